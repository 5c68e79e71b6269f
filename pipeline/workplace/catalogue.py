"""What there is of each benchmark: version, configs and families, as the manifest of its release states them.

A checkout has the manifests, and so has an installed package.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from pipeline.workplace.home import HOMES
from seedproof.known import known_tables
from seedproof.nearby import DATA, MANIFEST, RELEASES, versions_with

Counts = Mapping[str, int]


class _Family(msgspec.Struct):
    rows: Counts


class _File(msgspec.Struct):
    rows: int


class _Manifest(msgspec.Struct):
    version: str
    families: Mapping[str, _Family]
    files: Mapping[str, _File]


class Entry(NamedTuple):
    """What a benchmark has, by the manifest of its newest release that is known here; nothing if none is."""

    benchmark: str
    version: str
    configs: Mapping[str, Counts]
    """By config and split, the number of rows."""
    families: Mapping[str, Counts]
    """By family and difficulty, such as `d1`, the number of different rows of the own split."""

    @property
    def rows(self) -> int:
        """The number of different rows."""
        return sum(sum(levels.values()) for levels in self.families.values())

    @property
    def levels(self) -> list[int]:
        """The difficulties, in rising order."""
        return sorted({int(level[1:]) for levels in self.families.values() for level in levels})


def entry_of(benchmark: str) -> Entry:
    """Return what is known of a benchmark."""
    path = _manifest_of(benchmark)
    if path is None:
        return Entry(benchmark, "", {}, {})
    manifest = msgspec.json.decode(path.read_bytes(), type=_Manifest)
    configs: dict[str, dict[str, int]] = {}
    for name, file in manifest.files.items():
        folder, *config, split = Path(name).parts
        if folder == DATA:
            configs.setdefault("/".join(config), {})[Path(split).stem] = file.rows
    families = {name: family.rows for name, family in manifest.families.items()}
    return Entry(benchmark, manifest.version, configs, families)


def _manifest_of(benchmark: str) -> Path | None:
    for home in HOMES:
        folder = home / RELEASES / benchmark
        if versions := versions_with(folder, MANIFEST):
            return folder / versions[-1] / MANIFEST
    return None


def where(benchmark: str, version: str) -> str:
    """Say where the rows of a version are."""
    folder = RELEASES / benchmark / version
    if version and (folder / DATA).is_dir():
        return str(folder)
    return "made from their seeds" if known_tables(benchmark) else "not here"
