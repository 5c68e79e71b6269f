"""The contract of `cycle.py` in a template: how to read a problem back from its text and figure."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from seedproof.problems.drawing import Drawing
from seedproof.problems.facts import F


class Unreadable(ValueError):
    """The text is not a problem of the template."""


_PART = re.compile(r"(?:\(([a-h])\) )?\$([^$]+)\$")


def parts_of(text: str) -> list[str]:
    """Read the LaTeX of each part of an answer: `$3$`, or `(a) $3$; (b) $x$`. Raises: Unreadable."""
    matches = [_PART.fullmatch(piece) for piece in text.split("; ")]
    letters = [match and match[1] for match in matches]
    expected = [None] if len(matches) == 1 else list("abcdefgh"[: len(matches)])
    if None in matches or letters != expected:
        raise Unreadable(f"{text!r} is not one formula a part")
    return [match[2] for match in matches if match]


@dataclass(frozen=True, kw_only=True)
class Reader(Generic[F]):
    """A template's reader."""

    read: Callable[[str, Sequence[str], Drawing | None], F]
    """Reads the facts from statement, questions of the parts, and drawing. Raises: Unreadable, ValueError."""
