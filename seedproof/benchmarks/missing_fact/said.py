"""What a message of a solver is: a request, an answer, or neither."""

import re
from dataclasses import dataclass
from functools import lru_cache

from seedproof.responses import read
from seedproof.responses.characters import plain_characters
from seedproof.responses.final import find_final
from seedproof.responses.short import kept_if_short
from seedproof.responses.thinking import without_thoughts

LONGEST_REQUEST = 1_000
"""Characters of a request that are kept, more than a holder reads."""

_KEPT = 256
"""Messages of which it is kept how they are read: an episode reads each of its own several times."""

_LAYOUT = r"[ \t>*_`#-]*"
# The request itself may stand below.
_REQUEST = re.compile(rf"^{_LAYOUT}request{_LAYOUT}:{_LAYOUT}\s*", re.IGNORECASE | re.MULTILINE)
_HOLDER = re.compile(rf"^{_LAYOUT}holder{_LAYOUT}:", re.IGNORECASE | re.MULTILINE)
_CLOSING = re.compile(r"[\s*_`]+\Z")


@dataclass(frozen=True)
class Said:
    """A message of a solver, as the protocol reads it."""

    text: str
    """What the message says outside its thoughts, up to the end of its request."""
    request: str | None
    """What is asked for, None where nothing is."""
    states_answer: bool
    imagines_reply: bool
    """Whether it goes on with a reply that nobody gave."""


@lru_cache(_KEPT)
def said_in(message: str) -> Said:
    """Read a message: its first request counts, and what stands behind that is dropped."""
    text = without_thoughts(plain_characters(message)).strip()
    marker = _REQUEST.search(text)
    if marker is None:
        return Said(text, None, _states_answer(text), False)
    end = text.find("\n", marker.end())
    line_end = len(text) if end == -1 else end
    request = _CLOSING.sub("", text[marker.end() : line_end])[:LONGEST_REQUEST]
    imagines = _HOLDER.search(text, line_end) is not None
    return Said(text[:line_end], request, False, imagines)


@kept_if_short
def _states_answer(text: str) -> bool:
    """Return whether a marker or a box points at an answer."""
    final = find_final(text)
    return final is not None and read(text).answer != ""
