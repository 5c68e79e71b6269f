"""Reads the equation, the point and the line."""

from seedproof.equivalence import read
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.exact_equation.facts import Facts
from seedproof.problems.templates.exact_equation.phrases import TEXTS, WORDS


def _made(values: Values) -> Facts:
    first = _terms(values["across"])
    second = _terms(values["up"])
    if any(term[2] for term in [*first, *second]) is not (values["kind"] == "parameter"):
        raise Unreadable("k is missing, or it stands where it should not")
    if {values["line"], values["other"]} != {"x", "y"}:
        raise Unreadable("the line is given by the letter that is asked for")
    return Facts(
        kind=values["kind"],
        first=first,
        second=second,
        point=(integer_of(values["x"]), integer_of(values["y"])),
        line=values["line"],
        at=values["at"],
    )


def _terms(text: str) -> list[list[int]]:
    terms = expanded(read(text), "xyk")
    return [[*powers, integer(terms[powers])] for powers in sorted(terms, reverse=True)]


READER = reader(Facts, Phrases(TEXTS, WORDS), _made)
