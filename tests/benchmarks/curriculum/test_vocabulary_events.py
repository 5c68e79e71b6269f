"""Promises of the vocabulary of comings and goings, activities, prices, rates and measures."""

import re

from seedproof.benchmarks.curriculum.lexicon.measures import (
    BILLS,
    COIN_PLURALS,
    COINS,
    CONVERSIONS,
    SUBSTANCES,
    UNIT,
    UNITS,
    VESSELS,
)
from seedproof.benchmarks.curriculum.lexicon.numerals import SMALL
from seedproof.benchmarks.curriculum.lexicon.people import PRONOUNS
from seedproof.benchmarks.curriculum.lexicon.situation import Activity, Gathering, Shop
from seedproof.benchmarks.curriculum.lexicon.situations import ACTIVITIES, GATHERINGS, RATES, SHOPS
from seedproof.benchmarks.curriculum.lexicon.themes import THEMES
from seedproof.benchmarks.curriculum.lexicon.verbs import Verb

AMOUNTS = {
    *SMALL,
    *("first", "third", "once", "twice", "dozen", "couple", "pair", "hundred", "thousand", "half", "quarter"),
    *("every", "each", "some", "many", "all", "few", "several", "both", "more", "another", "rest", "fewer"),
    *("less", "most", "none", "total", "double", "now"),
}
"""Words that a sentence without amounts does not have."""
SIZES = (5, 10, 20, 100, 1000, 10000, 100000)
GOINGS_ON: tuple[Gathering | Activity | Shop, ...] = (*GATHERINGS, *ACTIVITIES, *SHOPS)


def _words(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[A-Za-z'-]+", text)}


def _spoken(situation: Gathering | Activity | Shop) -> list[str]:
    phrases = list(situation.openings)
    if isinstance(situation, Shop):
        return [*phrases, situation.place]
    phrases.extend(situation.times)
    if isinstance(situation, Activity):
        return [*phrases, *situation.who, *situation.ends]
    ends = (end for deed in (*situation.comes, *situation.goes) for end in deed.ends)
    return [*phrases, *situation.places, *situation.sorts, *ends]


def _forms(verb: Verb) -> tuple[str, str]:
    return verb.base, verb.particle


def test_what_sets_a_scene_has_no_amount_and_no_name(subtests):
    for situation in GOINGS_ON:
        with subtests.test(situation.name):
            for phrase in _spoken(situation):
                words = _words(phrase)
                assert not words & AMOUNTS, phrase
                assert not any(name in phrase.split() for name in PRONOUNS), phrase
                assert not re.search(r"\d", phrase), phrase
                assert phrase == phrase.strip(), phrase


def test_openings_are_whole_sentences(subtests):
    for situation in GOINGS_ON:
        with subtests.test(situation.name):
            assert 2 <= len(situation.openings) <= 4
            for opening in situation.openings:
                assert re.fullmatch(r"[A-Z][^.]*\.", opening), opening


def test_names_and_openings_are_those_of_one_situation_alone() -> None:
    names = [situation.name for situation in GOINGS_ON]
    openings = [opening for situation in GOINGS_ON for opening in situation.openings]
    assert len(names) == len({*names})
    assert len(openings) == len({*openings})


def test_nobody_comes_with_the_verb_with_which_others_go() -> None:
    comings = {_forms(deed.verb) for situation in GATHERINGS for deed in situation.comes}
    goings = {_forms(deed.verb) for situation in GATHERINGS for deed in situation.goes}
    assert not comings & goings
    for situation in GATHERINGS:
        for deed in (*situation.comes, *situation.goes):
            if deed.verb.particle:
                continue
            against = goings if deed in situation.comes else comings
            for end in deed.ends:
                assert (deed.verb.base, end.split()[0]) not in against, (deed, end)


def test_comings_and_goings_have_seventy_verbs() -> None:
    verbs = {deed.verb.base for situation in GATHERINGS for deed in (*situation.comes, *situation.goes)}
    assert len(verbs) >= 70
    for situation in GATHERINGS:
        assert len(situation.comes) >= 3, situation.name
        assert len(situation.goes) >= 3, situation.name
        assert len(situation.times) >= 2, situation.name


def test_gatherings_of_each_size_are_several(subtests):
    for most in SIZES:
        with subtests.test(most=most):
            needed = most * 2 // 5
            fitting = [
                situation.name
                for situation in GATHERINGS
                if any(item.least <= needed <= item.most for item in situation.items)
            ]
            assert len(fitting) >= 4, fitting


def test_an_activity_has_its_times_and_its_periods(subtests):
    for situation in ACTIVITIES:
        with subtests.test(situation.name):
            assert len({*situation.times}) >= 4
            assert len(situation.each) == len(situation.periods)
            for often, period in zip(situation.each, situation.periods, strict=True):
                assert often == f"each {period.singular}"


def test_what_is_measured_has_a_unit() -> None:
    for situation in ACTIVITIES:
        if situation.measured:
            assert all(item.noun.singular in UNIT for item in situation.items), situation.name


def test_items_have_two_forms_and_a_range() -> None:
    for situation in GOINGS_ON:
        items = situation.goods if isinstance(situation, Shop) else situation.items
        assert len({item.noun.singular for item in items}) == len(items), situation.name
        for item in items:
            assert item.noun.singular != item.noun.plural
            assert 1 <= item.least < item.most < 100000, item


def test_prices_are_those_of_things_that_people_buy() -> None:
    for shop in SHOPS:
        assert 8 <= len(shop.goods) <= 12, shop.name
        assert all(item.most <= 1000 for item in shop.goods), shop.name


def test_rates_are_in_units_that_are_known() -> None:
    assert len({(rate.subject, rate.unit, rate.per) for rate in RATES}) == len(RATES)
    for rate in RATES:
        assert rate.per.singular in UNIT, rate
        assert rate.unit != rate.per, rate
        assert 1 <= rate.least < rate.most <= 9999, rate


def test_units_that_convert_measure_the_same() -> None:
    assert len(UNIT) == len(UNITS)
    assert len({unit.sign for unit in UNITS}) == len(UNITS)
    for (larger, smaller), factor in CONVERSIONS.items():
        assert UNIT[larger].measures == UNIT[smaller].measures
        assert factor > 1


def test_coins_bills_and_substances_are_complete() -> None:
    assert COINS.keys() == COIN_PLURALS.keys()
    assert {1, 5, 10, 25} == {*COINS.values()}
    assert {1, 5, 10, 20} == {*BILLS}
    assert len(SUBSTANCES) >= 60
    assert {*SUBSTANCES.values()} <= {unit.measures for unit in UNITS}
    assert VESSELS.keys() <= {*SUBSTANCES.values()}


def test_themes_are_the_items_of_all_situations_once_each() -> None:
    themes = {noun.singular: noun.plural for noun in THEMES}
    assert len(themes) == len(THEMES)
    assert len({*themes.values()}) == len(THEMES)
    for situation in GOINGS_ON:
        items = situation.goods if isinstance(situation, Shop) else situation.items
        for item in items:
            if item.noun.singular not in UNIT:
                assert themes[item.noun.singular] == item.noun.plural
