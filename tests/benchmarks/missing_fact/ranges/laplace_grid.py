"""Rules of `laplace_grid`: the size of the grid, the values on its border, and the answer."""

from itertools import product

from tests.benchmarks.missing_fact.ranges.rule import Facts, Rule


def border(size: int, values: list[int], target: list[int]) -> Facts:
    """The values of the border, row by row."""
    edges = (0, size - 1)
    cells = product(range(size), repeat=2)
    keys = [f"{i},{j}" for i, j in cells if i in edges or j in edges]
    return {"n": size, "boundary": dict(zip(keys, values, strict=True)), "target": target}


# Borders of difficulty 1, 2 and 3 without the first value. It stands in a corner, which no equation contains:
# it may change by itself.
REST_1 = [-72, -96, 96, 48, -96, -96, 120, -96, 48, -72, -24]
REST_2 = [896, -448, 448, 672, 224, 224, -1120, -896, -672, -448, -672, 672, 1120, -224, 672]
REST_3 = [1568, 1344, -2240, 2016, 1568, -1568, 2240, -1792, 1344, -1792, -1792, -1568, -1568, -2240, 1344]

# Of difficulty 1, with an inner value that is 0, or that stands on the border.
REST_GIVING_0 = [96, 120, -24, -72, -120, -24, -96, -24, 24, -72, -120]
REST_GIVING_MINUS_72 = [-96, -96, -120, -96, 120, -72, -48, 72, -96, -48, 24]

RULES: list[Rule] = [
    Rule(
        "a grid of 4 rows",
        1,
        "u_0_1",
        border(4, [-120, *REST_1], [1, 1]),
        border(5, [896, *REST_2], [1, 1]),
        "a grid of 5 rows",
    ),
    Rule(
        "a grid of 5 rows",
        2,
        "u_0_1",
        border(5, [896, *REST_2], [1, 1]),
        border(4, [-120, *REST_1], [1, 1]),
        "a grid of 4 rows",
    ),
    Rule(
        "the scale 24",
        1,
        "u_0_1",
        border(4, [24, *REST_1], [1, 1]),
        border(4, [36, *REST_1], [1, 1]),
        "the border value 36 at 0,0",
    ),
    Rule(
        "at least once the scale",
        1,
        "u_0_1",
        border(4, [-24, *REST_1], [1, 1]),
        border(4, [0, *REST_1], [1, 1]),
        "the border value 0 at 0,0",
    ),
    Rule(
        "at most five times the scale",
        1,
        "u_0_1",
        border(4, [-120, *REST_1], [1, 1]),
        border(4, [-144, *REST_1], [1, 1]),
        "the border value -144 at 0,0",
    ),
    Rule(
        "the scale 224",
        2,
        "u_0_1",
        border(5, [224, *REST_2], [1, 1]),
        border(5, [240, *REST_2], [1, 1]),
        "the border value 240 at 0,0",
    ),
    Rule(
        "at least once the scale",
        2,
        "u_0_1",
        border(5, [-224, *REST_2], [1, 1]),
        border(5, [0, *REST_2], [1, 1]),
        "the border value 0 at 0,0",
    ),
    Rule(
        "at most five times the scale",
        2,
        "u_0_1",
        border(5, [1120, *REST_2], [1, 1]),
        border(5, [1344, *REST_2], [1, 1]),
        "the border value 1344 at 0,0",
    ),
    Rule(
        "at least six times the scale",
        3,
        "u_0_1",
        border(5, [-1344, *REST_3], [1, 1]),
        border(5, [-1120, *REST_3], [1, 1]),
        "the border value -1120 at 0,0",
    ),
    Rule(
        "at most ten times the scale",
        3,
        "u_0_1",
        border(5, [2240, *REST_3], [1, 1]),
        border(5, [2464, *REST_3], [1, 1]),
        "the border value 2464 at 0,0",
    ),
    Rule(
        "the answer is 0",
        1,
        "u_0_1",
        border(4, [96, *REST_GIVING_0], [1, 2]),
        border(4, [96, *REST_GIVING_0], [1, 1]),
        "the answer 0, which is 0 or stands on the border",
    ),
    Rule(
        "the answer stands on the border",
        1,
        "u_0_1",
        border(4, [-120, *REST_GIVING_MINUS_72], [1, 2]),
        border(4, [-120, *REST_GIVING_MINUS_72], [1, 1]),
        "the answer -72, which is 0 or stands on the border",
    ),
]
