"""Plants the lattice points where two polynomial curves meet, and integrates what is between."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import ceil, floor

from seedproof.problems.template import Answer, Drawing, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Symbol, formula, polynomial

X = Symbol("x")
_LEADING = {2: (-2, -1), -2: (2, 1), 1: (-1, -2), -1: (1, 2)}
"""Twice the highest coefficients of two parabolas that open to different sides."""
_DEGREES = {1: "linear", 2: "quadratic", 3: "cubic"}
_STATEMENTS = (
    "The figure shows a {} function $f$ and a {} function $g$; the region between their graphs is shaded. {}",
    "A {} function $f$ and a {} function $g$ are drawn in the figure, and what they enclose is shaded. {}",
    "In the figure you see a {} function $f$, a {} function $g$, and, shaded, what lies between them. {}",
)
_MARKS = "The coordinates of all marked points are integers."
_FORMULAS = ("Find a formula for ${}(x)$.", "Determine ${}(x)$ from the marked points.")
_AREAS = ("What is the exact total area that is shaded?", "Find the total shaded area, as an exact number.")


def sample(draws: Draws, difficulty: int) -> Facts:
    """A line and a parabola, two parabolas, or a cubic curve and one of lower degree; numbers in halves."""
    meeting = [draws.between(-4, 1)]
    for _ in range(2 if difficulty == 3 else 1):
        meeting.append(meeting[-1] + draws.choice((1, 2, 2, 3)) + (difficulty < 3))
    scale = draws.choice((2, -2, 1, -1))
    lead = draws.choice(((0,), _LEADING[scale], (0, 1, 2, -1, -2))[difficulty - 1])
    lower = [lead, draws.nonzeros(1, 2)[0] * (1 if lead % 2 else 2), 2 * draws.between(-3, 4)]
    difference = [scale - lead * (difficulty == 2)]
    for place in meeting:
        shifted = zip([*difference, 0], [0, *difference], strict=True)
        difference = [one - place * other for one, other in shifted]
    padded = [0] * (len(difference) - 3) + lower
    upper = [one + other for one, other in zip(difference, padded, strict=True)]
    curves = {"f": upper, "g": lower[lead == 0 :]}
    facts = {name: [str(Fraction(one, 2)) for one in curve] for name, curve in curves.items()}
    low, high = _height(facts)
    if (
        any(y.denominator > 1 for _, y in _marks(facts))
        or high - low > 11 + difficulty
        or low < -10
        or high > 10
    ):
        raise Rejected("the curves meet beside the lattice, or the figure is too high")
    if any(len(_marks(one)) < len(upper) + (difficulty == 2) for one in (facts, twin(facts))):
        raise Rejected("there is no room for a marked point")
    return facts


def _at(coefficients: Sequence[Fraction], x: Fraction | int) -> Fraction:
    value = Fraction(0)
    for one in coefficients:
        value = value * x + one
    return value


def _curves(facts: Facts) -> tuple[list[Fraction], list[Fraction]]:
    """The coefficients of both, as many."""
    upper, lower = ([Fraction(one) for one in facts[name]] for name in ("f", "g"))
    return upper, [Fraction(0)] * (len(upper) - len(lower)) + lower


def _meeting(facts: Facts) -> list[int]:
    upper, lower = _curves(facts)
    return [x for x in range(-9, 10) if _at(upper, x) == _at(lower, x)]


def _height(facts: Facts) -> tuple[int, int]:
    """The lowest and the highest y that the figure must show."""
    first, *_, last = (4 * x for x in _meeting(facts))
    values = [_at(curve, Fraction(x, 4)) for curve in _curves(facts) for x in range(first - 1, last + 2)]
    return floor(min(values)) - 1, ceil(max(values)) + 1


def _marks(facts: Facts) -> list[tuple[int, Fraction]]:
    """Where the curves meet, and one more lattice point for each curve that is not known by these."""
    meeting = _meeting(facts)
    middle = Fraction(meeting[0] + meeting[-1], 2)
    inner = sorted({*range(meeting[0], meeting[-1])} - {*meeting}, key=lambda x: (abs(x - middle), x))
    marks = [(x, _at(_curves(facts)[0], x)) for x in meeting]
    for curve, name in zip(_curves(facts), ("f", "g"), strict=True):
        if len(facts[name]) > len(meeting):
            marks += [(x, _at(curve, x)) for x in inner if _at(curve, x).denominator == 1][:1]
    return marks


def answers(facts: Facts) -> list[Answer]:
    """The area between two neighbouring places is the increase of an antiderivative, without its sign."""
    upper, lower = _curves(facts)
    powers = range(len(upper), 0, -1)
    whole = [(one - other) / power for one, other, power in zip(upper, lower, powers, strict=True)]
    whole.append(Fraction(0))
    parts = (abs(_at(whole, end) - _at(whole, start)) for start, end in pairwise(_meeting(facts)))
    formulas = [polynomial(map(Fraction, facts[name]), X) for name in ("f", "g")]
    return [
        *(Answer(one, "expression(x)") for one in formulas),
        Answer(formula(sum(parts, Fraction(0))), "number"),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Only the degrees are said."""
    degrees = (_DEGREES[len(facts[name]) - 1] for name in ("f", "g"))
    statement = draws.choice(_STATEMENTS).format(*degrees, _MARKS)
    asked = draws.choice(_FORMULAS)
    return Words(statement, (asked.format("f"), asked.format("g"), draws.choice(_AREAS)))


def drawing(facts: Facts) -> Drawing:
    """The curves a little beyond their meeting points; the shading between every two of these."""
    meeting, (low, high) = _meeting(facts), _height(facts)
    ends = {"from": str(meeting[0] - 1), "to": str(meeting[-1] + 1)}
    curves = {name: {"kind": "polynomial", "coefficients": facts[name]} for name in ("f", "g")}
    items: list[Drawing] = []
    for start, end in pairwise(meeting):
        middle = Fraction(start + end, 2)
        first, second = (_at(curve, middle) for curve in _curves(facts))
        over, under = ("f", "g") if first > second else ("g", "f")
        shape = {"kind": "between", "upper": curves[over], "lower": curves[under]}
        items.append(shape | {"from": str(start), "to": str(end)})
    items += [curve | ends | {"label": name} for name, curve in curves.items()]
    items += [{"kind": "point", "at": [str(x), str(y)], "open": 0, "label": ""} for x, y in _marks(facts)]
    axes: Drawing = {"kind": "axes", "x": [ends["from"], ends["to"]], "y": [str(low), str(high)]}
    return axes | {"x_step": "1", "y_step": "1", "x_label": "x", "y_label": "y", "items": items}


def twin(facts: Facts) -> Facts:
    """The first curve is twice as far from the second."""
    upper, lower = _curves(facts)
    return facts | {"f": [str(2 * one - other) for one, other in zip(upper, lower, strict=True)]}


TEMPLATE = Template(
    subject="integral_calculus",
    method="signed exact cubature",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=lambda facts: (
        "The graphs of two functions f and g on a grid, with marked points; the region "
        "enclosed by the two graphs is shaded."
    ),
    twin=twin,
)
