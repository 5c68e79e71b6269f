"""Build the release folder from the instances, once every gate has let them through."""

from pathlib import Path
from shutil import copyfile
from typing import Any

from pipeline.benchmarks import step
from pipeline.build import Build
from pipeline.errors import SeedproofError
from pipeline.files import replacing_folder
from pipeline.gate import read_by_gates
from pipeline.releasing.card import card_text, changelog_text, type_text
from pipeline.releasing.checksums import SUMS, sums_text
from pipeline.releasing.manifest import manifest_of
from pipeline.releasing.parquet import write_parquet
from pipeline.rows import pretty_json, read_json, read_rows, write_rows
from pipeline.schema import schema_path
from pipeline.settings import load_settings

GATES = ("validate", "cycle", "quality")


def run(build: Build) -> None:
    """Read instances, demonstrations and reports, write build/<benchmark>/release/ in one step."""
    settings = load_settings(build.benchmark)
    reports = {stage: read_json(build.report(stage)) for stage in ("generate", *GATES)}
    read = read_by_gates(build)
    for stage in GATES:
        if reports[stage].get("findings") != 0 or reports[stage].get("read") != read:
            raise SeedproofError(
                f"{build.report(stage)}: does not let these instances through, "
                "expected a report on them without findings. Run the stages in their order: dvc repro"
            )
    rows, demonstrations = (
        list(read_rows(build.instances)),
        list(read_rows(build.demonstrations)),
    )
    layout = step(build.benchmark, "release")
    with replacing_folder(build.release) as folder:
        counts: dict[str, int] = {}
        for config, of_config in layout.configs(rows, demonstrations).items():
            parquet = f"data/{config}/{layout.SPLIT}.parquet"
            jsonl = f"jsonl/{config}/{layout.SPLIT}.jsonl"
            for name in (parquet, jsonl):
                (folder / name).parent.mkdir(parents=True)
                counts[name] = len(of_config)
            write_parquet(folder / parquet, of_config, layout.COLUMNS)
            with (folder / jsonl).open("wb") as file:
                write_rows(file, of_config)
        _write(
            folder / "CHANGELOG.md",
            changelog_text(build.benchmark, settings.version).encode(),
        )
        copyfile("LICENSE-DATA", folder / "LICENSE")
        copyfile(schema_path(build.benchmark), folder / "schema.json")
        for stage, report in reports.items():
            _write(folder / "report" / f"{stage}.json", pretty_json(report))
        manifest = manifest_of(build.benchmark, settings, reports, folder, counts)
        _write(folder / "manifest.json", pretty_json(manifest))
        _write(
            folder / "README.md",
            card_text(build.benchmark, _card_facts(build.benchmark, layout, manifest)).encode(),
        )
        _write(folder / SUMS, sums_text(folder).encode())


def _card_facts(benchmark: str, layout: Any, manifest: dict[str, Any]) -> dict[str, Any]:
    described = read_json(schema_path(benchmark))["properties"]
    first = next(iter(layout.CONFIGS))
    return {
        "manifest": manifest,
        "columns": [
            (name, type_text(kind), described[name]["description"]) for name, kind in layout.COLUMNS.items()
        ],
        "pretty_name": layout.PRETTY_NAME,
        "split": layout.SPLIT,
        "configs": layout.CONFIGS,
        "default_config": first,
        "total_rows": manifest["files"][f"data/{first}/{layout.SPLIT}.parquet"]["rows"],
        **layout.card_facts(),
    }


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)
