"""What the gate `quality` tells of tables, made from the rows alone, without Great Expectations."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pipeline.evaluating.baselines import baselines
from seedproof.contract import registry
from seedproof.contract.settings import BenchmarkSettings
from seedproof.measuring.declaring import ALL_SPLITS, across
from seedproof.measuring.expectations import Suite
from seedproof.measuring.summary import summary
from seedproof.record.rows import Row


def measured(
    benchmark: str,
    parts: Mapping[str, BenchmarkSettings],
    tables: Mapping[str, Sequence[Row]],
    laid_out: Mapping[tuple[str, str], Sequence[Row]],
    suites: Mapping[str, Iterable[Suite]],
) -> dict[str, Any]:
    """Return what the report of `quality` tells of faultless rows beside its counts.

    `parts` has the settings of each split whose root seed is known, `tables` their rows, each in the order of
    its file; `laid_out` has the rows by config and split, `suites` what is expected of the tables.
    """
    return {
        "expectations": held(benchmark, suites),
        "figures": statistics(benchmark, parts, tables),
        "baselines": baselines(benchmark, laid_out),
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
