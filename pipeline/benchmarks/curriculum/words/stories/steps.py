"""An expression as what happens: events change what somebody has, comparisons bring in somebody else."""

from collections.abc import Callable
from fractions import Fraction

from pipeline.benchmarks.curriculum.lexicon.measures import VESSELS
from pipeline.benchmarks.curriculum.lexicon.numerals import PARTS
from pipeline.benchmarks.curriculum.lexicon.people import RELATIVES, SHARERS
from pipeline.benchmarks.curriculum.lexicon.places import CONTAINERS
from pipeline.benchmarks.curriculum.lexicon.verbs import GAIN, LOSE, Verb
from pipeline.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Variable,
    is_numeral,
)
from pipeline.benchmarks.curriculum.words.stories.matter import Counted, Measured, Money, is_in_units, numeral
from pipeline.benchmarks.curriculum.words.stories.teller import Holder, Teller
from pipeline.draws import Rejected

Value = Expression
GIVE = Verb("give", "gives", "gave", "given", "away")


def tell(t: Teller, value: Value) -> Holder:
    """Say all that makes this value; who has it in the end. Raises: Rejected when it cannot be told."""
    if isinstance(value, Variable) and not t.is_unknown(value):
        name = value.name
        if name not in t.told:
            t.told[name] = tell(t, t.declared[name])
            t.told[name].fixed |= t.uses[name] > 1
        return t.told[name]
    if is_leaf(t, value):
        return start(t, value)
    if not isinstance(value, Operation) or value.op not in _OPERATIONS:
        raise Rejected("no story for it")
    return _OPERATIONS[value.op](t, value.left, value.right)


def is_leaf(t: Teller, value: Value) -> bool:
    """Whether it is told as one amount: a numeral, so many of a larger unit, or the unknown."""
    if t.is_unknown(value):
        return True
    factor = t.matter.factor if isinstance(t.matter, Measured | Money) else 0
    coins = (5, 10, 25) if isinstance(t.matter, Money) and not factor else ()
    whole = isinstance(value, Number)
    return whole or (t.broken and is_numeral(value)) or is_in_units(value, (factor, *coins))


def is_coins(t: Teller, value: Value) -> bool:
    """Whether it is told as a number of coins or bills."""
    return isinstance(t.matter, Money) and isinstance(value, Operation)


def is_count(value: Value) -> bool:
    """Whether it is a whole number from 2 on."""
    return isinstance(value, Number) and not value.places and value.digits > 1


def constant(t: Teller, value: Value) -> Value:
    """A leaf by its value: named constants count as their numerals where they are used once."""
    while isinstance(value, Variable) and value.name in t.declared and t.uses[value.name] == 1:
        meant = t.declared[value.name]
        if not is_leaf(t, meant) and not isinstance(meant, Variable):
            break
        value = meant
    return value


def start(t: Teller, value: Value, holder: Holder | None = None) -> Holder:
    """Somebody has so much."""
    holder = holder or t.holder()
    amount = t.amount(value)
    if holder.is_place:
        there = "There were" if t.past else "There are"
        one = isinstance(value, Number) and value.value == 1
        if one:
            there = "There was" if t.past else "There is"
        text = t.draws.choice(
            (
                f"{there} {amount} in {holder.name}",
                f"{holder.name} {'had' if t.past else 'has'} {amount} in it",
                f"in {holder.name} {there.lower()} {amount}",
            )
        )
    else:
        text = t.draws.choice(
            (
                f"{holder.name} {t.has} {amount}",
                f"{holder.name} {t.has} {amount}",
                f"at first {holder.name} {t.has} {amount}",
                f"{holder.name} {'started' if t.past else 'starts'} with {amount}",
            )
        )
    if t.is_unknown(value):
        t.role = ("start", holder)
    holder.began = len(t.sentences)
    t.say(text, holder)
    return holder


def gain(t: Teller, holder: Holder, value: Value) -> Holder:
    """Somebody gets so much more."""
    draws, amount = t.draws, t.amount(value)
    more = t.more(value) if not is_coins(t, value) else amount
    verb = draws.choice(GAIN[t.matter.kind])
    said, word = draws.below(5), t.verb(verb)
    if verb.particle:
        word = f"{word} {verb.particle}"
    one = isinstance(value, Number) and value.value == 1
    were = ("was" if t.past else "is") if one else "were" if t.past else "are"
    if t.setting == "grounds":
        word = verb.past if t.past else verb.third if one else verb.base
        to = holder.name if verb.base == "join" else f"to {holder.name}"
        to = f"the others in {holder.name}" if verb.base == "join" else to
        if verb.base == "arrive":
            to = f"in {holder.name}"
        text = (f"{more} {word} {to}", f"then {more} {word} {to}", f"later {more} {word} {to}")[said % 3]
    elif holder.is_place:
        put = "put" if t.past else "puts"
        text = (
            f"{more} {were} put into {holder.name}",
            f"somebody {put} {more} into {holder.name}",
            f"then somebody {put} {more} into it",
        )[said % 3]
        if said % 3 == 2 and holder is not t.last:
            text = f"then somebody {put} {more} into {holder.name}"
    else:
        subject = t.subject(holder)
        giver = draws.choice(RELATIVES)
        gives = "gave" if t.past else "gives"
        to = holder.object
        whose = holder.possessive if t.is_clear(holder) else f"{holder.name}'s"
        other = more if isinstance(t.matter, Measured | Money) or t.is_unknown(value) else f"another {amount}"
        if one:
            other = more
        text = (
            f"{subject} {word} {more}",
            f"then {subject} {word} {more}",
            f"after that, {subject} {word} {more}",
            f"{subject} {word} {other}",
            f"{whose} {giver} {gives} {to} {more}"
            if holder.pronoun != "it"
            else f"later {subject} {word} {more}",
        )[said]
        if t.is_unknown(value):
            text = (f"{subject} {word} {more}", f"then {subject} {word} {more}")[said % 2]
    if t.is_unknown(value):
        t.role = ("gain", holder, verb)
    holder.changed = "gain"
    t.say(text, holder)
    return holder


def lose(t: Teller, holder: Holder, value: Value) -> Holder:
    """Somebody loses so much."""
    draws, amount = t.draws, t.amount(value)
    verb = draws.choice(
        LOSE["thing" if holder.pronoun == "it" and t.matter.kind == "food" else t.matter.kind]
    )
    said, word = draws.below(5), t.verb(verb)
    of_them = t.matter.some if t.is_unknown(value) else f"{t.matter.bare(value)} of {t.matter.them}"
    if t.is_unknown(value):
        of_them = f"some of {t.matter.them}"
    if isinstance(t.matter, Money) or holder is not t.last:
        of_them = amount
    one = isinstance(value, Number) and value.value == 1
    were = ("was" if t.past else "is") if one else "were" if t.past else "are"
    if t.setting == "grounds":
        word = verb.past if t.past else verb.third if one else verb.base
        where = f"{word} {holder.name}" if verb.base == "leave" else f"{word} {verb.particle}"
        if verb.base != "leave":
            where = f"{where} from {holder.name}"
        text = (f"{amount} {where}", f"then {amount} {where}", f"after a while {amount} {where}")[said % 3]
    elif holder.is_place:
        took = "took" if t.past else "takes"
        text = (
            f"{amount} {were} taken out of {holder.name}",
            f"somebody {took} {amount} out of {holder.name}",
            f"then {amount} {were} taken out of {holder.name}",
        )[said % 3]
    else:
        subject = t.subject(holder)
        told = f"{word} {verb.particle} {amount}" if verb.particle else f"{word} {amount}"
        of = f"{word} {of_them} {verb.particle}".rstrip()
        giver = draws.choice(RELATIVES)
        to = f"{holder.possessive} {giver}" if holder.pronoun != "it" else "somebody else"
        gave = "gave" if t.past else "gives"
        text = (
            f"{subject} {told}",
            f"then {subject} {told}",
            f"{subject} {of}",
            f"after that, {subject} {of}",
            f"{subject} {gave} {of_them} to {to}",
        )[said]
        if said == 4:
            verb = GIVE
    if t.is_unknown(value):
        t.role = ("lose", holder, verb)
    holder.changed = "lose"
    t.say(text, holder)
    return holder


def lose_as(t: Teller, holder: Holder, other: Holder) -> Holder:
    """Somebody loses as much as somebody else has."""
    kind = "thing" if holder.pronoun == "it" and t.matter.kind == "food" else t.matter.kind
    verb = t.draws.choice([verb for verb in LOSE[kind] if not verb.particle])
    gives = t.draws.choice(("gave away" if t.past else "gives away", t.verb(verb)))
    if holder.is_place:
        raise Rejected("places give nothing away")
    t.say(f"{t.subject(holder)} {gives} {t.matter.as_many} as {other.name} {t.has}", holder, other)
    holder.changed = "lose"
    return holder


def compared(t: Teller, other: Holder, said: str) -> Holder:
    """Somebody else has so much by comparison: `7 more marbles than`, `4 times as many marbles as`."""
    holder = t.holder()
    has, now = t.has, " has now" if other.changed and not t.past and t.draws.below(2) else ""
    if holder.is_place:
        there = "there were" if t.past else "there are"
        text = (
            f"{there} {said} in {other.name}".replace(" than in ", f" in {holder.name} than in ")
            if " than" in said
            else f"{there} {said.removesuffix(' as')} in {holder.name} as in {other.name}"
        )
    else:
        text = f"{holder.name} {has} {said} {other.name}{now}"
    t.say(text, holder, other)
    return holder


def times(t: Teller, other: Holder, value: Value) -> Holder:
    """So many times as much."""
    _plain(t, value)
    spelled = {Number(2): "twice"}.get(value) if isinstance(value, Number) else None
    count = spelled or f"{numeral(value, t.matter.in_words)} times"
    return compared(t, other, f"{count} {t.matter.as_many} as")


def _plain(t: Teller, value: Value) -> None:
    if not is_numeral(value) or t.is_unknown(value):
        raise Rejected("no number of times")


def part(t: Teller, other: Holder, value: Value) -> Holder:
    """A half, a third, ... as much. Raises: Rejected for parts that have no short name."""
    if not is_count(value) or not isinstance(value, Number) or value.digits not in PARTS:
        raise Rejected("no short name for that part")
    return compared(t, other, f"{PARTS[value.digits]} {t.matter.as_many} as")


def group(t: Teller, count: Value, size: Value) -> Holder:
    """Somebody has so many boxes with so many in each."""
    holder = t.holder()
    if holder.is_place:
        raise Rejected("places have no boxes")
    box = t.draws.choice(vessels(t))
    boxes = "some" if t.is_unknown(count) else numeral(count, t.matter.in_words)
    boxes = f"{boxes} {box.plural}"
    inside = f"the same {'number' if t.matter.many == 'many' else 'amount'} of {t.matter.name}"
    inside = inside if t.is_unknown(size) else t.matter.amount(size)
    one = is_one_amount(size)
    are = ("was" if t.past else "is") if one or isinstance(t.matter, Money) else "were" if t.past else "are"
    if t.is_unknown(size):
        are = "was" if t.past else "is"
    there = f"there {are}"
    text = t.draws.choice(
        (
            f"{holder.name} {t.has} {boxes} with {inside} in each",
            f"{holder.name} {t.has} {boxes} with {inside} in each {box.singular}",
            f"{holder.name} {'filled' if t.past else 'fills'} {boxes} with {inside} each",
            f"{holder.name} {t.has} {boxes}, and {there} {inside} in each of them",
        )
    )
    if t.is_unknown(size):
        t.role = ("size", holder, box)
    if t.is_unknown(count):
        t.role = ("count", holder, box)
    t.say(text, holder)
    return holder


def is_one_amount(value: Value) -> bool:
    """Whether the amount is exactly one."""
    return isinstance(value, Number) and value.value == 1


def vessels(t: Teller) -> tuple[object, ...]:
    """What the matter is packed in."""
    if isinstance(t.matter, Measured):
        return VESSELS.get(t.matter.unit.measures, VESSELS["mass"])
    if isinstance(t.matter, Money):
        return tuple(box for box in CONTAINERS if box.singular in ("box", "bag", "tin", "jar", "drawer"))
    return CONTAINERS


def boxes_like(t: Teller, other: Holder, count: Value) -> Holder:
    """Somebody has so many boxes with as much in each as somebody else has."""
    holder = t.holder()
    box = t.draws.choice(vessels(t))
    boxes = f"{numeral(count, t.matter.in_words)} {box.plural}"
    t.say(
        f"{holder.name} {t.has} {boxes} with {t.matter.as_many} in each as {other.name} {t.has}",
        holder,
        other,
    )
    return holder


def boxes_of_both(t: Teller, left: Holder, right: Holder) -> Holder:
    """As many boxes as one has things, with as many in each as another has. Raises: Rejected for measures."""
    if not isinstance(t.matter, Counted):
        raise Rejected("an amount counts no boxes")
    holder, name = t.holder(), t.matter.name
    box = t.draws.choice(CONTAINERS)
    t.say(f"{holder.name} {t.has} as many {box.plural} as {left.name} {t.has} {name}", holder, left)
    t.say(f"in each {box.singular} there {t.are} as many {name} as {right.name} {t.has}", None)
    return holder


def piles(t: Teller, holder: Holder, other: Holder) -> Holder:
    """As many equal piles as somebody else has things; who takes one. Raises: Rejected for measures."""
    if not isinstance(t.matter, Counted) or holder.is_place:
        raise Rejected("an amount counts no piles")
    make = "made" if t.past else "makes"
    name = t.matter.name
    t.say(
        f"{t.subject(holder)} {make} as many equal piles of {name} as {other.name} {t.has} {name}",
        holder,
        other,
    )
    taker = t.holder()
    t.say(f"{taker.name} {'took' if t.past else 'takes'} one of the piles", taker)
    return taker


def share(t: Teller, holder: Holder, count: Value, name_one: bool = True) -> Holder:
    """Somebody shares all equally among so many; somebody who is one of them."""
    if holder.is_place:
        raise Rejected("places share nothing")
    one = t.draws.choice(list(SHARERS))
    several = SHARERS[one]
    if t.house is not None:
        one, several = t.house.singular, t.house.plural
    many = "some" if t.is_unknown(count) else numeral(count, t.matter.in_words)
    sharers = f"{many} other {several}" if t.house is not None else f"{many} {several}"
    word = t.draws.choice((("shares", "shared"), ("divides", "divided"), ("splits", "split")))[t.past]
    what = t.draws.choice(
        (
            f"{holder.possessive} {t.matter.name}",
            f"all of {t.matter.them}" if holder is t.last else f"all {holder.possessive} {t.matter.name}",
            f"all {holder.possessive} {t.matter.name}",
        )
    )
    text = f"{t.subject(holder)} {word} {what} equally among {sharers}"
    if t.is_unknown(count):
        t.role = ("sharers", holder, one)
    if not name_one:
        t.say(text, holder)
        return Holder(f"each {one}", "")
    taker = t.holder()
    t.say(text, holder)
    were = "was" if t.past else "is"
    t.say(
        f"{taker.name} {were} one of the {several}"
        if t.house is None
        else f"{taker.name} {were} one of them",
        taker,
    )
    return taker


def both(t: Teller, left: Holder, right: Holder) -> Holder:
    """Somebody has as much as two others together, or gets all that the other has."""
    if left.is_place:
        raise Rejected("places hold nothing together")
    pour = t.draws.below(2)
    if pour and not left.fixed and not right.fixed:
        gave = "gave" if t.past else "gives"
        t.say(f"{right.name} {gave} all of {right.possessive} {t.matter.name} to {left.name}", None)
        left.changed = "gain"
        return left
    holder = t.holder()
    t.say(
        f"{holder.name} {t.has} {t.matter.as_many} as {left.name} and {right.name} together",
        holder,
        left,
        right,
    )
    return holder


def _add(t: Teller, left: Value, right: Value) -> Holder:
    left, right = constant(t, left), constant(t, right)
    if is_leaf(t, left) and (not is_leaf(t, right) or (not t.is_unknown(left) and t.draws.below(2))):
        left, right = right, left
    holder = tell(t, left)
    if not is_leaf(t, right):
        return both(t, holder, tell(t, right))
    compare = t.draws.below(3) == 0
    if holder.fixed or (compare and not t.unknown):
        return compared(t, holder, f"{t.matter.more(right)} than")
    return gain(t, holder, right)


def _subtract(t: Teller, left: Value, right: Value) -> Holder:
    left, right = constant(t, left), constant(t, right)
    if is_leaf(t, right):
        holder = tell(t, left)
        compare = t.draws.below(3) == 0
        if holder.fixed or (compare and not t.unknown):
            return compared(t, holder, f"{t.matter.less(right)} than")
        return lose(t, holder, right)
    if is_leaf(t, left):
        other = tell(t, right)
        return lose_as(t, start(t, left), other)
    holder = tell(t, left)
    if holder.fixed:
        raise Rejected("who is needed again gives nothing away")
    other = tell(t, right)
    return lose_as(t, holder, other)


def _multiply(t: Teller, left: Value, right: Value) -> Holder:
    left, right = constant(t, left), constant(t, right)
    if is_leaf(t, left) and is_leaf(t, right):
        unknown = t.is_unknown(left) or t.is_unknown(right)
        count, size = (left, right) if t.draws.below(2) else (right, left)
        if not (is_count(count) or t.is_unknown(count)):
            count, size = size, count
        grouped = is_count(count) or (
            t.is_unknown(count) and is_count(size) and isinstance(t.matter, Counted)
        )
        if grouped and t.setting in ("people", "houses") and t.draws.below(4):
            return group(t, count, size)
        if unknown:
            count, size = (left, right) if t.is_unknown(right) else (right, left)
        elif not _is_number_of_times(count) or _is_larger(count, size):
            count, size = size, count
        return times(t, start(t, size), count)
    if is_leaf(t, left):
        left, right = right, left
    holder = tell(t, left)
    if not is_leaf(t, right):
        return boxes_of_both(t, holder, tell(t, right))
    if is_count(right) and not holder.is_place and t.draws.below(3) == 0:
        return boxes_like(t, holder, right)
    return times(t, holder, right)


def _is_number_of_times(value: Value) -> bool:
    return isinstance(value, Number) and Fraction(value.value) > 1


def _is_larger(one: Value, other: Value) -> bool:
    """Whether both could say how many times, and the other is the smaller number."""
    return (
        _is_number_of_times(other)
        and isinstance(one, Number)
        and isinstance(other, Number)
        and (one.value > other.value)
    )


def _divide(t: Teller, left: Value, right: Value) -> Holder:
    left, right = constant(t, left), constant(t, right)
    if is_leaf(t, right):
        if not (is_count(right) or t.is_unknown(right)):
            raise Rejected("nothing is shared among a part of a person")
        holder = tell(t, left)
        short = isinstance(right, Number) and right.digits in PARTS
        if holder.is_place or holder.fixed or (short and t.draws.below(3) == 0 and not t.unknown):
            return part(t, holder, right)
        return share(t, holder, right, name_one=not t.unknown)
    other = tell(t, right)
    return piles(t, tell(t, left), other)


_OPERATIONS: dict[str, Callable[[Teller, Value, Value], Holder]] = {
    "+": _add,
    "-": _subtract,
    "*": _multiply,
    "/": _divide,
}
