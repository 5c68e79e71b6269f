"""Evaluates an antiderivative of a simple kind at both ends: a sum of numbers times constants."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise
from typing import Literal

from seedproof.problems.making import coefficients
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.definite_integral.facts import (
    AbsoluteValue,
    Arc,
    Circle,
    Exponential,
    Facts,
    Powers,
    Wave,
)
from seedproof.problems.templates.definite_integral.phrases import INTEGRALS, MEANS, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    PI,
    E,
    Formula,
    Symbol,
    call,
    formula,
    latex,
    polynomial,
    product,
    root,
    total,
)

X = Symbol("x")
ONE = formula(1)
HALF = Fraction(1, 2)

Kind = Literal["powers", "wave", "exponential", "absolute", "arc", "circle"]

_KINDS: dict[int, tuple[Kind, ...]] = {
    1: ("powers", "powers", "wave"),
    2: ("wave", "exponential", "absolute"),
    3: ("arc", "circle", "absolute"),
}
_TWELFTHS = (-6, -3, -2, 0, 2, 3, 4, 6)
"""Multiples of pi / 12 that, with the rate, are where waves begin and end."""
_SINES = {
    Fraction(0): (Fraction(0), ONE),
    Fraction(1, 6): (HALF, ONE),
    Fraction(1, 4): (HALF, root(2)),
    Fraction(1, 3): (HALF, root(3)),
    Fraction(1, 2): (Fraction(1), ONE),
}
"""The sine of a multiple of pi: a number times a constant."""

Value = dict[Formula, Fraction]
"""A sum of constants, each with its factor, in the order in which they are written."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw numbers that make nice values at both ends; those of waves are multiples of pi."""
    kind = draws.choice(_KINDS[difficulty])
    a, b = draws.nonzeros(2, 5)
    low, high = draws.choice(((0, 2), (-1, 1), (-2, 0)))
    match kind:
        case "powers":
            return _powers(draws, a, b)
        case "wave":
            return _wave(draws, difficulty, a, b)
        case "exponential":
            rate = draws.choice((-2, -1, 1, 2))
            constant = rate * draws.between(-4, 4)
            return Exponential((abs(a) * rate**2, constant), rate, (str(low), str(high)))
        case "absolute":
            return _absolute_value(draws, difficulty)
        case "arc":
            return _arc(draws, a, b)
        case "circle":
            return _circle(draws)


def _powers(draws: Draws, a: int, b: int) -> Powers:
    constant = draws.between(-6, 6)
    high = draws.between(3, 6)
    return Powers((3 * abs(a), constant, b), 0, ("1", str(high)))


def _wave(draws: Draws, difficulty: int, a: int, b: int) -> Wave:
    """Draw a sine or a cosine, in the second difficulty both."""
    rate = difficulty - 1 + draws.between(1, 2)
    factors = [a, b]
    if difficulty != 2:
        factors = draws.sample([a, 0], 2)
    sine, cosine = factors
    low, high = sorted(draws.sample(_TWELFTHS, 2))
    ends = (str(Fraction(low, 12 * rate)), str(Fraction(high, 12 * rate)))
    return Wave((sine, cosine), rate, ends)


def _absolute_value(draws: Draws, difficulty: int) -> AbsoluteValue:
    """Draw the zeros of a polynomial, and ends beside them."""
    zeros = sorted(draws.sample(range(-3, 4), difficulty))
    low = zeros[0] - draws.below(2)
    high = zeros[-1] + draws.between(1, 2)
    if difficulty == 3:
        high -= 1
    return AbsoluteValue(coefficients.with_roots(zeros, 1), 0, (str(low), str(high)))


def _arc(draws: Draws, a: int, b: int) -> Arc:
    side = draws.between(1, 4)
    low, high = draws.choice(((0, side), (-side, 0), (-side, side)))
    return Arc((2 * a, b * side), side, (str(low), str(high)))


def _circle(draws: Draws) -> Circle:
    half = draws.between(1, 4)
    low, high = sorted(draws.sample(range(-2, 3), 2))
    return Circle((2 * half,), 0, (str(half * low), str(half * high)))


def interval_of(facts: Facts) -> tuple[Fraction, Fraction]:
    """Return both ends."""
    low, high = facts.ends
    return Fraction(low), Fraction(high)


def answers(facts: Facts) -> list[Answer]:
    """An antiderivative at the upper end less that at the lower; the mean divides it by the length."""
    low, high = interval_of(facts)
    integral = _integral(facts)
    if not any(integral.values()):
        raise Rejected("the integral is zero")
    mean = mean_of(facts, scaled(integral, 1 / (high - low)))
    return [Answer(written(integral), "number"), Answer(mean, "number")]


def mean_of(facts: Facts, quotient: Value) -> Formula:
    """Write the integral over the length, which for a wave is without pi in the quotient."""
    if isinstance(facts, Wave):
        return written(quotient) / PI
    return written(quotient)


def _integral(facts: Facts) -> Value:
    low, high = interval_of(facts)
    if isinstance(facts, AbsoluteValue):
        return {ONE: _area(facts)}
    return difference(_antiderivative_at(facts, high), _antiderivative_at(facts, low))


def _area(facts: AbsoluteValue) -> Fraction:
    """Add up the absolute values of the integrals between zeros of the polynomial."""
    low, high = interval_of(facts)
    antiderivative = coefficients.integral(facts.numbers, 0)
    inner = [Fraction(zero) for zero in zeros_inside(facts)]
    values = [coefficients.value(antiderivative, x) for x in (low, *inner, high)]
    return sum((abs(end - start) for start, end in pairwise(values)), Fraction(0))


def zeros_inside(facts: AbsoluteValue) -> list[int]:
    """Return the zeros of the polynomial inside the interval."""
    low, high = interval_of(facts)
    inside = range(int(low) + 1, int(high))
    return [x for x in inside if coefficients.value(facts.numbers, x) == 0]


def _antiderivative_at(facts: Powers | Wave | Exponential | Arc | Circle, x: Fraction) -> Value:
    """Return the value of an antiderivative; x is a multiple of pi for a wave."""
    match facts:
        case Powers(numbers=(a, b, c)):
            rational = Fraction(a, 3) * x**3 + b * x
            if x == 1:
                return {ONE: rational}
            return {ONE: rational, call("log", x): Fraction(c)}
        case Wave(numbers=(a, b), more=rate):
            return wave_at(Fraction(-a, rate), Fraction(b, rate), rate * x)
        case Exponential(numbers=(a, b), more=rate):
            return {E ** (rate * x): (a * x + b - Fraction(a, rate)) / rate}
        case Arc():
            return _arc_at(facts, x)
        case Circle():
            return _circle_at(facts, x)


def wave_at(cosine: Fraction, sine: Fraction, turn: Fraction) -> Value:
    """Return the cosine and the sine of a multiple of pi, with these factors, from -1/2 to 1/2."""
    return value_of([_multiple(cosine, sine_of(turn + HALF)), _multiple(sine, sine_of(turn))])


def _multiple(factor: Fraction, value: tuple[Fraction, Formula]) -> tuple[Fraction, Formula]:
    number, constant = value
    return factor * number, constant


def sine_of(turn: Fraction) -> tuple[Fraction, Formula]:
    """Return the sine of a multiple of pi, from -1/2 to 1: a number times a constant."""
    number, constant = _SINES[min(abs(turn), 1 - abs(turn))]
    if turn < 0:
        return -number, constant
    return number, constant


def _arc_at(facts: Arc, x: Fraction) -> Value:
    """Return the value at 0 or at the side; the logarithm of the square of the side is left out."""
    a, b = facts.numbers
    side = facts.more
    angle = Fraction(b, side) * x / side / 4
    if x == 0:
        return {PI: angle}
    return {call("log", 2): Fraction(a, 2), PI: angle}


def _circle_at(facts: Circle, x: Fraction) -> Value:
    """Return the value at 0, at half the radius, or at the radius: a sector and a triangle."""
    (radius,) = facts.numbers
    sector = HALF * radius**2 * arcsine(x / radius)
    if abs(x) != Fraction(radius, 2):
        return {PI: sector}
    return {PI: sector, root(3): radius * x / 4}


def arcsine(sine: Fraction) -> Fraction:
    """Return the angle over pi, of a sine that is 0, 1/2 or 1, or one of these with a minus sign."""
    angles = {Fraction(0): Fraction(0), HALF: Fraction(1, 6), Fraction(1): HALF}
    if sine < 0:
        return -angles[-sine]
    return angles[sine]


def value_of(terms: Iterable[tuple[Fraction, Formula]]) -> Value:
    """Add up numbers times constants."""
    value: Value = {}
    for factor, constant in terms:
        value[constant] = value.get(constant, Fraction(0)) + factor
    return value


def difference(first: Value, second: Value) -> Value:
    """Return the first less the second; the constants of the first stand first."""
    zero = Fraction(0)
    return {constant: first.get(constant, zero) - second.get(constant, zero) for constant in first | second}


def scaled(value: Value, number: int | Fraction) -> Value:
    """Return the value times a number."""
    return {constant: factor * number for constant, factor in value.items()}


def written(value: Value) -> Formula:
    """Write a value as a sum."""
    return total(*(product(factor, constant) for constant, factor in value.items()))


def words(facts: Facts, draws: Draws) -> Words:
    """Write the function and the ends, and ask for the integral and the mean value."""
    low, high = [latex(end_formula(facts, end)) for end in interval_of(facts)]
    questions = [
        fill(draws.choice(INTEGRALS), low=low, high=high),
        fill(draws.choice(MEANS), low=low, high=high),
    ]
    statement = fill(draws.choice(STATEMENTS), rule=latex(rule_of(facts)))
    return Words(statement, tuple(questions))


def end_formula(facts: Facts, end: Fraction) -> Formula:
    """Write an end as x."""
    if isinstance(facts, Wave):
        return end.numerator * PI / end.denominator
    return formula(end)


def rule_of(facts: Facts) -> Formula:
    """Write the function."""
    match facts:
        case Powers(numbers=(a, b, c)):
            return polynomial([a, 0, b], X) + c / X
        case Wave(numbers=(a, b), more=rate):
            return total(product(a, call("sin", rate * X)), product(b, call("cos", rate * X)))
        case Exponential(more=rate):
            return product(polynomial(facts.numbers, X), call("exp", rate * X))
        case AbsoluteValue():
            return call("abs", polynomial(facts.numbers, X))
        case Arc(more=side):
            return polynomial(facts.numbers, X) / (X**2 + side**2)
        case Circle(numbers=(radius,)):
            return call("sqrt", radius**2 - X**2)


TEMPLATE = Template(
    subject="integral_calculus",
    method="rigorous interval quadrature",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "powers with a logarithm, or one wave",
        2: "two waves, an exponential by parts, or the bars around a quadratic polynomial",
        3: "a logarithm beside an arctangent, a part of a disc, or the bars around a cubic polynomial",
    },
    version=2,
)
