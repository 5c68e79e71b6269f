"""Reads the polynomial's coefficients, and from them the shape it is made in."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.polynomials import Terms, expanded, flint_polynomial, integer
from seedproof.problems.checking.squares import root_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps
from seedproof.problems.templates.critical_points_two_variables import facts as shapes
from seedproof.problems.templates.critical_points_two_variables import phrases
from seedproof.problems.templates.critical_points_two_variables.facts import Derivative, Facts

_LARGEST_ROOT = 20
_OF_QUADRATIC = {(2, 0), (1, 1), (0, 2), (1, 0), (0, 1)}
_OF_COUPLED = {(2, 1), (2, 0), (0, 2), (0, 1)}
_OF_SUM = {(4, 0), (3, 0), (2, 0), (1, 0), (1, 1), (0, 3), (0, 2), (0, 1)}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a polynomial of two variables."""
    if drawing is not None:
        raise Unreadable("a polynomial of two variables has no figure")
    polynomial = read_gaps(statement, phrases.STATEMENTS)["polynomial"]
    facts = _facts(expanded(read_formula(polynomial), "xy"))
    for question, wordings in zip(questions, phrases.QUESTIONS[_asked(facts)], strict=True):
        read_gaps(question, wordings)
    return facts


def _asked(facts: Facts) -> str:
    """Return which questions are to be asked: there are minima, unless all extrema are maxima."""
    match facts:
        case shapes.Quadratic():
            return "one point"
        case shapes.Coupled((_, c)):
            return "minima" if c > 0 else "maxima"
        case shapes.Sum(x, y) if len(x.roots) * len(y.roots) == 2:
            return "two points"
        case shapes.Sum(_, y):
            return "maxima" if len(y.roots) == 1 and y.factor < 0 else "minima"


def _facts(terms: Terms) -> Facts:
    degree = max(sum(powers) for powers in terms)
    expected = _OF_COUPLED if (2, 1) in terms else _OF_QUADRATIC if degree == 2 else _OF_SUM
    if not {*terms} <= expected:
        raise Unreadable("the polynomial has a term that does not belong to its shape")
    if (2, 1) in terms:
        return _coupled(terms)
    return _quadratic(terms) if degree == 2 else _sum(terms)


def _coefficient(terms: Terms, x_power: int, y_power: int) -> Fraction:
    return terms.get((x_power, y_power), Fraction(0))


def _ratio(numerator: Fraction, denominator: Fraction) -> Fraction:
    if denominator == 0:
        raise Unreadable("a term is missing")
    return numerator / denominator


def _coupled(terms: Terms) -> shapes.Coupled:
    a = _coefficient(terms, 2, 1)
    c = _coefficient(terms, 0, 2)
    low = _ratio(-_coefficient(terms, 2, 0), a)
    high = _ratio(-_coefficient(terms, 0, 1), 2 * c)
    return shapes.Coupled(
        factors=(integer(a), integer(c)),
        w=root_of(integer(_ratio(2 * c * (high - low), a))),
        levels=(integer(low), integer(high)),
    )


def _quadratic(terms: Terms) -> shapes.Quadratic:
    a = _coefficient(terms, 2, 0)
    b = _coefficient(terms, 1, 1)
    c = _coefficient(terms, 0, 2)
    d = _coefficient(terms, 1, 0)
    e = _coefficient(terms, 0, 1)
    determinant = 4 * a * c - b * b
    x = _ratio(b * e - 2 * c * d, determinant)
    y = _ratio(b * d - 2 * a * e, determinant)
    return shapes.Quadratic(square=(integer(a), integer(b), integer(c)), point=(integer(x), integer(y)))


def _sum(terms: Terms) -> shapes.Sum:
    """Read g(x) + h(y - s x), where h is quadratic unless s is zero."""
    cubic = _coefficient(terms, 0, 3)
    quadratic = _coefficient(terms, 0, 2)
    linear = _coefficient(terms, 0, 1)
    slope = Fraction(0)
    if (1, 1) in terms:
        slope = _ratio(-_coefficient(terms, 1, 1), 2 * quadratic)
    x_derivative = [
        4 * _coefficient(terms, 4, 0),
        3 * _coefficient(terms, 3, 0),
        2 * (_coefficient(terms, 2, 0) - quadratic * slope**2),
        _coefficient(terms, 1, 0) + linear * slope,
    ]
    return shapes.Sum(
        x=_derivative(x_derivative),
        y=_derivative([3 * cubic, 2 * quadratic, linear]),
        slope=integer(slope),
    )


def _derivative(coefficients: Sequence[Fraction]) -> Derivative:
    """Return leading coefficient and integer roots. Raises: Unreadable unless they are all roots."""
    polynomial = flint_polynomial(coefficients)
    roots = [root for root in range(-_LARGEST_ROOT, _LARGEST_ROOT + 1) if polynomial(root) == 0]
    if len(roots) != polynomial.degree():
        raise Unreadable("the critical points are no integers")
    return Derivative(factor=int(polynomial[len(roots)]), roots=roots)


READER = Reader(read=read)
