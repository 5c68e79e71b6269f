"""The state of a story: who has how much so far, what is not stated, and what it is all about."""

import msgspec

from seedproof.benchmarks.curriculum.lexicon.measures import CONVERSIONS
from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.reading.stories.cursor import pronoun_of
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Equation,
    Expression,
    Number,
    Operation,
    Variable,
    names,
)

UNKNOWN = Variable("q")


class Boxes(msgspec.Struct):
    """Somebody's boxes, before or after it is stated what is in each."""

    owner: str
    box: str
    count: Expression


class World(msgspec.Struct):
    """The state of a story."""

    unit: str = ""
    """The unit of all amounts, if they are measured."""
    matter: str = ""
    """The one thing or substance that it is about."""
    amounts: dict[str, Expression] = msgspec.field(default_factory=dict)
    gone: set[str] = msgspec.field(default_factory=set)
    """Who gave all away."""
    subject: str = ""
    numerals: list[Expression] = msgspec.field(default_factory=list)
    """All numerals that were told."""
    equations: list[Equation] = msgspec.field(default_factory=list)
    role: tuple[str, str, str] = ("", "", "")
    """How the unknown came in: its role, who, and by what verb or in what box."""
    boxes: Boxes | None = None
    each: tuple[str, Expression] | None = None
    """What each sharer, or each pile or bag, has."""
    packed: tuple[str, Expression] | None = None
    """How many boxes were filled."""
    asked: Expression | None = None
    """What was asked before: `that many`."""

    def about(self, matter: str) -> None:
        """Check that every noun phrase names the same matter. Raises: Unreadable."""
        if matter and self.matter and matter != self.matter:
            raise Unreadable(f"{matter} in a story of {self.matter}")
        self.matter = matter or self.matter

    def told(self, value: Expression) -> Expression:
        """Note a numeral that the text states."""
        self.numerals.append(value)
        return value

    def unknown(self, role: str, who: str, word: str = "") -> Variable:
        """Name the number that is not stated. Raises: Unreadable for a second one."""
        if self.role[0]:
            raise Unreadable("two numbers are not told")
        self.role = (role, who, word)
        return UNKNOWN

    def in_unit(self, value: Expression, unit: str) -> Expression:
        """Return an amount in the story's unit. Raises: Unreadable where it has none in it."""
        if unit == self.unit or not unit:
            return value
        factor = CONVERSIONS.get((unit, self.unit))
        if factor is None:
            raise Unreadable(f"an amount in {unit}, expected one in {self.unit or 'nothing'}")
        return Operation("*", value, Number(factor))

    def of(self, name: str) -> Expression:
        """Return what somebody has. Raises: Unreadable."""
        if name not in self.amounts or name in self.gone:
            raise Unreadable(f"nobody said what {name} has")
        return self.amounts[name]

    def pronoun(self, word: str) -> str:
        """Return whom `she`, `it`, `them` means. Raises: Unreadable."""
        kinds = {"she": "she", "her": "she", "he": "he", "him": "he", "it": "it"}
        if self.subject and pronoun_of(self.subject) == kinds.get(word):
            return self.subject
        raise Unreadable(f"who is {word!r}")

    def has_unknown(self, name: str) -> bool:
        """Return whether what somebody has depends on what is not stated."""
        return name in self.amounts and UNKNOWN.name in names(self.amounts[name])
