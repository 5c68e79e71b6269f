"""Splits the linear factors off, solves what is left by completing squares, and follows the signs."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.making.coefficients import product as polynomial_product
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.polynomial_roots.facts import Facts, Sign
from seedproof.problems.templates.polynomial_roots.generate import (
    Linear,
    Quadratic,
    Root,
    answers,
    discriminant,
    is_square,
    rational_roots,
    solution_set,
    surds,
)
from seedproof.problems.templates.polynomial_roots.phrases import SIGNS
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    Formula,
    Symbol,
    Verbatim,
    collection,
    polynomial,
    product,
    total,
)

X = Symbol("x")

_OTHER_DIRECTIONS: dict[Sign, Sign] = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}
_OTHER_ENDPOINTS: dict[Sign, Sign] = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}


def work(facts: Facts, slip: str) -> Worked:
    """The linear factors, then the quadratic ones, then all roots and the signs between them."""
    rational = _rational_roots(facts.linear, slip)
    between, irrational = _quadratic_roots(facts.quadratic, slip)
    roots = sorted([*rational, *irrational], key=lambda real: real.near)
    solutions = solution_set(roots, _sign(facts.sign, slip))
    results = (_set(rational), _set(roots), solutions)
    whole = polynomial(polynomial_product([1], *facts.linear, *facts.quadratic), X)
    quotient = _quotient(facts.quadratic, slip)
    linear = _linear_product(facts.linear)
    steps = [
        step("identity", left=whole, right=product(linear, quotient)),
        step("zeros", polynomial=linear, letter=X, zeros=results[0]),
        *between,
        step("zeros", polynomial=quotient, letter=X, zeros=_set(irrational)),
        step("zeros", polynomial=whole, letter=X, zeros=results[1]),
        step(
            "inequality",
            left=whole,
            sign=Verbatim(SIGNS[facts.sign]),
            right=0,
            letter=X,
            solution=solutions,
        ),
    ]
    if slip and results == tuple(answer.formula for answer in answers(facts)):
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), results)


def _linear_product(linear: Sequence[Linear]) -> Formula:
    """Return the product of the factors, of equal ones the square."""
    factors = [polynomial(factor, X) for factor in linear]
    if len(factors) == 2 and factors[0] == factors[1]:
        return factors[0] ** 2
    return product(*factors)


def _rational_roots(linear: Sequence[Linear], slip: str) -> list[Root]:
    """Return the zeros of the linear factors. Raises: Rejected where two become one."""
    zeros = [_linear_zero(factor, slip) for factor in linear]
    if len({*zeros}) < len({*linear}):
        raise Rejected("two roots become one")
    roots = rational_roots(zeros)
    if slip == "multiplicity_ignored":
        return [real._replace(changes=True) for real in roots]
    return roots


def _linear_zero(factor: Linear, slip: str) -> Fraction:
    a, b = factor
    match slip:
        case "linear_root_sign_flipped":
            return Fraction(b, a)
        case "coefficient_slip":
            return Fraction(-b)
    return Fraction(-b, a)


def _quotient(quadratic: Sequence[Quadratic], slip: str) -> Formula:
    """Return the product of the quadratic factors, expanded."""
    if len(quadratic) == 1:
        _, b, c = quadratic[0]
        return polynomial([1, b, _constant(c, slip)], X)
    return polynomial(polynomial_product([1], *quadratic), X)


def _constant(c: int, slip: str) -> int:
    if slip == "constant_with_the_wrong_sign":
        return -c
    return c


def _quadratic_roots(quadratic: Sequence[Quadratic], slip: str) -> tuple[list[Step], list[Root]]:
    """Return how the quotient is solved, and its roots."""
    if len(quadratic) == 1:
        return _by_completing_the_square(quadratic[0], slip)
    return _by_two_discriminants(quadratic, slip)


def _by_completing_the_square(quadratic: Quadratic, slip: str) -> tuple[list[Step], list[Root]]:
    """Return the steps and the roots; the middle coefficient is even."""
    _, b, c = quadratic
    constant = _constant(c, slip)
    radicand = discriminant(b, constant)
    if slip == "square_not_subtracted":
        radicand = -4 * constant
    if radicand <= 0:
        raise Rejected("no root is left")
    roots = _surds(b, radicand, slip)
    square = total(X, b // 2) ** 2 - Fraction(radicand, 4)
    return [step("identity", left=polynomial([1, b, constant], X), right=square)], roots


def _by_two_discriminants(quadratic: Sequence[Quadratic], slip: str) -> tuple[list[Step], list[Root]]:
    """Return the steps and the roots of both factors. Raises: Rejected where two of them are one."""
    roots: list[Root] = []
    for _, b, c in quadratic:
        radicand = discriminant(b, _constant(c, slip))
        if slip == "extraneous_root_kept":
            radicand = abs(radicand)
        if slip == "halving_forgotten":
            roots += _surds(2 * b, 4 * radicand, slip)
        else:
            roots += _surds(b, radicand, slip)
    if len({real.near for real in roots}) < len(roots):
        raise Rejected("two roots become one")
    factors = [polynomial(factor, X) for factor in quadratic]
    expanded = polynomial(polynomial_product([1], *quadratic), X)
    return [step("identity", left=expanded, right=product(*factors))], roots


def _surds(b: int, radicand: int, slip: str) -> list[Root]:
    """Return the zeros of x^2 + b x + c with this discriminant. Raises: Rejected where it is a square."""
    if is_square(radicand):
        raise Rejected("the surds are no surds")
    match slip:
        case "centre_sign_flipped":
            return surds(b, radicand)
        case "root_dropped":
            return surds(-b, radicand)[1:]
    return surds(-b, radicand)


def _set(roots: Sequence[Root]) -> Formula:
    in_order = sorted(roots, key=lambda real: real.near)
    return collection(*(real.exact for real in in_order))


def _sign(sign: Sign, slip: str) -> Sign:
    match slip:
        case "sign_flipped":
            return _OTHER_DIRECTIONS[sign]
        case "endpoint_swapped":
            return _OTHER_ENDPOINTS[sign]
    return sign


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "linear_root_sign_flipped": "the zeros of the linear factors have the wrong sign",
        "coefficient_slip": "a linear factor's leading coefficient is not divided by",
        "constant_with_the_wrong_sign": "the constant of what is quadratic is used with the wrong sign",
        "square_not_subtracted": "in completing the square, the added square is not subtracted again",
        "root_dropped": "of the two square roots only the positive one is taken",
        "centre_sign_flipped": "the number before the square root has the wrong sign",
        "halving_forgotten": "the division by 2 in the quadratic formula is forgotten",
        "extraneous_root_kept": "the sign of a negative discriminant is lost, so it gives real roots",
        "multiplicity_ignored": "a double root is treated as one where the sign changes",
        "sign_flipped": "the intervals are those where the polynomial has the other sign",
        "endpoint_swapped": "the roots are taken in where they are not, or left out",
    },
)
