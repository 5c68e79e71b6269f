"""The sections of a solution in prose: one a part, by letters in its sentences, or in order."""

import re

from seedproof.record.patterns import Pattern
from seedproof.responses.addressed import PART, addressed, sentences_of
from seedproof.responses.final import find_final
from seedproof.responses.markdown import without_dress
from seedproof.responses.reply import said
from seedproof.responses.sentences import is_courtesy


def is_unmarked(response: str, count: int) -> bool:
    """Return whether a response has no marker, no box and no sentence that points at each part's answer."""
    text = said(response)
    return find_final(text, several=True) is None and not all(addressed(text, count))


def sections(response: str, count: int) -> tuple[tuple[str, ...], ...]:
    """Return the ways to cut a solution into as many sections as there are parts."""
    paragraphs = [one for one in _paragraphs(said(response)) if not is_courtesy(one)]
    if any(map(_STEP.search, paragraphs)):
        return ()
    ways = (
        _by_letters(paragraphs, count),
        _by_headings(paragraphs, count),
        paragraphs if len(paragraphs) == count else [],
        paragraphs[1:] if len(paragraphs) == count + 1 else [],
        paragraphs[:-1] if len(paragraphs) == count + 1 else [],
        _of_summary(paragraphs, count),
    )
    return tuple(tuple(way) for way in ways if way)


def closing_sentences(section: str) -> list[str]:
    """Return the sentences of a section that may state its answer, the last first, without asides."""
    told = [without_dress(sentence) for sentence in sentences_of(section)]
    return [one for one in reversed(told) if one and not is_courtesy(one) and not _ASIDE.match(one)][:_MOST]


def _paragraphs(text: str) -> list[str]:
    """Return the paragraphs of a text, each with the displays that go on with it, in one line."""
    joined: list[list[str]] = []
    is_open = False
    for paragraph in _BLANK.split(text.strip()):
        line = " ".join(paragraph.split("\n"))
        if joined and (is_open or _DISPLAY.match(line)):
            joined[-1].append(line)
        elif line.strip():
            joined.append([line])
        if line.strip():
            is_open = not _ENDS.search(line)
    return [" ".join(lines) for lines in joined]


def _by_letters(paragraphs: list[str], count: int) -> list[str]:
    """Return the sections that begin with a sentence that names the next part."""
    parts: list[list[str]] = [[]]
    for sentence in (one for paragraph in paragraphs for one in sentences_of(paragraph)):
        named = [ord(found[1] or found[2]) - ord("a") for found in PART.finditer(sentence)]
        if len(named) == 1 and named[0] == len(parts) - 1 and _SETTLED.search(sentence):
            parts.append([])
            continue
        if len(named) == 1 and named[0] == len(parts) and not _SETTLED.search(sentence):
            parts.append([])
        parts[-1].append(sentence)
    found = [" ".join(part) for part in parts if part]
    return found if len(found) == count else found[1:] if len(found) == count + 1 else []


def _by_headings(paragraphs: list[str], count: int) -> list[str]:
    """Return the paragraphs from each heading to the next, where there are as many headings as parts."""
    found: list[str] = []
    for paragraph in paragraphs:
        if _HEADING.match(paragraph):
            found.append(paragraph)
        elif found:
            found[-1] += f" {paragraph}"
    return found if len(found) == count else []


def _of_summary(paragraphs: list[str], count: int) -> list[str]:
    """Return the clauses of a last sentence that sums up, one a part."""
    last = sentences_of(paragraphs[-1])[-1] if paragraphs and sentences_of(paragraphs[-1]) else ""
    clauses = _CLAUSE.split(_SUMS_UP.sub("", last))
    return clauses if len(clauses) == count else []


_STEP = Pattern(r"\A\s*\d{1,2}[).]\s|\s\d{1,2}\)\s+(?=[A-Z$])")
"""Of a list of steps, none says that it is an answer."""
_MOST = 3
_BLANK = Pattern(r"\n[ \t]*\n")
_DISPLAY = Pattern(r"\s*(?:\$\$|\\\[|\\begin)")
_ENDS = Pattern(r"[.!?)*\]$|]\s*\Z")
_SETTLED = Pattern(r"\b(?:settles|done|finishes|answers|completes|first part)\b")
_HEADING = Pattern(r"\s*(?:#+\s|\*\*[A-Z][^*]{2,40}\*\*|[A-Z][a-z]+(?: [a-z]+){0,4}[:.]\s)")
_SUMS_UP = Pattern(
    r"\A\W*(?:To sum up|Recap|Altogether|In (?:summary|short|total)|So|Results?|Summary|All in all)\b[:,]?\s*"
)
_CLAUSE = Pattern(r",\s+(?:and\s+)?|\s+and\s+|\s+[—–]\s+|;\s+")
_ASIDE = Pattern(r"\W*(?:\(|(?:quick )?check|by the way|roughly|numerically|good\b|note)", re.IGNORECASE)
