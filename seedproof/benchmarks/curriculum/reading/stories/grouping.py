"""Reads boxes with so many in each, equal shares, equal piles."""

from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.reading.stories.amounts import Amount, amount, reference
from seedproof.benchmarks.curriculum.reading.stories.cursor import Cursor
from seedproof.benchmarks.curriculum.reading.stories.holding import amount_at, first_told, hold, known
from seedproof.benchmarks.curriculum.reading.stories.world import UNKNOWN, Boxes, World
from seedproof.benchmarks.curriculum.symbolic.problem import Equation, Expression, Operation


def has(world: World, cursor: Cursor, subject: str, later: str) -> None:
    """Read `has 6 boxes with 8 marbles in each`, `has 8 marbles`, behind its verb."""
    at = cursor.at
    count: Expression | None
    if cursor.take("some"):
        count = None
    elif cursor.take("as many"):
        box = cursor.box()
        if box:
            return _boxes_as(world, cursor, subject, box)
        cursor.at = at
        count = UNKNOWN
    else:
        count = cursor.numeral()
    box = cursor.box() if count is not UNKNOWN else ""
    if not box:
        cursor.at = at
        return hold(world, cursor, subject, amount_at(cursor, world), later)
    number = world.unknown("count", subject, box) if count is None else world.told(count)
    world.boxes = Boxes(subject, box, number)
    if cursor.take("with", "of", "that hold", "that each hold", "holding"):
        size = amount_at(cursor, world)
        if not size.inside:
            cursor.need("in each of them", "in each", "on each", "each", "inside each")
            cursor.box()
        filled(world, size)
        return None
    if cursor.take(", and there are", ", and there is", ", and there was", ", and there were"):
        size = amount_at(cursor, world)
        cursor.need("in each")
        cursor.take("of them")
        filled(world, size)
    return None


def _boxes_as(world: World, cursor: Cursor, subject: str, box: str) -> None:
    """Read `as many boxes as Leo has marbles`."""
    world.boxes = Boxes(subject, box, reference(cursor, world))


def in_each(world: World, cursor: Cursor) -> None:
    """Read `In each box there are 8 marbles`; `each child gets 8 marbles`."""
    sharer = cursor.sharer()
    if sharer:
        cursor.need("gets", "got", "receives", "received")
        if world.each is None or world.each[0] != sharer or not world.role[0] or world.equations:
            raise Unreadable("what each gets is told twice")
        world.equations.append(Equation(known(amount_at(cursor, world)), world.each[1]))
        return
    cursor.take("of them", "of the")
    cursor.box()
    cursor.need(
        "there are",
        "there is",
        "there were",
        "there was",
        "holds",
        "held",
        "contains",
        "has",
        "had",
        "contained",
    )
    filled(world, amount_at(cursor, world))


def filled(world: World, size: Amount) -> None:
    """Work out what is in each of somebody's boxes. Raises: Unreadable."""
    boxes = world.boxes
    if boxes is None or boxes.owner in world.amounts:
        raise Unreadable("in each of what")
    if size.value is None and not size.same:
        raise Unreadable("how many are in each")
    value = world.unknown("size", boxes.owner, boxes.box) if size.value is None else size.value
    first_told(world, boxes.owner, Operation("*", boxes.count, value))


def shares(world: World, cursor: Cursor, subject: str) -> None:
    """Read `shares her plums equally among 5 friends`, behind its verb."""
    quantity = amount_at(cursor, world)
    cursor.take("equally", "evenly", "fairly")
    cursor.need("among", "between", "with")
    _share(world, cursor, subject, quantity)


def _share(world: World, cursor: Cursor, subject: str, quantity: Amount) -> None:
    whole = world.of(subject) if quantity.everything else known(quantity)
    if not quantity.everything and subject in world.amounts:
        raise Unreadable("a part of it is shared")
    count = world.unknown("sharers", subject) if cursor.take("some") else cursor.numeral()
    cursor.take("other")
    sharer = cursor.sharer()
    if count is None or not sharer:
        raise Unreadable("among how many")
    if count is not UNKNOWN:
        world.told(count)
    if world.role[0] == "sharers":
        world.role = ("sharers", subject, sharer)
    _divided(world, subject, sharer, Operation("/", whole, count))


def _divided(world: World, subject: str, what: str, value: Expression) -> None:
    world.gone.add(subject)
    world.each = (what, value)


def takes_each(world: World, subject: str) -> None:
    """Read who gets one of the shares or piles. Raises: Unreadable."""
    if world.each is None:
        raise Unreadable("one of what")
    first_told(world, subject, world.each[1])


def packs(world: World, cursor: Cursor, subject: str) -> bool:
    """Read `packs all of them into boxes of 6`."""
    at = cursor.at
    cursor.at += 1
    quantity = amount(cursor, world)
    if quantity is None or not cursor.take("into", "in"):
        cursor.at = at
        return False
    box = cursor.box()
    cursor.need("of", "with")
    size = cursor.numeral()
    if not box or size is None:
        raise Unreadable("into what")
    cursor.take("each", "in each")
    whole = world.of(subject) if quantity.everything else known(quantity)
    world.gone.add(subject)
    world.packed = (box, Operation("/", whole, world.told(size)))
    return True


def piles(world: World, cursor: Cursor, subject: str) -> bool:
    """Read `makes as many equal piles of marbles as Leo has marbles`."""
    at = cursor.at
    cursor.at += 1
    if not cursor.take("as many equal piles"):
        cursor.at = at
        return False
    if cursor.take("of"):
        world.about(cursor.thing())
    other = reference(cursor, world)
    _divided(world, subject, "pile", Operation("/", world.of(subject), other))
    return True
