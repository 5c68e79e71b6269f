"""Chooses recursions whose fixed points solve a quadratic equation, and differentiates there."""

from fractions import Fraction
from math import isqrt, lcm
from typing import NamedTuple

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.recursive_limit.facts import Facts, Kind
from seedproof.problems.templates.recursive_limit.phrases import (
    FIXED_POINTS,
    LIMITS,
    ORDERS,
    RULES,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    Formula,
    Symbol,
    call,
    collection,
    formula,
    latex,
    point,
    polynomial,
    quotient,
    root,
    total,
)

X = Symbol("x")

_KINDS: dict[int, tuple[Kind, ...]] = {
    1: ("linear fractional",),
    2: ("root", "continued fraction", "chord"),
    3: ("newton", "newton", "halley"),
}
"""By difficulty."""


class Surd(NamedTuple):
    """rational + factor * sqrt(radicand)."""

    rational: Fraction
    factor: Fraction
    radicand: int


class Speed(NamedTuple):
    """The order of convergence and its constant."""

    order: int
    constant: Surd


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a recursion that converges from where it starts. Raises: Rejected."""
    kind = draws.choice(_KINDS[difficulty])
    match kind:
        case "linear fractional":
            facts = _linear_fractional(draws)
        case "root" | "continued fraction":
            facts = Facts(
                kind, draws.between(1, 8), draws.between(1, 12), 0, draws.choice((1, 2, 3, 4, 5, 10, 12))
            )
        case "chord":
            facts = _chord(draws)
        case "newton":
            facts = _newton(draws)
        case "halley":
            facts = Facts(kind, 0, draws.between(2, 30), 0, draws.between(1, 9))
    limit = limit_of(facts)
    if formula(facts.start) == written(limit):
        raise Rejected("the sequence is constant")
    if difficulty == 2 and limit.factor == 0:
        raise Rejected("the limit is rational")
    return facts


def _linear_fractional(draws: Draws) -> Facts:
    """Draw the fixed points, the larger one attracting."""
    attracting = draws.between(1, 6)
    repelling = -draws.between(1, 6)
    c = draws.between(1, 7)
    a = c + attracting + repelling
    b = -attracting * repelling
    if a < 1 or c + repelling == 0 or abs(c + repelling) >= c + attracting:
        raise Rejected("a coefficient is not positive, or the larger fixed point does not attract")
    return Facts("linear fractional", a, b, c, draws.choice((1, 2, 3, 4, 5, 8, 10)))


def _chord(draws: Draws) -> Facts:
    """Draw a slope that is at least twice the root, so that the sequence is monotone."""
    b = draws.between(2, 20)
    slope = 2 * (isqrt(b) + draws.between(1, 3))
    return Facts("chord", slope, b, 0, draws.between(1, slope // 2))


def _newton(draws: Draws) -> Facts:
    """Draw a quadratic equation with two real solutions, and a start above both."""
    a = draws.between(-6, 6)
    b = draws.between(-8, 12)
    discriminant = a * a + 4 * b
    if discriminant <= 0 or b == 0:
        raise Rejected("there are not two different solutions, or zero is one of them")
    above = (a + isqrt(discriminant)) // 2 + 1
    return Facts("newton", a, b, 0, above + draws.between(0, 4))


def quadratic(facts: Facts) -> list[int]:
    """Return the coefficients of x^2 - s x - t, whose zeros the fixed points are."""
    match facts.kind:
        case "linear fractional":
            return [1, facts.c - facts.a, -facts.b]
        case "root" | "continued fraction" | "newton":
            return [1, -facts.a, -facts.b]
        case "chord" | "halley":
            return [1, 0, -facts.b]


def zeros(coefficients: list[int]) -> tuple[Surd, Surd]:
    """Return the zeros of a quadratic polynomial with leading coefficient 1, the smaller one first."""
    _, linear, constant = coefficients
    discriminant = linear * linear - 4 * constant
    middle = Fraction(-linear, 2)
    width = isqrt(discriminant)
    if width * width == discriminant:
        half = Fraction(width, 2)
        return Surd(middle - half, Fraction(0), 1), Surd(middle + half, Fraction(0), 1)
    half = Fraction(1, 2)
    return Surd(middle, -half, discriminant), Surd(middle, half, discriminant)


def fixed_points(facts: Facts) -> tuple[Surd, ...]:
    """Return the fixed points; a root is not negative. Halley's recursion has zero, too."""
    low, high = zeros(quadratic(facts))
    match facts.kind:
        case "root":
            return (high,)
        case "halley":
            return (low, Surd(Fraction(0), Fraction(0), 1), high)
    return (low, high)


def limit_of(facts: Facts) -> Surd:
    """Return the limit, which is the larger zero."""
    _, high = zeros(quadratic(facts))
    return high


def speed(facts: Facts, limit: Surd) -> Speed:
    """Return order and constant, from the first derivative that is not zero."""
    a = Fraction(facts.a)
    b = Fraction(facts.b)
    other = conjugate(facts, limit)
    match facts.kind:
        case "linear fractional":
            return Speed(1, Surd((facts.c + other.rational) / (facts.c + limit.rational), Fraction(0), 1))
        case "root":  # a/(2 L), and 1/L is -other/b
            return Speed(1, _times(other, -a / (2 * b)))
        case "continued fraction":  # -b/L^2 = other/L = -other^2/b
            return Speed(1, _times(_square(other), -1 / b))
        case "chord":
            return Speed(1, _plus(_times(limit, -2 / a), Fraction(1)))
        case "newton":  # 1/(L - other)
            if limit.factor == 0:
                return Speed(2, Surd(1 / (limit.rational - other.rational), Fraction(0), 1))
            return Speed(2, Surd(Fraction(0), Fraction(1, limit.radicand), limit.radicand))
        case "halley":
            return Speed(3, Surd(1 / (4 * b), Fraction(0), 1))


def conjugate(facts: Facts, limit: Surd) -> Surd:
    """Return the other zero of the quadratic polynomial."""
    low, high = zeros(quadratic(facts))
    return low if limit == high else high


def _times(surd: Surd, factor: Fraction) -> Surd:
    return surd._replace(rational=surd.rational * factor, factor=surd.factor * factor)


def _plus(surd: Surd, addend: Fraction) -> Surd:
    return surd._replace(rational=surd.rational + addend)


def _square(surd: Surd) -> Surd:
    rational = surd.rational**2 + surd.factor**2 * surd.radicand
    return surd._replace(rational=rational, factor=2 * surd.rational * surd.factor)


def written(surd: Surd) -> Formula:
    """Return a surd as one fraction."""
    if surd.factor == 0:
        return formula(surd.rational)
    square = max(size for size in range(1, surd.radicand + 1) if surd.radicand % size**2 == 0)
    factor = surd.factor * square
    below = lcm(surd.rational.denominator, factor.denominator)
    above = total(surd.rational * below, factor * below * root(surd.radicand // square**2))
    return quotient(above, below)


def pair(found: Speed) -> Formula:
    """Return order and constant as a pair."""
    return point(found.order, written(found.constant))


def answers(facts: Facts) -> list[Answer]:
    """Give the fixed points, the limit, and the order of convergence with its constant."""
    limit = limit_of(facts)
    points = collection(*(written(fixed) for fixed in fixed_points(facts)))
    return [
        Answer(points, "set", ("x",)),
        Answer(written(limit), "number"),
        Answer(pair(speed(facts, limit)), "tuple", ("p", "C")),
    ]


def rule(facts: Facts) -> Formula:
    """Return f(x)."""
    match facts.kind:
        case "linear fractional":
            return quotient(polynomial([facts.a, facts.b], X), X + facts.c)
        case "root":
            return call("sqrt", polynomial([facts.a, facts.b], X))
        case "continued fraction":
            return facts.a + quotient(facts.b, X)
        case "chord":
            return X + quotient(facts.b - X**2, facts.a)
        case "newton":
            return quotient(X**2 + facts.b, polynomial([2, -facts.a], X))
        case "halley":
            return quotient(X * (X**2 + 3 * facts.b), 3 * X**2 + facts.b)


def _in_terms(value: Formula) -> str:
    """Write a polynomial in x as one in x_n."""
    return latex(value).replace("x^{2}", "x_n^2").replace("x", "x_n").replace("x_n_n", "x_n")


def rule_text(facts: Facts) -> str:
    """Write f(x_n)."""
    wording = RULES[facts.kind]
    match facts.kind:
        case "root":
            return fill(wording, inside=_in_terms(polynomial([facts.a, facts.b], X)))
        case "continued fraction" | "chord":
            return fill(wording, a=str(facts.a), b=str(facts.b))
        case "halley":
            return fill(wording, triple=str(3 * facts.b), b=str(facts.b))
        case "newton":
            return fill(
                wording,
                above=_in_terms(X**2 + facts.b),
                below=_in_terms(polynomial([2, -facts.a], X)),
            )
        case "linear fractional":
            return fill(
                wording,
                above=_in_terms(polynomial([facts.a, facts.b], X)),
                below=_in_terms(X + facts.c),
            )


def words(facts: Facts, draws: Draws) -> Words:
    """Write the recursion and its start."""
    statement = fill(draws.choice(STATEMENTS), start=str(facts.start), rule=rule_text(facts))
    return Words(
        statement,
        (draws.choice(FIXED_POINTS), draws.choice(LIMITS), draws.choice(ORDERS)),
    )


TEMPLATE = Template(
    subject="sequences_series",
    method="iteration and tiny errors, in balls",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "rational fixed points, linear convergence",
        2: "fixed points with square roots, of which not every solution may count",
        3: "the derivative vanishes at the limit: the order of convergence is 2 or 3",
    },
)
