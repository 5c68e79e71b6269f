"""Rules of `poly_interpolation`: the degree, the points, the coefficients, and the answer."""

from math import prod
from operator import mul

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule


def polynomial(lower: list[int], leading: int, hidden: int, shown: list[int], query: int) -> Facts:
    """The values of q + s*N: q is `lower`, constant first, s is `leading`, N the product over `shown`."""
    nodes = [hidden, *shown]
    values = []
    for node in nodes:
        powers = [node**power for power in range(len(lower))]
        q = sum(map(mul, lower, powers))
        n = prod(node - c for c in shown)
        values.append(q + leading * n)
    return {"degree": len(shown), "nodes": nodes, "values": values, "query": query}


RULES: list[Rule] = [
    Rule(
        "degree 3",
        1,
        "p_1",
        polynomial([-5, -7, 3], -3, 1, [3, 4, 2], 0),
        polynomial([-5, -7, 3, 2], -3, 1, [3, 4, 2, 7], 0),
        "degree 4",
    ),
    Rule(
        "degree 4",
        2,
        "p_4",
        polynomial([-7, 9, 10, 8], -4, 4, [7, 1, 3, 2], 8),
        polynomial([-7, 9, 10], -4, 4, [7, 1, 3], 8),
        "degree 3",
    ),
    Rule(
        "degree 4",
        3,
        "p_5",
        polynomial([-5, -11, 4, 11], 5, 5, [8, 7, 4, 6], 3),
        polynomial([-5, -11, 4, 11, 5], 5, 5, [8, 7, 4, 6, 9], 3),
        "degree 5",
    ),
    Rule(
        "smallest node",
        2,
        "p_4",
        polynomial([-7, 9, 10, 8], -4, 4, [7, 1, 3, 2], 8),
        polynomial([-7, 9, 10, 8], -4, 4, [7, 0, 3, 2], 8),
        "the point 0",
    ),
    Rule(
        "largest query",
        2,
        "p_4",
        polynomial([-7, 9, 10, 8], -4, 4, [7, 1, 3, 2], 8),
        polynomial([-7, 9, 10, 8], -4, 4, [7, 1, 3, 2], 9),
        "the point 9",
    ),
    Rule(
        "smallest query",
        1,
        "p_1",
        polynomial([-5, -7, 3], -3, 1, [3, 4, 2], 0),
        polynomial([-5, -7, 3], -3, 1, [3, 4, 2], -1),
        "the point -1",
    ),
    Rule(
        "largest node",
        1,
        "p_1",
        polynomial([-5, -7, 3], -3, 1, [3, 7, 2], 0),
        polynomial([-5, -7, 3], -3, 1, [3, 8, 2], 0),
        "the point 8",
    ),
    Rule(
        "smallest coefficient of q",
        2,
        "p_4",
        polynomial([-7, 2, 10, 8], -4, 4, [7, 1, 3, 2], 8),
        polynomial([-7, 1, 10, 8], -4, 4, [7, 1, 3, 2], 8),
        "values shown that belong to the coefficients [-7, 1, 10, 8]",
    ),
    Rule(
        "a coefficient of q is 0",
        1,
        "p_1",
        polynomial([-5, 1, 3], -3, 1, [3, 4, 2], 0),
        polynomial([-5, 0, 3], -3, 1, [3, 4, 2], 0),
        "values shown that belong to the coefficients [-5, 0, 3]",
    ),
    Rule(
        "largest coefficient of q",
        1,
        "p_1",
        polynomial([-5, -8, 3], -3, 1, [3, 4, 2], 0),
        polynomial([-5, -9, 3], -3, 1, [3, 4, 2], 0),
        "values shown that belong to the coefficients [-5, -9, 3]",
    ),
    Rule(
        "largest coefficient of q",
        2,
        "p_4",
        polynomial([-7, 11, 10, 8], -4, 4, [7, 1, 3, 2], 8),
        polynomial([-7, 12, 10, 8], -4, 4, [7, 1, 3, 2], 8),
        "values shown that belong to the coefficients [-7, 12, 10, 8]",
    ),
    Rule(
        "largest s",
        1,
        "p_1",
        polynomial([-5, -7, 3], -4, 1, [3, 4, 2], 0),
        polynomial([-5, -7, 3], -5, 1, [3, 4, 2], 0),
        "the coefficients [115, -137, 48, -5]",
    ),
    Rule(
        "largest s",
        2,
        "p_4",
        polynomial([-7, 9, 10, 8], 5, 4, [7, 1, 3, 2], 8),
        polynomial([-7, 9, 10, 8], 6, 4, [7, 1, 3, 2], 8),
        "the coefficients [245, -489, 328, -70, 6]",
    ),
    Rule(
        "s is 0",
        1,
        "p_1",
        polynomial([-5, -7, 3], 1, 1, [3, 4, 2], 0),
        polynomial([-5, -7, 3], 0, 1, [3, 4, 2], 0),
        "the coefficients [-5, -7, 3, 0]",
    ),
    Rule(
        "a value is 0",
        1,
        "p_1",
        polynomial([6, 1, -2], 1, 1, [0, 3, 6], 4),
        polynomial([6, 1, -1], 1, 1, [0, 3, 6], 4),
        "a value 0",
    ),
    Rule(
        "the answer is 0",
        1,
        "p_7",
        polynomial([3, -3, -7], -4, 7, [1, 0, 6], 2),
        polynomial([2, -3, -7], -4, 7, [1, 0, 6], 2),
        "the answer 0, which is 0 or a value at a node",
    ),
    Rule(
        "the answer is a value at a node",
        1,
        "p_5",
        polynomial([-5, 8, 2], 1, 5, [7, 6, 2], 0),
        polynomial([-5, 8, 2], -1, 5, [7, 6, 2], 0),
        "the answer 79, which is 0 or a value at a node",
    ),
]
