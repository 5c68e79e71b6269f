"""Reads the form as a polynomial, and halves its mixed coefficients."""

from fractions import Fraction

from seedproof.equivalence import read
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of
from seedproof.problems.templates.quadratic_form.facts import Facts
from seedproof.problems.templates.quadratic_form.phrases import SPHERES, TEXTS, WORDS

_SQUARES = {"x, y": "x^{2} + y^{2}", "x, y, z": "x^{2} + y^{2} + z^{2}"}


def made(values: Values) -> Facts:
    """Return the facts of a form and a sphere."""
    if _SQUARES.get(values["letters"]) != values["squares"]:
        raise Unreadable("the letters are not those of the template, or this is no sphere around the origin")
    letters = values["letters"].replace(", ", "")
    if values["sphere"] != SPHERES[len(letters)]:
        raise Unreadable("the sphere has another dimension")
    if values.get("dimension", str(len(letters))) != str(len(letters)):
        raise Unreadable("the dimension is not the number of letters")
    rows, parameter = _matrix(values["form"], letters, values["kind"])
    if parameter:
        row, column = parameter
        rows[row][column] = rows[column][row] = integer_of(values["value"])
    return Facts(rows, parameter, values["extremum"], values["square"])


def _matrix(text: str, letters: str, kind: str) -> tuple[list[list[int]], list[int]]:
    """Return the symmetric matrix, 0 in place of the parameter, and where that stands."""
    terms = expanded(read(text), f"{letters}a")
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


READER = reader(Facts, Phrases(TEXTS, WORDS), made)
