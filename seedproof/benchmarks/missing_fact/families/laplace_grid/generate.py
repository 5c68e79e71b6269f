"""Draws a border; every inner value is a weighted sum of it, by the inverse of the Laplace matrix."""

from collections.abc import Hashable
from functools import cache
from math import gcd, lcm

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.certificate import Curve, ratio
from seedproof.exact.elimination import solve as solve_linear
from seedproof.record.draws import Draws, Rejected

SCALES = {4: 24, 5: 224}
"""The common denominator of the inverse: multiples of it on the border give integers inside."""

BAND = 5
"""How many multiples of the scale a border value may be, without the sign."""

Cell = tuple[int, int]

GRID = (
    "A square grid has {size} rows and {size} columns; u[i][j] is the value in row i and column j, both "
    "counted from 0.",
    "u is a grid with {size} rows and {size} columns, where u[i][j] is in row i and column j, counted "
    "from 0.",
    "A grid of {size} rows and {size} columns has the value u[i][j] in row i and column j, with i and j from "
    "0 to {edge}.",
    "Let u[i][j] be the value in row i and column j of a square grid, where i and j run from 0 to {edge}.",
)
INTEGERS = (
    "All values of the grid are integers.",
    "Every value of the grid is an integer.",
    "The grid has integer values everywhere.",
    "Every u[i][j] is an integer.",
)
MEAN = (
    "Each value that is not on the border is the mean of its four neighbours: {equation} for i and j from 1 "
    "to {last}.",
    "Inside the border, every value is the average of the values above, below, to the left and to the right: "
    "{equation} whenever i and j run from 1 to {last}.",
    "For i and j from 1 to {last}, u satisfies the discrete Laplace equation {equation}.",
    "The inner values, those with i and j from 1 to {last}, satisfy {equation}.",
)
EQUATIONS = (
    "4*u[i][j] = u[i-1][j] + u[i+1][j] + u[i][j-1] + u[i][j+1]",
    "u[i-1][j] + u[i+1][j] + u[i][j-1] + u[i][j+1] - 4*u[i][j] = 0",
    "u[i][j] = (u[i-1][j] + u[i+1][j] + u[i][j-1] + u[i][j+1])/4",
)
VALUE = (
    "u[{i}][{j}] = {value}.",
    "The border value u[{i}][{j}] is {value}.",
    "On the border, u[{i}][{j}] = {value}.",
    "u[{i}][{j}] has the value {value}.",
    "The value of u[{i}][{j}] is {value}.",
)
TARGET = (
    "Find u[{i}][{j}].",
    "What is u[{i}][{j}]?",
    "Determine the value u[{i}][{j}].",
    "Compute u[{i}][{j}].",
)
REQUEST = (
    "What is u[{i}][{j}]?",
    "What is the value of u[{i}][{j}]?",
    "Please give me u[{i}][{j}].",
    "What is the border value u[{i}][{j}]?",
)


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw border values, multiples of the scale, and hide one that is no corner: corners count nowhere."""
    size = 4 if difficulty == 1 else 5
    border, sides = _border(size)
    multiples = _multiples(size, 1 + BAND * max(difficulty - 2, 0))
    places = draws.integers(len(border), 0, len(multiples) - 1)
    boundary = {key: multiples[place] for key, place in zip(border, places, strict=True)}
    hidden = draws.choice(sides)
    target = draws.integers(2, 1, size - 2)
    return Problem({"n": size, "boundary": boundary, "target": target}, "u_" + hidden.replace(",", "_"))


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
    if (known + weights[source] * value) // scale in (0, *boundary.values()):
        raise Rejected("answer is 0 or a border value")
    step = lcm(*(scale // gcd(scale, weight) for weight in _response(size, source).values()))
    curve = Curve((ratio((known, weights[source]), (scale,)),))
    return along(curve, value, (value + step,))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives the border, but for one value."""
    size, boundary, (i, j) = problem.facts.values()
    hidden = problem.slot.removeprefix("u_").replace("_", ",")
    values = {key: _gaps(key) | {"value": value} for key, value in boundary.items()}
    gap = values.pop(hidden)
    view = [
        say(draws, GRID, size=size, edge=size - 1),
        say(draws, INTEGERS),
        say(draws, MEAN, equation=draws.choice(EQUATIONS), last=size - 2),
        *say_each(draws, VALUE, list(values.values())),
    ]
    return Words(
        view,
        say(draws, TARGET, i=i, j=j),
        (say(draws, VALUE, **gap),),
        say(draws, REQUEST, **gap),
        symbol=f"u[{i}][{j}]",
    )


def state(problem: Problem) -> Hashable:
    """Return all border values but the corners', which turning or reflecting the grid only moves."""
    return _values(problem, without=None)


def notes(problem: Problem) -> Hashable:
    """Return those that the view gives."""
    return _values(problem, without=problem.slot.removeprefix("u_").replace("_", ","))


def _values(problem: Problem, without: str | None) -> tuple[int, ...]:
    size = problem.facts["n"]
    boundary = problem.facts["boundary"]
    _, sides = _border(size)
    return (size, *sorted([boundary[key] for key in sides if key != without]))


def _gaps(key: str) -> dict[str, object]:
    i, _, j = key.partition(",")
    return {"i": i, "j": j}


@cache
def _multiples(size: int, least: int) -> list[int]:
    """Return what a border value may be, when the scale goes into it at least so often."""
    return [sign * SCALES[size] * times for times in range(least, least + BAND) for sign in (1, -1)]


@cache
def _border(size: int) -> tuple[list[str], list[str]]:
    """Return the names of all border cells, row by row, and of those that are no corners."""
    ends = 0, size - 1
    border = [(i, j) for i in range(size) for j in range(size) if i in ends or j in ends]
    return (
        [f"{i},{j}" for i, j in border],
        [f"{i},{j}" for i, j in border if not (i in ends and j in ends)],
    )


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


FAMILY = Family(
    family_type="B",
    answer_type="integer",
    method="linear",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    version=3,
    repairs=[
        "A corner is never withheld, for corners are in no equation.",
        "The text says that all values of the grid are integers, and a witness keeps them so.",
        "Border values are 24 (4 by 4) or 224 (5 by 5) times an integer of size 1 to 5, 1 to 5, 6 to 10, ... "
        "with either sign, not -(2+d) to 2+d: difficulty 3, on the grid of difficulty 2, has larger values, "
        "and a border of 0 is never right.",
        "Rows are rejected whose answer stands on the border, or is 0.",
        "Border values come in random order.",
    ],
)
