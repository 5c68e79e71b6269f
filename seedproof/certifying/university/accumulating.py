"""What accumulates at a rate whose graph is drawn in segments."""

from collections.abc import Sequence

from seedproof.certifying.terms import Operand, Term, equal, every, some, term, within
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.segments import Segment

LEMMAS = {
    "amount_along_a_segment": "Where a rate is u at a place a and changes with the slope m from there, the "
    "amount changes by u (x - a) + m/2 (x - a)^2 up to x; amounts are continuous.",
}


def changed(segment: Segment, x: Term) -> Term:
    """Return by how much the amount changes along a segment up to a place over it."""
    a, rate = segment.left
    way = x - a
    return way * rate + way * way * (segment.slope / 2)


def amounts(ground: Ground, segments: Sequence[Segment], first: Operand) -> list[Term]:
    """Return the amounts where the segments begin, and that where the last one ends."""
    found: list[Term] = [ground.unknown("amount")]
    ground.say("the amount at the beginning", equal(found[0], first))
    for segment in segments:
        more = ground.unknown("amount")
        ground.say(
            f"the amount at {segment.right[0]}",
            equal(more, found[-1] + changed(segment, term(segment.right[0]))),
            lemma="amount_along_a_segment",
        )
        found.append(more)
    return found


def is_amount(segments: Sequence[Segment], found: Sequence[Term], x: Term, amount: Term) -> Term:
    """Say how much there is at a place."""
    return some(
        every([within(one.left[0], x, one.right[0]), equal(amount, before + changed(one, x))])
        for one, before in zip(segments, found, strict=False)
    )
