"""A grid of integers whose inner values are the means of their neighbours, with one border value withheld."""

from collections.abc import Mapping, Sequence

from seedproof.certifying.missing_fact.family import Family, Model, each_is, only
from seedproof.certifying.patterns import Patterns, Said
from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Symbol, Term, equal, integer, real, total

Place = tuple[int, int]

_NEIGHBOURS = "u[[i-1][[j] + u[[i+1][[j] + u[[i][[j-1] + u[[i][[j+1]"

_LAWS = {
    "sum_law": f"4*u[[i][[j] = {_NEIGHBOURS}",
    "mean_law": f"u[[i][[j] = ({_NEIGHBOURS})/4",
    "zero_law": f"{_NEIGHBOURS} - 4*u[[i][[j] = 0",
}
"""The three forms that the law of the inner values is written in."""


def _law(form: str) -> Sequence[str]:
    inner = "from {low:integer} to {high:integer}"
    return (
        f"For i and j {inner}, u satisfies the discrete Laplace equation {form}.",
        f"The inner values, those with i and j {inner}, satisfy {form}.",
        "Each value that is not on the border is the mean of its four neighbours: "
        f"{form} for i and j {inner}.",
        "Inside the border, every value is the average of the values above, below, "
        f"to the left and to the right: {form} whenever i and j run {inner}.",
    )


NOTES = Patterns(
    {
        "grid": (
            "u is a grid with {rows:integer} rows and {columns:integer} columns, "
            "where u[[i][[j] is in row i and column j, counted from 0.",
            "A square grid has {rows:integer} rows and {columns:integer} columns; "
            "u[[i][[j] is the value in row i and column j, both counted from 0.",
            "Let u[[i][[j] be the value in row i and column j of a square grid, "
            "where i and j run from 0 to {last:integer}.",
            "A grid of {rows:integer} rows and {columns:integer} columns has the value u[[i][[j] "
            "in row i and column j, with i and j from 0 to {last:integer}.",
        ),
        "integers": (
            "Every u[[i][[j] is an integer.",
            "Every value of the grid is an integer.",
            "All values of the grid are integers.",
            "The grid has integer values everywhere.",
        ),
        **{kind: _law(form) for kind, form in _LAWS.items()},
        "value": (
            "u[[{i:integer}][[{j:integer}] = {value:integer}.",
            "u[[{i:integer}][[{j:integer}] has the value {value:integer}.",
            "The value of u[[{i:integer}][[{j:integer}] is {value:integer}.",
        ),
        "border_value": (
            "On the border, u[[{i:integer}][[{j:integer}] = {value:integer}.",
            "The border value u[[{i:integer}][[{j:integer}] is {value:integer}.",
        ),
    }
)

TASKS = Patterns(
    {
        "value": (
            "Find u[[{i:integer}][[{j:integer}].",
            "Compute u[[{i:integer}][[{j:integer}].",
            "What is u[[{i:integer}][[{j:integer}]?",
            "Determine the value u[[{i:integer}][[{j:integer}].",
        ),
    }
)


def _build(notes: Sequence[Said], task: Said) -> Model:
    size = _size(only(notes, "grid"))
    only(notes, "integers")
    values = {(i, j): integer(f"u_{i}_{j}") for i in range(size) for j in range(size)}

    def mean(said: Said) -> Sequence[Term]:
        if said.kind in _LAWS:
            return _inner_values(said, values)
        if said.kind in ("value", "border_value"):
            return [equal(values[_place(said, size)], said["value"])]
        return []

    return Model(tuple(values.values()), mean, each_is([values[_place(task, size)]]))


def _size(said: Said) -> int:
    """Return how many rows and columns the square grid has.

    Raises: Unread if the numbers of the sentence differ.
    """
    counts = {said[gap] + (gap == "last") for gap in said.gaps}
    if len(counts) != 1:
        raise Unread(f"that is no square grid: {said.sentence}")
    return int(counts.pop())


def _place(said: Said, size: int) -> Place:
    """Return where a value stands.

    Raises: Unread for a place outside the grid, or one inside that the sentence puts on the border.
    """
    place = said["i"], said["j"]
    ends = 0, size - 1
    on_border = any(k in ends for k in place)
    if not all(0 <= k < size for k in place) or (said.kind == "border_value" and not on_border):
        raise Unread(f"that is no such place in a grid of {size} rows: {said.sentence}")
    return place


def _inner_values(said: Said, values: Mapping[Place, Symbol]) -> Sequence[Term]:
    inner = range(said["low"], said["high"] + 1)
    ends = 0, inner.stop
    if values.keys() != {(i, j) for i in (*ends, *inner) for j in (*ends, *inner)}:
        raise Unread(f"those are not the inner values: {said.sentence}")
    return [_law_at(said.kind, values, i, j) for i in inner for j in inner]


def _law_at(form: str, values: Mapping[Place, Symbol], i: int, j: int) -> Term:
    middle = values[i, j]
    around = total([values[i - 1, j], values[i + 1, j], values[i, j - 1], values[i, j + 1]])
    if form == "sum_law":
        return equal(4 * middle, around)
    if form == "mean_law":
        return equal(real(middle), around / 4)
    return equal(around - 4 * middle, 0)


FAMILY = Family(
    notes=NOTES,
    tasks=TASKS,
    build=_build,
    slot=lambda said: f"u_{said['i']}_{said['j']}",
    shared=frozenset(["grid", "integers", *_LAWS]),
)
