"""Rows counted and measured anew after an alteration, by a sceptic who has the project's own code."""

from collections import Counter
from contextlib import suppress
from pathlib import Path

import msgspec

from pipeline.gates.reports import measured, suites_of
from pipeline.releasing.assembling import GATES
from pipeline.releasing.attestations import attestations_of, write_attestation
from pipeline.releasing.manifest import read_manifest
from pipeline.verifying.release import Release
from seedproof.contract import registry
from seedproof.contract.settings import by_split
from seedproof.loading.stated import settings_from
from seedproof.record.draws import Draws
from seedproof.record.rows import OWN_SPLIT
from tests.verifying.tampering.resealing import pretty, reseal

ANY_SECRET = "00" * 32
"""Stands in for a root seed that the manifest does not tell; figures do not depend on it."""


def remake(folder: Path, draws: Draws) -> None:
    """Have manifest and gates tell of the rows that now lie there, and write all documents again."""
    reseal(folder)
    with suppress(Exception):
        _count_again(folder)
    with suppress(Exception):
        _measure_again(folder)
    reseal(folder)


def _count_again(folder: Path) -> None:
    """Count the rows of each family and difficulty."""
    manifest = read_manifest(folder)
    rows = Release(folder).distinct_rows[OWN_SPLIT]
    counts = Counter((row["family"], f"d{row['difficulty']}") for row in rows)
    for name, family in manifest["families"].items():
        difficulties = dict.fromkeys(
            [*family["rows"], *(difficulty for other, difficulty in counts if other == name)]
        )
        family["rows"] = {
            difficulty: counts[name, difficulty] for difficulty in difficulties if counts[name, difficulty]
        }
        family["distinct"] = sum(family["rows"].values())
    (folder / "manifest.json").write_bytes(pretty(manifest))


def _measure_again(folder: Path) -> None:
    """Have every gate attest that it looked at these rows and found nothing."""
    manifest = read_manifest(folder)
    attested = attestations_of(folder, manifest)
    release, benchmark = Release(folder), manifest["name"]
    quality = {"quality": attested["quality"]["params"]}
    asked = msgspec.to_builtins(settings_from(manifest, ANY_SECRET)) | quality
    parts = by_split(msgspec.convert(asked, registry.benchmark(benchmark).settings))
    tables = {split: release.distinct_rows[split] for split in parts}
    attested["quality"] |= measured(
        benchmark, parts, tables, release.rows, suites_of(benchmark, parts, tables)
    )
    rows = sum(map(len, tables.values()))
    examples = sum(family["demonstrations"] for family in manifest["families"].values())
    for gate in GATES:
        if gate != "certify":
            attested[gate]["checked"] = rows if gate == "quality" else rows + examples
        if gate in attested:
            write_attestation(folder, gate, manifest, attested[gate])
