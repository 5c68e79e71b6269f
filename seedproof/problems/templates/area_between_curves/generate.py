"""Plants the lattice points where two polynomial curves meet, and integrates what is between."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import ceil, floor

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.coefficients import integral, scaled, total, value, with_roots
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.area_between_curves.facts import Facts
from seedproof.problems.templates.area_between_curves.phrases import AREAS, DEGREES, FORMULAS, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Symbol, formula, polynomial

X = Symbol("x")

_LEADING = {2: (-2, -1), -2: (2, 1), 1: (-1, -2), -1: (1, 2)}
"""Twice the leading coefficients of two parabolas that open to different sides."""
_LOWEST = -10
_HIGHEST = 10


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a line and a parabola, two parabolas, or a cubic curve and one of lower degree; all in halves."""
    meeting = _abscissas(draws, difficulty)
    leading = draws.choice((2, -2, 1, -1))
    lower = _lower(draws, difficulty, leading)
    if difficulty == 2:
        leading -= lower[0]
    upper = total(with_roots(meeting, leading), lower)
    if lower[0] == 0:
        lower = lower[1:]
    facts = Facts(f=_halves(upper), g=_halves(lower))
    low, high = _height(facts)
    beside = any(y.denominator > 1 for _, y in _marks(facts))
    if beside or high - low > 11 + difficulty or low < _LOWEST or high > _HIGHEST:
        raise Rejected("the curves meet beside the lattice, or the figure is too high")
    needed = len(upper)
    if difficulty == 2:
        needed += 1
    if len(_marks(facts)) < needed or len(_marks(twin(facts))) < needed:
        raise Rejected("there is no room for a marked point")
    return facts


def _abscissas(draws: Draws, difficulty: int) -> list[int]:
    """Draw where the curves meet: at three places at the highest difficulty, else at two that are further."""
    meeting = [draws.between(-4, 1)]
    if difficulty == 3:
        for _ in range(2):
            meeting.append(meeting[-1] + draws.choice((1, 2, 2, 3)))
    else:
        meeting.append(meeting[-1] + draws.choice((1, 2, 2, 3)) + 1)
    return meeting


def _lower(draws: Draws, difficulty: int, leading: int) -> list[int]:
    """Draw twice the coefficients of the curve of lower degree, where the other has this leading one."""
    squares = {1: (0,), 2: _LEADING[leading], 3: (0, 1, 2, -1, -2)}
    square = draws.choice(squares[difficulty])
    (slope,) = draws.nonzeros(1, 2)
    if square % 2 == 0:
        slope *= 2
    return [square, slope, 2 * draws.between(-3, 4)]


def _halves(coefficients: Sequence[int]) -> list[str]:
    return [str(Fraction(coefficient, 2)) for coefficient in coefficients]


def _numbers(coefficients: Sequence[str]) -> list[Fraction]:
    return [Fraction(coefficient) for coefficient in coefficients]


def _difference(facts: Facts) -> list[Fraction]:
    """Return how far the first curve is above the second."""
    return total(_numbers(facts.f), scaled(_numbers(facts.g), Fraction(-1)))


def _meeting(facts: Facts) -> list[int]:
    """Return where the curves meet."""
    difference = _difference(facts)
    return [x for x in range(-9, 10) if value(difference, x) == 0]


def _height(facts: Facts) -> tuple[int, int]:
    """Return the lowest and the highest y that the figure must show: the curves are tried every quarter."""
    meeting = _meeting(facts)
    quarters = range(4 * meeting[0] - 1, 4 * meeting[-1] + 2)
    heights: list[Fraction] = []
    for curve in (facts.f, facts.g):
        heights += [value(_numbers(curve), Fraction(quarter, 4)) for quarter in quarters]
    return floor(min(heights)) - 1, ceil(max(heights)) + 1


def _marks(facts: Facts) -> list[tuple[int, Fraction]]:
    """Return where the curves meet, and a lattice point more of each curve that is not known by these."""
    meeting = _meeting(facts)
    marks = [(x, value(_numbers(facts.f), x)) for x in meeting]
    for curve in (facts.f, facts.g):
        if len(curve) > len(meeting):
            marks += _inner_points(_numbers(curve), meeting)[:1]
    return marks


def _inner_points(curve: Sequence[Fraction], meeting: Sequence[int]) -> list[tuple[int, Fraction]]:
    """Return the lattice points of a curve between the places of meeting, the middle ones first."""
    middle = Fraction(meeting[0] + meeting[-1], 2)
    inner = {*range(meeting[0], meeting[-1])} - {*meeting}
    points = [(x, value(curve, x)) for x in sorted(inner, key=lambda x: (abs(x - middle), x))]
    return [(x, y) for x, y in points if y.denominator == 1]


def answers(facts: Facts) -> list[Answer]:
    """Give both formulas, and the sum of the increases of an antiderivative, each without its sign."""
    antiderivative = integral(_difference(facts), 0)
    area = Fraction(0)
    for start, end in pairwise(_meeting(facts)):
        area += abs(value(antiderivative, end) - value(antiderivative, start))
    return [
        Answer(polynomial(_numbers(facts.f), X), "expression(x)", ("f",)),
        Answer(polynomial(_numbers(facts.g), X), "expression(x)", ("g",)),
        Answer(formula(area), "number"),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Say only the degrees."""
    statement = fill(
        draws.choice(STATEMENTS),
        f=DEGREES[len(facts.f) - 1],
        g=DEGREES[len(facts.g) - 1],
    )
    question = draws.choice(FORMULAS)
    area = draws.choice(AREAS)
    return Words(statement, (fill(question, name="f"), fill(question, name="g"), area))


def drawing(facts: Facts) -> Drawing:
    """Draw the curves a little beyond their meeting points, and shade between every two of these."""
    meeting = _meeting(facts)
    left = str(meeting[0] - 1)
    right = str(meeting[-1] + 1)
    low, high = _height(facts)
    items = [_shading(facts, start, end) for start, end in pairwise(meeting)]
    for label, coefficients in (("f", facts.f), ("g", facts.g)):
        items.append(_curve(coefficients) | {"from": left, "to": right, "label": label})
    for x, y in _marks(facts):
        items.append({"kind": "point", "at": [str(x), str(y)], "open": 0, "label": ""})
    return {
        "kind": "axes",
        "x": [left, right],
        "y": [str(low), str(high)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": items,
    }


def _curve(coefficients: list[str]) -> Drawing:
    return {"kind": "polynomial", "coefficients": coefficients}


def _shading(facts: Facts, start: int, end: int) -> Drawing:
    """Return the region between two neighbouring places of meeting."""
    upper = facts.f
    lower = facts.g
    if value(_difference(facts), Fraction(start + end, 2)) <= 0:
        upper, lower = lower, upper
    return {
        "kind": "between",
        "upper": _curve(upper),
        "lower": _curve(lower),
        "from": str(start),
        "to": str(end),
    }


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    return (
        "The graphs of two functions f and g on a grid, with marked points; the region "
        "enclosed by the two graphs is shaded."
    )


def twin(facts: Facts) -> Facts:
    """Return curves of which the first is twice as far from the second."""
    doubled = total(_numbers(facts.f), _difference(facts))
    return replace(facts, f=[str(coefficient) for coefficient in doubled])


TEMPLATE = Template(
    subject="integral_calculus",
    method="signed exact cubature",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "a line and a parabola",
        2: "two parabolas that open to different sides",
        3: "a cubic curve and one of lower degree: two regions with different signs",
    },
)
