"""Plants the gradient, and adds to the value in the centre what it brings on the way to the curve."""

from math import gcd, lcm, sqrt

from msgspec.structs import replace

from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.surface_levels.facts import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import formula, point, root

_PYTHAGOREAN = ((3, 4), (4, 3), (-3, 4), (4, -3), (-4, 3), (3, -4), (-3, -4), (-4, -3))
_NARROWEST = 0.9
_WIDEST = 2.6
"""Distances of neighbouring level lines, in units of the grid."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a gradient of integer length and a circle; any gradient; an ellipse. Raises: Rejected."""
    gradient = draws.choice(_PYTHAGOREAN)
    if difficulty > 1:
        gradient = (draws.between(-4, 4), draws.between(-4, 4))
    if 0 in gradient or gcd(*gradient) > 1:
        raise Rejected("the gradient is along an axis, or has a common divisor")
    step = lcm(*gradient) * draws.between(1, 3)
    distance = step / sqrt(gradient[0] ** 2 + gradient[1] ** 2)
    if not _NARROWEST <= distance <= _WIDEST:
        raise Rejected("the level lines are too close or too far apart")
    radius = draws.between(1, 3)
    radii = (radius, radius)
    if difficulty == 3:
        radii = (radius, draws.between(1, 3))
        if radii[0] == radii[1]:
            raise Rejected("the ellipse is a circle")
    facts = Facts(
        gradient=gradient,
        constant=draws.between(-9, 15),
        first_level=0,
        step=step,
        lines=0,
        centre=(draws.between(-2, 2), draws.between(-2, 2)),
        radii=radii,
    )
    return _with_lines(facts)


def _with_lines(facts: Facts) -> Facts:
    """Return the facts with the level lines that cross the window. Raises: Rejected."""
    across, up = window(facts)
    values = [_value(facts, (x, y)) for x in across for y in up]
    # Lines that only cut off a corner have no room for their number.
    low = min(values) + facts.step // 2
    high = max(values) - facts.step // 2
    first = facts.constant - ((facts.constant - low) // facts.step) * facts.step
    lines = (high - first) // facts.step + 1
    if lines < 3:
        raise Rejected("there are few level lines")
    if (_value(facts, facts.centre) - first) % facts.step == 0:
        raise Rejected("a level line goes through the centre")
    return replace(facts, first_level=first, lines=lines)


def window(facts: Facts) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the ends of the axes, a square about the centre that goes two units beyond the curve."""
    x, y = facts.centre
    half = max(facts.radii) + 2
    return (x - half, x + half), (y - half, y + half)


def _value(facts: Facts, at: tuple[int, int]) -> int:
    p, q = facts.gradient
    x, y = at
    return p * x + q * y + facts.constant


def work(facts: Facts, slip: Slip) -> Worked:
    """The gradient, the value in the centre, and the largest on the curve."""
    p, q = facts.gradient
    across, up = facts.radii
    rise = root((p * across) ** 2 + (q * up) ** 2)
    centre = formula(_value(facts, facts.centre))
    return Worked((), (point(p, q), centre, centre + rise))


SHEET = Sheet(
    subject="multivariable_calculus",
    method="tangent level line by a discriminant",
    sample=sample,
    work=work,
    types=(Typed("tuple", ("u", "v")), Typed("number", ("f(M)",)), Typed("number")),
    levels={
        1: "a circle, and a gradient whose length is an integer",
        2: "a circle, and a gradient whose length is a root",
        3: "an ellipse, so that the best point is not in the direction of the gradient",
    },
)
