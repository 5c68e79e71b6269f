"""Draws a border; every inner value is a weighted sum of it, by the inverse of the Laplace matrix."""

from functools import cache
from math import gcd, lcm

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.exact.certificate import Curve, ratio
from seedproof.exact.elimination import solve as solve_linear
from seedproof.record.draws import Draws

SCALES = {4: 24, 5: 224}
"""The common denominator of the inverse: multiples of it on the border give integers inside."""

Cell = tuple[int, int]


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw border values, multiples of the scale, and hide one that is no corner: corners count nowhere."""
    size = 4 if difficulty == 1 else 5
    border = [(i, j) for i in range(size) for j in range(size) if not {i, j}.isdisjoint((0, size - 1))]
    reach = 2 + difficulty
    parts = draws.integers(len(border), -reach, reach)
    boundary = {f"{i},{j}": SCALES[size] * part for (i, j), part in zip(border, parts, strict=True)}
    hidden = draws.choice([cell for cell in border if not {*cell} <= {0, size - 1}])
    target = draws.integers(2, 1, size - 2)
    return Problem({"n": size, "boundary": boundary, "target": target}, "u_{}_{}".format(*hidden))


def solve(problem: Problem) -> Solution:
    """Solve the target as p + q*h; h may move by the least step that keeps all inner values whole."""
    size = problem.facts["n"]
    boundary = problem.facts["boundary"]
    i, j = problem.facts["target"]
    scale = SCALES[size]
    weights = _response(size, (i, j))
    hidden = problem.slot.removeprefix("u_").replace("_", ",")
    known = sum(
        weights[_inner(size, key)] * value
        for key, value in boundary.items()
        if key != hidden and _inner(size, key) in weights
    )
    source = _inner(size, hidden)
    value = boundary[hidden]
    step = lcm(*(scale // gcd(scale, weight) for weight in _response(size, source).values()))
    curve = Curve((ratio((known, weights[source]), (scale,)),))
    return along(curve, value, (value + step,))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives the border in row-major order, but for one value."""
    facts = problem.facts
    hidden = problem.slot.removeprefix("u_").replace("_", ",")
    size = facts["n"]
    fact = draws.choice(("{} = {}.", "The border value {} is {}."))
    view = [
        f"A square grid has {size} rows and {size} columns; u[i][j] is the value in row i and column j, "
        "both counted from 0.",
        "All values of the grid are integers.",
        "Each value that is not on the border is the mean of its four neighbours: "
        f"4*u[i][j] = u[i-1][j] + u[i+1][j] + u[i][j-1] + u[i][j+1] for i and j from 1 to {size - 2}.",
    ]
    view += [fact.format(_name(key), value) for key, value in facts["boundary"].items() if key != hidden]
    target = "Find u[{}][{}].".format(*facts["target"])
    name = _name(hidden)
    return Words(view, target, f"{name} = {facts['boundary'][hidden]}.", f"What is {name}?")


@cache
def _response(size: int, source: Cell) -> dict[Cell, int]:
    """Return how all inner values grow when the scale is added to a border value beside `source`.

    By Cramer's rule, once for each source. The inverse is symmetric, so this is as well how the value at
    `source` grows with each border value, by the inner cell beside it.
    """
    inner = [(i, j) for i in range(1, size - 1) for j in range(1, size - 1)]
    rows = [[_weight(a, b) for b in inner] for a in inner]
    response = solve_linear(rows, [SCALES[size] if cell == source else 0 for cell in inner])
    if response is None:
        raise ValueError(f"the Laplace matrix of size {size} is singular")
    return {cell: int(value) for cell, value in zip(inner, response, strict=True)}


def _weight(a: Cell, b: Cell) -> int:
    """Return the entry of the Laplace matrix for two inner cells."""
    if a == b:
        return 4
    distance = abs(a[0] - b[0]) + abs(a[1] - b[1])
    return -1 if distance == 1 else 0


@cache
def _inner(size: int, key: str) -> Cell:
    """Return the inner cell beside a border cell; of a corner, the cell itself, which has no weight."""
    i, _, j = key.partition(",")
    cell = int(i), int(j)
    if {*cell} <= {0, size - 1}:
        return cell
    return min(max(cell[0], 1), size - 2), min(max(cell[1], 1), size - 2)


def _name(key: str) -> str:
    return "u[{}][{}]".format(*key.split(","))


FAMILY = Family(
    family_type="B",
    answer_type="integer",
    method="linear",
    sample=sample,
    solve=solve,
    words=words,
    repairs=[
        "A corner is never withheld, for corners are in no equation.",
        "The text says that all values of the grid are integers, and a witness keeps them so.",
        "Border values are 24 (at difficulty 1) or 224 times an integer from -(2+d) to 2+d: difficulty 3 is "
        "wider than difficulty 2; the grid stays 5 by 5 from difficulty 2 on.",
    ],
)
