"""Draws a table as its chart says, as PNG: the same bytes for the same table, readable without colour.

Importing this module loads matplotlib, so it is imported by the function that draws. matplotlib's own
settings and font are used, not the user's, and no clock stands in the file.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from itertools import chain
from math import ceil, isnan, nan
from statistics import StatisticsError, linear_regression
from textwrap import wrap
from typing import Literal

import matplotlib
import msgspec
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.patheffects import withStroke
from matplotlib.ticker import MaxNLocator
from matplotlib.transforms import Bbox

from pipeline.evaluating.tables.labelling import placed
from pipeline.evaluating.tables.table import Cell, Chart, Kind, Measure, Row, Table, rounded

Width = Literal["page", "column"]

_INCHES: dict[Width, float] = {"page": 7.0, "column": 3.4}
_DOTS = 200
_POINTS = 72

_INK = "#1a1a1a"
_FADED = "#5a5a5a"
_GRID = "#d8d8d8"
_FILLS = ("#2b5c8a", "#b5d3ea", "#c96a12", "#fbdcae", "#33692e", "#bfe0b4", "#5c3a7d", "#d3c4e2")
_HATCHES = ("", "", "////", "////", "xxxx", "xxxx", "....", "....")
"""Dark and light in turn, so that neighbours stay apart in black and white."""
_STROKES = ("#2b5c8a", "#c04000", "#33692e", "#5c3a7d", "#1a1a1a", "#7a7a7a", "#a0660b")
_DASHES = ("-", "--", "-.", ":")
_SIGNS = ("o", "s", "^", "D", "v", "P", "X", "<", ">", "*")

_TITLE, _TEXT, _SMALL, _TINY = 10.0, 7.5, 7.0, 6.2
"""Sizes of type, in points."""

_TOLD_APART = 7
"""Lines that are still told apart in one panel, as many as MathCAMPS has; more get a panel each."""

_LEAST: Mapping[Kind, float] = {"bars": 1.7, "lines": 1.7, "points": 2.5, "squares": 2.5, "histogram": 1.7}
"""Inches: how wide a panel is at least."""

_LINE, _BAR, _EDGE = 0.15, 0.125, 0.1
"""Inches: a line of text, a bar, the margin."""

_SETTINGS = {
    **{
        name: value
        for name, value in matplotlib.rcParamsDefault.items()
        if not name.startswith(("backend", "interactive", "toolbar", "webagg", "timezone", "date"))
    },
    "font.size": _SMALL,
    "text.parse_math": False,
    "axes.edgecolor": _FADED,
    "axes.linewidth": 0.6,
    "axes.labelcolor": _FADED,
    "axes.labelsize": _SMALL,
    "axes.titlesize": _TEXT,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": _GRID,
    "grid.linewidth": 0.5,
    "hatch.linewidth": 0.5,
    "xtick.color": _FADED,
    "xtick.labelsize": _SMALL,
    "ytick.color": _FADED,
    "ytick.labelsize": _SMALL,
}


@dataclass(frozen=True)
class _Panel:
    """Rows of a table that have their first label in common, and which of its columns are shown."""

    title: str
    rows: Sequence[Row]
    table: Table
    chart: Chart
    shown: Sequence[int]
    limits: tuple[float, float]
    """The ends of the axis of values."""

    @property
    def names(self) -> list[str]:
        """What the rows are about."""
        return [row.labels[1] for row in self.rows]

    def cells(self, column: int) -> list[Measure | None]:
        """Return the values of a column; None for a gap."""
        return [_measure(row.cells[column]) for row in self.rows]

    def said(self, value: Measure, column: int) -> str:
        """Return a number as it is written into the panel."""
        style = self.table.columns[column]
        decimals = style.decimals if style.percent else 2
        written = msgspec.structs.replace(style, decimals=decimals)
        return f"{rounded(written, value.value, with_sign=style.change)}{value.mark}"


def png(table: Table, width: Width = "page") -> bytes:
    """Return a table that has a chart as PNG, as wide as a page or as one of its two columns."""
    stream = BytesIO()
    with matplotlib.rc_context(_SETTINGS):
        sheet = _sheet(table, table.chart or Chart("bars"), _INCHES[width])
        FigureCanvasAgg(sheet).print_png(stream, metadata={"Software": None})
    return stream.getvalue()


def _sheet(table: Table, chart: Chart, width: float) -> Figure:
    kind = _kind(chart, table)
    panels = _panels(table, chart, kind)
    beside = _beside(panels, kind, width)
    heights = [
        max(_height(panel, kind, width / beside) for panel in panels[start : start + beside])
        for start in range(0, len(panels), beside)
    ]
    texts = [(table.title, _TITLE, _INK), (table.notes[0], _SMALL, _FADED), (table.shared, _SMALL, _FADED)]
    head = [(line, size, colour) for text, size, colour in texts for line in _wrapped(text, size, width)]
    series = _series(panels, kind)
    abreast = max(1, int(width / (0.5 + max((_inches(name, _SMALL) for name in series), default=0))))
    top = _EDGE + sum(1.5 * size / _POINTS for _, size, _ in head) + _LINE * ceil(len(series) / abreast)
    height = top + sum(heights) + _EDGE
    layout = ConstrainedLayoutEngine(rect=(0, 0, 1, 1 - top / height), w_pad=0.08, h_pad=0.08)
    sheet = Figure((width, height), _DOTS, facecolor="white", layout=layout)
    grid = sheet.subplots(len(heights), beside, squeeze=False, gridspec_kw={"height_ratios": heights})
    for number, axes in enumerate(grid.flat):
        if number < len(panels):
            _DRAWN[kind](axes, panels[number])
            axes.set_title("\n".join(_wrapped(panels[number].title, _TEXT, 0.8 * width / beside)))
            axes.tick_params(labelleft=number % beside == 0 or kind not in ("bars", "squares"))
        else:
            axes.set_axis_off()
    _write_head(sheet, head, series, abreast)
    sheet.draw_without_rendering()
    # What is written now, in pixels, must not move what it is written beside.
    sheet.set_layout_engine("none")
    if kind == "points":
        for axes, panel in zip(grid.flat, panels, strict=False):
            _name_points(axes, panel)
    return sheet


def _kind(chart: Chart, table: Table) -> Kind:
    """Return how a table is drawn: too many series for bars are squares."""
    is_crowded = chart.most_bars is not None and len(table.columns) > chart.most_bars
    return "squares" if is_crowded else chart.kind


def _panels(table: Table, chart: Chart, kind: Kind) -> list[_Panel]:
    by_title: dict[str, list[Row]] = {}
    for row in table.rows:
        by_title.setdefault(row.labels[0], []).append(row)
    limits = _limits(chart, table)
    every = range(len(table.columns))
    panels: list[_Panel] = []
    for title, rows in (by_title or {"": []}).items():
        known = [number for number in every if any(row.cells[number] for row in rows)]
        if kind != "lines":
            panels.append(_Panel(title, rows, table, chart, every, limits))
        elif len(known) <= _TOLD_APART:
            panels.append(_Panel(title, rows, table, chart, known, limits))
        else:
            titles = {number: f"{title}, {table.columns[number].title}" for number in known}
            panels += [_Panel(name, rows, table, chart, [number], limits) for number, name in titles.items()]
    return panels


def _beside(panels: Sequence[_Panel], kind: Kind, width: float) -> int:
    """Return how many panels stand side by side: as many as have room to be read, in rows of one length."""
    names = (_inches(name, _TEXT) for panel in panels for name in panel.names)
    room = width - min(0.4 * width, max(names, default=0.0))
    most = max(1, min(len(panels), int(room / _LEAST[kind])))
    return ceil(len(panels) / ceil(len(panels) / most))


def _height(panel: _Panel, kind: Kind, width: float) -> float:
    """Return the inches that a panel takes with its title and its axis."""
    title = 0.1 + _LINE * len(_wrapped(panel.title, _TEXT, 0.8 * width))
    if kind == "bars":
        return title + 0.34 + sum(_group(panel, name, width) for name in panel.names)
    if kind == "squares":
        columns = (_inches(panel.table.columns[number].title, _TEXT) for number in panel.shown)
        return title + 0.15 + max(columns, default=0.0) + 0.3 * len(panel.rows)
    return title + 0.54 + min(0.9 * width, 4.2 if kind == "points" else 2.6)


def _group(panel: _Panel, name: str, width: float) -> float:
    """Return the inches that the bars of a row take, or its name if that is higher."""
    return max(_BAR * (len(panel.shown) + 0.8), _LINE * len(_wrapped(name, _TEXT, 0.4 * width)))


def _series(panels: Sequence[_Panel], kind: Kind) -> list[str]:
    """Return what the legend explains: series, or groups of points, where there are several."""
    names = [panel.table.columns[number].title for panel in panels for number in panel.shown]
    groups = [row.labels[2] for panel in panels for row in panel.rows]
    said = {"points": groups, "squares": []}.get(kind, names)
    several = list(dict.fromkeys(said))
    return several if len(several) > 1 else []


def _write_head(
    sheet: Figure, head: Sequence[tuple[str, float, str]], series: Sequence[str], abreast: int
) -> None:
    width, height = sheet.get_size_inches()
    top = height - _EDGE
    for line, size, colour in head:
        top -= 1.5 * size / _POINTS
        sheet.text(_EDGE / width, (top + 0.3 * size / _POINTS) / height, line, fontsize=size, color=colour)
    handles: dict[str, Artist] = {}
    for axes in sheet.axes:
        drawn, names = axes.get_legend_handles_labels()
        handles = dict(zip(names, drawn, strict=True)) | handles
    if series:
        sheet.legend(
            handles=[handles[name] for name in series if name in handles],
            loc="upper left",
            bbox_to_anchor=(_EDGE / width, (top - 0.02) / height),
            ncols=abreast,
            frameon=False,
            fontsize=_SMALL,
            borderpad=0,
            borderaxespad=0,
        )


def _draw_bars(axes: Axes, panel: _Panel) -> None:
    step = 1 / (len(panel.shown) + 0.8)
    low, high = panel.limits
    for index, number in enumerate(panel.shown):
        middles = [place + (index + 0.9) * step for place in range(len(panel.rows))]
        cells = panel.cells(number)
        axes.barh(
            middles,
            [_float(cell) for cell in cells],
            0.86 * step,
            color=_FILLS[index % len(_FILLS)],
            hatch=_HATCHES[index % len(_HATCHES)],
            edgecolor=_INK,
            linewidth=0.5,
            zorder=2,
            label=panel.table.columns[number].title,
        )
        halo = [withStroke(linewidth=2.4, foreground="white")]
        axes.hlines(middles, *_ends(cells), _INK, linewidth=1.1, zorder=3, path_effects=halo)
        for middle, cell in zip(middles, cells, strict=True):
            _write_value(axes, middle, "–" if cell is None else panel.said(cell, number), cell)
    axes.set_xlim(low, high)
    axes.set_ylim(len(panel.rows) or 1, 0)
    _name_rows(axes, [place + 0.5 for place in range(len(panel.rows))], panel)
    axes.spines["left"].set_position(("data", 0))
    _mark(axes, "x", panel)


def _write_value(axes: Axes, middle: float, said: str, cell: Measure | None) -> None:
    """Write a number behind its bar, left of zero before it."""
    is_negative = cell is not None and cell.value < 0
    ends = [end for end in (_float(cell), *_bounds(cell)) if end == end] or [0.0]
    axes.annotate(
        said,
        (min(ends) if is_negative else max(ends), middle),
        (-2.5 if is_negative else 2.5, 0),
        textcoords="offset points",
        va="center_baseline",
        ha="right" if is_negative else "left",
        fontsize=_TINY,
        color=_INK,
        annotation_clip=False,
    )


def _draw_lines(axes: Axes, panel: _Panel) -> None:
    places = [int(name) for name in panel.names]
    for index, number in enumerate(panel.shown):
        cells = panel.cells(number)
        colour, dash, sign = _stroke(index)
        title = panel.table.columns[number].title
        axes.plot(
            places,
            [*map(_float, cells)],
            sign,
            color=colour,
            linestyle=dash,
            linewidth=1.2,
            markersize=3.5,
            label=title,
        )
        axes.vlines(places, *_ends(cells), colour, linewidth=0.7)
    axes.set_ylim(*panel.limits)
    axes.set_xlabel(panel.chart.axis)
    axes.xaxis.set_major_locator(MaxNLocator(3, integer=True))
    _mark(axes, "y", panel)


def _draw_points(axes: Axes, panel: _Panel) -> None:
    xs, ys = panel.cells(0), panel.cells(1)
    groups = list(dict.fromkeys(row.labels[2] for row in panel.rows))
    axes.vlines([*map(_float, xs)], *_ends(ys), _FADED, linewidth=0.7)
    axes.hlines([*map(_float, ys)], *_ends(xs), _FADED, linewidth=0.7)
    for x, y, row in zip(xs, ys, panel.rows, strict=True):
        colour, _, sign = _stroke(groups.index(row.labels[2]))
        axes.plot(
            [_float(x)],
            [_float(y)],
            sign,
            color=colour,
            markersize=5,
            markeredgecolor="white",
            zorder=4,
            label=row.labels[2],
        )
    if panel.chart.fit:
        with suppress(StatisticsError):
            slope, intercept = linear_regression([*map(_float, xs)], [*map(_float, ys)])
            axes.axline((0, intercept), slope=slope, color=_FADED, linewidth=0.8, linestyle="--")
    axes.margins(0.08)
    axes.set_xlabel(panel.table.columns[0].title)
    axes.set_ylabel(panel.table.columns[1].title)
    for side in ("x", "y"):
        _mark(axes, side, panel)


def _name_points(axes: Axes, panel: _Panel) -> None:
    """Write the names beside the points, where they cover no other one."""
    inside = panel.cells(2) if len(panel.table.columns) > 2 else [None] * len(panel.rows)
    said = [
        name if cell is None else f"{name}  {panel.said(cell, 2)}"
        for name, cell in zip(panel.names, inside, strict=True)
    ]
    scale = _DOTS / _POINTS
    sizes = [(_inches(text, _TINY) * _DOTS, _TINY * scale) for text in said]
    pairs = list(zip(panel.cells(0), panel.cells(1), strict=True))
    spots = [axes.transData.transform((_float(x), _float(y))) for x, y in pairs]
    lines = [
        Bbox(axes.transData.transform(ends)).padded(scale)
        for x, y in pairs
        for (low, high), (bottom, top) in [(_bounds(x), _bounds(y))]
        for ends in (((low, _float(y)), (high, _float(y))), ((_float(x), bottom), (_float(x), top)))
        if not any(map(isnan, chain(*ends)))
    ]
    boxes = placed(
        [(float(x), float(y)) for x, y in spots], sizes, 5 * scale, axes.get_window_extent(), lines
    )
    for text, box in zip(said, boxes, strict=True):
        axes.annotate(
            text,
            (box.x0, (box.y0 + box.y1) / 2),
            xycoords="figure pixels",
            va="center",
            fontsize=_TINY,
            color=_INK,
            annotation_clip=False,
            zorder=5,
        )


def _draw_squares(axes: Axes, panel: _Panel) -> None:
    low, high = panel.limits
    columns = [panel.cells(number) for number in panel.shown]
    values = [[_float(cells[place]) for cells in columns] for place in range(len(panel.rows))]
    axes.imshow(values, cmap="Blues", vmin=low, vmax=high, aspect="auto")
    for column, cells in enumerate(columns):
        for place, cell in enumerate(cells):
            is_dark = cell is not None and (float(cell.value) - low) / (high - low) > 0.6
            said = "–" if cell is None else panel.said(cell, column)
            colour = "white" if is_dark else _INK
            axes.text(column, place, said, ha="center", va="center", fontsize=_TINY, color=colour)
    axes.set_xticks(
        range(len(columns)), [panel.table.columns[number].title for number in panel.shown], rotation=90
    )
    _name_rows(axes, range(len(panel.rows)), panel)
    axes.tick_params(top=True, labeltop=True, bottom=False, labelbottom=False, length=0, labelcolor=_INK)
    axes.spines[:].set_visible(False)


def _draw_outlines(axes: Axes, panel: _Panel) -> None:
    starts = [int(name) for name in panel.names]
    width = starts[1] - starts[0] if len(starts) > 1 else 1
    edges = [*starts, starts[-1] + width]
    for index, number in enumerate(panel.shown):
        colour, dash, _ = _stroke(index)
        counts = [_float(cell) for cell in panel.cells(number)]
        title = panel.table.columns[number].title
        axes.stairs(counts, edges, color=colour, linestyle=dash, linewidth=1.2, label=title)
    axes.set_ylim(0)
    axes.set_xlabel(panel.chart.axis)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    axes.grid(axis="y")


_DRAWN: Mapping[Kind, Callable[[Axes, _Panel], None]] = {
    "bars": _draw_bars,
    "lines": _draw_lines,
    "points": _draw_points,
    "squares": _draw_squares,
    "histogram": _draw_outlines,
}


def _name_rows(axes: Axes, places: Sequence[float], panel: _Panel) -> None:
    width = 0.4 * axes.figure.get_size_inches()[0]
    names = ["\n".join(_wrapped(name, _TEXT, width)) for name in panel.names]
    axes.set_yticks(places, names, color=_INK, fontsize=_TEXT)
    axes.tick_params(axis="y", length=0)


def _mark(axes: Axes, side: Literal["x", "y"], panel: _Panel) -> None:
    """Write numbers along an axis of values: shares as percent where the table says so."""
    axis = axes.xaxis if side == "x" else axes.yaxis
    factor = 100 if panel.table.columns[0].percent else 1
    axis.set_major_locator(MaxNLocator(5))
    axis.set_major_formatter(lambda number, _: f"{factor * number:,.10g}".replace("-", "−"))
    axes.grid(axis=side)


def _limits(chart: Chart, table: Table) -> tuple[float, float]:
    """Return the ends of the axis of values, the same in all panels: declared, or around intervals."""
    if chart.limits is not None:
        return chart.limits
    cells = [_measure(cell) for row in table.rows for cell in row.cells]
    ends = [end for cell in cells for end in (_float(cell), *_bounds(cell)) if not isnan(end)]
    low, high = min([0.0, *ends]), max([0.0, *ends])
    room = 0.05 * (high - low) or 0.5
    return low - room if low < 0 else low, high + room


def _measure(cell: Cell) -> Measure | None:
    return cell if isinstance(cell, Measure) else None


def _float(cell: Measure | None) -> float:
    return nan if cell is None else float(cell.value)


def _bounds(cell: Measure | None) -> tuple[float, float]:
    """Return the ends of the interval, or of one standard deviation on both sides; not numbers if unknown."""
    if cell is not None and cell.low is not None and cell.high is not None:
        return float(cell.low), float(cell.high)
    if cell is not None and cell.deviation is not None:
        return float(cell.value - cell.deviation), float(cell.value + cell.deviation)
    return nan, nan


def _ends(cells: Iterable[Measure | None]) -> tuple[list[float], list[float]]:
    bounds = [_bounds(cell) for cell in cells]
    return [low for low, _ in bounds], [high for _, high in bounds]


def _stroke(index: int) -> tuple[str, str, str]:
    """Return colour, dash and sign of a series."""
    return tuple(looks[index % len(looks)] for looks in (_STROKES, _DASHES, _SIGNS))


def _inches(text: str, size: float) -> float:
    """Return how wide a text is at most: letters are three fifths as wide as high."""
    return 0.6 * size * len(text) / _POINTS


def _wrapped(text: str, size: float, inches: float) -> list[str]:
    """Return the lines of a text that fit into a width."""
    return wrap(text, max(8, int(inches / _inches("m", size))))
