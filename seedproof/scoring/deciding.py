"""The decision on one stated answer: as a whole, else by what it claims at last."""

import re
from collections.abc import Mapping

from seedproof.answers.symbols import states_another
from seedproof.record.patterns import Pattern
from seedproof.record.score import Decision, PartScore
from seedproof.record.verdict import Verdict, undecided
from seedproof.responses.claims import claims
from seedproof.responses.sentences import words_in
from seedproof.responses.statements import named_in, statements
from seedproof.responses.unmarked import unmarked_statements
from seedproof.scoring.golden import NUMBERS, Free, Golden, Simple
from seedproof.scoring.working import is_contradicted

_DECISIONS: Mapping[str, Decision] = {"equal": "right", "different": "wrong", "undecided": "undecided"}
_SUPPOSES = frozenset(("if", "suppose", "imagine", "assume", "instead", "change", "now"))
_IF_IT_WERE = Pattern(
    r"\b[Ii]f\b[^.!?\n]{3,80}\bwere\b[^.!?\n]{1,60}\b(?:answer|result) would be\b[^.!?\n]*\W*\Z"
)
_REJECTS = Pattern(r"\b(?:wrong|incorrect|mistaken)\b", re.IGNORECASE)
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
    verdict = golden.compare(stated)
    if verdict.result == "equal" and _REJECTS.search(stated):
        verdict = undecided("it says that something is wrong")
    elif verdict.result == "equal" and _equates_another(golden, stated, is_read=True):
        verdict = undecided("another value stands before it")
    elif verdict.result == "undecided":
        verdict = _by_claims(golden, stated) or verdict
    if verdict.result == "different" and isinstance(golden, Free):
        verdict = _by_points(golden, stated) or _by_statements(golden, stated) or verdict
    if verdict.result == "undecided" and isinstance(golden, Simple) and golden.states_nothing(stated):
        return PartScore("no answer", "it states no value", stated)
    return PartScore(_DECISIONS[verdict.result], verdict.reason, stated)


def reconsidered(golden: Simple, part: PartScore, response: str) -> PartScore:
    """Return the verdict on an answer without a marker that may be another than the last line.

    Values of several names may stand in several lines. A check may stand behind a sentence with the answer.
    """
    sentences, block = unmarked_statements(response)
    if block and golden.asked.answer_type in _IN_LINES:
        verdict = golden.compare(block)
        if verdict.result == "equal" or (verdict.result == "undecided" and part.verdict == "wrong"):
            return PartScore(_DECISIONS[verdict.result], verdict.reason, block)
    if part.verdict != "wrong" or words_in(part.answer):
        return part
    if any(golden.compare(sentence).result == "equal" for sentence in sentences):
        return PartScore("undecided", "a sentence before its last line states another value", part.answer)
    return part


def is_assumed(response: str, golden: Simple) -> bool:
    """Return whether an answer holds only if something were so that the question does not suppose."""
    if golden.asked.words & _SUPPOSES:
        return False
    return _IF_IT_WERE.search(response, max(0, len(response) - _REACH)) is not None


def _by_claims(golden: Golden, stated: str) -> Verdict | None:
    """Return the verdict on what a sentence claims at last, if that can be decided.

    Another value is wrong only if the golden one stands nowhere in the sentence. The golden one is right only
    if no other value is equated with it.
    """
    wrong: Verdict | None = None
    if _is_choice_of_signs(stated, golden):
        return None
    for claim in claims(stated):
        verdict = golden.compare(claim.text)
        if verdict.result == "equal":
            return None if wrong is not None or _equates_another(golden, stated) else verdict
        if verdict.result == "different" and wrong is None and not _is_of_several(golden):
            wrong = verdict
    return None if wrong is not None and _mentions(stated, golden) else wrong


def _equates_another(golden: Golden, stated: str, *, is_read: bool = False) -> bool:
    """Return whether another value stands before the golden one; `is_read` says that all of it was read."""
    return any(
        is_contradicted(claim, golden, is_read=is_read)
        for claim in claims(stated)
        if any(before.text.strip() for before in claim.before)
        and golden.compare(claim.text.strip(" $")).result == "equal"
    )


def _is_of_several(golden: Golden) -> bool:
    """Return whether an answer has several values, so that a claim may state one of them alone."""
    return isinstance(golden, Simple) and golden.asked.answer_type in _IN_LINES


def _mentions(stated: str, golden: Golden) -> bool:
    """Return whether the stored number stands anywhere in a text."""
    if not isinstance(golden, Simple) or golden.asked.answer_type not in NUMBERS:
        return False
    return re.search(rf"(?<![\w./-]){re.escape(golden.answer)}(?![\w/]|\.\d)", stated) is not None


def _is_choice_of_signs(stated: str, golden: Golden) -> bool:
    """Return whether a text lists the signs to choose from, so that its last one is no claim."""
    is_comparison = isinstance(golden, Simple) and golden.asked.answer_type == "comparison"
    return is_comparison and _CHOICE_OF_SIGNS.search(stated) is not None


_CHOICE_OF_SIGNS = Pattern(r"[<=>]\W*\bor\b\W*[<=>]|[<=>]\s*,\s*[<=>]")


def _by_points(golden: Free, stated: str) -> Verdict | None:
    """Return the verdict on `f(2) = 5` read as the point (2, 5), where points are asked for."""
    if golden.kind not in ("set", "tuple") or not golden.answer.startswith(("(", "{(")):
        return None
    points = _VALUE_OF_F.sub(r"(\1, \2)", stated)
    return golden.compare(points) if points != stated else None


def _by_statements(golden: Free, stated: str) -> Verdict | None:
    """Return the verdict on one of several statements in a text that was compared as a whole.

    The one that bears the name in the question counts: `x_1 = 3 and x_2 = 1`. Without such a name, a text in
    which one statement is equal is not wrong for what stands beside it.
    """
    stated_before = statements(stated, joined=False)
    if len(stated_before) < 2:
        return None
    named = named_in(stated, golden.question)
    if named:
        return golden.compare(named)
    if any(golden.compare(statement).result == "equal" for statement in stated_before):
        return undecided("several statements are made, and one of them is the golden answer")
    return None


def _in_form(golden: Golden, stated: str) -> str:
    """Return the value or the point of `30 at (-1, -3)`, whichever the question asks for."""
    if not isinstance(golden, Free) or golden.kind not in ("number", "tuple"):
        return stated
    both = VALUE_AT.fullmatch(stated)
    if both is None:
        return stated
    return both["value"] if golden.kind == "number" else both["point"]


_VALUE_OF_F = Pattern(r"\bf\s?(?:\\left)?\(([^()=,]+?)(?:\\right)?\)\s?=\s?([-−+]?[^\s=,;$]+)")
VALUE_AT = Pattern(
    r"(?P<value>.*[\d}$√π∞])(?:\s*,)?\s+(?:which is |is |it is )?(?:attained |reached |achieved |taken )?"
    r"(?:at|for|when)\s+(?:the (?:point|corner|vertex)\s+)?"
    r"(?P<point>\$?(?:\\left\s?)?\([^=]*\)\$?\.?|\$?\(x,\s?y\)\s?=.*)",
    re.DOTALL,
)
