"""Great Expectations on tables of rows, as findings. It takes seconds to import, so only `quality` does."""

import logging
from typing import Any

from pipeline.errors import Finding
from pipeline.rows import Row


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
