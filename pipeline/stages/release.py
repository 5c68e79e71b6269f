"""The stage that builds the release folder from the instances, once every gate has passed them."""

from collections.abc import Sequence
from typing import Any

from pipeline.gates.gate import read_by_gates
from pipeline.gates.reading import Instances
from pipeline.releasing.assembling import GATES, Contents, Table, assemble
from pipeline.releasing.home import home_of
from pipeline.workplace.build import Build
from pipeline.workplace.side_by_side import SideBySide
from seedproof.contract import registry
from seedproof.contract.settings import by_split
from seedproof.record.errors import SeedproofError
from seedproof.record.files import replacing_folder
from seedproof.record.json_text import read_json
from seedproof.record.rows import Row


def run(build: Build, workers: int = 1) -> None:
    """Read instances, demonstrations and reports, write build/<benchmark>/release/ in one step."""
    settings = build.settings()
    reports = {stage: read_json(build.report(stage)) for stage in ("generate", *GATES)}
    _expect_open_gates(build, reports)
    instances = Instances(build, registry.benchmark(build.benchmark).release.row)
    rows = instances.by_split()
    contents = Contents(
        benchmark=build.benchmark,
        settings=settings,
        families=reports["generate"]["families"],
        tables=_tables(instances, rows),
    )
    with SideBySide(workers) as processes, replacing_folder(build.release) as folder:
        assemble(folder, contents, reports, home_of(build.benchmark), processes)


def _expect_open_gates(build: Build, reports: dict[str, Any]) -> None:
    read = read_by_gates(build)
    for stage in GATES:
        if reports[stage].get("findings") != 0 or reports[stage].get("read") != read:
            raise SeedproofError(
                f"{build.report(stage)}: does not let these instances through, "
                "expected a report on them without findings. Run the stages in their order: dvc repro"
            )


def _tables(instances: Instances, rows: dict[str, list[Row]]) -> dict[Table, Sequence[Row]]:
    """Lay the rows of each split out in the files of its configs."""
    layout = registry.benchmark(instances.build.benchmark).release
    settings = by_split(instances.build.settings())
    demonstrations = list(instances.demonstrations())
    return {
        (config, split): of_config
        for split, of_split in rows.items()
        for config, of_config in layout.tables(of_split, demonstrations, settings[split].generate).items()
    }
