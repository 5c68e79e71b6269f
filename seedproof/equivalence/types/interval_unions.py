"""Unions of intervals: both sets are evaluated at all ends and between them."""

from collections.abc import Mapping
from functools import cmp_to_key

from seedproof.equivalence.deciding.rationals import rational
from seedproof.equivalence.deciding.values import Situation, sign_of
from seedproof.equivalence.reading.tree import Node, negative, total
from seedproof.equivalence.reading.unreadable import Unreadable
from seedproof.equivalence.types.conditions import Both, Conditions, Either, Point, Ray, RealSet, Without
from seedproof.record.budget import Budget
from seedproof.record.verdict import Verdict, different, equal

_MOST_ENDS = 60


def compared(left: Node, right: Node, situation: Situation) -> Verdict:
    """Compare two sets of real numbers exactly."""
    reader = Conditions(situation.budget)
    first, second = reader.of(left), reader.of(right)
    ends = _ends(first) + _ends(second)
    if len(ends) > _MOST_ENDS:
        raise Unreadable("the sets have too many ends")
    positions, count = _places(ends, situation.budget)
    sets = [
        [_holds(real_set, position, positions) for position in range(2 * count + 1)]
        for real_set in (first, second)
    ]
    for real_set in (first, second):
        _refuse_empty(real_set, positions, count)
    if sets[0] == sets[1]:
        return equal("both hold the same points and intervals")
    return different("a point or an interval belongs to only one of them")


def are_disjoint(left: Node, right: Node, situation: Situation) -> bool:
    """Return whether two sets of real numbers, neither of them empty, have nothing in common."""
    reader = Conditions(situation.budget)
    first, second = reader.of(left), reader.of(right)
    positions, count = _places(_ends(first) + _ends(second), situation.budget)
    places = range(2 * count + 1)
    held = [{place for place in places if _holds(part, place, positions)} for part in (first, second)]
    return all(held) and held[0].isdisjoint(held[1])


def _ends(real_set: RealSet) -> list[Node]:
    match real_set:
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
    """Return the position of every end on the line, odd numbers in order with gaps between, and their count.

    Raises:
        Unreadable: The order of two ends is not proved.
    """

    def order(left: Node, right: Node) -> int:
        a, b = rational(left), rational(right)
        if a is not None and b is not None:
            return (a > b) - (a < b)
        sign = sign_of(total(left, negative(right)), budget)
        if sign is None:
            raise Unreadable("the order of two ends of intervals is not clear")
        return sign

    positions: dict[Node, int] = {}
    count, before = 0, None
    for end in sorted(dict.fromkeys(ends), key=cmp_to_key(order)):
        if before is None or order(before, end):
            count += 1
        positions[end] = 2 * count - 1
        before = end
    return positions, count


def _holds(real_set: RealSet, position: int, positions: Mapping[Node, int]) -> bool:
    match real_set:
        case Ray(sign, end):
            end_position = positions[end]
            return (position < end_position if "<" in sign else position > end_position) or (
                position == end_position and "=" in sign
            )
        case Point(value):
            return position == positions[value]
        case Without(inner):
            return not _holds(inner, position, positions)
        case Both(parts):
            return all(_holds(part, position, positions) for part in parts)
        case Either(parts):
            return any(_holds(part, position, positions) for part in parts)


def _refuse_empty(real_set: RealSet, positions: Mapping[Node, int], count: int) -> None:
    """Refuse `x < 1, x > 3` and (3, 1): they are empty as written, and something else may be meant."""
    if not isinstance(real_set, Both | Either):
        return
    joined = isinstance(real_set, Both) and (
        real_set.by_comma or all(isinstance(part, Ray) for part in real_set.parts)
    )
    if joined and not any(_holds(real_set, position, positions) for position in range(2 * count + 1)):
        raise Unreadable("conditions contradict each other, or a union is meant")
    for part in real_set.parts:
        _refuse_empty(part, positions, count)
