"""Integrates the section of the tank, piece by piece, with the radius as a linear function of the height."""

from fractions import Fraction
from itertools import pairwise
from typing import Literal

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making import coefficients
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.tank_sketch.facts import Corner, Facts
from seedproof.problems.templates.tank_sketch.phrases import LIQUIDS, RATES, STATEMENTS, VOLUMES, WORKS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, formula, product

_WEIGHTS: tuple[Literal[8, 9, 10, 12], ...] = (8, 9, 10, 12)
_ALT = (
    "A vertical section through the axis of a round tank, partly filled; its heights and radii and the "
    "depth of "
    "the liquid are written beside double arrows, in metres."
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a cone, a part of a cone, or a tank whose wall has a corner."""
    wall = _wall(draws, difficulty)
    facts = Facts(
        wall=wall,
        level=draws.between(1, wall[-1].height - 1),
        weight=draws.choice(_WEIGHTS),
        inflow=draws.between(2, 12),
    )
    if difficulty == 3 and facts.level <= wall[1].height:
        raise Rejected("the level is below the corner")
    for value in (volume_of(facts), work_of(facts)):
        if value.denominator > 12 or value > 5000:
            raise Rejected("a value is ugly")
    return facts


def _wall(draws: Draws, difficulty: int) -> list[Corner]:
    height = draws.between(3, 7)
    bottom = draws.between(1, 3)
    top = bottom + draws.between(1, 3)
    match difficulty:
        case 1:
            return [Corner(0, 0), Corner(height, draws.between(1, 4))]
        case 2:
            if draws.below(2):
                return [Corner(0, top), Corner(height, bottom)]
            return [Corner(0, bottom), Corner(height, top)]
        case _:
            corner = draws.between(1, 3)
            radius = draws.choice((0, bottom))
            return [Corner(0, radius), Corner(corner, top), Corner(corner + height, top)]


def _radius(lower: Corner, upper: Corner) -> list[Fraction]:
    """Return the radius of a piece of the wall as a linear function of the height."""
    slope = Fraction(upper.radius - lower.radius, upper.height - lower.height)
    return [slope, lower.radius - slope * lower.height]


def _integral(facts: Facts, weight: list[Fraction]) -> Fraction:
    """Return the integral of the square of the radius, times a polynomial, up to the level."""
    result = Fraction(0)
    for lower, upper in pairwise(facts.wall):
        radius = _radius(lower, upper)
        antiderivative = coefficients.integral(coefficients.product(radius, radius, weight), 0)
        low = min(lower.height, facts.level)
        high = min(upper.height, facts.level)
        result += coefficients.value(antiderivative, high) - coefficients.value(antiderivative, low)
    return result


def volume_of(facts: Facts) -> Fraction:
    """Return the volume over pi."""
    return _integral(facts, [Fraction(1)])


def work_of(facts: Facts) -> Fraction:
    """Return the work over pi."""
    distance = [Fraction(-1), Fraction(facts.wall[-1].height)]
    return facts.weight * _integral(facts, distance)


def _radius_at_level(facts: Facts) -> Fraction:
    lower, upper = next(
        (lower, upper) for lower, upper in pairwise(facts.wall) if facts.level <= upper.height
    )
    return coefficients.value(_radius(lower, upper), facts.level)


def answers(facts: Facts) -> list[Answer]:
    """The volume, the work, and the inflow over the area of the surface."""
    rate = facts.inflow / _radius_at_level(facts) ** 2
    return [
        Answer(product(volume_of(facts), PI), "number", unit="m^3"),
        Answer(product(work_of(facts), PI), "number", unit="kJ"),
        Answer(formula(rate.numerator) / product(rate.denominator, PI), "number", unit="metre per hour"),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Say what liquid it is, and how much flows in."""
    statement = fill(draws.choice(STATEMENTS), liquid=LIQUIDS[facts.weight])
    volume = draws.choice(VOLUMES)
    work = draws.choice(WORKS)
    return Words(statement, (volume, work, fill(draws.choice(RATES), inflow=str(facts.inflow))))


def drawing(facts: Facts) -> Drawing:
    """Draw the section true to scale, heights at the right, the depth at the left, radii above and below."""
    height = facts.wall[-1].height
    widest = max(corner.radius for corner in facts.wall)
    items = [
        {"kind": "region", "points": _liquid(facts)},
        {"kind": "polyline", "points": _outline(facts)},
        {"kind": "segment", "from": ["0", "-1"], "to": ["0", str(height + 1)], "dashed": 1},
        _arrow((0, height + 1), (facts.wall[-1].radius, height + 1)),
        _arrow((-widest - 1, 0), (-widest - 1, facts.level)),
    ]
    if facts.wall[0].radius > 0:
        items.append(_arrow((0, -1), (facts.wall[0].radius, -1)))
    for lower, upper in pairwise(facts.wall):
        items.append(_arrow((widest + 1, lower.height), (widest + 1, upper.height)))
    return {
        "kind": "diagram",
        "x": [str(-widest - 3), str(widest + 3)],
        "y": ["-2", str(height + 2)],
        "items": items,
    }


def _arrow(start: tuple[int, int], end: tuple[int, int]) -> Drawing:
    """Return a double arrow with its length in metres."""
    length = abs(end[0] - start[0]) + abs(end[1] - start[1])
    return {
        "kind": "dimension",
        "from": [str(coordinate) for coordinate in start],
        "to": [str(coordinate) for coordinate in end],
        "label": f"{length} m",
    }


def _outline(facts: Facts) -> list[list[str]]:
    """Return the wall from the rim at the left to the rim at the right."""
    left = [[str(-corner.radius), str(corner.height)] for corner in reversed(facts.wall)]
    right = [[str(corner.radius), str(corner.height)] for corner in facts.wall]
    if facts.wall[0].radius == 0:
        return [*left, *right[1:]]
    return [*left, *right]


def _liquid(facts: Facts) -> list[list[str]]:
    """Return the corners of what is filled."""
    below = [corner for corner in facts.wall if corner.height < facts.level]
    radius = _radius_at_level(facts)
    left = [[str(-corner.radius), str(corner.height)] for corner in reversed(below)]
    right = [[str(corner.radius), str(corner.height)] for corner in below]
    if below[0].radius == 0:
        right = right[1:]
    level = str(facts.level)
    return [[str(-radius), level], *left, *right, [str(radius), level]]


def alt(facts: Facts) -> str:
    """Say what is there, not how long it is."""
    return _ALT


def twin(facts: Facts) -> Facts:
    """Return a wider tank."""
    wider = [Corner(corner.height, corner.radius + 1) if corner.radius else corner for corner in facts.wall]
    return replace(facts, wall=wider)


TEMPLATE = Template(
    subject="integral_calculus",
    method="truncated cones",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "a cone with its vertex at the bottom",
        2: "a truncated cone, whose radius does not begin at zero",
        3: "a wall with a corner: the integrals fall into two pieces",
    },
)
