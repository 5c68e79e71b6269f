"""Words a counterfactual follow-up: one number of the problem is another, and all the rest stays as it is.

The one sentence that changes is told again. Where it has other numbers too, the changed one is named. No
form says that the answer changes: a closing question asks for the answer, or asks the problem's own again.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from seedproof.benchmarks.curriculum.lexicon.numerals import SMALL
from seedproof.benchmarks.curriculum.lexicon.people import PRONOUNS
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import Problem
from seedproof.benchmarks.curriculum.words.realise import realise
from seedproof.benchmarks.curriculum.words.told import Told, Words
from seedproof.record.draws import Draws, Rejected
from seedproof.record.patterns import Pattern

NUMERAL = Pattern(
    r"[-−]?\$?\d+ \d+/\d+|[-−]?\$?\d[\d,]*(?:\.\d+)?(?:/\d+)?|\b(?:" + "|".join(SMALL[1:]) + r")\b",
    re.IGNORECASE,
)

STATED = (
    "Suppose instead that {statement}.",
    "Now suppose instead that {statement}.",
    "Imagine instead that {statement}.",
    "Assume instead that {statement}.",
    "Let us say instead that {statement}.",
    "What if {statement}?",
    "Now one number is different: {statement}.",
)
"""For a statement whose only number is the changed one."""

CONTRASTED = (
    "Suppose that {statement} instead of {old}.",
    "Now suppose that {statement} instead of {old}.",
    "Imagine that {statement}, not {old}.",
    "Assume that {statement} instead of {old}.",
    "Let us say that {statement} instead of {old}.",
    "What if {statement} instead of {old}?",
)
"""For a statement that ends soon behind its only number, so that `instead of` is plain."""

CHANGED = (
    "Change {old} to {new}: {sentence}",
    "Now change {old} to {new}: {sentence}",
    "Replace {old} with {new}: {sentence}",
    "Now use {new} in place of {old}: {sentence}",
    "Now take {new} instead of {old}: {sentence}",
    "Now with {new} instead of {old}: {sentence}",
    "This time with {new} instead of {old}: {sentence}",
    "Do it again with {new} instead of {old}: {sentence}",
)
"""For every sentence in which the changed number stands once."""

SUPPOSED = (
    "What if {old} were {new}? {sentence}",
    "Suppose that {old} were {new}. {sentence}",
    "Imagine {new} in place of {old}. {sentence}",
)
"""For a question or an instruction about a bare number."""

AGAIN = (
    "Now answer this instead: {sentence}",
    "Now one number is different: {sentence}",
    "Change it a little: {sentence}",
)
"""For a sentence in which the changed number cannot be named, because it stands there twice."""

CLOSINGS = (
    "What is the answer then?",
    "What would the answer be then?",
    "What is the answer now?",
    "What is the answer in this case?",
    "What would the answer be in that case?",
    "What is the answer to the question then?",
    "What is the answer to the question now?",
    "What would the answer to the question be then?",
    "Everything else stays the same. What is the answer now?",
    "Nothing else changes. What is the answer now?",
    "All other numbers stay the same. What is the answer then?",
    "The rest stays the same. What is the answer now?",
    "What will the answer be then?",
    "Now what is the answer?",
    "Answer the same question again.",
    "Find the answer again.",
    "Work out the answer again.",
    "Give the answer for this case.",
)
"""What is asked behind a sentence that asks nothing itself."""

OWN_QUESTION = 3
"""One in so many closes with the problem's own question instead."""
SOON = 4
"""Words that may stand between a number and `instead of`."""

_OPENERS = Pattern(
    r"^(?:Then|After that,|Later,?|After a while,?|Next,?|Meanwhile,|Soon after,|Soon|First|But|"
    r"In addition,|Besides that,|Afterward,) ",
    re.IGNORECASE,
)
_UNSUPPOSED = Pattern(r"^(?:of (?:these|this|it)|that|compared with|now)\b", re.IGNORECASE)
"""How a statement begins that does not read well behind `suppose that`."""
_CAPITALS = frozenset((
    "I", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "January",
    "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
))  # fmt: skip
_INSTRUCTS = frozenset((
    "find", "work", "calculate", "compute", "evaluate", "determine", "simplify", "solve", "compare",
    "consider", "start", "begin", "add", "subtract", "multiply", "divide", "choose", "write", "take",
    "give", "fill", "complete", "decide", "say", "tell", "list", "name", "use", "look", "think", "put",
    "show", "increase", "decrease", "double", "square", "raise",
))  # fmt: skip


class _Change(NamedTuple):
    """A sentence of the problem, and what it is with the other number."""

    old: str
    new: str
    before: tuple[str, ...]
    """All numerals of the old sentence."""
    numbers: tuple[str, str]
    """The one that differs, old and new."""

    @property
    def nameable(self) -> bool:
        """Whether the changed number stands once in either sentence, whatever its sign."""
        old, new = self.numbers
        return _stands_once(old, self.before) and _stands_once(new, NUMERAL.findall(self.new))


def _stands_once(number: str, numbers: Sequence[str]) -> bool:
    sizes = [other.lower().lstrip("-−") for other in numbers]
    return sizes.count(number.lower().lstrip("-−")) == 1


def counterfactual_text(
    standard: Standard, problem: Problem, told: Told, changed_problem: Problem, words: Draws, draws: Draws
) -> Words:
    """Write the one sentence that changes, and ask what the answer is then.

    `words` are the draws that the main problem's words were made of, begun again.
    Raises: Rejected when other words than the number would change.
    """
    changed = realise(standard, changed_problem, words)
    change = _change(told, changed)
    if _is_statement(change.new):
        return Words(f"{_statement(change, draws)} {_closing(told, draws)}", changed.asks)
    sentence = _instruction(change, draws)
    if change.old == told.sentences[-1]:
        return Words(sentence, changed.asks)
    return Words(f"{sentence} {draws.choice(CLOSINGS)}", changed.asks)


def _change(told: Told, changed: Told) -> _Change:
    """Return the one sentence that differs. Raises: Rejected where there is no such one."""
    pairs = list(zip(told.sentences, changed.sentences, strict=False))
    differing = [(sentence, new) for sentence, new in pairs if sentence != new]
    if len(told.sentences) != len(changed.sentences) or len(differing) != 1:
        raise Rejected("the change would not be one sentence")
    ((old, new),) = differing
    masked = _masked(old)
    alike = [sentence for sentence in told.sentences if _masked(sentence) == masked]
    if len(alike) > 1:
        raise Rejected("two sentences differ in their numbers only")
    if masked != _masked(new):
        raise Rejected("more than a number would change")
    before = NUMERAL.findall(old)
    after = NUMERAL.findall(new)
    numbers = [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]
    if len(numbers) != 1:
        raise Rejected("more than one number of the sentence would change")
    return _Change(old, new, tuple(before), numbers[0])


def _is_statement(sentence: str) -> bool:
    """Return whether a sentence can stand behind `suppose that`: no question, instruction or formula."""
    if not sentence.endswith(".") or not (sentence[0].isupper() or sentence[0].isdigit()) or "=" in sentence:
        return False
    return _OPENERS.sub("", sentence).split()[0].strip(",").lower() not in _INSTRUCTS


def _statement(change: _Change, draws: Draws) -> str:
    statement = _lowered(_OPENERS.sub("", change.new).removesuffix("."))
    if len(change.before) > 1 or _UNSUPPOSED.match(statement):
        named = CHANGED if change.nameable else AGAIN
        return _filled(draws.choice(named), change, _capital(statement) + ".")
    forms = (*STATED, *CONTRASTED) if _ends_soon(statement) else STATED
    old, _ = change.numbers
    return draws.choice(forms).format(statement=statement, old=old.lower())


def _ends_soon(statement: str) -> bool:
    """Return whether few words stand behind the number, none of which compares."""
    (number,) = NUMERAL.finditer(statement)
    behind = statement[number.end() :].split()
    return len(behind) <= SOON and not {"than", "as", "times"}.intersection(behind)


def _instruction(change: _Change, draws: Draws) -> str:
    """Write a question, an instruction or an equation again, with the other number."""
    if not change.nameable:
        return _filled(draws.choice(AGAIN), change, change.new)
    return _filled(draws.choice((*CHANGED, *SUPPOSED)), change, change.new)


def _filled(form: str, change: _Change, sentence: str) -> str:
    old, new = change.numbers
    return form.format(sentence=sentence, old=old.lower(), new=new.lower())


def _closing(told: Told, draws: Draws) -> str:
    own = told.sentences[-1]
    if own.endswith("?") and draws.below(OWN_QUESTION) == 0:
        return own
    return draws.choice(CLOSINGS)


def _lowered(statement: str) -> str:
    """Write a sentence as it goes on behind `that`: names keep their capitals."""
    first = re.split(r"[\s,']", statement, maxsplit=1)[0]
    if first in PRONOUNS or first in _CAPITALS:
        return statement
    return f"{statement[0].lower()}{statement[1:]}"


def _capital(statement: str) -> str:
    return f"{statement[0].upper()}{statement[1:]}"


_WAS = Pattern(r"\b(?:was|were)\b")
_IS = Pattern(r"\b(?:is|are)\b")
_PLURAL = Pattern(r"(\w{3,}?)(?:ves|ies|es|s)\b")


# The sentences of a problem are compared with those of each candidate for its follow-up.
@lru_cache(maxsize=64)
def _masked(sentence: str) -> str:
    """Return the sentence without its numbers, and with nouns and verbs in one form."""
    masked = NUMERAL.sub("#", _OPENERS.sub("", sentence)).lower()
    masked = _IS.sub("are", _WAS.sub("were", masked))
    return _PLURAL.sub(r"\1", masked).replace("ch ", "c ")
