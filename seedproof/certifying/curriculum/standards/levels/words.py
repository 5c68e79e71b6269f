"""Words for what rises and falls: verbs up and down, levels above and below, spans of time."""

import re
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.curriculum.measures import unit
from seedproof.certifying.curriculum.numerals import NUMERAL, WORD, WORDS, number, numeral
from seedproof.certifying.patterns import Kind

_UP = """
    climbs|climbed|rises|rose|goes up|went up|comes up|came up|moves up|moved up|flies up|
    flew up|swims up|swam up|floats up|floated up|warms up|warmed up|drives up|drove up|
    rides up|rode up|hikes up|hiked up|walks up|walked up|ascends|ascended|increases|increased|
    gains|gained|earns|earned|makes|made|deposits|deposited|pays in|paid in|transfers in|
    transferred in|receives|received|gets|got
"""
_DOWN = """
    drops|dropped|falls|fell|sinks|sank|descends|descended|goes down|went down|comes down|
    came down|moves down|moved down|plunges|plunged|dives|dived|dives down|dived down|
    flies down|flew down|swims down|swam down|floats down|floated down|drives down|drove down|
    rides down|rode down|hikes down|hiked down|walks down|walked down|cools down|cooled down|
    decreases|decreased|loses|lost|spends|spent|pays|paid|withdraws|withdrew|takes a fee of|
    took a fee of|takes out|took out|transfers out|transferred out
"""


def _verbs(text: str) -> str:
    return rf"(?:{'|'.join(verb.strip() for verb in text.split('|'))})"


_UNIT = r"(?:°C|degrees?|meters?|foot|feet|inch(?:es)?|yards?|centimeters?|miles?|kilometers?)"
_MONEY = r"-?\$\d[\d,]*(?:\.\d\d)?(?![\d/])"
_AMOUNT = rf"(?:{NUMERAL}(?![\d/]) {_UNIT}|{_MONEY})"
_DATUM = r"(?:zero|sea level|mean sea level|street level|the ground|the normal mark|the rim of the canyon)"
_LEVEL = (
    rf"(?:(?:at )?an elevation of |a balance of |at )?(?:overdrawn by {_MONEY}|{_MONEY} overdrawn|"
    rf"{_AMOUNT}(?: (?:above|below) {_DATUM})?)"
)
_PERIOD = r"(?:second|minute|hour|day|week|month|year|play)"
_COUNT = rf"(?:{NUMERAL}|{WORD})"


@dataclass(frozen=True, slots=True)
class Amount:
    """A number of units, perhaps below zero."""

    number: Fraction
    unit: str


def amount(text: str) -> Amount:
    """Read `-2 1/3 feet` or `-$20.40`."""
    if "$" in text:
        return Amount(numeral(text), "dollar")
    digits, _, word = text.rpartition(" ")
    return Amount(numeral(digits), unit(word))


def level(text: str) -> Amount:
    """Read a level: `at an elevation of -3 feet`, `3 feet below the ground`, `overdrawn by $3.00`."""
    found = re.search(_AMOUNT, text)
    read = amount(found[0] if found else text)
    below = " below " in text or "overdrawn" in text
    return Amount(-read.number if below else read.number, read.unit)


def _span(text: str) -> Amount:
    count, _, word = text.rpartition(" ")
    return Amount(number(count), unit(word))


def _levels(text: str) -> list[Amount]:
    return [amount(found) for found in re.findall(_AMOUNT, text)]


KINDS = {
    "subject": Kind(r"(?!that )[a-zA-Z][a-zA-Zé' -]*?", str),
    "datum": Kind(_DATUM, str),
    "be": Kind(
        r"(?:is|was|shows|showed|has|had|begins|began|starts|started|reads|read|stops at|stopped at)", str
    ),
    "level": Kind(_LEVEL, level),
    "amount": Kind(_AMOUNT, amount),
    "up": Kind(_verbs(_UP), str),
    "down": Kind(_verbs(_DOWN), str),
    "levels": Kind(rf"{_AMOUNT}(?:, {_AMOUNT})*,? and {_AMOUNT}", _levels),
    "count": Kind(rf"(?:{WORD})", lambda text: WORDS[text.lower()]),
    "span": Kind(rf"{_COUNT} {_PERIOD}s?", _span),
    "each": Kind(rf"(?:each|every|per) {_PERIOD}", lambda text: text.split()[-1]),
    "over": Kind(r"(?:over|during|for)", str),
    "beginning": Kind(rf"(?:each|every|per) {_PERIOD}", lambda text: text.split()[-1]),
    "units": Kind(r"(?:degrees|meters|feet|inches|yards|dollars)", unit),
    "period": Kind(rf"{_PERIOD}s?", unit),
    "when": Kind(r"(?: (?:after|at|in|on) (?!each of)[a-zA-Z' ]+?)", str),
    "purpose": Kind(rf"(?: (?:for|on|with|in|at) (?!each |{WORD}\b)(?:an? |the )?[a-z][a-z ]*?)", str),
    "named": Kind(r"[a-zA-Z' -]+(?<! then)(?<! in the end)(?<! after that)", str),
    "quality": Kind(r"(?:elevation|temperature|water level|balance|level)", str),
    "qualities": Kind(r"(?:elevation|temperature|water level|balance|level)s", str),
}
