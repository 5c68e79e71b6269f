"""The stage that decides every instance from its stated facts, by a method that did not make its answer."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from pipeline.gates.gate import write_report
from pipeline.gates.placing import misplaced
from pipeline.gates.reading import Instances
from pipeline.workplace.build import Build
from pipeline.workplace.side_by_side import ROWS, SideBySide
from seedproof.contract import registry
from seedproof.contract.benchmark import row_of
from seedproof.contract.settings import by_split
from seedproof.record.errors import Finding
from seedproof.record.progress import progress
from seedproof.record.rows import OWN_SPLIT, Row


class _Decided(NamedTuple):
    """What is decided of one row alone."""

    row_id: str
    problem: str
    """What must not occur twice."""
    findings: list[Finding]


def run(build: Build, workers: int = 1) -> None:
    """Read instances and demonstrations, write validate.json. Raises: GateClosed on any finding."""
    decide = registry.benchmark(build.benchmark).validate
    findings: list[Finding] = []
    seen: dict[str, str] = {}
    checked = 0
    rows = _rows(Instances(build, row_of(decide)))
    with SideBySide(workers) as processes:
        decided = processes.in_order(partial(_decide, build.benchmark), rows, ROWS)
        for row in progress(decided, f"validate {build.benchmark}"):
            checked += 1
            findings += row.findings
            if row.problem in seen:
                sentence = f"is the same problem as {seen[row.problem]}, expected another"
                findings.append(Finding(row.row_id, "duplicate", sentence))
            seen.setdefault(row.problem, row.row_id)
    write_report(build, "validate", checked, findings)


def _rows(instances: Instances) -> Iterator[tuple[Row, int | str]]:
    """Yield every row with the root seed that its own seed must come from."""
    settings = by_split(instances.build.settings())
    for row in instances.demonstrations():
        yield row, settings[OWN_SPLIT].generate.root_seed
    for split, of_split in settings.items():
        for row in instances.of_split(split):
            yield row, of_split.generate.root_seed


def _decide(benchmark: str, row_and_root_seed: tuple[Row, int | str]) -> _Decided:
    row, root_seed = row_and_root_seed
    decide = registry.benchmark(benchmark).validate
    findings = [*misplaced(row, benchmark, root_seed), *decide.check(row)]
    return _Decided(row["id"], decide.identity(row), findings)
