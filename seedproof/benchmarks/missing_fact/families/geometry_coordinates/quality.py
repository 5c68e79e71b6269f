"""Guesses P among the integer points of line 1 near Q; the plane may be moved and reflected."""

from collections.abc import Iterator, Mapping, Sequence
from math import gcd, isqrt

from seedproof.benchmarks.missing_fact.families.geometry_coordinates.validate import farthest
from seedproof.benchmarks.missing_fact.survey import Facts, Survey

Line = list[int]


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return a vertical line through each integer point of line 1 that is near enough to Q."""
    a, b, c = view["line_1"]
    x, y = view["reference_point"]
    reach = farthest(difficulty)
    return {
        f"x = {at}": 1
        for at in range(x - reach, x + reach + 1)
        if (c - a * at) % b == 0 and abs((c - a * at) // b - y) <= reach
    }


def simplest(view: Facts, slot: str) -> str:
    """Return the line through Q that is vertical, or horizontal where only that meets line 1 in integers."""
    a, b, c = view["line_1"]
    x, y = view["reference_point"]
    if (c - a * x) % b and (c - b * y) % a == 0:
        return f"y = {y}"
    return f"x = {x}"


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the plane moved so that Q is the origin, after all reflections and quarter turns.

    Both lines stand in either order.
    """
    q = facts["reference_point"]
    moved = [line and _moved(line, q) for line in (facts["line_1"], facts["line_2"])]
    for across in (1, -1):
        for up in (1, -1):
            for exchange in (False, True):
                first, second = [line and _image(line, across, up, exchange) for line in moved]
                yield {"line_1": first, "line_2": second, "reference_point": [0, 0]}
                if second is not None:
                    yield {"line_1": second, "line_2": first, "reference_point": [0, 0]}


def _moved(line: Line, q: Sequence[int]) -> Line:
    """Return the line with Q as the origin."""
    a, b, c = line
    return [a, b, c - a * q[0] - b * q[1]]


def _image(line: Line, across: int, up: int, exchange: bool) -> Line:
    """Reflect a line; of all its equations, return the one with coprime numbers and a positive first."""
    a, b, c = line
    a *= across
    b *= up
    if exchange:
        a, b = b, a
    divisor = gcd(a, b, c) if (a, b) > (0, 0) else -gcd(a, b, c)
    return [a // divisor, b // divisor, c // divisor]


def operations(facts: Facts) -> int:
    """Count Cramer's rule for P, the square of the distance, and a division by every square of a prime.

    Cramer's rule takes three determinants and two quotients; the square takes five operations.
    """
    (a, b, c), (p, q, h), (x, y) = facts.values()
    area = a * q - b * p
    across = (c * q - b * h) // area - x
    up = (a * h - c * p) // area - y
    longest = isqrt(across**2 + up**2)
    primes = [size for size in range(2, longest + 1) if all(size % factor for factor in range(2, size))]
    return 3 * 3 + 2 + 5 + len(primes)


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=operations,
)
