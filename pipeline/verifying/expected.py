"""Expectations of tables decided exactly and quickly, without Great Expectations, which the gate uses."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from seedproof.measuring.declaring import UNJUDGED
from seedproof.measuring.expectations import Expectation, Table
from seedproof.record.errors import SeedproofError

Options = Mapping[str, Any]
_OPTIONS = {
    "column",
    "column_A",
    "column_B",
    "column_list",
    "max_value",
    "min_value",
    "or_equal",
    "value",
    "value_set",
}

Rule = Callable[[Table, Options], bool]


def unmet(rows: Table, expectations: Sequence[Expectation]) -> Iterator[str]:
    """Yield the name of every expectation that a table does not meet.

    Of a table without rows, or where the measure itself failed, that is what is yielded.
    Raises: SeedproofError for an unknown kind: an expectation that cannot be decided never counts as met.
    """
    if not expectations:
        yield "nothing is expected"
    for expectation in expectations:
        if expectation.kind == UNJUDGED:
            yield f"could not be judged: {expectation.options['reason']}"
            continue
        rule = _RULES.get(expectation.kind)
        if rule is None or not _OPTIONS.issuperset(expectation.options):
            raise SeedproofError(f"{expectation}: is of a kind, or has an option, that verify cannot decide")
        if not rows:
            yield f"{expectation} could not be judged: the table has no rows"
        elif not rule(rows, expectation.options):
            yield f"{expectation} does not hold"


def _values(rows: Table, options: Options) -> list[Any]:
    """Return the values of the column that an expectation is about, without the empty ones."""
    values = [row[options["column"]] for row in rows]
    return [value for value in values if value is not None]


def _row_count(rows: Table, options: Options) -> bool:
    return bool(len(rows) == options["value"])


def _columns(rows: Table, options: Options) -> bool:
    return all(list(row) == options["column_list"] for row in rows)


def _unique(rows: Table, options: Options) -> bool:
    values = _values(rows, options)
    return len(set(values)) == len(values)


def _compound_unique(rows: Table, options: Options) -> bool:
    groups = Counter(tuple(str(row[column]) for column in options["column_list"]) for row in rows)
    return all(count == 1 for count in groups.values())


def _not_null(rows: Table, options: Options) -> bool:
    return len(_values(rows, options)) == len(rows)


def _in_set(rows: Table, options: Options) -> bool:
    return all(value in options["value_set"] for value in _values(rows, options))


def _not_in_set(rows: Table, options: Options) -> bool:
    return all(value not in options["value_set"] for value in _values(rows, options))


def _lengths_between(rows: Table, options: Options) -> bool:
    return all(_is_between(len(value), options) for value in _values(rows, options))


def _between(rows: Table, options: Options) -> bool:
    return all(_is_between(value, options) for value in _values(rows, options))


def _is_between(value: Any, options: Options) -> bool:
    low, high = options.get("min_value"), options.get("max_value")
    return (low is None or value >= low) and (high is None or value <= high)


def _pairs_equal(rows: Table, options: Options) -> bool:
    return all(row[options["column_A"]] == row[options["column_B"]] for row in rows)


def _pairs_greater(rows: Table, options: Options) -> bool:
    equal_is_enough = options.get("or_equal", False)
    pairs = [(row[options["column_A"]], row[options["column_B"]]) for row in rows]
    return all(more > less or (equal_is_enough and more == less) for more, less in pairs)


_RULES: dict[str, Rule] = {
    "table_row_count_to_equal": _row_count,
    "table_columns_to_match_ordered_list": _columns,
    "column_values_to_be_unique": _unique,
    "compound_columns_to_be_unique": _compound_unique,
    "column_values_to_not_be_null": _not_null,
    "column_values_to_be_in_set": _in_set,
    "column_values_to_not_be_in_set": _not_in_set,
    "column_value_lengths_to_be_between": _lengths_between,
    "column_values_to_be_between": _between,
    "column_pair_values_to_be_equal": _pairs_equal,
    "column_pair_values_a_to_be_greater_than_b": _pairs_greater,
}
"""The rules by kind, as declarations name it."""
