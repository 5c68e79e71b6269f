"""Plants critical points with integer coordinates, and knows their kinds from how the polynomial is made.

A sum g(x) + h(y - s x) is planted by the simple roots of g' and h', where the curvatures change sign in turn.
A coupled a x^2 (y - low) + c (y - high)^2 has two saddle points, and an extremum.
"""

from collections.abc import Mapping
from fractions import Fraction
from math import comb
from typing import Literal, NamedTuple

from seedproof.problems.making.coefficients import integral, with_roots
from seedproof.problems.template import Answer, Template, Words
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
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, Word, collection, formula, latex, point, total

X = Symbol("x")
Y = Symbol("y")

Powers = tuple[int, int]
"""Of x and of y."""


class _CriticalPoint(NamedTuple):
    x: int
    y: int
    kind: str


class _Extremum(NamedTuple):
    """A root of the derivative, and a number with the sign of the second derivative there."""

    root: int
    curvature: int


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw one point of a quadratic; two points of a cubic; three or four points. Raises: Rejected."""
    match difficulty:
        case 1:
            return _quadratic(draws)
        case 2:
            return _sum(draws, "fold")
    shape = draws.choice(("grid", "grid", "well", "coupled"))
    if shape == "coupled":
        return _coupled(draws)
    return _sum(draws, shape)


def _quadratic(draws: Draws) -> Quadratic:
    a, b, c = draws.nonzeros(3, 4)
    if b**2 == 4 * a * c:
        raise Rejected("the quadratic form is degenerate")
    x, y = draws.nonzeros(2, 4)
    return Quadratic(square=(a, b, c), point=(x, y))


def _coupled(draws: Draws) -> Coupled:
    a, c = draws.nonzeros(2, 3)
    width = draws.between(1, 4)
    low = draws.between(-3, 3)
    rise = Fraction(a * width**2, 2 * c)
    if rise.denominator > 1 or abs(rise) > 9:
        raise Rejected("the extremum is not at a small integer")
    return Coupled(factors=(a, c), w=width, levels=(low, low + int(rise)))


def _sum(draws: Draws, shape: str) -> Sum:
    """Draw a cubic or quartic in x, and a parabola in y that may be sheared, or a cubic on a grid."""
    parabola = Derivative(factor=draws.choice((2, -2)), roots=[draws.between(-3, 3)])
    (slope_of_fold,) = draws.nonzeros(1, 2)
    slope_of_well = draws.between(-1, 1)
    match shape:
        case "fold":
            return Sum(x=_cubic(draws), y=parabola, slope=slope_of_fold)
        case "well":
            return Sum(x=_quartic(draws), y=parabola, slope=slope_of_well)
    x_derivative = _cubic(draws)
    y_derivative = _cubic(draws)
    return Sum(x=x_derivative, y=y_derivative, slope=0)


def _cubic(draws: Draws) -> Derivative:
    """Draw the derivative of a cubic polynomial with integer coefficients."""
    roots = sorted(draws.sample(range(-3, 4), 2))
    sign = draws.choice((1, -1))
    if sum(roots) % 2 == 1:
        return Derivative(factor=6 * sign, roots=roots)
    return Derivative(factor=3 * sign, roots=roots)


def _quartic(draws: Draws) -> Derivative:
    """Draw the derivative of a quartic polynomial with integer coefficients. Raises: Rejected."""
    roots = sorted(draws.sample(range(-3, 4), 3))
    if sum(roots) % 3 != 0:
        raise Rejected("the quartic has fractions")
    return Derivative(factor=draws.choice((4, -4)), roots=roots)


def _critical_points(facts: Facts) -> list[_CriticalPoint]:
    """Return the critical points with their kinds, sorted."""
    match facts:
        case Quadratic((a, b, c), (x, y)):
            # Completed to c (y + ...)^2 + (a - b^2/4c) x^2.
            return [_CriticalPoint(x, y, _kind(c, a - Fraction(b * b, 4 * c)))]
        case Coupled((_, c), width, (low, high)):
            return sorted(
                [
                    _CriticalPoint(-width, low, "saddle point"),
                    _CriticalPoint(width, low, "saddle point"),
                    _CriticalPoint(0, high, _kind(c, c)),
                ]
            )
        case Sum():
            return sorted(
                _CriticalPoint(
                    in_x.root, in_y.root + facts.slope * in_x.root, _kind(in_x.curvature, in_y.curvature)
                )
                for in_x in _extrema(facts.x)
                for in_y in _extrema(facts.y)
            )


def _extrema(derivative: Derivative) -> list[_Extremum]:
    """Return the extrema from the right, where the curvature has the sign of the factor and then changes."""
    extrema: list[_Extremum] = []
    curvature = derivative.factor
    for root in reversed(derivative.roots):
        extrema.append(_Extremum(root, curvature))
        curvature = -curvature
    return extrema


def _kind(first: int | Fraction, second: int | Fraction) -> str:
    """Return the kind of a critical point by the curvatures along two axes."""
    if first > 0 and second > 0:
        return "local minimum"
    if first < 0 and second < 0:
        return "local maximum"
    return "saddle point"


def answers(facts: Facts) -> list[Answer]:
    """Return all points, then those of a kind."""
    points = _critical_points(facts)
    if len(points) == 1:
        (critical,) = points
        return [
            Answer(point(critical.x, critical.y), "tuple", ("x", "y")),
            Answer(Word(critical.kind), "label"),
            Answer(formula(_value(facts, critical)), "number"),
        ]
    every = Answer(collection(*(point(critical.x, critical.y) for critical in points)), "set")
    if len(points) == 2:
        (saddle,) = _of_kind(points, "saddle point")
        (extremum,) = [critical.kind for critical in points if critical.kind != "saddle point"]
        return [every, Answer(saddle, "tuple"), Answer(Word(extremum), "label")]
    return [
        every,
        Answer(collection(*_of_kind(points, "saddle point")), "set"),
        Answer(collection(*_of_kind(points, _extremum(points))), "set"),
    ]


def _value(facts: Facts, critical: _CriticalPoint) -> Fraction:
    """Return the value at a critical point."""
    terms = coefficients_of(facts).items()
    return sum(
        (coefficient * Fraction(critical.x**i * critical.y**j) for (i, j), coefficient in terms), Fraction(0)
    )


def extremum(facts: Facts) -> Literal["local minimum", "local maximum"]:
    """Return which extrema are asked for: minima, where there are some."""
    return _extremum(_critical_points(facts))


def _extremum(points: list[_CriticalPoint]) -> Literal["local minimum", "local maximum"]:
    """Return which extrema are asked for: minima, where there are some."""
    if _of_kind(points, "local minimum"):
        return "local minimum"
    return "local maximum"


def _of_kind(points: list[_CriticalPoint], kind: str) -> list[Formula]:
    return [point(critical.x, critical.y) for critical in points if critical.kind == kind]


def coefficients_of(facts: Facts) -> Mapping[Powers, int | Fraction]:
    """Return the coefficients of the expanded polynomial by the powers of x and y."""
    match facts:
        case Quadratic((a, b, c), (x, y)):
            return {
                (2, 0): a,
                (1, 1): b,
                (0, 2): c,
                (1, 0): -2 * a * x - b * y,
                (0, 1): -b * x - 2 * c * y,
            }
        case Coupled((a, c), _, (low, high)):
            return {(2, 1): a, (2, 0): -a * low, (0, 2): c, (0, 1): -2 * c * high}
        case Sum():
            return _coefficients_of_sum(facts)


def _coefficients_of_sum(facts: Sum) -> dict[Powers, Fraction]:
    """Return those of g(x), and by the binomial theorem those of h(y - s x)."""
    coefficients: dict[Powers, Fraction] = {}
    for power, coefficient in enumerate(_antiderivative(facts.x)):
        coefficients[power, 0] = coefficient
    for power, coefficient in enumerate(_antiderivative(facts.y)):
        for x_power in range(power + 1):
            powers = (x_power, power - x_power)
            term = comb(power, x_power) * (-facts.slope) ** x_power * coefficient
            coefficients[powers] = coefficients.get(powers, Fraction(0)) + term
    return coefficients


def _antiderivative(derivative: Derivative) -> list[Fraction]:
    """Return the coefficients of the polynomial without constant term, the lowest power first."""
    coefficients = integral(with_roots(derivative.roots, derivative.factor), 0)
    return coefficients[::-1]


def written(coefficients: Mapping[Powers, int | Fraction]) -> Formula:
    """Return a polynomial in x and y, the highest terms first, and of these the highest powers of x."""
    ordered = sorted(coefficients, key=_rank)
    return total(*(coefficients[x_power, y_power] * X**x_power * Y**y_power for x_power, y_power in ordered))


def _rank(powers: Powers) -> tuple[int, int]:
    x_power, y_power = powers
    return -(x_power + y_power), -x_power


def words(facts: Facts, draws: Draws) -> Words:
    """Write the expanded polynomial, and ask for its critical points."""
    polynomial = latex(written(coefficients_of(facts)))
    statement = fill(draws.choice(STATEMENTS), polynomial=polynomial)
    return Words(statement, _questions(draws, _critical_points(facts)))


def _questions(draws: Draws, points: list[_CriticalPoint]) -> tuple[str, ...]:
    """Return the questions about these critical points."""
    count = len(points)
    if count == 1:
        return (
            draws.choice(POINT_QUESTIONS),
            draws.choice(KIND_QUESTIONS),
            draws.choice(VALUE_QUESTIONS),
        )
    points_question = draws.choice(POINTS_QUESTIONS)
    if count == 2:
        return points_question, draws.choice(SADDLE_POINT_QUESTIONS), draws.choice(EXTREMUM_QUESTIONS)
    return (
        points_question,
        draws.choice(SADDLE_POINTS_QUESTIONS),
        draws.choice(EXTREMA_QUESTIONS[_extremum(points)]),
    )


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="resultant of the gradient, minors of the Hessian",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a quadratic function with one critical point",
        2: "a cubic function with two critical points",
        3: "three or four critical points, found by cases",
    },
    version=2,
)
