"""Reads coefficients and right-hand sides back, and solves the system."""

from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    matrix=[
        "A is a {size:nat} x {size:nat} matrix of integers; A[i][j] is its entry in row i and column j, "
        "both numbered from 0.",
        "A is a matrix of integers with {size:nat} rows and {size:nat} columns, both numbered from 0; "
        "A[i][j] is its entry in row i and column j.",
        "Let A be a {size:nat} x {size:nat} matrix of integers, with the entry A[i][j] in row i and column "
        "j; rows and columns are counted from 0.",
        "The {size:nat} x {size:nat} matrix A has integer entries, and A[i][j] is in row i and column j, "
        "counted from 0.",
    ],
    right=[
        "b = ({b:ints}).",
        "The vector b is ({b:ints}).",
        "The right-hand side is b = ({b:ints}).",
        "The entries of b are, in this order, {b:ints}.",
    ],
    coefficient=[
        "A[{i:nat}][{j:nat}] = {value:int}.",
        "The coefficient A[{i:nat}][{j:nat}] is {value:int}.",
        "The entry A[{i:nat}][{j:nat}] is {value:int}.",
        "A[{i:nat}][{j:nat}] is equal to {value:int}.",
        "In row {i:nat}, x_{j:nat} has the coefficient A[{i:nat}][{j:nat}] = {value:int}.",
    ],
)
SYSTEMS = (
    "The system A*x = b has exactly one solution, x = ({unknowns}).",
    "There is exactly one vector x = ({unknowns}) with A*x = b.",
    "Exactly one vector x = ({unknowns}) solves the system A*x = b.",
    "The only solution of the system A*x = b is the vector x = ({unknowns}).",
)
TARGET = Sentences(
    target=[
        "Find x_{target:nat}.",
        "What is x_{target:nat}?",
        "Determine x_{target:nat}.",
        "Find the value of x_{target:nat}.",
    ]
)
HINTS = (
    "A[{i:nat}][{j:nat}] = {value:int}.",
    "The coefficient A[{i:nat}][{j:nat}] is {value:int}.",
    "The entry A[{i:nat}][{j:nat}] is {value:int}.",
    "A[{i:nat}][{j:nat}] has the value {value:int}.",
)
REQUESTS = (
    "What is A[{i:nat}][{j:nat}]?",
    "What is the value of A[{i:nat}][{j:nat}]?",
    "Please give me A[{i:nat}][{j:nat}].",
    "What is the coefficient A[{i:nat}][{j:nat}]?",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read the system; a coefficient that the text does not state is open."""
    system = [sentence for sentence in view if "A*x = b" in sentence]
    sentences = VIEW.read_all(
        [sentence for sentence in view if sentence not in system], once=("matrix", "right")
    )
    size = sentences["matrix"][0]["size"]
    right = sentences["right"][0]["b"]
    if len(right) != size:
        raise Unreadable(f"the vector b = {right} does not fit {size} rows")
    unknowns = ", ".join(f"x_{k}" for k in range(size))
    if len(system) != 1 or system[0] not in [wording.format(unknowns=unknowns) for wording in SYSTEMS]:
        raise Unreadable(f"{system} do not say once that {size} unknowns are decided")
    wanted = TARGET.read(target)[1]["target"]
    if wanted not in range(size):
        raise Unreadable(f"{target!r} does not ask for one of {size} unknowns")
    stated = {(gaps["i"], gaps["j"]): gaps["value"] for gaps in sentences["coefficient"]}
    cells = [(i, j) for i in range(size) for j in range(size)]
    if len(stated) != len(sentences["coefficient"]) or not set(stated) <= set(cells):
        raise Unreadable("the coefficients are not those of the matrix, each once")
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
    hints=dict.fromkeys(HINTS, ("A_{i}_{j}", "{value}")),
    requests=dict.fromkeys(REQUESTS, "A_{i}_{j}"),
    fill=fill,
    solve=solve,
)
