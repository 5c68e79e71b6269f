"""Chooses the zeros of the derivative with their multiplicities, and integrates to get the polynomial."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import lcm
from typing import TypeVar

from msgspec.structs import replace

from seedproof.problems.making import coefficients
from seedproof.problems.making.complex_surds import Surd, root_of, surd
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked, step
from seedproof.problems.templates.polynomial_curve.facts import CriticalPoint, Facts, Question
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import INFINITY, Formula, Symbol, Verbatim, polynomial, root

X = Symbol("x")

T = TypeVar("T")

_MULTIPLICITIES = {
    1: "11",
    2: "21 12 11",
    3: "31 31 13 13 22 112 112 211 211 121 121 121 111 111 111",
}
"""Of the zeros of the derivative from left to right, a digit each, by difficulty."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw cubics, then quartics with a double zero of the derivative, then more of these."""
    multiplicities = list(map(int, draws.choice(_MULTIPLICITIES[difficulty].split())))
    places = sorted(draws.sample(range(-5, 6), len(multiplicities)))
    critical = list(map(CriticalPoint, places, multiplicities))
    facts = Facts(critical, 1, draws.between(-6, 9), [])
    denominator = lcm(*(coefficient.denominator for coefficient in _curve(facts)))
    factor = denominator * draws.choice((1, 1, -1))
    monotonies: Sequence[Question] = ("increasing", "decreasing")
    if multiplicities == [2, 2]:
        monotonies = ("increasing",) if factor > 0 else ("decreasing",)
    facts = replace(facts, factor=factor, asked=[draws.choice(monotonies), "maxima", "minima", "bends"])
    curve = _curve(facts)
    if max(map(abs, curve)) > 250:
        raise Rejected("a coefficient is too large")
    for x in [*map(surd, places), *_bends(critical)]:
        if not _is_nice(_value(curve, x)) or dict(x.terms).get(1, Fraction(0)).denominator > 3:
            raise Rejected("a point is no nice one")
    return facts


def work(facts: Facts, slip: Slip) -> Worked:
    """Both derivatives, each with its signs and then the points."""
    critical = slip.or_else(
        facts.critical,
        zeros_with_the_wrong_sign=[replace(zero, x=-zero.x) for zero in reversed(facts.critical)],
    )
    turning = [zero for zero in critical if zero.multiplicity % 2 == 1]
    turns = [surd(zero.x) for zero in slip.or_else(turning, extraneous_root_kept=critical)]
    rises_at_last = facts.factor > 0
    rising = slip.or_else(rises_at_last, sign_flipped=not rises_at_last)
    monotony = facts.asked[0]
    monotone = _intervals(turns, last=rising == (monotony == "increasing"))
    if monotone == formula.union():
        raise Rejected("there is no interval")
    maxima = _every_other(turns, last=not rising)
    minima = _every_other(turns, last=rising)
    maxima, minima = slip.or_else((maxima, minima), kinds_swapped=(minima, maxima))
    bends = _bends(facts.critical)
    if slip == "extraneous_root_kept":
        bends = _bends(facts.critical, with_false_ones=True)
    bends = slip.or_else(bends, inflections_with_the_wrong_sign=[-x for x in reversed(bends)])
    concave = _intervals(bends, last=rises_at_last)
    if slip == "concavity_reversed":
        concave = _intervals(bends, last=not rises_at_last)
        bends = bends[:-1]
    curve = slip.or_else(_curve(facts), constant_missing=_curve(replace(facts, constant=0)))
    places = (maxima, minima, bends)
    if not all(_is_nice(_value(curve, x)) for several in places for x in several):
        raise Rejected("a point is no nice one")
    maximum_points, minimum_points, inflection_points = (_points(curve, several) for several in places)
    function = polynomial(_curve(facts), X)
    slope = polynomial(_derivative(facts), X)
    bending = polynomial(coefficients.derivative(_derivative(facts)), X)
    kinds = {name: Verbatim(name) for name in ("local maximum", "local minimum", "inflection", "concave up")}
    steps = (
        step("derivative", function=function, letter=X, derivative=slope),
        step("identity", left=slope, right=_factored(facts, critical)),
        step("behaves_on", polynomial=function, behaviour=Verbatim(monotony), intervals=monotone),
        step("special_points", polynomial=function, kind=kinds["local maximum"], points=maximum_points),
        step("special_points", polynomial=function, kind=kinds["local minimum"], points=minimum_points),
        step("derivative", function=slope, letter=X, derivative=bending),
        step("behaves_on", polynomial=function, behaviour=kinds["concave up"], intervals=concave),
        step("special_points", polynomial=function, kind=kinds["inflection"], points=inflection_points),
    )
    return Worked(steps, (monotone, maximum_points, minimum_points, inflection_points))


def _derivative(facts: Facts) -> list[int]:
    zeros = [zero.x for zero in facts.critical for _ in range(zero.multiplicity)]
    return coefficients.with_roots(zeros, facts.factor)


def _curve(facts: Facts) -> list[Fraction]:
    return coefficients.integral(_derivative(facts), facts.constant)


def _factored(facts: Facts, critical: Sequence[CriticalPoint]) -> Formula:
    """Write the derivative as a product, a power of x first."""
    zeros = sorted(critical, key=lambda zero: zero.x != 0)
    return formula.product(facts.factor, *((X - zero.x) ** zero.multiplicity for zero in zeros))


def _value(curve: Sequence[Fraction], x: Surd) -> Surd:
    """Return the value, by Horner's rule."""
    value = surd(0)
    for coefficient in curve:
        value = value * x + surd(coefficient)
    return value


def _is_nice(y: Surd) -> bool:
    """Return whether a height can be part of an answer."""
    return y.is_rational and abs(y.rational()) <= 400 and y.denominator <= 9


def _bends(critical: Sequence[CriticalPoint], *, with_false_ones: bool = False) -> list[Surd]:
    """Return where the concavity changes: zeros of even multiplicity, and those between different zeros.

    False ones are multiple zeros of odd multiplicity, where the second derivative is zero, too.

    Raises: Rejected.
    """
    multiple = [
        surd(zero.x)
        for zero in critical
        if zero.multiplicity % 2 == 0 or (with_false_ones and zero.multiplicity > 1)
    ]
    between = _zeros_between(critical)
    if multiple and not between[0].is_rational:
        raise Rejected("surds and integers are mixed")
    return sorted([*multiple, *between], key=Surd.size)


def _zeros_between(critical: Sequence[CriticalPoint]) -> list[Surd]:
    """Return the zeros of the second derivative between two or three different zeros of the first."""
    logarithmic = [0] * len(critical)
    for zero in critical:
        others = [other.x for other in critical if other != zero]
        logarithmic = coefficients.total(logarithmic, coefficients.with_roots(others, zero.multiplicity))
    if len(logarithmic) == 2:
        slope, constant = logarithmic
        return [surd(Fraction(-constant, slope))]
    leading, middle, constant = logarithmic
    centre = surd(Fraction(-middle, 2 * leading))
    half = root_of(middle**2 - 4 * leading * constant).scaled(Fraction(1, 2 * leading))
    return [centre - half, centre + half]


def _every_other(items: Sequence[T], *, last: bool) -> list[T]:
    """Return every other item, in their order; `last` says whether the last one is taken."""
    return list(reversed(items[-1 if last else -2 :: -2]))


def _intervals(changes: Sequence[Surd], *, last: bool) -> Formula:
    """Return every other interval between the places; `last` says whether the one to the right is taken."""
    gaps = list(pairwise([-INFINITY, *map(_number, changes), INFINITY]))
    return formula.union(*(formula.interval(low, high) for low, high in _every_other(gaps, last=last)))


def _points(curve: Sequence[Fraction], places: Sequence[Surd]) -> Formula:
    """Return the points of the graph, whose heights are rational."""
    return formula.collection(*(formula.point(_number(x), _value(curve, x).rational()) for x in places))


def _number(x: Surd) -> Formula:
    """Write a surd, its rational part first."""
    return formula.total(*(coefficient * root(radicand) for radicand, coefficient in x.terms))


SHEET = Sheet(
    subject="differential_calculus",
    method="sign tables and root counts",
    sample=sample,
    gaps=lambda facts: {"rule": polynomial(_curve(facts), X)},
    order=(1, 2, 3, 4, 0),
    work=work,
    types=(Typed("interval_union"), Typed("set"), Typed("set"), Typed("set")),
    slips={
        "zeros_with_the_wrong_sign": "the numbers in the factors of the derivative have the wrong sign",
        "sign_flipped": "the signs of the derivative between its zeros are the opposite ones",
        "kinds_swapped": "maxima and minima are mixed up",
        "extraneous_root_kept": "a double zero of a derivative is taken for a change of its sign",
        "constant_missing": "the constant term is left out in the values of the function",
        "concavity_reversed": "the concavity is mixed up, and a change of it is lost",
        "inflections_with_the_wrong_sign": "the zeros of the second derivative have the wrong sign",
    },
    levels={
        1: "a cubic",
        2: "a quartic or cubic whose derivative may have a double zero",
        3: "up to the fifth degree, where multiple zeros must be told from changes of sign",
    },
    version=2,
)
