"""Uses what a model read back: our own reader does not know all the English that a model writes."""

from functools import lru_cache
from pathlib import Path

from seedproof.benchmarks.curriculum.model.gate import ACCEPTED, lines_in, text_of
from seedproof.benchmarks.curriculum.model.transcript import Attempts, read_transcript
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.problem import Problem

TRANSCRIPT = Path("datacards/curriculum/transcript.jsonl")
"""The path in the folder that has params.yaml."""


def read_by_model(row_id: str, text: str) -> Problem | None:
    """Return the statements that the model read in this very text, in a call that did not show it the row's.

    None where no accepted attempt at the row wrote it. Raises: SeedproofError for a transcript that was
    changed; NotAProblem for lines that state none.
    """
    if not TRANSCRIPT.is_file():
        return None
    stamp = TRANSCRIPT.stat()
    for attempt in _attempts(TRANSCRIPT.resolve(), stamp.st_mtime_ns, stamp.st_size).get(row_id, ()):
        if attempt.verdict == ACCEPTED and attempt.read is not None and text_of(attempt.write) == text:
            return parse_problem(lines_in(attempt.read))
    return None


@lru_cache(maxsize=1)
def _attempts(path: Path, modified: int, size: int) -> Attempts:
    return read_transcript(path)
