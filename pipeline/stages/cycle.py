"""The stage that reads every instance's text back, solves it, and compares facts and answer."""

from itertools import chain

from pipeline.gates.gate import write_report
from pipeline.gates.reading import Instances
from pipeline.workplace.build import Build
from seedproof.contract import registry
from seedproof.contract.benchmark import row_of
from seedproof.record.errors import Finding
from seedproof.record.progress import progress


def run(build: Build) -> None:
    """Read instances and demonstrations, write cycle.json. Raises: GateClosed on any finding."""
    read = registry.benchmark(build.benchmark).cycle
    instances = Instances(build, row_of(read))
    findings: list[Finding] = []
    checked = 0
    rows = chain(instances.demonstrations(), *map(instances.of_split, build.tables))
    for row in progress(rows, "cycle"):
        checked += 1
        findings += read.check(row)
    write_report(build, "cycle", checked, findings)
