"""Plants the gradient, and adds to the value in the centre what it brings on the way to the curve."""

from math import gcd, lcm, sqrt

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.surface_levels.facts import Facts
from seedproof.problems.templates.surface_levels.phrases import GRADIENTS, MAXIMA, STATEMENTS, VALUES
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import formula, point, root, total

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
    p, q = facts.gradient
    values = [p * x + q * y + facts.constant for x in _window(facts, 0) for y in _window(facts, 1)]
    # Lines that only cut off a corner have no room for their number.
    low = min(values) + facts.step // 2
    high = max(values) - facts.step // 2
    first = facts.constant - ((facts.constant - low) // facts.step) * facts.step
    lines = (high - first) // facts.step + 1
    if lines < 3:
        raise Rejected("there are few level lines")
    if (value_in_centre(facts) - first) % facts.step == 0:
        raise Rejected("a level line goes through the centre")
    return replace(facts, first_level=first, lines=lines)


def _window(facts: Facts, axis: int) -> tuple[int, int]:
    """Return the ends of the window, a square about the centre that goes two units beyond the curve."""
    half = max(facts.radii) + 2
    return facts.centre[axis] - half, facts.centre[axis] + half


def value_in_centre(facts: Facts) -> int:
    """Return the value of the function in the centre."""
    p, q = facts.gradient
    x, y = facts.centre
    return p * x + q * y + facts.constant


def answers(facts: Facts) -> list[Answer]:
    """The gradient, the value in the centre, and the largest on the curve."""
    p, q = facts.gradient
    across, up = facts.radii
    rise = root((p * across) ** 2 + (q * up) ** 2)
    centre = value_in_centre(facts)
    return [
        Answer(point(p, q), "tuple", ("u", "v")),
        Answer(formula(centre), "number", ("f(M)",)),
        Answer(total(centre, rise), "number"),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Say nothing of the map."""
    statement = draws.choice(STATEMENTS)
    return Words(statement, (draws.choice(GRADIENTS), draws.choice(VALUES), draws.choice(MAXIMA)))


def drawing(facts: Facts) -> Drawing:
    """Draw the level lines, the curve and its centre."""
    p, q = facts.gradient
    quadratic = [0, 0, 0, p, q, facts.constant]
    levels = [facts.first_level + facts.step * index for index in range(facts.lines)]
    centre = [str(coordinate) for coordinate in facts.centre]
    contours = {
        "kind": "contours",
        "quadratic": [str(coefficient) for coefficient in quadratic],
        "levels": [str(level) for level in levels],
    }
    curve = {
        "kind": "ellipse",
        "centre": centre,
        "radii": [str(radius) for radius in facts.radii],
        "label": "K",
        "dashed": 0,
    }
    return {
        "kind": "axes",
        "x": [str(end) for end in _window(facts, 0)],
        "y": [str(end) for end in _window(facts, 1)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [contours, curve, {"kind": "point", "at": centre, "open": 0, "label": "M"}],
    }


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    return "Parallel level lines with their values on a unit grid, and a closed curve K about a point M."


def twin(facts: Facts) -> Facts:
    """Return the function with the other sign."""
    p, q = facts.gradient
    last_level = facts.first_level + facts.step * (facts.lines - 1)
    return replace(facts, gradient=(-p, -q), constant=-facts.constant, first_level=-last_level)


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="tangent level line by a discriminant",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "a circle, and a gradient whose length is an integer",
        2: "a circle, and a gradient whose length is a root",
        3: "an ellipse, so that the best point is not in the direction of the gradient",
    },
)
