"""Draws both images as arrows, and the parallelogram between them."""

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.transformed_grid.facts import Facts, Vector


def drawing(facts: Facts) -> Drawing:
    """Draw them on a grid of unit squares."""
    first, second = facts.images
    opposite = (first[0] + second[0], first[1] + second[1])
    corners = [(0, 0), first, opposite, second]
    xs = [x for x, _ in corners]
    ys = [y for _, y in corners]
    arrows = [
        {"kind": "arrow", "from": ["0", "0"], "to": _written(image), "label": label}
        for image, label in ((first, "u"), (second, "v"))
    ]
    return {
        "kind": "axes",
        "x": [str(min(xs) - 2), str(max(xs) + 2)],
        "y": [str(min(ys) - 2), str(max(ys) + 2)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [{"kind": "region", "points": list(map(_written, corners))}, *arrows],
    }


def _written(corner: Vector) -> list[str]:
    return [str(coordinate) for coordinate in corner]


def twin(facts: Facts) -> Facts:
    """Return the map after which everything is turned around: the images have other signs."""
    (a, b), (c, d) = facts.images
    return replace(facts, images=((-a, -b), (-c, -d)))


FIGURE = Figure(
    drawing=drawing,
    alt="Two arrows u and v that begin at the origin of a grid of unit squares, and their parallelogram.",
    twin=twin,
)
