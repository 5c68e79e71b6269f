"""The vocabulary of stories: forms, usual sizes, and words that would count without being read."""

import re
from collections.abc import Iterator, Sequence

import pytest

from seedproof.benchmarks.curriculum.lexicon.lists import items, verb
from seedproof.benchmarks.curriculum.lexicon.measures import UNIT
from seedproof.benchmarks.curriculum.lexicon.people import HE, RELATIVES, SHE
from seedproof.benchmarks.curriculum.lexicon.situation import Deed, Item, Owning
from seedproof.benchmarks.curriculum.lexicon.situations import GATHERINGS, OWNING
from seedproof.record.errors import SeedproofError

COUNTING = frozenset((
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "twenty", "thirty", "forty", "fifty", "hundred", "thousand", "million", "dozen", "pair",
    "couple", "half", "third", "quarter", "double", "triple", "once", "twice", "both", "either",
    "neither", "each", "every", "everyone", "everybody", "everything", "all", "some", "somebody", "any",
    "many", "much", "more", "most", "few", "fewer", "less", "least", "several", "another", "other",
    "others", "rest", "remaining", "enough", "extra", "whole", "none", "no", "nobody", "nothing",
    "second", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
))  # fmt: skip
"""Number words and quantifiers: an amount that no statement has."""
ORDER = frozenset((
    "before", "again", "later", "then", "now", "next", "previous", "yesterday", "today", "tomorrow",
    "already", "first", "last", "afterwards",
))  # fmt: skip
SIZES = {5: 1, 10: 2, 20: 4, 100: 5, 1_000: 50, 10_000: 200, 100_000: 500}
"""The largest amount of a class of sizes, and the smallest that its stories have to do with."""
VESSELS = frozenset((
    "bag", "basket", "bottle", "bowl", "box", "bucket", "bundle", "can", "carton", "case", "crate", "cup",
    "drawer", "envelope", "jar", "jug", "packet", "pot", "pouch", "tin", "tray",
))  # fmt: skip


def _words(phrase: str) -> list[str]:
    return re.findall(r"[a-z]+", phrase.lower())


def _deeds(situation: Owning) -> tuple[Deed, ...]:
    return (*situation.gains, *situation.losses)


def _phrases(situation: Owning) -> Iterator[str]:
    yield from situation.openings
    yield from situation.times
    for deed in _deeds(situation):
        yield from deed.ends


def _counted(situation: Owning) -> tuple[Item, ...]:
    return (*situation.items, *situation.containers, *situation.rows)


def _serves(item: Item, smallest: int, largest: int) -> bool:
    return item.least <= smallest and largest * 9 // 10 <= item.most


def test_situations_have_different_names() -> None:
    names = [situation.name for situation in OWNING]
    assert len(set(names)) == len(names)


def test_lists_repeat_nothing(subtests: pytest.Subtests) -> None:
    for situation in OWNING:
        with subtests.test(situation.name):
            nouns = [item.noun.singular for item in situation.items]
            verbs = [deed.verb for deed in _deeds(situation)]
            lists: tuple[Sequence[object], ...] = (
                nouns,
                verbs,
                [item.noun.singular for item in situation.containers],
                [item.noun.singular for item in situation.rows],
                list(situation.sharers),
                list(situation.sorts),
                list(situation.openings),
                list(situation.times),
                list(situation.who),
                *[list(deed.ends) for deed in _deeds(situation)],
            )
            for words in lists:
                assert len(set(words)) == len(words)


def test_usual_amounts_are_sensible(subtests: pytest.Subtests) -> None:
    for situation in OWNING:
        with subtests.test(situation.name):
            for item in _counted(situation):
                assert 1 <= item.least < item.most <= 99_999
            for item in (*situation.containers, *situation.rows):
                assert item.most <= 1_000
            for substance in situation.stuff:
                assert 1 <= substance.least < substance.most <= 9_999
                assert substance.unit in UNIT


def test_there_are_words_enough(subtests: pytest.Subtests) -> None:
    for situation in OWNING:
        with subtests.test(situation.name):
            assert len(situation.items) >= 6
            assert len(situation.gains) >= 3
            assert len(situation.losses) >= 3
            assert len(situation.openings) >= 3
            assert len(situation.times) >= 2


def test_phrases_count_nothing_and_order_nothing(subtests: pytest.Subtests) -> None:
    for situation in OWNING:
        with subtests.test(situation.name):
            for phrase in _phrases(situation):
                words = frozenset(_words(phrase))
                assert not words & COUNTING, phrase
                assert not re.search(r"\d", phrase), phrase
            for deed in _deeds(situation):
                for end in deed.ends:
                    assert not frozenset(_words(end)) & ORDER, end
                    assert end[-1].isalpha()


def test_phrases_name_no_items_of_their_situation(subtests: pytest.Subtests) -> None:
    """A story is about one kind of thing; its scenery must not bring in a second."""
    for situation in OWNING:
        with subtests.test(situation.name):
            for item in situation.items:
                pattern = re.compile(rf"\b(?:{item.noun.singular}|{item.noun.plural})\b", re.IGNORECASE)
                for phrase in situation.openings:
                    assert not pattern.search(phrase), (phrase, item.noun.plural)
                for deed in _deeds(situation):
                    for end in deed.ends:
                        assert not pattern.search(end), (end, item.noun.plural)


def test_openings_are_sentences_and_times_are_phrases(subtests: pytest.Subtests) -> None:
    for situation in OWNING:
        with subtests.test(situation.name):
            for opening in situation.openings:
                assert opening[0].isupper()
                assert opening.endswith(".")
                assert opening.count(".") == 1
            for time in situation.times:
                assert time[0].isupper()
                assert time[-1].isalpha()


def test_times_are_not_said_again_at_the_end(subtests: pytest.Subtests) -> None:
    for situation in OWNING:
        with subtests.test(situation.name):
            times = {time.lower() for time in situation.times}
            ends = {end.lower() for deed in _deeds(situation) for end in deed.ends}
            assert not times & ends


def test_holders_have_an_article(subtests: pytest.Subtests) -> None:
    for situation in OWNING:
        with subtests.test(situation.name):
            for holder in situation.who:
                assert holder.startswith("the ")
            if situation.who:
                assert "{their}" not in " ".join(_phrases(situation))


def test_a_verb_gains_or_loses_and_never_both() -> None:
    gains = {(deed.verb.base, deed.verb.particle) for situation in OWNING for deed in situation.gains}
    losses = {(deed.verb.base, deed.verb.particle) for situation in OWNING for deed in situation.losses}
    gains |= {(deed.verb.base, deed.verb.particle) for situation in GATHERINGS for deed in situation.comes}
    losses |= {(deed.verb.base, deed.verb.particle) for situation in GATHERINGS for deed in situation.goes}
    assert not gains & losses


def test_a_verb_has_the_same_forms_everywhere() -> None:
    forms: dict[str, tuple[str, str, str]] = {}
    for situation in OWNING:
        for deed in _deeds(situation):
            known = (deed.verb.third, deed.verb.past, deed.verb.participle)
            assert forms.setdefault(deed.verb.base, known) == known


def test_a_noun_has_the_same_plural_everywhere() -> None:
    plurals: dict[str, str] = {}
    for situation in OWNING:
        nouns = (*(item.noun for item in _counted(situation)), *situation.sharers)
        for noun in nouns:
            assert plurals.setdefault(noun.singular, noun.plural) == noun.plural
    assert len(set(plurals.values())) == len(plurals)


def test_things_are_no_containers_and_no_units() -> None:
    things = {item.noun.singular for situation in OWNING for item in situation.items}
    vessels = {
        vessel.noun.singular for situation in OWNING for vessel in (*situation.containers, *situation.rows)
    }
    assert not things & vessels
    assert not things & set(UNIT)
    assert not {thing for thing in things if thing.split()[-1] in VESSELS}


def test_sizes_are_served(subtests):
    for largest in SIZES:
        with subtests.test(largest=largest):
            serving = [
                situation.name
                for situation in OWNING
                if sum(_serves(item, SIZES[largest], largest) for item in situation.items) >= 3
            ]
            assert len(serving) >= 6


def test_the_vocabulary_is_rich() -> None:
    things = {item.noun.singular for situation in OWNING for item in situation.items}
    verbs = {deed.verb.base for situation in OWNING for deed in _deeds(situation)}
    assert len(OWNING) >= 45
    assert len(things) >= 450
    assert len(verbs) >= 120


def test_names_are_single_words_of_one_pronoun() -> None:
    names = (*SHE, *HE)
    assert len(names) >= 250
    assert len(set(names)) == len(names)
    for name in names:
        assert re.fullmatch(r"[A-Z][a-z]+", name)
    assert len(set(RELATIVES)) == len(RELATIVES)


def test_regular_verbs_need_their_base_alone() -> None:
    assert verb("hurry").past == "hurried"
    assert verb("play").third == "plays"
    assert verb("bake").participle == "baked"
    assert verb("mail off").particle == "off"


def test_a_range_that_falls_is_refused() -> None:
    with pytest.raises(SeedproofError):
        items("plum/plums 60-2")
