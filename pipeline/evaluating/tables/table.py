"""A table of exact values: for people as Markdown, for programs as CSV, and where it says so as a figure."""

import csv
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from io import StringIO
from typing import Literal, TypeAlias

import msgspec

from pipeline.evaluating.statistics import Estimate, signed
from pipeline.releasing.markdown import plain

PLACES = 6
"""The decimals of a number in CSV, as in a result."""


@dataclass(frozen=True)
class Measure:
    """A number with what is known of its error: an interval of 95 %, or a standard deviation."""

    value: Fraction
    low: Fraction | None = None
    high: Fraction | None = None
    deviation: Fraction | None = None
    mark: str = ""
    """A sign behind the number that a note explains, such as an asterisk."""


Cell: TypeAlias = str | int | Measure | None
"""None is a value that is not defined, such as a mean over nothing."""


class Column(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the values of a column are written for people."""

    title: str = ""
    decimals: int = 3
    percent: bool = False
    """Whether shares are written as percent, in Markdown and CSV."""
    change: bool = False
    """Whether the sign is always written."""
    span: bool = False
    """Whether only the bounds are written for people, such as the ranks 2–4 that are possible."""


@dataclass(frozen=True)
class Row:
    """A row: what it is about, then a cell a column."""

    labels: tuple[str, ...]
    cells: tuple[Cell, ...]


Kind: TypeAlias = Literal["bars", "lines", "points", "squares", "histogram"]

PANELS = ("panel", "name", "group")
"""The labels of a figure's rows: a panel for each value of the first one."""


class Chart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is drawn: its rows by name along an axis, its columns as series.

    Rows of `points` are points: two columns say where they are, and a third one is written beside the name.
    Names of rows of `lines` and `histogram` are whole numbers; a bin of a histogram reaches to the next one.
    """

    kind: Kind
    axis: str = ""
    """What the numbers along the axis are."""
    limits: tuple[int, int] | None = (0, 1)
    """The ends of the axis of values; None: as the values need it."""
    most_bars: int | None = None
    """Series that bars tell apart; more are drawn as squares."""
    fit: bool = False
    """Whether the straight line of least squares is drawn through the points."""


@dataclass(frozen=True)
class Table:
    """A table. No cell is bold and no row is placed by its values: differences may be chance."""

    title: str
    labels: tuple[str, ...]
    """The titles of the columns that say what a row is about."""
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    notes: tuple[str, ...] = ()
    """The first one of a figure says what is measured, in which unit."""
    shared: str = ""
    """The settings that all runs have in common; they stand below the title."""
    chart: Chart | None = None

    def markdown(self) -> str:
        """Return the table as GitHub's Markdown, numbers rounded as the paper rounds them."""
        heads = [*self.labels, *(column.title for column in self.columns)]
        rules = [":--"] * len(self.labels)
        for index in range(len(self.columns)):
            is_text = any(isinstance(row.cells[index], str) for row in self.rows)
            rules.append(":--" if is_text else "--:")
        lines = [f"**{plain(self.title)}**", ""]
        if self.shared:
            lines += [plain(self.shared), ""]
        lines += [_line(_escaped(head) for head in heads), _line(rules)]
        for row in self.rows:
            cells = zip(self.columns, row.cells, strict=True)
            shown = [_shown(column, cell) for column, cell in cells]
            lines.append(_line([*(_escaped(label) for label in row.labels), *shown]))
        for note in self.notes:
            lines += ["", plain(note)]
        return "\n".join(lines) + "\n"

    def csv(self) -> str:
        """Return the table as CSV: numbers with six decimals, bounds of intervals in columns of their own."""
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        parts = [_parts(row.cells[index] for row in self.rows) for index in range(len(self.columns))]
        heads = list(self.labels)
        for column, names in zip(self.columns, parts, strict=True):
            heads += [f"{column.title} {name}".rstrip() for name in names]
        writer.writerow(heads)
        for row in self.rows:
            fields = list(row.labels)
            for column, names, cell in zip(self.columns, parts, row.cells, strict=True):
                fields += [_field(column, cell, name) for name in names]
            writer.writerow(fields)
        return text.getvalue()


def cell_of(estimate: Estimate | None, mark: str = "") -> Measure | None:
    """Return an estimate as a cell; None where nothing could be estimated."""
    if estimate is None:
        return None
    return Measure(estimate.value, estimate.low, estimate.high, mark=mark)


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _escaped(text: str) -> str:
    return plain(text).replace("|", r"\|").replace("\n", " ")


def _shown(column: Column, cell: Cell) -> str:
    """Return a cell for people: its number as the paper rounds it, and its interval."""
    if cell is None:
        return "–"
    if isinstance(cell, int):
        return f"{cell:,}"
    if isinstance(cell, str):
        return _escaped(cell)
    if column.span and cell.low is not None and cell.high is not None:
        ends = [rounded(column, end) for end in (cell.low, cell.high)]
        return "–".join(dict.fromkeys(ends))
    number = rounded(column, cell.value, with_sign=column.change) + plain(cell.mark)
    if cell.deviation is not None:
        return f"{number} ± {rounded(column, cell.deviation)}"
    if cell.low is None or cell.high is None:
        return number
    low = rounded(column, cell.low, with_sign=column.change)
    high = rounded(column, cell.high, with_sign=column.change)
    return f"{number} [{low}, {high}]"


def rounded(column: Column, value: Fraction, *, with_sign: bool = False) -> str:
    """Return a number as a column writes it for people."""
    number = signed(_scaled(column, value), column.decimals)
    if not column.decimals:
        number = number.partition(".")[0]
    if number.startswith("-"):
        return f"−{number[1:]}"
    is_zero = not number.strip("0.")
    return f"+{number}" if with_sign and not is_zero else number


def _scaled(column: Column, value: Fraction) -> Fraction:
    return value * 100 if column.percent else value


_PARTS = {"": "value", "low": "low", "high": "high", "±": "deviation", "mark": "mark"}
"""The fields of a measure, by what stands behind the title of their column."""


def _parts(cells: Iterator[Cell]) -> list[str]:
    """Return the parts that some cell of a column has, the value first."""
    measures = [cell for cell in cells if isinstance(cell, Measure)]
    return [
        name
        for name, part in _PARTS.items()
        if not name or any(getattr(cell, part) not in (None, "") for cell in measures)
    ]


def _field(column: Column, cell: Cell, name: str) -> str:
    if isinstance(cell, Measure):
        value = getattr(cell, _PARTS[name])
        return signed(_scaled(column, value), PLACES) if isinstance(value, Fraction) else value or ""
    if name or cell is None:
        return ""
    return str(cell)
