"""Eigenvalues with multiplicities, the minimal polynomial, and powers of a matrix as polynomials in it."""

from collections.abc import Iterator, Sequence

from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import Term, equal, every, product, unknown
from seedproof.certifying.university import latex, matrices, plain
from seedproof.certifying.university.coefficients import (
    Coefficients,
    are_same,
    coefficients,
    degree,
    unknown_polynomial,
)
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.matrices import Rows, matrix_power, shifted, times
from seedproof.certifying.university.queries import Given, always, never, value_is
from seedproof.certifying.university.template import Asked, Part, Task, Template, sentences
from seedproof.certifying.university.translating import Translation

STATEMENTS = sentences(
    {
        "matrix": (
            "A real matrix is given by $$A = {matrix:formula}$$",
            "Consider the matrix $$A = {matrix:formula}$$",
            "Let $$A = {matrix:formula}$$ and let $I$ be the identity matrix of the same size.",
            "The following matrix is invertible, and has eigenvalues that are integers: "
            "$$A = {matrix:formula}$$",
        )
    }
)
QUESTIONS = sentences(
    {
        "eigenvalues": (
            "Find all eigenvalues of $A$, and write each down as many times as its algebraic multiplicity.",
            "List the eigenvalues of $A$, each as often as its algebraic multiplicity says.",
            "What are the eigenvalues of $A$? List each of them as often as its algebraic multiplicity says.",
        ),
        "minimal": (
            "Find the minimal polynomial of $A$, with leading coefficient $1$ and in the variable $t$.",
            "Which polynomial in $t$ with leading coefficient $1$ is the minimal polynomial of $A$?",
        ),
        "power": (
            "By a polynomial $r(t)$ of smallest possible degree, express $A^{{{power:integer}} = r(A)$. "
            "Which one is it?",
            "Find the polynomial $r(t)$ of smallest degree with $A^{{{power:integer}} = r(A)$.",
        ),
    }
)


def _build(said: Said, task: Task) -> Expression:
    return latex.expression(said["matrix"])


def _read(asked: Asked[Expression], *symbols: Term) -> tuple[Given, Rows]:
    translation = Translation({symbol.text: symbol for symbol in symbols})
    rows = matrices.square(matrices.stated(asked.model, translation))
    return Given(translation, (step(asked.task.statement),)), rows


def _eigenvalues(asked: Asked[Expression]) -> Iterator[Script]:
    t = unknown("t")
    given, rows = _read(asked, t)
    stated = given.translation.terms(plain.listed(asked.part.answer))
    if len(stated) != len(rows):
        raise Unread(f"{len(stated)} eigenvalues of {len(rows)} rows")
    characteristic = matrices.determinant(shifted(rows, t))
    factors = product(matrices.left_to_engine(value) - t for value in stated)
    yield from value_is(asked.part, given.by("characteristic_polynomial"), equal(characteristic, factors))


def _polynomial_of(polynomial: Coefficients, rows: Rows) -> Rows:
    """Put a matrix into a polynomial."""
    result = matrices.scaled(matrices.ZERO, rows)
    for power, entry in enumerate(polynomial):
        result = matrices.plus(result, matrices.scaled(entry, matrix_power(rows, power)))
    return result


def _stated(asked: Asked[Expression], part: Part) -> Coefficients:
    return coefficients(Translation({}), plain.expression(part.answer), "t")


def _minimal(asked: Asked[Expression]) -> Iterator[Script]:
    given, rows = _read(asked)
    stated = _stated(asked, asked.part)
    zero = matrices.scaled(matrices.ZERO, rows)
    vanishes = matrices.are_equal(_polynomial_of(stated, rows), zero)
    yield always(asked.part, given, every([vanishes, equal(stated[-1], 1)]), "vanishes")
    shorter = unknown_polynomial(given.translation, "c", degree(stated) - 1)
    relation = matrices.are_equal(_polynomial_of(shorter, rows), zero)
    yield never(asked.part, given, every([relation, matrices.is_not_zero(shorter)]), "shorter")


def _power(asked: Asked[Expression]) -> Iterator[Script]:
    given, rows = _read(asked)
    below = degree(_stated(asked, asked.task.part("b"))) - 1
    wanted = unknown_polynomial(given.translation, "c", below)
    exponent = asked.said["power"]
    value = _polynomial_of(wanted, rows)
    sides: Sequence[Rows] = (
        (value, matrix_power(rows, exponent))
        if exponent > 0
        else (
            times(value, matrix_power(rows, -exponent)),
            matrices.identity(len(rows)),
        )
    )
    meaning = step("the polynomial, of lower degree than that of (b)", matrices.are_equal(*sides))
    yield from value_is(asked.part, given.plus(meaning), are_same(wanted, _stated(asked, asked.part)))


TEMPLATE = Template(
    STATEMENTS,
    _build,
    QUESTIONS,
    {"eigenvalues": _eigenvalues, "minimal": _minimal, "power": _power},
)
