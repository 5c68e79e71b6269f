"""All papers made again from altered rows, by an attacker who has the project's own code."""

from pathlib import Path
from typing import Any

import msgspec

from pipeline.benchmarks import step
from pipeline.draws import Draws
from pipeline.releasing.card import card_text
from pipeline.releasing.croissant import croissant
from pipeline.releasing.figure import figures
from pipeline.releasing.gallery import chosen, gallery_text
from pipeline.releasing.manifest import settings_from
from pipeline.rows import OWN_SPLIT, read_json
from pipeline.settings import by_split
from tests.tampering.editing import Row, rows_of, tables
from tests.tampering.resealing import pretty, reseal

ANY_SECRET = "00" * 32
"""Stands in for a root seed that the manifest does not tell; figures do not depend on it."""


def remake(folder: Path, draws: Draws) -> None:
    """Make the figures, the charts, the gallery, the card and Croissant of the rows that now lie there."""
    reseal(folder)
    manifest = read_json(folder / "manifest.json")
    benchmark = manifest["name"]
    _count_again(folder, manifest)
    manifest["figures"] = _figures_of(folder, benchmark, manifest)
    (folder / "manifest.json").write_bytes(pretty(manifest))
    for chart in figures(manifest):
        (folder / "report/figures" / f"{chart.name}.svg").write_text(chart.svg)
    entries = chosen(iter(_instances(folder, OWN_SPLIT)))
    gallery = gallery_text(benchmark, entries, step(benchmark, "audit").shown)
    (folder / "GALLERY.md").write_text(gallery)
    (folder / "README.md").write_text(card_text(benchmark, step(benchmark, "release"), folder))
    (folder / "croissant.json").write_bytes(croissant(folder))


def _instances(folder: Path, split: str) -> list[Row]:
    """The rows of a split, each id once, those without worked examples."""
    rows: dict[str, Row] = {}
    for table in sorted(tables(folder), key=lambda table: ("shot" in table and "zero" not in table, table)):
        if table.endswith(f"/{split}"):
            for row in rows_of(folder, table):
                rows.setdefault(row["id"], row)
    return list(rows.values())


def _figures_of(folder: Path, benchmark: str, manifest: dict[str, Any]) -> Any:
    """Measure every split, put that into the report, and give back the figures of the own split."""
    settings = by_split(settings_from(manifest, ANY_SECRET))
    measure = step(benchmark, "quality").figures
    measured = {split: measure(_instances(folder, split), asked) for split, asked in settings.items()}
    path = folder / "report/quality.json"
    path.write_bytes(pretty(read_json(path) | {"figures": measured}))
    return msgspec.json.decode(msgspec.json.encode(measured[OWN_SPLIT]))


def _count_again(folder: Path, manifest: dict[str, Any]) -> None:
    """Count the rows of each family and difficulty, for the manifest and the report of `generate`."""
    for family in manifest["families"].values():
        family["rows"] = {}
    for row in _instances(folder, OWN_SPLIT):
        counts = manifest["families"][row["family"]]["rows"]
        difficulty = f"d{row['difficulty']}"
        counts[difficulty] = counts.get(difficulty, 0) + 1
    for family in manifest["families"].values():
        family["distinct"] = sum(family["rows"].values())
    path = folder / "report/generate.json"
    path.write_bytes(pretty(read_json(path) | {"families": manifest["families"]}))
