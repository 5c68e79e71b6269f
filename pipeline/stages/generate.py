"""The stage that samples all instances of a benchmark from its root seed, and writes them once."""

from contextlib import ExitStack
from functools import partial
from typing import Any

import msgspec

from pipeline.workplace.build import Build
from pipeline.workplace.side_by_side import SideBySide
from seedproof.contract import registry
from seedproof.contract.settings import BenchmarkSettings, by_split
from seedproof.record.dry import dry_cells, expect_none_dry
from seedproof.record.files import replacing, replacing_folder
from seedproof.record.progress import progress
from seedproof.record.rows import OWN_SPLIT, Batch, pretty_json, write_rows


def run(build: Build, workers: int = 1) -> None:
    """Write instances.jsonl, splits/ with the demonstrations, rejected.json, and generate.json.

    The bytes do not depend on `workers`. Raises: Exhausted for a dry cell, if the build is strict.
    """
    settings = build.settings()
    tasks = registry.benchmark(build.benchmark).generate.tasks(settings)
    report: dict[str, Any] = {
        "stage": "generate",
        "rows": dict.fromkeys(by_split(settings), 0),
        "demonstrations": 0,
        "families": {},
    }
    rejected: list[dict[str, Any]] = []
    work = partial(_run_task, build.benchmark, settings)
    with (
        SideBySide(min(workers, len(tasks))) as processes,
        replacing(build.instances) as instances,
        replacing_folder(build.splits) as folder,
        ExitStack() as files,
    ):
        demonstrations = files.enter_context((folder / build.demonstrations.name).open("wb"))
        tables: dict[str, Any] = {
            split: instances if split == OWN_SPLIT else files.enter_context((folder / path.name).open("wb"))
            for split, path in build.tables.items()
        }
        for batch in progress(processes.in_order(work, tasks), f"generate {build.benchmark}", len(tasks)):
            report["demonstrations"] += write_rows(demonstrations, batch.demonstrations)
            for split, table in tables.items():
                report["rows"][split] += write_rows(table, batch.splits[split])
            rejected += [msgspec.structs.asdict(one) for one in batch.rejected.kept]
            report["families"][batch.family] = batch.counts()
        if build.strict:
            expect_none_dry(build.benchmark, dry_cells(report["families"]))
        # DVC warns of an empty folder at every command.
        (folder / "rows.json").write_bytes(pretty_json(report["rows"]))
    with replacing(build.rejected) as file:
        file.write(pretty_json(rejected))
    with replacing(build.report("generate")) as file:
        file.write(pretty_json(report))


def _run_task(benchmark: str, settings: BenchmarkSettings, task: str) -> Batch[Any]:
    batch: Batch[Any] = registry.benchmark(benchmark).generate.run_task(settings, task)
    return batch
