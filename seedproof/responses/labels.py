"""The letters and numbers that name the parts of an answer: `(a)`, `b)`, `Part (c):`, `(ii)`, `1.`."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from seedproof.record.patterns import Pattern


class Label(NamedTuple):
    """A label: where it begins with its dress, where it ends, which part it names, and how it is written."""

    start: int
    end: int
    part: int
    """From 0."""
    system: str
    """`letter`, `roman` or `digit`."""
    style: str
    """What stands behind the letter: `()`, `)`, `.` or `word`."""
    strong: bool
    """Whether it begins a line or follows a semicolon, so that it can hardly be anything else."""


def starts_with_label(line: str) -> bool:
    """Whether a line begins with a label of any part."""
    return bool(_LINE_LABEL.match(line))


def labels_of_lines(text: str, count: int) -> list[Label]:
    """Return the labels at the starts of lines, for as many parts."""
    labels: list[Label] = []
    for match in _LINE_LABEL.finditer(text):
        labels.extend(_labels(match, count, True))
    return labels


def labels_of_block(block: str, count: int) -> list[Label]:
    """Return the labels at the starts of lines and those between answers in a line, in order."""
    labels = labels_of_lines(block, count)
    starts = {label.end for label in labels}
    for match in _INLINE_LABEL.finditer(block):
        before = max(0, match.start("label") - _NEAR)
        if match.end("label") in starts or _IS_DENIED.search(block, before, match.start("label")):
            continue
        labels.extend(_labels(match, count, ";" in match["before"]))
    labels.sort()
    return labels


def chain(labels: Sequence[Label], text: str, count: int) -> list[Label]:
    """Return the labels of one system and style that follow each other from the first part on."""
    best: list[Label] = []
    most = 0
    for candidates in kinds(labels):
        followed = _followed(candidates, text)
        named = len({label.part for label in followed})
        if candidates[0].system == "digit" and named < count:
            continue
        if named > most:
            best = followed
            most = named
    return best


def kinds(labels: Iterable[Label]) -> list[list[Label]]:
    """Return the labels of each system and style by themselves: letters first, then Roman numbers, digits."""
    by_kind: dict[tuple[int, int], list[Label]] = {}
    for label in labels:
        kind = (_SYSTEMS.index(label.system), _STYLES.index(label.style))
        by_kind.setdefault(kind, []).append(label)
    return [by_kind[kind] for kind in sorted(by_kind)]


def runs(labels: Iterable[Label]) -> list[list[Label]]:
    """Return the runs of ascending labels, each from the first part on."""
    all_runs: list[list[Label]] = []
    for label in labels:
        if label.part == 0:
            all_runs.append([label])
        elif all_runs and label.part > all_runs[-1][-1].part:
            all_runs[-1].append(label)
        elif all_runs and label.part == all_runs[-1][-1].part:
            all_runs[-1][-1] = label
    return all_runs


def _followed(candidates: Sequence[Label], text: str) -> list[Label]:
    followed: list[Label] = []
    for label in candidates:
        if not followed:
            if label.part == 0:
                followed.append(label)
            continue
        last = followed[-1]
        if label.start < last.end:
            continue
        if label.strong or (
            label.part == last.part + 1 and _brackets_open(text[last.end : label.start]) <= 0
        ):
            followed.append(label)
    return followed


def _labels(match: re.Match[str], count: int, strong: bool) -> list[Label]:
    """Return the label that a match states, once for each system to which it can belong."""
    token = (match["round"] or match["half"] or match["dot"] or match["word"]).lower()
    if match["round"]:
        style = "()"
    elif match["half"]:
        style = ")"
    elif match["dot"]:
        style = "."
    else:
        style = "word"
    named: list[Label] = []
    for system, index in _meanings(token):
        if index < count:
            start = match.start("dress")
            named.append(Label(start, match.end("label"), index, system, style, strong))
    return named


def _meanings(token: str) -> list[tuple[str, int]]:
    if token.isdigit():
        return [("digit", int(token) - 1)] if token != "0" else []
    meanings: list[tuple[str, int]] = []
    if len(token) == 1:
        meanings.append(("letter", ord(token) - ord("a")))
    if token in _ROMAN:
        meanings.append(("roman", _ROMAN.index(token)))
    return meanings


def _brackets_open(text: str) -> int:
    """Return how many more brackets are opened than closed; kinds may mix, as in `[0, 1)`."""
    opened = len(_OPENING.findall(text))
    return opened - len(_CLOSING.findall(text))


_NEAR = 80
"""Characters before a label in which it may be denied."""
_SYSTEMS = ("letter", "roman", "digit")
_STYLES = ("()", ")", ".", "word")
_ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii")
_TOKEN = r"(?:[a-zA-Z]|[ivIV]{2,4}|[1-9][0-9]?)"
_COMMAND = r"\\(?:text(?:bf|it|rm)?|mathbf|mathrm|boldsymbol|boxed|fbox|mbox|underline)\s?\{"
_PREFIX = (
    r"(?:(?:[Ff]or|[Ii]n)[ \t](?:[Pp]art[ \t])?"
    r"|(?:[Ff]inal )?[Aa]nswers?[*_]{0,2}(?: (?:to|for|of|in))?[ \t](?:[Pp]art |[Qq]uestion )?"
    r"|[Ss]ub-?[Pp]art |(?:PART|[Pp]art|[Qq]uestion|[Tt]ask)[ \t~]?)"
)
_LABEL = (
    rf"(?P<label>(?:{_PREFIX}[*_`]{{0,3}})?"
    rf"(?:\((?P<round>{_TOKEN})\)"
    rf"|(?P<half>{_TOKEN})\\?\)(?!\()"
    r"|(?P<dot>DOT)"
    rf"|(?<=[ \t~*_`])(?<=[tnkrf*o][ \t~*_`])(?P<word>{_TOKEN})(?=[*_`]{{0,3}}(?:[:.)—–-]|[ \t]*\n"
    rf"|[ \t]*$|[ \t]+(?:is|=))))"
    r"(?:[ \t]\}|[*_`}]{0,3})(?:\$(?=\s))?(?:[ \t]?(?:[:.](?!\d)"
    r"|[—–](?=[ \t])))?[*_`}]{0,3}(?:[ \t]is:?(?=[ \t]))?)"
)
_LINE_LABEL = Pattern(
    r"^(?P<dress>[ \t>|&]{0,12}(?:[-*+•][ \t]+)?(?:#{1,6}[ \t]+)?"
    rf"(?:\*\*|__|[*_`&|]|\$\$?|\\[(\[]|\\begin\{{[a-z]{{1,12}}\*?\}}(?:\{{[^{{}}\n]{{0,9}}\}})?|\\left\."
    rf"|{_COMMAND}|[ \t]){{0,8}})"
    + _LABEL.replace(
        "DOT", rf"{_TOKEN}(?=[.:][*_`}}]{{0,3}}(?:[ \t\n$\\]|$)|[*_`}}]{{1,3}}[.:](?:[ \t\n$\\]|$))"
    ),
    re.MULTILINE,
)
_INLINE_LABEL = Pattern(
    r"(?P<before>;[ \t]*|\\\\(?:\[[^\]\n]{0,9}\])?\s*|[\s,.&|{}$:~]|\\q?quad|\\[ ,;])"
    rf"(?P<dress>(?:\*\*|__|[*_`&]|\$|\\\(|\\q?quad|\\[,; ]"
    rf"|\\begin\{{[a-z]{{1,12}}\*?\}}(?:\{{[^{{}}\n]{{0,9}}\}})?|{_COMMAND}|[ \t]){{0,6}})"
    + _LABEL.replace("DOT", r"(?!)")
)
_IS_DENIED = Pattern(
    r"(?:(?:\b(?:not|never|neither|cannot)|n't)(?: be)?|\bexcept|≠|!=|\\neq?|\\not\s?\{?)\s*[:*$]*\s*\Z"
    r"|(?:^|[.!?]\s)\W*(?:is|are|was|were|could|can|may|might|should|would)"
    r" (?:it|this|that|they|the (?:final )?answers?)\b[^.?!\n]*\Z",
    re.IGNORECASE | re.MULTILINE,
)
"""Before a label: `The answer is not (a) 3` and `Is it (a) 3?` state nothing."""
_OPENING = Pattern(r"[(\[{]")
_CLOSING = Pattern(r"[)\]}]")
