"""The stage that decides every instance from its stated facts, by a method that did not make its answer."""

from collections.abc import Iterator

from pipeline.gates.gate import write_report
from pipeline.gates.placing import misplaced
from pipeline.gates.reading import Instances
from pipeline.workplace.build import Build
from seedproof.contract import registry
from seedproof.contract.benchmark import row_of
from seedproof.contract.settings import by_split
from seedproof.record.errors import Finding
from seedproof.record.progress import progress
from seedproof.record.rows import OWN_SPLIT, Row


def run(build: Build) -> None:
    """Read instances and demonstrations, write validate.json. Raises: GateClosed on any finding."""
    decide = registry.benchmark(build.benchmark).validate
    findings: list[Finding] = []
    seen: dict[str, str] = {}
    checked = 0
    for row, root_seed in progress(_rows(Instances(build, row_of(decide))), "validate"):
        checked += 1
        findings += misplaced(row, build.benchmark, root_seed)
        findings += decide.check(row)
        problem = decide.identity(row)
        if problem in seen:
            sentence = f"is the same problem as {seen[problem]}, expected another"
            findings.append(Finding(row["id"], "duplicate", sentence))
        seen.setdefault(problem, row["id"])
    write_report(build, "validate", checked, findings)


def _rows(instances: Instances) -> Iterator[tuple[Row, int | str]]:
    """Yield every row with the root seed that its own seed must come from."""
    settings = by_split(instances.build.settings())
    for row in instances.demonstrations():
        yield row, settings[OWN_SPLIT].generate.root_seed
    for split, of_split in settings.items():
        for row in instances.of_split(split):
            yield row, of_split.generate.root_seed
