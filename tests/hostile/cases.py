"""Which files each command is given."""

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.hostile import archives, documents, names
from tests.hostile.places import OUT, PLACES, Place
from tests.hostile.things import Kind, things

KEYS = 12
"""How many keys of a document are changed one by one."""

MOST = 60
"""How many files a command is given; `python -m tests.hostile --all` leaves none out."""

FORMATS: dict[str, Callable[[bytes, int], Iterator[Kind]]] = {
    ".json": documents.json_kinds,
    ".jsonl": documents.lines_kinds,
    ".yaml": documents.yaml_kinds,
    ".lock": documents.yaml_kinds,
    ".dvc": documents.yaml_kinds,
    ".eval": archives.zip_kinds,
    ".parquet": archives.parquet_kinds,
    ".csv": archives.csv_kinds,
    ".zst": archives.tar_kinds,
    "SHA256SUMS": archives.sums_kinds,
}

COMMANDS = tuple(dict.fromkeys(place.command for place in PLACES))


class Case(NamedTuple):
    """A hostile file in its place."""

    place: Place
    kind: Kind
    sealed: bool = False
    """Whether the checksums of its folder are made right for it."""

    @property
    def name(self) -> str:
        """Return what tells the case from all others."""
        return f"{self.place.name} = {self.kind.name}"


def cases(place: Place, true: bytes) -> list[Case]:
    """Return everything that a place is given."""
    if "TEXT" in place.arguments:
        return [Case(place, kind) for kind in names.argument_kinds()]
    if place.file.startswith(OUT):
        return [Case(place, kind) for kind in names.taken_kinds()]
    if place.folder:
        return [Case(place, kind) for kind in things()]
    path = Path(place.file)
    form = FORMATS.get(path.suffix or path.name, archives.text_kinds)
    named = names.name_kinds() if "FILE" in place.arguments else names.beside_kinds()
    of_form = [Case(place, kind, place.seal is not None) for kind in form(true, KEYS)]
    return [*(Case(place, kind) for kind in (*things(), *named)), *of_form]


def chosen(command: str, base: Path, most: int = MOST) -> list[Case]:
    """Return so many of the cases of a command: those whose names have the smallest hashes."""
    places = [place for place in PLACES if place.command == command]
    every = [case for place in places for case in cases(place, true_bytes(place, base))]
    every.sort(key=lambda case: hashlib.sha256(case.name.encode()).digest())
    return every[:most]


def true_bytes(place: Place, base: Path) -> bytes:
    """Return the file as it should be; where there is none in the true folder, some JSON."""
    path = base / place.file
    return path.read_bytes() if path.is_file() else b'{"a": 1}\n'
