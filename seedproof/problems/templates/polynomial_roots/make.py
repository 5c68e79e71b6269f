"""Chooses linear factors and quadratic ones, expands them, and reads the roots off the factors."""

from collections.abc import Sequence
from fractions import Fraction
from math import gcd, isqrt
from typing import NamedTuple

from seedproof.problems.making import coefficients
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.polynomial_roots.facts import Facts, Sign
from seedproof.problems.templates.polynomial_roots.phrases import WORDS
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import INFINITY, Formula, Symbol, collection, polynomial, product, root

X = Symbol("x")

_PRECISION = 10**12
_OTHER_DIRECTIONS: dict[Sign, Sign] = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}
_OTHER_ENDPOINTS: dict[Sign, Sign] = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}

Linear = tuple[int, int]
Quadratic = tuple[int, int, int]


def sample(draws: Draws, difficulty: int) -> Facts:
    """A cubic; a quartic with a fraction as a root; two quadratic factors, one without real roots."""
    linear = _linear_factors(draws, difficulty)
    middle = draws.between(-3, 3) if difficulty == 3 else 2 * draws.between(-2, 2)
    (constant,) = draws.nonzeros(1, 6)
    quadratic = [(1, middle, constant)]
    if difficulty == 3:
        quadratic.append((1, draws.between(-2, 2), draws.between(1, 5)))
    discriminants = [b * b - 4 * c for _, b, c in quadratic]
    if discriminants[0] <= 0 or _is_square(discriminants[0]):
        raise Rejected("the surds are no surds")
    if any(number >= 0 for number in discriminants[1:]):
        raise Rejected("the last factor has real roots")
    if max(map(abs, coefficients.product([1], *linear, *quadratic))) > 60:
        raise Rejected("a coefficient is large")
    return Facts(sorted(linear), sorted(quadratic), draws.choice(("<", "<=", ">", ">=")))


def _linear_factors(draws: Draws, difficulty: int) -> list[Linear]:
    """Draw one factor, or two, which can be equal in the last difficulty."""
    steep = draws.choice((2, 3))
    slopes_of_two = draws.choice(((1, 1), (1, 2)))
    slopes = {1: (1,), 2: (1, steep), 3: slopes_of_two}[difficulty]
    factors: list[Linear] = []
    for slope in slopes:
        (constant,) = draws.nonzeros(1, 4 if slope == 1 else 3)
        factors.append((slope, constant))
    if slopes == (1, 1) and draws.below(2):
        factors = [factors[0], factors[0]]
    elif len({Fraction(-b, a) for a, b in factors}) < len(factors):
        raise Rejected("a root is double")
    if any(gcd(a, b) > 1 for a, b in factors):
        raise Rejected("a linear factor can be divided")
    return factors


def _is_square(number: int) -> bool:
    return number >= 0 and isqrt(number) ** 2 == number


class Root(NamedTuple):
    """A real root: nearly, exactly, and whether the sign of the polynomial changes there."""

    near: Fraction
    exact: Formula
    changes: bool = True


class Solved(NamedTuple):
    """What is quadratic, another form of it, and its roots."""

    quotient: Formula
    form: Formula
    roots: list[Root]


def work(facts: Facts, slip: Slip) -> Worked:
    """The linear factors, then the quadratic ones, then all roots and the signs between them."""
    zeros = [
        slip.or_else(Fraction(-b, a), linear_root_sign_flipped=Fraction(b, a), coefficient_slip=Fraction(-b))
        for a, b in facts.linear
    ]
    if len({*zeros}) < len({*facts.linear}):
        raise Rejected("two roots become one")
    rational: list[Root] = []
    for zero in sorted({*zeros}):
        changes = slip.or_else(zeros.count(zero) % 2 == 1, multiplicity_ignored=True)
        rational.append(Root(zero, formula.formula(zero), changes))
    solve = _by_completing_the_square if len(facts.quadratic) == 1 else _by_two_discriminants
    quotient, form, irrational = solve(facts.quadratic, slip)
    roots = sorted([*rational, *irrational])
    sign = slip.or_else(
        facts.sign,
        sign_flipped=_OTHER_DIRECTIONS[facts.sign],
        endpoint_swapped=_OTHER_ENDPOINTS[facts.sign],
    )
    solution = _solution_set(roots, sign)

    factors = [polynomial(factor, X) for factor in facts.linear]
    linear = factors[0] ** 2 if factors[1:] == factors[:1] else product(*factors)
    whole = _expanded(facts)
    steps = (
        step("identity", left=whole, right=linear * quotient),
        step("zeros", polynomial=linear, letter=X, zeros=_set(rational)),
        step("identity", left=quotient, right=form),
        step("zeros", polynomial=quotient, letter=X, zeros=_set(irrational)),
        step("zeros", polynomial=whole, letter=X, zeros=_set(roots)),
        step(
            "inequality",
            left=whole,
            sign=formula.Verbatim(WORDS["sign"][facts.sign]),
            right=0,
            letter=X,
            solution=solution,
        ),
    )
    return Worked(steps, (_set(rational), _set(roots), solution))


def _expanded(facts: Facts) -> Formula:
    return polynomial(coefficients.product([1], *facts.linear, *facts.quadratic), X)


def _set(roots: Sequence[Root]) -> Formula:
    return collection(*(real.exact for real in sorted(roots)))


def _by_completing_the_square(factors: Sequence[Quadratic], slip: Slip) -> Solved:
    """Solve what is quadratic; the middle coefficient is even."""
    ((_, b, c),) = factors
    constant = slip.or_else(c, constant_with_the_wrong_sign=-c)
    radicand = slip.or_else(b * b - 4 * constant, square_not_subtracted=-4 * constant)
    if radicand <= 0:
        raise Rejected("no root is left")
    square = (X + b // 2) ** 2 - Fraction(radicand, 4)
    return Solved(polynomial([1, b, constant], X), square, _surds(b, radicand, slip))


def _by_two_discriminants(factors: Sequence[Quadratic], slip: Slip) -> Solved:
    """Solve a product of quadratic factors. Raises: Rejected where two of the roots are one."""
    roots: list[Root] = []
    for _, b, c in factors:
        radicand = b * b - 4 * slip.or_else(c, constant_with_the_wrong_sign=-c)
        radicand = slip.or_else(radicand, extraneous_root_kept=abs(radicand))
        scale = slip.or_else(1, halving_forgotten=2)
        roots += _surds(scale * b, scale**2 * radicand, slip)
    if len({real.near for real in roots}) < len(roots):
        raise Rejected("two roots become one")
    expanded = polynomial(coefficients.product([1], *factors), X)
    return Solved(expanded, product(*(polynomial(factor, X) for factor in factors)), roots)


def _surds(b: int, radicand: int, slip: Slip) -> list[Root]:
    """Return the zeros of x^2 + b x + c with this discriminant. Raises: Rejected where it is a square."""
    if _is_square(radicand):
        raise Rejected("the surds are no surds")
    if radicand < 0:
        return []
    centre = slip.or_else(-b, centre_sign_flipped=b)
    roots: list[Root] = []
    for sign in (-1, 1):
        near = Fraction(centre * _PRECISION + sign * isqrt(radicand * _PRECISION**2), 2 * _PRECISION)
        if centre % 2:
            exact = (centre + sign * root(radicand)) / 2
        else:
            exact = centre // 2 + sign * root(Fraction(radicand, 4))
        roots.append(Root(near, exact))
    return slip.or_else(roots, root_dropped=roots[1:])


def _solution_set(roots: Sequence[Root], sign: Sign) -> Formula:
    """Return where the polynomial, positive on the far right, has the sign; the roots are in their order."""
    wanted = 0 if sign in (">", ">=") else 1
    changes = [real.changes for real in roots]
    holds = [sum(changes[gap:]) % 2 == wanted for gap in range(len(roots) + 1)]
    has_roots = sign in ("<=", ">=")
    ends = [-INFINITY, *(real.exact for real in roots), INFINITY]
    parts: list[Formula] = []
    low = -INFINITY
    for gap, high in enumerate(ends[1:]):
        next_holds = gap < len(roots) and holds[gap + 1]
        if holds[gap] and has_roots and next_holds:
            continue
        if holds[gap]:
            opening = "[" if has_roots and low != -INFINITY else ""
            closing = "]" if has_roots and high != INFINITY else ""
            parts.append(formula.interval(low, high, opening + closing))
        elif has_roots and high != INFINITY and not next_holds:
            parts.append(collection(high))
        low = high
    return formula.union(*parts)


SHEET = Sheet(
    subject="algebra",
    method="substitution and Sturm count",
    sample=sample,
    work=work,
    types=(Typed("set"), Typed("set"), Typed("interval_union", ("x",))),
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
    gaps=lambda facts: {"p": _expanded(facts)},
    order=(1, 2, 3, 0),
    levels={
        1: "a cubic with one rational root and two surds",
        2: "a quartic with a fraction as a root",
        3: "a product of two quadratic factors must be found, and a root can be double",
    },
    school=True,
    version=2,
)
