"""Expands both coordinates in h = t - t0, and fits a parabola y = y0 + m (x - x0) + k (x - x0)^2 / 2."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import fmpq, fmpq_poly, fmpq_series

from seedproof.problems.checker import Checker
from seedproof.problems.checking.comparing import agrees
from seedproof.problems.templates.parametric_derivative import facts as kinds

_LENGTH = 3


def wrong(facts: kinds.Facts, answers: Sequence[str]) -> Iterator[str]:
    """Slope and bend are those of the parabola; the circle of curvature follows from it."""
    expected = _parametric(facts) if isinstance(facts, kinds.Parametric) else _polar(facts)
    for stated, text in zip(answers, expected, strict=True):
        if text is None:
            yield "the curve has no tangent there that is a graph, or no such point"
        elif not agrees(stated, text, "number"):
            yield f"{stated} is not {text}"


def _parametric(facts: kinds.Parametric) -> list[str | None]:
    fitted = _parabola(_expanded(facts.x, facts.t), _expanded(facts.y, facts.t))
    if fitted is None:
        return [None, None, None]
    slope, second = fitted
    last: str | None = f"({1 + slope**2})^(3/2)/abs({second})"
    if facts.asked == "again":
        last = _second_meeting(facts, slope)
    return [str(slope), str(second), last]


def _parabola(x: fmpq_series, y: fmpq_series) -> tuple[fmpq, fmpq] | None:
    """Return m and k: h is found as a power series in x - x0, and put into y."""
    if x[1] == 0:
        return None
    slope = y[1] / x[1]
    # The rest after the tangent is of the second order: k (x - x0)^2 / 2 is all of it there.
    second = 2 * (y[2] - slope * x[2]) / x[1] ** 2
    return None if second == 0 else (slope, second)


def _expanded(along: kinds.Coordinate, t: int) -> fmpq_series:
    h = fmpq_series([t, 1], 1, _LENGTH)
    total = fmpq_series([0], 1, _LENGTH)
    for coefficient in along.polynomial:
        total = total * h + coefficient
    for function in along.functions:
        total += function.factor * _function(function, t)
    return total


def _function(function: kinds.Function, t: int) -> fmpq_series:
    if t != 0:
        raise ValueError("functions are expanded at zero only")
    inside = fmpq_series([0, function.multiple], 1, _LENGTH)
    match function.name:
        case "exp":
            return inside.exp()
        case "sin":
            return inside.sin()
        case "cos":
            return inside.cos()
        case "log":
            return (1 + inside).log()


def _second_meeting(facts: kinds.Parametric, slope: fmpq) -> str | None:
    """Divide y - y0 - m (x - x0) by (t - t0)^2, which leaves one linear factor."""
    x = fmpq_poly(facts.x.polynomial[::-1])
    y = fmpq_poly(facts.y.polynomial[::-1])
    gap = y - y(facts.t) - slope * (x - x(facts.t))
    square = fmpq_poly([-facts.t, 1]) ** 2
    quotient, remainder = divmod(gap, square)
    if remainder.degree() >= 0 or quotient.degree() != 1:
        return None
    return str(x(-quotient[0] / quotient[1]))


def _polar(facts: kinds.Polar) -> list[str | None]:
    sine = fmpq_series([0, 1], 1, _LENGTH).sin()
    cosine = fmpq_series([0, 1], 1, _LENGTH).cos()
    if facts.wave == "cos":
        # The angle is pi/2 + h, where the cosine is -sin(h) and the sine cos(h).
        r = facts.p - facts.q * sine
        x = -r * sine
        y = r * cosine
    else:
        r = facts.p + facts.q * sine
        x = r * cosine
        y = r * sine
    fitted = _parabola(x, y)
    if fitted is None:
        return [None, None, None]
    slope, second = fitted
    return [str(slope), f"({1 + slope**2})^(3/2)/abs({second})", _extent(facts)]


def _extent(facts: kinds.Polar) -> str | None:
    """Return the root of the greatest (p + q c)^2 (1 - c^2), which is among the zeros of its derivative."""
    square = fmpq_poly([facts.p, facts.q]) ** 2 * fmpq_poly([1, 0, -1])
    _, factors = square.derivative().factor()
    zeros = [-factor[0] / factor[1] for factor, _ in factors if factor.degree() == 1]
    if len(zeros) < len(factors):
        return None
    greatest = max(square(zero) for zero in zeros if abs(_fraction(zero)) <= 1)
    return f"sqrt({greatest})"


def _fraction(number: fmpq) -> Fraction:
    return Fraction(int(number.p), int(number.q))


CHECKER = Checker(
    facts=kinds.Facts,
    method="osculating parabola",
    wrong=wrong,
    types=lambda facts: ["number", "number", "number"],
)
