"""Splits a follow-up into what it consists of, and finds what each piece says."""

import re

import msgspec

from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.reading.followups.tokens import NUMBER, Token, tokens_of
from seedproof.benchmarks.curriculum.reading.followups.words import (
    ANSWER,
    ASKING,
    LEADS,
    MARKERS,
    OLD,
    REPLACING,
)
from seedproof.record.patterns import Pattern

_SENTENCES = Pattern(r"(?<=[.?!:;])\s+|\n+")
_ASKED = Pattern(rf",\s+(?:then\s+)?(?={'|'.join(sorted(ASKING))}\b)", re.IGNORECASE)
_CONDITION = Pattern(r"\s+if\s+", re.IGNORECASE)
_AGAIN = Pattern(
    r",?\s+and\s+(?:then\s+)?(?:solve|answer|work it out|try|find the|calculate the|give the)\b[^0-9]*$",
    re.IGNORECASE,
)
_LEADS = {
    first: sorted((lead for lead in LEADS if lead[0] == first), key=len, reverse=True)
    for first in {lead[0] for lead in LEADS}
}
"""By their first word, the longest first."""
_OLD = frozenset(phrase[0] for phrase in OLD)
_ANY_NUMBER = [pattern for pattern in REPLACING if pattern[0] in ("NEW", "OLD")]
_REPLACING = {
    first: [pattern for pattern in REPLACING if pattern[0] in (first, "NEW", "OLD")]
    for first in {pattern[0] for pattern in REPLACING}
}
"""Those that a piece with this first word may be, in the order in which they are tried."""
_ARTICLES = frozenset(("a", "an", "the", "number", "numbers", "value", "that", "now", "instead", "only"))
_LONGEST = 12
"""Pieces. A follow-up with more of them is refused."""


class Change(msgspec.Struct):
    """What a follow-up changes, as it says it."""

    replaced: list[tuple[Token | None, Token]] = msgspec.field(default_factory=list)
    """A number for a number: the old one, where it is named, and the new one."""
    restated: list[tuple[list[Token], Token | None]] = msgspec.field(default_factory=list)
    """Sentences of the main text with their numbers, and the number that each had, where it is named."""
    questions: list[list[Token]] = msgspec.field(default_factory=list)
    """Questions that are not just for the answer."""


def change_of(followup: str) -> Change | None:
    """Return what a follow-up changes; None where it introduces no change. Raises: Unreadable."""
    low = followup.lower()
    words = {word.strip(".,:;?!") for word in low.split()}
    if words.isdisjoint(MARKERS - {"were"}) and not low.startswith(
        ("this time", "use ", "now use", "now with")
    ):
        return None
    change = Change()
    pieces = [piece for sentence in _SENTENCES.split(followup) for piece in _split(sentence.strip())]
    if len(pieces) > _LONGEST:
        raise Unreadable("a follow-up of too many pieces")
    for piece in pieces:
        _read(_without_leads(tokens_of(piece)), change)
    return change


def _split(sentence: str) -> list[str]:
    """Split a sentence into its condition and its question: `If ..., how ...?`, `How ... if ...?`."""
    if not sentence:
        return []
    again = _AGAIN.search(sentence)
    if again:
        sentence = sentence[: again.start()]
    if sentence.endswith("?"):
        asking = list(_ASKED.finditer(sentence))
        if asking and any(token.value is not None for token in tokens_of(sentence[: asking[-1].start()])):
            last = asking[-1]
            return [sentence[: last.start()], sentence[last.end() :]]
        condition = _CONDITION.search(sentence)
        if condition and tokens_of(sentence)[0].raw.lower() in ASKING:
            return [f"{sentence[: condition.start()]}?", f"if {sentence[condition.end() :]}"]
    return [sentence]


def _without_leads(tokens: list[Token]) -> list[Token]:
    """Leave out the phrases that introduce a change, at the beginning and the end of a piece."""
    while tokens and tokens[-1].raw in ".?!:;,":
        tokens = tokens[:-1]
    while tokens:
        words = [token.raw.lower().replace("’", "'") for token in tokens]
        leads = _LEADS.get(words[0], ())
        lead = next((lead for lead in leads if tuple(words[: len(lead)]) == lead), None)
        if lead is None or (lead[-1] == "instead" and words[len(lead) : len(lead) + 1] == ["of"]):
            break
        tokens = tokens[len(lead) :]
        while tokens and tokens[0].raw in ",:;-—–":
            if tokens[0].raw in "-–" and len(tokens) > 1 and tokens[1].value is not None:
                break
            tokens = tokens[1:]
    if tokens and tokens[-1].raw.lower() == "instead":
        tokens = tokens[:-1]
    return tokens


def _read(tokens: list[Token], change: Change) -> None:
    """Add what a piece says to the change. Raises: Unreadable."""
    if not tokens:
        return
    if all(token.value is None for token in tokens):
        if not all(token.raw.lower() in ANSWER or not token.raw[0].isalpha() for token in tokens):
            change.questions.append(tokens)
        return
    rest, old = _without_old(tokens)
    replaced = _replaced(rest, old)
    if replaced is not None:
        change.replaced.append(replaced)
    else:
        change.restated.append((rest, old))


def _without_old(tokens: list[Token]) -> tuple[list[Token], Token | None]:
    """Leave out `instead of 12 plums`, and return that number. Raises: Unreadable."""
    words = [token.raw.lower() for token in tokens]
    for at, word in enumerate(words):
        if word not in _OLD:
            continue
        phrase = next((phrase for phrase in OLD if tuple(words[at : at + len(phrase)]) == phrase), None)
        if phrase is None:
            continue
        start = at + len(phrase)
        while start < len(tokens) and (
            words[start] in ("just", "only", "the", "$", "a") or words[start] in "-−"
        ):
            start = start + 1
        if start >= len(tokens) or tokens[start].value is None:
            continue
        end = start + 1
        while end < len(tokens) and words[end] not in (",", "and", "but", "to") and tokens[end].value is None:
            end = end + 1
        kept = tokens[:at] + (tokens[end + 1 :] if end < len(tokens) and words[end] == "," else tokens[end:])
        behind = [token.form for token in tokens[start + 1 : end]]
        if not _belongs(behind, kept):
            raise Unreadable("more than the old number")
        if kept and kept[-1].raw == ",":
            kept = kept[:-1]
        return _without_leads(kept), tokens[start]
    return tokens, None


def _belongs(behind: list[str], kept: list[Token]) -> bool:
    """Return whether what stands behind the old number stands behind the new one as well."""
    forms = [token.form for token in kept]
    if all(form in forms for form in behind):
        return True
    return NUMBER in forms and forms[-1] == NUMBER


def _replaced(tokens: list[Token], old: Token | None) -> tuple[Token | None, Token] | None:
    """Return the old and the new number of a piece that gives no more than these."""
    said = [token for token in tokens if token.raw.lower() not in _ARTICLES and token.raw not in "$,-−"]
    for pattern in _REPLACING.get(said[0].raw.lower(), _ANY_NUMBER) if said else ():
        if len(pattern) > len(said):
            continue
        numbers: dict[str, Token] = {}
        for word, token in zip(pattern, said, strict=False):
            if word in ("NEW", "OLD") and token.value is not None:
                numbers[word] = token
            elif token.raw.lower() != word:
                break
        else:
            rest = said[len(pattern) :]
            named = numbers.get("OLD", old)
            if any(token.value is not None for token in rest) or (rest and len(rest) > 1):
                continue
            if named is None or (old is not None and "OLD" in numbers):
                continue
            return named, numbers["NEW"]
    return None
