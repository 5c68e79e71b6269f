"""Responses from a file: an id and a response each. Those to a release are checked before one is scored."""

from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from seedproof.record.errors import SeedproofError
from seedproof.record.json_lines import Stretch
from seedproof.record.objects import objects_of

COLUMNS = ("response", "completion", "output", "prediction")
"""What the column of responses may be called without its being said."""

_SHOWN = 3
"""How many unknown ids an error shows."""

_LONGEST_ID = 80
"""Characters of an id that an error shows, more than any has."""


@dataclass(frozen=True)
class ResponseFile:
    """A file of responses, at most one different response a row."""

    path: Path
    column: str
    repeats: frozenset[str] = frozenset()
    """The names of lines that say again what an earlier line says."""

    def responses(self, stretch: Stretch | None = None) -> Iterator[tuple[str, str, str]]:
        """Yield the name of a line, its id and response; not those that are null, nor those that repeat."""
        for where, line in objects_of(self.path, ("id", self.column), stretch):
            response = _response_of(where, line, self.column)
            if response is not None and where not in self.repeats:
                yield where, _id_of(where, line), response


def first_id(path: Path) -> str:
    """Return the id of the first response; nothing where there is none.

    Raises: SeedproofError when the file cannot be read, or its first line is no response.
    """
    if path.exists() and not path.is_file():
        raise SeedproofError(f"{path}: is no plain file, and is to be read twice. Write the responses to one")
    with closing(objects_of(path, ("id",))) as objects:
        return next((_id_of(where, line) for where, line in objects), "")


def streamed(path: Path, column: str | None) -> ResponseFile:
    """Return a file of which only the first line is read: it says which column has the responses.

    Raises: SeedproofError when the file cannot be read, or the column is not plain.
    """
    with closing(objects_of(path, (*COLUMNS, "id", column or ""))) as objects:
        for where, line in objects:
            return ResponseFile(path, column or _column_of(where, line))
    raise _empty(path)


def checked(
    path: Path, known: Container[str], column: str | None, elsewhere: Callable[[str], str]
) -> ResponseFile:
    """Read a file once, keep none of its responses, and return it where all of it can be scored.

    Without a column, the one that the first line has of `COLUMNS`. `elsewhere` says where an unknown id
    belongs, as a sentence, or nothing.

    Raises: SeedproofError when a line is no response, an id is not known, or one has two responses.
    """
    digests: dict[str, bytes] = {}
    unknown: list[tuple[str, str]] = []
    unknown_lines = 0
    repeats = set[str]()
    for where, line in objects_of(path, (*COLUMNS, "id", column or "")):
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
            repeats.add(where)
        else:
            raise SeedproofError(f"{where}: {row_id} has another response above. Keep one response a row")
    if unknown:
        raise _not_among_the_rows(unknown, unknown_lines, elsewhere(unknown[0][1]))
    if column is None or not digests:
        raise _empty(path)
    return ResponseFile(path, column, frozenset(repeats))


def _empty(path: Path) -> SeedproofError:
    return SeedproofError(f"{path}: is empty, expected a JSON object with id and response a line")


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
