"""Figures that the papers print, as data, and what does not fit together in them.

`published.csv` has a line a number: paper, table, row, column, value as printed. A row is named by its labels
with ` / ` between them. Two numbers that cannot be read in our copies are left out.
"""

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from importlib.resources import files
from io import StringIO
from typing import NamedTuple

from pipeline.evaluating.tables.table import Cell, Column, Measure, Row, Table
from seedproof.record.names import no_such

PUBLISHED = "published.csv"

_DEVIATION = " ±"
"""What stands behind the name of a column that has the deviations of another one."""


class Source(NamedTuple):
    """A table of a paper."""

    paper: str
    table: str


@dataclass(frozen=True)
class Published:
    """The rows of a table as a paper prints them: numbers as text, by column."""

    source: Source
    rows: Mapping[str, Mapping[str, str]]


@cache
def published() -> Mapping[Source, Published]:
    """Read all published tables."""
    text = files("pipeline.evaluating.tables").joinpath(PUBLISHED).read_text(encoding="utf-8")
    tables: dict[Source, dict[str, dict[str, str]]] = {}
    for line in csv.DictReader(StringIO(text)):
        source = Source(line["paper"], line["table"])
        rows = tables.setdefault(source, {})
        rows.setdefault(line["row"], {})[line["column"]] = line["value"]
    return {source: Published(source, rows) for source, rows in tables.items()}


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
        rows += _rows_of(replace(table, columns=columns), published()[source])
    notes = [note for source in sources for note in NOTES.get(source, ())]
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
    like = next((column for column in table.columns if column.percent), Column(""))
    titles = [title for source in sources for row in published()[source].rows.values() for title in row]
    return [
        replace(like, title=title)
        for title in dict.fromkeys(titles)
        if title not in known and not title.endswith(_DEVIATION)
    ]


def _rows_of(table: Table, of_paper: Published) -> list[Row]:
    said = f"{of_paper.source.paper}, table {of_paper.source.table}"
    rows: list[Row] = []
    for name, values in of_paper.rows.items():
        labels = _labels(name, len(table.labels))
        cells = tuple(_cell(column, values) for column in table.columns)
        rows.append(Row((said, *labels), cells))
    return rows


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
    **{f"mathador-{table}": [Source("Mathador-LM", str(table))] for table in (2, 3, 4, 5, 6)},
    **{f"umath-{table}": [Source("U-MATH", str(table))] for table in (4, 5, 7)},
}
"""The tables that a form stands beside."""

_DIFFICULTIES = (
    "The overall figures of tables 6 and 7 follow from those by difficulty with weights 910 : 700 : 700, as "
    "if one family of each type had all its rows at difficulty 1. Section 4.1 has 770 rows a difficulty: "
    "the mean request counts of table 8 would then be 2.62 and not 2.55 (gpt-4o-mini, ZS)."
)
_GPT_5_1 = (
    "gpt-5.1, ZS: type B at difficulty 3 is 0.678 in table 9. Table 8 (0.684 for both types) and table 7 "
    "(0.723 for type B) ask for 0.682."
)
_OFFERED = (
    "First-request success of gpt-4o-mini: by family (tables 11 and 12) its mean is 0.506 in zero-shot, "
    "and tables 6, 7 and 14 state 0.493; in four-shot the mean of table 11 is 0.494 and that of table 13 "
    "is 0.510, which tables 6 and 14 state. Tables 11 and 13 differ in 12 of 22 families "
    "(linear_system_missing_coeff: 0.047 and 0.260), and in one accuracy "
    "(portfolio_variance_missing_corr: 0.141 and 0.140)."
)
_HINTS = (
    "In 11 of 12 runs the first column of table 3 is 1 − average hints (to 0.002): offers are counted "
    "there, not canonical hints. gpt-4o-mini, ZS, is the other one: 0.213, where table 12 has average "
    "hints of 0.665, so 0.335; and in 12 of its 22 families table 12's requests are not declinations + "
    "hints. Its hit rates average 0.537, and table 6 states 0.596. Correct + hint but wrong + no hint add "
    "to 1 everywhere, so that nobody would ever have guessed right."
)
_CORRELATIONS = (
    "The correlation with GSM8k is 0.865 (Pearson) in section 4.1 and 0.91 (named rho) in appendix D, for "
    "the same Figure 3."
)
_MODELS = (
    "Section 4 speaks of 23 models; tables 1 and 3 have 22, tables 14 and 15 have 21. Section 4.1 has a "
    "Pareto winner in 23.08 % of the pairs, which neither 22 models (231 pairs) nor 23 (253) can give."
)
_AVERAGES = (
    "The last row of table 1 is the mean of its 22 models under All (0.742) and grade 6 (0.779) only: the "
    "means are 0.917 in K (0.87 printed), 0.950 in 1 (0.91), 0.441 in 8 (0.38), and no 23rd model could "
    "make up for it."
)
_MIXED = (
    "Of 1,000 samples, mixed has 11.3, though it is said to have equal shares of easy, medium and hard, "
    "whose mean is 10.5."
)
_NUCLEUS = (
    "Table 3's 2 shots (13.1 ± 0.6) are table 6's nucleus row; its 5 shots (13.9 ± 0.7) and 20 shots "
    "(14.34 ± 0.9) are in neither row of table 6 (13.9 ± 0.1 and 13.8 ± 0.7; 14.2 ± 1.1 and 14.2 ± 0.9)."
)
_JUDGES = (
    "The text calls proprietary judges conservative for a high TPR compared to their TNR: in table 5 the "
    "TNR is the higher one of all of them. In table 8 the headings stand one column off: under TPR to NPV "
    "it repeats table 5 from the column before."
)

NOTES: Mapping[Source, Sequence[str]] = {
    Source("MIRA-MATH", "3"): [_HINTS],
    Source("MIRA-MATH", "6"): [_DIFFICULTIES, _OFFERED],
    Source("MIRA-MATH", "7"): [_OFFERED],
    Source("MIRA-MATH", "8"): [_DIFFICULTIES],
    Source("MIRA-MATH", "9"): [_DIFFICULTIES, _GPT_5_1],
    Source("MIRA-MATH", "11"): [_OFFERED],
    Source("MIRA-MATH", "12"): [_HINTS, _OFFERED],
    Source("MIRA-MATH", "13"): [_OFFERED],
    Source("MathCAMPS", "1"): [_AVERAGES, _MODELS],
    Source("MathCAMPS", "3"): [_MODELS],
    Source("MathCAMPS", "14"): [_MODELS],
    Source("MathCAMPS", "15"): [_MODELS],
    Source("MathCAMPS", "text"): [_CORRELATIONS, _MODELS],
    Source("Mathador-LM", "2"): [_MIXED],
    Source("Mathador-LM", "3"): [_NUCLEUS],
    Source("Mathador-LM", "6"): [_NUCLEUS],
    Source("U-MATH", "5"): [_JUDGES],
}
"""What does not fit together, with the figures. Each is computed from `published.csv` in our tests."""
