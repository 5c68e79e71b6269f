"""Puts y = y0 + m h + q h^2 / 2 into the equation, which must hold up to the second order in h."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import isqrt

from flint import fmpq, fmpq_series

from seedproof.problems.checker import Checker
from seedproof.problems.checking.comparing import agrees
from seedproof.problems.templates.implicit_derivative.facts import Facts, Function

_LENGTH = 3


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The equation holds along the stated parabola, and the tangents do what is stated."""
    slope, second = _derivatives(facts)
    if slope is None or second is None:
        yield "the point is not on the curve, or the curve is no graph there"
        return
    expected = (str(slope), str(second), _last(facts, slope))
    for stated, text, answer_type in zip(answers, expected, _types(facts), strict=True):
        if text is None:
            yield "the last part has no answer"
        elif not agrees(stated, text, answer_type):
            yield f"{stated} is not {text}"


def _derivatives(facts: Facts) -> tuple[Fraction | None, Fraction | None]:
    """Solve for m by two trials: the error of the first order is linear in it; then for q alike."""
    error = _errors(facts, Fraction(0), Fraction(0))
    unit = _errors(facts, Fraction(1), Fraction(0))
    if error[0] != 0 or unit[1] == error[1]:
        return None, None
    slope = -error[1] / (unit[1] - error[1])
    low = _errors(facts, slope, Fraction(0))[2]
    high = _errors(facts, slope, Fraction(1))[2]
    second = -low / (high - low)
    if any(_errors(facts, slope, second)):
        return None, None
    return slope, second


def _errors(facts: Facts, slope: Fraction, second: Fraction) -> list[Fraction]:
    """Return the coefficients of left side minus right side, up to the second order."""
    x0, y0 = facts.point
    x = _series([Fraction(x0), Fraction(1)])
    y = _series([Fraction(y0), slope, second / 2])
    left = _series([Fraction(-facts.value)])
    for coefficient, i, j in facts.monomials:
        left += coefficient * x**i * y**j
    for function in facts.functions:
        left += _expanded(function, x, y)
    return [Fraction(int(left[order].p), int(left[order].q)) for order in range(_LENGTH)]


def _series(coefficients: Sequence[Fraction]) -> fmpq_series:
    return fmpq_series([fmpq(number.numerator, number.denominator) for number in coefficients], 1, _LENGTH)


def _expanded(function: Function, x: fmpq_series, y: fmpq_series) -> fmpq_series:
    inside = function.a * x + function.b * y
    match function.name:
        case "exp":
            return function.factor * inside.exp()
        case "sin":
            return function.factor * inside.sin()
        case "log":
            return function.factor * (1 + inside).log()


def _last(facts: Facts, slope: Fraction) -> str | None:
    x, y = facts.point
    match facts.asked:
        case "area":
            # The tangent meets the axes at (x - y / m, 0) and (0, y - m x).
            return None if slope == 0 else str(abs((x - y / slope) * (y - slope * x)) / 2)
        case "normal":
            # A vector along the tangent is (1, m); the product with that to the foot is zero.
            return str(x + slope * y)
        case "horizontal":
            return _horizontal(facts)


def _horizontal(facts: Facts) -> str | None:
    """For a fixed y the equation is quadratic in x; its two roots meet where the tangent is horizontal."""
    if [(i, j) for _, i, j in facts.monomials] != [(2, 0), (1, 1), (0, 2)] or facts.functions:
        return None
    a, b, c = (coefficient for coefficient, _, _ in facts.monomials)
    if a == 0 or 4 * a * c == b * b:
        return None
    square = Fraction(4 * a * facts.value, 4 * a * c - b * b)
    root = _root(square)
    if root is None or root == 0:
        return None
    points = [(-b * y / (2 * a), y) for y in (-root, root)]
    return "{" + ", ".join(f"({x}, {y})" for x, y in points) + "}"


def _root(square: Fraction) -> Fraction | None:
    """Return the rational square root, None where there is none."""
    if square < 0:
        return None
    root = Fraction(isqrt(square.numerator), isqrt(square.denominator))
    return root if root * root == square else None


def _types(facts: Facts) -> list[str]:
    return ["number", "number", "set" if facts.asked == "horizontal" else "number"]


CHECKER = Checker(
    facts=Facts,
    method="substitution of a parabola",
    wrong=wrong,
    types=_types,
)
