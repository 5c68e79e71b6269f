"""What is struck, or not to be seen: it is not said."""

import re

from seedproof.record.patterns import Pattern
from seedproof.responses.pairs import replaced_between


def without_hidden(text: str) -> str:
    """Return a text without what is struck, commented out, or not shown."""
    for opening, closing in _PAIRS:
        text = replaced_between(text, opening, closing)
    return _CANCELLED.sub(" ", text)


def _tag(name: str) -> tuple[Pattern, Pattern]:
    return Pattern(rf"<{name}\b[^<>]*>", re.IGNORECASE), Pattern(rf"</{name}>", re.IGNORECASE)


def _unseen(name: str) -> tuple[Pattern, Pattern]:
    opening = rf"<{name}\b(?=[^<>]*?(?:hidden|display:\s*none))[^<>]*>"
    return Pattern(opening, re.IGNORECASE), Pattern(rf"</{name}>", re.IGNORECASE)


_PAIRS = (
    (Pattern("<!--"), Pattern(r"-->|\Z")),
    (Pattern(r"(?<!~)~~(?=[^~\s])"), Pattern(r"(?<=[^~\s])~~(?!~)")),
    *map(_tag, ("s", "del", "strike")),
    *map(_unseen, ("p", "span", "div")),
)
"""What begins to hide, and what ends it."""
_CANCELLED = Pattern(
    r"\\(?:[bx]?cancel|phantom|sout|st)\s*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}", re.IGNORECASE
)
