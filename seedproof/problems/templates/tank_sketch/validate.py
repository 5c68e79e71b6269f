"""Takes the content as truncated cones, with their known volumes and centroids."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise

from flint import arb

from seedproof.equivalence.deciding.balls import precision
from seedproof.problems.checker import Checker
from seedproof.problems.checking.stated_values import BITS, agrees, ball
from seedproof.problems.templates.tank_sketch.facts import Corner, Facts


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare volume, work and rate."""
    heights = [corner.height for corner in facts.wall]
    if heights != sorted({*heights}) or heights[0] != 0 or not 0 < facts.level < heights[-1]:
        yield "the wall does not rise, or the level is not inside"
        return
    if len(answers) != 3 or any(corner.radius < 0 for corner in facts.wall):
        yield "there are not three answers, or a radius is negative"
        return
    volume = Fraction(0)
    work = Fraction(0)
    surface = Fraction(0)
    for lower, upper in pairwise(facts.wall):
        if lower.height >= facts.level:
            break
        top = min(Fraction(upper.height), Fraction(facts.level))
        radius = _radius(lower, upper, top)
        content = _content(lower, radius, top)
        volume += content
        lift = heights[-1] - lower.height - _centroid(lower, radius, top)
        work += facts.weight * content * lift
        surface = radius**2
    with precision(BITS):
        values = (
            ball(volume) * arb.pi(),
            ball(work) * arb.pi(),
            ball(facts.inflow / surface) / arb.pi(),
        )
        for answer, value in zip(answers, values, strict=True):
            if not agrees(answer, value):
                yield f"the value is {value.str(12)}, not {answer!r}"


def _radius(lower: Corner, upper: Corner, height: Fraction) -> Fraction:
    """Return the radius at a height, by similar triangles."""
    share = (height - lower.height) / (upper.height - lower.height)
    return lower.radius + share * (upper.radius - lower.radius)


def _sum_of_squares(lower: Corner, radius: Fraction) -> Fraction:
    return lower.radius**2 + lower.radius * radius + radius**2


def _content(lower: Corner, radius: Fraction, top: Fraction) -> Fraction:
    """Return the volume of a truncated cone, over pi."""
    return (top - lower.height) * _sum_of_squares(lower, radius) / 3


def _centroid(lower: Corner, radius: Fraction, top: Fraction) -> Fraction:
    """Return how high the centroid is above the lower end of the piece."""
    weighted = lower.radius**2 + 2 * lower.radius * radius + 3 * radius**2
    return (top - lower.height) * weighted / (4 * _sum_of_squares(lower, radius))


CHECKER = Checker(
    facts=Facts,
    method="truncated cones",
    wrong=wrong,
    types=lambda facts: ["number", "number", "number"],
)
