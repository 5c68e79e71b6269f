"""Evaluates the graph at lattice points and between, and asks each stated set whether it has the number."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.problems.checker import Checker
from seedproof.problems.untyped import Facts

_PART = re.compile(r"([(\[])(-?[0-9]{1,3}), (-?[0-9]{1,3})([)\]])|\{(-?[0-9]{1,3})\}")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """All ends are at lattice points, so quarters of the lattice decide what each set has."""
    sets = [_parts(answer) for answer in answers]
    for name, parts, answer in zip(("domain", "range", "solution"), sets, answers, strict=True):
        if parts is None:
            yield f"{answer!r}, the {name}, is no union of intervals between integers"
            return
    domain, values, solution = ([part for part in parts or ()] for parts in sets)
    every = [vertex for piece in facts["pieces"] for vertex in piece]
    for number in range(4 * min(map(min, every)) - 8, 4 * max(map(max, every)) + 9):
        place = Fraction(number, 4)
        heights = _heights(facts, place)
        if len(heights) > 1:
            yield f"the graph has two values at x = {place}"
        if bool(heights) != _has(domain, place):
            yield f"x = {place} is {'in' if heights else 'not in'} the domain"
        if any(_meets(facts, height) for height in heights) != _has(solution, place):
            yield f"at x = {place} the inequality does not hold as the answer says"
        if _reached(facts, place) != _has(values, place):
            yield f"the value {place} is {'' if _reached(facts, place) else 'not '}reached"


def _parts(text: str) -> list[tuple[int, bool, int, bool]] | None:
    """Lower end, whether it belongs to the part, upper end, whether that does."""
    found = list[tuple[int, bool, int, bool]]()
    for said in text.split(" U ") if text != "{}" else ():
        match = _PART.fullmatch(said)
        if match is None or len(found) > 20:
            return None
        opening, low, high, closing, alone = match.groups()
        if alone is None and int(low) >= int(high):
            return None
        found.append((int(alone or low), opening != "(", int(alone or high), closing != ")"))
    return found


def _has(parts: Sequence[tuple[int, bool, int, bool]], number: Fraction) -> bool:
    return any(
        low < number < high or (number == low and first) or (number == high and last)
        for low, first, high, last in parts
    )


def _segments(facts: Facts) -> Iterator[tuple[list[int], bool, list[int], bool]]:
    """Both ends of each segment, and whether the graph has them; a point alone is both of its ends."""
    for piece, (left, right) in zip(facts["pieces"], facts["open"], strict=True):
        count = max(len(piece) - 1, 1)
        for place in range(count):
            one, other = piece[place], piece[min(place + 1, len(piece) - 1)]
            yield one, place > 0 or left == 0, other, place + 1 < count or right == 0


def _heights(facts: Facts, x: Fraction) -> set[Fraction]:
    found = set[Fraction]()
    for (start, y), first, (end, height), last in _segments(facts):
        if (x == start and first) or (x == end and last):
            found.add(Fraction(y if x == start else height))
        elif start < x < end:
            found.add(y + (x - start) * Fraction(height - y, end - start))
    return found


def _reached(facts: Facts, value: Fraction) -> bool:
    """Whether a segment goes through the value, or is flat there, or ends in it."""
    return any(
        (one[1] - value) * (other[1] - value) < 0
        or one[1] == other[1] == value
        or (first and one[1] == value)
        or (last and other[1] == value)
        for one, first, other, last in _segments(facts)
    )


def _meets(facts: Facts, height: Fraction) -> bool:
    over = height - int(facts["level"])
    return {">": over > 0, ">=": over >= 0, "<": over < 0, "<=": over <= 0}[facts["sign"]]


CHECKER = Checker(
    facts=Facts, method="exact evaluation", wrong=wrong, types=lambda facts: ["interval_union"] * 3
)
