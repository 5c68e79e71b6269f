"""Draws the straight motions, one more in each sector between them, and the start."""

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.axes import axes, mark
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.phase_portrait.facts import Facts
from seedproof.problems.templates.phase_portrait.make import SECTORS, WINDOW, points_of

Direction = tuple[int, int]


def drawing(facts: Facts) -> Drawing:
    """Draw the portrait."""
    paths = [{"kind": "trajectory", "points": points_of(facts, *signs), "smooth": 1} for signs in SECTORS]
    arrows: list[Drawing] = []
    for sign in (1, -1):
        arrows.append({"kind": "arrow", "from": ["0", "0"], "to": _tip(facts.outwards, sign)})
        arrows.append({"kind": "arrow", "from": _tip(facts.inwards, sign), "to": ["0", "0"]})
    window = (-WINDOW, WINDOW)
    return axes(window, window, [*paths, *arrows, mark(facts.start, "P")])


def _tip(direction: Direction, sign: int) -> list[str]:
    """Return the farthest lattice point in a direction that is well inside the window."""
    times = (WINDOW - 1) // max(map(abs, direction))
    return [str(sign * times * coordinate) for coordinate in direction]


def twin(facts: Facts) -> Facts:
    """Return the portrait turned by a right angle."""
    x, y = facts.start
    outwards = _turned(facts.outwards)
    inwards = _turned(facts.inwards)
    return replace(facts, outwards=outwards, inwards=inwards, start=(-y, x))


def _turned(direction: Direction) -> Direction:
    x, y = direction
    return max((-y, x), (y, -x))


FIGURE = Figure(
    drawing=drawing,
    alt="Phase portrait of a linear system with two straight lines of motion, four curved paths and a marked "
    "point P.",
    twin=twin,
)
