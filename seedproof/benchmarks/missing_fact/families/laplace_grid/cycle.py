"""Reads the border value by value, and marches through the grid from its first rows to the last."""

from collections.abc import Sequence
from operator import mul

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable

LARGEST = 20
"""Rows of a grid that is read."""

EQUATIONS = (
    "4*u[i][j] = u[i-1][j] + u[i+1][j] + u[i][j-1] + u[i][j+1]",
    "u[i-1][j] + u[i+1][j] + u[i][j-1] + u[i][j+1] - 4*u[i][j] = 0",
    "u[i][j] = (u[i-1][j] + u[i+1][j] + u[i][j-1] + u[i][j+1])/4",
)
MEAN = (
    (
        "Each value that is not on the border is the mean of its four neighbours: ",
        " for i and j from 1 to {last:nat}.",
    ),
    (
        "Inside the border, every value is the average of the values above, below, to the left and to the "
        "right: ",
        " whenever i and j run from 1 to {last:nat}.",
    ),
    ("For i and j from 1 to {last:nat}, u satisfies the discrete Laplace equation ", "."),
    ("The inner values, those with i and j from 1 to {last:nat}, satisfy ", "."),
)
VALUES = (
    "u[{i:nat}][{j:nat}] = {value:int}.",
    "The border value u[{i:nat}][{j:nat}] is {value:int}.",
    "On the border, u[{i:nat}][{j:nat}] = {value:int}.",
    "u[{i:nat}][{j:nat}] has the value {value:int}.",
    "The value of u[{i:nat}][{j:nat}] is {value:int}.",
)
VIEW = Sentences(
    grid=[
        "A square grid has {n:nat} rows and {n:nat} columns; u[i][j] is the value in row i and column j, "
        "both counted from 0.",
        "u is a grid with {n:nat} rows and {n:nat} columns, where u[i][j] is in row i and column j, "
        "counted from 0.",
    ],
    grid_with_edge=[
        "A grid of {n:nat} rows and {n:nat} columns has the value u[i][j] in row i and column j, with i and "
        "j from 0 to {edge:nat}.",
    ],
    edge=[
        "Let u[i][j] be the value in row i and column j of a square grid, where i and j run from 0 to "
        "{edge:nat}.",
    ],
    integers=[
        "All values of the grid are integers.",
        "Every value of the grid is an integer.",
        "The grid has integer values everywhere.",
        "Every u[i][j] is an integer.",
    ],
    mean=[before + equation + after for before, after in MEAN for equation in EQUATIONS],
    value=VALUES,
)
TARGET = Sentences(
    target=[
        "Find u[{i:nat}][{j:nat}].",
        "What is u[{i:nat}][{j:nat}]?",
        "Determine the value u[{i:nat}][{j:nat}].",
        "Compute u[{i:nat}][{j:nat}].",
    ]
)
REQUESTS = (
    "What is u[{i:nat}][{j:nat}]?",
    "What is the value of u[{i:nat}][{j:nat}]?",
    "Please give me u[{i:nat}][{j:nat}].",
    "What is the border value u[{i:nat}][{j:nat}]?",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read the border values, at most one left out."""
    sentences = VIEW.read_all(view, once=("integers", "mean"))
    sizes = [
        *(grid["n"] for grid in sentences["grid"]),
        *(grid["n"] for grid in sentences["grid_with_edge"] if grid["edge"] == grid["n"] - 1),
        *(grid["edge"] + 1 for grid in sentences["edge"]),
    ]
    grids = sum(len(sentences[kind]) for kind in ("grid", "grid_with_edge", "edge"))
    if len(sizes) != 1 or grids != 1:
        raise Unreadable("expected one sentence about the size of the grid, and one size in it")
    (size,) = sizes
    if size > LARGEST:
        raise Unreadable(f"the text has a grid of {size} rows, expected at most {LARGEST}")
    asked = TARGET.gaps("target", target)
    goal = [asked["i"], asked["j"]]
    if sentences["mean"][0]["last"] != size - 2 or not all(0 < at < size - 1 for at in goal):
        raise Unreadable("the equations or the target do not fit the grid")
    border = [(i, j) for i in range(size) for j in range(size) if 0 in (i, j) or size - 1 in (i, j)]
    given = {(value["i"], value["j"]): value["value"] for value in sentences["value"]}
    missing = [cell for cell in border if cell not in given]
    if len(sentences["value"]) != len(given) or not given.keys() <= set(border) or len(missing) > 1:
        raise Unreadable("the border values are not given once each, but for one")
    boundary = {f"{i},{j}": given.get((i, j)) for i, j in border}
    return Reading({"n": size, "boundary": boundary, "target": goal}, tuple(f"u_{i}_{j}" for i, j in missing))


def fill(facts: Facts, slot: str, value: str) -> Facts:
    """Put the value into the gap of the border."""
    key = slot.removeprefix("u_").replace("_", ",")
    if facts["boundary"].get(key, 0) is not None:
        raise Unreadable(f"{slot} is no gap of the border")
    return facts | {"boundary": facts["boundary"] | {key: int(value)}}


def solve(facts: Facts) -> str:
    """Solve for the first inner row: each equation gives the value below, and the last row must come out.

    All other rows are integer combinations of the first and the border, so they are whole if it is.
    """
    size = facts["n"]
    boundary = facts["boundary"]
    i, j = facts["target"]
    unknown = range(size - 2)

    def edge(row: int, column: int) -> list[int]:
        return [*(0 for _ in unknown), boundary[f"{row},{column}"]]

    rows = [[edge(0, column) for column in range(size)]]
    rows.append([edge(1, 0), *([int(at == k) for k in range(size - 1)] for at in unknown), edge(1, size - 1)])
    for row in range(1, size - 1):
        above, here = rows[-2:]
        below = [
            [
                4 * u - up - left - right
                for u, up, left, right in zip(here[at], above[at], here[at - 1], here[at + 1], strict=True)
            ]
            for at in range(1, size - 1)
        ]
        rows.append([edge(row + 1, 0), *below, edge(row + 1, size - 1)])
    meet = rows[-1][1:-1]
    last = [boundary[f"{size - 1},{column}"] - form[-1] for column, form in enumerate(meet, 1)]
    first = solve_linear([form[:-1] for form in meet], last)
    if any(value.denominator != 1 for value in first):
        raise Unreadable("the values of the grid are not all integers")
    return str(sum(map(mul, (*map(int, first), 1), rows[i][j])))


READER = Reader(
    read=read,
    hints=dict.fromkeys(VALUES, ("u_{i}_{j}", "{value}")),
    requests=dict.fromkeys(REQUESTS, "u_{i}_{j}"),
    fill=fill,
    solve=solve,
)
