"""Gives rows to the gates, all but the making of rows from their seeds."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from pipeline.gates.expectations import run_suite
from pipeline.gates.schema import schema_findings
from pipeline.workplace.making import Made
from seedproof.contract import registry
from seedproof.contract.settings import by_split
from seedproof.record.rows import OWN_SPLIT
from tests.generator_bugs.making import Rows

GATES = ("schema", "validate", "cycle", "quality")
ALL = (*GATES, "expectations")

Refusals = list[set[str]]
"""For each row who refuses it: `gate/code`."""


def refusals(benchmark: str, made: Rows, gates: Sequence[str] = GATES) -> Refusals:
    """Return who refuses each row; what is found in a whole build is said of all of its rows."""
    of_build = _of_build(made.build, gates) if made.build is not None else set[str]()
    return [_of_row(benchmark, row, gates) | of_build for row in made.rows]


def _of_row(benchmark: str, row: Any, gates: Sequence[str]) -> set[str]:
    found = registry.benchmark(benchmark)
    checks = {
        "schema": lambda: schema_findings(benchmark, [row]),
        "validate": lambda: found.validate.check(row),
        "cycle": lambda: found.cycle.check(row),
    }
    return {
        f"{gate}/{finding.code}" for gate, check in checks.items() if gate in gates for finding in check()
    }


def _of_build(build: Made, gates: Sequence[str]) -> set[str]:
    benchmark = registry.benchmark(build.benchmark)
    rows = build.splits[OWN_SPLIT]
    refused: set[str] = set()
    if "validate" in gates:
        identities = Counter(map(benchmark.validate.identity, [*build.demonstrations, *rows]))
        refused |= {"validate/duplicate" for count in identities.values() if count > 1}
    if "quality" in gates:
        asked = by_split(build.settings)[OWN_SPLIT].generate
        by_config = benchmark.release.tables(rows, build.demonstrations, asked)
        refused |= {f"quality/{finding.code}" for finding in benchmark.quality.findings(rows, by_config)}
    if "expectations" in gates:
        for name, table, expectations in benchmark.quality.suites(cast(Any, build.settings), rows):
            refused |= {f"quality/{name}" for _ in run_suite(name, table, expectations)}
    return refused
