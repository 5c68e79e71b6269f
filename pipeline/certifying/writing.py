"""A folder of scripts: `<id of the row>/<query>.smt2`."""

from collections.abc import Iterable
from pathlib import Path

from pipeline.certifying.making import Query
from seedproof.record.errors import Misuse, SeedproofError
from seedproof.record.files import replacing_folder, unreadable


def expect_room(folder: Path) -> None:
    """Raise SeedproofError unless a folder of scripts can be written here: it is not there, or empty."""
    if not folder.exists() and not folder.is_symlink():
        return
    try:
        is_empty = not any(folder.iterdir())
    except OSError as error:
        raise unreadable(folder, error, "Name a new folder: --out") from error
    if not is_empty:
        raise Misuse(f"{folder}: has something in it already. Name a new folder: --out")


def write_scripts(folder: Path, queries: Iterable[Query], proofs: Iterable[tuple[Query, str]] = ()) -> int:
    """Write scripts, and beside them proofs, as a whole or not at all. Return how many scripts.

    Raises: SeedproofError when the folder has something in it, or cannot be written.
    """
    expect_room(folder)
    count = 0
    with replacing_folder(folder) as new:
        for query in queries:
            _write(new, query.place, query.text)
            count += 1
        for query, proof in proofs:
            _write(new, f"{query.place.removesuffix('.smt2')}.cpc", proof)
    return count


def _write(folder: Path, place: str, text: str) -> None:
    path = folder / place
    if ".." in Path(place).parts or not path.resolve().is_relative_to(folder.resolve()):
        raise SeedproofError(f"{place!r:.100}: would lie outside {folder}")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
