"""Walks over the tokens of a sentence: words, numerals, people, places, things."""

from collections.abc import Sequence
from functools import cache

from seedproof.benchmarks.curriculum.lexicon.measures import BILLS, COIN_PLURALS, SUBSTANCES, UNITS, VESSELS
from seedproof.benchmarks.curriculum.lexicon.people import PRONOUNS, RELATIVES, SHARERS
from seedproof.benchmarks.curriculum.lexicon.places import (
    COLORS,
    CONTAINERS,
    GROUNDS,
    HOUSES,
    KITCHENS,
    SIDES,
)
from seedproof.benchmarks.curriculum.lexicon.themes import THEMES
from seedproof.benchmarks.curriculum.lexicon.verbs import GAIN, LOSE
from seedproof.benchmarks.curriculum.reading.concepts.text import Token, Unreadable
from seedproof.benchmarks.curriculum.symbolic.problem import Expression

_NOUNS = {form: noun.singular for noun in THEMES for form in (noun.singular, noun.plural)}
_BOXES = {
    form: noun.singular
    for noun in (*CONTAINERS, *(noun for some in VESSELS.values() for noun in some))
    for form in (noun.singular, noun.plural)
} | {"pile": "pile", "piles": "pile"}
_SHARERS = {form: one for one, many in SHARERS.items() for form in (one, many)}
_SHARERS |= {form: noun.singular for noun in (*HOUSES, *KITCHENS) for form in (noun.singular, noun.plural)}
_UNITS = {form: unit.singular for unit in UNITS for form in (unit.singular, unit.plural)}
_UNITS |= {unit.sign: unit.singular for unit in UNITS if unit.sign not in ("in", "c", "m", "s", "$", "¢")}
_COINS = {form: one for one, many in COIN_PLURALS.items() for form in (one, many)}
_BILLS = {name: worth for worth, name in BILLS.items()}
_PLACES = {noun.singular for noun in (*CONTAINERS, *GROUNDS, *HOUSES, *KITCHENS)}
_SIDES = {*COLORS, *SIDES}
VERB_FORMS: dict[str, tuple[str, str]] = {}
for _sort, _by_kind in (("gain", GAIN), ("lose", LOSE)):
    for _verbs in _by_kind.values():
        for _verb in _verbs:
            for _form in (_verb.base, _verb.third, _verb.past):
                VERB_FORMS.setdefault(_form, (_sort, _verb.base))
_PAIRED = {form.split()[0] for form in (*_NOUNS, *_BOXES) if " " in form}
"""First words of nouns that have two."""
PARTICLES = frozenset(("up", "away", "off"))


@cache
def _by_first_word(phrases: tuple[str, ...]) -> dict[str, list[tuple[str, list[str]]]]:
    """Group phrases, split into words, by their first word, in the order in which they are tried."""
    found: dict[str, list[tuple[str, list[str]]]] = {}
    for phrase in phrases:
        words = phrase.split()
        found.setdefault(words[0], []).append((phrase, words))
    return found


class Cursor:
    """A position in a sentence. What does not stand there gives None or False and moves nothing."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        self.tokens = tokens
        self.at = 0
        self.words = [token.text for token in tokens]

    def peek(self, ahead: int = 0) -> str:
        """Return the word at the position, in lower case; nothing at the end."""
        index = self.at + ahead
        return self.words[index] if index < len(self.words) else ""

    @property
    def done(self) -> bool:
        """Return whether nothing is left."""
        return self.at >= len(self.tokens)

    def take(self, *phrases: str) -> str:
        """Pass over the first of these phrases that stands here, and return it."""
        words = self.words
        if self.at >= len(words):
            return ""
        for phrase, phrase_words in _by_first_word(phrases).get(words[self.at], ()):
            end = self.at + len(phrase_words)
            if words[self.at : end] == phrase_words:
                self.at = end
                return phrase
        return ""

    def need(self, *phrases: str) -> str:
        """Pass over one of these phrases, as `take` does. Raises: Unreadable where none stands."""
        phrase = self.take(*phrases)
        if not phrase:
            raise Unreadable(f"expected {phrases[0]!r} before {self.rest()!r}")
        return phrase

    def rest(self) -> str:
        """Return what is left, as text."""
        return " ".join(token.text for token in self.tokens[self.at :])

    def numeral(self) -> Expression | None:
        """Read a number."""
        if self.done:
            return None
        value = self.tokens[self.at].value
        if value is not None:
            self.at += 1
        return value

    def _entry(self, entries: dict[str, str]) -> str:
        word = self.peek()
        if word in _PAIRED and (pair := f"{word} {self.peek(1)}") in entries:
            self.at += 2
            return entries[pair]
        if word in entries:
            self.at += 1
            return entries[word]
        return ""

    def thing(self) -> str:
        """Read a thing of the lexicon, by its singular."""
        return self._entry(_NOUNS)

    def box(self) -> str:
        """Read a container, by its singular."""
        if f"{self.peek()} {self.peek(1)}" in _NOUNS:
            return ""
        return self._entry(_BOXES)

    def sharer(self) -> str:
        """Read whom things are shared among, by the singular."""
        return self._entry(_SHARERS)

    def unit(self) -> str:
        """Read a unit, by its singular."""
        return self._entry(_UNITS)

    def coin(self) -> str:
        """Read a coin, by its singular."""
        return self._entry(_COINS)

    def bill(self) -> int:
        """Read what a bill is worth, `ten-dollar bills`; 0 for none."""
        worth = _BILLS.get(self.peek(), 0)
        if worth and self.peek(1) in ("bill", "bills"):
            self.at += 2
            return worth
        return 0

    def substance(self) -> str:
        """Read a substance."""
        word = self.peek()
        if word in SUBSTANCES or word == "money":
            self.at += 1
            return word
        return ""

    def relative(self) -> bool:
        """Read `a friend`, `her brother`: somebody who is not counted."""
        if self.peek() in ("a", "his", "her", "its", "the") and self.peek(1) in RELATIVES:
            self.at += 2
            return True
        return False

    def owner(self) -> str:
        """Read whose relative stands here: `Noah's brother`."""
        name = "" if self.done else self.tokens[self.at].raw.removesuffix("'s")
        if name in PRONOUNS and self.peek().endswith("'s") and self.peek(1) in RELATIVES:
            self.at += 2
            return name
        return ""

    def verb(self) -> tuple[str, str]:
        """Read a verb of gaining or losing: its sort and base. Its particle is passed over."""
        if self.peek() not in VERB_FORMS:
            return "", ""
        sort, base = VERB_FORMS[self.peek()]
        self.at += 1
        if self.peek() in PARTICLES:
            self.at += 1
        return sort, base

    def name(self) -> str:
        """Read somebody by name, or `the north shop`, `the red box`."""
        if self.done:
            return ""
        token = self.tokens[self.at]
        if token.raw in PRONOUNS:
            self.at += 1
            return token.raw
        if token.text == "the" and self.peek(1) in _SIDES and self.peek(2) in _PLACES:
            self.at += 3
            return f"the {self.peek(-2)} {self.peek(-1)}"
        return ""


def pronoun_of(name: str) -> str:
    """Return the pronoun of a name; places and houses are `it`."""
    return PRONOUNS.get(name, "it")
