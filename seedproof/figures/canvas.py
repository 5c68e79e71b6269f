"""A canvas of pixels: one unit is one pixel, (0, 0) is the lower left corner, nothing is scaled.

matplotlib's artists are placed on its figure directly, without axes, which is ten times as fast. The user's
settings are ignored, the font is the package's own, and `$` in a text is a dollar sign.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from threading import RLock
from typing import Literal

import matplotlib
import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties, get_font
from matplotlib.patches import PathPatch
from matplotlib.path import Path as Outline
from matplotlib.patheffects import Normal, Stroke
from matplotlib.text import Text
from matplotlib.transforms import Bbox, IdentityTransform
from numpy.typing import NDArray

from seedproof.figures.labels import Box

Pixels = NDArray[np.uint8]
Dash = tuple[float, ...]

WIDTH, HEIGHT = 600, 450
INK = "#1a1a1a"
_FONT = Path(matplotlib.get_data_path(), "fonts", "ttf", "DejaVuSans.ttf")
_SETTINGS = {
    name: value
    for name, value in matplotlib.rcParamsDefault.items()
    if not name.startswith(("backend", "interactive", "toolbar", "webagg", "timezone", "date"))
}
_ALONE = RLock()


class Canvas:
    """Everything drawn since the last `clean`; later items cover earlier ones of the same `layer`."""

    def __init__(self) -> None:
        # At 72 dots per inch a point of type is a pixel.
        self._figure = Figure(figsize=(WIDTH / 72, HEIGHT / 72), dpi=72, facecolor="white")
        self._canvas = FigureCanvasAgg(self._figure)

    def clean(self) -> None:
        """Remove everything that was drawn."""
        self._figure.clear()

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
        patch = PathPatch(
            outline,
            facecolor=matplotlib.colors.to_rgba(fill, opacity) if fill != "none" else "none",
            edgecolor=colour,
            linewidth=width,
            linestyle=(0, dash) if dash else "solid",
            hatch=hatch or None,
            joinstyle="round",
            capstyle="butt",
            zorder=layer,
            transform=IdentityTransform(),
        )
        patch.set_snap(sharp)
        self._figure.add_artist(patch)
        patch.set_clip_box(Bbox.from_extents(*clip) if clip else None)

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
        effects = [Stroke(linewidth=4, foreground="white"), Normal()] if halo else None
        artist = Text(
            x,
            y - 0.36 * size,
            text,
            color=colour,
            fontproperties=_type(size),
            horizontalalignment=across,
            verticalalignment="baseline",
            parse_math=False,
            zorder=layer,
            transform=IdentityTransform(),
            path_effects=effects,
        )
        self._figure.add_artist(artist)

    def pixels(self) -> Pixels:
        """Return the pixels, rows from the top, three colours each."""
        self._canvas.draw()
        return np.array(self._canvas.buffer_rgba())[:, :, :3]


@lru_cache(maxsize=4096)
def width_of(text: str, size: float = 13) -> float:
    """Return the width of a text in pixels."""
    font = get_font(str(_FONT))
    font.set_size(100, 72)
    font.set_text(text)
    width, _ = font.get_width_height()
    return float(width) / 64 * size / 100


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
