"""Reads products of fractions in a small story: a part of an amount, or so many times an amount.

`A recipe needs 2/5 cup of flour. Mia makes 1/3 of it. How much flour is that?`
`One lap is 3/4 mile. Leo runs 7 laps. How many miles does he run?`
"""

from collections.abc import Sequence

from seedproof.benchmarks.curriculum.reading.concepts.applications.facts import (
    RELATIONS,
    Fact,
    content,
    facts_of,
)
from seedproof.benchmarks.curriculum.reading.concepts.nouns import root, stem
from seedproof.benchmarks.curriculum.reading.concepts.text import Tokens, Unreadable, sentences, word_set
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation, Problem, Question

_REST = word_set("left rest remain remains remaining still other others before first now each per every")
"""Words of a question for something else than the product."""
_SILENT = word_set("cup piece part amount whole all time need many much far long is that fraction")
_ONE = frozenset(("each", "every", "one"))
_PAIR = 2


def read_product(text: str) -> Problem | None:
    """Read the product that a story of two numbers asks for; None where it says something else."""
    try:
        split = sentences(text)
        product = _product(split)
    except (Unreadable, IndexError):
        return None
    return Problem((), Question("answer", (product,))) if product is not None else None


def _product(split: Sequence[Tokens]) -> Expression | None:
    if len(split) != _PAIR + 1:
        return None
    words = {token.text for sentence in split for token in sentence}
    question = split[-1]
    asked = {token.text for token in question}
    if words & (RELATIONS - {"half", "only"}) or asked & _REST:
        return None
    if question[0].text not in ("how", "what", "on", "for", "in", "find", "work"):
        return None
    facts = facts_of(split)
    if len(facts) != _PAIR:
        return None
    first, second = facts
    if isinstance(first.value, Number) and isinstance(second.value, Number):
        return None
    if (first.sentence, second.sentence) != (0, 1) or first.dollars or second.dollars:
        return None
    if _is_part(split[1], second) and _asks_for_part(split, question):
        return Operation("*", second.value, first.value)
    if _is_one(split[0], second) and _asks_for_amount(first, question):
        return Operation("*", second.value, first.value)
    return None


def _is_part(sentence: Tokens, fact: Fact) -> bool:
    """Return whether a number is a fraction of what the sentence before is about."""
    if isinstance(fact.value, Number):
        return False
    if [token.text for token in sentence[:2]] in (["of", "these"], ["of", "those"], ["of", "them"]):
        return True
    at = next(index for index, token in enumerate(sentence) if token.value is fact.value)
    behind = [token.text for token in sentence[at + 1 : at + 3]]
    return (
        behind[:1] == ["of"]
        and len(behind) > 1
        and behind[1] in ("it", "the", "that", "what", "this", "them")
    )


def _asks_for_part(split: Sequence[Tokens], question: Tokens) -> bool:
    """Return whether a question is about what the sentence with the fraction says, or `is that`."""
    words = [token.text for token in question if token.text != "?"]
    if words[-1] == "that" and words[-2] in ("is", "was"):
        return True
    told = {root(word) for word in content(split[1])} - {root(word) for word in content(split[0])} - _SILENT
    said = {root(word) for word in content(question)}
    needs = "recipe" in {token.text for token in split[0]} and bool({"need", "needed", "needs"} & set(words))
    return needs or bool(told & said)


def _is_one(sentence: Tokens, second: Fact) -> bool:
    """Return whether a sentence tells the amount of one of what is counted in the next."""
    return bool(second.noun) and any(
        token.text in _ONE and any(stem(behind.text) == second.noun for behind in sentence[at + 1 : at + 3])
        for at, token in enumerate(sentence)
    )


def _asks_for_amount(first: Fact, question: Tokens) -> bool:
    """Return whether a question asks for the unit in which one of them is told."""
    words = [token.text for token in question]
    units = {stem(word) for word in words}
    return bool(first.noun) and first.noun in units and {"how", "what"} & set(words) != set()
