"""Words comparisons: what somebody else has, in terms of what one has."""

from seedproof.benchmarks.curriculum.lexicon.numerals import PARTS
from seedproof.benchmarks.curriculum.symbolic.problem import Number, is_numeral
from seedproof.benchmarks.curriculum.words.stories.leaves import Value, is_count
from seedproof.benchmarks.curriculum.words.stories.matter import numeral
from seedproof.benchmarks.curriculum.words.stories.teller import Holder, Teller
from seedproof.record.draws import Rejected


def compared(t: Teller, other: Holder, said: str) -> Holder:
    """State what somebody else has by comparison: `7 more marbles than`, `4 times as many marbles as`."""
    holder = t.holder()
    has, now = t.has, " has now" if other.changed and not t.past and t.draws.below(2) else ""
    if holder.is_place:
        one = said.startswith(("1 more", "one more", "1 fewer", "one fewer"))
        there = f"there {('was' if t.past else 'is') if one else 'were' if t.past else 'are'}"
        text = (
            f"{there} {said} in {other.name}".replace(" than in ", f" in {holder.name} than in ")
            if " than" in said
            else f"{there} {said.removesuffix(' as')} in {holder.name} as in {other.name}"
        )
    else:
        text = f"{holder.name} {has} {said} {other.name}{now}"
    t.say(text, holder)
    return holder


def times(t: Teller, other: Holder, value: Value) -> Holder:
    """Write `twice`, `4 times`, `half` and the like before `as many`."""
    _plain(t, value)
    spelled = {Number(2): "twice"}.get(value) if isinstance(value, Number) else None
    count = spelled or f"{numeral(value, t.matter.in_words)} times"
    return compared(t, other, f"{count} {t.matter.as_many} as")


def _plain(t: Teller, value: Value) -> None:
    if not is_numeral(value) or t.is_unknown(value):
        raise Rejected("no number of times")


def portion(t: Teller, other: Holder, value: Value) -> Holder:
    """A half, a third, ... as much. Raises: Rejected for parts that have no short name."""
    if not is_count(value) or not isinstance(value, Number) or value.digits not in PARTS:
        raise Rejected("no short name for that part")
    return compared(t, other, f"{PARTS[value.digits]} {t.matter.as_many} as")


def both(t: Teller, left: Holder, right: Holder) -> Holder:
    """State that somebody has as much as two others together, or gets all that the other has."""
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
    )
    return holder
