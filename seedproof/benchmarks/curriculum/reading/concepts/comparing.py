"""Reads two numbers to compare with <, = or >."""

from collections.abc import Sequence
from itertools import pairwise

from seedproof.benchmarks.curriculum.reading.concepts.contexts import read_in_context
from seedproof.benchmarks.curriculum.reading.concepts.nouns import stem
from seedproof.benchmarks.curriculum.reading.concepts.phrases import Phrases
from seedproof.benchmarks.curriculum.reading.concepts.text import (
    BLANK,
    Token,
    Tokens,
    Unreadable,
    sentences,
    word_set,
)
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Problem,
    Question,
)

_COMPARE = word_set("""
    compare comparing comparison compares compared symbol symbols sign signs which < >
""")
_RELATIONS = word_set("""
    greater less larger smaller bigger equal
""")
_COMMON = word_set("""
    a an the and or with to of is are be it its this that these two both one other using use by than
    from in on for number numbers fraction fractions value values amount first second left right side
    sides order given here's compare comparing comparison compares compared fill filling write put place
    choose choosing pick decide tell say show which what how do does make makes made complete completes
    true correct correctly statement sentence blank box circle between goes belongs symbol symbols sign
    signs greater less larger smaller bigger equal equals same if whether they their them fits fit please
    find determine determining relation relationship look at read card cards below you would your need
    needs needed should can as so when here consider have has following fills space insert inserting
    either analyze properly appropriately accurately appropriate expression equation evaluate problem
    question based missing then mixed stands stand best describes comparing relates related each mark
    answer math mathematical
""")
_CARDS = word_set("""
    has have holds draws drew rolls rolled picks picked wrote writes got gets chose chooses shows showed
    says tells finds found counts counted writes down card cards ticket tag tile dice die spinner player
""")
_KNOWN = _COMMON | _CARDS
_MARKS = frozenset((BLANK, ",", ":", ";", "<", ">", "=", '"', "“", "”", "'", "-", "(", ")"))
_OPERATORS = frozenset("+-*/=")
_BETWEEN = frozenset((BLANK, ",", "and", "to", "with", "or", "than", "vs", ":", ";", "/"))
"""What may stand between two numbers that are next to each other."""


def read_comparison(text: str) -> Problem | None:
    """Read the two numbers that a text asks to compare; None where it asks for something else.

    Names of people, and the signs of a list `<, =, >`, do not matter.
    """
    numbers: list[Expression] = []
    holders: list[str] = []
    mentioned: list[str] = []
    asked = False
    try:
        split = sentences(text)
        known = _KNOWN | _counted(split)
        for sentence in split:
            if [token.text for token in sentence[:3]] == ["what", "number", "is"]:
                return None
            asked = _asks(sentence) or asked
            values = numerals(sentence, known)
            numbers += values
            (holders if values else mentioned).extend(_people(sentence))
    except Unreadable:
        return read_in_context(text)
    if len(numbers) == 4 and numbers[:2] == numbers[2:]:
        # The pair is named, and then shown with a blank.
        numbers = numbers[:2]
    if len(numbers) != 2 or not asked:
        return None
    people = list(dict.fromkeys(holders))
    order = list(dict.fromkeys(mentioned))
    if len(people) == 2 and order and set(order) <= set(people) and order[0] != people[0]:
        numbers.reverse()
    elif any(person not in people for person in order) and len(people) > 1:
        return read_in_context(text)
    return Problem((), Question("answer", (Operation("_", *numbers),)))


def _counted(split: Sequence[Tokens]) -> frozenset[str]:
    """Return both forms of the one noun that follows whole numbers, `4 buttons`. Raises: Unreadable."""
    after = {
        behind.text
        for sentence in split
        for token, behind in pairwise(sentence)
        if type(token.value) is Number
        and token.text != "one"
        and behind.raw.isalpha()
        and behind.raw.islower()
        and len(behind.raw) > 1
        and behind.text not in _KNOWN
    }
    nouns = {stem(noun) for noun in after}
    if len(nouns) > 1:
        raise Unreadable("two kinds of things")
    if not nouns:
        return frozenset()
    return frozenset(token.text for sentence in split for token in sentence if stem(token.text) in nouns)


def _asks(sentence: Tokens) -> bool:
    """Return whether a sentence asks to compare, or shows a blank between two numbers.

    Raises: Unreadable where the words between two numbers make an operation of them.
    """
    words = [token.text for token in sentence]
    for at, word in enumerate(words[1:-1], start=1):
        beside = sentence[at - 1].value, sentence[at + 1].value
        if None not in beside and word not in _BETWEEN:
            raise Unreadable("two numbers make one")
    if any(first.text == "=" and second.value is not None for first, second in pairwise(sentence)):
        raise Unreadable("an equation")
    if any(BLANK in pair and not _OPERATORS.isdisjoint(pair) for pair in pairwise(words)):
        raise Unreadable("an equation with a blank")
    distinct = set(words)
    return bool(distinct & _COMPARE or BLANK in distinct or len(distinct & _RELATIONS) > 1)


def numerals(sentence: Tokens, known: frozenset[str]) -> list[Expression]:
    """Return the numerals of a sentence, all of whose words are known. Raises: Unreadable."""
    values: list[Expression] = []
    reader = Phrases(sentence)
    while not reader.done:
        token = sentence[reader.at]
        if token.value is not None and not _is_no_numeral(reader, token):
            values.append(_fraction(reader))
        elif _begins_a_numeral(reader):
            values.append(reader.atom())
        elif _may_stand(
            token, known, reader.at == 0 and reader.word(1) not in _CARDS and not token.text.endswith("'s")
        ):
            reader.at += 1
        else:
            raise Unreadable(token.raw)
    return values


def _fraction(reader: Phrases) -> Expression:
    """Read a numeral, or a fraction with spaces around its slash: `5 / 4`."""
    top = reader.atom()
    if not reader.accept("/"):
        return top
    under = reader.atom()
    whole = type(top) is Number and type(under) is Number and not top.places and not under.places
    if not whole:
        raise Unreadable("a quotient to compare")
    return Operation("/", top, under)


def _begins_a_numeral(reader: Phrases) -> bool:
    """Return whether a negative numeral comes next, or one in brackets."""
    if reader.at + 1 >= len(reader.tokens) or reader.word() not in ("-", "("):
        return False
    return reader.tokens[reader.at + 1].value is not None or reader.word(1) == "-"


def _people(sentence: Tokens) -> list[str]:
    """Return the names in a sentence, in order."""
    words = [(token, token.text.removesuffix("'s").removesuffix("'")) for token in sentence]
    return [
        word for token, word in words if token.raw[0].isupper() and word not in _KNOWN and not token.value
    ]


_COUNTED = word_set("""
    numbers fractions whole values cards given sides factors of following mixed
""")
_BEFORE_ONE = word_set("""
    which each second greater larger smaller bigger lesser correct right this that every only
""")
_BEHIND_ONE = word_set("""
    of is number symbol sign
""")


def _is_no_numeral(reader: Phrases, token: Token) -> bool:
    """Return whether a number word counts words, not values: `the two fractions`, `which one`."""
    if token.text == "two":
        return reader.word(1) in _COUNTED
    before = reader.tokens[reader.at - 1].text if reader.at else ""
    return token.text == "one" and (before in _BEFORE_ONE or reader.word(1) in _BEHIND_ONE)


def _may_stand(token: Token, known: frozenset[str], first: bool) -> bool:
    word = token.text.removesuffix("'s").removesuffix("'")
    if word in known or token.value is not None:
        return True
    if not token.raw[0].isalpha():
        return token.text in _MARKS or token.text == "?"
    return token.raw[0].isupper() and not first and len(token.raw) > 1
