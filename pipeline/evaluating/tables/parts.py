"""Parts of a run: the same run, with some of its episodes."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.scored import Scored
from seedproof.record.rows import Row


def of_rows(run: ScoredRun, keeps: Callable[[Row], bool]) -> ScoredRun:
    """Return a run with the rows that are kept, and with their episodes."""
    rows = {row_id: row for row_id, row in run.rows.items() if keeps(row)}
    lines = [line for line in run.scored if line.id in rows]
    return replace(run, rows=rows, scored=lines)


def of_lines(run: ScoredRun, keeps: Callable[[Scored], bool]) -> ScoredRun:
    """Return a run with the episodes that are kept."""
    return replace(run, scored=[line for line in run.scored if keeps(line)])


def with_value(run: ScoredRun, column: str, value: Any) -> ScoredRun:
    """Return the part of a run whose rows have a value in a column."""
    return of_rows(run, lambda row: row.get(column) == value)


def values_of(run: ScoredRun, column: str) -> list[Any]:
    """Return the values of a column, in order."""
    return sorted({row[column] for row in run.rows.values() if column in row})
