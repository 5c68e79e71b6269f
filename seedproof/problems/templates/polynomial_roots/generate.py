"""Chooses linear factors and quadratic ones, expands them, and reads the roots off the factors."""

from collections.abc import Sequence
from fractions import Fraction
from math import gcd, isqrt
from typing import NamedTuple

from seedproof.problems.making.coefficients import product
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.polynomial_roots.facts import Facts, Sign
from seedproof.problems.templates.polynomial_roots.phrases import (
    INEQUALITY_QUESTIONS,
    RATIONAL_ROOTS_QUESTIONS,
    REAL_ROOTS_QUESTIONS,
    SIGNS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    INFINITY,
    Formula,
    Symbol,
    collection,
    formula,
    interval,
    latex,
    polynomial,
    root,
    union,
)

X = Symbol("x")

_PRECISION = 10**12

Linear = tuple[int, int]
Quadratic = tuple[int, int, int]


class Root(NamedTuple):
    """A real root: nearly, exactly, and whether the sign of the polynomial changes there."""

    near: Fraction
    exact: Formula
    changes: bool


def sample(draws: Draws, difficulty: int) -> Facts:
    """A cubic; a quartic with a fraction as a root; two quadratic factors, one without real roots."""
    linear = _linear_factors(draws, difficulty)
    quadratic = [_quadratic_factor(draws, difficulty)]
    if difficulty == 3:
        quadratic.append((1, draws.between(-2, 2), draws.between(1, 5)))
    discriminants = [discriminant(b, c) for _, b, c in quadratic]
    if discriminants[0] <= 0 or is_square(discriminants[0]):
        raise Rejected("the surds are no surds")
    if any(number >= 0 for number in discriminants[1:]):
        raise Rejected("the last factor has real roots")
    if max(map(abs, _expanded(linear, quadratic))) > 60:
        raise Rejected("a coefficient is large")
    return Facts(sorted(linear), sorted(quadratic), _sign(draws))


def _linear_factors(draws: Draws, difficulty: int) -> list[Linear]:
    """Draw one factor, or two, which can be equal in the last difficulty."""
    steep = draws.choice((2, 3))
    slopes_of_two = draws.choice(((1, 1), (1, 2)))
    slopes: dict[int, tuple[int, ...]] = {1: (1,), 2: (1, steep), 3: slopes_of_two}
    factors = [_linear_factor(draws, slope) for slope in slopes[difficulty]]
    if slopes[difficulty] == (1, 1) and draws.below(2):
        factors = [factors[0], factors[0]]
    elif len({_zero(factor) for factor in factors}) < len(factors):
        raise Rejected("a root is double")
    if any(gcd(a, b) > 1 for a, b in factors):
        raise Rejected("a linear factor can be divided")
    return factors


def _linear_factor(draws: Draws, slope: int) -> Linear:
    largest = 3
    if slope == 1:
        largest = 4
    (constant,) = draws.nonzeros(1, largest)
    return slope, constant


def _zero(factor: Linear) -> Fraction:
    a, b = factor
    return Fraction(-b, a)


def _quadratic_factor(draws: Draws, difficulty: int) -> Quadratic:
    """Draw a monic factor; before the last difficulty its middle coefficient is even."""
    middle = _middle_coefficient(draws, difficulty)
    (constant,) = draws.nonzeros(1, 6)
    return 1, middle, constant


def _middle_coefficient(draws: Draws, difficulty: int) -> int:
    if difficulty == 3:
        return draws.between(-3, 3)
    return 2 * draws.between(-2, 2)


def _sign(draws: Draws) -> Sign:
    signs: tuple[Sign, ...] = ("<", "<=", ">", ">=")
    return draws.choice(signs)


def discriminant(b: int, c: int) -> int:
    """Return that of x^2 + b x + c."""
    return b * b - 4 * c


def is_square(number: int) -> bool:
    """Return whether an integer is the square of another."""
    return number >= 0 and isqrt(number) ** 2 == number


def surds(centre: int, radicand: int) -> list[Root]:
    """Return half of centre - sqrt(radicand) and of centre + sqrt(radicand), none unless that is positive."""
    if radicand <= 0:
        return []
    return [_surd(centre, -1, radicand), _surd(centre, 1, radicand)]


def _surd(centre: int, sign: int, radicand: int) -> Root:
    near = Fraction(centre * _PRECISION + sign * isqrt(radicand * _PRECISION**2), 2 * _PRECISION)
    if centre % 2 == 0:
        return Root(near, centre // 2 + sign * root(Fraction(radicand, 4)), True)
    return Root(near, (centre + sign * root(radicand)) / 2, True)


def answers(facts: Facts) -> list[Answer]:
    """The roots of the linear factors; all real ones in their order; where the sign is as wanted."""
    zeros = [_zero(factor) for factor in facts.linear]
    roots = rational_roots(zeros)
    for _, b, c in facts.quadratic:
        roots += surds(-b, discriminant(b, c))
    roots.sort(key=lambda real: real.near)
    return [
        Answer(collection(*sorted({*zeros})), "set"),
        Answer(collection(*(real.exact for real in roots)), "set"),
        Answer(solution_set(roots, facts.sign), "interval_union", ("x",)),
    ]


def rational_roots(zeros: Sequence[Fraction]) -> list[Root]:
    """Return different zeros in order; the sign changes where one occurs an odd number of times."""
    return [Root(zero, formula(zero), zeros.count(zero) % 2 == 1) for zero in sorted({*zeros})]


def solution_set(roots: Sequence[Root], sign: Sign) -> Formula:
    """Return where the polynomial, positive on the far right, has the sign; the roots are in their order."""
    holds = _holds_in_gaps(roots, sign)
    has_roots = sign in ("<=", ">=")
    ends = [-INFINITY, *(real.exact for real in roots), INFINITY]
    parts: list[Formula] = []
    first_gap = 0
    for gap, high in enumerate(ends[1:]):
        next_holds = gap < len(roots) and holds[gap + 1]
        if holds[gap] and has_roots and next_holds:
            continue
        if holds[gap]:
            parts.append(interval(ends[first_gap], high, _closed(ends[first_gap], high, has_roots)))
        elif has_roots and high != INFINITY and not next_holds:
            parts.append(collection(high))
        first_gap = gap + 1
    return union(*parts)


def _closed(low: Formula, high: Formula, has_roots: bool) -> str:
    """Return the brackets of the ends that belong to an interval."""
    brackets = ""
    if has_roots and low != -INFINITY:
        brackets += "["
    if has_roots and high != INFINITY:
        brackets += "]"
    return brackets


def _holds_in_gaps(roots: Sequence[Root], sign: Sign) -> list[bool]:
    """Return for each gap between roots, from left to right, whether the polynomial has the sign there."""
    wanted = sign in (">", ">=")
    positive = True
    holds = [positive == wanted]
    for real in reversed(roots):
        if real.changes:
            positive = not positive
        holds.append(positive == wanted)
    holds.reverse()
    return holds


def _expanded(linear: Sequence[Linear], quadratic: Sequence[Quadratic]) -> list[int]:
    """Return the coefficients of the product."""
    return product([1], *linear, *quadratic)


def words(facts: Facts, draws: Draws) -> Words:
    """Write the expanded polynomial."""
    questions = (
        draws.choice(RATIONAL_ROOTS_QUESTIONS),
        draws.choice(REAL_ROOTS_QUESTIONS),
        fill(draws.choice(INEQUALITY_QUESTIONS), sign=SIGNS[facts.sign]),
    )
    statement = fill(
        draws.choice(STATEMENTS), p=latex(polynomial(_expanded(facts.linear, facts.quadratic), X))
    )
    return Words(statement, questions)


TEMPLATE = Template(
    subject="algebra",
    method="substitution and Sturm count",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a cubic with one rational root and two surds",
        2: "a quartic with a fraction as a root",
        3: "a product of two quadratic factors must be found, and a root can be double",
    },
    school=True,
    version=2,
)
