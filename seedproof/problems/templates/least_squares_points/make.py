"""Draws points on a grid; answers by the normal equations."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making import matrices
from seedproof.problems.making.coefficients import value
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.least_squares_points.facts import Asked, Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Symbol, formula, polynomial

X = Symbol("x")
_ASKED: dict[int, Asked] = {1: "prediction", 2: "proportional", 3: "parabola"}
_NUMBERS = {1: 4, 2: 4, 3: 5}
"""How many points there are, by difficulty."""
_LARGEST_DENOMINATOR = 20


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw different values of x, at difficulty 3 five in a row, and values near no line.

    Raises: Rejected.
    """
    count = _NUMBERS[difficulty]
    xs = sorted(draws.sample(range(-3, 6), count))
    if difficulty == 3:
        middle = draws.between(-1, 1)
        xs = list(range(middle - 2, middle + 3))
    ys = draws.integers(count, -4, 7)
    slope = Fraction(ys[-1] - ys[0], xs[-1] - xs[0])
    if any(abs(ys[0] + slope * (x - xs[0]) - y) > 4 for x, y in zip(xs, ys, strict=True)):
        raise Rejected("a point is far from a line")
    if len({*ys}) < 3:
        raise Rejected("the values are alike")
    at = xs[-1] + draws.between(1, 4) if difficulty == 1 else 0
    facts = Facts(list(zip(xs, ys, strict=True)), _ASKED[difficulty], at)
    line = _fitted(facts, (1, 0))
    numbers = [*line, _residual(facts, line)]
    if facts.asked == "proportional":
        numbers += _fitted(facts, (1,))
    if facts.asked == "parabola":
        numbers.append(_fitted(facts, (2, 1, 0))[0])
    if 0 in numbers:
        raise Rejected("a coefficient, or what is left over, is zero")
    if max(number.denominator for number in numbers) > _LARGEST_DENOMINATOR:
        raise Rejected("the coefficients are ugly")
    return facts


def _residual(facts: Facts, line: Sequence[Fraction]) -> Fraction:
    return sum(((value(line, x) - y) ** 2 for x, y in facts.points), Fraction(0))


def _fitted(facts: Facts, powers: Sequence[int]) -> list[Fraction]:
    """Return the best coefficients of these powers of x."""
    columns = [[x**power for x, _ in facts.points] for power in powers]
    ys = [y for _, y in facts.points]
    gram = [[matrices.dot(left, right) for right in columns] for left in columns]
    return matrices.image(matrices.inverse(gram), [matrices.dot(column, ys) for column in columns])


def work(facts: Facts, slip: Slip) -> Worked:
    """The line, what it leaves over, and a value or another fit."""
    line = _fitted(facts, (1, 0))
    match facts.asked:
        case "prediction":
            last = formula(value(line, facts.at))
        case "proportional":
            last = polynomial([*_fitted(facts, (1,)), 0], X)
        case "parabola":
            last = polynomial(_fitted(facts, (2, 1, 0)), X)
    return Worked((), (polynomial(line, X), formula(_residual(facts, line)), last))


def types(facts: Facts) -> list[Typed]:
    """Return that of each answer."""
    last = Typed("number", ("y",)) if facts.asked == "prediction" else Typed("expression(x)")
    return [Typed("expression(x)"), Typed("number"), last]


SHEET = Sheet(
    subject="algebra",
    method="deviations orthogonal to the powers of x",
    sample=sample,
    work=work,
    types=types,
    levels={
        1: "the best line for four points, and what it predicts",
        2: "also the best line through the origin, a projection on another subspace",
        3: "also the best parabola for five points, with three normal equations",
    },
)
