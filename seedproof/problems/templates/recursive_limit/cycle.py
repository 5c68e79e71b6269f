"""Reads the rule of the recursion; of a quotient, numerator and denominator are polynomials."""

from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import read_kind
from seedproof.problems.templates.recursive_limit.facts import Facts
from seedproof.problems.templates.recursive_limit.phrases import TEXTS

_RULES = {
    "root": r"\sqrt{<inside>}",
    "continued fraction": r"<a> + \frac{<b>}{x_n}",
    "chord": r"x_n + \frac{<b> - x_n^2}{<a>}",
    "quotient": r"\frac{<above>}{<below>}",
}


def _made(values: Values) -> Facts:
    start = values["start"]
    form, gaps = read_kind(values["rule"], _RULES)
    match form, [_polynomial(text) for text in gaps.values()]:
        case "root", [[a, b]]:
            return Facts("root", a, b, 0, start)
        case "continued fraction", [[a], [b]]:
            return Facts("continued fraction", a, b, 0, start)
        case "chord", [[b], [a]]:
            return Facts("chord", a, b, 0, start)
        case "quotient", [[1, 0, b], [2, constant]]:
            return Facts("newton", -constant, b, 0, start)
        case "quotient", [[1, 0, triple, 0], [3, 0, b]] if triple == 3 * b:
            return Facts("halley", 0, b, 0, start)
        case "quotient", [[a, b], [1, c]]:
            return Facts("linear fractional", a, b, c, start)
    raise Unreadable("the rule is none of this template")


def _polynomial(text: str) -> list[int]:
    """Return the coefficients of a polynomial in x_n."""
    return list(map(integer, polynomial_of(text.replace("x_n", "x"), "x")))


READER = reader(Facts, Phrases(TEXTS, {}), _made)
