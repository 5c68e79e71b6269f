"""What there is of each benchmark: version, configs and families, as its newest release states them."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from seedproof.contract import registry
from seedproof.record.errors import SeedproofError
from seedproof.record.json_text import read_json
from seedproof.record.nearby import DATA, MANIFEST, RELEASES, in_order, versions_with
from seedproof.record.rows import OWN_SPLIT
from seedproof.record.seeds import RowId
from seedproof.released.known import KnownRelease, known

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
    """What a benchmark has in its newest release that is known here; nothing where none is."""

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
    """Return what is known of a benchmark: by its newest release here, else by what this code knows of it."""
    folder = RELEASES / benchmark
    if versions := versions_with(folder, MANIFEST):
        return _of_manifest(benchmark, folder / versions[-1] / MANIFEST)
    releases = known(benchmark).releases
    if not releases:
        return Entry(benchmark, "", {}, {})
    version = max(releases, key=in_order)
    return _of_known(benchmark, version, releases[version])


def _of_manifest(benchmark: str, path: Path) -> Entry:
    try:
        manifest = msgspec.convert(read_json(path), _Manifest)
    except msgspec.ValidationError as error:
        raise SeedproofError(f"{path}: is no manifest ({error}). Make it again: dvc repro") from None
    configs: dict[str, dict[str, int]] = {}
    for name, file in manifest.files.items():
        folder, *config, split = Path(name).parts
        if folder == DATA:
            configs.setdefault("/".join(config), {})[Path(split).stem] = file.rows
    families = {name: family.rows for name, family in manifest.families.items()}
    return Entry(benchmark, manifest.version, configs, families)


def _of_known(benchmark: str, version: str, release: KnownRelease) -> Entry:
    configs: dict[str, dict[str, int]] = {}
    places: set[RowId] = set()
    for name, table in release.tables.items():
        path = Path(name)
        rows = [place for place, _ in table.rows(benchmark)]
        configs.setdefault(path.parent.name, {})[path.stem] = len(rows)
        if path.stem == OWN_SPLIT:
            places |= set(rows)
    families: dict[str, Counter[str]] = {}
    for place in places:
        families.setdefault(place.family, Counter())[f"d{place.difficulty}"] += 1
    sorted_families = {name: dict(sorted(families[name].items())) for name in sorted(families)}
    return Entry(benchmark, version, configs, sorted_families)


def choices_of(benchmark: str) -> dict[str, list[str]]:
    """Return by option of `evaluate` what can be chosen; of each the first is usual."""
    asking = registry.benchmark(benchmark).asking
    return {
        "protocol": list(asking.protocols),
        "control": ["none", *asking.controls],
        "scheme": list(asking.schemes),
    }


def meanings_of(benchmark: str) -> dict[str, str]:
    """Return what the choices of `evaluate` do, by name; what every benchmark has needs no explanation."""
    asking = registry.benchmark(benchmark).asking
    return {**asking.meanings, **asking.controls}


def where(benchmark: str, version: str) -> str:
    """Say where the rows of a version are."""
    folder = RELEASES / benchmark / version
    if version and (folder / DATA).is_dir():
        return str(folder)
    return "made from their seeds" if known(benchmark).releases else "not here"
