"""Flattened views of the vocabulary: every word with what it can be, whatever situation it belongs to.

All are prepared once, at import. Phrases are tuples of words in lower case, without signs.
"""

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

import msgspec

from seedproof.benchmarks.curriculum.lexicon.entry import Noun
from seedproof.benchmarks.curriculum.lexicon.measures import (
    BILLS,
    COIN_PLURALS,
    SUBSTANCES,
    UNITS,
    VESSELS,
)
from seedproof.benchmarks.curriculum.lexicon.people import SHARERS as PEOPLE_WHO_SHARE
from seedproof.benchmarks.curriculum.lexicon.places import CONTAINERS as BOXES
from seedproof.benchmarks.curriculum.lexicon.situation import Deed
from seedproof.benchmarks.curriculum.lexicon.situations import ACTIVITIES, GATHERINGS, OWNING, RATES, SHOPS
from seedproof.benchmarks.curriculum.lexicon.themes import THEMES
from seedproof.benchmarks.curriculum.lexicon.verbs import Verb
from seedproof.record.patterns import Pattern

Effect: TypeAlias = Literal["gain", "loss", "comes", "goes", "does"]
"""What a verb does to an amount: more, less, more of those who are here, less of them, or a deed itself."""
Words: TypeAlias = tuple[str, ...]


class VerbForm(msgspec.Struct, frozen=True):
    """What a form of a verb can be."""

    base: str
    particle: str
    effect: Effect
    participle: bool
    """Whether the form is also the participle."""


_WORD = Pattern(r"[a-z0-9'-]+")


def words(phrase: str) -> Words:
    """Split a phrase into its words, in lower case, without signs."""
    return tuple(_WORD.findall(phrase.lower().replace("’", "'")))


def _deeds() -> Iterator[tuple[Effect, Deed]]:
    for owning in OWNING:
        for deed in owning.gains:
            yield "gain", deed
        for deed in owning.losses:
            yield "loss", deed
    for gathering in GATHERINGS:
        for deed in gathering.comes:
            yield "comes", deed
        for deed in gathering.goes:
            yield "goes", deed


def _verbs() -> Iterator[tuple[Effect, Verb]]:
    for effect, deed in _deeds():
        yield effect, deed.verb
    for activity in ACTIVITIES:
        yield "does", activity.verb
    for rate in RATES:
        yield "does", rate.verb


def _verb_forms() -> dict[str, tuple[VerbForm, ...]]:
    forms = dict[str, dict[VerbForm, None]]()
    for effect, verb in _verbs():
        for form in {verb.base, verb.third, verb.past, verb.participle}:
            meant = VerbForm(verb.base, verb.particle, effect, form == verb.participle)
            forms.setdefault(form, {})[meant] = None
    return {form: tuple(meanings) for form, meanings in forms.items()}


VERBS = _verb_forms()
"""All forms of all verbs."""


def _nouns() -> Iterator[Noun]:
    yield from THEMES
    for owning in OWNING:
        yield from (item.noun for item in (*owning.items, *owning.containers, *owning.rows))
        yield from owning.sharers
    for gathering in GATHERINGS:
        yield from (item.noun for item in (*gathering.items, *gathering.rows))
    for activity in ACTIVITIES:
        yield from (item.noun for item in activity.items)
        yield from activity.periods
    for shop in SHOPS:
        yield from (item.noun for item in shop.goods)
    for rate in RATES:
        yield rate.unit
        yield rate.per
    yield from _containers()
    yield from _sharers()


def _containers() -> Iterator[Noun]:
    for owning in OWNING:
        yield from (item.noun for item in owning.containers)
    yield from BOXES
    for vessels in VESSELS.values():
        yield from vessels


def _rows() -> Iterator[Noun]:
    for owning in OWNING:
        yield from (item.noun for item in owning.rows)
    for gathering in GATHERINGS:
        yield from (item.noun for item in gathering.rows)


def _sharers() -> Iterator[Noun]:
    for owning in OWNING:
        yield from owning.sharers
    yield from (Noun(singular, plural) for singular, plural in PEOPLE_WHO_SHARE.items())


def _forms(nouns: Iterable[Noun]) -> dict[Words, str]:
    return {words(form): noun.singular for noun in nouns for form in (noun.singular, noun.plural)}


NOUNS = _forms(_nouns())
"""Every noun by both of its forms; the singular that it is a form of."""
PLURALS = frozenset(words(plural) for plural in {noun.plural for noun in _nouns()})
CONTAINERS = frozenset(noun.singular for noun in _containers())
ROWS = frozenset(noun.singular for noun in _rows())
SHARERS = frozenset(noun.singular for noun in _sharers())
PERIODS = frozenset(
    [noun.singular for activity in ACTIVITIES for noun in activity.periods]
    + [rate.per.singular for rate in RATES]
)
_WHO = tuple(who for owning in OWNING for who in owning.who) + tuple(
    who for activity in ACTIVITIES for who in activity.who
)
HOLDERS = frozenset(words(who)[1:] for who in _WHO)
"""Who has things and is no person by name, without article: `fruit seller`."""
SUBJECTS = frozenset(words(rate.subject)[1:] for rate in RATES)
SORTS = frozenset(words(sort) for owning in OWNING for sort in owning.sorts) | frozenset(
    words(sort) for gathering in GATHERINGS for sort in gathering.sorts
)
GOODS = frozenset(item.noun.singular for shop in SHOPS for item in shop.goods)
UNIT_FORMS = {form: unit.singular for unit in UNITS for form in (unit.singular, unit.plural)}
UNIT_SIGNS = {unit.sign: unit.singular for unit in UNITS if unit.sign.isalpha() and unit.sign != "in"}
"""Signs of units; `in` is nearly always a word."""
STUFFS = frozenset(
    [words(substance) for substance in SUBSTANCES]
    + [words(stuff.substance) for owning in OWNING for stuff in owning.stuff]
    + [words(rate.of)[1:] for rate in RATES if rate.of]
)
"""What is measured: `ribbon`, `apples`."""
COINS = {form: singular for singular, plural in COIN_PLURALS.items() for form in (singular, plural)}
BILL_NAMES = {name: worth for worth, name in BILLS.items()}


def _phrases() -> Iterator[str]:
    for _, deed in _deeds():
        yield from deed.ends
    for activity in ACTIVITIES:
        yield from activity.ends
        yield from activity.times
    for owning in OWNING:
        yield from owning.times
    for gathering in GATHERINGS:
        yield from gathering.times
    for shop in SHOPS:
        yield shop.place


def _said_phrases() -> frozenset[Words]:
    said = set[Words]()
    for phrase in set(_phrases()):
        owners = ("his", "her", "its", "their") if "{their}" in phrase else ("",)
        said.update(words(phrase.replace("{their}", owner)) for owner in owners)
    return frozenset(said)


PHRASES = _said_phrases()
"""Phrases that stand at the beginning or behind a verb and change no amount."""
PLACES = frozenset(words(place) for gathering in GATHERINGS for place in gathering.places)
EACH = frozenset(words(each) for activity in ACTIVITIES for each in activity.each)


def _openings() -> Iterator[str]:
    for owning in OWNING:
        yield from owning.openings
    for gathering in GATHERINGS:
        yield from gathering.openings
    for activity in ACTIVITIES:
        yield from activity.openings
    for shop in SHOPS:
        yield from shop.openings


OPENINGS = frozenset(words(opening) for opening in _openings())
"""Sentences that set the scene."""
