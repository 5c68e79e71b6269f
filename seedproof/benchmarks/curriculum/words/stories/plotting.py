"""Makes a plot of a problem: a beat for every operation, as teachers tell them."""

from collections import Counter
from fractions import Fraction

from seedproof.benchmarks.curriculum.lexicon.situation import SituationType
from seedproof.benchmarks.curriculum.symbolic.arithmetic import apply
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Problem,
    Variable,
    is_numeral,
    names,
)
from seedproof.benchmarks.curriculum.words.stories.beats import Amount, Ask, Beat, Kind, Plot, Question
from seedproof.benchmarks.curriculum.words.stories.families import Family
from seedproof.benchmarks.curriculum.words.stories.matter import is_in_units
from seedproof.exact.number import Exact
from seedproof.record.draws import Draws, Rejected

TELLS: dict[str, SituationType] = {
    "gain": "add to",
    "lose": "take from",
    "parts": "put together",
    "among": "put together",
    "groups": "equal groups",
    "rows": "array",
    "gain groups": "equal groups",
    "lose groups": "equal groups",
    "shelves": "equal groups",
    "daily": "equal groups",
    "more than": "compare",
    "fewer than": "compare",
    "times": "times as many",
    "part": "times as many",
    "pack and give": "share",
    "share and give": "share",
}
"""The situation type of a beat."""
ASKS: dict[str, SituationType] = {
    "together": "put together",
    "difference": "compare",
    "others": "put together",
    "each": "share",
    "boxes": "measure out",
    "leftover each": "share",
    "leftover boxes": "measure out",
    "missing": "add to",
    "ones": "put together",
    "sharers": "share",
    "shared": "share",
}
"""The situation type that lies in a question."""


MANY_GROUPS = 60
"""From more groups than this on, there are fewer groups than things in a group."""


class Account:
    """What somebody has, as the story goes on."""

    def __init__(self, who: int, value: Exact) -> None:
        """Begin with an amount to which nothing has happened."""
        self.who = who
        self.value = value
        self.before = ""


class Plotter:
    """One plot as it grows."""

    def __init__(
        self,
        problem: Problem,
        tells: frozenset[SituationType],
        family: Family,
        units: tuple[int, ...],
        broken: bool,
        draws: Draws,
    ) -> None:
        """Begin without a beat.

        `broken`: whether fractions are numbers.
        """
        self.declared = problem.declared()
        self.uses = Counter(name for whole in problem.expressions() for name in names(whole))
        self.tells = tells
        self.can = family.can
        self.types = {**TELLS, **ASKS, **family.tells}
        self.family = family.name
        self.units = units
        self.broken = broken
        self.draws = draws
        self.beats = list[Beat]()
        self.told = set[SituationType]()
        self.people = 0
        self.values = list[Exact]()
        self.counts = list[Exact]()
        self.sizes = list[Exact]()
        """What is in one group, or the price of one."""
        self.role: tuple[Ask, int] | None = None
        """How the unknown came in, and with whom."""

    # What a value is.

    def leaf(self, expression: Expression) -> Amount | None:
        """Return what is stated as one amount, or None where something is worked out."""
        if isinstance(expression, Variable):
            meant = self.declared.get(expression.name)
            if meant is None:
                return Amount(None, 0)
            return self.leaf(meant)
        if isinstance(expression, Number):
            return Amount(expression, expression.value)
        if is_in_units(expression, self.units):
            self.told.add("convert")
            return Amount(expression, Fraction(apply(expression.op, *self.sides_of(expression))))
        if self.broken and is_numeral(expression):
            return Amount(expression, Fraction(apply(expression.op, *self.sides_of(expression))))
        return None

    def sides_of(self, expression: Operation) -> tuple[Exact, Exact]:
        """Return the values of both sides."""
        left = self.leaf(expression.left)
        right = self.leaf(expression.right)
        if left is None or right is None:
            raise Rejected("no numeral")
        return left.value, right.value

    def meant(self, expression: Expression) -> Operation:
        """Return the operation that a name stands for."""
        while isinstance(expression, Variable):
            expression = self.declared[expression.name]
        if not isinstance(expression, Operation):
            raise Rejected("no operation")
        return expression

    def stated(self, expression: Expression) -> Expression:
        """Return what a name stands for."""
        while isinstance(expression, Variable):
            expression = self.declared[expression.name]
        return expression

    def is_product(self, expression: Expression) -> bool:
        """Return whether an expression is so many times so much, both stated."""
        if self.leaf(expression) is not None:
            return False
        whole = self.meant(expression)
        left = self.leaf(whole.left)
        right = self.leaf(whole.right)
        if left is None or right is None or whole.op != "*":
            return False
        return is_count(left) or is_count(right)

    # What is told.

    def say(self, kind: Kind, account: Account, *amounts: Amount, other: Account | None = None) -> None:
        """Add a beat. Raises: Rejected where it may not be told."""
        tells = self.types.get(kind)
        if kind not in self.can or (tells is not None and tells not in self.tells):
            raise Rejected(f"no story tells of {kind}")
        if tells is not None:
            self.told.add(tells)
        if other is None:
            self.beats.append(Beat(kind, account.who, amounts, before=account.before))
        else:
            self.beats.append(Beat(kind, account.who, amounts, other.who, other.before))

    def may(self, kind: Kind) -> bool:
        """Return whether a beat may be told."""
        tells = self.types.get(kind)
        return kind in self.can and (tells is None or tells in self.tells)

    def may_ask(self, ask: Ask) -> bool:
        """Return whether a question may be asked."""
        tells = self.types.get(ask)
        return ask in self.can and (tells is None or tells in self.tells)

    def new(self, value: Exact) -> Account:
        """Introduce somebody."""
        account = Account(self.people, value)
        self.people = self.people + 1
        self.values.append(value)
        return account

    def changed(self, account: Account, how: str, op: str, by: Amount) -> Account:
        """Change what somebody has."""
        account.before = how
        if by.written is not None:
            account.value = apply(op, account.value, by.value)
            self.values.append(account.value)
            self.values.append(by.value)
        return account

    def unknown(self, ask: Ask, account: Account, amount: Amount) -> None:
        """Note how the unknown came in."""
        if amount.written is None:
            self.role = ask, account.who

    def start(self, amount: Amount, kind: Kind = "start") -> Account:
        """Tell what somebody has, or what something costs."""
        account = self.new(amount.value)
        self.say(kind, account, amount)
        self.unknown("start", account, amount)
        return account

    def gain(self, account: Account, amount: Amount) -> Account:
        """Tell what somebody gets."""
        self.stays_in_shop(account, ("groups", "gain", "parts"))
        self.say("gain", account, amount)
        self.unknown("gained", account, amount)
        return self.changed(account, "gain", "+", amount)

    def lose(self, account: Account, amount: Amount) -> Account:
        """Tell what somebody gives away."""
        self.stays_in_shop(account, ("", "lose"))
        self.say("lose", account, amount)
        self.unknown("lost", account, amount)
        return self.changed(account, "lose", "-", amount)

    def stays_in_shop(self, account: Account, befores: tuple[str, ...]) -> None:
        """Check that money is spent from what there was, and prices are added to prices. Raises: Rejected."""
        if self.family == "shop" and account.before not in befores:
            raise Rejected("money and prices are mixed")

    def count_and_size(self, product: Operation) -> tuple[Amount, Amount]:
        """Return how many groups there are, and how much is in one."""
        left = self.leaf(product.left)
        right = self.leaf(product.right)
        if left is None or right is None:
            raise Rejected("no groups of so many")
        swap = self.draws.below(2)
        if is_count(left) and is_count(right) and max(left.value, right.value) > MANY_GROUPS:
            swap = left.value > right.value
        if not is_count(left) or (is_count(right) and swap):
            left, right = right, left
        if not is_count(left) and left.written is not None and self.family != "rate":
            raise Rejected("nobody counts in fractions")
        self.counts.append(left.value)
        return left, right

    def groups(self, product: Operation) -> Account:
        """Tell of groups that somebody has."""
        count, size = self.count_and_size(product)
        account = self.new(count.value * size.value)
        self.sizes.append(size.value)
        kinds: list[Kind] = [kind for kind in ("groups", "groups", "rows") if self.may(kind)]
        if count.written is None or size.written is None:
            kinds = ["groups"]
        if not kinds:
            raise Rejected("no groups")
        self.say(self.draws.choice(kinds), account, count, size)
        self.unknown("group count", account, count)
        self.unknown("group size", account, size)
        account.before = "groups"
        return account

    def tell(self, expression: Expression) -> Account:
        """Tell of a value, and return who has it. Raises: Rejected."""
        amount = self.leaf(expression)
        if amount is not None:
            return self.start(amount)
        whole = self.meant(expression)
        match whole.op:
            case "+":
                return self.sum(whole)
            case "-":
                return self.remainder(whole)
            case "*":
                return self.product(whole)
            case "/":
                return self.share(whole)
        raise Rejected("no operation of stories")

    def sum(self, whole: Operation) -> Account:
        """Tell of somebody who gets more."""
        left = whole.left
        right = whole.right
        added = self.leaf(right)
        if added is None and self.leaf(left) is not None:
            left, right = right, left
            added = self.leaf(right)
        if added is None and self.is_product(left) and not self.is_product(right):
            left, right = right, left
        if added is None:
            if not self.is_product(right):
                raise Rejected("two stories flow together")
            return self.gain_groups(self.tell(left), self.meant(right))
        if (
            self.leaf(left) is not None
            and self.may("parts")
            and not self.declared_unknown(left, right)
            and (self.family == "shop" or self.draws.below(3) == 0)
        ):
            return self.parts(left, right)
        return self.gain(self.tell(left), added)

    def declared_unknown(self, *sides: Expression) -> bool:
        """Return whether one of them is not stated."""
        return any(amount is not None and amount.written is None for amount in map(self.leaf, sides))

    def parts(self, *sides: Expression) -> Account:
        """Tell of parts that somebody has."""
        amounts = [amount for amount in map(self.leaf, sides) if amount is not None]
        account = self.new(sum(amount.value for amount in amounts))
        self.values.extend(amount.value for amount in amounts)
        self.say("parts", account, *amounts)
        account.before = "parts"
        return account

    def gain_groups(self, account: Account, product: Operation) -> Account:
        """Tell of groups that somebody gets."""
        self.stays_in_shop(account, ("groups", "gain", "parts"))
        count, size = self.count_and_size(product)
        self.say("gain groups", account, count, size)
        self.told.add("add to" if self.family == "owning" else "put together")
        self.sizes.append(size.value)
        return self.changed(account, "gain", "+", Amount(product, count.value * size.value))

    def remainder(self, whole: Operation) -> Account:
        """Tell of somebody who gives some away."""
        taken = self.leaf(whole.right)
        if taken is not None:
            return self.lose(self.tell(whole.left), taken)
        if not self.is_product(whole.right):
            raise Rejected("what is taken away is worked out")
        account = self.tell(whole.left)
        self.stays_in_shop(account, ("", "lose"))
        count, size = self.count_and_size(self.meant(whole.right))
        self.say("lose groups", account, count, size)
        self.told.add("take from")
        self.sizes.append(size.value)
        return self.changed(account, "lose", "-", Amount(whole.right, count.value * size.value))

    def product(self, whole: Operation) -> Account:
        """Tell of equal groups, groups of groups, the same on several days, or of so many times as many."""
        left = self.leaf(whole.left)
        right = self.leaf(whole.right)
        if left is not None and right is not None:
            return self.groups(whole)
        if left is None and right is None:
            raise Rejected("two worked out values are multiplied")
        factor = left or right
        rest = whole.left if right is not None else whole.right
        inner = self.meant(rest)
        if factor is None or not is_count(factor):
            raise Rejected("nobody counts in fractions")
        first = self.leaf(inner.left)
        second = self.leaf(inner.right)
        ways = list[str]()
        if first is not None and second is not None:
            if inner.op == "*" and self.may("shelves") and is_count(first) and is_count(second):
                ways.append("shelves")
            if inner.op in "+-" and self.may("daily"):
                ways.append("daily")
            some = is_count(second) and is_count(factor) and factor.value < second.value
            if inner.op == "/" and self.may("pack and give") and some:
                ways.append("some of the bags")
        if self.may("times"):
            ways.append("times")
        if not ways:
            raise Rejected("no story multiplies this")
        way = self.draws.choice(ways)
        if way == "times" or first is None or second is None:
            than = self.tell(rest)
            account = self.new(than.value * factor.value)
            self.say("times", account, factor, other=than)
            return account
        if way == "some of the bags":
            account = self.start(first)
            taker = self.new(Fraction(first.value) / Fraction(second.value) * factor.value)
            self.say("pack and give", taker, second, factor, other=account)
            return taker
        value = apply(inner.op, first.value, second.value)
        account = self.new(value * factor.value)
        if way == "shelves":
            self.say("shelves", account, factor, first, second)
            self.values.append(second.value)
        else:
            sign = Amount(None, 1 if inner.op == "+" else -1)
            self.say("daily", account, factor, first, second, sign)
            self.told.add("add to" if inner.op == "+" else "take from")
            self.values.append(first.value)
        account.before = "groups"
        return account

    def share(self, whole: Operation) -> Account:
        """Tell of one of those who get a share."""
        count = self.leaf(whole.right)
        if count is None or not is_count(count):
            raise Rejected("it is not shared among so many")
        kinds: list[Kind] = [kind for kind in ("pack and give", "share and give") if self.may(kind)]
        if not kinds:
            raise Rejected("no share")
        account = self.tell(whole.left)
        taker = self.new(account.value / Fraction(count.value))
        kind = self.draws.choice(kinds)
        self.say(kind, taker, count, other=account)
        return taker

    # What is asked.

    def asked(self, ask: Ask, account: Account, other: Account | None = None, *amounts: Amount) -> Plot:
        """Return the whole plot. Raises: Rejected where this may not be asked."""
        tells = self.types.get(ask)
        if ask not in self.can or (tells is not None and tells not in self.tells):
            raise Rejected(f"no story asks for {ask}")
        if tells is not None:
            self.told.add(tells)
        if other is None:
            question = Question(ask, account.who, amounts=amounts, before=account.before)
        else:
            question = Question(ask, account.who, other.who, amounts, account.before, other.before)
        return Plot(tuple(self.beats), question, self.people, frozenset(self.told))

    def whole(self, expression: Expression) -> Plot:
        """Tell of a value and ask for it. Raises: Rejected."""
        amount = self.leaf(expression)
        if amount is not None and is_in_units(self.stated(expression), self.units):
            return self.asked("now", self.start(amount))
        if amount is not None:
            raise Rejected("nothing happens")
        whole = self.meant(expression)
        match whole.op:
            case "+":
                return self.sum_asked(whole)
            case "-":
                return self.difference_asked(whole)
            case "/":
                return self.quotient_asked(whole)
        if "so many" in self.can:
            plot = self.for_so_many(whole)
            if plot is not None:
                return plot
        return self.now(whole)

    def now(self, whole: Operation) -> Plot:
        """Ask for what somebody has."""
        account = self.tell(whole)
        return self.asked("in all" if account.before in ("groups", "parts") else "now", account)

    def sum_asked(self, whole: Operation) -> Plot:
        """Ask for a sum."""
        again = self.compared_again(whole)
        if again is not None:
            return again
        leaves = self.leaves_of(whole)
        left = self.leaf(whole.left)
        right = self.leaf(whole.right)
        simple = left is not None and right is not None
        ways = ["now"] if self.may("gain") and (self.family != "shop" or not simple) else []
        if leaves is not None and self.may("parts"):
            ways += ["parts", "parts"]
        if left is not None and right is not None and self.may("more than"):
            ways.append("more than")
        alone = self.may("start") and self.family not in ("shop", "activity")
        if alone and self.may_ask("together") and (simple or left is None or right is None):
            ways.append("together")
        if left is None and right is None and not self.is_product(whole.left) and "together" in ways:
            ways = ["together"]
        if not ways:
            raise Rejected("no story adds this")
        way = self.draws.choice(ways)
        if way == "parts" and leaves is not None:
            return self.asked("in all", self.parts(*leaves))
        if way == "together":
            first = self.tell(whole.left)
            return self.asked("together", first, self.tell(whole.right))
        if way == "more than" and left is not None and right is not None:
            if self.draws.below(2):
                left, right = right, left
            than = self.start(left, self.compared_by())
            account = self.new(left.value + right.value)
            self.say("more than", account, right, Amount(None, account.value), other=than)
            return self.asked("now", account)
        return self.now(whole)

    def compared_by(self) -> Kind:
        """Return the kind of beat that tells of an amount to compare with."""
        return "cost" if self.family == "shop" else "start"

    def leaves_of(self, whole: Operation) -> list[Expression] | None:
        """Return the terms of a sum of two or three stated amounts."""
        terms = list[Expression]()
        for side in (whole.left, whole.right):
            if self.leaf(side) is not None:
                terms.append(side)
                continue
            inner = self.meant(side)
            if inner.op != "+" or self.leaf(inner.left) is None or self.leaf(inner.right) is None:
                return None
            terms += [inner.left, inner.right]
        return terms if len(terms) <= 3 else None

    def compared_again(self, whole: Operation) -> Plot | None:
        """Tell of two amounts, the second compared with the first, and ask for both together."""
        first = whole.left
        if not isinstance(first, Variable) or self.uses[first.name] < 2:
            return None
        amount = self.leaf(first)
        compared = self.meant(whole.right)
        left_is_first = compared.left == first
        by = self.leaf(compared.right if left_is_first else compared.left)
        if amount is None or by is None:
            raise Rejected("no amount is compared")
        kinds: dict[str, Kind] = {"+": "more than", "-": "fewer than", "*": "times", "/": "part"}
        than = self.start(amount, self.compared_by())
        account = self.new(apply(compared.op, amount.value, by.value))
        self.say(kinds[compared.op], account, by, Amount(None, account.value), other=than)
        return self.asked("together", than, account)

    def difference_asked(self, whole: Operation) -> Plot:
        """Ask for a difference."""
        left = self.leaf(whole.left)
        right = self.leaf(whole.right)
        ways = list[str]()
        if (right is not None and self.may("lose")) or self.is_product(whole.right):
            ways += ["now", "now"]
        by_price_or_day = self.family in ("shop", "activity")
        if self.may_ask("difference") and (not by_price_or_day or (left is not None and right is not None)):
            ways.append("difference")
        if left is not None and right is not None and self.may("fewer than"):
            ways.append("fewer than")
        if left is not None and right is not None and self.may("among"):
            ways.append("among")
        if not ways:
            raise Rejected("no story subtracts this")
        way = self.draws.choice(ways)
        if way == "difference" and left is not None and right is not None:
            more = self.start(left, self.compared_by())
            return self.asked("difference", more, self.start(right, self.compared_by()))
        if way == "difference":
            more = self.tell(whole.left)
            return self.asked("difference", more, self.tell(whole.right))
        if way == "now" or left is None or right is None:
            return self.now(whole)
        if way == "among":
            account = self.new(left.value)
            self.say("among", account, left, right)
            return self.asked("others", account)
        than = self.start(left, self.compared_by())
        account = self.new(left.value - right.value)
        self.say("fewer than", account, right, Amount(None, account.value), other=than)
        return self.asked("now", account)

    def quotient_asked(self, whole: Operation) -> Plot:
        """Ask for a share, or for how many are filled."""
        by = self.leaf(whole.right)
        top = self.leaf(whole.left)
        if by is None or by.written is None:
            raise Rejected("it is divided by what is worked out")
        if "total for" in self.can:
            return self.per_one(top, by)
        asks: list[Ask] = []
        if is_count(by):
            asks.append("each")
        if self.leaf(whole.left) is None or is_count(by):
            asks.append("boxes")
        asks = [ask for ask in asks if self.may_ask(ask)]
        if not asks:
            raise Rejected("no share is asked for")
        ask = self.draws.choice(asks)
        account = self.tell(whole.left)
        if ask == "boxes":
            self.values.append(by.value)
        return self.asked(ask, account, None, by)

    def per_one(self, top: Amount | None, by: Amount) -> Plot:
        """Tell of so much for so many, and ask how much that is for one."""
        if top is None or not (is_count(by) or self.family == "rate"):
            raise Rejected("it is not so much for so many")
        account = self.new(top.value)
        self.counts.append(by.value)
        self.sizes.append(top.value / Fraction(by.value))
        self.say("total for", account, top, by)
        return self.asked("per one", account, None, by)

    def for_so_many(self, whole: Operation) -> Plot | None:
        """Tell of so much for so many, and ask how much that is for another number."""
        for side, other in ((whole.left, whole.right), (whole.right, whole.left)):
            count = self.leaf(other)
            if self.leaf(side) is not None or count is None or not is_count(count):
                continue
            inner = self.meant(side)
            top = self.leaf(inner.left)
            by = self.leaf(inner.right)
            if inner.op == "/" and top is not None and by is not None and is_count(by):
                account = self.new(top.value)
                self.counts.append(by.value)
                self.sizes.append(top.value / Fraction(by.value))
                self.say("total for", account, top, by)
                return self.asked("so many", account, None, count)
        return None

    # Whole problems of other shapes.

    def equation(self, given: Expression, expression: Expression) -> Plot:
        """Tell of an equation, and ask for what is not stated. Raises: Rejected."""
        result = self.leaf(given)
        if result is None:
            raise Rejected("no number is given")
        whole = self.meant(expression)
        if whole.op == "/":
            return self.shared(whole, result)
        account = self.tell(whole)
        if self.role is None:
            raise Rejected("the unknown was not told")
        ask, who = self.role
        if ask == "group count" and Fraction(result.value, self.sizes[0]).denominator > 1:
            raise Rejected("nobody counts groups in fractions")
        self.values.append(result.value)
        self.say("result in all" if account.before == "groups" else "result", account, result)
        return Plot(
            tuple(self.beats),
            Question(ask, who, before=account.before),
            self.people,
            frozenset(self.told),
        )

    def shared(self, whole: Operation, result: Amount) -> Plot:
        """Tell of a share whose size is known."""
        start = self.leaf(whole.left)
        by = self.leaf(whole.right)
        if start is None or by is None:
            raise Rejected("it is shared in several steps")
        account = self.new(start.value)
        self.values.append(result.value)
        self.say("given out", account, start, by, result)
        return self.asked("shared" if start.written is None else "sharers", account)

    def missing(self, given: Expression, ten: Expression) -> Plot:
        """Tell what is there, and ask what is missing up to ten."""
        amount = self.leaf(given)
        whole = self.leaf(ten)
        if amount is None or whole is None:
            raise Rejected("no partner of ten")
        account = self.start(amount)
        return self.asked("missing", account, None, whole)

    def ten_and_ones(self, total: Expression, ten: Expression) -> Plot:
        """Tell of ten in a box and some more, and ask how many more. Raises: Rejected."""
        whole = self.leaf(total)
        amount = self.leaf(ten)
        if whole is None or amount is None:
            raise Rejected("no ten and ones")
        account = self.new(whole.value)
        self.say("ten and some", account, whole, amount)
        return self.asked("ones", account)

    def leftover(self, top: Expression, by: Expression) -> Plot:
        """Tell what is there, and ask what everybody gets, and what is left over."""
        amount = self.leaf(top)
        divisor = self.leaf(by)
        if amount is None or divisor is None:
            raise Rejected("no quotient")
        account = self.start(amount)
        ask: Ask = "leftover each" if self.draws.below(2) else "leftover boxes"
        return self.asked(ask, account, None, divisor)


def is_count(amount: Amount) -> bool:
    """Return whether an amount is a whole number of things, from 2 on."""
    written = amount.written
    return isinstance(written, Number) and not written.places and written.digits > 1
