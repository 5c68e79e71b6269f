"""Splits the linear factors off, solves what is left by completing squares, and follows the signs."""

from fractions import Fraction
from itertools import groupby
from math import isqrt
from typing import NamedTuple

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.polynomial_roots.generate import answers
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text import formula
from seedproof.text.formula import INFINITY, Formula, collection, polynomial, product, root

X = formula.Symbol("x")


class Root(NamedTuple):
    """A real root: nearly, exactly, and whether the sign changes there."""

    near: Fraction
    exact: Formula
    changes: bool


def _rational(linear: list[list[int]], slip: str) -> list[Root]:
    """The zeros of the linear factors. Raises: Rejected where two become one."""
    sign = 1 if slip == "linear_root_sign_flipped" else -1
    zeros = [Fraction(sign * b, 1 if slip == "coefficient_slip" else a) for a, b in linear]
    if len({*zeros}) < len({*map(tuple, linear)}):
        raise Rejected("two roots become one")
    single = slip == "multiplicity_ignored"
    return [
        Root(zero, formula.formula(zero), single or zeros.count(zero) % 2 == 1) for zero in sorted({*zeros})
    ]


def _surds(b: int, under: int, slip: str) -> list[Root]:
    """The zeros of x^2 + b x + c with the discriminant `under`: none where that is negative."""
    if under >= 0 and isqrt(under) ** 2 == under:
        raise Rejected("the surds are no surds")
    centre, found = b if slip == "centre_sign_flipped" else -b, []
    for sign in (-1, 1) if under > 0 else ():
        near = Fraction(centre * 10**12 + sign * isqrt(under * 10**24), 2 * 10**12)
        if b % 2:
            found.append(Root(near, (centre + sign * root(under)) / 2, True))
        else:
            found.append(Root(near, centre // 2 + sign * root(Fraction(under, 4)), True))
    return found[1:] if slip == "root_dropped" else found


def _where(roots: list[Root], sign: str) -> Formula:
    """The runs of gaps and roots that belong to the solution; on the right the polynomial is positive."""
    ends = [-INFINITY, *(one.exact for one in roots), INFINITY]
    here, cells = sign[0] == ">", list[bool]()
    for one in reversed(roots):
        cells += [here, sign.endswith("=")]
        here = here != one.changes
    cells = [*cells, here][::-1]
    parts = list[Formula]()
    for holds, run in groupby(range(len(cells)), cells.__getitem__):
        first, *_, last = [*run] * 2
        low, high = ends[(first + 1) // 2], ends[last // 2 + 1]
        if holds and first == last and first % 2:
            parts.append(collection(low))
        elif holds:
            parts.append(formula.interval(low, high, "[" * (first % 2) + "]" * (last % 2)))
    return formula.union(*parts)


def _set(roots: list[Root]) -> Formula:
    return collection(*(one.exact for one in sorted(roots)))


def _left(quadratic: list[list[int]], slip: str) -> tuple[list[Step], list[Root]]:
    """What division leaves, as it is solved: one completed square, or two discriminants."""
    wrong_sign = slip == "constant_with_the_wrong_sign"
    if len(quadratic) == 1:
        ((_, b, c),) = quadratic
        c = -c if wrong_sign else c
        under = -4 * c if slip == "square_not_subtracted" else b * b - 4 * c
        if under <= 0:
            raise Rejected("no root is left")
        found = _surds(b, under, slip)
        square = formula.total(X, b // 2) ** 2 - Fraction(under, 4)
        return [
            step("Completed to a square and a number, the quotient is {}.", square, "expression(x)"),
            step("It is zero exactly for $x$ in {}.", _set(found), "set"),
        ], found
    unders = [b * b - 4 * (-c if wrong_sign else c) for _, b, c in quadratic]
    if slip == "extraneous_root_kept":
        unders = list(map(abs, unders))
    double = 2 if slip == "halving_forgotten" else 1
    pairs = [(double * b, double**2 * under) for (_, b, _), under in zip(quadratic, unders, strict=True)]
    found = [one for pair in pairs for one in _surds(*pair, slip)]
    if len({one.near for one in found}) < len(found):
        raise Rejected("two roots become one")
    factors = product(*(polynomial(one, X) for one in quadratic))
    return [
        step("Comparing coefficients, the quotient is the product {}.", factors, "expression(x)"),
        step(
            "The discriminants of these two factors are {}, in this order.", formula.point(*unders), "tuple"
        ),
    ], found


def _quotient(quadratic: list[list[int]], slip: str) -> Formula:
    """The product of the quadratic factors, expanded."""
    (_, b, c), *more = quadratic
    if not more:
        return polynomial([1, b, -c if slip == "constant_with_the_wrong_sign" else c], X)
    ((_, d, e),) = more
    return polynomial([1, b + d, c + b * d + e, b * e + c * d, c * e], X)


def work(facts: Facts, slip: str) -> Worked:
    """The linear factors, then the quadratic ones, then all roots and the signs between them."""
    linear, quadratic = facts["linear"], facts["quadratic"]
    if linear[1:] and linear[0] == linear[1]:
        factors = polynomial(linear[0], X) ** 2
    else:
        factors = product(*(polynomial(one, X) for one in linear))
    rational = _rational(linear, slip)
    between, surds = _left(quadratic, slip)
    roots = sorted(rational + surds)
    said = "Together with the rational roots, the set of all real roots is {}."
    if quadratic[1:]:
        said = "Together with the roots that the quadratic formula gives, the set of all real roots is {}."
    found = [_set(rational), _set(roots)]
    steps = [
        step(
            "Trying the candidates of the rational root theorem shows that $p(x)$ is divisible by {factors}, "
            "and the quotient is {}, which has no rational roots.",
            _quotient(quadratic, slip),
            "expression(x)",
            factors=factors,
        ),
        step("So the rational roots of $p$ are those in {}.", found[0], "set"),
        *between,
        step(said, found[1], "set"),
    ]
    if "sign" in facts:
        asked = sign = facts["sign"]
        if slip == "sign_flipped":
            sign = {"<": ">", ">": "<"}[sign[0]] + sign[1:]
        if slip == "endpoint_swapped":
            sign = sign[0] + ("" if sign[1:] else "=")
        found.append(_where(roots, sign))
        said = "Going from root to root, from the right, where $p$ is positive, gives {asked} exactly on {}."
        steps.append(
            step(said, found[2], "interval_union", asked=formula.equation(formula.call("p", X), 0, asked)),
        )
    if slip and found == [answer.formula for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), tuple(found))


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
