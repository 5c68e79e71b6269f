"""Stretches of a text from an opening to the closing that comes next."""

import re
from collections.abc import Callable

from seedproof.record.patterns import Pattern


def replaced_between(
    text: str, opening: Pattern, closing: Pattern, replacement: Callable[[str], str] = lambda _: " "
) -> str:
    """Return a text with something else, by default a space, for each stretch from an opening to its closing.

    Each is looked for once. To look for a closing from every opening would take the square of their number.
    """
    first = opening.search(text)
    if first is None:
        return text
    kept: list[str] = []
    start = 0
    closings = closing.finditer(text, first.end())
    ended: re.Match[str] | None = next(closings, None)
    for begun in opening.finditer(text, first.start()):
        if begun.start() < start:
            continue
        while ended is not None and ended.start() < begun.end():
            ended = next(closings, None)
        if ended is None:
            break
        kept += [text[start : begun.start()], replacement(text[begun.end() : ended.start()])]
        start = ended.end()
    return "".join([*kept, text[start:]])
