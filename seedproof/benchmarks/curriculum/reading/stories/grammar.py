"""Walks over a sentence and reads noun phrases: who, what, how many, compared with whom, in each of what."""

from collections.abc import Sequence

import msgspec

from seedproof.benchmarks.curriculum.lexicon.people import PRONOUNS as PRONOUNS_OF
from seedproof.benchmarks.curriculum.lexicon.vocabulary import (
    HOLDERS,
    SUBJECTS,
    Words,
)
from seedproof.benchmarks.curriculum.reading.concepts.text import Token
from seedproof.benchmarks.curriculum.reading.stories.tables import (
    ADJECTIVES,
    DAYS,
    FUNCTION,
    IRREGULAR,
    MONTHS,
    NOUN_FORMS,
    NOUNS_BY_FIRST,
    PERSON_NOUNS,
    PLAINLY_VERBAL,
    PLURAL_FORMS,
    SIGNS,
    SORTS_BY_FIRST,
    STUFFS_BY_FIRST,
    UNITS,
    VERB_FORMS,
    PhraseTable,
)
from seedproof.benchmarks.curriculum.symbolic.problem import Expression

PRONOUNS = frozenset(("he", "she", "it", "they", "him", "her", "them"))
POSSESSIVES = frozenset(("his", "her", "its", "their"))
DENOMINATORS = {
    "half": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
    "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12,
}  # fmt: skip


class Who(msgspec.Struct, frozen=True):
    """People by name or role, or a pronoun."""

    names: tuple[str, ...]
    plural: bool = False
    """`they`, `the two of them`: all who were named."""
    pronoun: bool = False


class Reference(msgspec.Struct, frozen=True):
    """What an amount is compared with."""

    who: Who | None = None
    noun: str = ""
    sort: str = ""
    place: Words = ()
    mark: str = ""
    """`first` or `now`, where the text says which amount is meant."""
    when: Words = ()
    verb: bool = False
    """`than Ben had`: the verb says its own time."""


class Comparison(msgspec.Struct, frozen=True):
    """How an amount is compared: `7 more than`, `3 times as many as`, `as many as`."""

    relation: str
    """more, fewer, times, part, as."""
    by: "Amount | None"
    to: Reference | None


class Amount(msgspec.Struct, kw_only=True):
    """An amount of something, or a thing with its article, or something asked for."""

    value: Expression | None = None
    unit: str = ""
    smaller: tuple[Expression, str] | None = None
    """The second part of `2 feet 5 inches`."""
    noun: str = ""
    sort: str = ""
    stuff: str = ""
    """What is in it or what it is of: `pounds of flour`, `bags of apples`."""
    determiner: str = ""
    """some, the, a, all, rest, same, his, ..."""
    more: bool = False
    fewer: bool = False
    partitive: bool = False
    """`of them`, `of the apples`, `of her apples`."""
    each: str = ""
    """In each of what."""
    each_count: "Amount | None" = None
    holds: "Amount | None" = None
    """What is in each of it: `4 boxes of 12 pencils`."""
    comparison: Comparison | None = None
    plural: bool = True
    owner: Who | None = None
    """Whose: `Zack's 2 kites`."""
    price: "Amount | None" = None
    """`a pretzel for $4`, `5 laptops that cost $501 each`"""


def _by_first_word(phrases: tuple[str, ...]) -> dict[str, list[tuple[str, Words]]]:
    """Group phrases, split into words, by their first word, in the order in which they are tried."""
    grouped = dict[str, list[tuple[str, Words]]]()
    for phrase in phrases:
        parted = tuple(phrase.split())
        grouped.setdefault(parted[0], []).append((phrase, parted))
    return grouped


_BY_FIRST_WORD = dict[tuple[str, ...], dict[str, list[tuple[str, Words]]]]()
"""What cursors have been asked for: every reader asks at every word."""


class Cursor:
    """A position in a sentence. What does not stand there gives nothing and moves nothing."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        self.tokens = tokens
        self.words = tuple([token.text for token in tokens])
        self.at = 0
        self.end = len(tokens)

    def peek(self, ahead: int = 0) -> str:
        """Return the word ahead, in lower case; nothing at the end."""
        at = self.at + ahead
        return self.words[at] if at < self.end else ""

    @property
    def done(self) -> bool:
        """Return whether nothing is left."""
        return self.at >= self.end

    @property
    def rest(self) -> str:
        """Return what is left, for messages."""
        return " ".join(self.words[self.at : self.end])

    def take(self, *phrases: str) -> str:
        """Pass over the first of these phrases that stands here, and return it."""
        at = self.at
        if at >= self.end:
            return ""
        by_first_word = _BY_FIRST_WORD.get(phrases)
        if by_first_word is None:
            by_first_word = _BY_FIRST_WORD[phrases] = _by_first_word(phrases)
        for phrase, parted in by_first_word.get(self.words[at], ()):
            end = at + len(parted)
            if self.words[at:end] == parted:
                self.at = end
                return phrase
        return ""

    def phrase(self, table: PhraseTable) -> Words:
        """Pass over the longest phrase of a table that stands here, and return it."""
        at = self.at
        by_length = table.get(self.words[at]) if at < self.end else None
        if by_length is None:
            return ()
        for length, phrases in by_length.items():
            standing = self.words[at : at + length]
            if standing in phrases:
                self.at = at + length
                return standing
        return ()

    def value(self) -> Expression | None:
        """Pass over a numeral."""
        if self.done:
            return None
        value = self.tokens[self.at].value
        if value is not None:
            self.at += 1
        return value

    def is_name(self) -> bool:
        """Return whether a first name stands here: a capitalised word that is no known word."""
        if self.done:
            return False
        token = self.tokens[self.at]
        low = token.text
        if token.raw in PRONOUNS_OF:
            return True
        return (
            token.raw[0].isupper()
            and token.value is None
            and low.isalpha()
            and low not in FUNCTION
            and low not in DAYS
            and low not in MONTHS
            and low not in VERB_FORMS
            and low not in UNITS
            and low not in ADJECTIVES
            and (low,) not in NOUN_FORMS
            and not low.endswith("ly")
        )

    def name(self) -> str:
        """Pass over a first name, perhaps with a title."""
        at = self.at
        title = ""
        if self.peek() in ("mr", "mrs", "ms", "dr", "aunt", "uncle", "captain", "farmer", "coach"):
            title = self.peek()
            self.at += 1
        if self.is_name():
            name = self.tokens[self.at].raw
            self.at += 1
            return f"{title} {name}" if title else name
        self.at = at
        return ""


def singular(word: str) -> str:
    """Return the singular of a regular plural."""
    if word in IRREGULAR:
        return IRREGULAR[word]
    if word.endswith("ies") and len(word) > 4:
        return f"{word[:-3]}y"
    if word.endswith(("ses", "xes", "zes", "ches", "shes")):
        return word[:-2]
    return word[:-1]


def is_unknown_plural(word: str) -> bool:
    """Return whether a word that is not in any list looks like a plural."""
    return (
        len(word) > 3
        and word.isalpha()
        and word.endswith("s")
        and not word.endswith(("ss", "us", "is", "ous"))
        and word not in FUNCTION
        and word not in VERB_FORMS
        and word not in PLAINLY_VERBAL
    )


def known_noun(cursor: Cursor) -> tuple[str, bool] | None:
    """Pass over a noun of the vocabulary; return its singular and whether it stands in the plural."""
    form = cursor.phrase(NOUNS_BY_FIRST)
    if not form:
        return None
    return NOUN_FORMS[form], form in PLURAL_FORMS


def is_plain_word(cursor: Cursor, ahead: int = 0) -> bool:
    """Return whether an unknown word stands here that can be an adjective or a noun."""
    at = cursor.at + ahead
    if at >= cursor.end:
        return False
    token = cursor.tokens[at]
    return (
        token.value is None
        and token.text.replace("-", "").isalpha()
        and token.raw[0].islower()
        and token.text not in FUNCTION
        and token.text not in DENOMINATORS
    )


def thing(cursor: Cursor, several: bool = True) -> tuple[str, str, bool] | None:
    """Read a noun with adjectives; return adjectives, singular, whether it stands in the plural.

    A noun that is in no list must be a plural.
    """
    at = cursor.at
    sorts: list[str] = []
    while len(sorts) < 3:
        noun = known_noun(cursor)
        if noun is not None:
            if not noun[1] and (is_noun_here(cursor) or _is_known_noun_here(cursor)):
                # `apple trees`: the noun is the first half of another one.
                sorts.append(noun[0])
                continue
            return " ".join(sorts), noun[0], noun[1]
        word = cursor.peek()
        if cursor.take("ones"):
            return " ".join(sorts), "", True
        sort = cursor.phrase(SORTS_BY_FIRST)
        if sort:
            sorts.append(" ".join(sort))
            continue
        if word in ADJECTIVES:
            cursor.at += 1
            sorts.append(word)
            continue
        if not is_plain_word(cursor):
            break
        if is_unknown_plural(word) and not is_noun_here(cursor, 1):
            cursor.at += 1
            return " ".join(sorts), singular(word), True
        if word in VERB_FORMS or not _noun_follows(cursor):
            break
        cursor.at += 1
        sorts.append(word)
    if sorts and all(sort in ADJECTIVES or tuple(sort.split()) in _KNOWN_SORTS for sort in sorts):
        return " ".join(sorts), "", several
    cursor.at = at
    return None


def _is_known_noun_here(cursor: Cursor) -> bool:
    at = cursor.at
    noun = known_noun(cursor)
    cursor.at = at
    return noun is not None


_KNOWN_SORTS = frozenset(
    sort for by_length in SORTS_BY_FIRST.values() for group in by_length.values() for sort in group
)


def is_noun_here(cursor: Cursor, ahead: int = 0) -> bool:
    """Return whether a noun of one word stands here."""
    word = cursor.peek(ahead)
    if not word or word in FUNCTION or word in VERB_FORMS or word in PLAINLY_VERBAL:
        return False
    return (word,) in NOUN_FORMS or (is_plain_word(cursor, ahead) and is_unknown_plural(word))


def _noun_follows(cursor: Cursor) -> bool:
    for ahead in (1, 2):
        if is_noun_here(cursor, ahead) or cursor.peek(ahead) in NOUNS_BY_FIRST:
            return True
        if not is_plain_word(cursor, ahead):
            return False
    return False


def unit(cursor: Cursor) -> str:
    """Pass over a unit of measure; return its singular."""
    word = cursor.peek()
    found = UNITS.get(word, "")
    if not found and cursor.at and not cursor.done and cursor.tokens[cursor.at - 1].value is not None:
        found = SIGNS.get(cursor.tokens[cursor.at].raw, "")
    if found:
        cursor.at += 1
        if cursor.peek() == "." and not cursor.done:
            cursor.at += 1
    return found


def stuff(cursor: Cursor) -> str:
    """Read what something is of: a substance, or things in the plural."""
    at = cursor.at
    cursor.take("the", "her", "his", "their")
    substance = cursor.phrase(STUFFS_BY_FIRST)
    if substance:
        return " ".join(substance)
    said = thing(cursor)
    if said is not None and said[2] and said[1]:
        return f"{said[0]} {said[1]}".strip()
    if is_plain_word(cursor) and cursor.peek() not in VERB_FORMS:
        word = cursor.peek()
        cursor.at += 1
        return word
    cursor.at = at
    return ""


_BOTH = ("the two of them", "both of them", "they both", "both", "the two friends", "the two")
_TOGETHER = frozenset(("the", "both", "they"))


def who(cursor: Cursor) -> Who | None:
    """Read people by name or role, or a pronoun."""
    at = cursor.at
    word = cursor.peek()
    if word in _TOGETHER and cursor.take(*_BOTH):
        return Who((), plural=True)
    if word in ("they", "them"):
        cursor.at += 1
        return Who(("they",), pronoun=True)
    if word in PRONOUNS and not (word == "her" and cursor.peek(1) in PERSON_NOUNS):
        cursor.at += 1
        return Who(({"him": "he", "her": "she"}.get(word, word),), pronoun=True)
    names: list[str] = []
    while True:
        name = cursor.name() or role(cursor)
        if not name:
            break
        names.append(name)
        at = cursor.at
        if cursor.take(","):
            if not cursor.take("and") and cursor.peek(1) not in (",", "and"):
                cursor.at = at
                return Who(tuple(names))
        elif not cursor.take("and"):
            return Who(tuple(names))
    if names:
        cursor.at = at
        return Who(tuple(names))
    cursor.at = at
    return None


def possessor(cursor: Cursor) -> Who | None:
    """Read whose something is: `Zack's`, `the farmer's`, `her`."""
    at = cursor.at
    if cursor.peek() in POSSESSIVES:
        word = cursor.peek()
        cursor.at += 1
        return Who(({"his": "he", "her": "she", "its": "it", "their": "they"}[word],), pronoun=True)
    article = cursor.take("the", "a", "an")
    for length in (1, 2, 3, 4):
        last = cursor.at + length - 1
        if last >= cursor.end:
            break
        word = cursor.words[last]
        if not word.endswith(("'s", "s'")):
            if not cursor.tokens[last].raw.replace("-", "").isalpha() or word in FUNCTION:
                break
            continue
        raw = cursor.tokens[last].raw
        name = raw[: -2 if word.endswith("'s") else -1]
        if not article and (
            length > 1 or not raw[0].isupper() or not (name in PRONOUNS_OF or name.isalpha())
        ):
            break
        if word in ("it's", "that's", "there's", "what's", "how's", "let's"):
            break
        if not article:
            cursor.at = last + 1
            return Who((name,))
        words = (*cursor.words[cursor.at : last], name.lower())
        cursor.at = last + 1
        return Who((" ".join(words),))
    cursor.at = at
    return None


def role(cursor: Cursor) -> str:
    """Read who is no person by name: `the baker`, `her brother`, `a farmer`."""
    at = cursor.at
    if cursor.peek() in ("a", "an", "the", "his", "her", "their", "another", "its"):
        cursor.at += 1
        here = cursor.at
        longest = len(cursor.phrase(NOUNS_BY_FIRST))
        cursor.at = here
        for form in _holders_at(cursor):
            if len(form) < longest:
                break
            cursor.at += len(form)
            return " ".join(form)
        if cursor.peek() in PERSON_NOUNS:
            word = cursor.peek()
            cursor.at += 1
            return word
    cursor.at = at
    return ""


_HOLDERS = frozenset(HOLDERS | SUBJECTS)
_LONGEST_HOLDER = max(map(len, _HOLDERS), default=1)


def _holders_at(cursor: Cursor) -> list[Words]:
    for length in range(_LONGEST_HOLDER, 0, -1):
        form = cursor.words[cursor.at : cursor.at + length]
        if form in _HOLDERS and cursor.at + length <= cursor.end:
            return [form]
    return []
