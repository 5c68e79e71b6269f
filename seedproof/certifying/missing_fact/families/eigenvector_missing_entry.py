"""The square of a matrix of integers with a known eigenvector, of which one entry is withheld."""

from collections.abc import Sequence
from itertools import chain

from seedproof.certifying.missing_fact.family import Family, Model, each_is, only
from seedproof.certifying.missing_fact.matrices import place, square, stated_entry
from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Unread, step
from seedproof.certifying.terms import Symbol, Term, dot, equal, integer

_ENTRY = "M[[{i:integer}][[{j:integer}]"
_VALUE = "{value:integer}"
_V = "v = ({v:integers})"
_AGAIN = "{again:integer}"
_PRODUCT = "M*v = {eigenvalue:integer}*v"

NOTES = Patterns(
    {
        "matrix": (
            "M is a {rows:integer} by {columns:integer} matrix of integers.",
            "Let M be a {rows:integer} by {columns:integer} matrix with integer entries.",
            "All entries of the {rows:integer} by {columns:integer} matrix M are integers.",
            "The matrix M has {rows:integer} rows and {columns:integer} columns, "
            "and its entries are integers.",
        ),
        "entries": (
            "M[[i][[j] is the entry of M in row i and column j, both counted from 0.",
            "Rows and columns are counted from 0, and M[[i][[j] is the entry of M in row i and column j.",
            "The entry of M in row i and column j is M[[i][[j]; rows and columns are numbered from 0.",
            "We write M[[i][[j] for the entry in row i and column j, "
            "where the first row and the first column are numbered 0.",
        ),
        "eigenvector": (
            f"{_PRODUCT} for the column vector {_V}: v is an eigenvector of M.",
            f"Multiplying the column vector {_V} by M gives {_AGAIN} times v: {_PRODUCT}.",
            f"The column vector {_V} is an eigenvector of M with the eigenvalue {_AGAIN}: {_PRODUCT}.",
            f"M has the eigenvalue {_AGAIN}, "
            f"and the column vector {_V} is an eigenvector for it: {_PRODUCT}.",
        ),
        "entry": (
            f"{_ENTRY} = {_VALUE}.",
            f"{_ENTRY} is equal to {_VALUE}.",
            f"The entry {_ENTRY} is {_VALUE}.",
            f"Row {{row:integer}}, column {{column:integer}} contains {_ENTRY} = {_VALUE}.",
            f"The entry in row {{row:integer}} and column {{column:integer}} is {_ENTRY} = {_VALUE}.",
        ),
    }
)

TASKS = Patterns(
    {
        "entry_of_square": (
            "Find (M^2)[[{i:integer}][[{j:integer}], "
            "the entry of M^2 = M*M in row {row:integer} and column {column:integer}.",
            "What is (M^2)[[{i:integer}][[{j:integer}], "
            "the entry of M^2 = M*M in row {row:integer} and column {column:integer}?",
            "Determine the entry (M^2)[[{i:integer}][[{j:integer}] "
            "of the matrix M^2 = M*M, in row {row:integer} and column {column:integer}.",
            "Which number is in row {row:integer}, column {column:integer} of M^2 = M*M, "
            "that is, what is (M^2)[[{i:integer}][[{j:integer}]?",
        ),
    }
)

ASKED = integer("entry_of_square")


def _build(notes: Sequence[Said], task: Said) -> Model:
    matrix = square("M", only(notes, "matrix"))
    only(notes, "entries")

    def mean(said: Said) -> Sequence[Term]:
        if said.kind == "eigenvector":
            return _is_eigenvector(matrix, said)
        if said.kind == "entry":
            return [stated_entry(matrix, said)]
        return []

    i, j = place(task, matrix)
    squared = dot(matrix[i], [row[j] for row in matrix])
    asked = step("An entry of M*M is its row of M times its column of M.", equal(ASKED, squared))
    return Model((*chain(*matrix), ASKED), mean, each_is([ASKED]), (asked,))


def _is_eigenvector(matrix: Sequence[Sequence[Symbol]], said: Said) -> Sequence[Term]:
    vector, eigenvalue = said["v"], said["eigenvalue"]
    if said.gaps.get("again", eigenvalue) != eigenvalue:
        raise Unread(f"one eigenvector with two eigenvalues: {said.sentence}")
    if len(vector) != len(matrix) or not any(vector):
        raise Unread(f"that is no eigenvector of {len(matrix)} rows: {said.sentence}")
    return [equal(dot(row, vector), eigenvalue * x) for row, x in zip(matrix, vector, strict=True)]


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=lambda said: f"M_{said['i']}_{said['j']}",
    shared=frozenset(["matrix", "entries"]),
)
