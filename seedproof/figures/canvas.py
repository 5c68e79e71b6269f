"""A canvas of pixels: one unit is one pixel, (0, 0) is the lower left corner, nothing is scaled.

What is drawn goes to matplotlib's renderer directly: figures and artists cost more time than the drawing. The
user's settings are ignored, the font is the package's own, and `$` in a text is a dollar sign.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from operator import itemgetter
from pathlib import Path
from threading import RLock
from typing import Literal

import matplotlib
import numpy as np
from matplotlib.backends.backend_agg import RendererAgg
from matplotlib.colors import to_rgba
from matplotlib.font_manager import FontProperties, get_font
from matplotlib.path import Path as Outline
from matplotlib.patheffects import Normal, PathEffectRenderer, Stroke
from matplotlib.transforms import Bbox, IdentityTransform
from numpy.typing import NDArray

from seedproof.figures.labels import Box

Pixels = NDArray[np.uint8]
Dash = tuple[float, ...]

WIDTH, HEIGHT = 600, 450
INK = "#1a1a1a"
_FONT = Path(matplotlib.get_data_path(), "fonts", "ttf", "DejaVuSans.ttf")
_ASKED = ("agg.", "path.", "text.", "font.", "hatch.", "mathtext.")
_SETTINGS = {name: value for name, value in matplotlib.rcParamsDefault.items() if name.startswith(_ASKED)}
"""The settings that renderer, paths and fonts ask for."""
_ALONE = RLock()
_BEFORE = {"left": 0.0, "center": 0.5, "right": 1.0}
"""The share of a text that stands before its x."""
_HALO = [Stroke(linewidth=4, foreground="white"), Normal()]


class Canvas:
    """Everything drawn since the last `clean`; later items cover earlier ones of the same `layer`."""

    def __init__(self) -> None:
        self._renderer = _renderer()
        self._drawn: list[tuple[float, Callable[[], None]]] = []

    def clean(self) -> None:
        """Remove everything that was drawn."""
        self._drawn.clear()

    def outline(
        self,
        outline: Outline,
        *,
        colour: str = "none",
        width: float = 1.0,
        dash: Dash = (),
        fill: str = "none",
        opacity: float = 1.0,
        hatch: str = "",
        clip: Box | None = None,
        layer: float = 1.0,
        sharp: bool = False,
    ) -> None:
        """Stroke or fill an outline, optionally clipped to a box; a sharp one is snapped to whole pixels."""
        ink = to_rgba(colour)
        stroke = width if ink[3] else 0.0

        def draw() -> None:
            pen = self._renderer.new_gc()
            pen.set_linewidth(stroke)
            pen.set_joinstyle("round")
            pen.set_capstyle("butt")
            pen.set_antialiased(True)
            pen.set_snap(sharp)
            pen.set_clip_rectangle(Bbox.from_extents(*clip) if clip else None)
            if hatch:
                pen.set_hatch(hatch)
                pen.set_hatch_color(ink)
                pen.set_hatch_linewidth(1.0)
            pen.set_foreground(ink, isRGBA=True)
            if stroke and dash:
                pen.set_dashes(0, [length * stroke for length in dash])
            filling = to_rgba(fill, opacity) if fill != "none" else None
            self._renderer.draw_path(pen, outline, IdentityTransform(), filling)
            pen.restore()

        self._drawn.append((layer, draw))

    def words(
        self,
        text: str,
        x: float,
        y: float,
        *,
        size: float = 13,
        colour: str = INK,
        across: Literal["left", "center", "right"] = "center",
        halo: bool = False,
        layer: float = 5.0,
    ) -> None:
        """Write one line of text, its capitals centred a little above y."""
        if not text:
            return

        def draw() -> None:
            start = x - _BEFORE[across] * _drawn_width(text, size)
            left, baseline = IdentityTransform().transform((start, y - 0.36 * size))
            pen = self._renderer.new_gc()
            pen.set_foreground(to_rgba(colour), isRGBA=True)
            pen.set_antialiased(True)
            pen.set_snap(False)  # else L or E, of straight strokes alone, would look bolder
            writer = PathEffectRenderer(_HALO, self._renderer) if halo else self._renderer
            writer.draw_text(pen, left, HEIGHT - baseline, text, _type(size), 0.0)
            pen.restore()

        self._drawn.append((layer, draw))

    def pixels(self, height: int) -> Pixels:
        """Return the pixels of so many rows from the top, three colours each."""
        self._renderer.clear()
        self._paper()
        for _, draw in sorted(self._drawn, key=itemgetter(0)):
            draw()
        drawn = np.asarray(self._renderer.buffer_rgba())[:height]
        # Colour by colour, for pixel by pixel takes numpy some times as long.
        return np.stack([drawn[:, :, colour] for colour in range(3)], axis=2)

    def _paper(self) -> None:
        """Make everything white; a clear renderer is transparent."""
        pen = self._renderer.new_gc()
        pen.set_linewidth(0)
        corners = [(0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT), (0, 0)]
        self._renderer.draw_path(pen, Outline(corners), IdentityTransform(), (1.0, 1.0, 1.0, 1.0))
        pen.restore()


@lru_cache(maxsize=4096)
def width_of(text: str, size: float = 13) -> float:
    """Return the width of a text in pixels."""
    font = get_font(str(_FONT))
    font.set_size(100, 72)
    font.set_text(text)
    width, _ = font.get_width_height()
    return float(width) / 64 * size / 100


@lru_cache(maxsize=4096)
def _drawn_width(text: str, size: float) -> float:
    """Return the width of a text as it is drawn, its letters fitted to pixels."""
    width, _, _ = _renderer().get_text_width_height_descent(text, _type(size), False)
    return float(width)


@cache
def _renderer() -> RendererAgg:
    """Return the renderer; at 72 dots per inch a point of type is a pixel."""
    return RendererAgg(WIDTH, HEIGHT, 72)


@cache
def _canvas() -> Canvas:
    return Canvas()


@contextmanager
def clean_canvas() -> Iterator[Canvas]:
    """Yield the shared canvas, clean, to one caller at a time: matplotlib's settings are global."""
    with _ALONE, matplotlib.rc_context(_SETTINGS):
        canvas = _canvas()
        canvas.clean()
        try:
            yield canvas
        finally:
            canvas.clean()


@cache
def _type(size: float) -> FontProperties:
    return FontProperties(fname=str(_FONT), size=size)
