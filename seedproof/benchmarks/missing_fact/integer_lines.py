"""The integer points that two equations in three unknowns leave, for surveys.

An equation is [a, b, c, right-hand side].
"""

from collections.abc import Iterator, Sequence
from itertools import permutations, product

Equation = Sequence[int]
Triple = tuple[int, int, int]


def point(equations: Sequence[Equation], last: int) -> Triple | None:
    """Return the point with a given last coordinate by Cramer's rule, if it is an integer point."""
    (a1, b1, c1, right_1), (a2, b2, c2, right_2) = equations
    rest_1 = right_1 - c1 * last
    rest_2 = right_2 - c2 * last
    whole = a1 * b2 - a2 * b1
    first, over_first = divmod(rest_1 * b2 - rest_2 * b1, whole)
    second, over_second = divmod(a1 * rest_2 - a2 * rest_1, whole)
    return None if over_first or over_second else (first, second, last)


def smallest(equations: Sequence[Equation]) -> Triple:
    """Return the integer point with the least sum of sizes: one of the next to a zero coordinate."""
    (a1, b1, c1, right_1), (a2, b2, c2, right_2) = equations
    period = abs(a1 * b2 - a2 * b1)
    without_first = (b2 * right_1 - b1 * right_2) // (b2 * c1 - b1 * c2)
    without_second = (a2 * right_1 - a1 * right_2) // (a2 * c1 - a1 * c2)
    near = [
        point(equations, zero + step)
        for zero in (0, without_first, without_second)
        for step in range(-period, period + 1)
    ]
    _, least = min((sum(map(abs, found)), found) for found in near if found is not None)
    return least


def images(equations: Sequence[Equation]) -> Iterator[tuple[Sequence[int], Sequence[int], list[list[int]]]]:
    """Yield every order of the unknowns with every choice of signs, and the equations in them.

    These have a positive first coefficient, and stand in rising order.
    """
    for order in permutations(range(3)):
        for signs in product((1, -1), repeat=3):
            moved = []
            for *left, right in equations:
                coefficients = [sign * left[at] for sign, at in zip(signs, order, strict=True)]
                moved.append(_positive([*coefficients, right]))
            yield order, signs, sorted(moved)


def _positive(equation: list[int]) -> list[int]:
    return equation if equation[0] > 0 else [-value for value in equation]
