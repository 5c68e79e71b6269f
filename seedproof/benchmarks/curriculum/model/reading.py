"""Uses what a second model read: our own reader does not know all the English that a model writes."""

from functools import lru_cache
from pathlib import Path

from seedproof.benchmarks.curriculum.model.gate import ACCEPTED, lines_in, text_of
from seedproof.benchmarks.curriculum.model.transcript import Attempt, Attempts, read_transcript
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.problem import Problem
from seedproof.record.sources import source

TRANSCRIPT = Path("datacards/curriculum/transcript.jsonl")
"""The path in the folder that has params.yaml. A release has it as `sources/transcript.jsonl`."""


def told_by_model(row_id: str, text: str) -> Attempt | None:
    """Return the accepted attempt of a model that gave a row this very text; None where none did.

    Raises: SeedproofError for a transcript that was changed.
    """
    path = source(TRANSCRIPT)
    if not path.is_file():
        return None
    for attempt in attempts_in(path).get(row_id, ()):
        if attempt.verdict == ACCEPTED and text_of(attempt.write) == text:
            return attempt
    return None


def read_by_model(attempt: Attempt | None) -> Problem | None:
    """Return the statements that the second model read in a text, in a call that did not show it the row's.

    None where our own reader is the one that counts. Raises: NotAProblem for lines that state none.
    """
    if attempt is None or attempt.text_read_by != "model" or attempt.read is None:
        return None
    return parse_problem(lines_in(attempt.read))


def attempts_in(path: Path) -> Attempts:
    """Return the attempts of a transcript, which is read once while it stays as it is.

    Raises: SeedproofError when it cannot be read, or was changed.
    """
    stamp = path.stat()
    return _attempts(path.resolve(), stamp.st_mtime_ns, stamp.st_size)


@lru_cache(maxsize=2)
def _attempts(path: Path, modified: int, size: int) -> Attempts:
    return read_transcript(path)
