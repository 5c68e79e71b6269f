"""Writing the folder of a release, which follows from rows, settings, reports, and the code's templates.

The stage `release` calls this with what was built, `verify` with what a release states, to compare bytes.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pipeline.certifying.released import certifiable
from pipeline.evals.writing import write_evals
from pipeline.gates.schema import schema_path
from pipeline.mutating.statement import STATEMENT as MUTATIONS
from pipeline.mutating.statement import fits
from pipeline.releasing.canary import canary
from pipeline.releasing.card import card_text
from pipeline.releasing.changelog import changelog_path, changelog_until, read_changelog
from pipeline.releasing.charts import charts
from pipeline.releasing.checksums import SUMS, sums_text
from pipeline.releasing.croissant import croissant
from pipeline.releasing.example import PICTURE, example_picture
from pipeline.releasing.gallery import SHEET, captions, chosen, gallery_text
from pipeline.releasing.manifest import manifest_of
from pipeline.releasing.page.writing import write_page
from pipeline.releasing.scripts import write_scripts, write_statement
from pipeline.releasing.tables import write_sources, write_tables
from pipeline.workplace.settings import Publication
from pipeline.workplace.side_by_side import SideBySide
from seedproof.contract import registry
from seedproof.contract.settings import BenchmarkSettings
from seedproof.figures import sheet
from seedproof.record.files import unreadable
from seedproof.record.rows import OWN_SPLIT, Row, pretty_json

LICENCE = Path("LICENSE-DATA")

_LICENCE_REMEDY = "It is the licence of the data. Restore it: git checkout LICENSE-DATA, or write one"

Table = tuple[str, str]
"""Config and split."""


@dataclass(frozen=True, kw_only=True)
class Contents:
    """The content from which a release is written."""

    benchmark: str
    settings: BenchmarkSettings
    root_seed: Mapping[str, int | str]
    """The root seed as the manifest states it; for a secret one, its SHA-256."""
    publication: Publication
    rows: Sequence[Row]
    """The rows of the own split, in the order in which they were made."""
    tables: Mapping[Table, Sequence[Row]]
    """The rows of each file."""
    reports: Mapping[str, Mapping[str, Any]]
    """The reports by stage."""
    statement: bytes | None = None
    """What engines said of the scripts; it is left out if it is said of others."""
    mutations: bytes | None = None
    """What became of corrupted rows; it is left out if it is said of others."""


def assemble(
    folder: Path,
    contents: Contents,
    home: Path,
    parquet: Path | None = None,
    processes: SideBySide | None = None,
) -> None:
    """Write every file of a release into an empty folder; `home` has templates, schema and licence.

    The Parquet files are copied from the release in `parquet`, if one is given, instead of written. What is
    made of each row alone, its images, its scripts and its part of the page, is made in the `processes`.
    Raises: SeedproofError when a template, the schema or the changelog is missing or cannot be filled in.
    """
    layout = registry.benchmark(contents.benchmark).release
    version: str = contents.settings.version
    guid = canary(contents.benchmark, version)
    counts = write_tables(folder, contents.tables, layout.columns, guid, parquet, processes)
    counts |= write_sources(folder, layout.sources(contents.settings.generate))
    scripts = write_scripts(folder, contents.benchmark, _certifiable(contents), processes)
    write_statement(folder, contents.benchmark, contents.statement, scripts)
    if contents.mutations is not None and fits(contents.mutations, contents.benchmark, contents.rows):
        _write(folder / MUTATIONS, contents.mutations)
    changelog = changelog_until(read_changelog(home / changelog_path(contents.benchmark)), version)
    _write(folder / "CHANGELOG.md", changelog.encode())
    _copy(home / LICENCE, folder / "LICENSE", _LICENCE_REMEDY)
    _copy(home / schema_path(contents.benchmark), folder / "schema.json", "Restore it: git checkout schemas")
    for stage, report in contents.reports.items():
        _write(folder / "report" / f"{stage}.json", pretty_json(report))
    manifest = manifest_of(
        contents.benchmark,
        contents.settings,
        contents.root_seed,
        contents.publication,
        contents.reports,
        folder,
        counts,
        guid,
        scripts.stated if scripts else None,
    )
    _write(folder / "manifest.json", pretty_json(manifest))
    for chart in charts(manifest):
        _write(folder / "report" / "figures" / f"{chart.name}.svg", chart.svg.encode())
    _write_gallery(folder, contents)
    write_evals(folder, contents.benchmark)
    if picture := example_picture(folder, manifest, layout):
        _write(folder / PICTURE, picture)
    _write(folder / "README.md", card_text(contents.benchmark, layout, folder, home).encode())
    _write(folder / "croissant.json", croissant(folder))
    write_page(folder, processes)
    _write(folder / SUMS, sums_text(folder).encode())


def _certifiable(contents: Contents) -> list[Row]:
    """Return the rows of the own split that are made into scripts."""
    own = {config: rows for (config, split), rows in contents.tables.items() if split == OWN_SPLIT}
    return certifiable(contents.benchmark, own, list(contents.reports["generate"]["families"]))


def _write_gallery(folder: Path, contents: Contents) -> None:
    """Write a row of every family and difficulty, and the sheet of their figures where they have any."""
    entries = chosen(contents.rows)
    # Only rows of some benchmarks have a column of drawings.
    named: list[tuple[str, Mapping[str, Any]]] = list(zip(captions(entries), entries, strict=True))
    drawings = [(caption, json.loads(row["drawing"])) for caption, row in named if row.get("drawing")]
    if drawings:
        _write(folder / "report" / "figures" / SHEET, sheet(drawings))
    auditing = registry.benchmark(contents.benchmark).audit
    gallery = gallery_text(contents.benchmark, entries, auditing.shown, auditing.FORMULAS)
    _write(folder / "GALLERY.md", gallery.encode())


def _copy(paper: Path, to: Path, remedy: str) -> None:
    try:
        content = paper.read_bytes()
    except OSError as error:
        raise unreadable(paper, error, remedy) from error
    _write(to, content)


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
