"""Reads the linear function and the weights of the surface."""

from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Relation
from seedproof.problems.checking.polynomials import Terms, expanded, integer
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.templates.lagrange_linear_function.facts import Facts
from seedproof.problems.templates.lagrange_linear_function.phrases import SURFACES, TEXTS


def made(values: Values) -> Facts:
    """Return what the function and the equation show."""
    letters = values["at"].replace(", ", "")
    constraint = read(values["constraint"])
    if not isinstance(constraint, Relation) or constraint.signs != ("=",):
        raise Unreadable("the surface has no equation")
    left, right = constraint.operands
    squares = expanded(left, letters)
    weights = _taken_out(squares, len(letters), 2)
    function = expanded(read(values["function"]), letters)
    linear = _taken_out(function, len(letters), 1)
    constant = function.pop((0,) * len(letters), Fraction(0))
    if squares or function or 0 in weights:
        raise Unreadable("there is more than a linear function on a surface")
    return Facts(
        linear=[integer(factor) for factor in linear],
        constant=integer(constant),
        weights=[str(weight) for weight in weights],
        total=integer(expanded(right, "")[()]),
    )


def _taken_out(terms: Terms, count: int, power: int) -> list[Fraction]:
    """Return the coefficients of this power of each letter, which are terms no longer."""
    powers = [tuple(power if place == index else 0 for place in range(count)) for index in range(count)]
    return [terms.pop(one, Fraction(0)) for one in powers]


def implied(facts: Facts) -> dict[str, str]:
    """Return the names of letters and surface."""
    count = len(facts.weights)
    if count not in SURFACES:
        raise Unreadable("the surface does not have two or three coordinates")
    equal, unequal = SURFACES[count]
    return {"at": ", ".join("xyz"[:count]), "surface": equal if len({*facts.weights}) == 1 else unequal}


READER = reader(Facts, Phrases(TEXTS, {}), made, implied)
