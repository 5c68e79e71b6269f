"""What a story is about, and how amounts of it are worded."""

import msgspec

from seedproof.benchmarks.curriculum.lexicon.entry import Noun
from seedproof.benchmarks.curriculum.lexicon.measures import BILLS, COIN_PLURALS, COINS, UNIT, Unit
from seedproof.benchmarks.curriculum.lexicon.numerals import SMALL
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation, is_numeral
from seedproof.benchmarks.curriculum.symbolic.writing import expression_text


def is_one(value: Expression) -> bool:
    """Return whether a noun behind this numeral is singular: behind 1, and fractions up to 1."""
    if isinstance(value, Operation):
        left, right = value.left, value.right
        return isinstance(left, Number) and isinstance(right, Number) and left.digits <= right.digits
    return isinstance(value, Number) and value.value == 1


def numeral(value: Expression, in_words: bool = False) -> str:
    """Write `12`, `2.5`, `3/4`; small whole numbers as words if so wanted."""
    if isinstance(value, Operation):
        return f"{expression_text(value.left)}/{expression_text(value.right)}"
    if in_words and isinstance(value, Number) and not value.places and 0 < value.digits < len(SMALL):
        return SMALL[value.digits]
    return expression_text(value)


class Counted(msgspec.Struct, frozen=True):
    """Things that are counted."""

    noun: Noun
    in_words: bool
    kind: str
    """The kind of verbs that fit."""

    @property
    def theme(self) -> str:
        """What the row says that it is about."""
        return self.noun.singular

    @property
    def name(self) -> str:
        """The word for all of it."""
        return self.noun.plural

    def amount(self, value: Expression) -> str:
        """Write `12 marbles`."""
        return f"{numeral(value, self.in_words)} {self.noun.of(not is_one(value))}"

    def more(self, value: Expression) -> str:
        """Write `7 more marbles`."""
        return f"{numeral(value, self.in_words)} more {self.noun.of(not is_one(value))}"

    def less(self, value: Expression) -> str:
        """Write `7 fewer marbles`."""
        return f"{numeral(value, self.in_words)} fewer {self.noun.of(not is_one(value))}"

    def bare(self, value: Expression) -> str:
        """Write `7`, of things that are named already."""
        return numeral(value, self.in_words)

    @property
    def how_many(self) -> str:
        """The question word with the noun: `how many marbles`."""
        return f"how many {self.noun.plural}"

    @property
    def how_many_more(self) -> str:
        """The question word for a difference: `how many more marbles`."""
        return f"how many more {self.noun.plural}"

    @property
    def as_many(self) -> str:
        """The beginning of a comparison: `as many marbles`."""
        return f"as many {self.noun.plural}"

    @property
    def some(self) -> str:
        """An amount that is not stated: `some marbles`."""
        return f"some {self.noun.plural}"

    @property
    def some_more(self) -> str:
        """An amount that is not stated and comes on top: `some more marbles`."""
        return f"some more {self.noun.plural}"

    them, that, are, many = "them", "that many", "are", "many"


class Measured(msgspec.Struct, frozen=True):
    """A substance in a unit; amounts in a larger unit are products with its value in that unit."""

    substance: str
    unit: Unit
    kind: str = "substance"
    larger: Unit | None = None
    factor: int = 0
    in_words: bool = False

    @property
    def theme(self) -> str:
        """What the row says that it is about."""
        return self.substance

    @property
    def name(self) -> str:
        """The word for all of it."""
        return self.substance

    def _in_unit(self, value: Expression) -> str:
        value, unit = _in_larger(value, self.larger, self.factor) or (value, self.unit)
        return f"{numeral(value)} {unit.singular if is_one(value) else unit.plural}"

    def amount(self, value: Expression) -> str:
        """Write `2.5 liters of juice`."""
        return f"{self._in_unit(value)} of {self.substance}"

    def more(self, value: Expression) -> str:
        """Write `1.2 liters more juice`."""
        return f"{self._in_unit(value)} more {self.substance}"

    def less(self, value: Expression) -> str:
        """Write `1.2 liters less juice`."""
        return f"{self._in_unit(value)} less {self.substance}"

    def bare(self, value: Expression) -> str:
        """Write `1.2 liters`, of a substance that is named already."""
        return self._in_unit(value)

    @property
    def how_many(self) -> str:
        """The question word with unit and substance: `how many liters of juice`."""
        return f"how many {self.unit.plural} of {self.substance}"

    @property
    def how_many_more(self) -> str:
        """The question word for a difference: `how many liters more juice`."""
        return f"how many {self.unit.plural} more {self.substance}"

    @property
    def as_many(self) -> str:
        """The beginning of a comparison: `as much juice`."""
        return f"as much {self.substance}"

    @property
    def some(self) -> str:
        """An amount that is not stated: `some juice`."""
        return f"some {self.substance}"

    @property
    def some_more(self) -> str:
        """An amount that is not stated and comes on top: `some more juice`."""
        return f"some more {self.substance}"

    them, that, are, many = "it", "that much", "is", "much"


class Money(msgspec.Struct, frozen=True):
    """Dollars or cents; coins and bills are products with their value."""

    unit: Unit
    kind: str = "money"
    in_words: bool = False
    larger: Unit | None = None
    factor: int = 0

    theme = "money"
    name = "money"

    def amount(self, value: Expression) -> str:
        """Write `$4.50`, `25 cents`, `3 quarters`."""
        coins = self._coins(value)
        if coins is not None:
            return coins
        if self.unit is UNIT["cent"]:
            return f"{numeral(value)} {self.unit.singular if is_one(value) else self.unit.plural}"
        if isinstance(value, Number) and value.places == 1:
            value = Number(value.digits * 10, 2)
        return f"${numeral(value)}"

    def _coins(self, value: Expression) -> str | None:
        """Write `3 quarters`; `2 ten-dollar bills`; `3 quarters and 4 dimes`."""
        if not isinstance(value, Operation):
            return None
        if value.op == "+":
            return f"{self.amount(value.left)} and {self.amount(value.right)}"
        if value.op != "*" or not isinstance(value.right, Number):
            return None
        several = not is_one(value.left)
        if self.factor:
            unit = UNIT["dollar"]
            return f"{numeral(value.left)} {unit.plural if several else unit.singular}"
        if self.unit is UNIT["cent"]:
            coin = next(name for name, worth in COINS.items() if worth == value.right.digits)
            return f"{numeral(value.left)} {COIN_PLURALS[coin] if several else coin}"
        return f"{numeral(value.left)} {BILLS[value.right.digits]} bill{'s' * several}"

    def more(self, value: Expression) -> str:
        """Write `$4.50 more`."""
        return f"{self.amount(value)} more"

    def less(self, value: Expression) -> str:
        """Write `$4.50 less`."""
        return f"{self.amount(value)} less"

    def bare(self, value: Expression) -> str:
        """Write `$4.50`, of money that is named already."""
        return self.amount(value)

    @property
    def how_many(self) -> str:
        """The question word with the unit: `how many dollars`."""
        return f"how many {self.unit.plural}"

    @property
    def how_many_more(self) -> str:
        """The question word for a difference: `how many dollars more`."""
        return f"how many {self.unit.plural} more"

    as_many, some, some_more = "as much money", "some money", "some more money"
    them, that, are, many = "it", "that much", "is", "much"


Matter = Counted | Measured | Money


def _in_larger(value: Expression, larger: Unit | None, factor: int) -> tuple[Expression, Unit] | None:
    if larger is not None and is_in_units(value, (factor,)) and isinstance(value, Operation):
        return value.left, larger
    return None


def is_in_units(value: Expression, units: tuple[int, ...]) -> bool:
    """Return whether an expression is a number of coins or larger units: `(3 * 25)`."""
    if not isinstance(value, Operation) or value.op != "*" or not isinstance(value.right, Number):
        return False
    return not value.right.places and value.right.digits in units and is_numeral(value.left)
