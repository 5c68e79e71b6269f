"""Responses from JSON lines: an id and a response each, checked whole before the first one is scored."""

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from seedproof.record.errors import SeedproofError
from seedproof.record.json_lines import read_objects

COLUMNS = ("response", "completion", "output", "prediction")
"""What the column of responses may be called without its being said."""

_SHOWN = 3
"""How many unknown ids an error shows."""

_LONGEST_ID = 80
"""Characters of an id that an error shows, more than any has."""


@dataclass(frozen=True)
class ResponseFile:
    """A file of responses to known rows, at most one different response a row."""

    path: Path
    column: str
    lines: int
    repeated: int
    """Lines that say again what an earlier line says."""

    def responses(self) -> Iterator[tuple[str, str]]:
        """Yield id and response of each line; not those that are null, nor those that say it again."""
        seen = set[str]()
        for where, line in read_objects(self.path):
            row_id = _id_of(where, line)
            response = _response_of(where, line, self.column)
            if response is not None and row_id not in seen:
                seen.add(row_id)
                yield row_id, response


def checked(
    path: Path, known: Container[str], column: str | None, elsewhere: Callable[[str], str]
) -> ResponseFile:
    """Read a file once, keep none of its responses, and return it where all of it can be scored.

    Without a column, the one that the first line has of `COLUMNS`. `elsewhere` says where an unknown id
    belongs, as a sentence, or nothing.

    Raises: SeedproofError when a line is no response, an id is not known, or one has two responses.
    """
    if path.exists() and not path.is_file():
        raise SeedproofError(f"{path}: is no plain file, and is to be read twice. Write the responses to one")
    digests: dict[str, bytes] = {}
    unknown: list[tuple[str, str]] = []
    unknown_lines = 0
    lines = 0
    repeated = 0
    for where, line in read_objects(path):
        lines += 1
        row_id = _id_of(where, line)
        column = column or _column_of(where, line)
        digest = _digest(_response_of(where, line, column))
        if row_id not in known:
            unknown_lines += 1
            if len(unknown) < _SHOWN:
                unknown.append((where, row_id))
        elif row_id not in digests:
            digests[row_id] = digest
        elif digests[row_id] == digest:
            repeated += 1
        else:
            raise SeedproofError(f"{where}: {row_id} has another response above. Keep one response a row")
    if unknown:
        raise _not_among_the_rows(unknown, unknown_lines, elsewhere(unknown[0][1]))
    if column is None or not lines:
        raise SeedproofError(f"{path}: is empty, expected a JSON object with id and response a line")
    return ResponseFile(path, column, lines, repeated)


def _not_among_the_rows(first: Sequence[tuple[str, str]], lines: int, elsewhere: str) -> SeedproofError:
    where, row_id = first[0]
    others = ", ".join(other[:_LONGEST_ID] for _, other in first[1:])
    among = f" ({lines:,} lines have such an id, next: {others})" if others else ""
    remedy = elsewhere or "Take the responses to this benchmark, config and split"
    return SeedproofError(f"{where}: {row_id[:_LONGEST_ID]!r} is not among the rows{among}. {remedy}")


def _id_of(where: str, line: dict[str, Any]) -> str:
    row_id = line.get("id")
    if not isinstance(row_id, str):
        raise SeedproofError(
            f"{where}: has no id, expected that of a row: missing_fact/bayes_missing_prior/d2/000017"
        )
    return row_id


def _column_of(where: str, line: dict[str, Any]) -> str:
    present = [column for column in COLUMNS if column in line]
    if not present:
        raise SeedproofError(
            f"{where}: has no {', '.join(COLUMNS[:-1])} or {COLUMNS[-1]}. Name the column: --response-column"
        )
    if len(present) > 1:
        raise SeedproofError(
            f"{where}: has {' and '.join(present)}. Say which has the response: --response-column"
        )
    return present[0]


def _response_of(where: str, line: dict[str, Any], column: str) -> str | None:
    if column not in line:
        raise SeedproofError(f"{where}: has no {column}, expected text, or null where there is no response")
    response = line[column]
    if response is not None and not isinstance(response, str):
        raise SeedproofError(
            f"{where}: {column} is {str(response)[:40]!r}, expected text, or null where there is no response"
        )
    return response


def _digest(response: str | None) -> bytes:
    """Return what tells two responses apart; nothing where there is none."""
    if response is None:
        return b""
    return sha256(response.encode("utf-8", "surrogatepass")).digest()
