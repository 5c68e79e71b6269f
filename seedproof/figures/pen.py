"""What draws the items of one plane, and keeps their labels until everything else is drawn."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from matplotlib.path import Path as Outline

from seedproof.figures.canvas import INK, WIDTH, Canvas, Dash
from seedproof.figures.curves import cut
from seedproof.figures.labels import Ink, Spot
from seedproof.figures.plane import Plane
from seedproof.figures.spots import Pixel, extent_of
from seedproof.figures.styles import Styles
from seedproof.figures.writing import write


@dataclass
class Pen:
    """A canvas with a plane on it, what is drawn there already, and what is still to be written."""

    plane: Plane
    canvas: Canvas
    styles: Styles
    ink: Ink = field(init=False)
    labels: list[Callable[[], None]] = field(default_factory=list)
    """What writes the labels: the last is placed first."""
    last: list[Callable[[], None]] = field(default_factory=list)
    """What draws behind everything, but leaves room for the labels that were placed."""
    shaded: int = 0
    """The number of shaded items so far."""
    arcs: dict[Pixel, int] = field(default_factory=dict)
    """The number of angles marked at each vertex so far."""

    def __post_init__(self) -> None:
        self.ink = Ink(self.plane.room, WIDTH)

    def pixel(self, coordinates: list[str]) -> Pixel:
        """Return the pixel of a point that is written in a drawing."""
        x, y = self.plane.pixels(*self.plane.place(coordinates)).tolist()
        return x, y

    def line(
        self, outline: Outline, *, colour: str = INK, width: float = 2.0, dash: Dash = (), layer: float = 1.0
    ) -> None:
        """Draw a line, cut to the plane, and record it."""
        visible = cut(outline, self.plane)
        self.canvas.outline(
            visible, colour=colour, width=width, dash=dash, clip=self.plane.visible, layer=layer
        )
        self.ink.stroke(visible)

    def fill(self, corners: list[Pixel], *, colour: str = INK, layer: float = 2.0) -> None:
        """Fill a small polygon, and record it."""
        outline = Outline([*corners, corners[0]], closed=True)
        self.canvas.outline(outline, fill=colour, clip=self.plane.visible, layer=layer)
        self.ink.stroke(outline)

    def label(self, words: str, colour: str, spots: Callable[[], Iterable[Spot]]) -> None:
        """Write a label later, at the best of its spots."""
        if not words.strip():
            return
        size = extent_of(words)[1] - 1
        self.labels.append(lambda: write(words, spots(), self.canvas, self.ink, size=size, colour=colour))

    @property
    def middle(self) -> Pixel:
        """The middle of the plane."""
        left, bottom, right, top = self.plane.box
        return (left + right) / 2, (bottom + top) / 2
