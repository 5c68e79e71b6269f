"""Draws a figure as PNG: the same bytes for the same figure, readable without colour.

Importing this module loads matplotlib, so it is imported by the function that draws. matplotlib's own
settings and font are used, not the user's, and no clock stands in the file.
"""

from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import cycle, islice
from math import ceil, isnan
from typing import Literal, NamedTuple

import matplotlib
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.container import BarContainer
from matplotlib.figure import Figure as Sheet
from matplotlib.lines import Line2D
from matplotlib.patches import Patch

from pipeline.evaluating.statistics import signed
from pipeline.evaluating.tables.figure import Bars, Figure, HeatMap, Histogram, Lines, Panel, Scatter
from pipeline.evaluating.tables.labelling import Box, Spot, placed
from pipeline.evaluating.tables.table import Measure
from seedproof.figures.canvas import width_of

Width = Literal["page", "column"]
_Dash = Literal["-", "--", "-.", ":"]

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
_DASHES: tuple[_Dash, ...] = ("-", "--", "-.", ":")
_SIGNS = ("o", "s", "^", "D", "v", "P", "X", "<", ">", "*")

_TITLE = 10.0
_TEXT = 7.5
_SMALL = 7.0
_TINY = 6.2
"""Sizes of type, in points."""

_EDGE = 0.1
_LINE = 0.15
_BAR = 0.125
_BETWEEN = 0.1
_VALUE = 0.36
"""Inches: the margin, a line of text, a bar, the space between groups of bars, a number behind a bar."""

_SETTINGS = {
    **{
        name: value
        for name, value in matplotlib.rcParamsDefault.items()
        if not name.startswith(("backend", "interactive", "toolbar", "webagg", "timezone", "date"))
    },
    "font.size": _TEXT,
    "text.parse_math": False,
    "axes.edgecolor": _FADED,
    "axes.linewidth": 0.6,
    "hatch.linewidth": 0.5,
    "xtick.color": _FADED,
    "ytick.color": _FADED,
}


class _Layout(NamedTuple):
    """Where things stand on a sheet, in inches."""

    width: float
    left: float
    """From the edge to the first panel: the names of categories stand there."""
    columns: int
    gap: float
    right: float
    """From the last panel to the edge: numbers behind bars stand there."""
    titles: list[float]
    """Of each row of panels, from the top: the height of the longest title."""
    heights: list[float]
    """Of each row of panels, with its titles."""

    @property
    def panel_width(self) -> float:
        """The width of a panel."""
        return (self.width - self.left - self.right - self.gap * (self.columns - 1)) / self.columns


def png(figure: Figure, width: Width = "page") -> bytes:
    """Return a figure as PNG, as wide as a page or as one of its two columns."""
    with matplotlib.rc_context(_SETTINGS):
        return _drawn(figure, _INCHES[width])


def _drawn(figure: Figure, width: float) -> bytes:
    layout = _layout(figure.panels, width)
    head = [
        *((line, _TITLE, _INK) for line in _wrapped(figure.title, _TITLE, width - 2 * _EDGE)),
        *((line, _SMALL, _FADED) for line in _wrapped(figure.unit, _SMALL, width - 2 * _EDGE)),
    ]
    handles = _handles(figure)
    legend_columns = _legend_columns(handles, width)
    legend_lines = ceil(len(handles) / legend_columns) if handles else 0
    above = _EDGE + sum(1.5 * size / _POINTS for _, size, _ in head) + legend_lines * _LINE + 0.1
    height = above + sum(layout.heights) + _EDGE
    sheet = Sheet(figsize=(width, height), dpi=_DOTS, facecolor="white")
    canvas = FigureCanvasAgg(sheet)
    top = height - _EDGE
    for line, size, colour in head:
        top -= 1.5 * size / _POINTS
        sheet.text(_EDGE / width, (top + 0.3 * size / _POINTS) / height, line, fontsize=size, color=colour)
    if handles:
        sheet.legend(
            handles=handles,
            loc="upper left",
            bbox_to_anchor=(_EDGE / width, (top - 0.04) / height),
            ncols=legend_columns,
            frameon=False,
            fontsize=_SMALL,
            borderpad=0.2,
            borderaxespad=0,
            handlelength=2.2,
            columnspacing=1.4,
            labelspacing=0.35,
        )
    for index, panel in enumerate(figure.panels):
        row, column = divmod(index, layout.columns)
        bottom = height - above - sum(layout.heights[: row + 1])
        box = _box(panel, layout, column, bottom, row)
        axes = sheet.add_axes((box[0] / width, box[1] / height, box[2] / width, box[3] / height))
        _draw(axes, panel, figure, is_first=column == 0)
        above_axes = _heads(panel) if isinstance(panel, HeatMap) else 0.06
        for number, line in enumerate(reversed(_title_lines(panel, layout))):
            y = box[1] + box[3] + above_axes + number * _LINE
            sheet.text(box[0] / width, y / height, line, fontsize=_TEXT, color=_INK)
    stream = BytesIO()
    canvas.print_png(stream, metadata={"Software": None})
    return stream.getvalue()


def _layout(panels: Sequence[Panel], width: float) -> _Layout:
    left = max(_left(panel, width) for panel in panels)
    right = _VALUE + _EDGE if isinstance(panels[0], Bars | Scatter) else 0.2
    layout = _Layout(width, left, _columns(panels, width - left), 0.55, right, [], [])
    for start in range(0, len(panels), layout.columns):
        in_row = panels[start : start + layout.columns]
        title = max(_title_height(panel, layout) for panel in in_row)
        layout.titles.append(title)
        layout.heights.append(title + max(_height(panel, layout) for panel in in_row))
    return layout


def _columns(panels: Sequence[Panel], width: float) -> int:
    """Return how many panels stand side by side: as many as have room to be read."""
    least = max(2.2 if isinstance(panel, Scatter | HeatMap) else 1.35 for panel in panels)
    most = max(1, min(len(panels), int(width / (least + _VALUE))))
    # Rows of panels are as long as each other where that is possible.
    return ceil(len(panels) / ceil(len(panels) / most))


def _left(panel: Panel, width: float) -> float:
    """Return the room that names of categories need, at most two fifths of the width."""
    if isinstance(panel, Bars):
        names: Sequence[str] = panel.categories
    elif isinstance(panel, HeatMap):
        names = panel.rows
    else:
        return _EDGE + 0.5
    longest = max((_inches(name, _TEXT) for name in names), default=0.0)
    return _EDGE + 0.1 + min(longest, 0.4 * width)


def _height(panel: Panel, layout: _Layout) -> float:
    """Return the inches that a panel takes with its axis, beneath its title."""
    frame = 0.34
    if isinstance(panel, Bars):
        return frame + len(panel.categories) * (_BAR * len(panel.series) + _BETWEEN)
    if isinstance(panel, HeatMap):
        squares = len(panel.rows) * _square(panel, layout)
        return 0.15 + _heads(panel) + squares
    if isinstance(panel, Scatter):
        return 0.2 + frame + min(layout.panel_width, 4.2)
    return 0.2 + frame + min(0.75 * layout.panel_width, 2.6)


def _title_height(panel: Panel, layout: _Layout) -> float:
    """Return the inches of a panel's title; the first line has some room beneath it."""
    lines = len(_title_lines(panel, layout))
    return 0.06 + lines * _LINE if lines else 0.0


def _title_lines(panel: Panel, layout: _Layout) -> list[str]:
    if not panel.title:
        return []
    width = layout.panel_width + (layout.gap - 0.1 if layout.columns > 1 else 0)
    return [_cut(line, _TEXT, width) for line in _wrapped(panel.title, _TEXT, width)]


def _square(panel: HeatMap, layout: _Layout) -> float:
    return min(0.36, layout.panel_width / max(1, len(panel.columns)))


def _heads(panel: HeatMap) -> float:
    """Return the inches that the names of columns take, written upwards."""
    return 0.1 + max((_inches(name, _TEXT) for name in panel.columns), default=0.0)


def _box(
    panel: Panel, layout: _Layout, column: int, bottom: float, row: int
) -> tuple[float, float, float, float]:
    """Return left, bottom, width and height of the axes of a panel, in line with those beside it."""
    left = layout.left + column * (layout.panel_width + layout.gap)
    height = layout.heights[row]
    title = layout.titles[row] + 0.04
    if isinstance(panel, HeatMap):
        side = _square(panel, layout)
        tall = side * len(panel.rows)
        above = title + _heads(panel)
        return left, bottom + height - above - tall, side * len(panel.columns), tall
    below = 0.26 if isinstance(panel, Bars) else 0.44
    return left, bottom + below, layout.panel_width, height - below - title


def _draw(axes: Axes, panel: Panel, figure: Figure, *, is_first: bool) -> None:
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    axes.tick_params(labelsize=_SMALL, length=2, width=0.6)
    if isinstance(panel, Bars):
        _draw_bars(axes, panel, figure, is_first=is_first)
    elif isinstance(panel, Lines):
        _draw_lines(axes, panel, figure)
    elif isinstance(panel, Scatter):
        _draw_points(axes, panel, figure)
    elif isinstance(panel, HeatMap):
        _draw_squares(axes, panel, figure, is_first=is_first)
    else:
        _draw_outlines(axes, panel)


def _draw_bars(axes: Axes, panel: Bars, figure: Figure, *, is_first: bool) -> None:
    group = _BAR * len(panel.series) + _BETWEEN
    low, high = _limits(figure)
    if low < 0:
        # The number of a bar below zero stands on its left.
        low -= (high - low) * _VALUE / _width_of(axes)
    for index, (series, look) in enumerate(zip(panel.series, _looks(), strict=False)):
        for place, value in enumerate(series.values):
            middle = place * group + (index + 0.5) * _BAR
            if value is None:
                axes.text(low, middle, " –", va="center", fontsize=_TINY, color=_FADED)
                continue
            _draw_bar(axes, middle, value, look)
            _write_value(axes, middle, value, figure)
    axes.set_ylim(len(panel.categories) * group - _BETWEEN / 2, -_BETWEEN / 2)
    axes.set_xlim(low, high)
    middles = [place * group + _BAR * len(panel.series) / 2 for place in range(len(panel.categories))]
    names = [_cut(name, _TEXT, float(axes.bbox.x0) / _DOTS - _EDGE) for name in panel.categories]
    axes.set_yticks(middles, names if is_first else [""] * len(names), color=_INK, fontsize=_TEXT)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(low >= 0)
    if low < 0:
        axes.axvline(0, color=_INK, linewidth=0.7, zorder=4)
    _mark_values(axes, "x", figure)


def _draw_bar(axes: Axes, middle: float, value: Measure, look: tuple[str, str]) -> None:
    fill, hatch = look
    bar: BarContainer = axes.barh(
        middle,
        float(value.value),
        height=_BAR * 0.86,
        color=fill,
        edgecolor=_INK,
        linewidth=0.5,
        hatch=hatch,
        zorder=2,
    )
    bar.set_label("")
    bounds = _bounds(value)
    if bounds is not None:
        axes.plot(bounds, (middle, middle), color="white", linewidth=2.4, zorder=3, solid_capstyle="butt")
        axes.plot(bounds, (middle, middle), color=_INK, linewidth=1.1, zorder=3, solid_capstyle="butt")


def _write_value(axes: Axes, middle: float, value: Measure, figure: Figure) -> None:
    bounds = _bounds(value)
    ends = (float(value.value), *(bounds or ()))
    # Left of zero a number stands before its bar.
    is_negative = value.value < 0
    axes.annotate(
        _number(value, figure),
        (min(ends) if is_negative else max(ends), middle),
        xytext=(-2.5 if is_negative else 2.5, -0.2),
        textcoords="offset points",
        va="center",
        ha="right" if is_negative else "left",
        fontsize=_TINY,
        color=_INK,
        annotation_clip=False,
    )


def _draw_lines(axes: Axes, panel: Lines, figure: Figure) -> None:
    places = [float(place) for place in panel.places]
    for index, series in enumerate(panel.series):
        colour, dash, sign = _stroke(index)
        known = [(place, value) for place, value in zip(places, series.values, strict=True) if value]
        xs = [place for place, _ in known]
        axes.plot(
            xs,
            [float(value.value) for _, value in known],
            color=colour,
            linestyle=dash,
            linewidth=1.2,
            marker=sign,
            markersize=3.5,
            zorder=3,
        )
        for place, value in known:
            _draw_error(axes, (place, place), _bounds(value), colour)
    low, high = _limits(figure)
    axes.set_ylim(low, high)
    axes.set_xlabel(panel.axis, fontsize=_SMALL, color=_FADED, labelpad=2)
    axes.xaxis.set_major_locator(matplotlib.ticker.MaxNLocator(max(2, int(_width_of(axes) / 0.6))))
    axes.xaxis.set_major_formatter(lambda number, _: _tick(number))
    _mark_values(axes, "y", figure)


def _draw_points(axes: Axes, panel: Scatter, figure: Figure) -> None:
    groups = list(dict.fromkeys(point.group for point in panel.points))
    for point in panel.points:
        colour, _, sign = _stroke(groups.index(point.group))
        x = float(point.x.value)
        y = float(point.y.value)
        _draw_error(axes, (x, x), _bounds(point.y), _FADED)
        bounds = _bounds(point.x)
        if bounds is not None:
            axes.plot(bounds, (y, y), color=_FADED, linewidth=0.7, zorder=2)
        axes.plot([x], [y], sign, color=colour, markersize=5, markeredgecolor="white", zorder=4)
    x_low, x_high = _spread([point.x for point in panel.points], figure)
    y_low, y_high = _spread([point.y for point in panel.points], figure)
    axes.set_xlim(x_low, x_high)
    axes.set_ylim(y_low, y_high)
    if panel.line is not None:
        slope, intercept = (float(number) for number in panel.line)
        ends = (x_low, x_high)
        axes.plot(ends, [slope * x + intercept for x in ends], color=_FADED, linewidth=0.8, linestyle="--")
    axes.set_xlabel(panel.x_axis, fontsize=_SMALL, color=_FADED, labelpad=2)
    axes.set_ylabel(panel.y_axis, fontsize=_SMALL, color=_FADED, labelpad=2)
    axes.grid(color=_GRID, linewidth=0.5, zorder=0)
    for side in ("x", "y"):
        _name_values(axes, side, figure)
    _name_points(axes, panel, figure)


def _name_points(axes: Axes, panel: Scatter, figure: Figure) -> None:
    """Write the names beside the points, where they cover no other one."""
    axes.figure.canvas.draw()
    scale = axes.figure.get_dpi() / _POINTS
    pixels = [_pixel(axes, float(point.x.value), float(point.y.value)) for point in panel.points]
    names = [
        point.name if point.inside is None else f"{point.name}  {_number(point.inside, figure)}"
        for point in panel.points
    ]
    sizes = [(width_of(name, _TINY) * scale, _TINY * scale) for name in names]
    frame = axes.get_window_extent()
    box = (frame.x0, frame.y0, frame.x1 + _VALUE * axes.figure.get_dpi(), frame.y1)
    spots = placed(pixels, sizes, 5 * scale, box, list(_errors(axes, panel, scale)))
    for name, spot in zip(names, spots, strict=True):
        axes.annotate(
            name,
            spot,
            xycoords="figure pixels",
            va="center",
            ha="left",
            fontsize=_TINY,
            color=_INK,
            annotation_clip=False,
            zorder=5,
        )


def _errors(axes: Axes, panel: Scatter, scale: float) -> Iterator[Box]:
    """Yield boxes around the lines of intervals, in pixels."""
    for point in panel.points:
        x = float(point.x.value)
        y = float(point.y.value)
        across = _bounds(point.x)
        upwards = _bounds(point.y)
        ends = []
        if across is not None:
            ends.append(((across[0], y), (across[1], y)))
        if upwards is not None:
            ends.append(((x, upwards[0]), (x, upwards[1])))
        for start, end in ends:
            left, bottom = _pixel(axes, *start)
            right, top = _pixel(axes, *end)
            yield left - scale, bottom - scale, right + scale, top + scale


def _pixel(axes: Axes, x: float, y: float) -> Spot:
    across, upwards = axes.transData.transform((x, y))
    return float(across), float(upwards)


def _draw_squares(axes: Axes, panel: HeatMap, figure: Figure, *, is_first: bool) -> None:
    numbers = [
        [float("nan") if value is None else float(value.value) for value in row] for row in panel.values
    ]
    known = [number for row in numbers for number in row if not isnan(number)]
    low = min(known, default=0.0)
    high = max(known, default=1.0)
    if figure.limits is not None:
        low, high = (float(limit) for limit in figure.limits)
    axes.imshow(numbers, cmap="Blues", vmin=low, vmax=high, aspect="auto")
    for row, values in enumerate(panel.values):
        for column, value in enumerate(values):
            if value is None:
                continue
            is_dark = high > low and (float(value.value) - low) / (high - low) > 0.6
            shown = _number(value, figure)
            axes.text(
                column,
                row,
                shown,
                ha="center",
                va="center",
                fontsize=_TINY,
                color="white" if is_dark else _INK,
            )
    axes.set_xticks(range(len(panel.columns)), panel.columns, rotation=90, color=_INK, fontsize=_TEXT)
    names = panel.rows if is_first else [""] * len(panel.rows)
    axes.set_yticks(range(len(panel.rows)), names, color=_INK, fontsize=_TEXT)
    axes.tick_params(top=True, labeltop=True, bottom=False, labelbottom=False, length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)


def _draw_outlines(axes: Axes, panel: Histogram) -> None:
    edges = [float(edge) for edge in panel.edges]
    most = 0.0
    for index, series in enumerate(panel.series):
        counts = [float(value.value) if value else 0.0 for value in series.values]
        most = max(most, *counts, 0.0)
        colour, dash, _ = _stroke(index)
        axes.stairs(counts, edges, color=colour, linestyle=dash, linewidth=1.2, zorder=3)
        if index == 0:
            axes.stairs(counts, edges, color=_FILLS[1], fill=True, alpha=0.7, zorder=2)
    axes.set_xlim(edges[0], edges[-1])
    axes.set_ylim(0, most * 1.08 or 1)
    axes.set_xlabel(panel.axis, fontsize=_SMALL, color=_FADED, labelpad=2)
    axes.yaxis.set_major_locator(matplotlib.ticker.MaxNLocator(integer=True))
    axes.grid(axis="y", color=_GRID, linewidth=0.5, zorder=0)


def _draw_error(axes: Axes, xs: tuple[float, float], bounds: tuple[float, float] | None, colour: str) -> None:
    if bounds is not None:
        axes.plot(xs, bounds, color=colour, linewidth=0.7, zorder=2)


def _handles(figure: Figure) -> list[Artist]:
    """Return what the legend explains: series of the same name look alike in all panels."""
    first = figure.panels[0]
    handles: list[Artist] = []
    if isinstance(first, Bars) and len(first.series) > 1:
        for series, (fill, hatch) in zip(first.series, _looks(), strict=False):
            handles.append(
                Patch(facecolor=fill, edgecolor=_INK, hatch=hatch, linewidth=0.5, label=series.name)
            )
    elif isinstance(first, Lines | Histogram) and len(first.series) > 1:
        for index, series in enumerate(first.series):
            colour, dash, sign = _stroke(index)
            marker = sign if isinstance(first, Lines) else ""
            handles.append(
                Line2D([], [], color=colour, linestyle=dash, marker=marker, markersize=3.5, label=series.name)
            )
    elif isinstance(first, Scatter):
        groups = list(dict.fromkeys(point.group for point in first.points))
        if len(groups) > 1:
            for index, group in enumerate(groups):
                colour, _, sign = _stroke(index)
                handles.append(Line2D([], [], color=colour, linestyle="", marker=sign, label=group))
    return handles


def _legend_columns(handles: Sequence[Artist], width: float) -> int:
    widest = max((_inches(str(handle.get_label()), _SMALL) for handle in handles), default=0.0)
    return max(1, min(len(handles), int((width - 2 * _EDGE) / (widest + 0.5))))


def _looks() -> Iterator[tuple[str, str]]:
    return cycle(zip(_FILLS, _HATCHES, strict=True))


def _stroke(index: int) -> tuple[str, _Dash, str]:
    """Return colour, dash and sign of a series."""
    return (
        next(islice(cycle(_STROKES), index, None)),
        next(islice(cycle(_DASHES), index, None)),
        next(islice(cycle(_SIGNS), index, None)),
    )


def _bounds(value: Measure) -> tuple[float, float] | None:
    """Return the ends of the interval, or of one standard deviation on both sides."""
    if value.low is not None and value.high is not None:
        return float(value.low), float(value.high)
    if value.deviation is not None:
        return float(value.value - value.deviation), float(value.value + value.deviation)
    return None


def _limits(figure: Figure) -> tuple[float, float]:
    """Return the ends of the axis of values, the same in all panels: declared, or around intervals."""
    if figure.limits is not None:
        low, high = figure.limits
        return float(low), float(high)
    ends = [0.0]
    for panel in figure.panels:
        if isinstance(panel, Bars | Lines):
            values = [value for series in panel.series for value in series.values if value is not None]
            for value in values:
                ends += [float(value.value), *(_bounds(value) or ())]
    room = 0.05 * (max(ends) - min(ends)) or 0.5
    lowest = min(ends)
    return lowest - room if lowest < 0 else lowest, max(ends) + room


def _spread(values: Sequence[Measure], figure: Figure) -> tuple[float, float]:
    """Return the ends of an axis around points and their intervals, within what is possible."""
    ends: list[float] = []
    for value in values:
        ends += [float(value.value), *(_bounds(value) or ())]
    if not ends:
        return 0.0, 1.0
    room = 0.08 * (max(ends) - min(ends)) or 0.05
    low = min(ends) - room
    high = max(ends) + room
    if figure.limits is None:
        return low, high
    margin = 0.02
    return max(low, float(figure.limits[0]) - margin), min(high, float(figure.limits[1]) + margin)


def _mark_values(axes: Axes, side: Literal["x", "y"], figure: Figure) -> None:
    axes.grid(axis=side, color=_GRID, linewidth=0.5, zorder=0)
    axes.set_axisbelow(True)
    _name_values(axes, side, figure)


def _name_values(axes: Axes, side: str, figure: Figure) -> None:
    """Write the numbers along an axis: shares as percent where the figure says so."""
    axis = axes.xaxis if side == "x" else axes.yaxis
    axis.set_major_locator(matplotlib.ticker.MaxNLocator(5))
    axis.set_major_formatter(lambda number, _: _tick(100 * number if figure.percent else number))


def _tick(number: float) -> str:
    """Return a number as it stands along an axis."""
    text = f"{number:,.0f}" if abs(number) >= 1000 else f"{number:.4g}"
    return text.replace("-", "−")


def _width_of(axes: Axes) -> float:
    """Return the inches from the left to the right end of the axes."""
    return float(axes.bbox.width) / _DOTS


def _number(value: Measure, figure: Figure) -> str:
    number = signed(value.value * 100, 1) if figure.percent else signed(value.value, 2)
    text = number.replace("-", "−")
    is_more = figure.change and value.value > 0
    return f"+{text}" if is_more else f"{text}{value.mark}"


def _inches(text: str, size: float) -> float:
    return width_of(text, size) / _POINTS


def _cut(text: str, size: float, inches: float) -> str:
    """Return a text that fits, with three dots in its middle where it was too long."""
    if _inches(text, size) <= inches:
        return text
    kept = len(text)
    while kept > 3 and _inches(_shortened(text, kept), size) > inches:
        kept -= 1
    return _shortened(text, kept)


def _shortened(text: str, kept: int) -> str:
    front = (kept + 1) // 2
    return f"{text[:front]}…{text[len(text) - (kept - front) :]}"


def _wrapped(text: str, size: float, inches: float) -> list[str]:
    """Return the lines of a text that fit into a width."""
    lines: list[str] = []
    for word in text.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and _inches(joined, size) <= inches:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines
