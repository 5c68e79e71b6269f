"""What a response without a marker states beside its last line."""

from typing import NamedTuple

from seedproof.record.patterns import Pattern
from seedproof.responses.final import find_final
from seedproof.responses.markdown import is_table_row, without_dress
from seedproof.responses.reply import said
from seedproof.responses.sentences import is_courtesy, words_in
from seedproof.responses.short import kept_if_short


class Statements(NamedTuple):
    """The sentences of a response, and the list or table at its end, both empty if it marks its answer."""

    sentences: tuple[str, ...]
    block: str


@kept_if_short
def unmarked_statements(response: str) -> Statements:
    """Return what a response without a marker and without a box states."""
    text = said(response)
    if find_final(text) is not None:
        return Statements((), "")
    lines = [line for line in text[-_REACH:].split("\n") if line.strip()]
    while lines and is_courtesy(lines[-1]):
        lines.pop()
    sentences = tuple(
        without_dress(sentence)
        for line in lines[-_MOST_LINES:]
        for sentence in _SENTENCE_END.split(line)
        if len(words_in(sentence)) >= _FEW_WORDS
    )
    return Statements(sentences, _closing_items(lines))


def _closing_items(lines: list[str]) -> str:
    """Return the last lines that are items of a list or rows of a table; empty if there is one at most."""
    start = len(lines)
    while start > 0 and (is_table_row(lines[start - 1]) or _ITEM.match(lines[start - 1])):
        start -= 1
    items = lines[start:]
    return "\n".join(items) if len(items) > 1 else ""


_REACH = 6_000
_MOST_LINES = 40
_FEW_WORDS = 2
_ITEM = Pattern(
    r"\s*(?:(?:[-*•+]|#{2,6}|\d{1,2}[.)])\s+\S"
    r"|[*_]*[A-Za-z][A-Za-z0-9_ ]{0,40}[*_]*\s?[:=]\s?[*_]*\S[^\n]{0,40}$)"
)
_SENTENCE_END = Pattern(r"(?<=[a-z$)\]}*%\d][.!])\s+(?=[*_(]{0,3}[A-Z])")
