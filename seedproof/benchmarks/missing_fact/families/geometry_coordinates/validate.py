"""Walks along line 1 to the point where the second line, or a parallel to it, crosses."""

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import gcd

from seedproof.benchmarks.missing_fact.prover import Facts, Prover
from seedproof.exact.certificate import root_text
from seedproof.exact.number import equation_text

Line = list[int]


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the second line. Raises: ValueError unless the facts are two lines and a point, all integer."""
    if list(facts) != ["line_1", "line_2", "reference_point"]:
        raise ValueError("expected two lines and a point")
    if [len(part) for part in facts.values()] != [3, 3, 2]:
        raise ValueError("a line has three numbers, a point has two")
    if any(type(number) is not int for part in facts.values() for number in part):
        raise ValueError("expected integers")
    return {"line_2": equation_text(("x", "y"), facts["line_2"][:2], facts["line_2"][2])}


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield lines, points and offsets that are none of the difficulty's."""
    (a, b, c), (p, q, h), (x, y) = facts.values()
    for number, pair, least, largest in (
        (1, (a, b), difficulty + 1, difficulty + 2),
        (2, (p, q), 3 * difficulty - 1, 3 * difficulty + 1),
    ):
        if pair[0] < 1 or pair[1] == 0 or gcd(*pair) > 1 or not least <= max(map(abs, pair)) <= largest:
            yield f"line {number} with the coefficients {pair[0]} and {pair[1]}"
    if max(abs(x), abs(y)) > 2 * difficulty + 6:
        yield f"Q = ({x}, {y})"
    if a * x + b * y == c or p * x + q * y == h:
        yield f"Q = ({x}, {y}), which is on a line"
    crossing = a * q - b * p
    if crossing == 0:
        yield "parallel lines"
        return
    offset = Fraction(c * q - b * h, crossing) - x, Fraction(a * h - c * p, crossing) - y
    if any(length.denominator > 1 or abs(length) > farthest(difficulty) for length in offset):
        yield f"P - Q = ({offset[0]}, {offset[1]})"
    near = range(-farthest(difficulty), farthest(difficulty) + 1)
    heights = [Fraction(c - a * (x + across), b) - y for across in near if b]
    points = sum(height in near for height in heights)
    if points < 6:
        yield f"line 1, with {points} integer points near enough to Q"


def farthest(difficulty: int) -> int:
    """Return how far P may be from Q, from left to right and from below to above."""
    return 8 * difficulty + 10


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is an equation, in integers, of a line that meets line 1 in one point."""
    a, b, _ = view["line_1"]
    p, q, right = _line(value)
    return a * q != b * p and value == equation_text(("x", "y"), (p, q), right)


def answers(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Walk from the foot of the perpendicular from Q along line 1 to the crossing; then use Pythagoras."""
    a, b, c = view["line_1"]
    p, q, h = _line(value)
    x, y = view["reference_point"]
    crossing = a * q - b * p
    size = a * a + b * b
    if crossing:
        across = c - a * x - b * y
        behind = h - p * x - q * y
        along = Fraction(behind * size - across * (a * p + b * q), crossing)
        yield root_text((across**2 + along**2) / size)


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return six parallels to the second line.

    They meet line 1 in the integer points next to the true one.
    """
    *second, h = _line(value)
    step = _step(view["line_1"], second)
    return [equation_text(("x", "y"), second, h + times * step) for times in (-3, -2, -1, 1, 2, 3)]


def other_side(facts: Facts, slot: str) -> Iterable[str]:
    """Yield what the second line and Q allow.

    Line 1 may cross the second line in three points, never all equally far from Q.
    """
    *first, c = facts["line_1"]
    value = held(facts, slot)[slot]
    step = _step(facts["line_2"], first)
    for times in range(3):
        yield from answers(facts | {"line_1": [*first, c + times * step]}, slot, value)


def _step(fixed: Line, moved: Line) -> int:
    """Return how much the right-hand side changes from one integer point of the fixed line to the next."""
    return (fixed[0] * moved[1] - fixed[1] * moved[0]) // gcd(*fixed[:2])


def _line(value: str) -> Line:
    left, equals, right = value.partition(" = ")
    coefficients = {"x": 0, "y": 0}
    for sign, size, name in re.findall(r"([+-]?) ?(?:([0-9]+)\*)?([xy])", left):
        coefficients[name] += int(sign + (size or "1"))
    if not equals or not re.fullmatch(r"-?[0-9]+", right):
        raise ValueError(f"{value!r} is not the equation of a line")
    return [coefficients["x"], coefficients["y"], int(right)]


PROVER = Prover(
    family_type="A",
    answer_type="expression",
    method="parametric",
    held=held,
    ranges=ranges,
    view=lambda facts, slot: facts | {"line_2": None},
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
