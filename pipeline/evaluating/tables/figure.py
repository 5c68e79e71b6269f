"""A figure as a declaration: what is compared, with which intervals. `drawing` makes the pixels of it."""

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

from pipeline.evaluating.tables.table import Column, Measure, Row, Table


@dataclass(frozen=True)
class Series:
    """Values that look alike, one a category or a place on the axis; None where there is none."""

    name: str
    values: tuple[Measure | None, ...]


@dataclass(frozen=True)
class Bars:
    """Bars from a common zero, grouped by category, one a series."""

    title: str
    categories: tuple[str, ...]
    series: tuple[Series, ...]

    def table(self) -> tuple[tuple[str, ...], tuple[Row, ...]]:
        """Return the titles of the values, and the values."""
        return _by_series(self.categories, self.series)


@dataclass(frozen=True)
class Lines:
    """Values along an axis of numbers, such as steps of training."""

    title: str
    axis: str
    places: tuple[Fraction, ...]
    series: tuple[Series, ...]

    def table(self) -> tuple[tuple[str, ...], tuple[Row, ...]]:
        """Return the titles of the values, and the values."""
        return _by_series(tuple(str(place) for place in self.places), self.series)


@dataclass(frozen=True)
class Point:
    """A point with a name, and with the group that its sign shows."""

    name: str
    x: Measure
    y: Measure
    group: str = ""
    inside: Measure | None = None
    """A number that is written beside the point's name."""


@dataclass(frozen=True)
class Scatter:
    """Points in a plane, with a straight line where one was fitted."""

    title: str
    x_axis: str
    y_axis: str
    points: tuple[Point, ...]
    line: tuple[Fraction, Fraction] | None = None
    """Slope and intercept."""

    def table(self) -> tuple[tuple[str, ...], tuple[Row, ...]]:
        """Return the titles of the values, and the values."""
        columns = (self.x_axis, self.y_axis)
        rows = tuple(Row((point.name, point.group), (point.x, point.y)) for point in self.points)
        return columns, rows


@dataclass(frozen=True)
class HeatMap:
    """A value for each pair of a row and a column, written into its square."""

    title: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    values: tuple[tuple[Measure | None, ...], ...]

    def table(self) -> tuple[tuple[str, ...], tuple[Row, ...]]:
        """Return the titles of the values, and the values."""
        rows = tuple(Row((name, ""), cells) for name, cells in zip(self.rows, self.values, strict=True))
        return self.columns, rows


@dataclass(frozen=True)
class Histogram:
    """Counts between edges, one outline a series; one count fewer than edges."""

    title: str
    axis: str
    edges: tuple[Fraction, ...]
    series: tuple[Series, ...]

    def table(self) -> tuple[tuple[str, ...], tuple[Row, ...]]:
        """Return the titles of the values, and the values."""
        starts = tuple(str(edge) for edge in self.edges[:-1])
        return _by_series(starts, self.series)


Panel: TypeAlias = Bars | Lines | Scatter | HeatMap | Histogram


@dataclass(frozen=True)
class Figure:
    """One or several panels under one title."""

    title: str
    unit: str
    """What is measured, in which unit; with the meaning of the intervals."""
    panels: tuple[Panel, ...]
    percent: bool = False
    """Whether values are written as percent."""
    change: bool = False
    """Whether values are differences, from a zero in the middle."""
    limits: tuple[Fraction, Fraction] | None = field(default=(Fraction(0), Fraction(1)))
    """The ends of the axis of values; None: as the values need it."""
    notes: tuple[str, ...] = ()

    def table(self) -> Table:
        """Return the numbers that the figure shows, so that nobody has to measure bars."""
        columns: list[str] = []
        rows: list[Row] = []
        shown = [(panel.title, *panel.table()) for panel in self.panels]
        for _, titles, _ in shown:
            columns += [title for title in titles if title not in columns]
        for title, titles, of_panel in shown:
            for row in of_panel:
                by_title = dict(zip(titles, row.cells, strict=True))
                cells = tuple(by_title.get(column) for column in columns)
                rows.append(Row((title, *row.labels), cells))
        return Table(
            title=self.title,
            labels=("panel", "name", "group"),
            columns=tuple(
                Column(title, 1 if self.percent else 3, percent=self.percent, change=self.change)
                for title in columns
            ),
            rows=tuple(rows),
            notes=(self.unit, *self.notes),
        )


def _by_series(
    categories: tuple[str, ...], series: tuple[Series, ...]
) -> tuple[tuple[str, ...], tuple[Row, ...]]:
    titles = tuple(each.name for each in series)
    rows = tuple(
        Row((category, ""), tuple(each.values[index] for each in series))
        for index, category in enumerate(categories)
    )
    return titles, rows
