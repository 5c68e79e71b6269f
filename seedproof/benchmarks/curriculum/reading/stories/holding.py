"""Reads who has how much: stated for the first time, or what it comes to."""

from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.reading.stories.amounts import Amount, amount
from seedproof.benchmarks.curriculum.reading.stories.cursor import Cursor
from seedproof.benchmarks.curriculum.reading.stories.world import UNKNOWN, World
from seedproof.benchmarks.curriculum.symbolic.problem import Equation, Expression, Operation

_ENDINGS = (
    "in all", "altogether", "in total", "at first", "left over", "left", "now", "then", "in the end",
    "to begin with", "at the start", "in it", "each", "all together", "afterwards", "later", "too",
    "remaining",
)  # fmt: skip


def amount_at(cursor: Cursor, world: World) -> Amount:
    """Read the amount that has to stand here. Raises: Unreadable."""
    quantity = amount(cursor, world)
    if quantity is None:
        raise Unreadable(f"an amount expected at {cursor.rest()!r}")
    return quantity


def known(quantity: Amount) -> Expression:
    """Return the value of an amount that is stated. Raises: Unreadable for `some`."""
    if quantity.value is None:
        raise Unreadable("no number")
    return quantity.value


def endings(cursor: Cursor) -> set[str]:
    """Read what may close a clause: `altogether`, `left`, `at first`."""
    said = set()
    while ending := cursor.take(*sorted(_ENDINGS, key=len, reverse=True)):
        said.add(ending)
    return said


def there(world: World, cursor: Cursor, later: str, place: str) -> None:
    """Read `There are 8 marbles in ...`, behind its verb."""
    quantity = amount_at(cursor, world)
    if place:
        return hold(world, cursor, place, quantity, later)
    if cursor.take("in each of"):
        return _boxes_behind(world, cursor, quantity)
    if cursor.take("in", "at", "on"):
        return hold(world, cursor, cursor.name(), quantity, later)
    ends = endings(cursor)
    if world.boxes and ends & {"in all", "altogether", "in total"}:
        return equal(world, world.boxes.owner, known(quantity))
    if (
        len(world.amounts) > 1
        and UNKNOWN.name
        and ends & {"in all", "altogether", "in total", "all together"}
    ):
        first, second = two(world)
        world.equations.append(Equation(known(quantity), Operation("+", world.of(first), world.of(second))))
        return None
    if world.amounts:
        raise Unreadable("who has that")
    return hold(world, cursor, "?", quantity, later)


def two(world: World) -> list[str]:
    """Read the two who have something. Raises: Unreadable when there are not two."""
    names = [name for name in world.amounts if name not in world.gone]
    if len(names) != 2:
        raise Unreadable(f"{len(names)} together, expected two")
    return names


def _boxes_behind(world: World, cursor: Cursor, quantity: Amount) -> None:
    """Read `8 marbles in each of Mia's 5 boxes`."""
    owner = "?"
    if cursor.tokens[cursor.at].text.endswith("'s"):
        owner = cursor.tokens[cursor.at].raw[:-2]
        cursor.at += 1
    count = cursor.numeral()
    box = cursor.box()
    if count is None or not box:
        raise Unreadable("in each of what")
    first_told(world, owner, Operation("*", world.told(count), known(quantity)))


def hold(world: World, cursor: Cursor, name: str, quantity: Amount, later: str) -> None:
    """Note that somebody has so much: stated for the first time, or what came out."""
    if not name:
        raise Unreadable("who has it")
    ends = endings(cursor)
    world.subject = name
    if quantity.more and name not in world.amounts:
        raise Unreadable("more than what")
    if world.boxes and world.boxes.owner == name and world.role[0] in ("size", "count"):
        return equal(world, name, known(quantity))
    if name in world.amounts:
        if quantity.more:
            raise Unreadable("has more of what it has")
        if not world.has_unknown(name):
            raise Unreadable(f"what {name} has is told twice")
        return equal(world, name, known(quantity))
    if (later and later != "so") or ends & {"left", "left over"}:
        raise Unreadable("what came out of nothing")
    value = quantity.value
    if value is None:
        if quantity.everything or quantity.of_them or quantity.same:
            raise Unreadable("how much")
        value = world.unknown("start", name)
    return first_told(world, name, value)


def equal(world: World, name: str, value: Expression) -> None:
    """Add the equation that what somebody has comes to this. Raises: Unreadable."""
    whole = world.of(name)
    if world.equations or not world.role[0]:
        raise Unreadable("a result of nothing that is unknown")
    world.equations.append(Equation(value, whole))


def first_told(world: World, name: str, value: Expression) -> None:
    """Note what somebody has, stated for the first time. Raises: Unreadable."""
    if name in world.amounts:
        raise Unreadable(f"what {name} has is told twice")
    world.amounts[name] = value
    world.subject = name
