"""Declarations: each file of a family or template declares one object."""

from importlib import import_module
from typing import TypeVar

Declared = TypeVar("Declared")


def declaration(module: str, kind: type[Declared], name: str = "") -> Declared:
    """Import one module of a folder, and return the object that it declares.

    By default, the object is named after its kind in capitals: `PROVER` is a `Prover`.

    Raises: TypeError if the object is of another kind.
    """
    name = name or kind.__name__.upper()
    declared = getattr(import_module(module), name)
    if not isinstance(declared, kind):
        raise TypeError(f"{module}.{name}: is no {kind.__name__}")
    return declared
