"""Reads the polynomial's coefficients, and from them the shape it is made in."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.critical_points_two_variables.facts import (
    Coupled,
    Derivative,
    Facts,
    Quadratic,
    Sum,
)
from seedproof.problems.templates.critical_points_two_variables.phrases import (
    EXTREMA_QUESTIONS,
    EXTREMUM_QUESTIONS,
    KIND_QUESTIONS,
    POINT_QUESTIONS,
    POINTS_QUESTIONS,
    SADDLE_POINT_QUESTIONS,
    SADDLE_POINTS_QUESTIONS,
    STATEMENTS,
    VALUE_QUESTIONS,
)

Terms = dict[tuple[int, ...], Fraction]
"""Coefficients by the powers of x and y."""

_LARGEST_ROOT = 20
_LARGEST_WIDTH = 20
_OF_QUADRATIC = {(2, 0), (1, 1), (0, 2), (1, 0), (0, 1)}
_OF_COUPLED = {(2, 1), (2, 0), (0, 2), (0, 1)}
_OF_SUM = {(4, 0), (3, 0), (2, 0), (1, 0), (1, 1), (0, 3), (0, 2), (0, 1)}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a polynomial of two variables."""
    if drawing is not None:
        raise Unreadable("a polynomial of two variables has no figure")
    polynomial = read_gaps(statement, STATEMENTS)["polynomial"]
    facts = _facts(expanded(read_formula(polynomial), "xy"))
    match _critical_points(facts):
        case 1:
            point_question, kind_question, value_question = questions
            read_gaps(point_question, POINT_QUESTIONS)
            read_gaps(kind_question, KIND_QUESTIONS)
            read_gaps(value_question, VALUE_QUESTIONS)
        case 2:
            points_question, saddle_point_question, extremum_question = questions
            read_gaps(points_question, POINTS_QUESTIONS)
            read_gaps(saddle_point_question, SADDLE_POINT_QUESTIONS)
            read_gaps(extremum_question, EXTREMUM_QUESTIONS)
        case _:
            points_question, saddle_points_question, extrema_question = questions
            read_gaps(points_question, POINTS_QUESTIONS)
            read_gaps(saddle_points_question, SADDLE_POINTS_QUESTIONS)
            kind, _ = read_kind(extrema_question, EXTREMA_QUESTIONS)
            if kind != _extremum(facts):
                raise Unreadable("the questions are about other extrema")
    return facts


def _critical_points(facts: Facts) -> int:
    """Return how many there are."""
    match facts:
        case Quadratic():
            return 1
        case Coupled():
            return 3
        case Sum(x, y):
            return len(x.roots) * len(y.roots)


def _extremum(facts: Facts) -> str:
    """Return which extrema there are: minima, unless all are maxima."""
    match facts:
        case Coupled((_, c)):
            return "local minimum" if c > 0 else "local maximum"
        case Sum(_, y) if len(y.roots) == 1 and y.factor < 0:
            return "local maximum"
    return "local minimum"


def _facts(terms: Terms) -> Facts:
    degree = max(sum(powers) for powers in terms)
    if (2, 1) in terms:
        return _coupled(terms)
    if degree == 2:
        return _quadratic(terms)
    return _sum(terms)


def _check_powers(terms: Terms, expected: set[tuple[int, int]]) -> None:
    """Raise Unreadable where there are other terms."""
    if not {*terms} <= expected:
        raise Unreadable("the polynomial has a term that does not belong to its shape")


def _coefficient(terms: Terms, x_power: int, y_power: int) -> Fraction:
    return terms.get((x_power, y_power), Fraction(0))


def _ratio(numerator: Fraction, denominator: Fraction) -> Fraction:
    if denominator == 0:
        raise Unreadable("a term is missing")
    return numerator / denominator


def _coupled(terms: Terms) -> Coupled:
    _check_powers(terms, _OF_COUPLED)
    a = _coefficient(terms, 2, 1)
    c = _coefficient(terms, 0, 2)
    low = _ratio(-_coefficient(terms, 2, 0), a)
    high = _ratio(-_coefficient(terms, 0, 1), 2 * c)
    return Coupled(
        factors=(integer(a), integer(c)),
        w=_square_root(_ratio(2 * c * (high - low), a)),
        levels=(integer(low), integer(high)),
    )


def _square_root(square: Fraction) -> int:
    """Return the positive root of a square number. Raises: Unreadable."""
    for root in range(1, _LARGEST_WIDTH):
        if root * root == square:
            return root
    raise Unreadable("the saddle points are no integers")


def _quadratic(terms: Terms) -> Quadratic:
    _check_powers(terms, _OF_QUADRATIC)
    a = _coefficient(terms, 2, 0)
    b = _coefficient(terms, 1, 1)
    c = _coefficient(terms, 0, 2)
    d = _coefficient(terms, 1, 0)
    e = _coefficient(terms, 0, 1)
    determinant = 4 * a * c - b * b
    x = _ratio(b * e - 2 * c * d, determinant)
    y = _ratio(b * d - 2 * a * e, determinant)
    return Quadratic(square=(integer(a), integer(b), integer(c)), point=(integer(x), integer(y)))


def _sum(terms: Terms) -> Sum:
    """Read g(x) + h(y - s x), where h is quadratic unless s is zero."""
    _check_powers(terms, _OF_SUM)
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
    return Sum(
        x=_derivative(x_derivative),
        y=_derivative([3 * cubic, 2 * quadratic, linear]),
        slope=integer(slope),
    )


def _derivative(coefficients: Sequence[Fraction]) -> Derivative:
    """Return leading coefficient and integer roots. Raises: Unreadable unless they are all roots."""
    powers = [power for power, coefficient in enumerate(coefficients) if coefficient != 0]
    if not powers:
        raise Unreadable("there is no term with one of the variables")
    leading, *rest = coefficients[powers[0] :]
    roots = [root for root in range(-_LARGEST_ROOT, _LARGEST_ROOT + 1) if _value([leading, *rest], root) == 0]
    if len(roots) != len(rest):
        raise Unreadable("the critical points are no integers")
    return Derivative(factor=integer(leading), roots=roots)


def _value(coefficients: Sequence[Fraction], x: int) -> Fraction:
    value = Fraction(0)
    for coefficient in coefficients:
        value = value * x + coefficient
    return value


READER = Reader(read=read)
