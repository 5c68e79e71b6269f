"""Reads coefficients and right-hand sides back, and solves the system."""

from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    domain="A is a matrix of integers with {size:nat} rows and {size:nat} columns, both numbered from 0; "
    "A[i][j] is its entry in row i and column j.",
    right="b = ({b:ints}).",
    coefficient=["A[{i:nat}][{j:nat}] = {value:int}.", "The coefficient A[{i:nat}][{j:nat}] is {value:int}."],
)
TASK = Sentences(target="Find x_{target:nat}.")


def read(view: Sequence[str], target: str) -> Reading:
    """Read the system; a coefficient that the text does not state is open."""
    sentences = VIEW.read_all([*view[:1], *view[2:]], once=("domain", "right"))
    size = sentences["domain"][0]["size"]
    right = sentences["right"][0]["b"]
    if len(right) != size:
        raise Unreadable(f"the vector b = {right} does not fit {size} rows")
    unknowns = ", ".join(f"x_{k}" for k in range(size))
    if view[1:2] != [f"The system A*x = b has exactly one solution, x = ({unknowns})."]:
        raise Unreadable(f"the second sentence does not say that {size} unknowns are decided")
    wanted = TASK.read(target)[1]["target"]
    if wanted not in range(size):
        raise Unreadable(f"{target!r} does not ask for one of {size} unknowns")
    stated = {(gaps["i"], gaps["j"]): gaps["value"] for gaps in sentences["coefficient"]}
    cells = [(i, j) for i in range(size) for j in range(size)]
    in_order = [cell for cell in cells if cell in stated]
    if [(gaps["i"], gaps["j"]) for gaps in sentences["coefficient"]] != in_order:
        raise Unreadable("the coefficients are not those of the matrix, row by row, each once")
    matrix = [[stated.get((i, j)) for j in range(size)] for i in range(size)]
    slots = sorted(f"A_{i}_{j}" for i, j in cells if (i, j) not in stated)
    return Reading({"A": matrix, "b": right, "target": wanted}, tuple(slots))


def fill(facts: Facts, slot: str, value: str) -> Facts:
    """Put the coefficient into its gap."""
    matrix = [
        [int(value) if slot == f"A_{i}_{j}" else entry for j, entry in enumerate(row)]
        for i, row in enumerate(facts["A"])
    ]
    return facts | {"A": matrix}


def solve(facts: Facts) -> str:
    """Return the target's value in the solution."""
    return str(solve_linear(facts["A"], facts["b"])[facts["target"]])


READER = Reader(
    read=read,
    hints={"A[{i:nat}][{j:nat}] = {value:int}.": ("A_{i}_{j}", "{value}")},
    requests={"What is the value of A[{i:nat}][{j:nat}]?": "A_{i}_{j}"},
    fill=fill,
    solve=solve,
)
