"""Where in a response its answer stands."""

from dataclasses import dataclass
from functools import lru_cache

from seedproof.responses.boxes import LONGEST
from seedproof.responses.characters import plain_characters
from seedproof.responses.parts import several, single
from seedproof.responses.thinking import without_thoughts

LONGEST_RESPONSE = 100_000
"""Characters behind the thoughts; of a longer response the last ones are read."""

_SHORT = 400
"""Characters of a response of which it is kept what it states: many rows get the same short one."""

_KEPT = 1 << 12
"""So many of them, about as many as the answers of a benchmark differ. Long responses hardly repeat."""


@dataclass(frozen=True)
class Stated:
    """What a response states: its final answer, and the text of each part of it."""

    answer: str
    """Without dress and introductions, mathematics as written; empty if there is none."""
    parts: tuple[str, ...]
    """One text a part, empty where a part is not stated."""


def read(response: str, count: int = 1) -> Stated:
    """Return the final answer of a response to a question with so many parts. No response raises.

    An answer longer than 6,000 characters is cut behind the 6,001st, so that a reader can refuse it.
    """
    return _read_short(response, count) if len(response) <= _SHORT else _read(response, count)


def _read(response: str, count: int) -> Stated:
    text = without_thoughts(plain_characters(response)).strip()[-LONGEST_RESPONSE:]
    if count <= 1:
        answer = single(text)[: LONGEST + 1]
        return Stated(answer, (answer,))
    answer, parts = several(text, count)
    return Stated(answer[: LONGEST + 1], tuple(part[: LONGEST + 1] for part in parts))


_read_short = lru_cache(_KEPT)(_read)
