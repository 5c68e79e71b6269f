"""Finds in a text alone what makes another problem of its numbers: `not`, `or`, `each`, `a few more`.

Who reads a text back sees the numbers that it expects, and reads over the word that turns them round. Our own
reader does so where a figure is described, or equations are.
"""

import re
from collections.abc import Iterator
from fractions import Fraction

from seedproof.benchmarks.curriculum.lexicon.vocabulary import NOUNS
from seedproof.benchmarks.curriculum.model.leaks import sentences_of, word_set
from seedproof.benchmarks.curriculum.model.task import Task
from seedproof.benchmarks.curriculum.model.themes import nouns_in
from seedproof.benchmarks.curriculum.standards import standard_of
from seedproof.benchmarks.curriculum.standards.shapes import Polygon, Roots
from seedproof.benchmarks.curriculum.symbolic.problem import Number, Operation, Problem, parts
from seedproof.record.patterns import Pattern

_DENIES = Pattern(r"\b(?:not|never|nobody|neither|nor|except|cannot|unless)\b|n['’]t\b", re.IGNORECASE)
_NOT_COUNTED = Pattern(r"\bhow (?:many|much)\b[^.?!]*", re.IGNORECASE)
"""A question for the others: `How many were not in the box?`"""
_ROUGH = Pattern(
    r"\b(?:almost|nearly|roughly|approximately|up to)\s+[$-]?\d|\bat (?:least|most)\b|\bround(?:ed|ing)\b",
    re.IGNORECASE,
)
_OR = Pattern(r"\bor\b(?!\s+(?:less|fewer|more)\b)", re.IGNORECASE)
_UNEQUAL = Pattern(r"[<>≤≥≠]|\b(?:exceeds?|inequality)\b", re.IGNORECASE)
_LENGTH = Pattern(
    r"\b(?:positive|lengths?|long|sides?|edges?|wide|width|tall|high|height|deep|thick)\b", re.IGNORECASE
)
_AGAIN = Pattern(r"\b(?:as (?:many|much)|the same(?: \w+)?|once|twice) (?:again|more)\b", re.IGNORECASE)
_FLAT = Pattern(r"\bperimeter of [\d.,/ ]+ square\b", re.IGNORECASE)
_UNCOUNTED = Pattern(
    r"\b(?:some|several|a few|a lot|lots|a bunch|plenty|(?<!how )(?<!as )(?<!equally )many)\b"
    r"(?! (?:day|time|evening)\b)",
    re.IGNORECASE,
)
"""Amounts without a number."""
_OF_EACH = Pattern(r"\b(?:each|every|per|apiece)\b", re.IGNORECASE)
_TIMES = Pattern(r"\btimes as\b", re.IGNORECASE)
_IN_SIGNS = Pattern(
    r"\d\s*(?:[-+−–×*÷=]|\b(?:plus|minus|times|divided by|multiplied by))\s*\d"
    r"|\b(?:minus|divided by|multiplied by|subtract(?:ed)?)\b",
    re.IGNORECASE,
)
_OF_PROMPT = Pattern(
    r"\b(?:theme|standard|statements?|main problem|follow-up|example)\s*(?:\d+|[a-z])?\s*:|\bvar [a-z]\b",
    re.IGNORECASE,
)

_COUNTED = Pattern(r"\bhow many\s+((?:[a-z'-]+\s+){0,2}[a-z'-]+)", re.IGNORECASE)
_SHARED_OUT = Pattern(r"\b(?:each|every|per|apiece|costs?|price[ds]?|worth|weighs?)\b", re.IGNORECASE)
_PLACED = word_set("in on into onto at inside under near by like as than for per from")
"""Words in front of `a pond`: it is no amount."""
_SINGULARS = frozenset(NOUNS.values())


def wrong_claims(task: Task, text: str) -> str:
    """Return in words what a text says that makes another problem of its numbers; nothing if it does not."""
    is_figure = isinstance(standard_of(task.row.split("/")[1]).asks, Polygon | Roots)
    denied = _DENIES.search(text if is_figure else _NOT_COUNTED.sub("", text))
    if denied is not None:
        return f"the text has {denied[0]!r}, and so denies what it tells"
    for pattern, why in _doubts(task):
        found = pattern.search(text)
        if found is not None:
            return f"the text has {found[0].strip()!r}, {why}"
    if task.problem.positive and not _LENGTH.search(text):
        return "the text does not say that the number is positive, or a length"
    return _one_of_many(task, text)


def _doubts(task: Task) -> Iterator[tuple[Pattern, str]]:
    """Yield what a task's text must not have, and why."""
    problem = task.problem
    yield _OF_PROMPT, "which its writer was told, expected the problem alone"
    yield _ROUGH, "expected exact numbers"
    yield _AGAIN, "which counts what was counted"
    yield _FLAT, "and a perimeter is a length"
    if problem.kind() != "comparison":
        yield _OR, "and so leaves open what holds"
    if problem.equations():
        yield _UNEQUAL, "expected equations alone"
    if not task.theme:
        return
    yield _IN_SIGNS, "expected a story"
    if not problem.unknowns():
        yield _UNCOUNTED, "an amount without a number"
    if not _multiplies(problem):
        yield _OF_EACH, "and nothing is multiplied or divided"
        yield _TIMES, "and nothing is multiplied or divided"


def _multiplies(problem: Problem) -> bool:
    return any(
        isinstance(part, Operation) and part.op not in ("+", "-")
        for whole in problem.expressions()
        for part in parts(whole)
    )


def _one_of_many(task: Task, text: str) -> str:
    """Return where a text tells of an amount as of one thing: `a duck, to which 4 more come`."""
    numbers = {
        Fraction(part.value)
        for whole in task.problem.expressions()
        for part in parts(whole)
        if isinstance(part, Number)
    }
    if not task.theme or not standard_of(task.row.split("/")[1]).whole or 1 in numbers:
        return ""
    counted = (noun for phrase in _COUNTED.findall(text) for noun in nouns_in(phrase))
    nouns = "|".join(sorted(map(re.escape, {task.theme, *counted})))
    one = re.compile(
        rf"(?:\b(\w+)\s+)?\b(?:an?|one|another|single)\s+(?:[a-z]+\s+)?(?:{nouns})\b(?:\s+([a-z]+))?",
        re.IGNORECASE,
    )
    for sentence in sentences_of(text):
        found = one.search(sentence)
        # A word behind it may make another thing of it: `a pen box`.
        if found is None or _SHARED_OUT.search(sentence) or (found[2] or "").lower() in _SINGULARS:
            continue
        if (found[1] or "").lower() not in _PLACED:
            return f"the text speaks of one, {found[0].strip()!r}, where it counts many"
    return ""
