"""Drawings of axes with a grid of unit squares, and what is marked on it."""

from collections.abc import Iterable, Sequence

from seedproof.problems.drawing import Drawing


def axes(
    x: Sequence[int], y: Sequence[int], items: Sequence[Drawing], names: tuple[str, str] = ("x", "y")
) -> Drawing:
    """Return axes that go from the one to the other end."""
    return {
        "kind": "axes",
        "x": list(map(str, x)),
        "y": list(map(str, y)),
        "x_step": "1",
        "y_step": "1",
        "x_label": names[0],
        "y_label": names[1],
        "items": list(items),
    }


def around(places: Iterable[tuple[int, int]], margin: int = 1) -> tuple[Sequence[int], Sequence[int]]:
    """Return the ends of both axes, between which are the origin and these places, with a margin."""
    xs, ys = zip((0, 0), *places, strict=True)
    return (min(xs) - margin, max(xs) + margin), (min(ys) - margin, max(ys) + margin)


def mark(at: Sequence[int], label: str = "", is_open: int = 0) -> Drawing:
    """Return a dot or an open circle."""
    return {"kind": "point", "at": list(map(str, at)), "open": is_open, "label": label}
