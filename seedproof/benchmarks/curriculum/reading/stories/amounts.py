"""Reads noun phrases with an amount: `7 more marbles`, `half as many as Leo has`, `some of them`."""

import msgspec

from seedproof.benchmarks.curriculum.lexicon.measures import COINS
from seedproof.benchmarks.curriculum.lexicon.numerals import PARTS
from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.reading.stories.cursor import Cursor
from seedproof.benchmarks.curriculum.reading.stories.world import World
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation

_PARTS = {said: under for under, said in PARTS.items()} | {"one third": 3, "one fourth": 4, "a quarter": 4}
_HAS = ("has now", "had then", "has", "had", "have", "does", "did", "now", "have now")


class Amount(msgspec.Struct):
    """An amount: its value, or None where the text says `some`."""

    value: Expression | None
    more: bool = False
    """`more`, `another`: to what is there."""
    of_them: bool = False
    compared: bool = False
    """Whether it is stated by comparison with somebody else: then the value is the whole amount."""
    everything: bool = False
    inside: bool = False
    """Whether it says `in each` itself."""
    same: bool = False
    """`the same number of`: not told, but in each."""


def amount(cursor: Cursor, world: World) -> Amount | None:
    """Read an amount. Raises: Unreadable for one that begins and does not end."""
    if cursor.take("the same number of", "the same amount of", "an equal number of", "an equal amount of"):
        _matter(cursor, world)
        return Amount(None, same=True)
    if cursor.take("all of them", "all of it", "them all", "everything", "them"):
        return Amount(None, everything=True)
    if cursor.take("all of his", "all of her", "all of its", "all her", "all his", "all its", "all the"):
        _matter(cursor, world)
        return Amount(None, everything=True)
    if cursor.peek() in ("her", "his", "its", "the") and _is_matter(cursor, 1):
        cursor.at += 1
        _matter(cursor, world)
        return Amount(None, everything=True)
    if cursor.take("that many", "that much"):
        if world.asked is None:
            raise Unreadable("that many as what")
        _matter(cursor, world, optional=True)
        return Amount(world.asked, compared=True)
    if cursor.take("as many", "as much"):
        _matter(cursor, world, optional=True)
        inside = bool(cursor.take("in each", "on each", "inside each"))
        return Amount(reference(cursor, world), compared=True, inside=inside)
    if cursor.take("some"):
        more = bool(cursor.take("more"))
        if cursor.take("of them", "of it"):
            return Amount(None, of_them=True)
        _matter(cursor, world, optional=more)
        return Amount(None, more=more)
    return _part(cursor, world) or _numbered(cursor, world)


def _part(cursor: Cursor, world: World) -> Amount | None:
    for fraction, under in _PARTS.items():
        if cursor.take(f"{fraction} as many", f"{fraction} as much"):
            _matter(cursor, world, optional=True)
            value = world.told(Number(under))
            return Amount(Operation("/", reference(cursor, world), value), compared=True)
    return None


def _numbered(cursor: Cursor, world: World) -> Amount | None:
    at = cursor.at
    another = bool(cursor.take("another"))
    twice = cursor.take("twice as", "double as")
    value: Expression | None
    if twice:
        value = Number(2)
        cursor.at -= 1
    elif cursor.take("$"):
        value = cursor.numeral()
        if value is None:
            raise Unreadable("a $ without a number")
        return _money(cursor, world, value, another)
    else:
        value = cursor.numeral()
    if value is None:
        cursor.at = at
        return None
    if twice or cursor.take("times as many", "times as much"):
        if twice:
            cursor.need("as many", "as much")
        world.told(value)
        _matter(cursor, world, optional=True)
        return Amount(Operation("*", value, reference(cursor, world)), compared=True)
    unit = cursor.unit()
    coin = "" if unit else cursor.coin()
    bill = 0 if unit or coin else cursor.bill()
    if coin or bill or unit in ("dollar", "cent"):
        world.about("money")
        value = _worth(world, world.told(value), unit, coin, bill)
        while cursor.peek() == "and" and cursor.at + 1 < len(cursor.tokens):
            coins = _and_coins(cursor, world)
            if coins is None:
                break
            value = Operation("+", value, coins)
        return _compared(cursor, world, value, another)
    more = cursor.take("more", "additional", "fewer", "less")
    if cursor.take("of them", "of it") or (unit and cursor.take("of it")):
        return Amount(world.in_unit(world.told(value), unit), of_them=True)
    value = world.in_unit(world.told(value), unit)
    cursor.take("of")
    _matter(cursor, world, optional=True)
    return _finished(cursor, world, value, more, another)


def _and_coins(cursor: Cursor, world: World) -> Expression | None:
    at = cursor.at
    cursor.need("and")
    value = cursor.numeral()
    coin = cursor.coin() if value is not None else ""
    bill = cursor.bill() if value is not None and not coin else 0
    unit = cursor.unit() if value is not None and not (coin or bill) else ""
    if value is None or not (coin or bill or unit in ("dollar", "cent")):
        cursor.at = at
        return None
    return _worth(world, world.told(value), unit, coin, bill)


def _worth(world: World, value: Expression, unit: str, coin: str, bill: int) -> Expression:
    if coin:
        if world.unit != "cent":
            raise Unreadable("coins in a story of dollars")
        return Operation("*", value, Number(COINS[coin]))
    if bill:
        if world.unit != "dollar":
            raise Unreadable("bills in a story of cents")
        return Operation("*", value, Number(bill))
    return world.in_unit(value, unit)


def _money(cursor: Cursor, world: World, value: Expression, another: bool) -> Amount:
    world.about("money")
    return _compared(cursor, world, world.in_unit(world.told(value), "dollar"), another)


def _compared(cursor: Cursor, world: World, value: Expression, another: bool) -> Amount:
    more = cursor.take("more", "less", "fewer")
    cursor.take("of it", "money")
    return _finished(cursor, world, value, more, another)


def _finished(cursor: Cursor, world: World, value: Expression, more: str, another: bool) -> Amount:
    if more and cursor.take("than"):
        compared = reference(cursor, world, after_than=True)
        return Amount(Operation("+" if more == "more" else "-", compared, value), compared=True)
    if more in ("fewer", "less"):
        raise Unreadable("fewer than what")
    return Amount(value, more=bool(more) or another)


def reference(cursor: Cursor, world: World, after_than: bool = False) -> Expression:
    """Read what somebody else has: `as Leo has`, `than in the red box`, `as Mia and Leo together`."""
    if not after_than:
        cursor.need("as")
    cursor.take("in")
    if cursor.take("that"):
        if world.asked is None:
            raise Unreadable("as that")
        return world.asked
    return _of(cursor, world)


def _of(cursor: Cursor, world: World) -> Expression:
    name = cursor.name()
    if not name:
        raise Unreadable(f"compared with {cursor.rest()!r}")
    value = world.of(name)
    if cursor.take("and"):
        second = cursor.name()
        cursor.take(*_HAS)
        cursor.need("together", "combined")
        return Operation("+", value, world.of(second))
    cursor.take(*_HAS)
    _matter(cursor, world, optional=True)
    return value


def _is_matter(cursor: Cursor, ahead: int) -> bool:
    at = cursor.at
    cursor.at += ahead
    noun = cursor.thing() or cursor.substance()
    cursor.at = at
    return bool(noun)


def _matter(cursor: Cursor, world: World, optional: bool = False) -> None:
    noun = cursor.thing() or cursor.substance()
    if not noun and not optional:
        raise Unreadable(f"amounts of what: {cursor.rest()!r}")
    world.about(noun)
