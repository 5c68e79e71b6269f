"""Expectations of tables of rows: declared as plain values and checked by Great Expectations.

Great Expectations takes seconds to import, so only `run_suite` imports it: a verifier, for example, needs
only the declarations.
"""

import logging
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from seedproof.record.errors import Finding, SeedproofError
from seedproof.record.rows import Row


class Expectation(NamedTuple):
    """A requirement of a table: a kind named as in Great Expectations, without `expect_`, and its options."""

    kind: str
    options: dict[str, Any]

    def __str__(self) -> str:
        """Return the full name of the kind and the columns it is about, as reports have it."""
        columns = self.options.get("column") or self.options.get("column_list") or ""
        subject = columns if isinstance(columns, str) else ", ".join(columns)
        return f"expect_{self.kind} {subject}".rstrip()


Suite = tuple[str, list[Row], list[Expectation]]
"""The name of a table, its rows, and the expectations that it must meet."""


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


def run_suite(name: str, rows: list[Row], expectations: list[Expectation]) -> list[Finding]:
    """Return one finding for every expectation that the table does not meet, or that could not be checked.

    Raises: SeedproofError when Great Expectations has no such kind, or the kind no such option.
    """
    import great_expectations as gx
    import pandas as pd
    from great_expectations.data_context.types.base import ProgressBarsConfig

    logging.getLogger("great_expectations").setLevel(logging.WARNING)
    context = gx.get_context(mode="ephemeral")
    context.variables.progress_bars = ProgressBarsConfig(globally=False)
    asset = context.data_sources.add_pandas(name).add_dataframe_asset(name)
    batch = asset.add_batch_definition_whole_dataframe(name)
    suite = context.suites.add(gx.ExpectationSuite(name))
    for expectation in expectations:
        suite.add_expectation(_built(name, expectation))
    definition = gx.ValidationDefinition(name=name, data=batch, suite=suite)
    # Objects, so that no integer becomes a float beside an empty cell.
    frame = pd.DataFrame(rows, dtype=object)
    result = context.validation_definitions.add(definition).run(
        batch_parameters={"dataframe": frame}, result_format="SUMMARY"
    )
    return [_finding(name, outcome) for outcome in result.results if not outcome.success]


def _built(table: str, expectation: Expectation) -> Any:
    """Turn a declaration into the object that Great Expectations checks."""
    from great_expectations.exceptions import ExpectationNotFoundError
    from great_expectations.expectations.registry import get_expectation_impl

    where = f"table {table}: expect_{expectation.kind}"
    try:
        return get_expectation_impl(f"expect_{expectation.kind}")(**expectation.options)
    except ExpectationNotFoundError:
        expected = "expected one that Great Expectations has. Correct it in the benchmark's quality.py"
        raise SeedproofError(f"{where} is no kind of expectation, {expected}") from None
    except ValueError as error:
        reason = " ".join(str(error).split())
        remedy = "Correct it in the benchmark's quality.py"
        raise SeedproofError(f"{where}: refuses its options ({reason}). {remedy}") from None


def _finding(name: str, result: Any) -> Finding:
    config = result.expectation_config
    asked = {key: value for key, value in config.kwargs.items() if key not in ("batch_id", "value_set")}
    raised = [info["exception_message"] for info in _exceptions(result.exception_info)]
    seen = result.result.get("partial_unexpected_list") or result.result.get("observed_value")
    sentence = f"{config.type} {asked} does not hold: {raised or seen}"
    return Finding(f"table {name}", "expectation", " ".join(sentence.split())[:500])


def _exceptions(info: dict[str, Any]) -> list[dict[str, Any]]:
    entries = [info] if "exception_message" in info else list(info.values())
    return [entry for entry in entries if isinstance(entry, dict) and entry.get("raised_exception")]
