"""Sample all instances of a benchmark from its root seed, and write them once."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from pipeline.benchmarks import step
from pipeline.build import Build
from pipeline.files import replacing
from pipeline.progress import progress
from pipeline.rows import Batch, pretty_json, write_rows
from pipeline.settings import load_settings


def run(build: Build, workers: int = 1) -> None:
    """Write instances.jsonl, demonstrations.jsonl and generate.json. The bytes do not depend on `workers`."""
    settings = load_settings(build.benchmark)
    tasks = step(build.benchmark, "generate").tasks(settings)
    report: dict[str, Any] = {
        "stage": "generate",
        "rows": 0,
        "demonstrations": 0,
        "families": {},
    }
    with (
        replacing(build.instances) as instances,
        replacing(build.demonstrations) as demonstrations,
    ):
        for batch in progress(_batches(build.benchmark, settings, tasks, workers), "generate", len(tasks)):
            report["rows"] += write_rows(instances, batch.rows)
            report["demonstrations"] += write_rows(demonstrations, batch.demonstrations)
            report["families"][batch.family] = _figures(batch)
    with replacing(build.report("generate")) as file:
        file.write(pretty_json(report))


def _batches(benchmark: str, settings: Any, tasks: list[str], workers: int) -> Iterator[Batch]:
    work = partial(_run_task, benchmark, settings)
    if workers == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(work, tasks)


def _run_task(benchmark: str, settings: Any, task: str) -> Batch:
    batch: Batch = step(benchmark, "generate").run_task(settings, task)
    return batch


def _figures(batch: Batch) -> dict[str, Any]:
    rows: dict[str, int] = {}
    for row in batch.rows:
        rows[f"d{row['difficulty']}"] = rows.get(f"d{row['difficulty']}", 0) + 1
    return {
        "generator": batch.version,
        "proof_method": batch.method,
        "rows": rows,
        "distinct": len(batch.rows),
        "demonstrations": len(batch.demonstrations),
        "rejected": dict(sorted(batch.rejected.items())),
    }
