"""Reads the matrix entry by entry, and squares it as a SymPy DomainMatrix over the integers."""

from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import Sentences, Unreadable

TEXT = Sentences(
    matrix="M is a {n:nat} by {n:nat} matrix of integers; M[i][j] is its entry in row i and column j, "
    "both counted from 0.",
    vector="The column vector v = ({v:ints}) is an eigenvector of M with the eigenvalue {value:int}: "
    "M*v = {value:int}*v.",
    entry=["M[{i:nat}][{j:nat}] = {value:int}.", "The entry M[{i:nat}][{j:nat}] is {value:int}."],
    target="Find (M^2)[{i:nat}][{j:nat}], the entry of M^2 = M*M in row {i:nat} and column {j:nat}.",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read all entries of M in the order of rows and columns, at most one left out."""
    sentences = TEXT.read_all(view, once=("matrix", "vector"))
    size = sentences["matrix"][0]["n"]
    vector = sentences["vector"][0]["v"]
    goal = list(TEXT.gaps("target", target).values())
    cells = [(i, j) for i in range(size) for j in range(size)]
    given = {(entry["i"], entry["j"]): entry["value"] for entry in sentences["entry"]}
    missing = [cell for cell in cells if cell not in given]
    if (
        len(view) != 2 + len(given)
        or len(missing) > 1
        or list(given) != [at for at in cells if at not in missing]
    ):
        raise Unreadable("the entries of M are not given once each in their order, but for one")
    if len(vector) != size or max(goal) >= size:
        raise Unreadable("M, v and the target do not have the same size")
    facts = {
        "matrix": [[given.get((i, j)) for j in range(size)] for i in range(size)],
        "eigenvector": vector,
        "eigenvalue": sentences["vector"][0]["value"],
        "target": goal,
    }
    return Reading(facts, tuple(f"M_{i}_{j}" for i, j in missing))


def fill(facts: Facts, slot: str, value: str) -> Facts:
    """Put the entry into the gap of M."""
    return facts | {
        "matrix": [
            [int(value) if entry is None and slot == f"M_{i}_{j}" else entry for j, entry in enumerate(line)]
            for i, line in enumerate(facts["matrix"])
        ]
    }


def solve(facts: Facts) -> str:
    """Return the entry of M*M, where v is an eigenvector of M as stated."""
    from sympy import ZZ
    from sympy.polys.matrices import DomainMatrix

    size = len(facts["matrix"])
    i, j = facts["target"]
    if any(entry is None for line in facts["matrix"] for entry in line):
        raise Unreadable("an entry of M is missing")
    matrix = DomainMatrix([list(map(ZZ, line)) for line in facts["matrix"]], (size, size), ZZ)
    vector = DomainMatrix([[ZZ(component)] for component in facts["eigenvector"]], (size, 1), ZZ)
    if matrix * vector != ZZ(facts["eigenvalue"]) * vector:
        raise Unreadable("v is not an eigenvector of M")
    return str((matrix * matrix).to_list()[i][j])


READER = Reader(
    read=read,
    hints={"M[{i:nat}][{j:nat}] = {value:int}.": ("M_{i}_{j}", "{value}")},
    requests={"What is M[{i:nat}][{j:nat}]?": "M_{i}_{j}"},
    fill=fill,
    solve=solve,
)
