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
from seedproof.measuring.declaring import ALL_SPLITS, across
from seedproof.measuring.expectations import Suite
from seedproof.measuring.summary import summary
from seedproof.record.rows import Row


def reports_without_findings(
    benchmark: str,
    settings: BenchmarkSettings,
    tables: Mapping[str, Sequence[Row]],
    demonstrations: Sequence[Row],
    laid_out: Mapping[tuple[str, str], Sequence[Row]],
    suites: Mapping[str, Iterable[Suite]] | None = None,
) -> dict[str, dict[str, Any]]:
    """Return the reports of `validate`, `cycle` and `quality`, by stage, if nothing is found.

    `settings` is the benchmark's whole section; `tables` has the rows of each split whose root seed is known,
    the own split first, each in the order of its file; `laid_out` has the rows of the same splits by config
    and split. `suites` is what is expected of the tables; without it, they are measured here.
    """
    parts = by_split(settings)
    read = read_if_written(benchmark, tables, demonstrations)
    rows = sum(map(len, tables.values()))
    of_rows = rows + len(demonstrations)
    if suites is None:
        suites = suites_of(benchmark, parts, tables)
    more = {
        "expectations": held(benchmark, suites),
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
    """Return what is expected of the rows of each split, and of all together; `parts` are its settings."""
    quality = registry.benchmark(benchmark).quality
    suites = {split: list(quality.suites(parts[split], rows)) for split, rows in tables.items()}
    return suites | suites_across(benchmark, parts, tables)


def suites_across(
    benchmark: str, parts: Mapping[str, BenchmarkSettings], tables: Mapping[str, Sequence[Row]]
) -> dict[str, list[Suite]]:
    """Return what is expected of all splits together, under `ALL_SPLITS`; of one split, nothing."""
    declared = registry.benchmark(benchmark).quality.EXPECTED
    settings = next(iter(parts.values()))
    suites = list(across(declared, settings, tables))
    return {ALL_SPLITS: suites} if suites else {}


def held(benchmark: str, suites: Mapping[str, Iterable[Suite]]) -> list[str]:
    """Return the list of expectations in the report, one line each, with what was measured."""
    said = {expected.code: expected.said for expected in registry.benchmark(benchmark).quality.EXPECTED}
    return [
        f"{split} {suite[0]}: {said[suite[0]]} ({summary(suite)})"
        for split, of_split in suites.items()
        for suite in of_split
    ]


def statistics(
    benchmark: str, parts: Mapping[str, BenchmarkSettings], tables: Mapping[str, Sequence[Row]]
) -> dict[str, Mapping[str, Any]]:
    """Return the statistics of each split; none of a split without rows."""
    quality = registry.benchmark(benchmark).quality
    return {split: quality.statistics(rows, parts[split]) if rows else {} for split, rows in tables.items()}
