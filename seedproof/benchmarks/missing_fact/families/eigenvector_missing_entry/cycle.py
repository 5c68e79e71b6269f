"""Reads the matrix entry by entry, and applies it twice to a unit vector."""

from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import Sentences, Unreadable

ENTRIES = (
    "M[{i:nat}][{j:nat}] = {value:int}.",
    "The entry M[{i:nat}][{j:nat}] is {value:int}.",
    "M[{i:nat}][{j:nat}] is equal to {value:int}.",
    "Row {i:nat}, column {j:nat} contains M[{i:nat}][{j:nat}] = {value:int}.",
    "The entry in row {i:nat} and column {j:nat} is M[{i:nat}][{j:nat}] = {value:int}.",
)
VIEW = Sentences(
    matrix=[
        "M is a {n:nat} by {n:nat} matrix of integers.",
        "Let M be a {n:nat} by {n:nat} matrix with integer entries.",
        "All entries of the {n:nat} by {n:nat} matrix M are integers.",
        "The matrix M has {n:nat} rows and {n:nat} columns, and its entries are integers.",
    ],
    index=[
        "M[i][j] is the entry of M in row i and column j, both counted from 0.",
        "Rows and columns are counted from 0, and M[i][j] is the entry of M in row i and column j.",
        "The entry of M in row i and column j is M[i][j]; rows and columns are numbered from 0.",
        "We write M[i][j] for the entry in row i and column j, where the first row and the first column are "
        "numbered 0.",
    ],
    vector=[
        "The column vector v = ({v:ints}) is an eigenvector of M with the eigenvalue {value:int}: "
        "M*v = {value:int}*v.",
        "M*v = {value:int}*v for the column vector v = ({v:ints}): v is an eigenvector of M.",
        "M has the eigenvalue {value:int}, and the column vector v = ({v:ints}) is an eigenvector for it: "
        "M*v = {value:int}*v.",
        "Multiplying the column vector v = ({v:ints}) by M gives {value:int} times v: M*v = {value:int}*v.",
    ],
    entry=ENTRIES,
)
TARGET = Sentences(
    target=[
        "Find (M^2)[{i:nat}][{j:nat}], the entry of M^2 = M*M in row {i:nat} and column {j:nat}.",
        "What is (M^2)[{i:nat}][{j:nat}], the entry of M^2 = M*M in row {i:nat} and column {j:nat}?",
        "Determine the entry (M^2)[{i:nat}][{j:nat}] of the matrix M^2 = M*M, in row {i:nat} and column "
        "{j:nat}.",
        "Which number is in row {i:nat}, column {j:nat} of M^2 = M*M, that is, what is "
        "(M^2)[{i:nat}][{j:nat}]?",
    ]
)
REQUESTS = (
    "What is M[{i:nat}][{j:nat}]?",
    "What is the entry M[{i:nat}][{j:nat}]?",
    "Please give me M[{i:nat}][{j:nat}].",
    "What is the value of M[{i:nat}][{j:nat}]?",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read all entries of M, at most one left out."""
    sentences = VIEW.read_all(view, once=("matrix", "index", "vector"))
    asked = TARGET.gaps("target", target)
    size = sentences["matrix"][0]["n"]
    vector = sentences["vector"][0]["v"]
    if len(vector) != size or max(asked.values()) >= size:
        raise Unreadable("M, v and the target do not have the same size")
    cells = [(i, j) for i in range(size) for j in range(size)]
    given = {(entry["i"], entry["j"]): entry["value"] for entry in sentences["entry"]}
    missing = [cell for cell in cells if cell not in given]
    if len(given) != len(sentences["entry"]) or not given.keys() <= set(cells) or len(missing) > 1:
        raise Unreadable("the entries of M are not given once each, but for one")
    facts = {
        "matrix": [[given.get((i, j)) for j in range(size)] for i in range(size)],
        "eigenvector": vector,
        "eigenvalue": sentences["vector"][0]["value"],
        "target": [asked["i"], asked["j"]],
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
    matrix = facts["matrix"]
    vector = facts["eigenvector"]
    if any(entry is None for line in matrix for entry in line):
        raise Unreadable("an entry of M is missing")
    if _applied(matrix, vector) != [facts["eigenvalue"] * component for component in vector]:
        raise Unreadable("v is not an eigenvector of M")
    i, j = facts["target"]
    unit = [int(at == j) for at in range(len(vector))]
    return str(_applied(matrix, _applied(matrix, unit))[i])


def _applied(matrix: Sequence[Sequence[int]], vector: Sequence[int]) -> list[int]:
    """Return M*v, the sum of the columns of M times the components of v."""
    image = [0] * len(matrix)
    for at, component in enumerate(vector):
        for row, line in enumerate(matrix):
            image[row] += line[at] * component
    return image


READER = Reader(
    read=read,
    hints=dict.fromkeys(ENTRIES, ("M_{i}_{j}", "{value}")),
    requests=dict.fromkeys(REQUESTS, "M_{i}_{j}"),
    fill=fill,
    solve=solve,
)
