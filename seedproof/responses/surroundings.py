"""What stands around an answer: the line that leads to it, and the sentences behind it."""

from collections.abc import Iterator
from typing import NamedTuple

from seedproof.record.patterns import Pattern
from seedproof.responses.addressed import behind_addressed
from seedproof.responses.boxes import boxes_in
from seedproof.responses.final import Final, find_final, stated_in
from seedproof.responses.labels import chain, labels_of_block
from seedproof.responses.parts import part_in, texts_between
from seedproof.responses.reply import said
from seedproof.responses.sentences import is_courtesy
from seedproof.responses.short import kept_if_short


class Surroundings(NamedTuple):
    """What was not taken for the answer itself."""

    before: str
    """The text before the answer's lines."""
    introductions: tuple[str, ...]
    """What stands before the answer, or a part of it, in its own lines."""
    behind: tuple[str, ...]
    """The sentences behind it, those without content left out."""

    @property
    def lead(self) -> str:
        """The last line before the answer."""
        line = self.before.rstrip().rpartition("\n")[2][-_LONGEST_LEAD:]
        return next(reversed(_SENTENCE_END.split(line.strip())), "")


@kept_if_short
def surroundings(response: str, count: int = 1) -> Surroundings:
    """Return what stands around the answer of a response to a question with so many parts."""
    text = said(response)
    addressed = behind_addressed(text, count) if count > 1 else None
    if addressed is not None:
        return Surroundings("", (), tuple(_told(addressed)))
    final = find_final(text, several=count > 1)
    if final is None:
        last = _told(text)[-1:]
        remarks = tuple(one for one in last if not _HAS_VALUE.search(one))
        return Surroundings(text.strip().rpartition("\n")[0], (), remarks)
    pieces = list(_pieces(final, count))
    behind = "\n".join([*(piece.behind for piece in pieces), text[max(final.end, final.start) :]])
    before = text[: final.start]
    clause = _CLAUSE_END.split(before.rpartition("\n")[2])[-1]
    introductions = (clause, *(piece.before for piece in pieces))
    return Surroundings(before, tuple(filter(None, introductions)), tuple(_told(behind)))


class _Piece(NamedTuple):
    """What stands before and behind an answer, or a part of it, in its own lines."""

    before: str
    behind: str


def _pieces(final: Final, count: int) -> Iterator[_Piece]:
    """Yield what was left out of the lines of an answer, or of each of its parts."""
    if count <= 1:
        yield _around(final.block, stated_in(final.block))
        return
    block = final.block
    labels = chain(labels_of_block(block, count + _FURTHER), block, count)
    texts = list(zip(labels, texts_between(labels, block), strict=True))
    last = {label.part: text for label, text in texts}
    if not labels and not _HAS_VALUE.search(block):
        yield _Piece("", block)
    if labels:
        yield _Piece(block[: labels[0].start].rpartition("\n")[2], "")
    for part, text in last.items():
        yield _around(text, part_in(text) if part < count else "")


def _around(text: str, stated: str) -> _Piece:
    boxes = boxes_in(text)
    if boxes:
        return _Piece(text[: boxes[0].start], text[boxes[-1].end :])
    start = text.find(stated)
    if start < 0:
        return _Piece("", text.strip().partition("\n")[2])
    return _Piece(text[:start], text[start + len(stated) :])


def _told(text: str) -> list[str]:
    """Return the sentences of a text that say something."""
    sentences = (sentence.strip() for sentence in _SENTENCE_END.split(text))
    return [one for one in sentences if _SAYS.search(one) and not is_courtesy(one)]


_LONGEST_LEAD = 400
_FURTHER = 3
_SAYS = Pattern(r"[^\W\d_]{2}|\d|P\.S|\A\W*[<>=]\W*\Z")
_HAS_VALUE = Pattern(r"[\d$\\]")
_CLAUSE_END = Pattern(r"[.,;:!?](?=\s)|\b(?:so|thus|hence|therefore|and)\b")
_SENTENCE_END = Pattern(r"(?<=[.!?])[*_`)\"]*\s+|\n+")
