"""Reads what a story asks, and what the world of the story answers."""

from collections.abc import Iterable

import msgspec

from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.reading.stories.amounts import (
    amount,
    each,
    people,
    plain_words,
    reference,
)
from seedproof.benchmarks.curriculum.reading.stories.clauses import (
    Clause,
    adverbs,
    complements,
    fronted,
    verb_group,
)
from seedproof.benchmarks.curriculum.reading.stories.grammar import (
    Amount,
    Cursor,
    Reference,
    Who,
    possessor,
    stuff,
    thing,
    unit,
)
from seedproof.benchmarks.curriculum.reading.stories.tables import (
    BE,
    PREPOSITIONS,
    REMAIN,
    VERB_FORMS,
    word_set,
)
from seedproof.benchmarks.curriculum.reading.stories.telling import (
    complete,
    holder_of,
    scene,
    thing_of,
    value_of,
    value_referred,
)
from seedproof.benchmarks.curriculum.reading.stories.world import SCENE, Event, Thing, World
from seedproof.benchmarks.curriculum.symbolic.problem import Equation, Expression, Number, Operation, Variable

_AUXILIARY = word_set("do does did will would can could has have had must should")
_MONEY = word_set("money change")
_LEADS = (
    "find out", "find", "work out", "calculate", "determine", "figure out", "tell", "can you tell",
    "can you work out", "can you find", "can you find out", "compute", "say",
)  # fmt: skip
_LEADS_IN_WORDS = [phrase.split() for phrase in _LEADS]
_LEADING = frozenset(lead[0] for lead in _LEADS_IN_WORDS)

_TOTAL_COST = (
    "what is the total cost", "what was the total cost", "the total cost", "what is the total price",
    "what was the total price", "the total price",
)  # fmt: skip
_PRICE_OF = (
    "what is the price of", "what was the price of", "the price of", "what is the cost of",
    "what was the cost of", "the cost of",
)  # fmt: skip


class Asked(Clause, kw_only=True):
    """What a question asks: how many of what, and the clause about it."""

    wanted: Amount
    less: bool = False
    one: bool = False
    """`in one bag`"""
    that: bool = False
    """`How many is that?`"""
    negated: bool = False
    """`How many are not red?`"""
    target: Amount | None = None
    """`to have 10`"""
    full: bool = False
    """Whether it asks for those that are full, so that something may be left over."""


def is_question(words: list[str]) -> bool:
    """Return whether a sentence asks."""
    if words[-1] == "?":
        return True
    return words[0] in _LEADING and any(words[: len(lead)] == lead for lead in _LEADS_IN_WORDS)


def question_start(words: list[str]) -> int:
    """Return where the question begins in a sentence: behind `If ..., `, say."""
    for at, word in enumerate(words):
        if word in ("how", "what") and (at == 0 or words[at - 1] != "find"):
            return at
    return 0


def ask(world: World, cursor: Cursor) -> tuple[Expression, ...]:
    """Read a question and answer it from the world. Raises: Unreadable."""
    first = read_question(cursor)
    if cursor.take(", and", "and", ","):
        second = read_question(cursor)
        _ended(cursor)
        return _quotient(world, first, second)
    _ended(cursor)
    return (answer(world, first),)


def _ended(cursor: Cursor) -> None:
    cursor.take("?")
    if not cursor.done:
        raise Unreadable(f"the question goes on: {cursor.rest!r}")


def read_question(cursor: Cursor) -> Asked:
    """Read `how many plums does Ana have left`. Raises: Unreadable."""
    said = Asked(wanted=Amount())
    fronted(cursor, said)
    direct = not cursor.take(*_LEADS)
    fronted(cursor, said)
    if cursor.take("what is the difference between", "what was the difference between"):
        return _between(cursor, said)
    if cursor.take(*_TOTAL_COST):
        said.verb = "cost"
        said.wanted.unit = "dollar"
        complements(cursor, said)
        return said
    if cursor.take(*_PRICE_OF):
        said.subject = amount(cursor)
        said.verb = "cost"
        said.wanted.unit = "dollar"
        complements(cursor, said)
        return said
    number = cursor.take(
        "what is the total number of", "what is the number of", "what was the total number of",
        "what was the number of", "the total number of", "the number of",
    )  # fmt: skip
    begins = cursor.take("with how many")
    if begins:
        said.mark = "first"
    if cursor.peek() == "what" and cursor.peek(1) in ("does", "did", "do", "will"):
        cursor.at += 1
        said.wanted.unit = "dollar"
        _tail(cursor, said, True)
        return said
    counted = number or begins or cursor.take("what number of", "how many", "how much")
    if not counted:
        return _inside(cursor, said)
    much = "much" in cursor.words[cursor.at - 1]
    if "total" in number:
        said.total = True
    _wanted(cursor, said, much)
    adverbs(cursor, said)
    if cursor.take("than"):
        said.than = reference(cursor)
    if number:
        cursor.take("that", "which")
    if number and cursor.peek() in PREPOSITIONS:
        # As behind `how many plums were there`, `on the tray` is a place and not a time.
        said.verb = "be"
        complements(cursor, said)
        said.verb = ""
    if (number or not direct) and (cursor.done or cursor.peek() == "?"):
        said.verb = "be"
        said.total = True
        return said
    if begins:
        if not cursor.take("did", "does", "do"):
            raise Unreadable("with how many")
        _people(cursor, said)
        if not cursor.take("start out", "start off", "start", "begin"):
            raise Unreadable("with how many")
        said.verb = "have"
        return said
    _tail(cursor, said, direct and not number)
    if said.verb == "need" and cursor.take("to make", "to have", "to reach", "to get", "to get to"):
        said.target = amount(cursor)
        if said.target is None or said.target.value is None:
            raise Unreadable("to have what")
        adverbs(cursor, said)
    elif said.verb == "need" and said.wanted.more and len(said.amounts) == 1:
        # `need to have 10 stamps`
        said.target = said.amounts.pop()
    if said.than is None and cursor.take("than"):
        said.than = reference(cursor)
    return said


def _inside(cursor: Cursor, said: Asked) -> Asked:
    """Read `Zoe has how many more feet of rope than Milo has?`."""
    said.subject = people(cursor)
    if said.subject is None:
        raise Unreadable(f"no question: {cursor.rest!r}")
    verb_group(cursor, said)
    if not cursor.take("how many", "how much"):
        raise Unreadable(f"no question: {cursor.rest!r}")
    _wanted(cursor, said, cursor.words[cursor.at - 1] == "much")
    complements(cursor, said)
    if cursor.take("than"):
        said.than = reference(cursor)
    return said


def _between(cursor: Cursor, said: Asked) -> Asked:
    """Read `the number of plums that Ana has and the number that Ben has`."""
    if not cursor.take("the number of", "the amount of"):
        raise Unreadable("the difference between what")
    _wanted(cursor, said, False)
    cursor.take("that")
    said.subject = people(cursor)
    said.verb = "have"
    if said.subject is None or not cursor.take("has", "have", "had"):
        raise Unreadable("the difference between what")
    adverbs(cursor, said)
    if not cursor.take("and the number that", "and the number", "and the amount that"):
        raise Unreadable("the difference between what")
    said.than = reference(cursor)
    return said


def _wanted(cursor: Cursor, said: Asked, much: bool) -> None:
    wanted = said.wanted
    cursor.take("total")
    wanted.more = bool(cursor.take("more", "additional", "extra", "other"))
    said.less = bool(cursor.take("fewer", "less"))
    if cursor.take("of them", "of the", "of her", "of his", "of its", "of their", "of these"):
        wanted.partitive = True
        if cursor.words[cursor.at - 1] == "them":
            return
    elif cursor.peek() == "of":
        cursor.at += 1
        wanted.owner = possessor(cursor)
        if wanted.owner is None:
            raise Unreadable("how many of what")
        wanted.partitive = True
    if cursor.take("full"):
        said.full = True
    if cursor.take("money", "change"):
        wanted.unit = "dollar"
        return
    at = cursor.at
    named = unit(cursor)
    if named:
        wanted.unit = named
        wanted.more = wanted.more or bool(cursor.take("more"))
        said.less = said.less or bool(cursor.take("less", "fewer"))
        if cursor.take("of"):
            cursor.take("the", "her", "his")
            wanted.stuff = stuff(cursor)
        return
    cursor.at = at
    noun = thing(cursor)
    if noun is not None:
        wanted.sort, wanted.noun, wanted.plural = noun
        if cursor.take("of"):
            counted = cursor.value()
            if counted is not None:
                wanted.holds = Amount(value=counted)
            else:
                wanted.stuff = stuff(cursor)
        return
    if much and cursor.peek() not in _AUXILIARY and cursor.peek() not in BE:
        wanted.stuff = stuff(cursor)


def _tail(cursor: Cursor, said: Asked, direct: bool) -> None:
    fronted_each = Amount()
    word = cursor.peek()
    if word in REMAIN:
        said.verb = "be"
        said.mark = "now"
        cursor.at += 1
        complements(cursor, said)
        return
    if word in _AUXILIARY and cursor.peek(1) in ("that", "this") and cursor.peek(2) in ("make", "makes"):
        cursor.at += 3
        said.verb = "be"
        said.that = True
        said.total = True
        complements(cursor, said)
        return
    if word in _AUXILIARY and cursor.peek(1) in ("that", "this", "it") and cursor.peek(2) == "cost":
        cursor.at += 3
        said.verb = "cost"
        said.that = True
        complements(cursor, said)
        return
    if word in BE and cursor.peek(1) in ("that", "this"):
        cursor.at += 2
        said.verb = "be"
        said.that = True
        said.total = True
        complements(cursor, said)
        return
    if word in ("that", "this") and cursor.peek(1) in ("is", "was", "makes", "made"):
        cursor.at += 2
        said.verb = "be"
        said.that = True
        said.total = True
        complements(cursor, said)
        return
    if word in _AUXILIARY and direct:
        said.past = word in ("did", "had")
        cursor.at += 1
        if word in ("has", "have", "had") and cursor.peek() in VERB_FORMS:
            cursor.at -= 1
        else:
            _people(cursor, said)
    elif word in BE:
        said.past = word in ("was", "were")
        cursor.at += 1
        cursor.take("there")
        said.verb = "be"
        if cursor.take("outside of the", "outside the"):
            said.negated = True
            said.place = plain_words(cursor)
            complements(cursor, said)
            return
        adverbs(cursor, said)
        after = cursor.peek()
        if cursor.take("added"):
            said.verb = "added"
            complements(cursor, said)
            return
        meanings = tuple(meaning for meaning in VERB_FORMS.get(after, ()) if meaning.participle)
        if meanings and after != "left":
            said.meanings = meanings
            said.verb = ""
            said.passive = True
            cursor.at += 1
        elif cursor.take("needed", "required"):
            said.verb = "need"
        elif cursor.take("shared", "divided"):
            said.verb = "share"
        elif cursor.take("not"):
            said.negated = True
        elif each(cursor, fronted_each):
            said.each = fronted_each.each
        elif cursor.take("in one", "on one", "in a single"):
            noun = thing(cursor)
            said.each = noun[1] if noun is not None else "one"
            said.one = True
        if cursor.take("full"):
            said.full = True
        complements(cursor, said)
        return
    elif word not in VERB_FORMS:
        _people(cursor, said)
    verb_group(cursor, said)
    complements(cursor, said)
    if said.verb == "share":
        cursor.take("with")


def _people(cursor: Cursor, said: Asked) -> None:
    adverbs(cursor, said)
    if cursor.take("there are", "there were", "are there"):
        cursor.at -= 1
        return
    if cursor.take("each", "every"):
        if cursor.take("of them", "one"):
            said.each = "one"
            return
        cursor.take("of the", "of her", "of his", "of their")
        named = unit(cursor)
        noun = None if named else thing(cursor)
        said.each = named or (f"{noun[0]} {noun[1]}".strip() if noun is not None else "one")
        return
    whom = people(cursor)
    if whom is not None:
        said.subject = whom
        return
    counted = amount(cursor)
    if counted is not None and counted.determiner:
        said.subject = counted
        return
    if counted is not None and counted.value is not None:
        said.subject = counted
        return
    raise Unreadable(f"who: {cursor.rest!r}")


def _wanted_thing(world: World, said: Asked) -> Thing:
    wanted = said.wanted
    if wanted.unit:
        return thing_of(world, wanted)
    if wanted.noun or wanted.sort:
        named = thing_of(world, wanted)
        if not named.noun and world.noun is not None:
            return Thing(world.noun.noun, named.sort, world.noun.measure)
        return named
    if wanted.stuff:
        for account in world.accounts.values():
            if account.thing.noun == wanted.stuff:
                return account.thing
        return Thing(wanted.stuff)
    if world.noun is None:
        raise Unreadable("how many of what")
    return world.noun


def answer(world: World, said: Asked) -> Expression:
    """Return what a question asks for. Raises: Unreadable."""
    said.when |= frozenset(said.whens.values())
    world.answered = Thing("", "", "money")
    if said.verb == "cost" and said.than is not None:
        world.theme = "money"
        return _difference(world, said, Thing("", "", "money"))
    if said.verb == "cost":
        money = _money(world, said, Thing("", "", "money")) if said.than is None else None
        if money is not None:
            world.theme = "money"
            return money
    wanted = _wanted_thing(world, said)
    world.answered = wanted
    world.theme = theme_of(world, wanted)
    if said.wanted.holds is not None:
        return _filled(world, said)
    if said.verb == "be" and said.sort:
        wanted = Thing(wanted.noun, said.sort, wanted.measure)
    if said.verb == "need" and said.wanted.more:
        return _needed(world, said, wanted)
    if said.verb == "added":
        return _sum_of_events(
            world, [event for event in world.events if event.effect == "gain" and not event.opens]
        )
    if said.than is not None:
        return _difference(world, said, wanted)
    if said.wanted.more or said.less:
        return _lacking(world, said, wanted)
    if (wanted.measure == "money" or not _is_named(said.wanted)) and (
        money := _money(world, said, wanted)
    ) is not None:
        world.theme = "money"
        return money
    if said.each or said.per:
        return _in_each(world, said.each or said.per, wanted)
    if said.verb == "share":
        return _shared(world, wanted)
    if said.verb in ("have", "be", "need", "pack", "hold") or said.verb == "":
        counted = _counted_groups(world, said, wanted)
        if counted is not None:
            return counted
    if said.meanings:
        return _done(world, said, wanted)
    if said.verb in ("have", "be", "hold"):
        return _held(world, said, wanted)
    raise Unreadable("what is asked")


def _is_named(wanted: Amount) -> bool:
    return bool(wanted.noun or wanted.sort or wanted.unit or wanted.stuff)


def theme_of(world: World, wanted: Thing) -> str:
    """Return what a story is about: a thing, a substance, a unit, or money."""
    for group in reversed(world.groups):
        if wanted.noun and wanted.noun == group.container and group.content != Thing():
            wanted = group.content
            break
    if wanted.measure == "money":
        return "money"
    if not wanted.measure:
        return wanted.noun
    stuffs = [account.thing.noun for account in world.accounts.values() if wanted.covers(account.thing)]
    rates = any(group.evenly and group.kind == "rate" for group in world.groups)
    named = wanted.noun or next((noun for noun in stuffs if noun), "")
    return named if named and not rates else world.units.get(wanted.measure, "")


def _holders(world: World, said: Asked) -> tuple[str, ...]:
    if isinstance(said.subject, Who):
        return world.names(said.subject)
    if isinstance(said.subject, Amount):
        return (holder_of(world, said),)
    known = {account.holder for account in world.accounts.values()}
    if said.mark == "now" and not said.place and not said.total and world.last in known:
        return (world.last,)
    if said.place:
        named = " ".join(said.place)
        if named in known:
            return (named,)
    if (said.verb == "be" and said.total) or len(known) > 1:
        return tuple(known) if said.total and not said.place else (scene(world),)
    return (scene(world),)


def _held(world: World, said: Asked, wanted: Thing) -> Expression:
    holders = _holders(world, said)
    if said.negated and said.place:
        return _elsewhere(world, said, wanted)
    accounts = [account for holder in dict.fromkeys(holders) for account in world.matching(holder, wanted)]
    order = list(world.accounts.values())
    if not accounts:
        accounts = world.matching(SCENE, wanted)
    if not accounts and said.that and world.groups and not world.accounts:
        # `It eats 3 pounds each day for 7 days. How many pounds is that in all?`
        group = world.groups[-1]
        if len(world.groups) == 1 and group.total is not None and wanted.covers(group.content):
            return group.total
    if not accounts and wanted.sort and len(holders) == 1:
        return _other_part(world, holders[0], wanted)
    if said.negated:
        return _other_part(world, holders[0], wanted, but=wanted)
    if said.that and world.last:
        accounts = world.matching(world.last, wanted)
    if said.that and len({account.holder for account in accounts}) > 1:
        raise Unreadable("what makes that")
    if said.verb == "be" and said.total and said.subject is None and not said.mark:
        # `She sold 7 on Monday and 5 on Friday. How many was that in all?`
        sold = [event for event in world.events if event.effect == "loss" and wanted.covers(event.thing)]
        if len(sold) == len(world.events) > 1 and len(accounts) == 1 and _is_unknown(accounts[0].history[0]):
            return _sum_of_events(world, sold)
    if said.that and said.total and world.events and world.events[-1].effect == "loss":
        raise Unreadable("what is that")
    accounts.sort(key=lambda account: next(at for at, other in enumerate(order) if other is account))
    if said.mark == "first":
        if len(accounts) != 1:
            raise Unreadable("of which of them")
        world.at_first.append(accounts[0])
        return accounts[0].history[0]
    if said.past and not said.mark and not said.total and any(account.changed for account in accounts):
        raise Unreadable("it can be read in two ways")
    return world.total(accounts)


def _is_unknown(value: Expression) -> bool:
    return isinstance(value, Variable)


def _other_part(world: World, holder: str, wanted: Thing, but: Thing | None = None) -> Expression:
    """Return the part of a whole that was not told."""
    wholes = [
        account
        for account in world.accounts.values()
        if any(part.whole is account for part in world.accounts.values()) and account.holder == holder
    ]
    if len(wholes) != 1 or wholes[0].thing.noun != wanted.noun:
        raise Unreadable("nobody said how many")
    told = [part for part in world.accounts.values() if part.whole is wholes[0]]
    if (
        but is not None
        and (len(told) != 1 or told[0].thing != but)
        and not (len(told) == 2 and but in (told[0].thing, told[1].thing))
    ):
        raise Unreadable("which of them")
    if but is not None:
        told = [part for part in told if part.thing == but]
    rest = wholes[0].now
    for part in told:
        rest = Operation("-", rest, part.now)
    world.tells.add("put together")
    return rest


def _elsewhere(world: World, said: Asked, wanted: Thing) -> Expression:
    """Return the part of a whole that is not where the other part is."""
    placed = world.placed
    if placed is None or said.place != placed.where or not wanted.covers(placed.whole.thing):
        raise Unreadable("who is where")
    rest = world.unknown(explicit=True)
    world.equations.append(Equation(placed.whole.now, Operation("+", placed.value, rest)))
    world.tells.add("put together")
    return rest


_EFFECT = {"comes": "gain", "goes": "loss"}
"""What comings and goings do to the place."""


def _done(world: World, said: Asked, wanted: Thing) -> Expression:
    holders: Iterable[str] | None = None
    if said.subject is not None and not (isinstance(said.subject, Amount) and said.passive):
        holders = _holders(world, said)
    bases = {meaning.base for meaning in said.meanings}
    group = _group_of_deeds(world, said, wanted)
    events = [
        event
        for event in world.events
        if event.base in bases and wanted.covers(event.thing) and (holders is None or event.holder in holders)
    ]
    if len({event.effect for event in events}) > 1:
        # One verb, two directions: `tiptoed in` and `tiptoed out`.
        asked = {_EFFECT.get(meaning.effect, meaning.effect) for meaning in said.meanings}
        events = [event for event in events if event.effect in asked]
        if len({event.effect for event in events}) != 1:
            raise Unreadable("who comes and who goes")
    if said.when and any(event.when for event in events):
        events = [event for event in events if said.when <= event.when]
    if said.wanted.more and said.than is None:
        # More than there was: what was there first does not count, even where nothing else was done so.
        events = [event for event in events if not event.opens]
    if len(events) > 1 and any(isinstance(event.value, Variable) for event in events):
        raise Unreadable("it can be read in two ways")
    if group is not None:
        return _sum(world, [group, *(event.value for event in events)])
    return _sum_of_events(world, events)


def _filled(world: World, said: Asked) -> Expression:
    """Read `How many cartons of 40 can the factory fill with them?`."""
    if (
        said.wanted.holds is None
        or said.wanted.holds.value is None
        or said.verb not in ("pack", "have", "need")
    ):
        raise Unreadable("how many of how many")
    (holder,) = _holders(world, said)
    content = world.noun
    if content is None:
        raise Unreadable("filled with what")
    size = world.state(said.wanted.holds.value)
    world.theme = theme_of(world, content)
    world.tells.add("measure out")
    return Operation("/", world.total(world.matching(holder, content)), size)


def _shared(world: World, wanted: Thing) -> Expression:
    for group in reversed(world.groups):
        if wanted.covers(group.content) and group.total is not None:
            return group.total
        if wanted.noun == group.container and group.count is not None:
            return group.count
    raise Unreadable("what is shared")


def _needed(world: World, said: Asked, wanted: Thing) -> Expression:
    """Return what is missing to what somebody needs."""
    (holder,) = _holders(world, said)
    if said.target is not None:
        named = thing_of(world, said.target)
        if named != Thing() and not named.covers(wanted):
            raise Unreadable("needs something else")
        target = value_of(world, said.target)
    elif holder in world.needs:
        target = world.needs[holder]
    else:
        raise Unreadable("how many are needed")
    missing = world.unknown(explicit=True)
    have = world.total(world.matching(holder, wanted))
    world.equations.append(Equation(target, Operation("+", have, missing)))
    world.tells.add("add to")
    return missing


def _sum_of_events(world: World, events: list[Event]) -> Expression:
    if not events:
        raise Unreadable("nobody said that")
    return _sum(world, [event.value for event in events])


def _group_of_deeds(world: World, said: Asked, wanted: Thing) -> Expression | None:
    for group in world.groups:
        if not wanted.covers(group.content) or not group.evenly:
            continue
        if said.periods is not None and said.periods.value == Number(1) and group.size is not None:
            world.ignored.add(id(said.periods.value))
            return group.size
        if group.total is None and said.periods is not None and group.size is not None:
            period = said.periods.unit or said.periods.noun
            if period != group.container:
                raise Unreadable("another period")
            count = value_of(world, Amount(value=said.periods.value, determiner=said.periods.determiner))
            world.tells.add(group.kind)
            return Operation("*", group.size, count)
        if group.total is not None:
            return group.total
    return None


def _in_each(world: World, container: str, wanted: Thing) -> Expression:
    group = world.group(container, wanted)
    if group is None or group.size is None:
        raise Unreadable("in each of what")
    return group.size


def _counted_groups(world: World, said: Asked, wanted: Thing) -> Expression | None:
    if not wanted.noun:
        return None
    for group in reversed(world.groups):
        if group.container != f"{wanted.sort} {wanted.noun}".strip():
            continue
        if group.count is None and group.size is not None and group.total is None and said.verb == "pack":
            account = world.account(group.holder, group.content)
            if account is not None:
                group.total = account.now
                group.kind = "measure out"
                complete(world, group)
        if group.count is None:
            continue
        if not any(held.thing == wanted for held in world.accounts.values()):
            return group.count
    return None


def _difference(world: World, said: Asked, wanted: Thing) -> Expression:
    if said.than is None:
        raise Unreadable("than what")
    if said.verb == "cost" and isinstance(said.subject, Amount):
        cost = _price_of(world, said.subject)
        other = _price_of(world, Amount(noun=said.than.noun))
        world.tells.add("compare")
        return Operation("-", other, cost) if said.less else Operation("-", cost, other)
    holders = _holders(world, said)
    if len(holders) != 1:
        raise Unreadable("who is compared")
    (holder,) = holders
    world.tells.add("compare")
    if said.meanings and (not said.verb or said.than.when):
        value = _done(world, said, wanted)
        other = _done_by(world, said, wanted, holder, said.than)
    else:
        to = said.than
        if to.mark == "now" and not to.verb:
            said.mark = "now"
        if said.mark and not to.mark and not to.verb and (to.who is not None or to.place):
            # `In the end, how many more did Ana have than Ben?`
            to = msgspec.structs.replace(to, mark=said.mark)
        known, _, _ = value_referred(world, holder, wanted, to)
        if known is None:
            raise Unreadable("nobody said how many")
        other = known
        mine = world.matching(holder, wanted)
        if said.past and not said.mark and any(account.changed for account in mine):
            raise Unreadable("it can be read in two ways")
        value = world.total(mine)
    if said.less:
        return Operation("-", other, value)
    return Operation("-", value, other)


def _done_by(world: World, said: Asked, wanted: Thing, holder: str, to: Reference) -> Expression:
    """Return how much somebody else did, or the same one at another time."""
    bases = {meaning.base for meaning in said.meanings}
    whose = world.one(to.who) if to.who is not None else holder
    events = [
        event
        for event in world.events
        if event.base in bases
        and event.holder == whose
        and wanted.covers(event.thing)
        and (not to.when or to.when in event.when)
    ]
    if whose == holder and not to.when:
        raise Unreadable("compared with what")
    return _sum_of_events(world, events)


def _lacking(world: World, said: Asked, wanted: Thing) -> Expression:
    if said.meanings and said.wanted.more:
        return _done(world, said, wanted)
    raise Unreadable("how many more than what")


def _money(world: World, said: Asked, wanted: Thing) -> Expression | None:
    """Answer what something costs, or what somebody pays; None where it asks for something else."""
    spent = bool({meaning.base for meaning in said.meanings} & {"spend", "pay"})
    if said.verb == "cost" and isinstance(said.subject, Amount) and said.subject.determiner != "all":
        return _price_of(world, said.subject)
    if said.verb == "cost" and _is_everything(said) and not world.costs:
        return _sum(world, list(world.prices.values()))
    if (said.verb == "cost" or spent) and world.costs:
        return _sum(world, world.costs)
    if said.that and world.costs:
        return _sum(world, world.costs)
    return None


def _is_everything(said: Asked) -> bool:
    return said.subject is None or (
        isinstance(said.subject, Who) and (said.subject.plural or said.subject.pronoun)
    )


def _price_of(world: World, subject: Amount) -> Expression:
    price = world.prices.get(subject.noun)
    if price is None:
        raise Unreadable("nobody said what it costs")
    if subject.value is None:
        return price
    if subject.value == Number(1):
        world.ignored.add(id(subject.value))
        return price
    world.tells.add("price")
    return Operation("*", price, world.state(subject.value))


def _sum(world: World, values: list[Expression]) -> Expression:
    if not values:
        raise Unreadable("nobody said what it costs")
    value = values[0]
    for further in values[1:]:
        value = Operation("+", value, further)
    if len(values) > 1:
        world.tells.add("put together")
    return value


def _quotient(world: World, first: Asked, second: Asked) -> tuple[Expression, ...]:
    """Answer how many groups are full, or how much is in each, and how many are left over."""
    wanted = _wanted_thing(world, first)
    for group in reversed(world.groups):
        if group.total is None and group.size is not None and group.count is None:
            account = world.account(group.holder, group.content)
            group.total = account.now if account is not None else None
        if group.total is None:
            continue
        by: Expression | None = None
        if (first.each and group.container in (first.each, "one")) or first.each == "one":
            by = group.count
        elif wanted.noun == group.container:
            by = group.size
        if by is None:
            continue
        rest = _wanted_thing(world, second) if second.wanted.noun else group.content
        if second.mark != "now" or not rest.covers(group.content):
            raise Unreadable("what is left over")
        world.theme = theme_of(world, group.content)
        world.tells.add(group.kind)
        return Operation("//", group.total, by), Operation("%", group.total, by)
    raise Unreadable("two questions")
