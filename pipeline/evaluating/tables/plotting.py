"""Draws a table as its chart says, as PNG: the same bytes for the same table, readable without colour.

Importing this module loads matplotlib, so it is imported by the function that draws. matplotlib's own
settings and font are used, not the user's, and no clock stands in the file.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from io import BytesIO
from itertools import compress
from math import ceil, isnan, nan
from statistics import StatisticsError, linear_regression
from textwrap import wrap
from typing import Literal

import msgspec
from matplotlib import style
from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.patheffects import withStroke
from matplotlib.ticker import MaxNLocator

from pipeline.evaluating.tables.labelling import placed
from pipeline.evaluating.tables.table import Chart, Column, Kind, Measure, Row, Table, rounded

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

_LINE, _BAR, _EDGE = 0.15, 0.125, 0.1
"""Inches: a line of text, a bar, the margin."""

_TOLD_APART = 7
"""Lines that are still told apart in one panel, as many as MathCAMPS has; more get a panel each."""

_SETTINGS = {
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
    "legend.frameon": False,
    "legend.borderpad": 0,
    "legend.borderaxespad": 0,
}


@dataclass(frozen=True)
class _Series:
    """The values of a column; those that are not known are no numbers."""

    title: str
    cells: Sequence[Measure | None]
    column: Column

    @property
    def values(self) -> list[float]:
        """What is shown."""
        return [nan if cell is None else float(cell.value) for cell in self.cells]

    @property
    def ends(self) -> tuple[list[float], list[float]]:
        """The ends of the intervals, or of one standard deviation on both sides."""
        bounds = [_bounds(cell) for cell in self.cells]
        return [low for low, _ in bounds], [high for _, high in bounds]

    @property
    def said(self) -> list[str]:
        """The values as they are written."""
        return ["–" if cell is None else self._written(cell) for cell in self.cells]

    def _written(self, cell: Measure) -> str:
        column = self.column if self.column.percent else msgspec.structs.replace(self.column, decimals=2)
        return f"{rounded(column, cell.value, with_sign=column.change)}{cell.mark}"


@dataclass(frozen=True)
class _Panel:
    """What is drawn on one pair of axes."""

    title: str
    names: Sequence[str]
    groups: Sequence[str]
    series: Sequence[_Series]
    column: Column
    """How values are written along an axis."""
    chart: Chart
    limits: tuple[float, float]
    """The ends of the axis of values."""


def png(table: Table, width: Width = "page") -> bytes:
    """Return a table that has a chart as PNG, as wide as a page or as one of its two columns."""
    stream = BytesIO()
    with style.context(["default", _SETTINGS]):
        sheet = _sheet(table, table.chart or Chart("bars"), _INCHES[width])
        FigureCanvasAgg(sheet).print_png(stream, metadata={"Software": None})
    return stream.getvalue()


def _sheet(table: Table, chart: Chart, width: float) -> Figure:
    is_crowded = chart.most_bars is not None and len(table.columns) > chart.most_bars
    kind: Kind = "squares" if is_crowded else chart.kind
    panels = list(_panels(table, chart, kind, 0.4 * width))
    abreast = _abreast(panels, kind, width)
    panel_width = 0.8 * width / abreast
    in_rows = [panels[start : start + abreast] for start in range(0, len(panels), abreast)]
    heights = [max(_height(panel, kind, panel_width) for panel in in_row) for in_row in in_rows]
    texts = ((table.title, _TITLE), (table.notes[0], _SMALL), (table.shared, _SMALL))
    head = [(line, size) for text, size in texts for line in _wrapped(text, size, width)]
    legend = _legend(panels, kind)
    in_line = max(1, int(width / (0.5 + max((_inches(name, _SMALL) for name in legend), default=0.0))))
    top = _EDGE + sum(1.5 * size / _POINTS for _, size in head) + _LINE * ceil(len(legend) / in_line)
    height = top + sum(heights) + _EDGE
    layout = ConstrainedLayoutEngine(rect=(0, 0, 1, 1 - top / height), w_pad=_EDGE, h_pad=_EDGE)
    sheet = Figure((width, height), _DOTS, facecolor="white", layout=layout)
    grid = sheet.subplots(len(heights), abreast, squeeze=False, gridspec_kw={"height_ratios": heights})
    for axes in grid.flat[len(panels) :]:
        axes.set_axis_off()
    for number, (axes, panel) in enumerate(zip(grid.flat, panels, strict=False)):
        _DRAWN[kind](axes, panel)
        axes.set_title("\n".join(_wrapped(panel.title, _TEXT, panel_width)))
        if number % abreast and kind in ("bars", "squares"):
            axes.tick_params(labelleft=False)
    _write_head(sheet, head, legend, in_line)
    sheet.draw_without_rendering()
    # What is written from here on is placed in pixels: nothing may move any more.
    sheet.set_layout_engine("none")
    if kind == "points":
        for axes, panel in zip(grid.flat, panels, strict=False):
            _name_points(axes, panel)
    return sheet


def _panels(table: Table, chart: Chart, kind: Kind, room: float) -> Iterator[_Panel]:
    """Yield a panel for each first label, or for each of its series where lines are too many."""
    by_title: dict[str, list[Row]] = {}
    for row in table.rows:
        by_title.setdefault(row.labels[0], []).append(row)
    limits = _limits(table, chart)
    usual = next(iter(table.columns), Column())
    for title, rows in (by_title or {"": []}).items():
        series = [
            _Series(
                column.title,
                [cell if isinstance(cell := row.cells[number], Measure) else None for row in rows],
                column,
            )
            for number, column in enumerate(table.columns)
        ]
        names = ["\n".join(_wrapped(row.labels[1], _TEXT, room)) for row in rows]
        groups = [row.labels[2] for row in rows]
        panel = _Panel(title, names, groups, series, usual, chart, limits)
        known = [each for each in series if any(each.cells)]
        if kind != "lines":
            yield panel
        elif len(known) <= _TOLD_APART:
            yield replace(panel, series=known)
        else:
            yield from (replace(panel, title=f"{title}, {each.title}", series=[each]) for each in known)


def _abreast(panels: Sequence[_Panel], kind: Kind, width: float) -> int:
    """Return how many panels stand side by side: as many as have room to be read, in rows of one length."""
    lines = [line for panel in panels for name in panel.names for line in name.splitlines()]
    names = max((_inches(line, _TEXT) for line in lines), default=0.0)
    least = 2.5 if kind in ("points", "squares") else 1.7
    most = max(1, min(len(panels), int((width - names) / least)))
    return ceil(len(panels) / ceil(len(panels) / most))


def _height(panel: _Panel, kind: Kind, width: float) -> float:
    """Return the inches that a panel takes with its title and its axis."""
    title = 0.1 + _LINE * len(_wrapped(panel.title, _TEXT, width))
    if kind == "bars":
        lines = max((len(name.splitlines()) for name in panel.names), default=1)
        return title + 0.34 + len(panel.names) * max(_BAR * (len(panel.series) + 0.8), _LINE * lines)
    if kind == "squares":
        heads = max((_inches(each.title, _TEXT) for each in panel.series), default=0.0)
        return title + 0.15 + heads + 0.3 * len(panel.names)
    return title + 0.54 + min(width, 4.2 if kind == "points" else 2.6)


def _legend(panels: Sequence[_Panel], kind: Kind) -> list[str]:
    """Return what is told apart: series, or groups of points, where there are several."""
    series = [each.title for panel in panels for each in panel.series]
    groups = [group for panel in panels for group in panel.groups]
    names = {"points": groups, "squares": []}.get(kind, series)
    several = list(dict.fromkeys(names))
    return several if len(several) > 1 else []


def _write_head(
    sheet: Figure, head: Sequence[tuple[str, float]], legend: Sequence[str], in_line: int
) -> None:
    width, height = sheet.get_size_inches()
    top = height - _EDGE
    for line, size in head:
        top -= 1.5 * size / _POINTS
        colour = _INK if size == _TITLE else _FADED
        sheet.text(_EDGE / width, (top + 0.3 * size / _POINTS) / height, line, fontsize=size, color=colour)
    drawn = {
        name: handle
        for axes in sheet.axes
        for handle, name in zip(*axes.get_legend_handles_labels(), strict=True)
    }
    if legend:
        corner = (_EDGE / width, (top - 0.02) / height)
        handles = [drawn[name] for name in legend]
        sheet.legend(handles, legend, loc="upper left", bbox_to_anchor=corner, ncols=in_line)


def _draw_bars(axes: Axes, panel: _Panel) -> None:
    step = 1 / (len(panel.series) + 0.8)
    for index, series in enumerate(panel.series):
        middles = [place + (index + 0.9) * step for place in range(len(panel.names))]
        fill, hatch = _FILLS[index % len(_FILLS)], _HATCHES[index % len(_HATCHES)]
        axes.barh(
            middles,
            series.values,
            0.86 * step,
            color=fill,
            hatch=hatch,
            edgecolor=_INK,
            linewidth=0.5,
            label=series.title,
        )
        axes.hlines(
            middles, *series.ends, _INK, lw=1.1, path_effects=[withStroke(linewidth=2.4, foreground="white")]
        )
        for middle, value, low, high, said in zip(
            middles, series.values, *series.ends, series.said, strict=True
        ):
            _write_value(axes, middle, [end for end in (value, low, high) if not isnan(end)], said)
    axes.set_xlim(*panel.limits)
    axes.set_ylim(len(panel.names) or 1, 0)
    _name_rows(axes, [place + 0.5 for place in range(len(panel.names))], panel)
    _mark(axes.xaxis, panel.column)
    if panel.limits[0] < 0:
        axes.axvline(0, color=_INK, lw=0.7)
        axes.spines["left"].set_visible(False)


def _write_value(axes: Axes, middle: float, ends: Sequence[float], said: str) -> None:
    """Write a number behind its bar and its interval; left of zero before them."""
    is_negative = bool(ends) and ends[0] < 0
    axes.annotate(
        said,
        (min(ends) if is_negative else max(ends, default=0.0), middle),
        (-2.5 if is_negative else 2.5, 0),
        textcoords="offset points",
        va="center_baseline",
        ha="right" if is_negative else "left",
        fontsize=_TINY,
    )


def _draw_lines(axes: Axes, panel: _Panel) -> None:
    places = [int(name) for name in panel.names]
    for index, series in enumerate(panel.series):
        colour, dash, sign = _stroke(index)
        axes.plot(places, series.values, f"{sign}{dash}", color=colour, ms=3.5, lw=1.2, label=series.title)
        axes.vlines(places, *series.ends, colour, lw=0.7)
    axes.set_ylim(*panel.limits)
    axes.set_xlabel(panel.chart.axis)
    axes.xaxis.set_major_locator(MaxNLocator(3, integer=True))
    _mark(axes.yaxis, panel.column)


def _draw_points(axes: Axes, panel: _Panel) -> None:
    across, upwards, *_ = panel.series
    axes.vlines(across.values, *upwards.ends, _FADED, lw=0.7)
    axes.hlines(upwards.values, *across.ends, _FADED, lw=0.7)
    for index, group in enumerate(dict.fromkeys(panel.groups)):
        colour, _, sign = _stroke(index)
        of_group = [each == group for each in panel.groups]
        points = (list(compress(series.values, of_group)) for series in (across, upwards))
        axes.plot(*points, sign, color=colour, ms=5, mec="white", zorder=4, label=group)
    if panel.chart.fit:
        # Where all x are alike there is no such line.
        with suppress(StatisticsError):
            slope, intercept = linear_regression(across.values, upwards.values)
            axes.axline((0, intercept), slope=slope, color=_FADED, lw=0.8, ls="--")
    axes.set_xlabel(across.title)
    axes.set_ylabel(upwards.title)
    _mark(axes.xaxis, across.column)
    _mark(axes.yaxis, upwards.column)


def _name_points(axes: Axes, panel: _Panel) -> None:
    """Write the names beside the points, with the value of a third series, where they cover no other one."""
    across, upwards, *inside = panel.series
    said = [" ".join(parts) for parts in zip(panel.names, *(series.said for series in inside), strict=True)]
    points = axes.transData.transform(list(zip(across.values, upwards.values, strict=True)) or [(0, 0)])
    texts = [axes.text(0, 0, text, fontsize=_TINY, transform=None, va="bottom", zorder=5) for text in said]
    sizes = [(extent.width, extent.height) for extent in (text.get_window_extent() for text in texts)]
    spots = placed(points[: len(texts)].tolist(), sizes, 5 * _DOTS / _POINTS, axes.get_window_extent())
    for text, spot in zip(texts, spots, strict=True):
        text.set_position((spot.x0, spot.y0))


def _draw_squares(axes: Axes, panel: _Panel) -> None:
    low, high = panel.limits
    values = list(zip(*(series.values for series in panel.series), strict=True))
    axes.imshow(values, cmap="Blues", vmin=low, vmax=high, aspect="auto")
    for column, series in enumerate(panel.series):
        for row, (value, said) in enumerate(zip(series.values, series.said, strict=True)):
            colour = "white" if value - low > 0.6 * (high - low) else _INK
            axes.text(column, row, said, ha="center", va="center", fontsize=_TINY, color=colour)
    axes.set_xticks(range(len(panel.series)), [series.title for series in panel.series], rotation=90)
    _name_rows(axes, range(len(panel.names)), panel)
    axes.tick_params(top=True, labeltop=True, bottom=False, labelbottom=False, length=0, labelcolor=_INK)
    axes.spines[:].set_visible(False)


def _draw_outlines(axes: Axes, panel: _Panel) -> None:
    starts = [int(name) for name in panel.names]
    width = starts[1] - starts[0] if len(starts) > 1 else 1
    for index, series in enumerate(panel.series):
        colour, dash, _ = _stroke(index)
        axes.stairs(
            series.values, [*starts, starts[-1] + width], color=colour, ls=dash, lw=1.2, label=series.title
        )
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
    axes.set_yticks(places, panel.names, color=_INK, fontsize=_TEXT)
    axes.tick_params(axis="y", length=0)


def _mark(axis: Axis, column: Column) -> None:
    """Write numbers along an axis of values: shares as percent where the column says so."""
    factor = 100 if column.percent else 1
    axis.set_major_locator(MaxNLocator(5))
    axis.set_major_formatter(lambda number, _: f"{factor * number:,.10g}".replace("-", "−"))
    axis.grid(visible=True)


def _limits(table: Table, chart: Chart) -> tuple[float, float]:
    """Return the ends of the axis of values, the same in all panels: declared, or around intervals."""
    if chart.limits is not None:
        return chart.limits
    cells = [cell for row in table.rows for cell in row.cells if isinstance(cell, Measure)]
    ends = [0.0, *(end for cell in cells for end in (float(cell.value), *_bounds(cell)) if not isnan(end))]
    room = 0.15 * (max(ends) - min(ends)) or 0.5
    return min(ends) - room if min(ends) < 0 else 0.0, max(ends) + room


def _bounds(cell: Measure | None) -> tuple[float, float]:
    if cell is not None and cell.low is not None and cell.high is not None:
        return float(cell.low), float(cell.high)
    if cell is not None and cell.deviation is not None:
        return float(cell.value - cell.deviation), float(cell.value + cell.deviation)
    return nan, nan


def _stroke(index: int) -> tuple[str, str, str]:
    """Return colour, dash and sign of a series."""
    return _STROKES[index % len(_STROKES)], _DASHES[index % len(_DASHES)], _SIGNS[index % len(_SIGNS)]


def _inches(text: str, size: float) -> float:
    """Return how wide a text is at most: letters are three fifths as wide as high."""
    return 0.6 * size * len(text) / _POINTS


def _wrapped(text: str, size: float, inches: float) -> list[str]:
    """Return the lines of a text that fit into a width."""
    return wrap(text, max(8, int(inches / _inches("m", size))))
