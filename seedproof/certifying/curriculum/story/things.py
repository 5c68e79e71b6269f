"""Things that are counted or measured, by their words, and the quantities of them that a text states."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from seedproof.certifying.curriculum.measures import ratio
from seedproof.certifying.curriculum.measures import unit as unit_of
from seedproof.certifying.script import Unread

UNITS = frozenset(
    [
        "millimeter",
        "centimeter",
        "meter",
        "kilometer",
        "inch",
        "foot",
        "yard",
        "mile",
        "gram",
        "kilogram",
        "ounce",
        "pound",
        "ton",
        "milliliter",
        "liter",
        "cup",
        "pint",
        "quart",
        "gallon",
        "acre",
        "tablespoon",
        "teaspoon",
        "second",
        "minute",
        "hour",
        "dollar",
        "cent",
    ]
)
COINS = {
    "dime": "dime",
    "nickel": "nickel",
    "quarter": "quarter",
    "penny": "penny",
    "half-dollar": "half-dollar",
}
BILLS = {"one": 1, "two": 2, "five": 5, "ten": 10, "twenty": 20, "fifty": 50, "hundred": 100}

_SINGULAR = frozenset(["atlas", "canvas", "gas", "lens", "iris", "tennis", "trellis", "chassis"])
_IRREGULAR = {
    "feet": "foot",
    "inches": "inch",
    "teeth": "tooth",
    "geese": "goose",
    "mice": "mouse",
    "children": "child",
    "men": "man", "women": "woman", "people": "person", "oxen": "ox", "quizzes": "quiz", "dice": "die",
    "pennies": "penny", "lice": "louse", "cacti": "cactus", "firemen": "fireman", "buses": "bus",
    "menus": "menu", "emus": "emu", "gnus": "gnu", "tutus": "tutu", "haikus": "haiku",
}  # fmt: skip


def singular(word: str) -> str:
    """Return a key that a noun and its plural share; it need not be a word."""
    word = word.lower()
    if word in _IRREGULAR:
        return singular(_IRREGULAR[word])
    if word.endswith("men") and len(word) > 5:
        return word[:-2] + "an"
    if word.endswith("s") and not word.endswith(("ss", "us")) and word not in _SINGULAR:
        word = word[:-1]
    for ending, key in (("ie", "y"), ("oe", "o"), ("ve", "f"), ("fe", "f"), ("ge", "g"), ("ce", "c")):
        if word.endswith(ending):
            return word[: -len(ending)] + key
    if word.endswith(("se", "xe", "ze", "che", "she")):
        return word[:-1]
    return word


@dataclass(frozen=True, slots=True)
class Thing:
    """What is counted: its words as keys; of what is measured, the unit, and the stuff, perhaps unsaid."""

    words: tuple[str, ...]
    unit: str | None = None

    @property
    def name(self) -> str:
        """Return a word for symbols."""
        return (self.words or (self.unit or "thing",))[-1]

    def holds(self, special: "Thing") -> bool:
        """Return whether another thing is of this kind: glass beads are beads, meters are meters of yarn."""
        if (self.unit is None) != (special.unit is None):
            return bool(self.words) and self.words == special.words
        if self.unit and special.unit and not convertible(self.unit, special.unit):
            return False
        if self.unit and not (self.words and special.words):
            return True
        return special.words[-len(self.words) :] == self.words

    def alike(self, other: "Thing") -> bool:
        """Return whether one of two things is of the kind of the other."""
        return self.holds(other) or other.holds(self)


def convertible(unit: str, other: str) -> bool:
    """Return whether two units measure the same."""
    return _known_ratio(unit, other) is not None


def factor(unit: str | None, into: str | None) -> Fraction:
    """Return what one of a unit is in another; of things that have none it is 1.

    Raises: Unread for units of two kinds.
    """
    if unit == into:
        return Fraction(1)
    known = _known_ratio(unit, into) if unit and into else None
    if known is None:
        raise Unread(f"{unit} is not measured in {into}")
    return known


_SMALLEST = ("cent", "millimeter", "inch", "gram", "ounce", "milliliter", "cup", "second")


def _known_ratio(unit: str, into: str) -> Fraction | None:
    if unit == into:
        return Fraction(1)
    for smallest in _SMALLEST:
        try:
            return _worth(unit) * ratio(_base(unit), smallest) / (_worth(into) * ratio(_base(into), smallest))
        except (KeyError, Unread):
            continue
    return None


def _worth(unit: str) -> int:
    return BILLS[unit.partition("-")[0]] if unit.endswith("-dollar bill") else 1


def _base(unit: str) -> str:
    return "dollar" if unit.endswith("-dollar bill") else unit


_BILL = re.compile(rf"(?:{'|'.join(BILLS)})-dollar bills?")


def thing(text: str) -> Thing:
    """Read a noun phrase: `red glass beads`, `meters of yarn`, `dimes`, `five-dollar bills`."""
    if _BILL.fullmatch(text):
        return Thing(("money",), text.removesuffix("s"))
    head, _, stuff = text.partition(" of ")
    words = head.split(" ")
    unit = unit_of(words[0].lower())
    if unit in COINS and len(words) == 1 and not stuff:
        return Thing(("money",), unit)
    if unit in ("dollar", "cent") and len(words) == 1:
        return Thing(("money",), unit)
    if head in ("fluid ounce", "fluid ounces"):
        return Thing(_keys(stuff), "fluid ounce")
    if unit in UNITS and len(words) == 1 and (stuff or unit not in ("cup", "second", "quart")):
        return Thing(_keys(stuff), unit)
    return Thing((*_keys(stuff), *_keys(head)))


def _keys(text: str) -> tuple[str, ...]:
    return tuple(singular(word) for word in text.split(" ") if word)


def common(things: Sequence[Thing]) -> Thing:
    """Return the kind that several things have in common: of red beads and blue beads it is beads.

    Raises: Unread if they have none.
    """
    first = things[0]
    if all(thing == first for thing in things):
        return first
    if any(thing.unit != first.unit for thing in things):
        raise Unread(f"{first.name} are counted together with {things[-1].name}")
    length = 0
    while all(
        thing.words[-length - 1 :][:1] == first.words[-length - 1 :][:1] and len(thing.words) > length
        for thing in things
    ):
        length += 1
    if not length:
        raise Unread(f"{first.name} are counted together with {things[-1].name}")
    return replace(first, words=first.words[-length:])
