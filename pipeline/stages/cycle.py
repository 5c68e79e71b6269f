"""The stage that reads every instance's text back, solves it, and compares facts and answer."""

from itertools import chain

from pipeline.gates.gate import write_report
from pipeline.workplace.build import Build
from seedproof.contract import registry
from seedproof.record.errors import Finding
from seedproof.record.progress import progress
from seedproof.record.rows import read_rows


def run(build: Build) -> None:
    """Read instances and demonstrations, write cycle.json. Raises: GateClosed on any finding."""
    check = registry.benchmark(build.benchmark).cycle.check
    findings: list[Finding] = []
    checked = 0
    rows = chain.from_iterable(map(read_rows, (build.demonstrations, *build.tables.values())))
    for row in progress(rows, "cycle"):
        checked += 1
        findings += check(row)
    write_report(build, "cycle", checked, findings)
