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
    found = amount(cursor, world)
    if found is None:
        raise Unreadable(f"an amount expected at {cursor.rest()!r}")
    return found


def known(found: Amount) -> Expression:
    """Return the value of an amount that is stated. Raises: Unreadable for `some`."""
    if found.value is None:
        raise Unreadable("no number")
    return found.value


def endings(cursor: Cursor) -> set[str]:
    """Read what may close a clause: `altogether`, `left`, `at first`."""
    said = set()
    while found := cursor.take(*sorted(_ENDINGS, key=len, reverse=True)):
        said.add(found)
    return said


def there(world: World, cursor: Cursor, later: str, place: str) -> None:
    """Read `There are 8 marbles in ...`, behind its verb."""
    found = amount_at(cursor, world)
    if place:
        return hold(world, cursor, place, found, later)
    if cursor.take("in each of"):
        return _boxes_behind(world, cursor, found)
    if cursor.take("in", "at", "on"):
        return hold(world, cursor, cursor.name(), found, later)
    ends = endings(cursor)
    if world.boxes and ends & {"in all", "altogether", "in total"}:
        return equal(world, world.boxes.owner, known(found))
    if (
        len(world.amounts) > 1
        and UNKNOWN.name
        and ends & {"in all", "altogether", "in total", "all together"}
    ):
        one, other = two(world)
        world.equations.append(Equation(known(found), Operation("+", world.of(one), world.of(other))))
        return None
    if world.amounts:
        raise Unreadable("who has that")
    return hold(world, cursor, "?", found, later)


def two(world: World) -> list[str]:
    """Read the two who have something. Raises: Unreadable when there are not two."""
    names = [name for name in world.amounts if name not in world.gone]
    if len(names) != 2:
        raise Unreadable(f"{len(names)} together, expected two")
    return names


def _boxes_behind(world: World, cursor: Cursor, found: Amount) -> None:
    """Read `8 marbles in each of Mia's 5 boxes`."""
    owner = "?"
    if cursor.tokens[cursor.at].text.endswith("'s"):
        owner = cursor.tokens[cursor.at].raw[:-2]
        cursor.at += 1
    count = cursor.numeral()
    box = cursor.box()
    if count is None or not box:
        raise Unreadable("in each of what")
    first_told(world, owner, Operation("*", world.told(count), known(found)))


def hold(world: World, cursor: Cursor, name: str, found: Amount, later: str) -> None:
    """Note that somebody has so much: stated for the first time, or what came out."""
    if not name:
        raise Unreadable("who has it")
    ends = endings(cursor)
    world.subject = name
    if found.more and name not in world.amounts:
        raise Unreadable("more than what")
    if world.boxes and world.boxes.owner == name and world.role[0] in ("size", "count"):
        return equal(world, name, known(found))
    if name in world.amounts:
        if found.more:
            raise Unreadable("has more of what it has")
        if not world.has_unknown(name):
            raise Unreadable(f"what {name} has is told twice")
        return equal(world, name, known(found))
    if (later and later != "so") or ends & {"left", "left over"}:
        raise Unreadable("what came out of nothing")
    value = found.value
    if value is None:
        if found.everything or found.of_them or found.same:
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
