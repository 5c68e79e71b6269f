"""Figures that the papers print, as data, and what does not fit together in them.

`published.csv` has a line a number: paper, table, row, column, value as printed. A row is named by its labels
with ` / ` between them. Two numbers that cannot be read in our copies are left out. What does not fit together
stands in `published_notes.csv`, each note with the tables that it is about; our tests compute it.
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
from seedproof.record.names import no_such

PUBLISHED = "published.csv"
NOTES = "published_notes.csv"

_DEVIATION = " ±"
"""What stands behind the name of a column that has the deviations of another one."""


class Source(NamedTuple):
    """A table of a paper."""

    paper: str
    table: str


@dataclass
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
    for line in _lines(PUBLISHED):
        rows = tables[Source(line["paper"], line["table"])].rows
        rows.setdefault(line["row"], {})[line["column"]] = line["value"]
    for line in _lines(NOTES):
        for table in line["tables"].split():
            tables[Source(line["paper"], table)].notes.append(line["note"])
    return dict(tables)


def _lines(file: str) -> Iterable[dict[str, str]]:
    text = files("pipeline.evaluating.tables").joinpath(file).read_text(encoding="utf-8")
    return csv.DictReader(StringIO(text))


def beside(table: Table, name: str) -> Table:
    """Return a table with the rows that the paper prints below ours, and with notes on those.

    `name` is that of the form, such as `mira-6`. Raises: SeedproofError where nothing is published of it.
    """
    if name not in SOURCES:
        raise no_such(f"{name}: has no published figures here", name, SOURCES)
    sources = SOURCES[name]
    columns = (*table.columns, *_more_columns(table, sources))
    missing = len(columns) - len(table.columns)
    rows = [Row(("ours", *row.labels), (*row.cells, *([None] * missing))) for row in table.rows]
    for source in sources:
        said = f"{source.paper}, table {source.table}"
        for name, values in published()[source].rows.items():
            cells = tuple(_cell(column, values) for column in columns)
            rows.append(Row((said, *_labels(name, len(table.labels))), cells))
    notes = [note for source in sources for note in published()[source].notes]
    return replace(
        table,
        labels=("source", *table.labels),
        columns=columns,
        rows=tuple(rows),
        notes=(*table.notes, *dict.fromkeys(notes)),
    )


def _more_columns(table: Table, sources: Sequence[Source]) -> list[Column]:
    """Return columns that the paper has and ours has not, such as those of its own authors of solutions."""
    known = {column.title for column in table.columns}
    like = next((column for column in table.columns if column.percent), Column())
    titles = [title for source in sources for row in published()[source].rows.values() for title in row]
    return [
        msgspec.structs.replace(like, title=title)
        for title in dict.fromkeys(titles)
        if title not in known and not title.endswith(_DEVIATION)
    ]


def _labels(name: str, count: int) -> tuple[str, ...]:
    """Return the labels of a published row: those that ours have and the paper has not are empty."""
    stated = name.split(" / ")
    missing = count - len(stated)
    return tuple([*stated, *[""] * missing]) if missing >= 0 else (" / ".join(stated),)


def _cell(column: Column, values: Mapping[str, str]) -> Cell:
    text = values.get(column.title)
    if text is None:
        return None
    if not _is_number(text):
        return text
    scale = 100 if column.percent else 1
    deviation = values.get(f"{column.title}{_DEVIATION}")
    return Measure(
        Fraction(text) / scale,
        deviation=None if deviation is None else Fraction(deviation) / scale,
    )


def _is_number(text: str) -> bool:
    return text.removeprefix("-").replace(".", "", 1).isdigit()


def _mira(*tables: int) -> Sequence[Source]:
    return [Source("MIRA-MATH", str(table)) for table in tables]


SOURCES: Mapping[str, Sequence[Source]] = {
    **{f"mira-{table}": _mira(table) for table in (3, 6, 7, 8, 9, 10)},
    "mira-family": _mira(11, 15, 19, 23, 27, 31),
    "mira-full": _mira(12, 13, 16, 17, 20, 21, 24, 25, 28, 29, 32, 33),
    "mathcamps-1": [Source("MathCAMPS", "1")],
    "mathcamps-2": [Source("MathCAMPS", "14")],
    "mathcamps-14": [Source("MathCAMPS", "14")],
    "mathcamps-3": [Source("MathCAMPS", "3")],
    "mathcamps-15": [Source("MathCAMPS", "15")],
    "mathcamps-c3": [Source("MathCAMPS", "C.3")],
    **{f"mathador-{table}": [Source("Mathador-LM", str(table))] for table in (2, 3, 4, 5, 6)},
    **{f"umath-{table}": [Source("U-MATH", str(table))] for table in (4, 5, 7, 8)},
}
"""The tables that a form stands beside."""
