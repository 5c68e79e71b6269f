"""Finds an antiderivative, takes its values at the ends, or between zeros, and divides by the length."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from seedproof.problems.making import coefficients
from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.definite_integral.facts import (
    AbsoluteValue,
    Arc,
    Circle,
    Exponential,
    Facts,
    Powers,
    Wave,
)
from seedproof.problems.templates.definite_integral.generate import (
    HALF,
    ONE,
    Value,
    X,
    answers,
    arcsine,
    difference,
    end_formula,
    interval_of,
    mean_of,
    rule_of,
    scaled,
    wave_at,
    written,
    zeros_inside,
)
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    PI,
    Call,
    E,
    Formula,
    Sum,
    Symbol,
    call,
    formula,
    polynomial,
    product,
    quotient,
    root,
    total,
)

T = Symbol("t")

_MISREAD = {
    Fraction(0): Fraction(1, 2),
    Fraction(1, 6): Fraction(1, 3),
    Fraction(1, 4): Fraction(1, 3),
    Fraction(1, 3): Fraction(1, 6),
    Fraction(1, 2): Fraction(1, 3),
}
"""For which multiple of pi another one is taken."""
_LARGEST = 3000


class Integrated(NamedTuple):
    """Steps that lead to an antiderivative, and its values at the upper and the lower end."""

    steps: Sequence[Step]
    high: Value
    low: Value


def work(facts: Facts, slip: str) -> Worked:
    """An antiderivative, its values at both ends, their difference; then the mean value."""
    integrated = _integrated(facts, slip)
    steps = list(integrated.steps)
    high = integrated.high
    low = integrated.low
    if slip == "lower_bound_dropped":
        low = {}
    integral = difference(high, low)
    if slip == "bounds_swapped" and not isinstance(facts, AbsoluteValue | Circle):
        integral = scaled(integral, -1)
    if not any(integral.values()) or (slip and max(map(abs, integral.values())) > _LARGEST):
        raise Rejected("the integral is zero, or large")
    start, end = interval_of(facts)
    if not isinstance(facts, AbsoluteValue):
        steps.append(
            step(
                "definite_integral",
                low=end_formula(facts, start),
                high=end_formula(facts, end),
                integrand=rule_of(facts),
                letter=X,
                value=written(integral),
            )
        )
    mean = _mean(facts, integral, slip)
    length = end_formula(facts, end - start)
    steps.append(step("identity", left=quotient(written(integral), length), right=mean))
    results = [written(integral), mean]
    right = [answer.formula for answer in answers(facts)]
    if slip and list(map(_terms, results)) == list(map(_terms, right)):
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), tuple(results))


def _integrated(facts: Facts, slip: str) -> Integrated:
    match facts:
        case Powers():
            return _powers(facts, slip)
        case Wave():
            return _wave(facts, slip)
        case Exponential():
            return _exponential(facts, slip)
        case AbsoluteValue():
            return _absolute_value(facts, slip)
        case Arc():
            return _arc(facts, slip)
        case Circle():
            return _circle(facts, slip)


def _mean(facts: Facts, integral: Value, slip: str) -> Formula:
    """Raises: Rejected where a slip leads to a length that none can have."""
    low, high = interval_of(facts)
    length = high - low
    if slip == "length_slip":
        length = high + low
    if length <= 0:
        raise Rejected("an interval has a length")
    if slip == "inverted":
        if isinstance(facts, Wave):
            return product(length, PI, written(integral))
        return written(scaled(integral, length))
    return mean_of(facts, scaled(integral, 1 / length))


def _terms(value: Formula) -> set[Formula]:
    """Return the terms of a sum, whose order is all the same."""
    if isinstance(value, Sum):
        return set(value.terms)
    return {value}


def _antiderivative_step(facts: Facts, antiderivative: Formula) -> Step:
    low, high = interval_of(facts)
    return step(
        "antiderivative_between",
        function=rule_of(facts),
        letter=X,
        low=end_formula(facts, low),
        high=end_formula(facts, high),
        antiderivative=antiderivative,
    )


def _powers(facts: Powers, slip: str) -> Integrated:
    """From 1 on, where the logarithm is zero."""
    square, constant, inverse = map(Fraction, facts.numbers)
    _, end = interval_of(facts)
    cube = square / 3
    if slip == "coefficient_slip":
        cube = square
    if slip == "constant_missing":
        constant = Fraction(0)
    antiderivative = total(cube * X**3, constant * X, inverse * call("log", X))
    low = cube + constant
    if slip == "logarithm_of_one":
        low += inverse
    return Integrated(
        [_antiderivative_step(facts, antiderivative)],
        high={ONE: cube * end**3 + constant * end, call("log", end): inverse},
        low={ONE: low},
    )


def _wave(facts: Wave, slip: str) -> Integrated:
    a, b = facts.numbers
    rate = facts.more
    start, end = interval_of(facts)
    divisor = 1 if slip == "chain_rule_factor_lost" else rate
    cosine = Fraction(-a, divisor)
    sine = Fraction(b, divisor)
    if slip == "sign_flipped":
        if cosine != 0:
            cosine = -cosine
        else:
            sine = -sine
    antiderivative = total(cosine * call("cos", rate * X), sine * call("sin", rate * X))
    first = rate * start
    last = rate * end
    if slip == "table_slip":
        last = _misread(last)
    if slip == "lower_table_slip":
        first = _misread(first)
    return Integrated(
        [_antiderivative_step(facts, antiderivative)],
        high=wave_at(cosine, sine, last),
        low=wave_at(cosine, sine, first),
    )


def _misread(turn: Fraction) -> Fraction:
    if turn < 0:
        return -_MISREAD[-turn]
    return _MISREAD[turn]


def _exponential(facts: Exponential, slip: str) -> Integrated:
    """By parts."""
    a, b = facts.numbers
    rate = facts.more
    start, end = interval_of(facts)
    divisor = 1 if slip == "chain_rule_factor_lost" else rate
    remaining = Fraction(-a, divisor)
    if slip == "plus_in_integration_by_parts":
        remaining = -remaining
    factor = [Fraction(a, divisor), (b + remaining) / divisor]
    power = call("exp", rate * X)
    steps = [_antiderivative_step(facts, product(polynomial(factor, X), power))]
    return Integrated(
        steps,
        high={E ** (rate * end): coefficients.value(factor, end)},
        low={E ** (rate * start): coefficients.value(factor, start)},
    )


def _arc(facts: Arc, slip: str) -> Integrated:
    """A logarithm and an arctangent."""
    a, b = facts.numbers
    side = facts.more
    start, end = interval_of(facts)
    logarithm = Fraction(a, 1 if slip == "coefficient_slip" else 2)
    arctangent = Fraction(b, 1 if slip == "chain_rule_factor_lost" else side)
    denominator = X**2 + side**2
    steps = [
        step(
            "antiderivative",
            function=a * X / denominator,
            letter=X,
            antiderivative=logarithm * call("log", denominator),
        ),
        step(
            "antiderivative",
            function=b / denominator,
            letter=X,
            antiderivative=arctangent * call("arctan", X / side),
        ),
    ]

    def at(x: Fraction) -> Value:
        quarter_turns = x / side
        if slip == "sign_flipped":
            quarter_turns = abs(quarter_turns)
        logarithms = scaled(_logarithm_of_denominator(side, x), logarithm)
        angle = {PI: arctangent * quarter_turns / 4}
        if x == 0:
            return angle | logarithms
        return logarithms | angle

    return Integrated(steps, at(end), at(start))


def _logarithm_of_denominator(side: int, x: Fraction) -> Value:
    """Return log(x^2 + side^2) by primes, for x = 0 or x = side, and sides up to 4."""
    twos, threes = {1: (0, 0), 2: (2, 0), 3: (0, 2), 4: (4, 0)}[side]
    if x != 0:
        twos += 1
    return {call("log", 2): Fraction(twos), call("log", 3): Fraction(threes)}


def _circle(facts: Circle, slip: str) -> Integrated:
    """With x = radius sin(t)."""
    (radius,) = facts.numbers
    start, end = interval_of(facts)
    first = _angle(start / radius, slip)
    last = _angle(end / radius, slip)
    linear = Fraction(radius**2, 1 if slip == "coefficient_slip" else 2)
    wave = linear / 2
    if slip == "sign_flipped":
        wave = -wave
    integrand = product(radius**2, call("cos", T) ** 2)
    antiderivative = linear * T + wave * call("sin", 2 * T)
    if slip == "jacobian_forgotten":
        integrand = radius * call("cos", T)
        antiderivative = radius * call("sin", T)

    def at(x: Fraction, angle: Fraction) -> Value:
        if slip == "jacobian_forgotten":
            return {ONE: x}
        sine = Fraction(0)
        if abs(angle) not in (0, HALF):
            sine = HALF if x > 0 else -HALF
        return {PI: linear * angle, root(3): wave * sine}

    steps = [
        step(
            "new_variable",
            letter=X,
            inner=radius * call("sin", T),
            new=T,
            integrand=rule_of(facts),
            transformed=integrand,
        ),
        step("antiderivative", function=integrand, letter=T, antiderivative=antiderivative),
    ]
    return Integrated(steps, at(end, last), at(start, first))


def _angle(sine: Fraction, slip: str) -> Fraction:
    """Return the angle over pi; with a slip that of one half is taken for that of another number."""
    angle = arcsine(sine)
    if slip == "values_swapped" and abs(sine) == HALF:
        return 2 * angle
    return angle


def _absolute_value(facts: AbsoluteValue, slip: str) -> Integrated:
    """Add up what lies between the zeros. Raises: Rejected."""
    start, end = interval_of(facts)
    antiderivative = coefficients.integral(facts.numbers, 0)
    if slip == "coefficient_slip":
        antiderivative[0] = Fraction(facts.numbers[0])
    limits = [start, *map(Fraction, zeros_inside(facts)), end]
    values = [coefficients.value(antiderivative, x) for x in limits]
    pieces = [following - value for value, following in pairwise(values)]
    area = sum(map(abs, pieces), Fraction(0))
    if slip == "absolute_value_dropped":
        area = sum(pieces, Fraction(0))
    if area <= 0:
        raise Rejected("what should be positive is not")
    inside = polynomial(facts.numbers, X)
    steps = [step("antiderivative", function=inside, letter=X, antiderivative=polynomial(antiderivative, X))]
    for (low, high), piece in zip(pairwise(limits), pieces, strict=True):
        steps.append(step("definite_integral", low=low, high=high, integrand=inside, letter=X, value=piece))
    sizes = [Call("abs", (formula(piece),)) for piece in pieces]
    steps.append(step("identity", left=total(*sizes), right=area))
    return Integrated(steps, high={ONE: area}, low={})


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "coefficient_slip": "a factor that the antiderivative should be divided by is forgotten",
        "constant_missing": "the constant term is lost in integrating",
        "chain_rule_factor_lost": "the factor beside x inside a function is not divided by",
        "sign_flipped": "a sign of the antiderivative, or of its value at a negative number, is lost",
        "plus_in_integration_by_parts": "the sign of the second integral in integration by parts is wrong",
        "jacobian_forgotten": "the substitution changes the function, but not the differential",
        "values_swapped": "the arcsine of one half is taken as that of another number",
        "table_slip": "the upper end is put in as another angle",
        "lower_table_slip": "the lower end is put in as another angle",
        "logarithm_of_one": "the logarithm of 1 is taken as 1",
        "lower_bound_dropped": "the antiderivative is taken as zero at the lower end",
        "bounds_swapped": "the value at the upper end is subtracted from that at the lower end",
        "absolute_value_dropped": "the integrals over the parts are added with their signs",
        "length_slip": "the ends are added instead of subtracted for the length of the interval",
        "inverted": "the integral is multiplied by the length instead of divided",
    },
)
