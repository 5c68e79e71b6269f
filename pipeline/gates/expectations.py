"""Has Great Expectations check what a benchmark expects of its tables."""

import logging
from typing import Any, Literal, TypeAlias

from seedproof.measuring.expectations import Expectation, Table
from seedproof.record.errors import Finding, SeedproofError

Detail: TypeAlias = Literal["SUMMARY", "COMPLETE"]
"""Whether a result has some of the rows that break it, or the places of all."""


def run_suite(name: str, rows: Table, expectations: list[Expectation]) -> list[Finding]:
    """Return one finding for every expectation that the table does not meet, or that could not be checked.

    Raises: SeedproofError when Great Expectations has no such kind, or the kind no such option.
    """
    return [_finding(name, result) for result in _broken(name, rows, expectations, "SUMMARY")]


def broken_at(name: str, rows: Table, expectations: list[Expectation]) -> list[tuple[str, list[int]]]:
    """Return every expectation that the table does not meet, and the places of the rows that break it.

    One of the table as a whole, such as its number of rows, has no places.
    Raises: SeedproofError, as `run_suite` does.
    """
    return [
        (result.expectation_config.type, list(result.result.get("unexpected_index_list") or []))
        for result in _broken(name, rows, expectations, "COMPLETE")
    ]


def _broken(name: str, rows: Table, expectations: list[Expectation], detail: Detail) -> list[Any]:
    """Return the results of Great Expectations that are no success."""
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
        batch_parameters={"dataframe": frame}, result_format=detail
    )
    return [one for one in result.results if not one.success]


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
    said = f"{config.type} {asked} does not hold: {raised or seen}"
    return Finding(f"table {name}", "expectation", " ".join(said.split())[:500])


def _exceptions(info: dict[str, Any]) -> list[dict[str, Any]]:
    found = [info] if "exception_message" in info else list(info.values())
    return [one for one in found if isinstance(one, dict) and one.get("raised_exception")]
