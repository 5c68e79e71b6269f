"""Has Great Expectations check what a benchmark expects of its tables."""

import logging
from functools import cache
from typing import Any, Literal, TypeAlias

from seedproof.measuring.declaring import UNJUDGED
from seedproof.measuring.expectations import Expectation, Table
from seedproof.record.errors import Finding

Detail: TypeAlias = Literal["SUMMARY", "COMPLETE"]
"""Whether a result has some of the rows that break it, or the places of all."""


def run_suite(name: str, rows: Table, expectations: list[Expectation], split: str = "") -> list[Finding]:
    """Return one finding for every expectation that the table does not meet, or that could not be judged.

    `name` is the code of each finding. Nothing is met by a table without rows, and no expectations are none.
    """
    where = f"table {split} {name}" if split else f"table {name}"
    built = [_built(one, rows) for one in expectations] or ["nothing is expected"]
    reasons = [one for one in built if isinstance(one, str)]
    if reasons:
        return [Finding(where, name, f"could not be judged: {reason}") for reason in reasons]
    return [_finding(where, name, result) for result in _broken(name, rows, built, "SUMMARY")]


def broken_at(name: str, rows: Table, expectations: list[Expectation]) -> list[tuple[str, list[int]]]:
    """Return every expectation that the table does not meet, and the places of the rows that break it.

    One of the table as a whole, such as its number of rows, has no places; nor has one that cannot be judged.
    """
    built = [_built(one, rows) for one in expectations]
    unjudged = [(reason, list[int]()) for reason in built if isinstance(reason, str)]
    return unjudged or [
        (result.expectation_config.type, list(result.result.get("unexpected_index_list") or []))
        for result in _broken(name, rows, built, "COMPLETE")
    ]


def _built(expectation: Expectation, rows: Table) -> Any:
    """Turn a declaration into the object that Great Expectations checks, or say why it cannot be judged."""
    from great_expectations.exceptions import ExpectationNotFoundError
    from great_expectations.expectations.registry import get_expectation_impl

    kind = f"expect_{expectation.kind}"
    if expectation.kind == UNJUDGED:
        return str(expectation.options["reason"])
    if not rows:
        return f"{expectation}: the table has no rows"
    try:
        return get_expectation_impl(kind)(**expectation.options)
    except ExpectationNotFoundError:
        return f"{kind} is no kind of expectation, expected one of Great Expectations"
    except ValueError as error:
        return f"{kind} refuses its options ({' '.join(str(error).split())})"


def _broken(name: str, rows: Table, built: list[Any], detail: Detail) -> list[Any]:
    """Return the results of Great Expectations that are no success."""
    import great_expectations as gx
    import pandas as pd

    # Objects, so that no integer becomes a float beside an empty cell.
    frame = pd.DataFrame(rows, dtype=object)
    batch = _whole_tables().get_batch({"dataframe": frame})
    suite = gx.ExpectationSuite(name, expectations=built)
    # What breaks an expectation is gathered only where something does.
    if batch.validate(suite, result_format="BOOLEAN_ONLY").success:
        return []
    return [one for one in batch.validate(suite, result_format=detail).results if not one.success]


@cache
def _whole_tables() -> Any:
    """Return what makes a batch of a table.

    All tables of a process are of one context: to set one up takes as long as to check a table.
    """
    import great_expectations as gx
    from great_expectations.data_context.types.base import ProgressBarsConfig

    logging.getLogger("great_expectations").setLevel(logging.WARNING)
    context = gx.get_context(mode="ephemeral")
    context.variables.progress_bars = ProgressBarsConfig(globally=False)
    asset = context.data_sources.add_pandas("tables").add_dataframe_asset("table")
    return asset.add_batch_definition_whole_dataframe("whole")


def _finding(where: str, name: str, result: Any) -> Finding:
    config = result.expectation_config
    asked = {key: value for key, value in config.kwargs.items() if key not in ("batch_id", "value_set")}
    raised = [info["exception_message"] for info in _exceptions(result.exception_info)]
    seen = result.result.get("partial_unexpected_list") or result.result.get("observed_value")
    said = f"{config.type} {asked} does not hold: {raised or seen}"
    return Finding(where, name, " ".join(said.split())[:500])


def _exceptions(info: dict[str, Any]) -> list[dict[str, Any]]:
    found = [info] if "exception_message" in info else list(info.values())
    return [one for one in found if isinstance(one, dict) and one.get("raised_exception")]
