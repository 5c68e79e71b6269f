"""Declarations: a family, a template is a folder of files, each with one object that says what it is."""

from importlib import import_module
from typing import TypeVar

Declared = TypeVar("Declared")


def declaration(module: str, kind: type[Declared]) -> Declared:
    """Import a module, and no other of its folder, and return what it declares.

    The object has the name of its kind in capitals: `PROVER` is a `Prover`.
    Raises: TypeError where it is of another kind.
    """
    declared = getattr(import_module(module), kind.__name__.upper())
    if not isinstance(declared, kind):
        raise TypeError(f"{module}.{kind.__name__.upper()}: is no {kind.__name__}")
    return declared
