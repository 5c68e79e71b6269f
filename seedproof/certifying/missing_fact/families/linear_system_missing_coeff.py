"""A system of linear equations with one solution, of which one coefficient is withheld."""

from collections.abc import Mapping, Sequence
from itertools import chain

from seedproof.certifying.missing_fact.family import Family, Model, each_is, only
from seedproof.certifying.missing_fact.matrices import determinant, square, stated_entry
from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, different, dot, equal, integer, unknown

LEMMAS: Mapping[str, str] = {
    "determinant": "A system A*x = b with as many equations as unknowns has exactly one solution "
    "if and only if the determinant of A is not 0.",
}

_ENTRY = "A[[{i:integer}][[{j:integer}]"
_VALUE = "{value:integer}"

NOTES = Patterns(
    {
        "matrix": (
            "A is a matrix of integers with {rows:integer} rows and {columns:integer} columns, "
            "both numbered from 0; A[[i][[j] is its entry in row i and column j.",
            "A is a {rows:integer} x {columns:integer} matrix of integers; "
            "A[[i][[j] is its entry in row i and column j, both numbered from 0.",
            "Let A be a {rows:integer} x {columns:integer} matrix of integers, "
            "with the entry A[[i][[j] in row i and column j; rows and columns are counted from 0.",
            "The {rows:integer} x {columns:integer} matrix A has integer entries, "
            "and A[[i][[j] is in row i and column j, counted from 0.",
        ),
        "one_solution": (
            "The system A*x = b has exactly one solution, x = ({unknowns:names}).",
            "The only solution of the system A*x = b is the vector x = ({unknowns:names}).",
            "Exactly one vector x = ({unknowns:names}) solves the system A*x = b.",
            "There is exactly one vector x = ({unknowns:names}) with A*x = b.",
        ),
        "right_side": (
            "b = ({values:integers}).",
            "The vector b is ({values:integers}).",
            "The right-hand side is b = ({values:integers}).",
            "The entries of b are, in this order, {values:integers}.",
        ),
        "entry": (
            f"{_ENTRY} = {_VALUE}.",
            f"{_ENTRY} is equal to {_VALUE}.",
            f"{_ENTRY} has the value {_VALUE}.",
            f"The entry {_ENTRY} is {_VALUE}.",
            f"The coefficient {_ENTRY} is {_VALUE}.",
            f"In row {{row:integer}}, x_{{column:integer}} has the coefficient {_ENTRY} = {_VALUE}.",
        ),
    }
)

TASKS = Patterns(
    {
        "unknown": (
            "Find {unknown:name}.",
            "What is {unknown:name}?",
            "Determine {unknown:name}.",
            "Find the value of {unknown:name}.",
        ),
    }
)


def _build(notes: Sequence[Said], task: Said) -> Model:
    matrix = square("A", only(notes, "matrix"))
    indices = range(len(matrix))
    unknowns = {f"x_{i}": unknown(f"x_{i}") for i in indices}
    right_side = [integer(f"b_{i}") for i in indices]
    if only(notes, "one_solution")["unknowns"] != list(unknowns) or task["unknown"] not in unknowns:
        raise Unread(f"the unknowns are not {', '.join(unknowns)}")
    if len(only(notes, "right_side")["values"]) != len(right_side):
        raise Unread(f"the right-hand side has not {len(right_side)} entries")

    def mean(said: Said) -> Sequence[Term]:
        if said.kind == "entry":
            return [stated_entry(matrix, said)]
        if said.kind == "right_side":
            return [equal(entry, value) for entry, value in zip(right_side, said["values"], strict=True)]
        if said.kind == "one_solution":
            rows = zip(matrix, right_side, strict=True)
            solved = [equal(dot(row, unknowns.values()), entry) for row, entry in rows]
            return [*solved, different(determinant(matrix), 0)]
        return []

    symbols = (*chain(*matrix), *right_side, *unknowns.values())
    return Model(symbols, mean, each_is([unknowns[task["unknown"]]]), axioms=tuple(LEMMAS))


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=lambda said: f"A_{said['i']}_{said['j']}",
    shared=frozenset(["matrix", "one_solution"]),
    lent=lambda said: said.kind == "entry",
)
