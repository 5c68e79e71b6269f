"""Build the release folder from the instances, once every gate has let them through."""

import json
from pathlib import Path
from shutil import copyfile

from pipeline.benchmarks import step
from pipeline.build import Build
from pipeline.errors import SeedproofError
from pipeline.figures import sheet
from pipeline.files import replacing_folder
from pipeline.gate import read_by_gates
from pipeline.releasing.canary import canary
from pipeline.releasing.card import card_text
from pipeline.releasing.changelog import changelog_path, read_changelog
from pipeline.releasing.checksums import SUMS, sums_text
from pipeline.releasing.croissant import croissant
from pipeline.releasing.example import PICTURE, example_picture
from pipeline.releasing.figure import figures
from pipeline.releasing.gallery import SHEET, chosen, gallery_text
from pipeline.releasing.manifest import manifest_of
from pipeline.releasing.tables import write_tables
from pipeline.rows import pretty_json, read_json, read_rows
from pipeline.schema import schema_path
from pipeline.settings import by_split, load_publication

GATES = ("validate", "cycle", "quality")


def run(build: Build) -> None:
    """Read instances, demonstrations and reports, write build/<benchmark>/release/ in one step."""
    settings = build.settings()
    reports = {stage: read_json(build.report(stage)) for stage in ("generate", *GATES)}
    read = read_by_gates(build)
    for stage in GATES:
        if reports[stage].get("findings") != 0 or reports[stage].get("read") != read:
            raise SeedproofError(
                f"{build.report(stage)}: does not let these instances through, "
                "expected a report on them without findings. Run the stages in their order: dvc repro"
            )
    layout = step(build.benchmark, "release")
    guid = canary(build.benchmark, settings.version)
    demonstrations, of_split = list(read_rows(build.demonstrations)), by_split(settings)
    with replacing_folder(build.release) as folder:
        tables = {
            (config, split): rows
            for split, path in build.tables.items()
            for config, rows in layout.configs(
                list(read_rows(path)), demonstrations, of_split[split].generate
            ).items()
        }
        counts = write_tables(folder, tables, layout.COLUMNS, guid)
        _write(folder / "CHANGELOG.md", read_changelog(changelog_path(build.benchmark)).encode())
        copyfile("LICENSE-DATA", folder / "LICENSE")
        copyfile(schema_path(build.benchmark), folder / "schema.json")
        for stage, report in reports.items():
            _write(folder / "report" / f"{stage}.json", pretty_json(report))
        publication = load_publication(build.params)
        manifest = manifest_of(build.benchmark, settings, reports, folder, counts, guid, publication)
        _write(folder / "manifest.json", pretty_json(manifest))
        for figure in figures(manifest):
            _write(folder / "report" / "figures" / f"{figure.name}.svg", figure.svg.encode())
        auditing = step(build.benchmark, "audit")
        entries = chosen(read_rows(build.instances))
        drawings = [(row["family"], json.loads(row["drawing"])) for row in entries if row.get("drawing")]
        if drawings:
            _write(folder / "report" / "figures" / SHEET, sheet(drawings))
        gallery = gallery_text(build.benchmark, entries, auditing.shown, auditing.FORMULAS)
        _write(folder / "GALLERY.md", gallery.encode())
        if picture := example_picture(folder, manifest, layout):
            _write(folder / PICTURE, picture)
        _write(folder / "README.md", card_text(build.benchmark, layout, folder).encode())
        _write(folder / "croissant.json", croissant(folder))
        _write(folder / SUMS, sums_text(folder).encode())


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
