"""Reads the vectors, or the columns of the matrix."""

from seedproof.problems.checking.matrices import integer_matrix_of, stated_tuple
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.orthogonal_projection.facts import Facts
from seedproof.problems.templates.orthogonal_projection.phrases import TEXTS


def made(values: Values) -> Facts:
    """Return the facts of vectors, or of a system."""
    if values["task"] == "least_squares":
        columns = [list(column) for column in zip(*integer_matrix_of(values["matrix"]), strict=True)]
        sides = integer_matrix_of(values["b"])
        if any(len(row) != 1 for row in sides):
            raise Unreadable("the right side is no column")
        return Facts("least_squares", columns, [side for (side,) in sides])
    first, second, vector = (_vector(values[name]) for name in ("first", "second", "b"))
    if {len(first), len(second), len(vector)} != {integer_of(values["dimension"])}:
        raise Unreadable("a vector has more coordinates, or fewer")
    return Facts("distance", [first, second], vector)


def _vector(text: str) -> list[int]:
    coordinates = stated_tuple(text)
    if coordinates is None:
        raise Unreadable(f"{text!r} is no vector")
    return [integer(coordinate) for coordinate in coordinates]


READER = reader(Facts, Phrases(TEXTS, {}), made)
