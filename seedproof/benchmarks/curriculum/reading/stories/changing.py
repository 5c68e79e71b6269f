"""Reads what is gained, lost, given away."""

from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.reading.stories.amounts import Amount, amount
from seedproof.benchmarks.curriculum.reading.stories.cursor import Cursor
from seedproof.benchmarks.curriculum.reading.stories.holding import amount_at, endings, first_told
from seedproof.benchmarks.curriculum.reading.stories.world import World
from seedproof.benchmarks.curriculum.symbolic.problem import Operation, Operator

BE = ("are", "is", "were", "was")
GIVE = ("gives", "gave", "give")


def pronoun(world: World, cursor: Cursor) -> str:
    """Find whom a pronoun means. Raises: Unreadable."""
    word = cursor.take("she", "he", "it", "her", "him")
    return world.pronoun(word)


def gives(world: World, cursor: Cursor, subject: str) -> None:
    """Read `gives 4 of them to a friend`, `gives away 4`, `gives all of his marbles to Mia`."""
    cursor.at += 1
    cursor.take("away")
    quantity = amount_at(cursor, world)
    cursor.take("away")
    if cursor.take("to"):
        if quantity.everything and not cursor.relative():
            name = cursor.name()
            value = Operation("+", world.of(name), world.of(subject))
            world.amounts[name] = value
            world.gone.add(subject)
            world.subject = ""
            return
        receiver(world, cursor, quantity)
    endings(cursor)
    world.subject = subject
    change(world, subject, "-", quantity, ("lose", subject, "give"))


def receiver(world: World, cursor: Cursor, quantity: Amount) -> None:
    """Read who gets it: somebody who is not counted, or somebody who has some, too."""
    if cursor.relative() or cursor.take("somebody else", "someone else"):
        return
    name = cursor.name()
    if not name or quantity.value is None:
        raise Unreadable("to whom")
    if name in world.amounts:
        world.amounts[name] = Operation("+", world.of(name), quantity.value)


def change(world: World, name: str, op: Operator, quantity: Amount, role: tuple[str, str, str]) -> None:
    """Add or take away an amount of somebody's. Raises: Unreadable."""
    if quantity.everything or quantity.same:
        raise Unreadable("all of it, and nothing is left")
    value = quantity.value if quantity.value is not None else world.unknown(*role)
    if name not in world.amounts:
        if op == "-" or quantity.more or quantity.of_them:
            raise Unreadable(f"nobody said what {name} had")
        first_told(world, name, value)
        return
    world.amounts[name] = Operation(op, world.of(name), value)
    world.subject = name


def somebody(world: World, cursor: Cursor) -> None:
    """Read `Somebody puts 7 more into the red box`."""
    if cursor.take("puts", "put"):
        quantity = amount_at(cursor, world)
        cursor.need("into", "in")
        change(world, _in_place(world, cursor), "+", quantity, ("gain", "", "put"))
    elif cursor.take("takes", "took"):
        quantity = amount_at(cursor, world)
        cursor.need("out of", "from")
        change(world, _in_place(world, cursor), "-", quantity, ("lose", "", "take"))
    else:
        raise Unreadable(f"somebody does what: {cursor.rest()!r}")


def _in_place(world: World, cursor: Cursor) -> str:
    name = cursor.name() or (pronoun(world, cursor) if cursor.peek() == "it" else "")
    if not name:
        raise Unreadable("where")
    return name


def amount_acts(world: World, cursor: Cursor) -> None:
    """Read `7 more ducks come to the field`, `4 marbles are taken out of the red box`."""
    quantity = amount(cursor, world)
    if quantity is None:
        raise Unreadable(f"who does what: {cursor.rest()!r}")
    if cursor.take(*BE):
        if cursor.take("put into", "put in", "added to"):
            return change(world, _in_place(world, cursor), "+", quantity, ("gain", "", "put"))
        cursor.need("taken out of", "taken from", "removed from")
        return change(world, _in_place(world, cursor), "-", quantity, ("lose", "", "take"))
    sort, base = cursor.verb() if cursor.peek() != "left" else ("lose", "leave")
    if base == "leave" and cursor.peek() == "left":
        cursor.at += 1
    if not sort:
        raise Unreadable(f"a verb that nobody knows: {cursor.peek()!r}")
    cursor.take("to", "in", "from", "the others in", "at", "out of")
    name = cursor.name()
    if not name:
        raise Unreadable("where do they go")
    return change(world, name, "+" if sort == "gain" else "-", quantity, (sort, name, base))
