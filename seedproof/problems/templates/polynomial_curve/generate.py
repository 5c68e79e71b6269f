"""Chooses the zeros of the derivative with their multiplicities, and integrates to get the polynomial."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import isqrt, lcm
from typing import NamedTuple

from msgspec.structs import replace

from seedproof.problems.making import coefficients
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.polynomial_curve.facts import CriticalPoint, Facts, Question
from seedproof.problems.templates.polynomial_curve.phrases import QUESTIONS, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    INFINITY,
    Formula,
    Symbol,
    collection,
    interval,
    latex,
    point,
    polynomial,
    root,
    total,
    union,
)

X = Symbol("x")

_MULTIPLICITIES: dict[int, tuple[tuple[int, ...], ...]] = {
    1: ((1, 1),),
    2: ((2, 1), (1, 2), (1, 1)),
    3: (
        (3, 1),
        (3, 1),
        (1, 3),
        (1, 3),
        (2, 2),
        (1, 1, 2),
        (1, 1, 2),
        (2, 1, 1),
        (2, 1, 1),
        (1, 2, 1),
        (1, 2, 1),
        (1, 2, 1),
        (1, 1, 1),
        (1, 1, 1),
        (1, 1, 1),
    ),
}
"""Of the zeros of the derivative from left to right, by difficulty."""


class Surd(NamedTuple):
    """The number rational + factor sqrt(radicand)."""

    rational: Fraction
    factor: Fraction
    radicand: int


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw cubics, then quartics with a double zero of the derivative, then more of these."""
    multiplicities = draws.choice(_MULTIPLICITIES[difficulty])
    places = sorted(draws.sample(range(-5, 6), len(multiplicities)))
    critical = [
        CriticalPoint(x, multiplicity) for x, multiplicity in zip(places, multiplicities, strict=True)
    ]
    constant = draws.between(-6, 9)
    facts = Facts(critical, 1, constant, [])
    denominator = lcm(*(coefficient.denominator for coefficient in curve(facts)))
    factor = denominator * draws.choice((1, 1, -1))
    monotony = draws.choice(_monotonies(multiplicities, factor))
    asked: list[Question] = [monotony, "maxima", "minima", "bends"]
    facts = replace(facts, factor=factor, asked=asked)
    function = curve(facts)
    if max(map(abs, function)) > 250:
        raise Rejected("a coefficient is too large")
    for x in [*(rational(x) for x in places), *inflections(critical)]:
        y = value_at(function, x)
        if not is_nice(y) or x.rational.denominator > 3:
            raise Rejected("a point is no nice one")
    return facts


def _monotonies(multiplicities: Sequence[int], factor: int) -> Sequence[Question]:
    """Return what can be asked for, so that there are intervals."""
    if multiplicities != (2, 2):
        return ("increasing", "decreasing")
    if factor > 0:
        return ("increasing",)
    return ("decreasing",)


def is_nice(y: Surd) -> bool:
    """Whether a height can be part of an answer."""
    return y.factor == 0 and abs(y.rational) <= 400 and y.rational.denominator <= 9


def rational(number: int | Fraction) -> Surd:
    """Return a rational number as a surd."""
    return Surd(Fraction(number), Fraction(0), 1)


def derivative(facts: Facts) -> list[int]:
    """Return the coefficients of the derivative."""
    zeros = [zero.x for zero in facts.critical for _ in range(zero.multiplicity)]
    return coefficients.with_roots(zeros, facts.factor)


def curve(facts: Facts) -> list[Fraction]:
    """Return the coefficients of the polynomial."""
    return coefficients.integral(derivative(facts), facts.constant)


def value_at(function: Sequence[Fraction], x: Surd) -> Surd:
    """Return the value, by Horner's rule."""
    whole = Fraction(0)
    factor = Fraction(0)
    for coefficient in function:
        next_whole = whole * x.rational + factor * x.factor * x.radicand + coefficient
        factor = whole * x.factor + factor * x.rational
        whole = next_whole
    return Surd(whole, factor, x.radicand)


def inflections(critical: Sequence[CriticalPoint], *, with_false_ones: bool = False) -> list[Surd]:
    """Return where the concavity changes: zeros of even multiplicity, and those between different zeros.

    False ones are multiple zeros of odd multiplicity, where the second derivative is zero, too.

    Raises: Rejected.
    """
    multiple = [
        rational(zero.x)
        for zero in critical
        if zero.multiplicity % 2 == 0 or (with_false_ones and zero.multiplicity > 1)
    ]
    between = _zeros_between(critical)
    if between[0].radicand == 1:
        return sorted([*multiple, *between])
    if multiple:
        raise Rejected("surds and integers are mixed")
    return between


def _zeros_between(critical: Sequence[CriticalPoint]) -> list[Surd]:
    """Return the zeros of the second derivative between two or three different zeros of the first."""
    logarithmic = [0] * len(critical)
    for zero in critical:
        others = [other.x for other in critical if other != zero]
        logarithmic = coefficients.total(logarithmic, coefficients.with_roots(others, zero.multiplicity))
    if len(logarithmic) == 2:
        slope, constant = logarithmic
        return [rational(Fraction(-constant, slope))]
    leading, middle, constant = logarithmic
    discriminant = middle**2 - 4 * leading * constant
    square_root = _largest_square_root(discriminant)
    centre = Fraction(-middle, 2 * leading)
    half = Fraction(square_root, 2 * leading)
    radicand = discriminant // square_root**2
    if radicand == 1:
        return [rational(centre - half), rational(centre + half)]
    return [Surd(centre, -half, radicand), Surd(centre, half, radicand)]


def _largest_square_root(number: int) -> int:
    """Return the largest integer whose square divides a number."""
    return max(divisor for divisor in range(1, isqrt(number) + 1) if number % divisor**2 == 0)


def turning_points(critical: Sequence[CriticalPoint]) -> list[int]:
    """Return where the derivative changes its sign."""
    return [zero.x for zero in critical if zero.multiplicity % 2 == 1]


class Extrema(NamedTuple):
    """The places of local extrema, from left to right."""

    maxima: list[Surd]
    minima: list[Surd]


def extrema(turns: Sequence[Surd], *, rising: bool) -> Extrema:
    """Walk from the right, where the polynomial rises or falls: it turns at every place."""
    maxima: list[Surd] = []
    minima: list[Surd] = []
    for x in reversed(turns):
        if rising:
            minima.insert(0, x)
        else:
            maxima.insert(0, x)
        rising = not rising
    return Extrema(maxima, minima)


def number(surd: Surd) -> Formula:
    """Write a surd."""
    return total(surd.rational, surd.factor * root(surd.radicand))


def intervals(changes: Sequence[Surd], *, last: bool) -> Formula:
    """Return every other interval between the places; `last` says whether the one to the right is taken."""
    parts: list[Formula] = []
    taken = last
    for low, high in reversed(list(pairwise([-INFINITY, *map(number, changes), INFINITY]))):
        if taken:
            parts.append(interval(low, high))
        taken = not taken
    return union(*reversed(parts))


def points(function: Sequence[Fraction], places: Sequence[Surd]) -> Formula:
    """Return the points of the graph, whose heights are rational."""
    return collection(*(point(number(x), value_at(function, x).rational) for x in places))


def answers(facts: Facts) -> list[Answer]:
    """All is read off the order of the zeros and their multiplicities."""
    return [_answer(facts, question) for question in facts.asked]


def _answer(facts: Facts, question: Question) -> Answer:
    rising = facts.factor > 0
    turns = [rational(x) for x in turning_points(facts.critical)]
    bends = inflections(facts.critical)
    match question:
        case "increasing":
            return Answer(intervals(turns, last=rising), "interval_union")
        case "decreasing":
            return Answer(intervals(turns, last=not rising), "interval_union")
        case "concave up":
            return Answer(intervals(bends, last=rising), "interval_union")
        case "concave down":
            return Answer(intervals(bends, last=not rising), "interval_union")
        case "maxima":
            return Answer(points(curve(facts), extrema(turns, rising=rising).maxima), "set")
        case "minima":
            return Answer(points(curve(facts), extrema(turns, rising=rising).minima), "set")
        case "bends":
            return Answer(points(curve(facts), bends), "set")


def words(facts: Facts, draws: Draws) -> Words:
    """Write the polynomial, multiplied out."""
    questions = tuple(draws.choice(QUESTIONS[question]) for question in facts.asked)
    statement = fill(draws.choice(STATEMENTS), rule=latex(polynomial(curve(facts), X)))
    return Words(statement, questions)


TEMPLATE = Template(
    subject="differential_calculus",
    method="sign tables and root counts",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a cubic",
        2: "a quartic or cubic whose derivative may have a double zero",
        3: "up to the fifth degree, where multiple zeros must be told from changes of sign",
    },
    version=2,
)
