"""How a story states quantities, holders and places: the gaps of its patterns."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Literal

from seedproof.certifying.curriculum.numerals import NUMERAL, WORD, number
from seedproof.certifying.curriculum.story import verbs
from seedproof.certifying.curriculum.story.things import Thing, thing
from seedproof.certifying.patterns import Kind
from seedproof.certifying.script import Unread

Mode = Literal["plain", "more", "of"]


@dataclass(frozen=True, slots=True)
class Amount:
    """A quantity as a text states it: `12 red beads`, `4 more`, `some of them`."""

    number: Fraction | None
    """None: `some`."""
    thing: Thing | None
    """None: left out, or a pronoun."""
    mode: Mode = "plain"
    """Whether it comes on top of what there was (`more`), or is a part of it (`of`)."""


QUANTITY_WORDS = (
    rf"{WORD}|some|another|all|each|every|them|these|those|rest|others|other|more|fewer|less|same|half|twice|"
    r"thrice|times|both|none|no|dozen|pair|pairs|double|triple|few|several|many|much|most|nothing|empty|equal|"
    r"equally|share|shares|only|than|number|amount|total|remaining|except|rate|third|quarter|fifth|once"
)
"""Words that say, or may say, how much there is; a phrase that only says where or how has none of them."""

_STARTS = (
    "ahead of|door to door|in|on|at|under|behind|near|by|beside|next to|inside|outside|along|across|"
    "around|from|with|without|for|to|into|onto|during|after|before|because of|since|over|through|toward|"
    "towards|out of|off|of|about|against|among|between|above|below|past|as|up|down|online|overseas|home|"
    "ashore|again|abroad|overnight|upstream|downstream|together|back|away|out|upstairs|downstairs|"
    "outdoors|indoors|nearby|aboard|beyond|within|via|south|north|east|west|while [a-z]+ing"
)
_STOP = (
    rf"{WORD}|a|an|the|and|but|or|some|another|all|each|every|his|her|its|their|he|she|it|they|him|them|these|those|this|"
    r"that|which|who|there|is|are|was|were|be|has|had|have|more|fewer|less|than|as|many|much|if|how|what|equally|altogether|"
    r"then|also|same|both|left|to|rest|others|does|do|did|where|when|while|because|so|not|no|share|shares"
)
_NOUN = rf"(?!(?:{_STOP}|(?:free )?(?:{_STARTS}))\b(?!-)|free$)[^\W\d_][\w'’-]*"
NOUNS = rf"(?:{_NOUN}(?: |\b)){{1,5}}(?<! )"
_HOLDER_NOUN = rf"(?:home|online|back|{_NOUN})"
HOLDER = rf"(?:{_HOLDER_NOUN}(?: |\b)){{1,5}}(?<! )"
THING = rf"{NOUNS}(?: of {NOUNS})?"
NUMBER = rf"(?:(?i:{WORD})|{NUMERAL})(?![\w/-])"

_CALM = rf"(?!(?:{QUANTITY_WORDS}|that|which|who|he|she|it|they|but|when|while)\b(?!-))[^\W\d_][\w'’-]*"
PHRASE = rf"(?:{_STARTS})(?: {_CALM})*"
"""A phrase that says where, when, how or what for, and no quantity."""
_PHRASE_WORDS = frozenset(start.partition(" ")[0] for start in _STARTS.split("|"))
"""The words with which such a phrase begins."""

WHO = (
    rf"(?:(?!(?:There|The|In|On|At|How|Some|Of|This|That|These|Each|Every|All|Its|His|Her|{WORD.title()})\b)[A-Z][\w-]*|"
    rf"(?:[Tt]he|[Hh]is|[Hh]er|[Ii]ts|[Aa]n?) {HOLDER}|[Hh]e|[Ss]he|[Ii]t|[Tt]hey)"
)
_MANY = rf"(?:{NUMBER}|[Ss]ome)"
_OWN = "the|his|her|its|their"
_SUM = rf"(?:\${NUMERAL}|{NUMERAL}¢)(?: more)?"
_COUNTED = (
    rf"{_MANY}(?: more)?(?: {NOUNS}(?: more(?: {NOUNS})?)?)?"
    rf"(?: of (?:them|it|these|those|(?:(?:{_OWN}) )?{NOUNS}))?"
)
QUANTITY = rf"(?:[Aa]nother )?(?:{_SUM}|{_COUNTED})(?![\w/-])"
QUANTITIES = rf"(?:{QUANTITY}(?:,? and |, |))+(?<! )"
_FIRST = rf"[Aa]nother |[Ss]ome|\$|-|−|\d|(?i:{WORD})"
"""How quantities begin."""


def _number(text: str) -> Fraction | None:
    return None if text.lower() == "some" else number(text)


@cache
def _parts() -> re.Pattern[str]:
    """Return how a quantity is put together: a long expression, compiled for the first one that is read."""
    return re.compile(
        rf"(?P<another>[Aa]nother )?(?P<number>{_MANY})(?P<more> more)?"
        rf"(?: (?P<unit>{NOUNS}))?(?P<late> more)?"
        rf"(?: of (?P<whole>them|it|these|those|(?:the|his|her|its|their) (?P<named>{THING}))|"
        rf"(?P<rest>(?: of)? {NOUNS}))?"
    )


_MONEY = re.compile(rf"(?P<another>[Aa]nother )?\$?(?P<number>{NUMERAL})(?P<cents>¢)?(?P<more> more)?")


def amount(text: str) -> Amount:
    """Read one quantity.

    Raises: Unread for a form that is not known.
    """
    if "$" in text or "¢" in text:
        return _money(text)
    match = _parts().fullmatch(text)
    if match is None:
        raise Unread(f"no quantity: {text}")
    count = _number(match["number"])
    if match["whole"]:
        said = " of ".join(part for part in (match["unit"], match["named"]) if part)
        return Amount(count, thing(said) if said else None, "of")
    said = (match["unit"] or "") + _stuff(match)
    more = match["another"] or match["more"] or match["late"]
    return Amount(count, thing(said) if said else None, "more" if more else "plain")


def _stuff(match: re.Match[str]) -> str:
    """Return what comes after the unit; in `2 yards more tape` the `of` is left out."""
    rest = match["rest"] or ""
    if rest and not rest.startswith(" of "):
        return f" of{rest}"
    return rest


def _money(text: str) -> Amount:
    match = _MONEY.fullmatch(text)
    if match is None:
        raise Unread(f"no sum of money: {text}")
    unit = "cents" if match["cents"] else "dollars"
    more = match["another"] or match["more"]
    return Amount(number(match["number"]), thing(unit), "more" if more else "plain")


def amounts(text: str) -> tuple[Amount, ...]:
    """Read quantities in a row: `3 red beads, 4 blue beads and 2 white beads`."""
    return tuple(amount(part) for part in re.split(r",? and |, ", text))


_DAY = (
    r"(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|"
    r"Thursday|Friday|Saturday|Sunday)(?: (?:morning|afternoon|evening|night|noon))?"
)
TIME = rf"(?:[Oo]n|[Ii]n) {_DAY}"
PARTICLE = r"(?:up|out|away|off|down|in|over|back|together)"

_MOVING = verbs.COME + verbs.LEAVE + verbs.MOVE
_MOVES = (
    rf"(?:{verbs.expression(_MOVING)}(?: anchor)?|backs?(?= out| away| off)|"
    r"backed(?= out| away| off)|sets? sail)"
)

STORY_KINDS: Mapping[str, Kind] = {
    "n": Kind(_MANY, _number),
    "one": Kind(NUMBER, number),
    "quantity": Kind(QUANTITY, amount, begins=_FIRST),
    "quantities": Kind(QUANTITIES, amounts, begins=_FIRST),
    "dollars": Kind(rf"\${NUMERAL}(?![\w/])", lambda text: number(text[1:])),
    "thing": Kind(THING, thing),
    "noun": Kind(NOUNS, thing),
    "word": Kind(_NOUN, str),
    "who": Kind(WHO, str),
    "owner": Kind(WHO, str),
    "place": Kind(rf"(?!(?:outside|of)\b)(?i:{PHRASE})", str, _PHRASE_WORDS),
    "crowd": Kind(rf"{_NOUN}(?: (?![A-Z]){_NOUN}){{0,3}}", thing),
    "how": Kind(PHRASE, str, _PHRASE_WORDS),
    "time": Kind(TIME, str.lower),
    "out": Kind(PARTICLE, str),
    "gains": verbs.verb(verbs.GAIN, lambda form: verbs.PLAIN[form]),
    "loses": verbs.verb(verbs.LOSE, lambda form: verbs.PLAIN[form]),
    "does": verbs.verb(verbs.GAIN + verbs.LOSE + verbs.WORK, lambda form: verbs.PLAIN[form]),
    "moves": Kind(_MOVES, str, frozenset({*verbs.forms(_MOVING), "back", "backs", "backed", "set", "sets"})),
    "is": Kind(r"(?:is|are|was|were)", str),
    "has": Kind(
        "(?:has|had|have|counts|count|counted|starts out with|starts with|start out with|start with|"
        "started out with|started with)",
        str,
    ),
    "needs": Kind("(?:needs|need|needed|wants to have|want to have|wanted to have)", str),
    "has_all": Kind(r"(?:in all|altogether|in total|together)", str),
    "more_fewer": Kind(r"(?:more|fewer|less)", lambda word: 1 if word == "more" else -1),
}
"""Gaps for the patterns of stories."""
