"""Labelled solutions and judgements from JSON lines, in our own fields or in those of μ-MATH."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from seedproof.record.errors import SeedproofError
from seedproof.record.json_lines import read_objects
from seedproof.record.patterns import Pattern

Judgements = dict[str, bool | None]
"""The judgement of each solution: right, wrong, or inconclusive (None)."""

_RIGHT = frozenset(("correct", "right", "yes", "true", "equal"))
_WRONG = frozenset(("incorrect", "wrong", "no", "false", "different"))
_OPEN = frozenset(("inconclusive", "undecided", "unknown", ""))

_DRESS = Pattern(r"^[\W_]+|[\W_]+$")
"""What may stand around the word: quotes, stars, a full stop."""


class Labelled(NamedTuple):
    """A labelled solution: whether it is right, and who wrote it."""

    label: bool
    author: str


def read_labelled(path: Path) -> dict[str, Labelled]:
    """Read the labelled solutions of a file, by `id`, or by `uuid` and `model` together, in their order.

    Raises: SeedproofError when a line is not a labelled solution, or a solution is repeated.
    """
    labelled: dict[str, Labelled] = {}
    for where, row in read_objects(path):
        label, author = row.get("label"), row.get("author", row.get("model"))
        if type(label) is not bool or not isinstance(author, str):
            raise SeedproofError(f"{where}: expected label (true or false) and author (or model)")
        if (key := _key(where, row)) in labelled:
            raise SeedproofError(f"{where}: {key} stands there twice")
        labelled[key] = Labelled(label, author)
    if not labelled:
        raise SeedproofError(f"{path}: is empty, expected a labelled solution a line")
    return labelled


def read_judgements(path: Path, labelled: dict[str, Labelled]) -> Judgements:
    """Read the judgements of a file on these solutions; a missing one is inconclusive.

    Raises: SeedproofError when a line is not a judgement, names an unknown solution, or repeats one.
    """
    judgements: Judgements = {}
    for where, row in read_objects(path):
        if (key := _key(where, row)) not in labelled:
            raise SeedproofError(f"{where}: there is no labelled solution {key}")
        if key in judgements:
            raise SeedproofError(f"{where}: {key} is judged twice")
        judgements[key] = judgement_of(where, row)
    return dict.fromkeys(labelled) | judgements


def verdict_of(text: str) -> bool | None:
    """Read what an extractor says, which is one of three words; all else is inconclusive (None)."""
    word = _DRESS.sub("", text).lower()
    return word == "yes" if word in ("yes", "no") else None


def judgement_of(where: str, row: Mapping[str, Any]) -> bool | None:
    """Read the judgement of a line: right, wrong, or inconclusive (None).

    Raises: SeedproofError when the line has none, or has another word.
    """
    if "judgement" not in row:
        raise SeedproofError(f"{where}: has no judgement, expected true, false or null, or a word for them")
    judgement = row["judgement"]
    if judgement is None or type(judgement) is bool:
        return judgement
    word = _DRESS.sub("", judgement).lower() if isinstance(judgement, str) else None
    if word in _RIGHT:
        return True
    if word in _WRONG:
        return False
    if word in _OPEN:
        return None
    raise SeedproofError(
        f"{where}: the judgement is {str(judgement)[:40]!r}, expected correct, incorrect or null"
    )


def _key(where: str, row: dict[str, Any]) -> str:
    if isinstance(row.get("id"), str):
        return str(row["id"])
    if isinstance(row.get("uuid"), str) and isinstance(row.get("model"), str):
        return f"{row['uuid']} by {row['model']}"
    raise SeedproofError(f"{where}: expected an id, or uuid and model")
