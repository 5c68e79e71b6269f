"""Reads each entry of the matrix as a linear function of the parameter."""

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import Matrix
from seedproof.problems.checking.parameters import linear_in
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.determinant_with_parameter.facts import Facts
from seedproof.problems.templates.determinant_with_parameter.phrases import TEXTS, WORDS


def made(values: Values) -> Facts:
    """Return the facts of the matrix, and of a place."""
    parameter = values["parameter"]
    match read(values["matrix"]):
        case Matrix(rows) if len(rows) == len(rows[0]):
            entries = [[linear_in(parameter, entry) for entry in row] for row in rows]
            return Facts(parameter, entries, (integer_of(values["row"]), integer_of(values["column"])))
    raise Unreadable("this is no square matrix")


READER = reader(Facts, Phrases(TEXTS, WORDS), made)
