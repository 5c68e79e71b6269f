r"""The boxes of a text: `\boxed{...}` and its kin."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from seedproof.record.bounds import LONGEST_ANSWER
from seedproof.record.patterns import Pattern


class Box(NamedTuple):
    """A box: where its command begins, where it ends, and what stands in it."""

    start: int
    end: int
    contents: str


def last_box(text: str, end: int) -> Box | None:
    """Return the last box that begins before the position; of nested boxes the innermost."""
    for _ in range(_MOST_UNCLOSED):
        start = max(text.rfind("\\boxed", 0, end), text.rfind("\\fbox", 0, end))
        if start < 0:
            return None
        box = box_at(text, start)
        if box and box.contents.strip():
            return box
        end = start
    return None


def box_at(text: str, start: int) -> Box | None:
    """Return the box whose command begins at the position, or None if it is never closed."""
    command = _COMMAND.match(text, start)
    if command is None:
        return None
    if command[0].endswith("{"):
        end = closing_brace(text, command.end())
        if end is None:
            return None
        return Box(start, end + 1, text[command.end() : end])
    token = _TOKEN.match(text, command.end())
    if token is None:
        return None
    return Box(start, token.end(), token[0])


def boxes_in(text: str) -> list[Box]:
    """Return the outermost boxes of a text, in order, up to the first that is never closed."""
    boxes: list[Box] = []
    if "box" not in text:
        return boxes
    end = 0
    for command in _COMMAND.finditer(text):
        if command.start() < end:
            continue
        box = box_at(text, command.start())
        if box is None:
            break
        boxes.append(box)
        end = box.end
    return boxes


def without_boxes(text: str) -> str:
    """Return the text with each box replaced by what stands in it."""
    for _ in range(_DEEPEST):
        boxes = boxes_in(text)
        if not boxes:
            break
        text = _replaced(text, boxes)
    return text


def closing_brace(text: str, start: int) -> int | None:
    """Return the position of the brace that closes the one before `start`, if it is near enough."""
    depth = 1
    for brace in _BRACE.finditer(text, start, start + 2 * LONGEST_ANSWER):
        if brace[0] == "{":
            depth += 1
        elif brace[0] == "}":
            depth -= 1
            if depth == 0:
                return brace.start()
    return None


def _replaced(text: str, boxes: Sequence[Box]) -> str:
    pieces: list[str] = []
    position = 0
    for box in boxes:
        pieces.append(text[position : box.start])
        pieces.append(_SPACED_MINUS.sub("-", box.contents))
        position = box.end
    pieces.append(text[position:])
    return "".join(pieces)


_SPACED_MINUS = Pattern(r"\A\s*[-−]\s+")
"""It is a sign: no dash introduces what stands in a box."""
_MOST_UNCLOSED = 20
_DEEPEST = 5
_COMMAND = Pattern(r"\\f?box(?:ed)?(?![a-zA-Z])\s{0,9}\{?")
_TOKEN = Pattern(
    r"-?\\[dt]?frac\s{0,3}(?:\{[^{}]{0,99}\}|\d)\s{0,3}(?:\{[^{}]{0,99}\}|\d)"
    r"|-?\d++(?:[.,]\d++)*+(?:/\d++)?+|-?\\[a-zA-Z]++(?:\{[^{}]{0,99}\})?|-?[a-zA-Z]"
)
_BRACE = Pattern(r"\\.|[{}]", re.DOTALL)
