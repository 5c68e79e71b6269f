"""Reads the terms of the function, and the condition."""

from fractions import Fraction

from seedproof.equivalence import read
from seedproof.problems.checking.polynomials import Terms, expanded, integer
from seedproof.problems.checking.squares import root_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of, read_kind
from seedproof.problems.templates.lagrange_quadratic.facts import Budget, Disc, Facts, Form
from seedproof.problems.templates.lagrange_quadratic.phrases import CURVES, TEXTS


def made(values: Values) -> Facts:
    """Return what the function and its condition show."""
    terms = expanded(read(values["function"]), "xy")
    match values["kind"]:
        case "form":
            return _form(terms, values["curve"])
        case "budget":
            return _budget(terms, values)
    return _disc(terms, root_of(integer_of(values["square"])))


def _form(terms: Terms, curve: str) -> Form:
    powers = ((2, 0), (1, 1), (0, 2))
    if not {*terms} <= {*powers}:
        raise Unreadable("the function is no quadratic form")
    a, b, c = (integer(terms.get(each, Fraction(0))) for each in powers)
    _, gaps = read_kind(curve, CURVES)
    first = integer_of(gaps["first"])
    return Form((a, b, c), (first, integer_of(gaps.get("second", gaps["first"]))))


def _budget(terms: Terms, values: Values) -> Budget:
    (((m, n), factor),) = terms.items()
    if factor != 1:
        raise Unreadable("the output has a factor")
    return Budget((m, n), (integer_of(values["first"]), integer_of(values["second"])), values["budget"])


def _disc(terms: Terms, radius: int) -> Disc:
    if {*terms} != {(2, 0), (0, 2), (1, 0)}:
        raise Unreadable("the function has another form")
    a = terms[2, 0]
    return Disc((integer(a), integer(terms[0, 2])), integer(-terms[1, 0] / (2 * a)), radius)


READER = reader(Facts, Phrases(TEXTS, {}), made)
