"""From the rows of a release to the texts of their scripts."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from pipeline.certifying.archive import ArchivedScript, archive_of, name_of
from seedproof.certifying.rows import Certified, certified
from seedproof.certifying.script import Beyond, Script, Status, Step, Unread, text_of
from seedproof.record.errors import SeedproofError
from seedproof.record.reasons import in_our_words
from seedproof.record.rows import Row, line_of
from seedproof.record.seeds import parse_row_id

LARGEST_ROW = 200_000
"""Bytes of a row's line; the longest of a release has a tenth of them."""

_QUERY = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}")

_BEFORE_TEXT = re.compile(r"(\([a-z]\)|Task:) ")
"""What a script puts before some sentences."""

_MALFORMED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError)
"""What reading raises for a row whose columns are not what its benchmark declares."""


@dataclass(frozen=True, slots=True)
class Query:
    """A script as it is written, and the family of its row."""

    family: str
    script: Script
    text: str
    question: str
    """That of its row."""

    @property
    def sentences(self) -> list[str]:
        """The sentences of its row from which it asserts something, or on which that stands."""
        said = [_BEFORE_TEXT.sub("", step.said) for step in self.script.steps if isinstance(step, Step)]
        return [text for text in said if text in self.question]

    @property
    def expected(self) -> Status:
        """What an engine should find."""
        return self.script.expected

    @property
    def place(self) -> str:
        """The name of its file in a folder or an archive of scripts."""
        return name_of(self.script)


_NOTHING = Certified(())


@dataclass(frozen=True, slots=True)
class Made:
    """What became of a row."""

    row_id: str
    family: str
    certified: Certified = _NOTHING
    queries: tuple[Query, ...] = ()
    """The scripts as they are written."""
    unread: str | None = None
    """Why nothing can be said of the row, in one line."""


def made(benchmark: str, rows: Iterable[Row]) -> Iterator[Made]:
    """Make the scripts of rows, one row after the other; a row that cannot be read is told, not raised."""
    for row in rows:
        yield made_of(benchmark, row)


def made_of(benchmark: str, row: Row) -> Made:
    """Make the scripts of a row; if it cannot be read, that is told, not raised."""
    row_id = row["id"]
    family = str(row.get("family"))
    try:
        _expect_own(benchmark, row)
        done = _certified(benchmark, row)
        question = str(row["question"])
        queries = tuple(Query(family, script, text_of(script), question) for script in done.scripts)
        _expect_names(row_id, queries)
    except Unread as error:
        return Made(row_id, family, unread=_in_one_line(str(error)))
    except _MALFORMED as error:
        said = f"it is malformed ({in_our_words(error)})"
        return Made(row_id, family, unread=_in_one_line(said))
    return Made(row_id, family, done, queries)


def packed(results: Iterable[Made]) -> bytes:
    """Return the archive of the scripts of rows, in their order."""
    return archive_of(
        ArchivedScript(query.place, query.text) for result in results for query in result.queries
    )


def _certified(benchmark: str, row: Row) -> Certified:
    try:
        return certified(benchmark, row)
    except Beyond as error:
        return Certified((), (str(error),))
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith("seedproof.certifying"):
            raise
        raise Unread(f"nothing reads rows of {row['family']}: there is no {error.name}") from error


def _expect_own(benchmark: str, row: Row) -> None:
    """Raise Unread for a row of another benchmark or family than its id says, or one that is too large."""
    try:
        place = parse_row_id(row["id"])
    except SeedproofError as error:
        raise Unread(str(error)) from error
    if (place.benchmark, place.family) != (benchmark, row.get("family")):
        raise Unread(f"its id is not that of a row of {benchmark} and of its family")
    if len(line_of(row)) > LARGEST_ROW:
        raise Unread(f"it is larger than {LARGEST_ROW:,} bytes")


def _expect_names(row_id: str, queries: Sequence[Query]) -> None:
    """Raise ValueError unless every script is of the row and its name can be that of a file."""
    names = [query.script.query for query in queries]
    if any(query.script.row_id != row_id for query in queries):
        raise ValueError("a script is of another row")
    if wrong := [name for name in names if not _QUERY.fullmatch(name)]:
        raise ValueError(f"{wrong[0]!r:.60} cannot be the name of a query")
    if len({name.lower() for name in names}) != len(names):
        raise ValueError("two queries have one name")


def _in_one_line(text: str) -> str:
    return " ".join(text.split())[:400]
