"""What each clause does to the world of a story."""

from seedproof.benchmarks.curriculum.lexicon.measures import COINS
from seedproof.benchmarks.curriculum.lexicon.vocabulary import BILL_NAMES, PERIODS, ROWS, SHARERS, Words
from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.benchmarks.curriculum.reading.stories.clauses import DAILY, Clause
from seedproof.benchmarks.curriculum.reading.stories.grammar import Amount, Comparison, Reference, Who
from seedproof.benchmarks.curriculum.reading.stories.world import (
    ANY,
    SCENE,
    Account,
    Event,
    Group,
    Placed,
    Thing,
    World,
)
from seedproof.benchmarks.curriculum.symbolic.problem import Expression, Number, Operation, Variable, parts

_ROWS = ROWS | {"row", "column", "line", "shelf"}
_TIMES = PERIODS | {"day", "week", "month", "year", "hour", "minute", "second", "night", "time"}


def tell(world: World, said: Clause) -> None:
    """Take in one clause. Raises: Unreadable."""
    _take_in(world, said)
    if world.compared:
        settle(world)
    for field in _MUST_BE_USED:
        if getattr(said, field) and field not in said.used:
            raise Unreadable(f"what is told of {field} is not read")


_MUST_BE_USED = ("further", "than", "price", "periods", "per", "among", "into", "each_count")


def _take_in(world: World, said: Clause) -> None:
    if said.each:
        _each(world, said)
    elif said.verb == "have":
        _have(world, said)
    elif said.verb == "be":
        _be(world, said)
    elif said.verb == "hold":
        _hold(world, said)
    elif said.verb == "share" and said.meanings and not (said.into or said.among):
        _deed(world, said)
    elif said.verb == "share" or (said.verb == "pack" and (said.into or said.among)):
        _divide(world, said)
    elif said.verb == "pack" and isinstance(said.subject, Amount) and said.meanings and not said.amounts:
        _deed(world, said)
    elif said.verb == "pack":
        _pack(world, said)
    elif said.verb == "cost":
        _cost(world, said)
    elif said.verb == "repeat":
        _repeat(world, said)
    elif said.verb == "belong":
        _belong(world, said)
    elif said.verb == "makes":
        _makes(world, said)
    elif said.verb == "need":
        _need(world, said)
    elif said.meanings:
        _deed(world, said)
    else:
        raise Unreadable("what happens")


def thing_of(world: World, said: Amount) -> Thing:
    """Return what an amount is of."""
    if said.noun == "$":
        return Thing("", "", "money")
    if said.unit in COINS or said.unit in BILL_NAMES:
        return Thing("", said.unit, "money")
    if said.unit:
        return Thing(said.stuff, "", world.measure_of(said.unit))
    if said.noun or said.sort:
        return Thing(said.noun, said.sort)
    if said.stuff:
        return Thing(said.stuff, "", ANY)
    return Thing()


def value_of(world: World, said: Amount) -> Expression:
    """Return an amount's value, in the unit of the story. Raises: Unreadable."""
    if said.value is None:
        if said.determiner in ("some", "same"):
            return world.unknown(explicit=True)
        raise Unreadable("how many")
    value = world.state(said.value)
    if said.unit:
        value = world.in_unit(value, said.unit)
    if said.smaller is not None:
        number, unit = said.smaller
        value = Operation("+", value, world.in_unit(world.state(number), unit))
        world.tells.add("convert")
    return value


def holder_of(world: World, said: Clause, role: bool = True) -> str:
    """Return who or what place a clause is about. Raises: Unreadable."""
    subject = said.subject
    if isinstance(subject, Who):
        return world.one(subject)
    if (
        isinstance(subject, Amount)
        and subject.owner is not None
        and subject.value is None
        and (not subject.owner.pronoun or said.verb == "hold")
    ):
        return world.one(subject.owner)
    if isinstance(subject, Amount) and subject.value is None and subject.determiner and subject.noun:
        if subject.noun == "$" or subject.partitive:
            raise Unreadable("who has it")
        name = f"{subject.sort} {subject.noun}".strip()
        if name not in world.people:
            world.people.append(name)
        return name
    if said.place:
        return place(world, said.place)
    if said.verb == "be" and said.mark != "now" and not said.total:
        return SCENE
    return scene(world)


def place(world: World, words: Words) -> str:
    """Return the name of a place as a holder."""
    name = " ".join(words)
    if name not in world.people:
        world.people.append(name)
    return name


def scene(world: World) -> str:
    """Return where `there is` something, if no place is named."""
    holders = list(dict.fromkeys(account.holder for account in world.accounts.values()))
    if len(holders) == 1:
        return holders[0]
    if not holders:
        return SCENE
    if SCENE in holders:
        return SCENE
    raise Unreadable("where is it")


def _have(world: World, said: Clause) -> None:
    if not said.amounts:
        raise Unreadable("has what")
    holders = world.names(said.subject) if isinstance(said.subject, Who) else (holder_of(world, said),)
    for amount in _with_nouns(world, said.amounts):
        _own(world, holders, amount, said)


def _with_nouns(world: World, amounts: list[Amount]) -> list[Amount]:
    """Give amounts without a noun that of their neighbour: `12 red and 7 green marbles`."""
    last = ""
    for amount in reversed(amounts):
        if amount.sort and not amount.noun and not amount.unit:
            amount.noun = last
        last = amount.noun or last
    return amounts


def _own(world: World, holders: tuple[str, ...], amount: Amount, said: Clause) -> None:
    if amount.holds is not None or amount.each:
        _grouped(world, holders[0], amount, said)
        return
    thing = _named(world, thing_of(world, amount))
    if len(holders) > 1:
        accounts = [account for holder in holders for account in world.matching(holder, thing)]
        world.equal(value_of(world, amount), world.total(accounts))
        return
    (holder,) = holders
    if said.than is not None and amount.comparison is None:
        if (
            amount.determiner not in ("", "compared")
            or not (amount.more or amount.fewer)
            or amount.comparison
        ):
            raise Unreadable("compared how")
        by = Amount(value=amount.value, unit=amount.unit, smaller=amount.smaller)
        amount.comparison = Comparison("fewer" if amount.fewer else "more", by, said.than)
        said.used.add("than")
    elif amount.fewer:
        raise Unreadable("fewer than what")
    if amount.comparison is not None:
        if thing.measure == "money":
            thing = Thing("", "", "money")
        _compare(world, holder, thing, amount.comparison)
        return
    if amount.determiner == "rest":
        raise Unreadable("the rest of what")
    if amount.determiner == "that many":
        if world.asked is None or world.matching(holder, thing):
            raise Unreadable("that many as what")
        answered = _as_answered(world, thing)
        world.noun = Thing(answered.noun, "", answered.measure)
        world.open(holder, answered, world.asked)
        return
    fitting = world.matching(holder, thing)
    if amount.more and fitting and said.mark != "now":
        world.change(_single(fitting), "+", value_of(world, amount))
        world.tells.add("add to")
        return
    if fitting:
        world.equal(value_of(world, amount), world.total(fitting))
        return
    if amount.owner is not None and world.one(amount.owner) != holder:
        raise Unreadable("whose is it")
    value = value_of(world, amount)
    if amount.stuff and amount.noun:
        world.contents[amount.noun] = Thing(amount.stuff)
    whole = (
        [
            account
            for account in world.matching(holder, Thing(thing.noun, "", thing.measure))
            if not account.thing.sort
        ]
        if thing.sort
        else []
    )
    account = world.open(holder, thing, value)
    if whole:
        account.whole = _single(whole)
    for group in world.groups:
        complete(world, group)


def _as_answered(world: World, thing: Thing) -> Thing:
    """Return what there is as many or as much of as the answer. Raises: Unreadable for something else."""
    if not world.supposed:
        return thing
    measure = world.answered.measure
    if measure and thing.measure in (ANY, measure) and world.answered.noun in ("", thing.noun):
        return Thing(thing.noun, "", measure)
    if thing.measure == measure and thing.noun == world.theme:
        return thing
    raise Unreadable("that many of something else")


def _named(world: World, thing: Thing) -> Thing:
    """Fill in the noun that is left out: `She eats 5`."""
    if thing.noun or thing.measure:
        world.noun = Thing(thing.noun, "", thing.measure)
        return thing
    if world.noun is None:
        raise Unreadable("so many of what")
    if thing.sort:
        return Thing(world.noun.noun, thing.sort, world.noun.measure)
    return world.noun


def _single(accounts: list[Account]) -> Account:
    if len(accounts) != 1:
        raise Unreadable("of which of them")
    return accounts[0]


def value_referred(
    world: World, holder: str, thing: Thing, to: Reference
) -> tuple[Expression | None, str, Thing]:
    """Return the amount that a reference means, None where nobody told it; whose and of what.

    Raises: Unreadable where it can be read in two ways.
    """
    if to.who is not None:
        whose = world.one(to.who)
    elif to.place:
        whose = place(world, to.place)
    elif to.when:
        values = [
            event.value
            for event in world.events
            if to.when in event.when and event.holder == holder and thing.covers(event.thing)
        ]
        if len(values) != 1:
            raise Unreadable("when was that")
        return values[0], holder, thing
    elif to.noun or to.sort:
        whose = holder
        thing = Thing(to.noun or thing.noun, to.sort)
    else:
        raise Unreadable("compared with what")
    fitting = world.matching(whose, thing)
    if not fitting:
        return None, whose, thing
    if len(fitting) > 1 and to.mark == "first":
        raise Unreadable("of which of them")
    if to.mark == "first":
        world.at_first.append(fitting[0])
        return fitting[0].history[0], whose, thing
    if not to.mark and any(account.changed for account in fitting):
        raise Unreadable("it can be read in two ways")
    return world.total(fitting), whose, thing


def compared(value: Expression, comparison: Comparison, by: Expression | None) -> Expression:
    """Return the amount that is so much more or less than another."""
    match comparison.relation, by:
        case "more", Number() | Operation() | Variable():
            return Operation("+", value, by)
        case "fewer", Number() | Operation() | Variable():
            return Operation("-", value, by)
        case "times", Number() | Operation() | Variable():
            return Operation("*", value, by)
        case "part", Number():
            return Operation("/", value, by)
    return value


def _inverse(value: Expression, comparison: Comparison, by: Expression | None) -> Expression:
    match comparison.relation, by:
        case "more", Number() | Operation() | Variable():
            return Operation("-", value, by)
        case "fewer", Number() | Operation() | Variable():
            return Operation("+", value, by)
        case "times", Number() | Operation() | Variable():
            return Operation("/", value, by)
        case "part", Number():
            return Operation("*", value, by)
    return value


def _compare(world: World, holder: str, thing: Thing, comparison: Comparison) -> None:
    if comparison.to is None:
        raise Unreadable("compared with what")
    known, whose, other = value_referred(world, holder, thing, comparison.to)
    by = value_of(world, comparison.by) if comparison.by is not None else None
    mine = world.matching(holder, thing)
    if thing.measure == ANY and not mine and (fitting := world.matching(whose, other)):
        # `twice as much thread as Anna`: measured as hers is.
        thing = fitting[0].thing
    world.tells.add("times as many" if comparison.relation in ("times", "part") else "compare")
    if known is not None and not mine:
        world.open(holder, thing, compared(known, comparison, by))
    elif known is None and mine:
        world.open(whose, other, _inverse(world.total(mine), comparison, by))
    elif known is not None:
        world.equal(world.total(mine), compared(known, comparison, by))
    else:
        world.compared.append((holder, thing, comparison, by))


def settle(world: World) -> None:
    """Work out amounts that were compared with others before those were told."""
    for waiting in list(world.compared):
        holder, thing, comparison, by = waiting
        if comparison.to is None:
            continue
        known, whose, other = value_referred(world, holder, thing, comparison.to)
        mine = world.matching(holder, thing)
        if known is None and not mine:
            continue
        world.compared.remove(waiting)
        if known is not None and not mine:
            world.open(holder, thing, compared(known, comparison, by))
        elif known is None:
            world.open(whose, other, _inverse(world.total(mine), comparison, by))
        else:
            raise Unreadable("that was told before")


def _repeat(world: World, said: Clause) -> None:
    """Read `It does this for 15 hours`."""
    said.used.update(("periods", "per"))
    if said.periods is None or said.amounts:
        raise Unreadable("how often")
    group = world.group(said.periods.unit or said.periods.noun)
    if group is None or group.count is not None:
        raise Unreadable("what is done again")
    group.count = _counted(world, said.periods)
    complete(world, group)


def _belong(world: World, said: Clause) -> None:
    """Read `All of them belonged to the museum`."""
    if said.to is None or not isinstance(said.subject, Amount) or said.subject.determiner != "all":
        raise Unreadable("what belongs to whom")
    owner = world.one(said.to)
    for (holder, thing), account in list(world.accounts.items()):
        if holder == SCENE:
            del world.accounts[holder, thing]
            account.holder = owner
            world.accounts[owner, thing] = account
    for group in world.groups:
        if group.holder == SCENE:
            group.holder = owner


def _makes(world: World, said: Clause) -> None:
    """Read `This makes 19 melons altogether`."""
    if len(said.amounts) != 1:
        raise Unreadable("what makes what")
    thing = _named(world, thing_of(world, said.amounts[0]))
    value = value_of(world, said.amounts[0])
    accounts = world.matching(world.last or None, thing)
    if len({account.holder for account in accounts}) > 1:
        raise Unreadable("what makes that")
    world.equal(value, world.total(accounts))


def _need(world: World, said: Clause) -> None:
    """Read `She needs 10 stamps in all`."""
    if len(said.amounts) != 1 or said.amounts[0].more:
        raise Unreadable("needs what")
    holder = holder_of(world, said)
    thing = _named(world, thing_of(world, said.amounts[0]))
    world.needs[holder] = value_of(world, said.amounts[0])
    account = world.account(holder, thing)
    if account is None:
        raise Unreadable("who needs that")


def _be(world: World, said: Clause) -> None:
    subject = said.subject
    if subject is None:
        if not said.amounts:
            raise Unreadable("there is what")
        holder = holder_of(world, said)
        for amount in _with_nouns(world, said.amounts):
            _own(world, (holder,), amount, said)
        return
    if isinstance(subject, Who) and len(said.amounts) == 1 and said.amounts[0].partitive:
        _share_of(world, world.one(subject), said.amounts[0])
        return
    if isinstance(subject, Amount) and said.into is not None and not said.amounts and not said.place:
        said.used.add("into")
        subject.determiner = ""
        _arranged(world, subject, said.into)
        return
    if isinstance(subject, Amount) and not (said.sort or said.place or said.amounts) and said.mark == "now":
        _own(world, (scene(world),), subject, said)
        return
    if isinstance(subject, Amount) and said.sort:
        _part(world, subject, said.sort)
        return
    if isinstance(subject, Amount) and len(said.amounts) == 1 and not said.amounts[0].determiner:
        amount = said.amounts[0]
        if amount.value is None and amount.noun:
            # `8 of the children are girls`
            _part(world, subject, amount.sort, amount.noun)
            return
    if isinstance(subject, Amount) and said.place and not said.amounts and subject.partitive:
        _place_part(world, scene(world), subject, said.place)
        return
    if isinstance(subject, Amount) and said.beside and not (said.place or said.amounts):
        if world.placed is None or subject.determiner != "rest" or subject.value is not None:
            raise Unreadable("next to what")
        return
    if isinstance(subject, Amount) and said.place and not said.amounts:
        for amount in _with_nouns(world, [subject, *said.further]):
            _own(world, (place(world, said.place),), amount, said)
        said.used.add("further")
        return
    if isinstance(subject, Amount) and said.price and not said.amounts:
        _cost(world, said)
        return
    raise Unreadable("what is what")


def _place_part(world: World, holder: str, part: Amount, where: Words) -> None:
    """Read `10 of them are in a box`. Raises: Unreadable where a part has its place already."""
    account = world.account(holder, _named(world, thing_of(world, part)))
    if account is None or account.gone or account.changed or world.placed is not None:
        raise Unreadable("of which of them")
    world.placed = Placed(account, where, value_of(world, part))


def _arranged(world: World, subject: Amount, into: Amount) -> None:
    """Read `The spectators were in 36 rows with 57 in each row`."""
    if into.holds is None or subject.value is not None:
        raise Unreadable("what is where")
    into.holds.noun = into.holds.noun or subject.noun
    holder = world.one(subject.owner) if subject.owner is not None else SCENE
    _grouped(world, holder, into, Clause())


def _share_of(world: World, holder: str, amount: Amount) -> None:
    """Read `She gets 4 of the bags`, `He is one of the friends`: so many times what is in each."""
    noun = amount.noun
    group = world.groups[-1] if noun == "share" and world.groups else world.group(noun)
    if group is None or group.size is None or amount.value is None:
        raise Unreadable("of which of them")
    value = group.size
    if amount.value == Number(1):
        world.ignored.add(id(amount.value))
    else:
        value = Operation("*", value, world.state(amount.value))
    world.noun = Thing(group.content.noun, "", group.content.measure)
    _gain(world, holder, group.content, value, False)


def _is_share(world: World, amount: Amount) -> bool:
    if amount.value is None or not amount.noun:
        return False
    if amount.noun == "share":
        return bool(world.groups)
    group = world.group(amount.noun)
    if group is None or group.size is None:
        return False
    return group.kind in ("share", "measure out") or amount.partitive


def _part(world: World, subject: Amount, sort: str, noun: str = "") -> None:
    """Read `8 of them are red`, `the others are blue`."""
    wholes = [account for account in world.accounts.values() if account.whole is None]
    whole = _single(wholes)
    thing = Thing(noun or whole.thing.noun, sort, whole.thing.measure)
    if subject.determiner == "rest":
        value = whole.now
        shares = [account for account in world.accounts.values() if account.whole is whole]
        if not shares:
            raise Unreadable("the rest of what")
        for part in shares:
            value = Operation("-", value, part.now)
    else:
        value = value_of(world, subject)
    world.open(whole.holder, thing, value).whole = whole
    world.tells.add("put together")


def _deed(world: World, said: Clause) -> None:
    effects = {meaning.effect for meaning in said.meanings}
    bases = {meaning.base for meaning in said.meanings}
    subject = said.subject
    intransitive = isinstance(subject, Amount) and _is_counted(subject)
    if intransitive and not said.passive:
        effects &= {"comes", "goes"}
        if len(effects) != 1:
            raise Unreadable("who does it")
        assert isinstance(subject, Amount)
        _move(world, said, subject, effects.pop(), bases.pop())
        return
    effects -= {"comes", "goes"}
    if said.passive and isinstance(subject, Amount):
        if len(effects) != 1:
            raise Unreadable("what is done")
        holder = world.one(said.to) if said.to and "loss" not in effects else scene(world)
        _change(world, holder, subject, effects.pop(), said, bases.pop())
        return
    if "gain" in effects and _both(said) and len(world.prices) > 1:
        for price in world.prices.values():
            _pay(world, holder_of(world, said), price)
        return
    if "loss" in effects:
        # `gave her 19`: no deed like `gave 3 concerts`.
        effects -= {"does"}
    if len(effects) > 1 and "does" in effects:
        holder = holder_of(world, said)
        goes_on = any(
            event.base in bases and event.effect == "does" and event.holder == holder
            for event in world.events
        )
        goes_on = goes_on or any(group.base in bases for group in world.groups)
        effects = {"does"} if goes_on or not _has_some(world, said) else effects - {"does"}
    if len(effects) != 1 or not said.amounts:
        raise Unreadable("what is done")
    (effect,) = effects
    holder = holder_of(world, said)
    general = said.when
    for at, amount in enumerate(_with_nouns(world, said.amounts)):
        said.when = general | {said.whens[at]} if at in said.whens else general
        _change(world, holder, amount, effect, said, sorted(bases)[0])


def _has_some(world: World, said: Clause) -> bool:
    """Return whether somebody has anything that a deed could change."""
    holder = holder_of(world, said)
    each_time = any(group.holder == holder for group in world.groups)
    return each_time or any(owner == holder for owner, _ in world.accounts)


def _both(said: Clause) -> bool:
    """Return whether somebody buys everything that has a price."""
    return len(said.amounts) == 1 and said.amounts[0].determiner == "both"


def _is_counted(said: Amount) -> bool:
    return said.value is not None or said.determiner in ("some", "all", "rest", "compared")


def _move(world: World, said: Clause, amount: Amount, effect: str, base: str) -> None:
    if said.amounts and not all(place.value is None and place.determiner for place in said.amounts):
        raise Unreadable("who moves")
    named = said.place or said.toward or said.away_from
    if said.amounts:
        named = tuple(f"{said.amounts[0].sort} {said.amounts[0].noun}".split())
    holder = " ".join(named)
    known = [account.holder for account in world.accounts.values()]
    if holder not in known:
        holder = known[-1] if known else scene(world)
    _change(world, holder, amount, "gain" if effect == "comes" else "loss", said, base)


def _change(world: World, holder: str, amount: Amount, effect: str, said: Clause, base: str) -> None:
    price = said.price
    if amount.determiner == "same" and not amount.noun and _same_again(world, said, amount):
        return
    if _is_share(world, amount):
        if effect == "loss" and said.to is not None:
            holder = world.one(said.to)
        elif effect == "loss" and said.toward:
            holder = place(world, said.toward)
        elif effect == "loss":
            raise Unreadable("who gets it")
        _share_of(world, holder, amount)
        return
    if amount.price is not None and price is None:
        price = amount.price
    if effect == "gain" and base == "choose" and price is not None:
        # `chooses a book that costs $4 and buys it`
        world.chosen = value_of(world, Amount(value=price.value, unit=price.unit))
        said.used.add("price")
        return
    if effect == "gain" and base == "buy" and world.chosen is not None and _is_it(amount) and price is None:
        _pay(world, holder, world.chosen)
        world.chosen = None
        return
    if effect == "gain" and amount.value is None and amount.determiner in ("a", "an", "the", "all"):
        if price is None and amount.partitive:
            raise Unreadable("how many")
        if price is None and amount.noun in world.prices:
            _pay(world, holder, world.prices[amount.noun])
            return
    if (
        effect == "gain"
        and price is not None
        and amount.value is None
        and amount.determiner in ("a", "an", "the")
    ):
        said.used.add("price")
        _pay(world, holder, value_of(world, Amount(value=price.value, unit=price.unit)))
        return
    if amount.each and (amount.each in _TIMES or said.periods is not None):
        said.per = amount.each
        amount.each = ""
    if amount.holds is not None or amount.each:
        if effect == "loss":
            _lost_groups(world, holder, amount, said)
        else:
            _grouped(world, holder, amount, said)
        return
    thing = _named(world, thing_of(world, amount))
    account = world.pool(holder, thing)
    if thing.measure == ANY and account is not None:
        thing = account.thing
    if amount.fewer:
        raise Unreadable("fewer than what")
    if amount.determiner in ("all", "rest") and amount.value is None:
        if account is None:
            raise Unreadable("all of what")
        value = account.now
        account.gone = True
    elif amount.comparison is not None and amount.comparison.to is not None:
        known, _, _ = value_referred(world, holder, thing, amount.comparison.to)
        if known is None:
            raise Unreadable("nobody said how many")
        by = value_of(world, amount.comparison.by) if amount.comparison.by is not None else None
        value = compared(known, amount.comparison, by)
        world.tells.add("times as many" if amount.comparison.relation in ("times", "part") else "compare")
    else:
        if amount.value is None and amount.determiner not in ("some", "same"):
            raise Unreadable("how many")
        value = value_of(world, amount)
    to = ""
    if said.to is not None:
        (to,) = world.names(said.to) if len(world.names(said.to)) == 1 else ("",)
    giver = effect == "loss" and to and account is None and not amount.partitive and holder != to
    if said.per or said.periods is not None:
        said.used.update(("per", "periods"))
        _repeated(world, holder, thing, value, said, effect)
        return
    opens = account is None and effect != "loss" and not amount.more
    world.events.append(Event(holder, base, effect, thing, value, said.when, to, opens))
    if amount.stuff and amount.noun:
        world.contents[amount.noun] = Thing(amount.stuff)
    if price is not None or thing.noun in world.prices:
        said.used.add("price")
        _bought(world, holder, thing, value, price)
    if effect == "loss" and base in ("spend", "pay") and thing.measure == "money":
        world.costs.append(value)
    if effect == "loss" and base in ("spend", "pay") and account is None:
        return
    if effect == "loss":
        if account is not None and not account.gone:
            world.change(account, "-", value)
            world.tells.add("take from")
        elif account is None and not giver:
            account = world.open(holder, thing, world.unknown(explicit=False))
            world.change(account, "-", value)
            world.tells.add("take from")
        if to and not (said.to and said.to.pronoun and to == holder):
            _gain(world, to, thing, value, True)
        return
    if to and holder not in {account.holder for account in world.accounts.values()}:
        _gain(world, to, thing, value, amount.more)
        return
    _gain(world, holder, thing, value, amount.more)
    if said.source is not None:
        source = world.one(said.source)
        giver_account = world.account(source, thing)
        if giver_account is not None:
            world.change(giver_account, "-", value)
            world.tells.add("take from")


def _is_it(amount: Amount) -> bool:
    """Return whether somebody buys `it`."""
    return amount.determiner == "all" and amount.partitive and amount.value is None


def _lost_groups(world: World, holder: str, amount: Amount, said: Clause) -> None:
    """Read `She gave 4 stickers to each of 3 friends`."""
    inside = amount.holds or amount
    count = amount if amount.holds is not None else amount.each_count
    if count is None or count.value is None or inside.value is None:
        raise Unreadable("so many to each of how many")
    thing = _named(world, thing_of(world, inside))
    account = world.pool(holder, thing)
    if account is None or said.to is not None:
        raise Unreadable("who had them")
    size = value_of(world, Amount(value=inside.value, unit=inside.unit, smaller=inside.smaller))
    world.change(account, "-", Operation("*", _counted(world, count), size))
    world.tells |= {"take from", "equal groups"}


def _same_again(world: World, said: Clause, amount: Amount) -> bool:
    """Read `She read the same number each day`, where it was told how many in all."""
    period = said.per or amount.each
    said.used.add("per")
    return any(
        group.container == period and group.evenly and group.total is not None for group in world.groups
    )


def _gain(world: World, holder: str, thing: Thing, value: Expression, more: bool) -> None:
    account = world.pool(holder, thing)
    if account is None and holder == SCENE:
        raise Unreadable("who gets it")
    if account is not None:
        world.change(account, "+", value)
        world.tells.add("add to")
    elif more:
        account = world.open(holder, thing, world.unknown(explicit=False))
        world.change(account, "+", value)
        world.tells.add("add to")
    else:
        world.open(holder, thing, value)


def _repeated(world: World, holder: str, thing: Thing, value: Expression, said: Clause, effect: str) -> None:
    period = said.per or (said.periods.unit or said.periods.noun if said.periods else "")
    if said.periods is not None and DAILY.get(period) == (said.periods.unit or said.periods.noun):
        # `For 7 days, ... every morning`
        period = DAILY[period]
    group = world.group(period, thing)
    if group is None:
        group = Group(period, thing, holder, kind="rate" if thing.measure else "equal groups")
        group.evenly = True
        group.loses = effect == "loss"
        group.base = said.meanings[0].base if said.meanings else ""
        world.groups.append(group)
    if said.front and group is world.pending and group.size is not None:
        if group.loses == (effect == "loss"):
            group.size = Operation("+", group.size, value)
        elif group.loses:
            group.loses = False
            group.size = Operation("-", value, group.size)
        else:
            group.size = Operation("-", group.size, value)
        world.tells.add("take from" if effect == "loss" else "add to")
    elif said.per:
        group.size = value
    else:
        group.total = value
    if said.periods is not None:
        group.count = _counted(world, said.periods)
    if said.front:
        world.pending = group
    else:
        complete(world, group)


def _counted(world: World, said: Amount) -> Expression:
    return value_of(world, Amount(value=said.value, determiner=said.determiner))


def _bought(world: World, holder: str, thing: Thing, value: Expression, price: Amount | None) -> None:
    if price is None:
        _pay(world, holder, Operation("*", value, world.prices[thing.noun]))
        world.tells.add("price")
        return
    paid = value_of(world, Amount(value=price.value, unit=price.unit))
    if price.each:
        _pay(world, holder, Operation("*", value, paid))
        world.tells.add("price")
    else:
        _pay(world, holder, paid)


def _pay(world: World, holder: str, value: Expression) -> None:
    world.costs.append(value)
    money = world.pool(holder, Thing("", "", "money"))
    if money is not None:
        world.change(money, "-", value)
        world.tells.add("take from")


def _grouped(world: World, holder: str, amount: Amount, said: Clause) -> None:
    """Read `4 boxes of 12 pencils`, `12 pencils in each box`."""
    if amount.holds is not None:
        container = amount.noun
        content = thing_of(world, amount.holds)
        if content == Thing() and amount.stuff:
            content = Thing(amount.stuff)
        content = _named(world, content)
        group = Group(container, content, holder)
        if amount.value is not None or amount.determiner == "some":
            group.count = _counted(world, amount)
        if amount.holds.determiner in ("same", "some"):
            group.same = True
        else:
            group.size = value_of(world, amount.holds)
    else:
        container = amount.each
        content = thing_of(world, amount)
        if content == Thing() and container in world.contents:
            content = world.contents[container]
        content = _named(world, content)
        known = world.group(container, content)
        group = known if known is not None and known.size is None else Group(container, content, holder)
        if container == "one":
            last = _last_counted(world, holder, content)
            group.container = last.thing.noun
            group.count = last.now
        if amount.each_count is not None:
            group.count = _counted(world, amount.each_count)
        else:
            account = _containers(world, group.container)
            if account is not None:
                group.count = account.now
                group.holder = account.holder
        if amount.determiner in ("same", "some"):
            group.same = True
        else:
            group.size = value_of(world, amount)
    if group not in world.groups:
        world.groups.append(group)
    group.kind = "array" if group.container in _ROWS else "equal groups"
    complete(world, group)


def _containers(world: World, container: str) -> Account | None:
    fitting = [
        account
        for account in world.accounts.values()
        if container in (account.thing.noun, f"{account.thing.sort} {account.thing.noun}".strip())
    ]
    return fitting[0] if len(fitting) == 1 else None


def _last_counted(world: World, holder: str, content: Thing) -> Account:
    fitting = [
        account
        for account in world.accounts.values()
        if account.thing.noun and not content.covers(account.thing) and account.holder == holder
    ]
    return _single(fitting)


def complete(world: World, group: Group) -> None:
    """Work out the third of count, size and total once two are known."""
    if group.count is None and not group.entered:
        account = _containers(world, group.container)
        if account is not None and group.total is None:
            group.count = account.now
    if group.same and group.size is None and group.count is not None and group.total is None:
        group.size = world.unknown(explicit=True)
    if group.count is not None and group.size is not None and group.total is None:
        group.total = Operation("*", group.count, group.size)
        group.entered = True
        world.tells.add(group.kind)
        _enter(world, group)
    elif group.total is not None and group.count is not None and group.size is None:
        group.size = Operation("/", group.total, group.count)
        world.tells.add(group.kind)
    elif group.total is not None and group.size is not None and group.count is None:
        group.count = Operation("/", group.total, group.size)
        world.tells.add(group.kind)


def _enter(world: World, group: Group) -> None:
    if group.total is None:
        return
    account = world.account(group.holder, group.content)
    if group.loses:
        if account is not None:
            world.change(account, "-", group.total)
            world.tells.add("take from")
    elif account is None:
        world.open(group.holder, group.content, group.total)
    else:
        world.change(account, "+", group.total)


def _divide(world: World, said: Clause) -> None:
    """Read what is shared among people, or put into boxes."""
    if said.into is None and said.among is None and isinstance(said.subject, Amount):
        # `Some friends share 48 cards equally`
        said.among = said.subject
        said.subject = None
    if said.amounts:
        amount = said.amounts[0]
    elif isinstance(said.subject, Amount):
        amount = said.subject
    elif said.passive or said.verb == "pack":
        raise Unreadable("what is divided")
    else:
        raise Unreadable("what is divided")
    if len(said.amounts) > 1:
        raise Unreadable("two things are divided")
    said.used.update(("into", "among"))
    into = said.into or said.among
    if into is None:
        raise Unreadable("divided among whom")
    holder = holder_of(world, said) if isinstance(said.subject, Who) else scene(world)
    thing = _named(world, thing_of(world, amount))
    account = world.account(holder, thing) or world.account(SCENE, thing)
    if amount.value is not None or (amount.determiner == "some" and not amount.partitive):
        value = value_of(world, amount)
        if account is not None:
            world.change(account, "-", value)
        else:
            world.open(holder, thing, value).gone = True
    elif account is not None:
        value = account.now
        account.gone = True
    else:
        value = None
    container = into.noun or into.unit
    if value is None:
        # `She arranged her books in 2 rows of 10`
        if into.holds is None or into.value is None:
            raise Unreadable("how many are divided")
        into.holds.noun = into.holds.noun or thing.noun
        _grouped(world, holder, into, said)
        return
    group = Group(container, thing, holder, total=value)
    group.kind = "share" if said.among is not None or container in SHARERS else "measure out"
    if into.value is not None or into.determiner == "some":
        group.count = _counted(world, into)
        group.kind = "share"
    if into.holds is not None and into.holds.determiner != "same":
        group.size = value_of(world, into.holds)
    elif amount.each:
        raise Unreadable("in each of what")
    if group.size is None and not (said.equally or into.holds is not None or world.equally):
        raise Unreadable("divided how")
    if container in _ROWS:
        group.kind = "array"
    world.groups.append(group)
    if group.count is not None and group.size is not None:
        raise Unreadable("divided into so many of so many")
    complete(world, group)


def _pack(world: World, said: Clause) -> None:
    """Read `puts 4 apples in each bag`, `fills 5 boxes with 6 apples each`."""
    if len(said.amounts) > 1 and said.meanings:
        _deed(world, said)
        return
    if len(said.amounts) != 1:
        raise Unreadable("what is packed")
    amount = said.amounts[0]
    holder = holder_of(world, said)
    if said.per and not amount.each:
        amount.each = said.per
        said.used.add("per")
    if amount.holds is not None:
        content = _named(world, thing_of(world, amount.holds))
        account = world.account(holder, content)
        group = Group(amount.noun, content, holder, kind="measure out")
        group.size = value_of(world, amount.holds)
        if amount.value is not None or amount.determiner == "some":
            group.count = _counted(world, amount)
            group.kind = "equal groups"
        elif account is not None:
            group.total = account.now
        world.groups.append(group)
        complete(world, group)
        return
    if amount.each and amount.each in _TIMES and said.meanings:
        _deed(world, said)
        return
    if amount.each and amount.determiner == "same" and amount.each_count is not None:
        content = _named(world, thing_of(world, amount))
        account = world.account(holder, content)
        if account is not None:
            group = Group(amount.each, content, holder, total=account.now, kind="share")
            group.count = _counted(world, amount.each_count)
            account.gone = True
            world.groups.append(group)
            complete(world, group)
            return
    if amount.each:
        content = _named(world, thing_of(world, amount))
        account = world.account(holder, content)
        containers = _containers(world, amount.each)
        if account is not None and containers is None:
            group = Group(amount.each, content, holder, total=account.now, kind="measure out")
            group.size = value_of(world, amount)
            world.groups.append(group)
            complete(world, group)
            return
        _grouped(world, holder, amount, said)
        return
    if said.meanings:
        _deed(world, said)
        return
    if amount.partitive and amount.value is not None and said.place:
        _place_part(world, holder, amount, said.place)
        return
    raise Unreadable("packed into what")


def _each(world: World, said: Clause) -> None:
    """Read what is told of each: `Each bag holds 5 apples`."""
    if said.verb == "cost" or said.price is not None:
        _cost(world, said)
        return
    if len(said.amounts) != 1 or not (said.verb in ("have", "hold", "be") or said.meanings):
        raise Unreadable("each has what")
    amount = said.amounts[0]
    content = thing_of(world, amount)
    if content == Thing() and said.each in world.contents:
        content = world.contents[said.each]
        amount.noun = content.noun
    content = _named(world, content)
    if amount.comparison is not None and said.each_count is not None and amount.comparison.to is not None:
        _each_as_many(world, said, content, amount.comparison)
        return
    if amount.holds is not None and amount.value is not None:
        outer = _containers(world, said.each)
        if outer is None:
            raise Unreadable("in each of what")
        inner = Group(amount.noun, _named(world, thing_of(world, amount.holds)), outer.holder)
        inner.count = Operation("*", outer.now, _counted(world, amount))
        inner.size = value_of(world, amount.holds)
        world.groups.append(inner)
        complete(world, inner)
        return
    known = world.group(said.each, content)
    if known is not None and known.size is not None:
        world.equal(value_of(world, amount), known.size)
        return
    amount.each = said.each
    amount.each_count = said.each_count
    said.used.add("each_count")
    holder = world.one(said.subject) if isinstance(said.subject, Who) else scene(world)
    _grouped(world, holder, amount, said)


def _each_as_many(world: World, said: Clause, content: Thing, comparison: Comparison) -> None:
    """Read `3 classmates each had as many rolls as Omar had`."""
    if comparison.to is None or said.each_count is None:
        raise Unreadable("as many as who")
    known, _, _ = value_referred(world, "", content, comparison.to)
    if known is None:
        raise Unreadable("nobody said how many")
    by = value_of(world, comparison.by) if comparison.by is not None else None
    said.used.add("each_count")
    group = Group(said.each, content, said.each)
    group.count = _counted(world, said.each_count)
    group.size = compared(known, comparison, by)
    world.groups.append(group)
    complete(world, group)


def _hold(world: World, said: Clause) -> None:
    """Read `A box holds 12 eggs`, `The box holds 40 nails`."""
    subject = said.subject
    if isinstance(subject, Amount) and len(said.amounts) == 1:
        if said.amounts[0].each == "one":
            said.amounts[0].each = ""
            said.each = subject.noun
            _each(world, said)
            return
        if subject.value is not None and said.amounts[0].each:
            subject.holds = said.amounts[0]
            subject.holds.each = ""
            _grouped(world, SCENE, subject, said)
            return
    _have(world, said)


def _cost(world: World, said: Clause) -> None:
    """Read what one of something costs, or so many of them together. Raises: Unreadable."""
    said.used.add("price")
    price = said.price or (said.amounts[0] if len(said.amounts) == 1 else None)
    if price is None or world.measure_of(price.unit or _unit_of(price)) != "money":
        raise Unreadable("costs how much")
    noun = said.each
    counted: Amount | None = None
    if isinstance(said.subject, Amount):
        noun = said.subject.noun
        if said.subject.value is not None and said.subject.value != Number(1):
            counted = said.subject
        elif said.subject.value is not None:
            world.ignored.add(id(said.subject.value))
    if noun == "one":
        if world.noun is None:
            raise Unreadable("each of what")
        noun = world.noun.noun
    if not noun or noun in world.prices:
        raise Unreadable("what costs that")
    world.noun = Thing(noun)
    if price.comparison is not None:
        value = _compared_price(world, price.comparison)
    else:
        value = value_of(world, Amount(value=price.value, unit=price.unit))
    if counted is not None:
        group = Group(noun, Thing("", "", "money"), SCENE, kind="price", total=value)
        group.count = _counted(world, counted)
        group.evenly = True
        world.groups.append(group)
        complete(world, group)
        if group.size is None:
            raise Unreadable("costs how much")
        world.prices[noun] = group.size
        return
    world.prices[noun] = value
    for event in world.events:
        if event.thing.noun == noun and event.effect == "gain":
            _pay(world, event.holder, Operation("*", event.value, value))
            world.tells.add("price")


def _unit_of(price: Amount) -> str:
    by = price.comparison.by if price.comparison is not None else None
    return by.unit if by is not None else ""


def _compared_price(world: World, comparison: Comparison) -> Expression:
    noun = comparison.to.noun if comparison.to is not None else ""
    if noun not in world.prices or comparison.to is None or comparison.to.sort:
        raise Unreadable("costs more than what")
    by = value_of(world, comparison.by) if comparison.by is not None else None
    world.tells.add("times as many" if comparison.relation in ("times", "part") else "compare")
    return compared(world.prices[noun], comparison, by)


def has_unknown(value: Expression) -> bool:
    """Return whether an expression depends on what is not stated."""
    return any(isinstance(part, Variable) for part in parts(value))
