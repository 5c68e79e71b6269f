"""Unions of intervals: both sets are looked up at all ends and between them."""

from collections.abc import Mapping
from functools import cmp_to_key

from seedproof.equivalence.deciding.budget import Budget
from seedproof.equivalence.deciding.rationals import rational
from seedproof.equivalence.deciding.values import Situation, sign_of
from seedproof.equivalence.reading.tree import Node, negative, total
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types.conditions import Both, Conditions, Either, Point, Ray, RealSet, Without
from seedproof.record.verdict import Verdict, different, equal

_MOST_ENDS = 60


def compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare two sets of real numbers exactly."""
    reader = Conditions(situation.budget)
    first, second = reader.of(left), reader.of(right)
    ends = _ends(first) + _ends(second)
    if len(ends) > _MOST_ENDS:
        raise Unreadable("the sets have too many ends")
    places, count = _places(ends, situation.budget)
    sets = [[_holds(which, place, places) for place in range(2 * count + 1)] for which in (first, second)]
    for which in (first, second):
        _refuse_empty(which, places, count)
    if sets[0] == sets[1]:
        return equal("both hold the same points and intervals")
    return different("a point or an interval belongs to only one of them")


def _ends(which: RealSet) -> list[Node]:
    match which:
        case Ray(_, end):
            return [end]
        case Point(value):
            return [value]
        case Without(inner):
            return _ends(inner)
        case Both(parts) | Either(parts):
            return [end for part in parts for end in _ends(part)]
    return []


def _places(ends: list[Node], budget: Budget) -> tuple[dict[Node, int], int]:
    """The place of every end on the line, odd in their order, with even gaps; and how many ends.

    Raises:
        Unreadable: The order of two ends is not proved.
    """

    def order(one: Node, other: Node) -> int:
        a, b = rational(one), rational(other)
        if a is not None and b is not None:
            return (a > b) - (a < b)
        sign = sign_of(total(one, negative(other)), budget)
        if sign is None:
            raise Unreadable("the order of two ends of intervals is not clear")
        return sign

    places: dict[Node, int] = {}
    count, before = 0, None
    for end in sorted(dict.fromkeys(ends), key=cmp_to_key(order)):
        if before is None or order(before, end):
            count += 1
        places[end] = 2 * count - 1
        before = end
    return places, count


def _holds(which: RealSet, place: int, places: Mapping[Node, int]) -> bool:
    match which:
        case Ray(sign, end):
            at = places[end]
            return (place < at if "<" in sign else place > at) or (place == at and "=" in sign)
        case Point(value):
            return place == places[value]
        case Without(inner):
            return not _holds(inner, place, places)
        case Both(parts):
            return all(_holds(part, place, places) for part in parts)
        case Either(parts):
            return any(_holds(part, place, places) for part in parts)


def _refuse_empty(which: RealSet, places: Mapping[Node, int], count: int) -> None:
    """Refuse `x < 1, x > 3` and (3, 1): as they stand they say nothing, and something else may be meant."""
    if not isinstance(which, Both | Either):
        return
    joined = isinstance(which, Both) and (
        which.by_comma or all(isinstance(part, Ray) for part in which.parts)
    )
    if joined and not any(_holds(which, place, places) for place in range(2 * count + 1)):
        raise Unreadable("conditions contradict each other, or a union is meant")
    for part in which.parts:
        _refuse_empty(part, places, count)
