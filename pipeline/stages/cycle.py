"""The stage that reads every instance's text back, solves it, and compares facts and answer."""

from functools import partial
from itertools import chain

from pipeline.gates.gate import write_report
from pipeline.gates.reading import Instances
from pipeline.workplace.build import Build
from pipeline.workplace.side_by_side import ROWS, SideBySide
from seedproof.contract import registry
from seedproof.contract.benchmark import row_of
from seedproof.record.errors import Finding
from seedproof.record.progress import progress
from seedproof.record.rows import Row


def run(build: Build, workers: int = 1) -> None:
    """Read instances and demonstrations, write cycle.json. Raises: GateClosed on any finding."""
    read = registry.benchmark(build.benchmark).cycle
    instances = Instances(build, row_of(read))
    findings: list[Finding] = []
    checked = 0
    rows = chain(instances.demonstrations(), *map(instances.of_split, build.tables))
    with SideBySide(workers) as processes:
        read_back = processes.in_order(partial(_check, build.benchmark), rows, ROWS)
        for of_row in progress(read_back, f"cycle {build.benchmark}"):
            checked += 1
            findings += of_row
    write_report(build, "cycle", checked, findings)


def _check(benchmark: str, row: Row) -> list[Finding]:
    return list(registry.benchmark(benchmark).cycle.check(row))
