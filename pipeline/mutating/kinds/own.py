"""Corruptions of the columns that one benchmark has beside the common ones: each of them in three ways."""

from collections.abc import Callable, Iterator
from typing import Any, get_type_hints

from pipeline.mutating.kind import Case, Changed, Kind
from pipeline.mutating.kinds import asked
from pipeline.mutating.kinds.texts import another_rows, number_changed
from seedproof.contract import registry
from seedproof.record.draws import Draws
from seedproof.record.rows import Row

COMMON = frozenset((*get_type_hints(Row), "proof"))
"""The columns of every benchmark, which have kinds of their own."""


def kinds_of(benchmark: str) -> list[Kind]:
    """Return the kinds for the columns that only this benchmark has."""
    own = [column for column in registry.benchmark(benchmark).release.columns if column not in COMMON]
    kinds = [kind for column in own for kind in _kinds(column)]
    says_the_form = "asked" in own or "parts" in own
    return [*kinds, *asked.KINDS] if says_the_form else kinds


def _kinds(column: str) -> Iterator[Kind]:
    yield Kind(
        name=f"{column}: another row's",
        said=f"Take `{column}` from another row of the family.",
        change=another_rows(column),
    )
    yield Kind(
        name=f"{column}: changed",
        said=f"Change a part of `{column}`.",
        change=_of(column, altered),
    )
    yield Kind(
        name=f"{column}: emptied",
        said=f"Leave `{column}` empty.",
        change=_of(column, empty),
    )


def _of(column: str, edit: Callable[[Any, Draws], Any]) -> Callable[[Case], Changed]:
    def change(case: Case) -> Changed:
        value = case.row.get(column)
        edited = edit(value, case.draws)
        return None if edited == value else case.row | {column: edited}

    return change


def altered(value: Any, draws: Draws) -> Any:
    """Return a value with one thing changed: a number one higher, a truth denied, a text or a part of it."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return number_changed(value, draws) or f"{value} more"
    if isinstance(value, list) and value:
        place = draws.below(len(value))
        return [*value[:place], altered(value[place], draws), *value[place + 1 :]]
    if isinstance(value, dict) and value:
        key = draws.choice(list(value))
        return value | {key: altered(value[key], draws)}
    return "something"


def empty(value: Any, draws: Draws) -> Any:
    """Return what is empty of the same type."""
    if value is None or isinstance(value, bool):
        return value
    return type(value)()
