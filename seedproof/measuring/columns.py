"""What is expected of the columns of rows: their order, unique values, ranges and lengths."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from seedproof.measuring.declaring import Measure
from seedproof.measuring.expectations import Expectation, Found, expect, expect_each

Values = Callable[[Any], Iterable[Any]]
"""Takes the settings."""


def in_order(columns: Iterable[str]) -> Measure:
    """Expect these columns, in this order."""
    names = list(columns)

    def measure(settings: Any, rows: Sequence[Any]) -> Found:
        # What stands in them says nothing here, and takes long to be looked at.
        table = [dict.fromkeys(row, "") for row in rows]
        return table, [expect("table_columns_to_match_ordered_list", column_list=names)]

    return measure


def filled(columns: Iterable[str], but: Collection[str] = ()) -> Measure:
    """Expect a value in every row, in all columns but some."""
    names = [column for column in columns if column not in but]
    return each(lambda row: ", ".join(column for column in names if row[column] is None))


def unique(*columns: str) -> Measure:
    """Expect that no value of any of these columns stands twice."""
    return _picked(columns, expect_each("column_values_to_be_unique", columns))


def within(column: str, low: int, high: int) -> Measure:
    """Expect numbers of a range."""
    return _picked(
        [column], [expect("column_values_to_be_between", column=column, min_value=low, max_value=high)]
    )


def long(column: str, least: int, most: int) -> Measure:
    """Expect texts of so many characters."""
    limits = expect("column_values_to_be_between", column="characters", min_value=least, max_value=most)

    def measure(settings: Any, rows: Sequence[Any]) -> Found:
        return [{"id": row["id"], "characters": len(row[column])} for row in rows], [limits]

    return measure


def one_of(value: Callable[[Any], Any], values: Values) -> Measure:
    """Expect of each row a value that the settings allow. `value` takes a row."""

    def measure(settings: Any, rows: Sequence[Any]) -> Found:
        return each(value)(settings, rows)[0], [
            expect("column_values_to_be_in_set", column="found", value_set=list(values(settings)))
        ]

    return measure


def each(wrong: Callable[[Any], Any]) -> Measure:
    """Expect that nothing is wrong with any row. `wrong` takes a row, and returns "" if all is well."""

    def measure(settings: Any, rows: Sequence[Any]) -> Found:
        table = [{"id": row["id"], "found": wrong(row)} for row in rows]
        return table, [expect("column_values_to_be_in_set", column="found", value_set=[""])]

    return measure


def unrepeated(key: Callable[[Any], str]) -> Measure:
    """Expect that no two rows have the same key."""

    def measure(settings: Any, rows: Sequence[Any]) -> Found:
        table = [{"id": row["id"], "key": key(row)} for row in rows]
        return table, [expect("column_values_to_be_unique", column="key")]

    return measure


def _picked(columns: Iterable[str], expectations: list[Expectation]) -> Measure:
    """Look at some columns alone; the id names the row in a finding."""
    names = dict.fromkeys(("id", *columns))

    def measure(settings: Any, rows: Sequence[Any]) -> Found:
        return [{column: row[column] for column in names} for row in rows], expectations

    return measure
