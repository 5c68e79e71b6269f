"""Eigenvalues with multiplicities, the minimal polynomial, and powers of a matrix as polynomials in it."""

from collections.abc import Iterator

from seedproof.certifying.script import Script, Unread, step
from seedproof.certifying.terms import equal, every, product, unknown
from seedproof.certifying.university import coefficients, matrices, plain
from seedproof.certifying.university.coefficients import Coefficients, are_same, degree, unknown_polynomial
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.given_matrices import matrix_of, translated
from seedproof.certifying.university.matrices import Rows, matrix_power, shifted, times
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.queries import always, never, value_is
from seedproof.certifying.university.template import Asked, Part, Template
from seedproof.certifying.university.translating import Translation
from seedproof.problems.templates.minimal_polynomial import phrases

STATEMENTS = meanings(
    (phrases.STATEMENTS,),
    {
        "matrix": {
            "A real matrix is given by": "matrix:formula",
            "Consider the matrix": "matrix:formula",
            "Let $$A = #$$ and let $I$ be the identity": "matrix:formula",
            "The following matrix is invertible": "matrix:formula",
        }
    },
    seen="db388634",
)
QUESTIONS = meanings(
    (phrases.EIGENVALUES, phrases.MINIMAL, phrases.POWERS),
    {
        "eigenvalues": ("Find all eigenvalues", "List the eigenvalues", "What are the eigenvalues"),
        "minimal": ("Find the minimal polynomial", "Which polynomial ... is the minimal polynomial"),
        "power": {
            "By a polynomial ... express $A^": "power:integer",
            "Find the ... with $A^": "power:integer",
        },
    },
    seen="38a564e6",
)


def _eigenvalues(asked: Asked[Expression]) -> Iterator[Script]:
    t = unknown("t")
    given, rows = translated(asked, t)
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
    return coefficients.coefficients(Translation({}), plain.expression(part.answer), "t")


def _minimal(asked: Asked[Expression]) -> Iterator[Script]:
    given, rows = translated(asked)
    stated = _stated(asked, asked.part)
    zero = matrices.scaled(matrices.ZERO, rows)
    vanishes = matrices.are_equal(_polynomial_of(stated, rows), zero)
    yield always(asked.part, given, every([vanishes, equal(stated[-1], 1)]), "vanishes")
    shorter = unknown_polynomial(given.translation, "c", degree(stated) - 1)
    relation = matrices.are_equal(_polynomial_of(shorter, rows), zero)
    yield never(asked.part, given, every([relation, matrices.is_not_zero(shorter)]), "shorter")


def _power(asked: Asked[Expression]) -> Iterator[Script]:
    given, rows = translated(asked)
    below = degree(_stated(asked, asked.task.part("b"))) - 1
    wanted = unknown_polynomial(given.translation, "c", below)
    exponent = asked.said["power"]
    left, right = _polynomial_of(wanted, rows), matrix_power(rows, max(0, exponent))
    if exponent < 0:
        left = times(left, matrix_power(rows, -exponent))
    meaning = step("the polynomial, of lower degree than that of (b)", matrices.are_equal(left, right))
    yield from value_is(asked.part, given.plus(meaning), are_same(wanted, _stated(asked, asked.part)))


TEMPLATE = Template(
    statements=STATEMENTS,
    build=matrix_of,
    questions=QUESTIONS,
    queries={"eigenvalues": _eigenvalues, "minimal": _minimal, "power": _power},
)
