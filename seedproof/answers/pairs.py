"""Sets of pairs of integer factors."""

import re
from collections import Counter

from seedproof.answers.lists import without_brackets, without_bullets
from seedproof.answers.unread import OtherError, UnreadError
from seedproof.record.patterns import Pattern


def factor_pairs(text: str) -> frozenset[tuple[int, int]]:
    """Return the pairs of `(1, 64), (2, 32)` or `1 x 64, 2 x 32`, the smaller factor first in each.

    A list that gives every pair in both orders is the same list.

    Raises:
        UnreadError: The text is no list of pairs, or repeats some of them.
        OtherError: It says that there are none.
    """
    if _NONE.fullmatch(text):
        raise OtherError("it says that there are none")
    text = _ROW.sub(lambda row: row[1].replace("|", ","), _RULE.sub("", text))
    text = _HEADING.sub("", without_bullets(text).replace(r"\{", "{").replace(r"\}", "}"))
    pairs = _pairs(text)
    if pairs is None:
        pairs = _pairs(without_brackets(text))
    if pairs is None:
        pairs = _of_lines(text)
    if pairs is None:
        raise UnreadError("it is no plain list of pairs")
    counts = Counter(pairs)
    turned = [(second, first) for first, second in counts if first != second]
    repeated = [pair for pair in turned if pair in counts]
    if max(counts.values()) > 1 or len(repeated) not in (0, len(turned)):
        raise UnreadError("it repeats some of its pairs")
    return frozenset((min(pair), max(pair)) for pair in pairs)


_NONE = Pattern(r"(?:there (?:are|is) )?(?:none|no (?:factor )?pairs?)", re.IGNORECASE)
_ROW = Pattern(r"^\s*\|([^\n]*)\|\s*$", re.MULTILINE)
_RULE = Pattern(r"^(?=[^\n0-9]*\n)[^\n]*\|[^\n]*\n", re.MULTILINE)
_HEADING = Pattern(r"\A[A-Za-z][A-Za-z\s]*(?:\bof\s+[0-9]{1,9}\s*)?(?::|=|\b(?:is|are)\b:?)\s*")
_FACTOR = r"([+-]?[0-9]{1,400})"
_PAIR = Pattern(
    rf"([(\[{{]?)\s*{_FACTOR}\s*(,|;|\*|[xX]|\bx\b|\btimes\b|\band\b|\bby\b|&)\s*{_FACTOR}\s*([)\]}}]?)"
    r"(?:\s*=\s*([0-9]{1,400}))?"
)
_SEPARATOR = Pattern(r"\s*[,;\n]\s*(?:and\b\s*)?|\s+and\s+|\s*(?=[(\[{])")
_LINES = Pattern(r"\s*[;\n]\s*")
_BRACKETS = ("()", "[]", "{}")


def _pairs(text: str) -> list[tuple[int, int]] | None:
    pairs = list[tuple[int, int]]()
    position = 0
    while pair := _PAIR.match(text, position):
        opening, first, between, second, closing, product = pair.groups()
        enclosed = opening + closing in _BRACKETS
        if not enclosed and (opening or closing or between in ",;"):
            return None
        if product is not None and int(product) != int(first) * int(second):
            return None
        pairs.append((int(first), int(second)))
        if pair.end() == len(text):
            return pairs
        separator = _SEPARATOR.match(text, pair.end())
        if separator is None:
            return None
        # `1 and 60 and 2 and 30` does not say where a pair ends.
        if between == "and" and not enclosed and "and" in separator[0] and "," not in separator[0]:
            return None
        position = separator.end()
    return None


def _of_lines(text: str) -> list[tuple[int, int]] | None:
    """Read one pair a line, or between semicolons: `1, 60`."""
    lines = [line for line in _LINES.split(text) if line]
    matches = [_PAIR.fullmatch(line.strip(" ,")) for line in lines]
    if len(lines) < 2 or not all(matches):
        return None
    return [(int(match[2]), int(match[4])) for match in matches if match is not None]
