"""Reads and writes what is known of a benchmark's releases: a file of JSON for each benchmark."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from seedproof.record.candidates import KEY_BYTES
from seedproof.record.rows import line_of, pretty_json
from seedproof.record.seeds import RowId, parse_row_id
from seedproof.released.places import read, written

FOLDER = Path(__file__).parent

CHECK_BYTES = 8
"""So much of the SHA-256 of a line stands for it: enough to name the row of a table that differs."""

_NAME = re.compile("[a-z][a-z0-9_]*")


class KnownTable(msgspec.Struct, frozen=True):
    """A table of a release: the SHA-256 of its canonical lines, and the place and a check of each."""

    sha256: str
    size: int
    """Bytes of all lines."""
    places: list[str]
    """As `places.written` writes them."""
    checks: bytes
    """The check of each line, one behind the other."""

    def rows(self, benchmark: str) -> list[tuple[RowId, bytes]]:
        """Return the place of each row with the check of its line."""
        checks = [self.checks[at : at + CHECK_BYTES] for at in range(0, len(self.checks), CHECK_BYTES)]
        return list(zip(read(benchmark, self.places), checks, strict=True))


class KnownRelease(msgspec.Struct, frozen=True):
    """A release, as its manifest states it, and its tables by the paths of their JSONL files."""

    root_seed: int
    params: dict[str, Any]
    splits: dict[str, Any]
    tables: dict[str, KnownTable]


class Known(msgspec.Struct, frozen=True):
    """All releases of a benchmark by version, and the keys of all their problems, one behind the other."""

    releases: dict[str, KnownRelease]
    keys: bytes


def file_of(benchmark: str) -> Path:
    """Return the path of a benchmark's file."""
    return FOLDER / f"{benchmark}.json"


@cache
def known(benchmark: str) -> Known:
    """Return what is known of a benchmark's releases: nothing where none of ours has this name."""
    if not _NAME.fullmatch(benchmark) or not file_of(benchmark).is_file():
        return Known({}, b"")
    return msgspec.json.decode(file_of(benchmark).read_bytes(), type=Known)


@cache
def known_tables(benchmark: str) -> frozenset[str]:
    """Return the SHA-256 of the canonical lines of each table of a benchmark."""
    releases = known(benchmark).releases.values()
    return frozenset(table.sha256 for release in releases for table in release.tables.values())


@cache
def released_keys(benchmark: str) -> frozenset[bytes]:
    """Return the keys of all problems that releases of a benchmark have."""
    keys = known(benchmark).keys
    return frozenset(keys[at : at + KEY_BYTES] for at in range(0, len(keys), KEY_BYTES))


def taken_for(place: RowId) -> frozenset[bytes]:
    """Return the keys that a candidate of a place may not have: on the endless line those of releases."""
    return released_keys(place.benchmark) if place.is_endless else frozenset()


def check_of(line: bytes) -> bytes:
    """Return what stands for a canonical line in `KnownTable.checks`."""
    return sha256(line).digest()[:CHECK_BYTES]


def table_of(rows: Sequence[Mapping[str, Any]]) -> KnownTable:
    """Return what is kept of a table, from its rows."""
    lines = list(map(line_of, rows))
    return KnownTable(
        sha256(b"".join(lines)).hexdigest(),
        sum(map(len, lines)),
        written(parse_row_id(row["id"]) for row in rows),
        b"".join(map(check_of, lines)),
    )


def bytes_of(releases: Mapping[str, KnownRelease], keys: Iterable[bytes]) -> bytes:
    """Return the bytes of a benchmark's file: the same releases and keys give the same."""
    return pretty_json(msgspec.to_builtins(Known(dict(releases), b"".join(sorted(set(keys))))))
