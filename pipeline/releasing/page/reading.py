"""The page of a release, a pure function of its folder: manifest, reports and rows."""

from pathlib import Path
from typing import Any

from pipeline.releasing.manifest import read_manifest
from pipeline.releasing.page import answers, candidates, difficulty, gates, proofs, wall, wording
from pipeline.releasing.page.rows import Table, images_in, shown_rows
from pipeline.reporting.content import Page
from pipeline.workplace.side_by_side import SideBySide
from seedproof.contract import registry
from seedproof.record.columns import IMAGE
from seedproof.record.rows import Row, read_json, read_rows

STAGES = ("generate", "validate", "cycle", "quality", "certify", "mutations")
"""The reports that a release may have."""


def page_of(folder: Path, processes: SideBySide | None = None) -> Page:
    """Read a release folder with its data, and return what its page says.

    Raises: SeedproofError when a file that it needs is missing or cannot be read.
    """
    manifest = read_manifest(folder)
    benchmark = registry.benchmark(manifest["name"])
    tables = _tables(folder, manifest)
    reports = _reports(folder)

    images = _images(folder, benchmark.release.columns, tables)
    rows = shown_rows(folder, benchmark, tables, images, processes or SideBySide())
    sections = [
        proofs.section(manifest, reports),
        candidates.section(manifest),
        answers.section(manifest, reports),
        wording.section(manifest),
        difficulty.section(manifest),
        gates.section(reports),
        wall.section(rows),
    ]
    return Page(
        title=f"{benchmark.release.pretty_name} {manifest['version']}",
        lead=_lead(benchmark.name, len(rows), len(manifest["families"])),
        facts=_facts(manifest),
        sections=[section for section in sections if section is not None],
        rows=rows,
        formulas=frozenset(benchmark.audit.FORMULAS),
    )


def _tables(folder: Path, manifest: dict[str, Any]) -> dict[Table, list[Row]]:
    tables: dict[Table, list[Row]] = {}
    for name in manifest["files"]:
        path = folder / name
        if name.startswith("jsonl/"):
            tables[path.parent.name, path.stem] = list(read_rows(path))
    return tables


def _images(folder: Path, columns: dict[str, Any], tables: dict[Table, list[Row]]) -> dict[str, bytes]:
    images: dict[str, bytes] = {}
    if IMAGE in columns.values():
        for table in tables:
            images |= images_in(folder, table)
    return images


def _reports(folder: Path) -> dict[str, Any]:
    paths = {stage: folder / "report" / f"{stage}.json" for stage in STAGES}
    return {stage: read_json(path) for stage, path in paths.items() if path.is_file()}


def _lead(name: str, rows: int, families: int) -> str:
    of_families = f", of {families:,} families," if families > 1 else ""
    return (
        f"All {rows:,} rows of {name}{of_families} with their answers, their proofs, and what a reader "
        "made of their texts. Each row follows from its seed: rebuild it, or try to refute it."
    )


def _facts(manifest: dict[str, Any]) -> list[tuple[str, str]]:
    seed = manifest.get("root_seed", "secret, its SHA-256 is in the manifest")
    return [
        ("benchmark", manifest["name"]),
        ("version", manifest["version"]),
        ("dated", manifest["publication"]["date"]),
        ("root seed", str(seed)),
        ("made by", f"Seedproof {manifest['code']}"),
        ("code", manifest["publication"]["code"]),
        ("report a wrong row", manifest["publication"]["issues"]),
    ]
