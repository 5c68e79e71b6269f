"""Where in a response its answer stands."""

from dataclasses import dataclass

from seedproof.record.bounds import LONGEST_ANSWER
from seedproof.responses.addressed import without_restated
from seedproof.responses.parts import several, single
from seedproof.responses.reply import said
from seedproof.responses.short import kept_if_short


@dataclass(frozen=True)
class Stated:
    """What a response states: its final answer, and the text of each part of it."""

    answer: str
    """Without dress and introductions, mathematics as written; empty if there is none."""
    parts: tuple[str, ...]
    """One text a part, empty where a part is not stated."""


@kept_if_short
def read(response: str, count: int = 1, question: str = "") -> Stated:
    """Return the final answer of a response to a question with so many parts. No response raises.

    Text repeated from the question does not count as an answer.

    An answer that is too long is cut after its first character too many, so that a reader can refuse it.
    """
    text = without_restated(said(response), question)
    if count <= 1:
        answer = single(text)[: LONGEST_ANSWER + 1]
        return Stated(answer, (answer,))
    answer, parts = several(text, count)
    return Stated(answer[: LONGEST_ANSWER + 1], tuple(part[: LONGEST_ANSWER + 1] for part in parts))
