"""Lists in a text, split where no bracket is open."""

import re

from seedproof.record.patterns import Pattern


def split_outside(text: str, separator: Pattern) -> list[tuple[str, str]]:
    """Split a text at the separators outside all brackets: each piece with the separator before it."""
    found = list[tuple[str, str]]()
    depth = 0
    counted = 0
    start = 0
    before = ""
    for match in separator.finditer(text):
        depth = max(0, depth + _opened(text[counted : match.start()]))
        counted = match.start()
        if depth == 0:
            found.append((before, text[start : match.start()].strip()))
            before = match[0]
            start = match.end()
    found.append((before, text[start:].strip()))
    return found


def without_brackets(text: str) -> str:
    r"""Return what stands in the brackets around a whole text: `(1, 2)`, `[1, 2]`, `{1, 2}` or `\{1, 2\}`."""
    inside = text
    if text.startswith(r"\{") and text.endswith(r"\}"):
        inside = text[2:-2]
    elif text[:1] + text[-1:] in ("()", "[]", "{}"):
        inside = text[1:-1]
    if inside is text or _closes_early(inside):
        return text
    return inside.strip()


_BULLET = Pattern(r"^\s*(?:[-*•+]\s+|\(?[0-9]{1,2}[.)]\s+(?=\S))", re.MULTILINE)


def without_bullets(text: str) -> str:
    """Return the lines of a list without their bullets or numbers."""
    if "\n" not in text:
        return text
    return _BULLET.sub("", text)


def _opened(text: str) -> int:
    opened = text.count("(") + text.count("[") + text.count("{")
    return opened - text.count(")") - text.count("]") - text.count("}")


def _closes_early(inside: str) -> bool:
    depth = 0
    for character in inside:
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
            if depth < 0:
                return True
    return False
