"""Draws points on a grid; answers by the normal equations."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making import matrices
from seedproof.problems.making.coefficients import value
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.least_squares_points.facts import Asked, Facts
from seedproof.problems.templates.least_squares_points.phrases import (
    LAST,
    LETTERS,
    LINES,
    RESIDUALS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
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
    _check(facts)
    return facts


def _check(facts: Facts) -> None:
    """Raise Rejected where a coefficient is ugly, or zero."""
    line = fitted(facts.points, (1, 0))
    numbers = [*line, _residual(facts, line)]
    if facts.asked == "proportional":
        numbers += fitted(facts.points, (1,))
    if facts.asked == "parabola":
        numbers.append(fitted(facts.points, (2, 1, 0))[0])
    if 0 in numbers:
        raise Rejected("a coefficient, or what is left over, is zero")
    if max(number.denominator for number in numbers) > _LARGEST_DENOMINATOR:
        raise Rejected("the coefficients are ugly")


def _residual(facts: Facts, line: Sequence[Fraction]) -> Fraction:
    return sum(((value(line, x) - y) ** 2 for x, y in facts.points), Fraction(0))


def fitted(points: Sequence[tuple[int, int]], powers: Sequence[int]) -> list[Fraction]:
    """Return the best coefficients of these powers of x, by the normal equations."""
    columns = [[x**power for x, _ in points] for power in powers]
    ys = [y for _, y in points]
    gram = [[matrices.dot(left, right) for right in columns] for left in columns]
    return matrices.image(matrices.inverse(gram), [matrices.dot(column, ys) for column in columns])


def answers(facts: Facts) -> list[Answer]:
    """Return the line, what it leaves over, and a value or another fit."""
    line = fitted(facts.points, (1, 0))
    residual = _residual(facts, line)
    results = [Answer(polynomial(line, X), "expression(x)"), Answer(formula(residual), "number")]
    match facts.asked:
        case "prediction":
            return [*results, Answer(formula(value(line, facts.at)), "number", ("y",))]
        case "proportional":
            (slope,) = fitted(facts.points, (1,))
            return [*results, Answer(polynomial([slope, 0], X), "expression(x)")]
        case "parabola":
            parabola = fitted(facts.points, (2, 1, 0))
            return [*results, Answer(polynomial(parabola, X), "expression(x)")]


def words(facts: Facts, draws: Draws) -> Words:
    """Ask; the points are in the figure."""
    statement = draws.choice(STATEMENTS)
    line = fill(draws.choice(LINES), letters=LETTERS)
    residual = draws.choice(RESIDUALS)
    last = draws.choice(LAST[facts.asked])
    if facts.asked == "prediction":
        last = fill(last, at=str(facts.at))
    return Words(statement, (line, residual, last))


def drawing(facts: Facts) -> Drawing:
    """Draw the points, with the origin within sight."""
    xs = [0, *(x for x, _ in facts.points)]
    ys = [0, *(y for _, y in facts.points)]
    return {
        "kind": "axes",
        "x": [str(min(xs) - 1), str(max(xs) + 1)],
        "y": [str(min(ys) - 1), str(max(ys) + 1)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [{"kind": "point", "at": [str(x), str(y)], "open": 0, "label": ""} for x, y in facts.points],
    }


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    return "A few marked points, measurements of y at several values of x, on a grid of unit squares."


def twin(facts: Facts) -> Facts:
    """Return the points at the same places, all one unit higher, and the first one two."""
    (first_x, first_y), *others = facts.points
    raised = [(first_x, first_y + 2), *((x, y + 1) for x, y in others)]
    return replace(facts, points=raised)


TEMPLATE = Template(
    subject="algebra",
    method="deviations orthogonal to the powers of x",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "the best line for four points, and what it predicts",
        2: "also the best line through the origin, a projection on another subspace",
        3: "also the best parabola for five points, with three normal equations",
    },
)
