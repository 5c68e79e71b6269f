"""What a story is about, and how amounts of it are written."""

import msgspec

from seedproof.benchmarks.curriculum.lexicon.entry import Noun
from seedproof.benchmarks.curriculum.lexicon.measures import BILLS, COIN_PLURALS, COINS, Unit
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation, is_numeral
from seedproof.benchmarks.curriculum.words.stories.beats import Amount
from seedproof.benchmarks.curriculum.words.stories.numerals import Numerals, is_one

LESS = {"fewer": "less"}
"""Of a part of a unit there is less, not fewer."""


def is_in_units(value: Expression, units: tuple[int, ...]) -> bool:
    """Return whether an expression is a number of coins or larger units: `(3 * 25)`."""
    if not isinstance(value, Operation) or value.op != "*" or not isinstance(value.right, Number):
        return False
    return not value.right.places and value.right.digits in units and is_numeral(value.left)


class Counted(msgspec.Struct, frozen=True):
    """Things that are counted."""

    noun: Noun
    numerals: Numerals
    of: str = ""
    """What there is of a unit: `of water`."""

    them = "them"
    many = "many"
    fewer = "fewer"
    several = True

    @property
    def theme(self) -> str:
        """The singular of what it is about: a thing, what there is so many units of, or the unit."""
        if self.of.startswith("of "):
            return self.of.removeprefix("of ")
        return self.noun.singular

    @property
    def measure(self) -> Noun:
        """What a number of it counts."""
        return self.noun

    @property
    def items(self) -> str:
        """All of it."""
        return self.noun.plural

    @property
    def unit(self) -> str:
        """What is counted."""
        return f"{self.noun.plural} {self.of}" if self.of else self.noun.plural

    def amount(self, amount: Amount) -> str:
        """Write `12 plums`, or `some plums`."""
        if amount.written is None:
            return f"some {self.unit}"
        text = f"{self.numerals.of(amount.written)} {self.noun.of(not is_one(amount.written))}"
        return f"{text} {self.of}" if self.of else text

    def count(self, amount: Amount) -> str:
        """Write `12`, of things that are named already; or `some`."""
        return "some" if amount.written is None else self.numerals.of(amount.written)

    def sorted(self, amount: Amount, sort: str) -> str:
        """Write `12 ripe plums`."""
        if amount.written is None:
            return f"some {sort} {self.noun.plural}"
        return f"{self.numerals.of(amount.written)} {sort} {self.noun.of(not is_one(amount.written))}"

    def more(self, amount: Amount, word: str = "more") -> str:
        """Write `7 more plums`."""
        noun = self.noun.of(amount.written is None or not is_one(amount.written))
        if isinstance(amount.written, Operation):
            return f"{self.count(amount)} {noun} {LESS.get(word, word)}"
        return f"{self.count(amount)} {word} {noun}"

    def is_several(self, amount: Amount) -> bool:
        """Return whether a verb behind the amount is plural."""
        return amount.written is None or not is_one(amount.written)


class Measured(msgspec.Struct, frozen=True):
    """A substance in a unit; amounts in a larger unit are products with its value in that unit."""

    substance: str
    of_unit: Unit
    numerals: Numerals
    larger: Unit | None = None
    factor: int = 0

    them = "it"
    many = "much"
    fewer = "fewer"
    several = False

    @property
    def theme(self) -> str:
        """What it is about."""
        return self.substance

    @property
    def measure(self) -> Noun:
        """What a number of it counts."""
        return Noun(self.of_unit.singular, self.of_unit.plural)

    @property
    def items(self) -> str:
        """All of it."""
        return self.substance

    @property
    def unit(self) -> str:
        """What is counted."""
        return f"{self.of_unit.plural} of {self.substance}"

    def amount(self, amount: Amount) -> str:
        """Write `2.5 liters of juice`, or `some juice`."""
        if amount.written is None:
            return f"some {self.substance}"
        return f"{self.count(amount)} of {self.substance}"

    def count(self, amount: Amount) -> str:
        """Write `2.5 liters`, of what is named already; or `some of it`."""
        written = amount.written
        if written is None:
            return "some"
        unit = self.of_unit
        if self.larger is not None and is_in_units(written, (self.factor,)):
            unit = self.larger
            written = written.left if isinstance(written, Operation) else written
        noun = unit.singular if is_one(written) else unit.plural
        return f"{self.numerals.of(written)} {noun}"

    def sorted(self, amount: Amount, sort: str) -> str:
        """Write `2 liters of fresh juice`."""
        if amount.written is None:
            return f"some {sort} {self.substance}"
        return f"{self.count(amount)} of {sort} {self.substance}"

    def more(self, amount: Amount, word: str = "more") -> str:
        """Write `1.2 liters more juice`, or `1.2 more liters of juice`."""
        if amount.written is None:
            return f"some {word} {self.substance}"
        if isinstance(amount.written, Operation):
            return f"{self.count(amount)} {LESS.get(word, word)} {self.substance}"
        number, _, unit = self.count(amount).rpartition(" ")
        return f"{number} {word} {unit} of {self.substance}"

    def is_several(self, amount: Amount) -> bool:
        """Return whether a verb behind the amount is plural."""
        return amount.written is not None and not is_one(amount.written)


class Money(msgspec.Struct, frozen=True):
    """Dollars or cents; coins, bills and dollars among cents are products with their value."""

    of_unit: Unit
    numerals: Numerals
    with_sign: bool = True
    factor: int = 0

    them = "it"
    many = "much"
    fewer = "less"
    several = False
    theme = "money"
    items = "money"

    @property
    def measure(self) -> Noun:
        """What a number of it counts."""
        return Noun(self.of_unit.singular, self.of_unit.plural)

    @property
    def unit(self) -> str:
        """What is counted."""
        return self.of_unit.plural

    def amount(self, amount: Amount) -> str:
        """Write `$4.50`, `25¢`, `3 quarters`, or `some money`."""
        written = amount.written
        if written is None:
            return "some money"
        if isinstance(written, Operation) and written.op == "*" and isinstance(written.right, Number):
            return self._coins(written.left, written.right.digits)
        if isinstance(written, Operation) and written.op == "+":
            left = self.amount(Amount(written.left, 0))
            right = self.amount(Amount(written.right, 0))
            return f"{left} and {right}"
        if self.of_unit.singular == "cent":
            if self.with_sign:
                return f"{self.numerals.of(written)}¢"
            return f"{self.numerals.of(written)} {self.of_unit.singular if is_one(written) else 'cents'}"
        if isinstance(written, Number) and written.places == 1:
            written = Number(written.digits * 10, 2)
        return f"${self.numerals.of(written)}"

    def _coins(self, count: Expression, worth: int) -> str:
        number = self.numerals.of(count)
        several = not is_one(count)
        if self.factor:
            return f"${number}"
        if self.of_unit.singular == "dollar":
            return f"{number} {BILLS[worth]} bill{'s' if several else ''}"
        coin = next(name for name, value in COINS.items() if value == worth)
        return f"{number} {COIN_PLURALS[coin] if several else coin}"

    def count(self, amount: Amount) -> str:
        """Write `$4.50`, or `some`."""
        return "some" if amount.written is None else self.amount(amount)

    def sorted(self, amount: Amount, sort: str) -> str:
        """Write `$4.50`: money is of one sort."""
        return self.amount(amount)

    def more(self, amount: Amount, word: str = "more") -> str:
        """Write `$4.50 more`, or `3 more quarters`."""
        if amount.written is None:
            return f"some {word} money"
        text = self.amount(amount)
        if isinstance(amount.written, Operation) and amount.written.op == "*" and not self.factor:
            number, _, coins = text.partition(" ")
            return f"{number} {'fewer' if word == self.fewer else word} {coins}"
        return f"{text} {word}"

    def is_several(self, amount: Amount) -> bool:
        """Return whether a verb behind the amount is plural."""
        return False


Matter = Counted | Measured | Money
