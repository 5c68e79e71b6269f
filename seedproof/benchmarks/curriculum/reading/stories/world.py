"""What a story has told so far: who has how much and had before, what was done, what is in each of what."""

import msgspec

from seedproof.benchmarks.curriculum.lexicon.measures import COINS, CONVERSIONS, UNIT
from seedproof.benchmarks.curriculum.lexicon.people import PRONOUNS
from seedproof.benchmarks.curriculum.lexicon.situation import SituationType
from seedproof.benchmarks.curriculum.lexicon.vocabulary import BILL_NAMES, Words
from seedproof.benchmarks.curriculum.reading.concepts.text import Token, Unreadable
from seedproof.benchmarks.curriculum.reading.stories.grammar import Comparison, Who
from seedproof.benchmarks.curriculum.reading.stories.tables import PERSON_NOUNS, WHOLES
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Equation,
    Expression,
    Number,
    Operation,
    Variable,
    parts,
)

ANY = "any"
"""The measure of a substance of which no amount was told yet."""
SCENE = "here"
"""Who has what `there is`, where no place is named."""


class Thing(msgspec.Struct, frozen=True):
    """What is counted or measured: noun and adjectives, or substance and quantity."""

    noun: str = ""
    sort: str = ""
    measure: str = ""
    """length, volume, mass, time, money; nothing where things are counted."""

    def covers(self, part: "Thing") -> bool:
        """Return whether another thing is also called by this name."""
        if self.measure != part.measure:
            return ANY in (self.measure, part.measure) and bool(self.noun) and self.noun == part.noun
        if self.sort and self.sort != part.sort:
            return False
        if self.measure and (not self.noun or not part.noun):
            return True
        return not self.noun or self.noun == part.noun or part.noun in WHOLES.get(self.noun, ())


class Account(msgspec.Struct):
    """What somebody has of something, from the first amount to the last."""

    holder: str
    thing: Thing
    history: list[Expression]
    gone: bool = False
    partial: bool = False
    """Whether only what came to it is known."""
    whole: "Account | None" = None
    """What it is a part of."""
    changed: bool = False

    @property
    def now(self) -> Expression:
        """The last amount."""
        return self.history[-1]


class Event(msgspec.Struct, frozen=True):
    """A deed with an amount."""

    holder: str
    base: str
    effect: str
    thing: Thing
    value: Expression
    when: frozenset[Words]
    to: str = ""
    opens: bool = False
    """Whether nothing was there before."""


class Group(msgspec.Struct):
    """So many of something, with so much in each."""

    container: str
    content: Thing
    holder: str = ""
    count: Expression | None = None
    size: Expression | None = None
    total: Expression | None = None
    same: bool = False
    kind: SituationType = "equal groups"
    base: str = ""
    """The verb of what is done again and again."""
    evenly: bool = False
    """Whether it goes on so: so much each day."""
    loses: bool = False
    """Whether it is taken from what somebody has: so much is eaten each day."""
    entered: bool = False
    """Whether the total has become somebody's amount."""


class Placed(msgspec.Struct, frozen=True):
    """A part of what somebody has that is at some place, while the others are elsewhere."""

    whole: Account
    where: Words
    value: Expression


class World:
    """The state of a story."""

    def __init__(self, units: dict[str, str]) -> None:
        self.units = units
        self.accounts: dict[tuple[str, Thing], Account] = {}
        self.people: list[str] = []
        self.events: list[Event] = []
        self.groups: list[Group] = []
        self.prices: dict[str, Expression] = {}
        self.costs: list[Expression] = []
        self.chosen: Expression | None = None
        """The price of what somebody has chosen and not bought yet."""
        self.told: list[Expression] = []
        self.some: list[Variable] = []
        self.equations: list[Equation] = []
        self.tells: set[SituationType] = set()
        self.rest: dict[tuple[str, Thing], Account] = {}
        self.noun: Thing | None = None
        """What was spoken of last."""
        self.asked: Expression | None = None
        self.answered = Thing()
        """What was asked for."""
        self.supposed = False
        """Whether somebody shall have as many as the answer: nothing else of the story before is left."""
        self.equally = False
        self.contents: dict[str, Thing] = {}
        """What is in a container: `bags of apples`."""
        self.ignored: set[int] = set()
        """Numerals that need not stand in the problem: `one of the friends`."""
        self.pending: Group | None = None
        """What is done again and again, until its sentence ends."""
        self.compared: list[tuple[str, Thing, Comparison, Expression | None]] = []
        """Comparisons with amounts that were not told yet."""
        self.theme = ""
        self.first: list[list[Token]] = []
        """The sentences of the story that this one continues."""
        self.last = ""
        """Whose amount was told or changed last."""
        self.needs: dict[str, Expression] = {}
        self.placed: Placed | None = None
        self.at_first: list[Account] = []
        """Those whose first amount was spoken of: what happened later need not matter."""

    def suppose(self) -> None:
        """Begin a new story, in which somebody has as many as the answer of the one before."""
        self.supposed = True
        self.accounts.clear()
        self.people.clear()
        self.events.clear()
        self.groups.clear()
        self.prices.clear()
        self.costs.clear()
        self.chosen = None
        self.contents.clear()
        self.needs.clear()
        self.placed = None
        self.noun = None
        self.last = ""

    def unknown(self, explicit: bool) -> Variable:
        """Name a number that is not stated."""
        variable = Variable(f"q{len(self.some)}")
        self.some.append(variable)
        if explicit:
            self.told.append(variable)
        return variable

    def state(self, value: Expression) -> Expression:
        """Note a numeral that the text states."""
        self.told.append(value)
        return value

    def equal(self, value: Expression, known: Expression) -> None:
        """Note that two expressions are equal. Raises: Unreadable where nothing in them is unknown."""
        if not any(isinstance(part, Variable) for part in parts(known)):
            raise Unreadable("that was told before")
        self.equations.append(Equation(value, known))

    @staticmethod
    def measure_of(unit: str) -> str:
        """Return what a unit measures."""
        if unit in COINS or unit in BILL_NAMES:
            return "money"
        if unit in UNIT:
            return UNIT[unit].measures
        return unit

    def in_unit(self, value: Expression, unit: str) -> Expression:
        """Return an amount in the unit in which the story asks. Raises: Unreadable."""
        wanted = self.units.get(self.measure_of(unit), unit)
        if unit == wanted:
            return value
        if unit in COINS and wanted == "cent":
            return Operation("*", value, Number(COINS[unit]))
        if unit in BILL_NAMES and wanted == "dollar":
            return Operation("*", value, Number(BILL_NAMES[unit]))
        factor = CONVERSIONS.get((unit, wanted))
        if factor is None:
            raise Unreadable(f"an amount in {unit}, expected one in {wanted}")
        self.tells.add("convert")
        return Operation("*", value, Number(factor))

    def names(self, who: Who) -> tuple[str, ...]:
        """Return whom people and pronouns mean. Raises: Unreadable."""
        if who.plural:
            return self._all()
        if not who.pronoun:
            for name in who.names:
                if name not in self.people:
                    self.people.append(name)
            return who.names
        (word,) = who.names
        present = [name for name in self.people if self.is_present(name)]
        if word == "they" and len(present) != 1:
            return tuple(present) if len(present) > 1 else self._all()
        fitting = [name for name in present if word in pronouns_of(name)]
        if len(fitting) != 1:
            raise Unreadable(f"who is {word!r}")
        return (fitting[0],)

    def is_present(self, name: str) -> bool:
        """Return whether a pronoun can mean somebody: a relative who has nothing is only passing."""
        if name[0].isupper():
            return True
        return any(holder == name for holder, _ in self.accounts) or name not in PERSON_NOUNS

    def _all(self) -> tuple[str, ...]:
        present = [name for name in self.people if self.is_present(name)]
        if len(present) < 2:
            raise Unreadable("who are they")
        return tuple(present)

    def one(self, who: Who) -> str:
        """Return whom people and pronouns mean, where this is one person. Raises: Unreadable."""
        names = self.names(who)
        if len(names) != 1:
            raise Unreadable("several people")
        return names[0]

    def matching(self, holder: str | None, thing: Thing) -> list[Account]:
        """Return the accounts of things that are called so; parts only where their whole is not."""
        exact = self.accounts.get((holder, thing)) if holder is not None else None
        if exact is not None:
            return [exact]
        fitting = [
            account
            for account in self.accounts.values()
            if (holder is None or account.holder == holder) and thing.covers(account.thing)
        ]
        return [account for account in fitting if account.whole not in fitting or account.whole is None]

    def account(self, holder: str, thing: Thing) -> Account | None:
        """Return the one account that a thing's name means, or None. Raises: Unreadable for several."""
        fitting = self.matching(holder, thing)
        if not fitting and thing.sort:
            fitting = [
                account
                for account in self.matching(holder, Thing(thing.noun, "", thing.measure))
                if not account.thing.sort
            ]
        if len(fitting) > 1:
            raise Unreadable("of which of them")
        return fitting[0] if fitting else None

    def pool(self, holder: str, thing: Thing) -> Account | None:
        """Return the one account that a thing's name means; several parts become one whole."""
        fitting = self.matching(holder, thing)
        whole = Thing(thing.noun, "", thing.measure)
        if not fitting and thing.measure == "money":
            # Coins and bills of another kind: an amount of money.
            thing = whole
            fitting = self.matching(holder, whole)
        if len(fitting) < 2 or thing.sort or (holder, whole) in self.accounts:
            return self.account(holder, thing)
        account = self.open(holder, whole, self.total(fitting))
        account.changed = any(part.changed for part in fitting)
        for part in fitting:
            del self.accounts[holder, part.thing]
        return account

    def open(self, holder: str, thing: Thing, value: Expression) -> Account:
        """Note what somebody has at first. Raises: Unreadable where that was told."""
        if (holder, thing) in self.accounts:
            raise Unreadable("that was told before")
        self.last = ""
        account = Account(holder, thing, [value])
        self.accounts[holder, thing] = account
        return account

    def change(self, account: Account, op: str, value: Expression) -> None:
        """Add to what somebody has, or take from it. Raises: Unreadable where nothing is left."""
        if account.gone:
            raise Unreadable("nothing is left of it")
        if op == "+":
            account.history.append(Operation("+", account.now, value))
        else:
            account.history.append(Operation("-", account.now, value))
        account.changed = True
        self.last = account.holder
        if account.whole is not None:
            raise Unreadable("a part changes")

    def total(self, accounts: list[Account]) -> Expression:
        """Add the amounts of accounts, in the order in which they were told. Raises: Unreadable."""
        if not accounts:
            raise Unreadable("nobody said how many")
        if len({account.holder for account in accounts}) > 1:
            accounts = [account for account in accounts if not account.gone]
        if not accounts or any(account.gone for account in accounts):
            raise Unreadable("nobody said how many are left")
        value = accounts[0].now
        for account in accounts[1:]:
            value = Operation("+", value, account.now)
        if len(accounts) > 1:
            self.tells.add("put together")
        return value

    def group(self, container: str, content: Thing | None = None) -> Group | None:
        """Return the last group of these containers."""
        for group in reversed(self.groups):
            if container not in (group.container, "one"):
                continue
            if content is None or content.covers(group.content) or group.content.covers(content):
                return group
        return None


def pronouns_of(name: str) -> tuple[str, ...]:
    """Return the pronouns that can stand for somebody."""
    if name in PRONOUNS:
        return (PRONOUNS[name], "they")
    if name[0].isupper() or name in PERSON_NOUNS:
        return ("she", "he", "they")
    return ("she", "he", "they", "it")
