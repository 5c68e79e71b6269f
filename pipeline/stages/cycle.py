"""Read every instance's text back, solve what was read, and compare facts and answer."""

from itertools import chain

from pipeline.benchmarks import step
from pipeline.build import Build
from pipeline.errors import Finding
from pipeline.gate import write_report
from pipeline.progress import progress
from pipeline.rows import read_rows


def run(build: Build) -> None:
    """Read instances and demonstrations, write cycle.json. Raises: GateClosed on any finding."""
    check = step(build.benchmark, "cycle").check
    findings: list[Finding] = []
    checked = 0
    rows = chain.from_iterable(map(read_rows, (build.demonstrations, *build.tables.values())))
    for row in progress(rows, "cycle"):
        checked += 1
        findings += check(row)
    write_report(build, "cycle", checked, findings)
