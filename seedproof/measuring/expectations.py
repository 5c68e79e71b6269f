"""Expectations of tables, declared as plain values in the vocabulary of Great Expectations."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple


class Expectation(NamedTuple):
    """A requirement of a table: a kind named as in Great Expectations, without `expect_`, and its options."""

    kind: str
    options: dict[str, Any]

    def __str__(self) -> str:
        """Return the full name of the kind and the columns it is about, as reports have it."""
        columns = self.options.get("column") or self.options.get("column_list") or ""
        subject = columns if isinstance(columns, str) else ", ".join(columns)
        return f"expect_{self.kind} {subject}".rstrip()


Table = Sequence[Mapping[str, Any]]
"""Rows of any columns."""

Found = tuple[Table, list[Expectation]]
"""A table that a measure made, and the expectations that it must meet."""

Suite = tuple[str, Table, list[Expectation]]
"""The code of what is expected, a table, and the expectations that it must meet."""


def expect(kind: str, **options: Any) -> Expectation:
    """Declare an expectation, such as `expect("column_values_to_be_unique", column="id")`."""
    return Expectation(kind, options)


def expect_each(kind: str, columns: Iterable[str]) -> list[Expectation]:
    """Declare the same expectation for several columns."""
    return [expect(kind, column=column) for column in columns]


def at_least(more: str, less: str) -> Expectation:
    """Declare that one column is nowhere below another."""
    kind = "column_pair_values_a_to_be_greater_than_b"
    return expect(kind, column_A=more, column_B=less, or_equal=True)
