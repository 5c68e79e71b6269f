"""Great Expectations on tables of rows, as findings. It takes seconds to import, so only `quality` does."""

import logging
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from pipeline.errors import Finding
from pipeline.rows import Row

Suite = tuple[str, list[Row], list[Any]]
"""Name of a table, its rows, and the Great Expectations that it must meet."""


def at_least(more: str, less: str) -> Any:
    """The expectation that one column is nowhere below another."""
    import great_expectations.expectations as gxe

    return gxe.ExpectColumnPairValuesAToBeGreaterThanB(column_A=more, column_B=less, or_equal=True)


def counted(name: str, found: Counter[tuple[Any, ...]], expected: Mapping[tuple[Any, ...], int]) -> Suite:
    """The suite that there are as many rows of each group as expected, and none of any other."""
    import great_expectations.expectations as gxe

    table = [
        {"group": ", ".join(map(str, group)), "rows": found[group], "expected": expected.get(group, 0)}
        for group in sorted({*expected, *found})
    ]
    return name, table, [gxe.ExpectColumnPairValuesToBeEqual(column_A="rows", column_B="expected")]


def commonest(name: str, judged: Mapping[str, tuple[str, int, int]], limit_of: Callable[[str], int]) -> Suite:
    """The suite that no answer is too common in its family. `judged`: that answer, its rows, all rows."""
    table = [
        {
            "family": family,
            "most_common_answer_percent": -(-100 * count // total),
            "limit_percent": limit_of(family),
        }
        for family, (_, count, total) in judged.items()
    ]
    return name, table, [at_least("limit_percent", "most_common_answer_percent")]


def run_suite(name: str, rows: list[Row], expectations: list[Any]) -> list[Finding]:
    """One finding for every expectation that the table does not meet, or that could not be checked."""
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
        suite.add_expectation(expectation)
    definition = gx.ValidationDefinition(name=name, data=batch, suite=suite)
    # Objects, so that no integer becomes a float beside an empty cell.
    frame = pd.DataFrame(rows, dtype=object)
    result = context.validation_definitions.add(definition).run(
        batch_parameters={"dataframe": frame}, result_format="SUMMARY"
    )
    return [_finding(name, one) for one in result.results if not one.success]


def _finding(name: str, result: Any) -> Finding:
    config = result.expectation_config
    asked = {key: value for key, value in config.kwargs.items() if key not in ("batch_id", "value_set")}
    raised = [info["exception_message"] for info in _exceptions(result.exception_info)]
    seen = result.result.get("partial_unexpected_list") or result.result.get("observed_value")
    said = f"{config.type} {asked} does not hold: {raised or seen}"
    return Finding(f"table {name}", "expectation", " ".join(said.split())[:500])


def _exceptions(info: dict[str, Any]) -> list[dict[str, Any]]:
    found = [info] if "exception_message" in info else list(info.values())
    return [one for one in found if isinstance(one, dict) and one.get("raised_exception")]
