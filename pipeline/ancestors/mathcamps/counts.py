"""Finds things that come whole and are counted in fractions.

Only things are listed that nobody cuts, shares out in parts or uses up, so that no alarm is false: neither
apples nor pencils, pages, batches or points. A mean or a rate may be a fraction, whatever it is about.
"""

import re
from collections.abc import Iterator
from fractions import Fraction

from seedproof.benchmarks.curriculum.lexicon.themes import ANIMALS
from seedproof.exact.number import Exact

PEOPLE = """people, children, kids, boys, girls, men, women, students, pupils, classmates, friends, teachers,
players, workers, employees, members, crew members, team members, passengers, customers, visitors,
guests, astronauts, pirates, soldiers, sailors, dancers, singers, farmers, drivers, doctors, nurses,
wizards"""
BEASTS = """animals, chickens, roosters, elephants, giraffes, lions, tigers, bears, zebras, whales, sharks,
dolphins, bees, birds, kittens, puppies, dinosaurs, dragons, unicorns, camels, kangaroos, pandas,
wolves, mice"""
PLACES = """stores, beach stores, retail outlets, outlets, shops, schools, shelters, plots, groups, teams,
families, parties, spaceships, rockets, buses, cars, boats, ships, airplanes, bicycles, bikes, tents"""
THINGS = """charms, balloons, beach balls, snowballs, tennis balls, chairs, cameras, filters, gifts,
presents, coins, gold coins, gold doubloons, doubloons, marbles, buttons, keys, clocks, phones,
robots, dolls, stuffed animals, guitars, pianos, tulips, roses, daisies, sunflowers, flowers,
jackets, shirts, sweaters, hats, umbrellas, bracelets, necklaces, earrings, bubbles, words, copies,
tickets, medals, trophies, stamps, stickers, pairs of glasses, pairs of shoes, pairs of ice skates,
pairs of roller skates, pairs of earrings, pairs of socks, pairs of pants"""

WHOLE = frozenset(
    [name for listed in (PEOPLE, BEASTS, PLACES, THINGS) for name in re.split(r",\s+", listed)]
    + [noun.plural for noun in ANIMALS]
)

_NAMES = "|".join(sorted(WHOLE, key=len, reverse=True))
_MORE = "(?:(?:new|more|additional|extra|other|identical|different|total) )*"
_GIVEN = re.compile(
    r"(?<![\w/.,$-])(?P<number>\d+\.\d+|\d+ ?/ ?[1-9]\d*) "
    r"(?P<set>(?:such |of (?:his|her|their|its|these|those) )?)"
    rf"{_MORE}(?P<name>{_NAMES})\b(?!['’-]| (?:worth|long|high|tall|wide|away)\b)",
    re.IGNORECASE,
)
_ASKED = re.compile(rf"\bhow many {_MORE}(?P<name>{_NAMES})\b(?!['’-])(?P<rest>[^.?!]*)", re.IGNORECASE)
_QUESTION = re.compile(r"\b(?:how|what|which|find|calculate|determine)\b", re.IGNORECASE)
_MEAN = re.compile(
    r"\b(?:average|averages|averaged|mean|rate|rates|per|about|approximately|roughly|estimated?)\b", re.I
)
_RATE = re.compile(
    r"\b(?:each|every|a|an|one)\s+(?:second|minute|hour|day|week|month|year|night|time)\b", re.I
)


def flaws(text: str, answer: Exact | None) -> Iterator[tuple[str, str]]:
    """Yield the code and the sentence of each count that is no whole number.

    `answer` is the value that a row asks for, None where it asks for something else than one number.
    """
    plain = " ".join(text.split())
    if _MEAN.search(plain):
        return
    for said in dict.fromkeys(_given(plain)):
        yield "fractional-count", f"the text has {said}"
    *_, last = 0, *(match.start() for match in _QUESTION.finditer(plain))
    asked = _ASKED.match(plain, last)
    if asked and answer is not None and answer.denominator > 1 and not _RATE.search(asked["rest"]):
        yield "fractional-count", f"it asks how many {asked['name'].lower()} there are, which are {answer}"


def _given(text: str) -> Iterator[str]:
    for match in _GIVEN.finditer(text):
        written = match["number"].replace(" ", "")
        value = Fraction(written)
        # A fraction below 1 may be meant as a part of all of them; 24/7 is no number.
        is_part = "/" in written and (value <= 1 or "of " in match["set"] or written == "24/7")
        if not is_part and (value.denominator > 1 or "/" in written):
            yield match[0]
