"""Collects the keys of the problems that releases have: the endless line passes over them."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from seedproof.contract import registry
from seedproof.loading.stated import settings_of
from seedproof.record.rows import OWN_SPLIT
from seedproof.record.seeds import RowId, parse_row_id
from seedproof.released.known import KnownRelease


def keys_of(benchmark: str, releases: Mapping[str, KnownRelease]) -> Iterator[bytes]:
    """Yield the keys of every problem and worked example of some releases, by their versions."""
    for version, release in releases.items():
        yield from _keys_in(benchmark, version, release)


def _keys_in(benchmark: str, version: str, release: KnownRelease) -> Iterator[bytes]:
    kind = registry.benchmark(benchmark)
    settings = settings_of(benchmark, version, release)
    for split, of_split in settings.items():
        asked = of_split.generate
        for place in _problems(benchmark, split, release):
            made = kind.generate.candidate(place, asked.root_seed, asked)
            if made is not None:
                yield from made.keys
    for place in _demonstrations(benchmark, release):
        made = kind.generate.candidate(place, release.root_seed)
        if made is not None:
            yield from made.keys


def _problems(benchmark: str, split: str, release: KnownRelease) -> list[RowId]:
    """Return the places of a split, without those of follow-ups, which their problems bring."""
    tables = [table for name, table in release.tables.items() if Path(name).stem == split]
    places = dict.fromkeys(place for table in tables for place, _ in table.rows(benchmark))
    return [place for place in places if place.number.isdigit()]


def _demonstrations(benchmark: str, release: KnownRelease) -> set[RowId]:
    layout = registry.benchmark(benchmark).release
    cells = {(place.family, place.difficulty): place for place in _problems(benchmark, OWN_SPLIT, release)}
    shown = (
        layout.demonstrations(place, release.params["generate"], release.root_seed)
        for place in cells.values()
    )
    return {parse_row_id(row["id"]) for rows in shown for row in rows}
