"""What a sentence tells: who has, gets, loses, shares how much."""

from pipeline.benchmarks.curriculum.reading.concepts.text import Token, Unreadable
from pipeline.benchmarks.curriculum.reading.stories.amounts import Amount, amount, reference
from pipeline.benchmarks.curriculum.reading.stories.cursor import VERB_FORMS, Cursor
from pipeline.benchmarks.curriculum.reading.stories.world import UNKNOWN, Boxes, World
from pipeline.benchmarks.curriculum.symbolic.problem import Equation, Expression, Operation, Operator

_OPENERS = (
    "at first", "at the start", "to begin with", "in the beginning", "then", "later", "after that",
    "after a while", "now", "next", "in the end", "suppose", "and", "but", "so", "finally", "also",
    "meanwhile", "and then", "that", "today", "this morning",
)  # fmt: skip
_AFTER = frozenset(("now", "in the end", "after that", "finally", "later", "so"))
_ENDINGS = (
    "in all", "altogether", "in total", "at first", "left over", "left", "now", "then", "in the end",
    "to begin with", "at the start", "in it", "each", "all together", "afterwards", "later", "too",
    "remaining",
)  # fmt: skip
_BE = ("are", "is", "were", "was")
_HAVE = ("has", "had", "have", "owns", "owned")
_START = ("starts with", "started with", "begins with", "began with", "starts out with", "started out with")
_FILL = ("fills", "filled", "fill")
_SHARE = (
    "shares", "shared", "share", "divides", "divided", "divide", "splits", "split", "distributes",
    "distributed",
)  # fmt: skip
_GIVE = ("gives", "gave", "give")
_PACK = ("packs", "packed", "puts", "put", "sorts", "sorted", "pack", "arranges", "arranged")
_MAKE = ("makes", "made", "make")
_TAKE = ("takes", "took", "take", "gets", "got")
_VERBS = frozenset((*_HAVE, *_SHARE, *_PACK, *_MAKE, *_FILL))


def tell(world: World, tokens: list[Token]) -> None:
    """Take in a sentence. Raises: Unreadable."""
    tokens, place = _place_of_comparison(tokens)
    cursor = Cursor(tokens)
    later = _openers(cursor)
    _clause(world, cursor, later, place)
    while not cursor.done:
        cursor.take(",")
        cursor.need("and then", "and", "but", "then", ";")
        cursor.take(",")
        later = _openers(cursor) or later
        _clause(world, cursor, later, "")


def _openers(cursor: Cursor) -> str:
    said = ""
    while found := cursor.take(*sorted(_OPENERS, key=len, reverse=True)):
        said = found if found in _AFTER else said
        cursor.take(",")
    return said


def _place_of_comparison(tokens: list[Token]) -> tuple[list[Token], str]:
    """`There are 7 more ducks [in the small field] than in the big field`: the first place, taken out."""
    for at, token in enumerate(tokens):
        if token.text == "in":
            cursor = Cursor(tokens)
            cursor.at = at + 1
            name = cursor.name()
            if name and cursor.peek() in ("than", "as") and cursor.peek(1) == "in":
                return [*tokens[:at], *tokens[cursor.at :]], name
    return tokens, ""


def _clause(world: World, cursor: Cursor, later: str, place: str) -> None:
    if cursor.take("there are", "there is", "there were", "there was"):
        return _there(world, cursor, later, place)
    at = cursor.at
    if cursor.take("in each", "each", "every"):
        return _in_each(world, cursor)
    if cursor.take("in"):
        name = cursor.name()
        if name and cursor.take("there are", "there is", "there were", "there was"):
            return _hold(world, cursor, name, _amount(cursor, world), later)
        raise Unreadable("in what")
    subject = _subject(world, cursor)
    if subject:
        return _of_subject(world, cursor, subject, later)
    cursor.at = at
    if cursor.take("somebody", "someone"):
        return _somebody(world, cursor)
    owner = cursor.owner()
    if owner or cursor.relative():
        cursor.need(*_GIVE)
        world.subject = owner or world.subject
        who = cursor.name() or _pronoun(world, cursor)
        return _change(world, who, "+", _amount(cursor, world), ("gain", who, "give"))
    if (cursor.peek() in VERB_FORMS or cursor.peek() in _VERBS) and world.subject:
        return _of_subject(world, cursor, world.subject, later)
    return _amount_acts(world, cursor)


def _subject(world: World, cursor: Cursor) -> str:
    name = cursor.name()
    if name:
        return name
    if cursor.peek() in ("she", "he", "it"):
        return _pronoun(world, cursor)
    return ""


def _pronoun(world: World, cursor: Cursor) -> str:
    word = cursor.take("she", "he", "it", "her", "him")
    return world.pronoun(word)


def _amount(cursor: Cursor, world: World) -> Amount:
    found = amount(cursor, world)
    if found is None:
        raise Unreadable(f"an amount expected at {cursor.rest()!r}")
    return found


def _ends(cursor: Cursor) -> set[str]:
    said = set()
    while found := cursor.take(*sorted(_ENDINGS, key=len, reverse=True)):
        said.add(found)
    return said


def _there(world: World, cursor: Cursor, later: str, place: str) -> None:
    found = _amount(cursor, world)
    if place:
        return _hold(world, cursor, place, found, later)
    if cursor.take("in each of"):
        return _boxes_behind(world, cursor, found)
    if cursor.take("in", "at", "on"):
        return _hold(world, cursor, cursor.name(), found, later)
    ends = _ends(cursor)
    if world.boxes and ends & {"in all", "altogether", "in total"}:
        return _equal(world, world.boxes.owner, _known(found))
    if (
        len(world.amounts) > 1
        and UNKNOWN.name
        and ends & {"in all", "altogether", "in total", "all together"}
    ):
        one, other = two(world)
        world.equations.append(Equation(_known(found), Operation("+", world.of(one), world.of(other))))
        return None
    if world.amounts:
        raise Unreadable("who has that")
    return _hold(world, cursor, "?", found, later)


def two(world: World) -> list[str]:
    """The two who have something. Raises: Unreadable when there are not two."""
    names = [name for name in world.amounts if name not in world.gone]
    if len(names) != 2:
        raise Unreadable(f"{len(names)} together, expected two")
    return names


def _boxes_behind(world: World, cursor: Cursor, found: Amount) -> None:
    """`8 marbles in each of Mia's 5 boxes`."""
    owner = "?"
    if cursor.tokens[cursor.at].text.endswith("'s"):
        owner = cursor.tokens[cursor.at].raw[:-2]
        cursor.at += 1
    count = cursor.numeral()
    box = cursor.box()
    if count is None or not box:
        raise Unreadable("in each of what")
    _set(world, owner, Operation("*", world.told(count), _known(found)))


def _known(found: Amount) -> Expression:
    if found.value is None:
        raise Unreadable("no number")
    return found.value


def _hold(world: World, cursor: Cursor, name: str, found: Amount, later: str) -> None:
    """Somebody has so much: told for the first time, or what came out."""
    if not name:
        raise Unreadable("who has it")
    ends = _ends(cursor)
    world.subject = name
    if found.more and name not in world.amounts:
        raise Unreadable("more than what")
    if world.boxes and world.boxes.owner == name and world.role[0] in ("size", "count"):
        return _equal(world, name, _known(found))
    if name in world.amounts:
        if found.more:
            raise Unreadable("has more of what it has")
        if not world.has_unknown(name):
            raise Unreadable(f"what {name} has is told twice")
        return _equal(world, name, _known(found))
    if (later and later != "so") or ends & {"left", "left over"}:
        raise Unreadable("what came out of nothing")
    value = found.value
    if value is None:
        if found.everything or found.of_them or found.same:
            raise Unreadable("how much")
        value = world.unknown("start", name)
    return _set(world, name, value)


def _equal(world: World, name: str, value: Expression) -> None:
    whole = world.of(name)
    if world.equations or not world.role[0]:
        raise Unreadable("a result of nothing that is unknown")
    world.equations.append(Equation(value, whole))


def _set(world: World, name: str, value: Expression) -> None:
    if name in world.amounts:
        raise Unreadable(f"what {name} has is told twice")
    world.amounts[name] = value
    world.subject = name


def _of_subject(world: World, cursor: Cursor, subject: str, later: str) -> None:
    world_subject = world.subject = subject
    cursor.take("also")
    if cursor.take(*_START, *_HAVE):
        return _has(world, cursor, subject, later)
    if cursor.take(*_FILL):
        return _has(world, cursor, subject, later)
    if cursor.take(*_SHARE):
        return _shares(world, cursor, subject)
    if cursor.take("is one of", "was one of"):
        cursor.need("the", "them")
        cursor.sharer()
        return _takes_each(world, subject)
    if cursor.peek() in _PACK and _packs(world, cursor, subject):
        return None
    if cursor.peek() in _MAKE and _piles(world, cursor, subject):
        return None
    if cursor.peek() in _TAKE and cursor.peek(1) == "one" and cursor.peek(2) == "of":
        cursor.at += 3
        cursor.need("the", "them")
        cursor.box()
        return _takes_each(world, subject)
    if cursor.peek() in _GIVE:
        return _gives(world, cursor, subject)
    sort, base = cursor.verb()
    if not sort:
        raise Unreadable(f"a verb that nobody knows: {cursor.peek()!r}")
    found = _amount(cursor, world)
    cursor.take("up", "away", "off")
    if cursor.take("to"):
        _receiver(world, cursor, found)
    if cursor.take("from") and not cursor.relative():
        raise Unreadable("from whom")
    _ends(cursor)
    world.subject = world_subject
    return _change(world, subject, "+" if sort == "gain" else "-", found, (sort, subject, base))


def _has(world: World, cursor: Cursor, subject: str, later: str) -> None:
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
        return _hold(world, cursor, subject, _amount(cursor, world), later)
    number = world.unknown("count", subject, box) if count is None else world.told(count)
    world.boxes = Boxes(subject, box, number)
    if cursor.take("with", "of", "that hold", "that each hold", "holding"):
        size = _amount(cursor, world)
        if not size.inside:
            cursor.need("in each of them", "in each", "on each", "each", "inside each")
            cursor.box()
        _filled(world, size)
        return None
    if cursor.take(", and there are", ", and there is", ", and there was", ", and there were"):
        size = _amount(cursor, world)
        cursor.need("in each")
        cursor.take("of them")
        _filled(world, size)
    return None


def _boxes_as(world: World, cursor: Cursor, subject: str, box: str) -> None:
    """`As many boxes as Leo has marbles`."""
    world.boxes = Boxes(subject, box, reference(cursor, world))


def _in_each(world: World, cursor: Cursor) -> None:
    """`In each box there are 8 marbles`; `each child gets 8 marbles`."""
    sharer = cursor.sharer()
    if sharer:
        cursor.need("gets", "got", "receives", "received")
        if world.each is None or world.each[0] != sharer or not world.role[0] or world.equations:
            raise Unreadable("what each gets is told twice")
        world.equations.append(Equation(_known(_amount(cursor, world)), world.each[1]))
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
    _filled(world, _amount(cursor, world))


def _filled(world: World, size: Amount) -> None:
    boxes = world.boxes
    if boxes is None or boxes.owner in world.amounts:
        raise Unreadable("in each of what")
    if size.value is None and not size.same:
        raise Unreadable("how many are in each")
    value = world.unknown("size", boxes.owner, boxes.box) if size.value is None else size.value
    _set(world, boxes.owner, Operation("*", boxes.count, value))


def _shares(world: World, cursor: Cursor, subject: str) -> None:
    found = _amount(cursor, world)
    cursor.take("equally", "evenly", "fairly")
    cursor.need("among", "between", "with")
    _share(world, cursor, subject, found)


def _share(world: World, cursor: Cursor, subject: str, found: Amount) -> None:
    whole = world.of(subject) if found.everything else _known(found)
    if not found.everything and subject in world.amounts:
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


def _takes_each(world: World, subject: str) -> None:
    if world.each is None:
        raise Unreadable("one of what")
    _set(world, subject, world.each[1])


def _packs(world: World, cursor: Cursor, subject: str) -> bool:
    """`Packs all of them into boxes of 6`."""
    at = cursor.at
    cursor.at += 1
    found = amount(cursor, world)
    if found is None or not cursor.take("into", "in"):
        cursor.at = at
        return False
    box = cursor.box()
    cursor.need("of", "with")
    size = cursor.numeral()
    if not box or size is None:
        raise Unreadable("into what")
    cursor.take("each", "in each")
    whole = world.of(subject) if found.everything else _known(found)
    world.gone.add(subject)
    world.packed = (box, Operation("/", whole, world.told(size)))
    return True


def _piles(world: World, cursor: Cursor, subject: str) -> bool:
    """`Makes as many equal piles of marbles as Leo has marbles`."""
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


def _gives(world: World, cursor: Cursor, subject: str) -> None:
    """`Gives 4 of them to a friend`, `gives away 4`, `gives all of his marbles to Mia`."""
    cursor.at += 1
    cursor.take("away")
    found = _amount(cursor, world)
    cursor.take("away")
    if cursor.take("to"):
        if found.everything and not cursor.relative():
            name = cursor.name()
            value = Operation("+", world.of(name), world.of(subject))
            world.amounts[name] = value
            world.gone.add(subject)
            world.subject = ""
            return
        _receiver(world, cursor, found)
    _ends(cursor)
    world.subject = subject
    _change(world, subject, "-", found, ("lose", subject, "give"))


def _receiver(world: World, cursor: Cursor, found: Amount) -> None:
    """Who gets it: somebody who is not counted, or somebody who has some, too."""
    if cursor.relative() or cursor.take("somebody else", "someone else"):
        return
    name = cursor.name()
    if not name or found.value is None:
        raise Unreadable("to whom")
    if name in world.amounts:
        world.amounts[name] = Operation("+", world.of(name), found.value)


def _change(world: World, name: str, op: Operator, found: Amount, role: tuple[str, str, str]) -> None:
    if found.everything or found.same:
        raise Unreadable("all of it, and nothing is left")
    value = found.value if found.value is not None else world.unknown(*role)
    if name not in world.amounts:
        if op == "-" or found.more or found.of_them:
            raise Unreadable(f"nobody said what {name} had")
        _set(world, name, value)
        return
    world.amounts[name] = Operation(op, world.of(name), value)
    world.subject = name


def _somebody(world: World, cursor: Cursor) -> None:
    if cursor.take("puts", "put"):
        found = _amount(cursor, world)
        cursor.need("into", "in")
        _change(world, _in_place(world, cursor), "+", found, ("gain", "", "put"))
    elif cursor.take("takes", "took"):
        found = _amount(cursor, world)
        cursor.need("out of", "from")
        _change(world, _in_place(world, cursor), "-", found, ("lose", "", "take"))
    else:
        raise Unreadable(f"somebody does what: {cursor.rest()!r}")


def _in_place(world: World, cursor: Cursor) -> str:
    name = cursor.name() or (_pronoun(world, cursor) if cursor.peek() == "it" else "")
    if not name:
        raise Unreadable("where")
    return name


def _amount_acts(world: World, cursor: Cursor) -> None:
    """`7 more ducks come to the field`, `4 marbles are taken out of the red box`."""
    found = amount(cursor, world)
    if found is None:
        raise Unreadable(f"who does what: {cursor.rest()!r}")
    if cursor.take(*_BE):
        if cursor.take("put into", "put in", "added to"):
            return _change(world, _in_place(world, cursor), "+", found, ("gain", "", "put"))
        cursor.need("taken out of", "taken from", "removed from")
        return _change(world, _in_place(world, cursor), "-", found, ("lose", "", "take"))
    sort, base = cursor.verb() if cursor.peek() != "left" else ("lose", "leave")
    if base == "leave" and cursor.peek() == "left":
        cursor.at += 1
    if not sort:
        raise Unreadable(f"a verb that nobody knows: {cursor.peek()!r}")
    cursor.take("to", "in", "from", "the others in", "at", "out of")
    name = cursor.name()
    if not name:
        raise Unreadable("where do they go")
    return _change(world, name, "+" if sort == "gain" else "-", found, (sort, name, base))
