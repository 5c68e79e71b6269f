"""The decision on one stated answer."""

import re
from collections.abc import Mapping, Sequence

from seedproof.answers.symbols import states_another
from seedproof.record.patterns import Pattern
from seedproof.record.score import Decision, PartScore
from seedproof.responses.sentences import words_in
from seedproof.responses.unmarked import unmarked_statements
from seedproof.scoring.accounting import accounted
from seedproof.scoring.golden import Free, Golden, Simple

_DECISIONS: Mapping[str, Decision] = {"equal": "right", "different": "wrong", "undecided": "undecided"}
_SUPPOSES = frozenset(("if", "suppose", "imagine", "assume", "instead", "change", "now"))
_IF_IT_WERE = Pattern(
    r"\b[Ii]f\b[^.!?\n]{3,80}\bwere\b[^.!?\n]{1,60}\b(?:answer|result) would be\b[^.!?\n]*\W*\Z"
)
_FIGURE = Pattern(r"\d+")
_REACH = 400
_IN_LINES = ("tuple", "named", "factor_pairs", "solutions")
"""Simple kinds with several values, which may stand in several lines."""


def decided(golden: Golden, stated: str) -> PartScore:
    """Score what a response states of one part; an empty text is no answer."""
    if not stated:
        return PartScore("no answer", "no answer was found in the response")
    stated = _in_form(golden, stated)
    if isinstance(golden, Simple) and states_another(stated, golden.asked.symbol):
        return PartScore("undecided", f"it does not state {golden.asked.symbol}, but another like it", stated)
    verdict = accounted(stated, golden)
    if verdict.result == "undecided" and isinstance(golden, Simple) and golden.states_nothing(stated):
        return PartScore("no answer", "it states no value", stated)
    if not verdict.is_read:
        return PartScore("not in the asked form", verdict.reason, stated)
    return PartScore(_DECISIONS[verdict.result], verdict.reason, stated)


def reconsidered(golden: Simple, part: PartScore, response: str) -> PartScore:
    """Return the verdict on an answer without a marker that may be another than the last line.

    Values of several names may stand in several lines. A check may stand behind a sentence with the answer.
    """
    sentences, block = unmarked_statements(response)
    if part.verdict == "right":
        lines = block.split("\n") if golden.asked.answer_type in _IN_LINES else []
        values = len(_FIGURE.findall(golden.answer))
        whole = [line for line in lines if len(_FIGURE.findall(line)) >= values]
        if any(golden.compare(line).result == "different" for line in whole):
            return PartScore("undecided", "another line states another value", part.answer)
        return part
    if block and golden.asked.answer_type in _IN_LINES:
        verdict = golden.compare(block)
        if verdict.result == "equal" or (verdict.result == "undecided" and part.verdict == "wrong"):
            return PartScore(_DECISIONS[verdict.result], verdict.reason, block)
    if part.verdict == "not in the asked form":
        return _last_stated(golden, sentences) or part
    if part.verdict != "wrong" or words_in(part.answer):
        return part
    if any(golden.compare(sentence).result == "equal" for sentence in sentences):
        return PartScore("undecided", "a sentence before its last line states another value", part.answer)
    return part


def _last_stated(golden: Simple, sentences: Sequence[str]) -> PartScore | None:
    """Return the verdict on the last sentence with a value, if it is right."""
    for sentence in reversed(sentences):
        found = decided(golden, sentence)
        if found.verdict == "right":
            return found
        if found.verdict == "wrong" or _FIGURE.search(sentence):
            return None
    return None


def is_assumed(response: str, golden: Simple) -> bool:
    """Return whether an answer holds only if something were so that the question does not suppose."""
    if golden.asked.words & _SUPPOSES:
        return False
    return _IF_IT_WERE.search(response, max(0, len(response) - _REACH)) is not None


def _in_form(golden: Golden, stated: str) -> str:
    """Return the value or the point of `30 at (-1, -3)`, whichever the question asks for."""
    if not isinstance(golden, Free) or golden.kind not in ("number", "tuple"):
        return stated
    both = VALUE_AT.fullmatch(stated)
    if both is None:
        return stated
    return both["value"] if golden.kind == "number" else both["point"]


VALUE_AT = Pattern(
    r"(?P<value>.*[\d}$√π∞])(?:\s*,)?\s+(?:which is |is |it is )?(?:attained |reached |achieved |taken )?"
    r"(?:at|for|when)\s+(?:the (?:point|corner|vertex)\s+)?"
    r"(?P<point>\$?(?:\\left\s?)?\([^=]*\)\$?\.?|\$?\(x,\s?y\)\s?=.*)",
    re.DOTALL,
)
