"""Answers in words, and which wordings mean the same."""

import re
from functools import lru_cache

from seedproof.equivalence.reading.decorations import boxed
from seedproof.equivalence.reading.parsing import read
from seedproof.equivalence.reading.statements import stated
from seedproof.equivalence.reading.tree import is_expression, names
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types.label_words import ABSENT, GROUPS, SAYINGS
from seedproof.equivalence.types.sentences import Said, is_empty_set, said
from seedproof.record.patterns import Pattern
from seedproof.record.verdict import Verdict, different, equal, undecided, unread

_CLOSE = ({"dne", "diverges"},)
_OPEN = (
    {"diverges", "infinity"},
    {"diverges", "-infinity"},
    {"converges", "converges absolutely"},
    {"converges", "converges conditionally"},
    {"saddle", "neither"},
    {"inflection", "neither"},
    {"inflection", "saddle"},
    {"extremum", "maximum"},
    {"extremum", "minimum"},
    {"empty", "dne"},
    {"infinity", "converges"},
    {"-infinity", "converges"},
)
_ANSWERS = {"yes", "no"}
_LONGEST = 200


@lru_cache(maxsize=1024)
def wording(text: str) -> str:
    r"""Return the words alone: without LaTeX, capitals and full stops."""
    if "\\boxed" in text:
        text = boxed(text) or ""
    if len(text) > _LONGEST:
        return ""
    text = _UNWRAPPED.sub(" ", text).replace("\\infty", "infinity").replace("∞", "infinity")
    text = text.replace("−", "-").replace("’", "").replace("'", "").lower()
    text = re.sub(r"(?<=[a-z])-(?=[a-z])", " ", text)
    text = _PREFIX.sub("", " ".join(re.sub(r"[${}().,;:!*\\\[\]\"]", " ", text).split()))
    return re.sub(r"([+-])\s+", r"\1", text).strip()


def meaning(text: str, of_set: bool = False) -> str | None:
    """Return what a text in words says instead of a value; None if it says nothing that is certain."""
    whole = SAYINGS.get(wording(text))
    if whole is not None:
        return whole
    if of_set and is_empty_set(text):
        return "empty"
    sentence = said(text)
    if sentence is None or sentence.states_value:
        return None
    in_place_of_value = sentence.meanings & ABSENT
    if len(in_place_of_value) == 1 and len(sentence.meanings) == 1 and "exists" not in in_place_of_value:
        return next(iter(in_place_of_value))
    return None


def compared(left: str, right: str) -> Verdict:
    """Compare two answers in words."""
    first, second = wording(left), wording(right)
    if first and first == second:
        return equal("the words are the same")
    statements = [_statement(text) for text in (left, right)]
    if statements[0] is not None and statements[1] is not None:
        return _by_statement(statements[0], statements[1])
    if statements[0] is not None or statements[1] is not None:
        label, text = (statements[0], right) if statements[0] is not None else (statements[1], left)
        if label is not None and label.meanings and (_is_value(text) or _is_letter(text)):
            return different("one is a word, the other a value")
        return unread("one of the wordings is not in the table")
    if not first or not second:
        return unread("one of them holds no words")
    if _is_letter(left) or _is_letter(right) or (_is_value(left) and _is_value(right)):
        return different("the words differ")
    return unread("the wordings are not in the table")


def _statement(text: str) -> Said | None:
    whole = SAYINGS.get(wording(text))
    if whole is not None:
        return Said(frozenset((whole,)), frozenset(), states_value=False)
    sentence = said(text)
    if sentence is None or (sentence.states_value and sentence.meanings & ABSENT):
        return None
    return sentence


def _is_value(text: str) -> bool:
    """Return whether a text states a number, alone or after a name: `3`, `f(0) = 3`, `the limit is 3`."""
    try:
        tree = stated(read(_NAMED.sub("", text)))
    except (Unreadable, RecursionError):
        return False
    return is_expression(tree) and not names(tree)


def _is_letter(text: str) -> bool:
    """Return whether a text is one letter, the name of a choice."""
    words = wording(text)
    return len(words) == 1 and words.isascii() and words.isalnum()


def _by_statement(left: Said, right: Said) -> Verdict:
    """Compare what two sentences say, meaning by meaning of the same kind."""
    pairs = [(a, b) for a in sorted(left.meanings) for b in sorted(right.meanings)]
    verdicts = [_by_meaning(a, b) for a, b in pairs if _answer_the_same(a, b)]
    verdicts = verdicts or [_by_meaning(a, b) for a, b in pairs]
    results = {verdict.result for verdict in verdicts}
    if len(results) == 1:
        return verdicts[0]
    if not results and (left.meanings & right.denied or right.meanings & left.denied):
        return different("one denies what the other says")
    if not results:
        return undecided("one says only what is not the case")
    return undecided("one of them makes statements that do not fit together")


def _answer_the_same(left: str, right: str) -> bool:
    return left == right or any(left in group and right in group for group in GROUPS)


def _by_meaning(left: str, right: str) -> Verdict:
    if left == right or {left, right} in _CLOSE:
        return equal("both wordings mean the same")
    if {left, right} in _OPEN or (left in _ANSWERS) != (right in _ANSWERS):
        return undecided(f"{left} and {right} may be said of the same thing")
    return different(f"one says {left}, the other {right}")


def compared_with_value(label: str, tree_is_infinite: int) -> Verdict:
    """Compare a meaning with an answer that was read as a value."""
    if tree_is_infinite:
        return _by_meaning(label, "infinity" if tree_is_infinite > 0 else "-infinity")
    if label in ("converges", *_ANSWERS):
        return undecided(f"{label} does not say what the value is")
    return different(f"one says {label}, the other states a value")


_UNWRAPPED = Pattern(
    r"\\(?:text|mathrm|textbf|textit|mbox|boxed|operatorname|textrm|quad|left|right)(?![a-zA-Z])"
    r"|\\[()\[\],;! ]"
)
_PREFIX = Pattern(r"^(?:the )?(?:final )?(?:answer|result) (?:is )?|^(?:[a-z] ?= ?)")
_NAMED = Pattern(
    r"^\s*\$?\s*(?:the\s+)?(?:limit|value)\s+(?:of\s+\S+\s+)?(?:is|equals|=|exists and equals)\s+|"
    r"^\s*\$?\s*[a-zA-Z]\([^()]{1,20}\)\s*(?:is|equals)\s+"
)
