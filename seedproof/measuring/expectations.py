"""Expectations of tables, declared as plain values in the vocabulary of Great Expectations."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
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

Suite = tuple[str, Table, list[Expectation]]
"""Name of a table, its rows, and the expectations that it must meet."""


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


def counted(name: str, counts: Counter[tuple[Any, ...]], expected: Mapping[tuple[Any, ...], int]) -> Suite:
    """Return a suite that expects the given number of rows in each group, and none in any other."""
    table = [
        {"group": ", ".join(map(str, group)), "rows": counts[group], "expected": expected.get(group, 0)}
        for group in sorted({*expected, *counts})
    ]
    return name, table, [expect("column_pair_values_to_be_equal", column_A="rows", column_B="expected")]


def commonest(name: str, judged: Mapping[str, tuple[str, int, int]], limit_of: Callable[[str], int]) -> Suite:
    """Return a suite that limits each family's most common answer. `judged`: answer, its rows, all rows."""
    table = [
        {
            "family": family,
            "most_common_answer_percent": -(-100 * count // total),
            "limit_percent": limit_of(family),
        }
        for family, (_, count, total) in judged.items()
    ]
    return name, table, [at_least("limit_percent", "most_common_answer_percent")]
