"""Judgements of undecided answers from JSON lines: an id, the letter of a part, and what a judge says."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from seedproof.judging import judgement_of
from seedproof.record.errors import SeedproofError
from seedproof.record.json_lines import read_objects
from seedproof.record.score import LETTERS
from seedproof.scoring.judged import WHOLE


def read_judged(path: Path, rows: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, bool | None]]:
    """Read the judgements of a file on answers to some rows: by id, then by letter of a part.

    Raises: SeedproofError when a line is no judgement, names no row or part, or says one twice.
    """
    judgements: dict[str, dict[str, bool | None]] = {}
    for where, line in read_objects(path):
        row_id = line.get("id")
        if not isinstance(row_id, str) or row_id not in rows:
            raise SeedproofError(f"{where}: the id is {row_id!r:.80}, expected that of a row that is scored")
        name = _part_of(where, line, len(rows[row_id].get("parts") or ()))
        of_row = judgements.setdefault(row_id, {})
        if name in of_row:
            raise SeedproofError(
                f"{where}: {row_id} {name}".rstrip() + " is judged twice. Keep one judgement"
            )
        of_row[name] = judgement_of(where, line)
    return judgements


def _part_of(where: str, line: Mapping[str, Any], parts: int) -> str:
    """Return the letter that a line names, or `WHOLE` for a row that has no parts, or one."""
    letters = LETTERS[: max(parts, 1)]
    part = line.get("part")
    if parts <= 1 and part is None:
        return WHOLE
    if not isinstance(part, str) or len(part) != 1 or part not in letters:
        raise SeedproofError(f"{where}: the part is {part!r:.20}, expected one of: {', '.join(letters)}")
    return part if parts > 1 else WHOLE
