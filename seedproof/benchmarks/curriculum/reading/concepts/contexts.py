"""Reads two amounts to compare that a small story tells: `Mia ran 2/3 mile. Leo ran 3/5 mile`.

Both must be told in the same words, but for who has them or what sort they are. So nobody needs to know
what is done with them.
"""

from collections.abc import Sequence

from seedproof.benchmarks.curriculum.reading.concepts.nouns import stem
from seedproof.benchmarks.curriculum.reading.concepts.text import Tokens, Unreadable, sentences, word_set
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Operation, Problem, Question

_SILENT = word_set(
    "a an the of in on for to too also his her it its their and there is are first second other"
)
_QUESTION = word_set("""
    which symbol sign compare compares write to with or is than less greater equal the number amount distance
    time length weight height fraction part share of how many much and goes between in this order answer long
    far one their two amounts numbers fractions has have did using by as
""")
_COMPARES = word_set("compare compares symbol sign write greater < >")
_OTHERWISE = word_set("""
    more fewer twice half times left not than lost gave gives each per total together - minus negative below
    under
""")
_PLACES = frozenset(("on", "in", "at"))
_PAIR = 2


def read_in_context(text: str) -> Problem | None:
    """Read the two amounts that a story asks to compare; None where it asks for something else."""
    try:
        *told, question = sentences(text)
    except (Unreadable, ValueError):
        return None
    count = sum(
        token.value is not None and token.text not in ("one", "two")
        for sentence in told
        for token in sentence
    )
    if count != _PAIR or any(token.value is not None for token in question):
        return None
    if any(token.text in _OTHERWISE for sentence in told for token in sentence):
        return None
    clauses = [clause for sentence in told for clause in _clauses(sentence)]
    numbers = [(_number(clause), _words(clause)) for clause in clauses]
    amounts = [(number, words) for number, words in numbers if number is not None]
    if len(amounts) != _PAIR:
        return None
    (first, mine), (second, yours) = amounts
    if first is None or second is None:
        return None
    order = _order(question, mine, yours, frozenset().union(*(words for _, words in numbers)))
    if order is None:
        return None
    pair = (first, second) if order else (second, first)
    return Problem((), Question("answer", (Operation("_", *pair),)))


def _clauses(sentence: Tokens) -> list[Tokens]:
    """Split a sentence at `and` where a number stands on either side."""
    words = [token.text for token in sentence]
    for at, word in enumerate(words):
        if word == "and" and None not in (_number(sentence[:at]), _number(sentence[at + 1 :])):
            return [sentence[:at], _without_place(sentence[at + 1 :], words[:at])]
    return [sentence]


def _without_place(clause: Tokens, before: Sequence[str]) -> Tokens:
    """Leave out where both amounts are: `5 red and 6 blue marbles on the table`."""
    for at, token in enumerate(clause):
        if token.text in _PLACES and _PLACES.isdisjoint(before):
            return clause[:at]
    return clause


def _number(clause: Tokens) -> Expression | None:
    """Return the amount of a clause; None where it has none, or several."""
    values = [token.value for token in clause if token.value is not None and token.text not in ("one", "two")]
    return values[0] if len(values) == 1 else None


def _words(clause: Tokens) -> frozenset[str]:
    return frozenset(
        stem(token.text.removesuffix("'s"))
        for token in clause
        if token.text[0].isalpha() and token.value is None and token.text not in _SILENT
    )


def _order(
    question: Tokens, mine: frozenset[str], yours: frozenset[str], told: frozenset[str]
) -> bool | None:
    """Return whether the question names the first amount first; None where that is not clear."""
    if not any(token.text in _COMPARES for token in question):
        return None
    first = mine - yours
    second = yours - mine
    asked = [stem(token.text.removesuffix("'s").removesuffix("'")) for token in question]
    strange = [
        word
        for word, token in zip(asked, question, strict=True)
        if word[0].isalpha() and word not in told and token.text not in _QUESTION
    ]
    named = [word for word in asked if word in first | second]
    if strange or not first or not second or not named or len(second) > 1:
        return None
    if first & set(named) and second & set(named) and _parallel(first, second, named):
        return named[0] in first
    return None


def _parallel(first: frozenset[str], second: frozenset[str], named: Sequence[str]) -> bool:
    """Return whether the amounts differ in one word each, or the second leaves out who has them."""
    return len(first) == len(second) == 1 or len(first & set(named)) == 1
