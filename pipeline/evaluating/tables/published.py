"""Figures that the papers print, as data, and what does not fit together in them.

`published.csv` has a line a number: paper, table, row, column, value as printed. A row is named by its labels
with ` / ` between them. Two numbers that cannot be read in our copies are left out. `published_notes.csv` has
what does not fit together, each note with the tables that it is about; our tests compute it.
"""

import csv
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from importlib.resources import files
from io import StringIO
from typing import NamedTuple

import msgspec

from pipeline.evaluating.tables.table import Cell, Column, Measure, Row, Table

_DEVIATION = " ±"
"""What stands behind the name of a column that has the deviations of another one."""


class Source(NamedTuple):
    """A table of a paper."""

    paper: str
    table: str


@dataclass(frozen=True)
class Published:
    """A table as a paper prints it."""

    rows: dict[str, dict[str, str]] = field(default_factory=dict)
    """Numbers as text, by row and column."""
    notes: list[str] = field(default_factory=list)
    """What does not fit together in it."""


@cache
def published() -> Mapping[Source, Published]:
    """Read all published tables."""
    tables: dict[Source, Published] = defaultdict(Published)
    for line in _lines("published.csv"):
        rows = tables[Source(line["paper"], line["table"])].rows
        rows.setdefault(line["row"], {})[line["column"]] = line["value"]
    for line in _lines("published_notes.csv"):
        for table in line["tables"].split():
            tables[Source(line["paper"], table)].notes.append(line["note"])
    return dict(tables)


def _lines(file: str) -> Iterable[dict[str, str]]:
    text = files("pipeline.evaluating.tables").joinpath(file).read_text(encoding="utf-8")
    return csv.DictReader(StringIO(text))


def beside(table: Table, sources: Sequence[Source]) -> Table:
    """Return a table with the rows that the paper prints below ours, and with notes on those."""
    printed = [(source, published()[source]) for source in sources]
    columns = (*table.columns, *_more_columns(table, [of_paper for _, of_paper in printed]))
    missing = len(columns) - len(table.columns)
    rows = [Row(("ours", *row.labels), (*row.cells, *[None] * missing)) for row in table.rows]
    for source, of_paper in printed:
        said = f"{source.paper}, table {source.table}"
        for name, values in of_paper.rows.items():
            cells = tuple(_cell(column, values) for column in columns)
            rows.append(Row((said, *_labels(name, len(table.labels))), cells))
    notes = [note for _, of_paper in printed for note in of_paper.notes]
    return replace(
        table,
        labels=("source", *table.labels),
        columns=columns,
        rows=tuple(rows),
        notes=(*table.notes, *dict.fromkeys(notes)),
    )


def _more_columns(table: Table, printed: Sequence[Published]) -> list[Column]:
    """Return columns that the paper has and ours has not, such as those of its own authors of solutions."""
    known = {column.title for column in table.columns}
    like = next((column for column in table.columns if column.percent), Column())
    titles = dict.fromkeys(title for of_paper in printed for row in of_paper.rows.values() for title in row)
    return [
        msgspec.structs.replace(like, title=title)
        for title in titles
        if title not in known and not title.endswith(_DEVIATION)
    ]


def _labels(name: str, count: int) -> tuple[str, ...]:
    """Return the labels of a published row: those that ours have and the paper has not are empty."""
    stated = name.split(" / ")
    missing = count - len(stated)
    return (*stated, *[""] * missing) if missing >= 0 else (name,)


def _cell(column: Column, values: Mapping[str, str]) -> Cell:
    text = values.get(column.title)
    if text is None or not text.removeprefix("-").replace(".", "", 1).isdigit():
        return text
    scale = 100 if column.percent else 1
    deviation = values.get(f"{column.title}{_DEVIATION}")
    spread = None if deviation is None else Fraction(deviation) / scale
    return Measure(Fraction(text) / scale, deviation=spread)
