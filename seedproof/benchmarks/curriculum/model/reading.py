"""Uses what a second model read: our own reader does not know all the English that a model writes."""

from seedproof.benchmarks.curriculum.model.gate import ACCEPTED, lines_in, text_of
from seedproof.benchmarks.curriculum.model.transcript import TRANSCRIPT, Attempt, attempts_in
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.problem import Problem
from seedproof.record.sources import source


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
