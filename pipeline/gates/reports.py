"""The gates' reports on rows without faults, made from the rows alone, without Great Expectations.

The stage `quality` writes its report with these functions, so that a verifier of faultless rows gets the same
bytes.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pipeline.evaluating.baselines import baselines
from pipeline.gates.gate import read_if_written, report
from seedproof.contract import registry
from seedproof.contract.settings import BenchmarkSettings, by_split
from seedproof.measuring.expectations import Suite
from seedproof.record.rows import Row


def reports_without_findings(
    benchmark: str,
    settings: BenchmarkSettings,
    tables: Mapping[str, Sequence[Row]],
    demonstrations: Sequence[Row],
    laid_out: Mapping[tuple[str, str], Sequence[Row]],
) -> dict[str, dict[str, Any]]:
    """Return the reports of `validate`, `cycle` and `quality`, by stage, if nothing is found.

    `settings` is the benchmark's whole section; `tables` has the rows of each split whose root seed is known,
    the own split first, each in the order of its file; `laid_out` has the rows of the same splits by config
    and split.
    """
    parts = by_split(settings)
    read = read_if_written(benchmark, tables, demonstrations)
    rows = sum(map(len, tables.values()))
    of_rows = rows + len(demonstrations)
    more = {
        "expectations": held(suites_of(benchmark, parts, tables)),
        "figures": statistics(benchmark, parts, tables),
        "baselines": baselines(benchmark, laid_out),
    }
    return {
        "validate": report("validate", read, of_rows, []),
        "cycle": report("cycle", read, of_rows, []),
        "quality": report("quality", read, rows, [], more),
    }


def suites_of(
    benchmark: str, parts: Mapping[str, BenchmarkSettings], tables: Mapping[str, Sequence[Row]]
) -> dict[str, list[Suite]]:
    """Return what is expected of the rows of each split; `parts` are the settings of each."""
    quality = registry.benchmark(benchmark).quality
    return {split: list(quality.suites(parts[split], rows)) for split, rows in tables.items()}


def held(suites: Mapping[str, Iterable[Suite]]) -> list[str]:
    """Return the list of expectations in the report, one line each, from the suites of each split."""
    return [
        f"{split} {name}: {expectation}"
        for split, of_split in suites.items()
        for name, _, expectations in of_split
        for expectation in expectations
    ]


def statistics(
    benchmark: str, parts: Mapping[str, BenchmarkSettings], tables: Mapping[str, Sequence[Row]]
) -> dict[str, Mapping[str, Any]]:
    """Return the statistics of each split; none of a split without rows."""
    quality = registry.benchmark(benchmark).quality
    return {split: quality.statistics(rows, parts[split]) if rows else {} for split, rows in tables.items()}
