"""What two people have, to compare: `Emma has 1 scarf. Hamid has 8 scarves.`, and things of two colors."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.curriculum.nouns import stem
from seedproof.certifying.curriculum.numerals import NUMBER_KINDS
from seedproof.certifying.curriculum.problem import Problem
from seedproof.certifying.curriculum.standards.comparison import compared
from seedproof.certifying.curriculum.wording import sentences_of
from seedproof.certifying.patterns import Kind, Patterns, Said
from seedproof.certifying.script import Unread

_COLORS = "black blue brown gray green orange pink purple red silver white yellow"
_VERBS = """
    has gets finds picks counts draws chooses buys makes collects sees takes keeps
    rode hiked used bought walked painted picked swam ran ate planted drank
"""
_VERB = rf"(?:writes down|cut off|(?:read|practiced) for|{'|'.join(_VERBS.split())})"
_PLURAL = r"[a-z]+"

_KINDS: Mapping[str, Kind] = {
    **NUMBER_KINDS,
    "who": Kind(r"[A-Z][a-zé]+", str),
    "verb": Kind(_VERB, str),
    "color": Kind(rf"(?:{'|'.join(_COLORS.split())})", str),
    "things": Kind(_PLURAL, str),
    "unit": Kind(r"(?:(?:of an? )?[a-z]+(?: of [a-z]+)?(?: on a bike| in a bag)?)", str),
}

_COLORED = "{n:number} {color:color} {thing:things} and {m:number} {color2:color} {thing2:things}"

FACTS = Patterns(
    {
        "one": (
            "{who:who} {verb:verb} {n:number} {thing:unit}.",
            "{who:who} draws the card {n:number}.",
            "{who:who} has the card {n:number}.",
            "{who:who} picks the number {n:number}.",
            "{who:who} chooses {n:number}.",
            "{who:who} writes down {n:number}.",
            "{who:who} has finished {n:number} of it.",
            "{who:who} has read {n:number} of it.",
            "{who:who} drank {n:number} of one.",
            "{who:who} drank {n:number} of the other.",
        ),
        "two": (
            "{who:who} {verb:verb} {n:number} {thing:unit} and "
            "{other:who} {verb2:verb} {m:number}[ {thing2:unit}].",
        ),
        "part": (
            "{who:who} {verb:verb} {n:number} of the first {whole:things}.",
            "{who:who} {verb:verb} {n:number} of the second {whole:things}.",
        ),
        "colors": (
            f"There are {_COLORED} on the table.",
            f"A shelf holds {_COLORED}.",
            f"{{who:who}} [has][sees] {_COLORED}.",
        ),
        "color": (
            "There [is][are] {n:number} {color:color} {thing:things} in a box.",
            "There [is][are] {n:number} {color:color} {thing:things} in the box, too.",
        ),
        "same": (
            "Two {wholes:things} are the same size.",
            "Two garden beds are the same size.",
            "{who:who} and {other:who} have bottles of the same size.",
            "{who:who} and {other:who} have the same puzzle.",
            "{who:who} and {other:who} read the same book.",
        ),
    },
    _KINDS,
)

ASKED = Patterns(
    {
        "asked": (
            "Compare {a:text} with {b:text}.",
            "Is {a:text} less than, equal to or greater than {b:text}?",
            "Which symbol, <, = or >, compares {a:text} with {b:text}?",
            "Write <, = or > to compare {a:text} with {b:text}.",
        )
    }
)

_AMOUNTS = "amount distance fraction number part time"

COMPARED = Patterns(
    {
        "of": (
            *(f"{{key:who}}'s {amount}" for amount in _AMOUNTS.split()),
            "the number of {key:who}'s {thing:things}",
            "how many {thing:things} {key:who} has",
            "how many {key:who} has",
        ),
        "color": ("the number of {key:color} {thing:things}",),
    },
    _KINDS,
)


@dataclass(frozen=True, slots=True)
class _Amount:
    """How much somebody has, or how many of a color there are."""

    key: str
    number: Fraction
    thing: str | None
    said: str


def read(question: str) -> Problem | None:
    """Read a story about two amounts to compare; None for anything else."""
    *facts, asked = sentences_of(question)
    task = ASKED.find(asked)
    if task is None or not facts or FACTS.find(facts[0]) is None:
        return None
    amounts = _amounts(FACTS.read_all(facts))
    if (
        len(amounts) != 2
        or amounts[0].key == amounts[1].key
        or not _alike(amounts[0].thing, amounts[1].thing)
    ):
        raise Unread(f"not two amounts of the same: {question}")
    left, right = (_meant(COMPARED.read(task[side]), amounts) for side in ("a", "b"))
    if left is right:
        raise Unread(f"one amount twice: {question}")
    return compared([left.said, right.said], left.number, right.number, asked)


def _amounts(said: Sequence[Said]) -> list[_Amount]:
    amounts: list[_Amount] = []
    for part in said:
        if part.kind in ("one", "part"):
            thing = part.gaps.get("thing") or part.gaps.get("whole")
            amounts.append(_Amount(part["who"], part["n"], thing, part.sentence))
        elif part.kind == "color":
            amounts.append(_Amount(part["color"], part["n"], part["thing"], part.sentence))
        elif part.kind in ("two", "colors"):
            first, second = ("who", "other") if part.kind == "two" else ("color", "color2")
            amounts.append(_Amount(part[first], part["n"], part["thing"], part.sentence))
            thing = part.gaps.get("thing2", part["thing"])
            amounts.append(_Amount(part[second], part["m"], thing, part.sentence))
    return amounts


def _meant(said: Said, amounts: Sequence[_Amount]) -> _Amount:
    found = [amount for amount in amounts if amount.key == said["key"]]
    if len(found) != 1 or not ("thing" not in said.gaps or _alike(said["thing"], found[0].thing)):
        raise Unread(f"no amount is known: {said.sentence}")
    return found[0]


def _alike(one: str | None, other: str | None) -> bool:
    """Return whether two words for a thing differ at most in number: `scarf`, `scarves`."""
    if one is None or other is None:
        return one is other
    first, second = (re.sub(r"^of an? | in a bag$", "", thing) for thing in (one, other))
    return stem(first) == stem(second)
