"""Draw where the build of each benchmark spends its time: `flame_<benchmark>.png`, from `flames.json`.

`python -m tests.bench flames` samples builds and writes that file. The pictures stand beside this file or in
the folder that is named; the same samples give the same picture.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import matplotlib
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from PIL import Image

from pipeline.stages import STAGES
from seedproof.figures.canvas import width_of

DOCS = Path(__file__).parent

WIDTH = 7.0
EDGE = 0.1
HEAD = 0.62
STAGE = 0.85
TALL = 7.0
LINE = 0.105
"""Inches: the page, its margin, the lines above, the column of stages, all boxes, a line of text."""

DOTS = 200
COLOURS = 128
TITLE = 10.0
TEXT = 6.6
SMALL = 5.8
POINTS = 72

INK = "#1a1a1a"
FADED = "#4d4d4d"
KINDS = {
    "a stage": "#e3e3e3",
    "pipeline": "#b5d3ea",
    "seedproof": "#bfe0b4",
    "a library": "#fbdcae",
    "start-up, loading": "#f3c0b8",
}

DEEPEST = 5
"""How many functions stand beside one another, each called by the one on its left."""


class Box(NamedTuple):
    """A function with all that it calls: where it begins from the top, and its share of the build."""

    name: str
    depth: int
    top: float
    share: float

    @property
    def kind(self) -> str:
        """What its colour tells."""
        if self.depth == 0:
            return "a stage"
        if self.name.startswith(("load ", "start-up")):
            return "start-up, loading"
        top = self.name.partition("/")[0]
        return top if top in KINDS and "/" in self.name else "a library"


def boxes(samples: Mapping[str, int]) -> Iterator[Box]:
    """Yield the boxes of stacks: stages in their order, beside each what it calls, the largest first."""
    every = sum(samples.values())
    stacks = {tuple(stack.split(";")): count for stack, count in samples.items()}

    def below(stack: tuple[str, ...], top: float) -> Iterator[Box]:
        depth = len(stack)
        counts: dict[str, int] = {}
        for longer, count in stacks.items():
            if longer[:depth] == stack and len(longer) > depth:
                counts[longer[depth]] = counts.get(longer[depth], 0) + count
        ranked = sorted(counts, key=lambda name: (-counts[name], name))
        for name in ranked if depth else [stage for stage in STAGES if stage in counts]:
            yield Box(name, depth, top, counts[name] / every)
            if depth < DEEPEST:
                yield from below((*stack, name), top)
            top += counts[name] / every

    yield from below((), 0.0)


def png(benchmark: str, samples: Mapping[str, int]) -> bytes:
    """Return the picture of one build."""
    found = list(boxes(samples))
    height = HEAD + TALL + EDGE
    with matplotlib.rc_context(matplotlib.rcParamsDefault | {"text.parse_math": False}):
        sheet = Figure(figsize=(WIDTH, height), dpi=DOTS, facecolor="white")
        canvas = FigureCanvasAgg(sheet)
        axes = sheet.add_axes((0, 0, 1, 1))
        axes.set_xlim(0, WIDTH)
        axes.set_ylim(height, 0)
        axes.axis("off")
        axes.text(EDGE, 0.2, f"Where building {benchmark} spends its time", fontsize=TITLE, color=INK)
        said = (
            "A box is a function with all that it calls, which stands on its right. Its height is its share."
        )
        axes.text(EDGE, 0.36, said, fontsize=TEXT, color=FADED)
        _legend(axes)
        for box in found:
            _draw(axes, box)
        canvas.draw()
        drawn = Image.frombuffer("RGBA", canvas.get_width_height(), canvas.buffer_rgba())
    stream = BytesIO()
    drawn.convert("RGB").quantize(COLOURS, Image.Quantize.MAXCOVERAGE).save(stream, "png", optimize=True)
    return stream.getvalue()


def _legend(axes) -> None:
    left = EDGE
    for kind, colour in KINDS.items():
        axes.add_patch(Rectangle((left, 0.43), 0.12, 0.12, facecolor=colour, edgecolor=FADED, linewidth=0.4))
        axes.text(left + 0.17, 0.53, kind, fontsize=TEXT, color=INK)
        left += 0.35 + inches(kind, TEXT)


def _draw(axes, box: Box) -> None:
    column = (WIDTH - 2 * EDGE - STAGE) / DEEPEST
    left = EDGE + (STAGE + (box.depth - 1) * column if box.depth else 0)
    width = column if box.depth else STAGE
    top = HEAD + TALL * box.top
    height = TALL * box.share
    colour = KINDS[box.kind]
    axes.add_patch(Rectangle((left, top), width, height, facecolor=colour, edgecolor="white", linewidth=0.7))
    if height < LINE:
        return
    module, _, function = box.name.rpartition(": ")
    share = f" {100 * box.share:.0f} %"
    space = width - 0.08
    line = top + min(height / 2 + 0.035, 0.12)
    if module and height >= 2 * LINE + 0.03:
        axes.text(left + 0.04, top + 0.1, from_end(module, space), fontsize=SMALL, color=FADED)
        line = top + 0.21
    elif module:
        function = f"{module.rpartition('/')[2]}: {function}"
    kept = from_start(function, space - inches(share, TEXT))
    axes.text(left + 0.04, line, f"{kept}{share}", fontsize=TEXT, color=INK)


def inches(text: str, size: float) -> float:
    """Return the width of a text."""
    return width_of(text, size) / POINTS


def from_start(text: str, room: float) -> str:
    """Return as much of a function's name as fits, three dots for its end."""
    kept = text
    while kept and inches(kept if kept == text else f"{kept}…", TEXT) > room:
        kept = kept[:-1]
    return kept if kept == text else f"{kept}…" if len(kept) > 1 else ""


def from_end(text: str, room: float) -> str:
    """Return as much of a module's path as fits, three dots for its beginning."""
    kept = text
    while kept and inches(kept if kept == text else f"…{kept}", SMALL) > room:
        kept = kept[1:]
    return kept if kept == text else f"…{kept}" if len(kept) > 1 else ""


def write(folder: Path) -> None:
    """Write the pictures into a folder."""
    for benchmark, samples in json.loads((DOCS / "flames.json").read_text()).items():
        (folder / f"flame_{benchmark}.png").write_bytes(png(benchmark, samples))


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS)
