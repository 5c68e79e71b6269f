"""Reads the equation from the texts alone, with the name that the inverted matrix then has."""

from seedproof.problems.checking.texts import reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.templates.matrix_inverse_equation.facts import Facts
from seedproof.problems.templates.matrix_inverse_equation.phrases import TEXTS


def names(facts: Facts) -> dict[str, str]:
    """Return A X - k X = (A - k I) X, without X; as a base it stands in brackets."""
    if not facts.shift:
        return {"regular": "A", "base": "A"}
    name = f"A - {facts.shift} I".replace("- -", "+ ")
    return {"regular": name, "base": rf"\left({name}\right)"}


READER = reader(Facts, Phrases(TEXTS, {}), implied=names)
