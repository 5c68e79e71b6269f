"""All papers made again from altered rows, by an attacker who has the project's own code."""

from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from pipeline.releasing.card import card_text
from pipeline.releasing.charts import charts
from pipeline.releasing.croissant import croissant
from pipeline.releasing.gallery import chosen, gallery_text
from pipeline.releasing.manifest import settings_from
from seedproof.contract import registry
from seedproof.contract.settings import by_split
from seedproof.record.draws import Draws
from seedproof.record.rows import OWN_SPLIT, read_json
from tests.verifying.tampering.editing import Row, rows_of, tables
from tests.verifying.tampering.resealing import pretty, reseal

_SHOTS = ("four_shot", "mixed_2_shot", "mixed_5_shot", "mixed_10_shot", "mixed_20_shot")
"""Configs that have the rows of others after worked examples."""

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
    chart_folder = folder / "report/figures"
    chart_folder.mkdir(parents=True, exist_ok=True)
    for chart in chart_folder.glob("*.svg"):
        chart.unlink()
    for chart in charts(manifest):
        (chart_folder / f"{chart.name}.svg").write_text(chart.svg)
    if not any(chart_folder.iterdir()):
        chart_folder.rmdir()
    entries = chosen(iter(_instances(folder, benchmark, OWN_SPLIT)))
    auditing = registry.benchmark(benchmark).audit
    gallery = gallery_text(benchmark, entries, auditing.shown, auditing.FORMULAS)
    (folder / "GALLERY.md").write_text(gallery)
    (folder / "README.md").write_text(card_text(benchmark, registry.benchmark(benchmark).release, folder))
    (folder / "croissant.json").write_bytes(croissant(folder))


def _instances(folder: Path, benchmark: str, split: str) -> list[Row]:
    """The rows of a split, each id once, those without worked examples."""
    configs = [config for config in registry.benchmark(benchmark).release.configs if config not in _SHOTS]
    found = [f"{config}/{split}" for config in configs if f"{config}/{split}" in tables(folder)]
    rows: dict[str, Row] = {}
    for row in chain.from_iterable(rows_of(folder, table) for table in found):
        rows.setdefault(row["id"], row)
    places = {
        family: place for place, family in enumerate(dict.fromkeys(row["family"] for row in rows.values()))
    }
    return sorted(rows.values(), key=lambda row: (places[row["family"]], row["difficulty"], row["id"]))


def _figures_of(folder: Path, benchmark: str, manifest: dict[str, Any]) -> Any:
    """Measure every split, put that into the report, and give back the figures of the own split."""
    settings = by_split(settings_from(manifest, ANY_SECRET))
    measure = registry.benchmark(benchmark).quality.statistics
    measured = {
        split: measure(_instances(folder, benchmark, split), asked) for split, asked in settings.items()
    }
    path = folder / "report/quality.json"
    path.write_bytes(pretty(read_json(path) | {"figures": measured}))
    return msgspec.json.decode(msgspec.json.encode(measured[OWN_SPLIT]))


def _count_again(folder: Path, manifest: dict[str, Any]) -> None:
    """Count the rows of each family and difficulty, for the manifest and the report of `generate`."""
    rows = _instances(folder, manifest["name"], OWN_SPLIT)
    counts = Counter((row["family"], f"d{row['difficulty']}") for row in rows)
    for name, family in manifest["families"].items():
        difficulties = [*family["rows"], *(difficulty for other, difficulty in counts if other == name)]
        family["rows"] = {
            difficulty: counts[name, difficulty] for difficulty in difficulties if counts[name, difficulty]
        }
        family["distinct"] = sum(family["rows"].values())
    path = folder / "report/generate.json"
    path.write_bytes(pretty(read_json(path) | {"families": manifest["families"]}))
