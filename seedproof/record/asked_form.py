"""The form in which a question asks for its answer, as a row states it."""

from typing import Annotated, TypedDict

FORM_KINDS = (
    "numeral",
    "fraction",
    "lowest terms",
    "decimal",
    "closed form",
    "expression",
    "set",
    "intervals",
    "tuple",
    "matrix",
    "equation",
    "family",
    "word",
)
"""What an answer can be asked to be. A closed form is a number that may need roots, logarithms and others."""


class AskedForm(TypedDict):
    """What one answer is asked to be; nothing of it is guessed by who reads a response."""

    kind: Annotated[str, "What the answer is written as: `numeral`, `lowest terms`, `closed form`, `word`"]
    unit: Annotated[str, "The unit that the question asks for, or implies, as `m^2`; empty for none"]
    counted: Annotated[str, "The noun that the question counts, as `red apples`; empty for none"]
    names: Annotated[list[str], "The names that the question gives to the values, in order"]
    functions: Annotated[list[str], "The functions that the answer may use, as `sqrt`"]
    arithmetic: Annotated[bool, "Whether an operation that is not carried out may stand in the answer"]
