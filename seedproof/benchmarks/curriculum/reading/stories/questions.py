"""Reads what a sentence asks: somebody's amount, two together, a difference, or what was not stated."""

import re

from seedproof.benchmarks.curriculum.reading.concepts.text import Token, Unreadable
from seedproof.benchmarks.curriculum.reading.stories.cursor import Cursor
from seedproof.benchmarks.curriculum.reading.stories.holding import two
from seedproof.benchmarks.curriculum.reading.stories.world import UNKNOWN, World
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Operation

_OPENERS = (
    "in total",
    "together",
    "in all",
    "altogether",
    "in the end ,",
    "in the end",
    "now ,",
    "altogether ,",
    "in all ,",
    "then ,",
    "so",
)
_DO = ("does", "did", "do", "will", "would")
_BE = ("are", "is", "were", "was")
_END = (
    "altogether", "together", "in all", "in total", "left over", "left", "now", "then", "in the end",
    "at first", "to begin with", "at the start", "in the beginning", "combined", "all together", "at the end",
)  # fmt: skip
_TOGETHER = frozenset(("altogether", "together", "in all", "in total", "combined", "all together"))
_FIRST = frozenset(("at first", "to begin with", "at the start", "in the beginning"))
_ASKS = re.compile(
    r"^(find out |tell |work out )?(in the end,? |(altogether|together|in all|in total), |now, )?"
    r"how (many|much)\b"
)


_COMES = frozenset(
    (
        "in", "come", "came", "leave", "left", "join", "joined", "arrive", "arrived", "go", "went", "wander",
        "wandered",
    )
)  # fmt: skip


def is_question(tokens: list[Token]) -> bool:
    """Return whether a sentence asks for an amount."""
    return bool(_ASKS.match(" ".join(token.text for token in tokens[:7]).replace(" ,", ",")))


def unit_asked(tokens: list[Token]) -> str:
    """Return the unit that a question asks in: `how many centimeters of ribbon`."""
    words = [token.text for token in tokens]
    for at, word in enumerate(words[:-1]):
        if word == "how" and words[at + 1] in ("many", "much"):
            cursor = Cursor(tokens)
            cursor.at = at + 2
            return cursor.unit()
    return ""


def ask(world: World, tokens: list[Token]) -> Expression:
    """Read what is asked for. Raises: Unreadable."""
    cursor = Cursor([token for token in tokens if token.text != "?"])
    cursor.take("find out", "tell", "work out")
    cursor.take(*_OPENERS)
    cursor.take(",")
    cursor.need("how many", "how much")
    asked = _asked(world, cursor)
    if not cursor.done:
        raise Unreadable(f"{cursor.rest()!r} behind the question")
    return asked


def _asked(world: World, cursor: Cursor) -> Expression:
    box = cursor.box()
    if box:
        return _boxes(world, cursor, box)
    cursor.take("other")
    sharer = cursor.sharer()
    if sharer:
        cursor.need(*_BE)
        cursor.take("there")
        if world.role[0] != "sharers" or world.role[2] != sharer:
            raise Unreadable("how many of whom")
        return _unknown(world)
    difference = cursor.take("more", "fewer", "less")
    unit = cursor.unit()
    difference = difference or cursor.take("more", "less", "fewer")
    if unit and not world.unit:
        raise Unreadable("a unit of nothing")
    cursor.take("of")
    world.about(cursor.thing() or cursor.substance())
    if difference:
        return _difference(world, cursor, difference)
    if cursor.take(*_BE):
        return _there(world, cursor)
    if cursor.take("there"):
        cursor.need(*_BE)
        return _there(world, cursor)
    if cursor.take(*_DO):
        return _does(world, cursor)
    if cursor.peek() in _COMES:
        return _came(world, cursor)
    return _does(world, cursor, indirect=True)


def _unknown(world: World) -> Expression:
    if not world.equations:
        raise Unreadable("nothing says what it comes to")
    return UNKNOWN


def _boxes(world: World, cursor: Cursor, box: str) -> Expression:
    if cursor.take(*_BE):
        cursor.take("there", "full", "needed", "filled")
    else:
        cursor.take(*_DO)
        who = cursor.name() or world.pronoun(cursor.take("she", "he", "it"))
        cursor.take("have", "fill", "need", "get", "has", "had", "fills", "filled", "needs", "use", "make")
        if world.packed is None and world.role[1] != who:
            raise Unreadable("whose boxes")
    _ends(cursor)
    if world.packed is not None and world.packed[0] == box:
        return world.packed[1]
    if world.role[0] == "count" and world.role[2] == box:
        return _unknown(world)
    raise Unreadable("which boxes")


def _ends(cursor: Cursor) -> set[str]:
    said = set()
    while ending := cursor.take(*sorted(_END, key=len, reverse=True)):
        said.add(ending)
    return said


def _difference(world: World, cursor: Cursor, more: str) -> Expression:
    cursor.take(*_BE)
    cursor.take(*_DO)
    cursor.take("there")
    cursor.take("in")
    first = cursor.name()
    cursor.take("have", "has", "had")
    cursor.need("than")
    cursor.take("in")
    second = cursor.name()
    cursor.take("has", "had", "does", "did")
    if more != "more":
        first, second = second, first
    _known(world)
    return Operation("-", world.of(first), world.of(second))


def _known(world: World) -> None:
    if world.role[0]:
        raise Unreadable("something is not told")


def _there(world: World, cursor: Cursor) -> Expression:
    """Read `How many are left in the red box`, `are there altogether`, `were in each box`."""
    ends = _ends(cursor)
    cursor.take("there")
    ends |= _ends(cursor)
    if cursor.take("put into", "put in", "added to"):
        return _happened(world, cursor, "gain")
    if cursor.take("taken out of", "taken from", "removed from"):
        return _happened(world, cursor, "lose")
    if cursor.take("in each", "on each"):
        box = cursor.box()
        if world.role[0] == "size" and world.role[2] == box:
            return _unknown(world)
        if world.each is not None and world.each[0] == box:
            return world.each[1]
        raise Unreadable("in each of what")
    if cursor.take("in both"):
        ends |= {"altogether"} | _ends(cursor)
    name = ""
    if cursor.take("in", "at"):
        name = cursor.name()
        if cursor.take("and"):
            second = cursor.name()
            _ends(cursor)
            _known(world)
            return Operation("+", world.of(name), world.of(second))
        ends |= _ends(cursor)
    if name:
        return _of(world, name, ends)
    if ends & _TOGETHER:
        _known(world)
        if len(world.amounts) == 1:
            return world.of(next(iter(world.amounts)))
        first, second = two(world)
        return Operation("+", world.of(first), world.of(second))
    if len(world.amounts) == 1:
        return _of(world, next(iter(world.amounts)), ends)
    raise Unreadable("where are they")


def _happened(world: World, cursor: Cursor, sort: str) -> Expression:
    cursor.name()
    if world.role[0] != sort:
        raise Unreadable("that was told")
    return _unknown(world)


def _of(world: World, name: str, ends: set[str]) -> Expression:
    if not world.role[0]:
        if ends & _FIRST:
            raise Unreadable("that was told")
        return world.of(name)
    role, who, _ = world.role
    if role != "start" or who != name or ("now" in ends or "left" in ends):
        raise Unreadable("that is not what is unknown")
    return _unknown(world)


def _does(world: World, cursor: Cursor, indirect: bool = False) -> Expression:
    if cursor.take("each"):
        what = cursor.sharer() or cursor.box()
        cursor.need("get", "gets", "got", "receive", "receives", "have", "hold")
        if world.each is None or world.each[0] != what:
            raise Unreadable("each of whom")
        return world.each[1]
    if cursor.take("they", "the two of them", "both of them", "both"):
        first, second = two(world)
        return _together(world, cursor, first, second)
    name = cursor.name() or world.pronoun(cursor.take("she", "he", "it"))
    if cursor.take("and"):
        return _together(world, cursor, name, cursor.name())
    if cursor.take("have", "has", "had", "own"):
        return _of(world, name, _ends(cursor))
    if indirect:
        raise Unreadable(f"how many what: {cursor.rest()!r}")
    sort, base = cursor.verb()
    cursor.take("to")
    cursor.relative()
    _ends(cursor)
    role, who, verb = world.role
    if not sort or (role, who) != (sort, name) or base != verb:
        raise Unreadable("that is not what is unknown")
    return _unknown(world)


def _together(world: World, cursor: Cursor, first: str, second: str) -> Expression:
    cursor.need("have", "has", "had", "own")
    _ends(cursor)
    _known(world)
    return Operation("+", world.of(first), world.of(second))


def _came(world: World, cursor: Cursor) -> Expression:
    """Read `How many ducks came to the field`."""
    sort, base = ("lose", "leave") if cursor.take("left", "leave") else cursor.verb()
    cursor.take("to", "in", "from", "the others in", "at", "out of")
    name = cursor.name()
    if (sort, name, base) != world.role:
        raise Unreadable("that is not what is unknown")
    return _unknown(world)
