"""Words groups and shares: boxes with so many in each, equal shares, equal piles."""

from seedproof.benchmarks.curriculum.lexicon.entry import Noun
from seedproof.benchmarks.curriculum.lexicon.measures import VESSELS
from seedproof.benchmarks.curriculum.lexicon.people import SHARERS
from seedproof.benchmarks.curriculum.lexicon.places import CONTAINERS
from seedproof.benchmarks.curriculum.words.stories.leaves import Value, is_one_amount
from seedproof.benchmarks.curriculum.words.stories.matter import Counted, Measured, Money, numeral
from seedproof.benchmarks.curriculum.words.stories.teller import Holder, Teller
from seedproof.record.draws import Rejected


def group(t: Teller, count: Value, size: Value) -> Holder:
    """State that somebody has so many boxes with so many in each."""
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


def vessels(t: Teller) -> tuple[Noun, ...]:
    """Draw what the matter is packed in."""
    if isinstance(t.matter, Measured):
        return VESSELS.get(t.matter.unit.measures, VESSELS["mass"])
    if isinstance(t.matter, Money):
        return tuple(box for box in CONTAINERS if box.singular in ("box", "bag", "tin", "jar", "drawer"))
    return CONTAINERS


def boxes_like(t: Teller, other: Holder, count: Value) -> Holder:
    """State that somebody has so many boxes with as much in each as somebody else has."""
    holder = t.holder()
    box = t.draws.choice(vessels(t))
    boxes = f"{numeral(count, t.matter.in_words)} {box.plural}"
    t.say(
        f"{holder.name} {t.has} {boxes} with {t.matter.as_many} in each as {other.name} {t.has}",
        holder,
    )
    return holder


def boxes_of_both(t: Teller, left: Holder, right: Holder) -> Holder:
    """State as many boxes as one has things, with as many in each as another has.

    Raises: Rejected for measures.
    """
    if not isinstance(t.matter, Counted):
        raise Rejected("an amount counts no boxes")
    holder, name = t.holder(), t.matter.name
    box = t.draws.choice(CONTAINERS)
    t.say(f"{holder.name} {t.has} as many {box.plural} as {left.name} {t.has} {name}", holder)
    t.say(f"in each {box.singular} there {t.are} as many {name} as {right.name} {t.has}", None)
    return holder


def share(t: Teller, holder: Holder, count: Value, name_one: bool = True) -> Holder:
    """State that somebody shares all equally among so many; return somebody who is one of them."""
    if holder.is_place:
        raise Rejected("places share nothing")
    # Nobody is one of the teams.
    one = t.draws.choice([sharer for sharer in SHARERS if sharer != "team" or not name_one])
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


def piles(t: Teller, holder: Holder, other: Holder) -> Holder:
    """State as many equal piles as somebody else has things; return who takes one.

    Raises: Rejected for measures.
    """
    if not isinstance(t.matter, Counted) or holder.is_place:
        raise Rejected("an amount counts no piles")
    make = "made" if t.past else "makes"
    name = t.matter.name
    t.say(
        f"{t.subject(holder)} {make} as many equal piles of {name} as {other.name} {t.has} {name}",
        holder,
    )
    taker = t.holder()
    t.say(f"{taker.name} {'took' if t.past else 'takes'} one of the piles", taker)
    return taker
