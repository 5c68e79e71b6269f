"""Reads the form as a polynomial, and halves its mixed coefficients."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.equivalence import read as tree_of
from seedproof.problems.checking.polynomials import Terms, expanded, integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.quadratic_form.facts import Facts
from seedproof.problems.templates.quadratic_form.phrases import (
    EIGENVALUES,
    EXTREMA,
    EXTREMUM_WORDS,
    FIRST,
    POINTS,
    SPHERES,
    STATEMENTS,
    Kind,
)

_LETTERS = {r"\left(x, y\right)": "xy", r"\left(x, y, z\right)": "xyz"}
_SPHERES = {"xy": "x^{2} + y^{2} = ", "xyz": "x^{2} + y^{2} + z^{2} = "}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a quadratic form."""
    if drawing is not None:
        raise Unreadable("a quadratic form has no figure")
    first, eigenvalues, extremum, points = questions
    kind, gaps = read_kind(statement, STATEMENTS)
    letters = _letters(gaps)
    read_gaps(first, FIRST[kind])
    chosen = read_gaps(eigenvalues, EIGENVALUES[kind])
    asked = read_gaps(extremum, EXTREMA[kind])
    attained = read_gaps(points, POINTS[kind])
    word, _ = read_kind(asked["extremum"], EXTREMUM_WORDS)
    sphere = SPHERES[len(letters)]
    if {asked["sphere"], attained["sphere"]} != {sphere}:
        raise Unreadable("the sphere has another dimension")
    if not asked["equation"].startswith(_SPHERES[letters]):
        raise Unreadable("this is no sphere around the origin")
    rows, parameter = _matrix(gaps["form"], letters, kind)
    if parameter:
        row, column = parameter
        value = integer_of(chosen["value"])
        if {asked["value"], attained["value"]} != {chosen["value"]}:
            raise Unreadable("the parameter has another value in a later question")
        rows[row][column] = value
        rows[column][row] = value
    square = integer_of(asked["equation"].removeprefix(_SPHERES[letters]))
    return Facts(rows, parameter, word, square)


def _letters(gaps: Gaps) -> str:
    if gaps["letters"] not in _LETTERS:
        raise Unreadable("the letters are not those of the template")
    letters = _LETTERS[gaps["letters"]]
    if gaps.get("dimension", str(len(letters))) != str(len(letters)):
        raise Unreadable("the dimension is not the number of letters")
    if gaps.get("list", ", ".join(letters)) != ", ".join(letters):
        raise Unreadable("the letters are listed in another way")
    return letters


def _matrix(text: str, letters: str, kind: Kind) -> tuple[list[list[int]], list[int]]:
    """Return the symmetric matrix, 0 in place of the parameter, and where that stands."""
    terms: Terms = expanded(tree_of(text), f"{letters}a")
    size = range(len(letters))
    rows = [[0 for _ in size] for _ in size]
    parameter: list[int] = []
    for powers, coefficient in terms.items():
        *of_letters, of_parameter = powers
        places = [place for place in size for _ in range(of_letters[place])]
        if len(places) != 2 or of_parameter > 1:
            raise Unreadable("a term is not quadratic")
        row, column = places
        entry = integer(coefficient if row == column else coefficient / 2)
        if of_parameter:
            if parameter or coefficient != Fraction(1 if row == column else 2):
                raise Unreadable("the parameter does not stand alone in an entry")
            parameter = [row, column]
            continue
        rows[row][column] = entry
        rows[column][row] = entry
    if bool(parameter) != (kind == "with_parameter"):
        raise Unreadable("the parameter is missing, or not introduced")
    return rows, parameter


READER = Reader(read=read)
