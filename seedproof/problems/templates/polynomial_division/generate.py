"""Plants the quotients of Euclid's algorithm, multiplies backwards, and divides again for the answers.

With small integer quotients and a small greatest common divisor every division comes out in integers,
whatever the coefficients of the two polynomials look like.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.problems.making.coefficients import division, product, scaled, total
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.polynomial_division.facts import Asked, Facts
from seedproof.problems.templates.polynomial_division.phrases import IDENTITIES, NAMES, QUESTIONS, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Symbol, latex, polynomial

X = Symbol("x")


class Combination(NamedTuple):
    """A polynomial as u f + v g."""

    polynomial: list[Fraction]
    u: list[Fraction]
    v: list[Fraction]


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a linear common divisor, and a quadratic one in the last difficulty."""
    match difficulty:
        case 1:
            f, g = _with_common_divisor(draws, _linear_divisor(draws), (1, -1, 2, -2, 3, -3, 4, 5))
            return Facts(f, g, ["quotient", "remainder", "divisor"])
        case 2:
            f, g = _with_common_divisor(draws, _linear_divisor(draws), (1, -1, 2, -2, 3))
            return Facts(f, g, ["d", "u", "v"])
        case _:
            f, g = _with_common_divisor(draws, _common_divisor(draws), (1, -1, 2, -2, 3))
            return Facts(f, g, ["d", "u", "v"])


def _is_power(coefficients: Sequence[int]) -> bool:
    """Return whether there is only a leading term."""
    return not any(coefficients[1:])


def _linear_divisor(draws: Draws) -> list[int]:
    return [1, *draws.nonzeros(1, 3)]


def _common_divisor(draws: Draws) -> list[int]:
    """Draw a monic quadratic polynomial."""
    divisor = [1, *draws.integers(2, -3, 3)]
    if _is_power(divisor):
        raise Rejected("the common divisor is only a power")
    return divisor


def _with_common_divisor(
    draws: Draws, divisor: list[int], constants: Sequence[int]
) -> tuple[list[int], list[int]]:
    """Draw linear quotients and a constant as the last remainder, and run Euclid's algorithm backwards."""
    last_quotient = _quotient(draws)
    middle_quotient = _quotient(draws)
    first_quotient = _quotient(draws)
    if _is_power(last_quotient) or _is_power(first_quotient):
        raise Rejected("a quotient is only a power")
    constant = draws.choice(constants)
    lower = total(product(last_quotient, middle_quotient), [constant])
    upper = total(product(lower, first_quotient), last_quotient)
    f = product(divisor, upper)
    g = product(divisor, lower)
    if f[0] < 0 or g[0] < 0:
        raise Rejected("a leading coefficient is negative")
    coefficients = f + g
    if max(map(abs, coefficients)) > 30 or coefficients.count(0) > 1:
        raise Rejected("a coefficient is large, or several are zero")
    return f, g


def _quotient(draws: Draws) -> list[int]:
    return [draws.choice((1, 1, -1, 2)), draws.between(-3, 3)]


def answers(facts: Facts) -> list[Answer]:
    """Answer each question that is asked."""
    return [
        Answer(polynomial(_polynomial_asked(facts, asked), X), "expression(x)", NAMES.get(asked, ()))
        for asked in facts.asked
    ]


def _polynomial_asked(facts: Facts, asked: Asked) -> list[Fraction]:
    """Return what a division, or Euclid's algorithm with the factors carried along, comes to."""
    quotient, remainder = division(facts.f, facts.g)
    divisor = _greatest_common_divisor(facts)
    match asked:
        case "quotient":
            return quotient
        case "remainder":
            return remainder
        case "divisor" | "d":
            return divisor.polynomial
        case "u":
            return divisor.u
        case "v":
            return divisor.v


def _greatest_common_divisor(facts: Facts) -> Combination:
    """Return the monic one, by Euclid's algorithm."""
    before = Combination(_fractions(facts.f), u=[Fraction(1)], v=[Fraction(0)])
    last = Combination(_fractions(facts.g), u=[Fraction(0)], v=[Fraction(1)])
    while last.polynomial:
        following = _following(before, last)
        before = last
        last = following
    unit = 1 / before.polynomial[0]
    return Combination(
        polynomial=scaled(before.polynomial, unit),
        u=scaled(before.u, unit),
        v=scaled(before.v, unit),
    )


def _following(before: Combination, last: Combination) -> Combination:
    """Return the remainder of the division, as a combination of f and g."""
    quotient, remainder = division(before.polynomial, last.polynomial)
    minus_quotient = scaled(quotient, Fraction(-1))
    return Combination(
        polynomial=remainder,
        u=total(before.u, product(minus_quotient, last.u)),
        v=total(before.v, product(minus_quotient, last.v)),
    )


def _fractions(coefficients: Sequence[int]) -> list[Fraction]:
    return [Fraction(coefficient) for coefficient in coefficients]


def words(facts: Facts, draws: Draws) -> Words:
    """Write both polynomials, and Bezout's identity where it is asked for."""
    statement = fill(
        draws.choice(STATEMENTS),
        f=latex(polynomial(facts.f, X)),
        g=latex(polynomial(facts.g, X)),
    )
    if "u" in facts.asked:
        statement += "\n\n" + draws.choice(IDENTITIES)
    questions = [draws.choice(QUESTIONS[asked]) for asked in facts.asked]
    return Words(statement, tuple(questions))


TEMPLATE = Template(
    subject="algebra",
    method="division and Bezout identity",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "Euclid's algorithm, down to the common divisor",
        2: "all the way back to Bezout's identity",
        3: "a quadratic common divisor, so that the divisions are longer",
    },
    version=2,
)
