"""Checks that what a text speaks of belongs together: its theme, things, containers, verbs and units.

A row in which every apple became a violin is as true as before, and reads back as before. But nobody picks
violins into baskets: what a story names must stand together in one situation of the vocabulary at least.

A finding is one of these:

theme      the theme is no word of the text, or no word of the vocabulary
situation  a thing, a container or a verb that is in no situation which has the theme
unit       a unit that does not measure the theme, or one that is asked for and can not be worked out
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import msgspec

from seedproof.benchmarks.curriculum.lexicon.entry import Noun
from seedproof.benchmarks.curriculum.lexicon.measures import CONVERSIONS, SUBSTANCES, UNIT, UNITS, VESSELS
from seedproof.benchmarks.curriculum.lexicon.numerals import SMALL
from seedproof.benchmarks.curriculum.lexicon.people import PRONOUNS, RELATIVES, SHARERS
from seedproof.benchmarks.curriculum.lexicon.situation import Activity, Gathering, Owning, Rate, Shop
from seedproof.benchmarks.curriculum.lexicon.situations import (
    ACTIVITIES,
    GATHERINGS,
    OWNING,
    RATES,
    SHOPS,
)
from seedproof.benchmarks.curriculum.lexicon.verbs import Verb
from seedproof.record.patterns import Pattern

Misfit = tuple[str, str]
"""What does not fit, and a sentence on it."""

RARE = 3
"""A verb that at most so many situations have belongs to them alone; the others can be said of anything."""
COMMON = frozenset((
    "do", "load", "line", "time", "set", "lay", "arrange", "place", "receive", "count", "see", "want",
    "give", "get", "put", "take", "make", "go", "come", "leave", "add", "have", "need", "fill", "pack",
    "keep", "cost", "share", "divide", "split", "start", "begin", "stand", "hold", "weigh", "pay",
    "spend", "save",
))  # fmt: skip
"""Verbs that can be said of anything, however few situations list them."""
ANYWHERE = frozenset(
    (
        *RELATIVES,
        *SHARERS,
        *SHARERS.values(),
        "painted",
        "pallet",
        "pallets",
        "shelf",
        "shelves",
        "table",
        "tables",
        "time",
        "times",
        "can",
    )
)
"""Who gives and shares things of any kind, what containers stand on, and words that are other words, too."""
PRICES = ("$", "¢", "dollar", "cent", "cost", "price", "pay", "paid")
"""Without one of these nothing is bought."""
MEASURED_ANYWHERE = frozenset(("time", "money"))

_WORD = Pattern(r"[a-z]+(?:[-'’][a-z]+)*")
_POSSESSIVES = Pattern(r"\b(?:his|her|their|its)\b")
_SENTENCES = Pattern(r"(?<=[.?!])\s+(?=[\"“A-Z0-9$])|\n+")
_MEASURED = Pattern(
    rf"(?:^|\d|\b(?:more|less|fewer|another|some|{'|'.join(SMALL[1:])})) +"
    r"(?:more |less |fewer |an? )?([a-z]+)\b"
)
"""A unit, or another noun, behind an amount."""
_LONGEST = 3
"""Words of the longest noun."""


class _Scene(msgspec.Struct, frozen=True):
    """A situation, as the words that may stand together in it."""

    themes: frozenset[str]
    words: frozenset[str]
    """Things and containers, in both forms."""
    allowed: frozenset[str]
    """Who things are shared among, or in which units of time: words that any other story may have, too."""
    verbs: frozenset[str]
    """Verbs in all forms."""
    phrases: tuple[str, ...]
    """What may stand in a text whatever words it has, the longest first."""
    anchors: frozenset[str] = frozenset()
    """Words or phrases of which a text must have one, if there are any: where it happens, what is done."""


class _Vocabulary(msgspec.Struct, frozen=True):
    """All situations, and what belongs to some of them only."""

    scenes: dict[str, tuple[_Scene, ...]]
    """By theme."""
    plurals: dict[str, str]
    words: frozenset[str]
    begins: frozenset[str]
    """The first words of nouns of several words, whichever situation has them."""
    verbs: frozenset[str]
    """Rare verbs, in the forms of the present and the past."""
    places: tuple[str, ...]
    """Where things gather, without the preposition."""
    units: dict[str, frozenset[str]]
    """What a theme is measured as: mass, volume, ..."""


def misfits(text: str, theme: str) -> Iterator[Misfit]:
    """Yield what does not belong to a story on a theme."""
    vocabulary = _vocabulary()
    low = " ".join(word for word in text.split() if word.strip(".,?!") not in PRONOUNS).lower()
    yield from _unnamed(low, theme)
    scenes = vocabulary.scenes.get(theme, ())
    if not scenes:
        yield "theme", f"the theme is {theme!r}, which no situation has"
        return
    anchored = [scene for scene in scenes if _is_anchored(low, scene)]
    if not anchored:
        yield "situation", f"{theme!r}: nothing is said of where that is, or of what is done with it"
        return
    strange = min((_strange(low, scene) for scene in anchored), key=len)
    if strange:
        yield "situation", f"{', '.join(sorted(strange))}: in no situation together with {theme!r}"
    yield from wrong_units(text, vocabulary.units.get(theme, frozenset()))


def _unnamed(low: str, theme: str) -> Iterator[Misfit]:
    """Yield a finding if a text has the theme in neither form."""
    forms = {theme, _vocabulary().plurals.get(theme, f"{theme}s")}
    if not any(re.search(rf"\b{re.escape(form.lower())}\b", low) for form in forms):
        yield "theme", f"the theme is {theme!r}, which the text does not name"


def wrong_units(text: str, measured: frozenset[str]) -> Iterator[Misfit]:
    """Yield units of another kind than what is `measured` (nothing: whatever it is), and unrelated ones."""
    *told, asked = _SENTENCES.split(text.strip())
    stated = _units_in(" ".join(told))
    wanted = _units_in(re.sub(r"^.*\bhow (?:many|much)\b", "", asked.lower()))[:1]
    for unit in dict.fromkeys((*stated, *wanted)):
        kind = UNIT[unit].measures
        if measured and kind not in measured | MEASURED_ANYWHERE:
            yield (
                "unit",
                f"{unit!r} measures {kind}, what is told of is measured as {' or '.join(sorted(measured))}",
            )
    for unit in wanted:
        if stated and unit not in stated and not any(_converts(unit, other) for other in stated):
            yield (
                "unit",
                f"{unit!r} is asked for, and what is stated is in {', '.join(dict.fromkeys(stated))}",
            )


def _converts(unit: str, other: str) -> bool:
    return (unit, other) in CONVERSIONS or (other, unit) in CONVERSIONS


def _units_in(text: str) -> list[str]:
    """Return the units in which a text states amounts, or asks for one at its beginning."""
    names = _unit_names()
    return [names[unit] for unit in _MEASURED.findall(text.lower()) if unit in names]


@cache
def _unit_names() -> dict[str, str]:
    return {form: unit.singular for unit in UNITS for form in (unit.singular, unit.plural)}


def _is_anchored(low: str, scene: _Scene) -> bool:
    return not scene.anchors or any(anchor in low for anchor in scene.anchors)


def _strange(low: str, scene: _Scene) -> set[str]:
    """Return the words of a text that belong to other situations."""
    strange = _outside(low, scene)
    if not strange:
        return strange
    # Openings and the like are written for a situation as they are, with whatever words.
    low = _as_compared(low)
    for phrase in scene.phrases:
        low = low.replace(phrase, ";")
    return _outside(low, scene)


def _as_compared(phrase: str) -> str:
    return _POSSESSIVES.sub("{their}", phrase.lower())


def _outside(low: str, scene: _Scene) -> set[str]:
    vocabulary = _vocabulary()
    spoken = _WORD.findall(low)
    strange: set[str] = set()
    at = 0
    while at < len(spoken):
        length = 1
        if spoken[at] in scene.verbs:
            at += 1
            continue
        for size in range(_LONGEST if spoken[at] in vocabulary.begins else 1, 0, -1):
            phrase = " ".join(spoken[at : at + size])
            if phrase in scene.words or phrase in scene.allowed:
                length = size
                break
            if phrase in vocabulary.words:
                length = size
                strange.add(phrase)
                break
        if spoken[at] in vocabulary.verbs and spoken[at] not in scene.words:
            strange.add(spoken[at])
        at += length
    for place in vocabulary.places:
        if place in low and place not in scene.anchors and re.search(rf"\b{re.escape(place)}\b", low):
            strange.add(place)
    return strange


@cache
def _vocabulary() -> _Vocabulary:
    scenes: list[_Scene] = [
        *map(_of_owning, OWNING),
        *map(_of_gathering, GATHERINGS),
        *map(_of_activity, ACTIVITIES),
        *map(_of_shop, SHOPS),
        *map(_of_rate, RATES),
    ]
    by_theme: dict[str, list[_Scene]] = {}
    for scene in scenes:
        for theme in scene.themes:
            by_theme.setdefault(theme, []).append(scene)
    words = frozenset(word for scene in scenes for word in scene.words) - set(_unit_names()) - ANYWHERE
    return _Vocabulary(
        scenes={theme: tuple(of_theme) for theme, of_theme in by_theme.items()},
        plurals={noun.singular: noun.plural for noun in _things()},
        words=words,
        begins=frozenset(
            word.split()[0] for scene in scenes for word in (*scene.words, *scene.allowed) if " " in word
        ),
        verbs=_rare_verbs() - ANYWHERE - words - {word for scene in scenes for word in scene.allowed},
        places=tuple(sorted({place for gathering in GATHERINGS for place in _places(gathering)})),
        units=_measures(),
    )


def _rare_verbs() -> frozenset[str]:
    """Return the forms of verbs that few situations have."""
    used = Counter(deed.verb for situation in OWNING for deed in (*situation.gains, *situation.losses))
    used.update(deed.verb for situation in GATHERINGS for deed in (*situation.comes, *situation.goes))
    used.update(activity.verb for activity in ACTIVITIES)
    used.update(rate.verb for rate in RATES)
    by_base = Counter[str]()
    for verb, count in used.items():
        by_base[verb.base] += count
    rare = [verb for verb in used if by_base[verb.base] <= RARE and verb.base not in COMMON]
    return frozenset(form for verb in rare for form in (verb.third, verb.past))


def _measures() -> dict[str, frozenset[str]]:
    """Return what each substance, and each unit that is itself a theme, is measured as."""
    kinds: dict[str, set[str]] = {substance: {kind} for substance, kind in SUBSTANCES.items()}
    for situation in OWNING:
        for stuff in situation.stuff:
            if stuff.unit in UNIT:
                kinds.setdefault(stuff.substance, set()).add(UNIT[stuff.unit].measures)
    return {substance: frozenset(measured) for substance, measured in kinds.items()}


def _things() -> Iterator[Noun]:
    for owning in OWNING:
        yield from (item.noun for item in owning.items)
    for gathering in GATHERINGS:
        yield from (item.noun for item in gathering.items)
    for activity in ACTIVITIES:
        yield from (item.noun for item in activity.items)
    for shop in SHOPS:
        yield from (item.noun for item in shop.goods)
    for rate in RATES:
        yield rate.unit


def _scene(
    things: Iterable[Noun],
    containers: Iterable[Noun],
    allowed: Iterable[Noun],
    verbs: Iterable[Verb],
    phrases: Iterable[str],
    substances: Sequence[str] = (),
    anchors: Iterable[str] = (),
) -> _Scene:
    nouns = [*things]
    return _Scene(
        themes=frozenset((*(noun.singular for noun in nouns), *substances)),
        words=frozenset((*_both(nouns), *_both(containers), *(name.lower() for name in substances))),
        allowed=frozenset(_both(allowed)),
        verbs=frozenset(
            form for verb in verbs for form in (verb.base, verb.third, verb.past, verb.participle)
        ),
        phrases=tuple(sorted({_as_compared(phrase) for phrase in phrases if phrase}, key=len, reverse=True)),
        anchors=frozenset(anchors),
    )


def _places(gathering: Gathering) -> list[str]:
    """Return where a gathering is, without the preposition: things come to it, and leave it, too."""
    return [" ".join(place.lower().split()[1:]) for place in gathering.places]


def _both(nouns: Iterable[Noun]) -> Iterator[str]:
    """Yield both forms of each noun, as they stand in a text without capitals."""
    for noun in nouns:
        yield noun.singular.lower()
        yield noun.plural.lower()


def _of_owning(situation: Owning) -> _Scene:
    deeds = (*situation.gains, *situation.losses)
    return _scene(
        (item.noun for item in situation.items),
        (
            *(item.noun for item in (*situation.containers, *situation.rows)),
            *(vessel for stuff in situation.stuff for vessel in _vessels(stuff.unit)),
        ),
        situation.sharers,
        (deed.verb for deed in deeds),
        (
            *situation.who,
            *situation.openings,
            *situation.times,
            *(end for deed in deeds for end in deed.ends),
        ),
        [stuff.substance for stuff in situation.stuff],
    )


def _vessels(unit: str) -> tuple[Noun, ...]:
    return VESSELS.get(UNIT[unit].measures, ()) if unit in UNIT else ()


def _of_gathering(situation: Gathering) -> _Scene:
    deeds = (*situation.comes, *situation.goes)
    return _scene(
        (item.noun for item in situation.items),
        (item.noun for item in situation.rows),
        (),
        (deed.verb for deed in deeds),
        (
            *situation.places,
            *situation.openings,
            *situation.times,
            *(end for deed in deeds for end in deed.ends),
        ),
        anchors=_places(situation),
    )


def _of_activity(activity: Activity) -> _Scene:
    return _scene(
        (item.noun for item in activity.items),
        (),
        activity.periods,
        (activity.verb,),
        (*activity.who, *activity.openings, *activity.ends, *activity.times, *activity.each),
        anchors=(activity.verb.base, activity.verb.third, activity.verb.past, activity.verb.participle),
    )


def _of_shop(shop: Shop) -> _Scene:
    return _scene(
        (item.noun for item in shop.goods), (), (), (), (shop.place, *shop.openings), anchors=PRICES
    )


def _of_rate(rate: Rate) -> _Scene:
    substance = rate.of.removeprefix("of ")
    return _scene(
        (rate.unit,),
        (),
        (rate.per,),
        (rate.verb,),
        (rate.subject, rate.subject.replace("a ", "the ", 1)),
        (substance,) if substance else (),
        anchors=(rate.verb.base, rate.verb.third, rate.verb.past),
    )
