"""Reads two numbers to compare with <, = or >."""

from seedproof.benchmarks.curriculum.lexicon.themes import THEMES
from seedproof.benchmarks.curriculum.reading.concepts.phrases import Phrases
from seedproof.benchmarks.curriculum.reading.concepts.text import Token, Unreadable, sentences, word_set
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation, Problem, Question

_BLANKS = word_set("""
    _ □ ◯ ○ ? …
""")
_ASKED = word_set("""
    compare comparing comparison compares greater less larger smaller bigger symbol sign which < >
""")
_COMMON = word_set("""
    a an the and or with to of is are be it its this that these two both one other using use by than
    from in on for number numbers fraction fractions value values amount first second left right side
    sides order given here's compare comparing comparison compares fill write put place choose pick
    decide tell say show which what how do does make makes made complete completes true correct
    correctly statement sentence blank box circle between goes belongs symbol symbols sign greater less
    larger smaller bigger equal equals same if whether they their them fits fit please find determine
    relation relationship look at read card cards below you would your need needs needed should can as
    so when here consider have has
""")
_CARDS = word_set("""
    has have holds draws drew rolls rolled picks picked wrote writes got gets chose chooses shows showed
    says tells finds found counts counted writes down card cards ticket tag tile dice die spinner player
""")


def read_comparison(text: str) -> Problem | None:
    """Read the two numbers that a text asks to compare; None where it asks for something else.

    Names of people, and the signs of a list `<, =, >`, do not matter.
    """
    numbers: list[Expression] = []
    holders: list[str] = []
    mentioned: list[str] = []
    asked = False
    try:
        for sentence in _without_things(sentences(text)):
            if [token.text for token in sentence[:3]] == ["what", "number", "is"]:
                return None
            asked = asked or _asks(sentence)
            values = numerals(sentence, _COMMON | _CARDS)
            numbers += values
            (holders if values else mentioned).extend(_people(sentence))
    except Unreadable:
        return None
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
        return None
    return Problem((), Question("answer", (Operation("_", *numbers),)))


def _without_things(split: list[list[Token]]) -> list[list[Token]]:
    """Drop what is counted, `4 buttons`, from sentences. Raises: Unreadable unless it is one thing."""
    things = set[str]()
    kept = list[list[Token]]()
    for sentence in split:
        counted = [at for at in range(1, len(sentence)) if _is_counted(sentence, at)]
        things |= {_SINGULARS[sentence[at].text] for at in counted}
        kept.append([token for at, token in enumerate(sentence) if at not in counted])
    if len(things) > 1:
        raise Unreadable("two kinds of things")
    return kept


def _is_counted(sentence: list[Token], at: int) -> bool:
    """Return whether a noun follows its whole number, in the form that this number takes."""
    number = sentence[at - 1].value
    word = sentence[at].text
    if word not in _SINGULARS or type(number) is not Number or number.places:
        return False
    return (_SINGULARS[word] == word) == (number.digits == 1)


_SINGULARS = {form: noun.singular for noun in THEMES for form in (noun.singular, noun.plural)}


def _asks(sentence: list[Token]) -> bool:
    """Return whether a sentence asks to compare, or shows a blank between two numbers."""
    words = [token.text for token in sentence]
    for at, word in enumerate(words[1:-1], start=1):
        beside = sentence[at - 1].value, sentence[at + 1].value
        if word == "of" and None not in beside:
            raise Unreadable("a part of a number")
    if words[-1] == "?":
        words = words[:-1]
    return any(word in _ASKED or word in _BLANKS for word in words)


def numerals(sentence: list[Token], known: frozenset[str]) -> list[Expression]:
    """Return the numerals of a sentence, all of whose words are known. Raises: Unreadable."""
    values: list[Expression] = []
    reader = Phrases(sentence)
    while reader.at < len(sentence):
        token = sentence[reader.at]
        if token.value is not None and not _is_no_numeral(reader, token):
            reader.at += 1
            values.append(token.value)
        elif token.text == "-" and reader.word(1) and sentence[reader.at + 1].value is not None:
            values.append(reader.atom())
        elif _may_stand(
            token, known, reader.at == 0 and reader.word(1) not in _CARDS and not token.text.endswith("'s")
        ):
            reader.at += 1
        else:
            raise Unreadable(token.raw)
    return values


def _people(sentence: list[Token]) -> list[str]:
    """Return the names in a sentence, in order."""
    words = [(token, token.text.removesuffix("'s").removesuffix("'")) for token in sentence]
    return [
        word
        for token, word in words
        if token.raw[0].isupper() and word not in _COMMON | _CARDS and not token.value
    ]


def _is_no_numeral(reader: Phrases, token: Token) -> bool:
    """Return whether a number word counts words, not values: `the two fractions`, `which one`."""
    if token.text == "two":
        return reader.word(1) in (
            "numbers",
            "fractions",
            "whole",
            "values",
            "cards",
            "given",
            "sides",
            "factors",
            "of",
        )
    before = reader.tokens[reader.at - 1].text if reader.at else ""
    return token.text == "one" and (
        before in _BEFORE_ONE or reader.word(1) in ("of", "is", "number", "symbol", "sign")
    )


_BEFORE_ONE = word_set("""
    which each second greater larger smaller bigger lesser correct right this that every only
""")


def _may_stand(token: Token, known: frozenset[str], first: bool) -> bool:
    word = token.text.removesuffix("'s").removesuffix("'")
    if word in known or token.value is not None:
        return True
    if not token.raw[0].isalpha():
        return token.raw in _MARKS
    return token.raw[0].isupper() and not first and len(token.raw) > 1


_MARKS = _BLANKS | frozenset((",", ":", ";", "<", ">", "=", "(", ")", '"', "“", "”", "'", "-"))
