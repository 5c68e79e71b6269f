"""Declarations: a family, a template is a folder of files, each with one object that says what it is."""

from importlib import import_module
from typing import TypeVar

Declared = TypeVar("Declared")


def declaration(module: str, kind: type[Declared], name: str = "") -> Declared:
    """Import a module, and no other of its folder, and return what it declares.

    Unless it is said, the object has the name of its kind in capitals: `PROVER` is a `Prover`.
    Raises: TypeError where it is of another kind.
    """
    name = name or kind.__name__.upper()
    declared = getattr(import_module(module), name)
    if not isinstance(declared, kind):
        raise TypeError(f"{module}.{name}: is no {kind.__name__}")
    return declared
