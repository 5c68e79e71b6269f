"""Labelled solutions and judgements, from JSON lines: in our own fields, or in those of μ-MATH."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from seedproof.record.errors import SeedproofError
from seedproof.record.files import unreadable
from seedproof.record.rows import LONGEST_LINE

Judgements = dict[str, bool | None]
"""By solution: judged right, judged wrong, or inconclusive."""

_RIGHT = frozenset(("correct", "right", "yes", "true", "equal"))
_WRONG = frozenset(("incorrect", "wrong", "no", "false", "different"))
_OPEN = frozenset(("inconclusive", "undecided", "unknown", ""))


class Labelled(NamedTuple):
    """A candidate solution: whether it is right, and who wrote it."""

    label: bool
    author: str


def read_labelled(path: Path) -> dict[str, Labelled]:
    """The labelled solutions of a file, by `id`, or by `uuid` and `model` together, in their order.

    Raises: SeedproofError when a line is none, or one stands there twice.
    """
    found: dict[str, Labelled] = {}
    for where, row in _rows(path):
        label, author = row.get("label"), row.get("author", row.get("model"))
        if type(label) is not bool or not isinstance(author, str):
            raise SeedproofError(f"{where}: expected label (true or false) and author (or model)")
        if (key := _key(where, row)) in found:
            raise SeedproofError(f"{where}: {key} stands there twice")
        found[key] = Labelled(label, author)
    if not found:
        raise SeedproofError(f"{path}: is empty, expected a labelled solution a line")
    return found


def read_judgements(path: Path, labelled: dict[str, Labelled]) -> Judgements:
    """The judgements of a file on these solutions; one that is missing is inconclusive.

    Raises: SeedproofError when a line is none, is of no such solution, or one stands there twice.
    """
    found: Judgements = {}
    for where, row in _rows(path):
        if (key := _key(where, row)) not in labelled:
            raise SeedproofError(f"{where}: there is no labelled solution {key}")
        if key in found:
            raise SeedproofError(f"{where}: {key} is judged twice")
        found[key] = _judgement(where, row)
    return dict.fromkeys(labelled) | found


def _judgement(where: str, row: dict[str, Any]) -> bool | None:
    if "judgement" not in row:
        raise SeedproofError(f"{where}: has no judgement, expected true, false or null, or a word for them")
    said = row["judgement"]
    if said is None or type(said) is bool:
        return said
    word = said.strip().lower() if isinstance(said, str) else None
    if word in _RIGHT:
        return True
    if word in _WRONG:
        return False
    if word in _OPEN:
        return None
    raise SeedproofError(f"{where}: the judgement is {str(said)[:40]!r}, expected correct, incorrect or null")


def _key(where: str, row: dict[str, Any]) -> str:
    if isinstance(row.get("id"), str):
        return str(row["id"])
    if isinstance(row.get("uuid"), str) and isinstance(row.get("model"), str):
        return f"{row['uuid']} by {row['model']}"
    raise SeedproofError(f"{where}: expected an id, or uuid and model")


def _rows(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        with path.open("rb") as file:
            for number, line in enumerate(iter(lambda: file.readline(LONGEST_LINE), b""), start=1):
                where = f"{path}, line {number}"
                try:
                    row = json.loads(line)
                except (ValueError, RecursionError):
                    row = None
                if not isinstance(row, dict):
                    raise SeedproofError(f"{where}: is no JSON object")
                yield where, row
    except OSError as error:
        raise unreadable(path, error, "Give a file of JSON lines") from error
