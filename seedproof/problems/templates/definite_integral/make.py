"""Finds an antiderivative, takes its values at the ends, or between zeros, and divides by the length."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Literal, NamedTuple

from seedproof.problems.making import coefficients
from seedproof.problems.making.integrals import antiderivative_between
from seedproof.problems.making.values import ONE, written
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.templates.definite_integral import facts as kinds
from seedproof.problems.templates.definite_integral.facts import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Call, E, Formula, Symbol, call, formula, polynomial, root, total

T = Symbol("t")
X = Symbol("x")
ZERO = Fraction(0)
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
    ZERO: (ZERO, ONE),
    Fraction(1, 6): (HALF, ONE),
    Fraction(1, 4): (HALF, root(2)),
    Fraction(1, 3): (HALF, root(3)),
    HALF: (Fraction(1), ONE),
}
"""The sine of a multiple of pi: a number times a constant."""
_ARCSINES = {ZERO: ZERO, HALF: Fraction(1, 6), Fraction(1): HALF}
"""The angle over pi, of a sine."""
_MISREAD = {
    ZERO: HALF,
    Fraction(1, 6): Fraction(1, 3),
    Fraction(1, 4): Fraction(1, 3),
    Fraction(1, 3): Fraction(1, 6),
    HALF: Fraction(1, 3),
}
"""For which multiple of pi another one is taken."""
_LARGEST = 3000

Value = dict[Formula, Fraction]
"""A sum of constants, each with its factor, perhaps zero, in the order in which they are written."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw numbers that make nice values at both ends; those of waves are multiples of pi."""
    kind = draws.choice(_KINDS[difficulty])
    a, b = draws.nonzeros(2, 5)
    low, high = draws.choice(((0, 2), (-1, 1), (-2, 0)))
    match kind:
        case "powers":
            constant = draws.between(-6, 6)
            return kinds.Powers((3 * abs(a), constant, b), 0, ("1", str(draws.between(3, 6))))
        case "wave":
            return _draw_wave(draws, difficulty, a, b)
        case "exponential":
            rate = draws.choice((-2, -1, 1, 2))
            constant = rate * draws.between(-4, 4)
            return kinds.Exponential((abs(a) * rate**2, constant), rate, (str(low), str(high)))
        case "absolute":
            zeros = sorted(draws.sample(range(-3, 4), difficulty))
            low = zeros[0] - draws.below(2)
            high = zeros[-1] + draws.between(1, 2) - (1 if difficulty == 3 else 0)
            return kinds.AbsoluteValue(coefficients.with_roots(zeros, 1), 0, (str(low), str(high)))
        case "arc":
            side = draws.between(1, 4)
            low, high = draws.choice(((0, side), (-side, 0), (-side, side)))
            return kinds.Arc((2 * a, b * side), side, (str(low), str(high)))
        case "circle":
            half = draws.between(1, 4)
            low, high = sorted(draws.sample(range(-2, 3), 2))
            return kinds.Circle((2 * half,), 0, (str(half * low), str(half * high)))


def _draw_wave(draws: Draws, difficulty: int, a: int, b: int) -> kinds.Wave:
    """Draw a sine or a cosine, in the second difficulty both."""
    rate = difficulty - 1 + draws.between(1, 2)
    sine, cosine = (a, b) if difficulty == 2 else draws.sample([a, 0], 2)
    low, high = sorted(draws.sample(_TWELFTHS, 2))
    return kinds.Wave((sine, cosine), rate, (str(Fraction(low, 12 * rate)), str(Fraction(high, 12 * rate))))


def gaps(facts: Facts) -> dict[str, Formula]:
    """Return the function and the ends."""
    low, high = (_as_x(facts, end) for end in _interval(facts))
    return {"rule": _rule(facts), "low": low, "high": high}


def _interval(facts: Facts) -> tuple[Fraction, Fraction]:
    low, high = facts.ends
    return Fraction(low), Fraction(high)


def _as_x(facts: Facts, end: Fraction) -> Formula:
    return end.numerator * PI / end.denominator if isinstance(facts, kinds.Wave) else formula(end)


def _rule(facts: Facts) -> Formula:
    """Write the function."""
    match facts:
        case kinds.Powers(numbers=(a, b, c)):
            return polynomial([a, 0, b], X) + c / X
        case kinds.Wave(numbers=(a, b), more=rate):
            return a * call("sin", rate * X) + b * call("cos", rate * X)
        case kinds.Exponential(more=rate):
            return polynomial(facts.numbers, X) * call("exp", rate * X)
        case kinds.AbsoluteValue():
            return call("abs", polynomial(facts.numbers, X))
        case kinds.Arc(more=side):
            return polynomial(facts.numbers, X) / (X**2 + side**2)
        case kinds.Circle(numbers=(radius,)):
            return call("sqrt", radius**2 - X**2)


class Integrated(NamedTuple):
    """Steps that lead to an antiderivative, and its values at the upper and the lower end."""

    steps: Sequence[Step]
    high: Value
    low: Value


def work(facts: Facts, slip: Slip) -> Worked:
    """An antiderivative, its values at both ends, their difference; then the mean value."""
    before, high, low = _integrated(facts, slip)
    integral = _difference(high, slip.or_else(low, lower_bound_dropped={}))
    if slip == "bounds_swapped" and not isinstance(facts, kinds.AbsoluteValue | kinds.Circle):
        integral = _scaled(integral, -1)
    if not any(integral.values()) or (slip and max(map(abs, integral.values())) > _LARGEST):
        raise Rejected("the integral is zero, or large" if slip else "the integral is zero")
    start, end = _interval(facts)
    value = written(integral)
    left = _as_x(facts, start)
    right = _as_x(facts, end)
    between = step("definite_integral", low=left, high=right, integrand=_rule(facts), letter=X, value=value)
    mean = _mean(facts, integral, slip)
    last = step("identity", left=value / _as_x(facts, end - start), right=mean)
    steps = (*before, last) if isinstance(facts, kinds.AbsoluteValue) else (*before, between, last)
    return Worked(steps, (value, mean))


def _mean(facts: Facts, integral: Value, slip: Slip) -> Formula:
    """Raises: Rejected where a slip leads to a length that none can have."""
    low, high = _interval(facts)
    length = slip.or_else(high - low, length_slip=high + low)
    if length <= 0:
        raise Rejected("an interval has a length")
    is_wave = isinstance(facts, kinds.Wave)
    if slip == "inverted":
        return length * PI * written(integral) if is_wave else written(_scaled(integral, length))
    quotient = written(_scaled(integral, 1 / length))
    return quotient / PI if is_wave else quotient


def _difference(first: Value, second: Value) -> Value:
    """Return the first less the second; the constants of the first stand first."""
    return {constant: first.get(constant, ZERO) - second.get(constant, ZERO) for constant in first | second}


def _scaled(value: Value, number: int | Fraction) -> Value:
    return {constant: factor * number for constant, factor in value.items()}


def _integrated(facts: Facts, slip: Slip) -> Integrated:
    match facts:
        case kinds.Powers():
            return _powers(facts, slip)
        case kinds.Wave():
            return _wave(facts, slip)
        case kinds.Exponential():
            return _exponential(facts, slip)
        case kinds.AbsoluteValue():
            return _absolute_value(facts, slip)
        case kinds.Arc():
            return _arc(facts, slip)
        case kinds.Circle():
            return _circle(facts, slip)


def _antiderivative_step(facts: Facts, antiderivative: Formula) -> Step:
    low, high = (_as_x(facts, end) for end in _interval(facts))
    return antiderivative_between(low, high, _rule(facts), X, antiderivative)


def _powers(facts: kinds.Powers, slip: Slip) -> Integrated:
    """From 1 on, where the logarithm is zero."""
    square, constant, inverse = map(Fraction, facts.numbers)
    _, end = _interval(facts)
    cube = slip.or_else(square / 3, coefficient_slip=square)
    constant = slip.or_else(constant, constant_missing=ZERO)
    antiderivative = cube * X**3 + constant * X + inverse * call("log", X)
    low = cube + constant + slip.or_else(ZERO, logarithm_of_one=inverse)
    high = {ONE: cube * end**3 + constant * end, call("log", end): inverse}
    return Integrated([_antiderivative_step(facts, antiderivative)], high, {ONE: low})


def _wave(facts: kinds.Wave, slip: Slip) -> Integrated:
    a, b = facts.numbers
    rate = facts.more
    divisor = slip.or_else(rate, chain_rule_factor_lost=1)
    cosine = Fraction(-a, divisor)
    sine = Fraction(b, divisor)
    if slip == "sign_flipped":
        sine = sine if cosine else -sine
        cosine = -cosine
    antiderivative = cosine * call("cos", rate * X) + sine * call("sin", rate * X)
    first, last = (rate * end for end in _interval(facts))
    last = slip.or_else(last, table_slip=_with_sign(_MISREAD, last))
    first = slip.or_else(first, lower_table_slip=_with_sign(_MISREAD, first))

    def at(turn: Fraction) -> Value:
        """Return the value at a multiple of pi, from -1/2 to 1/2."""
        value: Value = {}
        for factor, (number, constant) in ((cosine, _sine(turn + HALF)), (sine, _sine(turn))):
            value[constant] = value.get(constant, ZERO) + factor * number
        return value

    return Integrated([_antiderivative_step(facts, antiderivative)], at(last), at(first))


def _sine(turn: Fraction) -> tuple[Fraction, Formula]:
    """Return the sine of a multiple of pi, from -1/2 to 1: a number times a constant."""
    number, constant = _SINES[min(abs(turn), 1 - abs(turn))]
    return -number if turn < 0 else number, constant


def _with_sign(table: dict[Fraction, Fraction], number: Fraction) -> Fraction:
    """Return what an odd function makes of a number, by its table for those that are not negative."""
    return -table[-number] if number < 0 else table[number]


def _exponential(facts: kinds.Exponential, slip: Slip) -> Integrated:
    """By parts."""
    a, b = facts.numbers
    rate = facts.more
    divisor = slip.or_else(rate, chain_rule_factor_lost=1)
    slope = Fraction(a, divisor)
    factor = [slope, (b + slip.or_else(-slope, plus_in_integration_by_parts=slope)) / divisor]
    antiderivative = polynomial(factor, X) * call("exp", rate * X)
    low, high = ({E ** (rate * end): coefficients.value(factor, end)} for end in _interval(facts))
    return Integrated([_antiderivative_step(facts, antiderivative)], high, low)


def _arc(facts: kinds.Arc, slip: Slip) -> Integrated:
    """A logarithm and an arctangent."""
    a, b = facts.numbers
    side = facts.more
    log_factor = Fraction(a, slip.or_else(2, coefficient_slip=1))
    arc_factor = Fraction(b, slip.or_else(side, chain_rule_factor_lost=1))
    below = X**2 + side**2
    logarithm = log_factor * call("log", below)
    arctangent = arc_factor * call("arctan", X / side)
    steps = [
        step("antiderivative", function=a * X / below, letter=X, antiderivative=logarithm),
        step("antiderivative", function=b / below, letter=X, antiderivative=arctangent),
    ]
    twos, threes = {1: (0, 0), 2: (2, 0), 3: (0, 2), 4: (4, 0)}[side]

    def at(x: Fraction) -> Value:
        """Return the value at 0 or at the side, with the logarithm of x^2 + side^2 by primes."""
        quarters = x / side
        angle = {PI: arc_factor * slip.or_else(quarters, sign_flipped=abs(quarters)) / 4}
        twos_there = twos if x == 0 else twos + 1
        logarithms = {call("log", 2): log_factor * twos_there, call("log", 3): log_factor * threes}
        return angle | logarithms if x == 0 else logarithms | angle

    low, high = map(at, _interval(facts))
    return Integrated(steps, high, low)


def _circle(facts: kinds.Circle, slip: Slip) -> Integrated:
    """With x = radius sin(t)."""
    (radius,) = facts.numbers
    linear = Fraction(radius**2, slip.or_else(2, coefficient_slip=1))
    wave = slip.or_else(linear / 2, sign_flipped=-linear / 2)
    inner = radius * call("sin", T)
    integrand = slip.or_else(radius**2 * call("cos", T) ** 2, jacobian_forgotten=radius * call("cos", T))
    antiderivative = slip.or_else(linear * T + wave * call("sin", 2 * T), jacobian_forgotten=inner)
    steps = [
        step("new_variable", letter=X, inner=inner, new=T, integrand=_rule(facts), transformed=integrand),
        step("antiderivative", function=integrand, letter=T, antiderivative=antiderivative),
    ]

    def at(x: Fraction) -> Value:
        """Return the value at 0, at half the radius, or at the radius."""
        angle = _with_sign(_ARCSINES, x / radius)
        if slip == "values_swapped" and abs(x / radius) == HALF:
            angle = 2 * angle
        sine = HALF if x > 0 else -HALF
        if abs(angle) in (0, HALF):
            sine = ZERO
        return slip.or_else({PI: linear * angle, root(3): wave * sine}, jacobian_forgotten={ONE: x})

    low, high = map(at, _interval(facts))
    return Integrated(steps, high, low)


def _absolute_value(facts: kinds.AbsoluteValue, slip: Slip) -> Integrated:
    """Add up what lies between the zeros. Raises: Rejected."""
    start, end = _interval(facts)
    antiderivative = coefficients.integral(facts.numbers, 0)
    antiderivative[0] = slip.or_else(antiderivative[0], coefficient_slip=Fraction(facts.numbers[0]))
    inside = (Fraction(x) for x in range(int(start) + 1, int(end)))
    zeros = [x for x in inside if coefficients.value(facts.numbers, x) == 0]
    limits = [start, *zeros, end]
    heights = [coefficients.value(antiderivative, x) for x in limits]
    pieces = [following - height for height, following in pairwise(heights)]
    area = slip.or_else(sum(map(abs, pieces), ZERO), absolute_value_dropped=sum(pieces, ZERO))
    if area <= 0:
        raise Rejected("what should be positive is not")
    rule = polynomial(facts.numbers, X)
    steps = [step("antiderivative", function=rule, letter=X, antiderivative=polynomial(antiderivative, X))]
    for (low, high), piece in zip(pairwise(limits), pieces, strict=True):
        steps.append(step("definite_integral", low=low, high=high, integrand=rule, letter=X, value=piece))
    sizes = (Call("abs", (formula(piece),)) for piece in pieces)
    steps.append(step("identity", left=total(*sizes), right=area))
    return Integrated(steps, high={ONE: area}, low={})


SHEET = Sheet(
    subject="integral_calculus",
    method="rigorous interval quadrature",
    sample=sample,
    gaps=gaps,
    order=(1, 2, 0),
    work=work,
    types=(Typed("number"), Typed("number")),
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
    levels={
        1: "powers with a logarithm, or one wave",
        2: "two waves, an exponential by parts, or the bars around a quadratic polynomial",
        3: "a logarithm beside an arctangent, a part of a disc, or the bars around a cubic polynomial",
    },
    version=2,
)
