"""Draws integrals whose ends make closed forms nice; those that diverge have the same look.

Kinds: c x^n over a power of a polynomial; c x^m (ln x)^r with ends stored as their logarithms; a polynomial
times exp. The hardest problems have a parameter in the exponent of x or ln x; it is chosen so that a
substitution leads to an arctangent, a power or a power times exp.

The work is an antiderivative, its limits at improper ends, or on both sides of a pole, and what follows. Of a
family it compares the integrand with a power at each end, and substitutes in the integral asked for.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import factorial, isqrt
from typing import Literal, NamedTuple

from seedproof.problems.making import coefficients
from seedproof.problems.making.texts import Filling, Writer
from seedproof.problems.making.values import Value, added, logarithm, scaled, written
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.template import Words
from seedproof.problems.templates.improper_integral import phrases
from seedproof.problems.templates.improper_integral.facts import (
    Algebraic,
    Exponential,
    Facts,
    Family,
    Form,
    Integral,
    Logarithm,
    Pair,
)
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    INFINITY,
    ONE,
    PI,
    Call,
    E,
    Formula,
    Number,
    Symbol,
    Verbatim,
    Word,
    call,
    formula,
    interval,
    latex,
    polynomial,
    product,
    total,
)

P, U, X = map(Symbol, ("p", "u", "x"))
LOG = call("log", X)
HALF = Fraction(1, 2)
DIVERGES = Word("diverges")

End = Fraction | None
"""An end of an interval, None if it is infinite."""

Ends = tuple[Formula, Formula]

Shape = Literal["tail", "edge", "fall", "inside", "bell", "slow", "linear", "fraction", "weight", "parabola"]
"""What is drawn: a power far away, at its pole, or around it; arctangent; logarithms; exponentials."""

_SHAPES: dict[int, tuple[Shape, ...]] = {
    1: ("tail", "edge", "fall"),
    2: ("inside", "bell", "slow", "linear", "fraction", "weight", "parabola"),
}
"""By difficulty; the hardest problems are families."""

_FORMS: tuple[Form, ...] = ("fraction", "fraction", "exponential", "exponential", "start", "rest")

_LATE_SLIPS = ("limit_taken_as_zero", "limit_taken_as_infinite", "bounds_swapped", "lower_bound_dropped")
"""They happen in the last integral where they change something, others in the first."""

_NOTHING: Value = {}


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw two integrals of different shapes, of which one converges at least; or a family."""
    if difficulty == 3:
        return _family(draws)
    shapes = draws.sample(_SHAPES[difficulty], 2)
    integrals = [_integral(draws, shape) for shape in shapes]
    if all(_part(integral, NO_SLIP).answer == DIVERGES for integral in integrals):
        raise Rejected("both integrals diverge")
    return Pair(integrals)


def _family(draws: Draws) -> Family:
    """Draw the exponent at which the integral is neat, and a linear function of p that leads there."""
    form = draws.choice(_FORMS)
    factor = draws.between(1, 6)
    slope = draws.choice((1, 2, 3, -1, -2))
    shift = draws.between(-4, 4)
    number = draws.between(2, 5)
    degree = 1
    power = 1
    match form:
        case "fraction":
            degree = draws.between(1, 6)
            power = draws.between(1, 3)
            exponent = Fraction(degree * draws.between(1, max(1, power - 1)) - 1)
            if power == 1:
                exponent = Fraction(degree, 2) - 1
                number = number**2
        case "exponential":
            degree = draws.between(2, 4)
            exponent = Fraction(degree * draws.between(1, 3) - 1)
        case "start":
            exponent = draws.choice((-HALF, HALF, Fraction(2), Fraction(3)))
        case "rest":
            exponent = Fraction(-draws.between(2, 4))
    if form == "start" and exponent.denominator > 1:
        number = draws.choice((4, 9))
    chosen = (exponent - shift) / slope
    if chosen.denominator > 2 or chosen == 0:
        raise Rejected("the parameter is ugly")
    return Family(form, factor, slope, shift, degree, number, power, str(chosen))


def _integral(draws: Draws, shape: Shape) -> Integral:
    """Draw one integral; what several shapes need is drawn for each of them."""
    factor = draws.between(1, 6)
    (growth,) = draws.nonzeros(1, 3)
    x = draws.between(-4, 4)
    match shape:
        case "fall":
            end = draws.between(-1, 2)
            return _exponential([factor], growth, end)
        case "linear":
            return _exponential([factor, *draws.integers(1, -4, 4)], growth, 0)
        case "parabola":
            return _exponential([factor, *draws.integers(2, -4, 4)], growth, 0)
    near = draws.choice((1, 4, 9))
    far = draws.choice((1, 4, 9))
    power = Fraction(draws.choice((1, 2, 3, 4, 4, 6)), 2)
    match shape:
        case "slow":
            middle = str(min(near, 4))
            ends = draws.choice((("0", middle), (middle, "oo")))
            return Logarithm(factor, "-1", str(-power), ends)
        case "weight":
            outer = Fraction(draws.choice((-6, -4, -3, -2, -1, 0, 2, 4)), 2)
            ends = draws.choice((("-oo", "0"), ("0", "oo")))
            return Logarithm(factor, str(outer), "1", ends)
        case "tail" | "edge":
            # Of a root, the other end is a square away from the pole.
            place = x + (near if power.denominator > 1 else draws.between(1, 4))
            ends = (str(place), "oo") if shape == "tail" else (str(x), str(place))
            return Algebraic(factor, 0, [1, -x], str(power), 0, ends)
        case "inside":
            power = Fraction(draws.choice((1, 1, 2, 4)), 2)
            ends = (str(x - near), str(x + far))
            return Algebraic(factor, 0, [1, -x], str(power), 1 if power == HALF else 0, ends)
        case "bell":
            return _bell(draws, factor)
        case "fraction":
            return _fraction(draws, factor)


def _exponential(polynomial: list[int], growth: int, end: int) -> Exponential:
    """Return the integral from the end to where the exponential function vanishes."""
    return Exponential(polynomial, growth, (str(end), "oo") if growth < 0 else ("-oo", str(end)))


def _bell(draws: Draws, factor: int) -> Algebraic:
    """Draw a quadratic polynomial without zeros below."""
    x = draws.between(-4, 4)
    side = draws.between(1, 6)
    low = draws.choice(("-oo", str(x), str(x + side)))
    return Algebraic(factor, 0, [1, -2 * x, x**2 + side**2], "1", 0, (low, "oo"))


def _fraction(draws: Draws, factor: int) -> Algebraic:
    """Draw a quadratic polynomial with two zeros below, none of them positive."""
    first = draws.between(0, 2)
    last = draws.between(3, 5)
    above: Literal[0, 1] = 1 if first > 0 and draws.below(2) else 0
    low = str(draws.below(3))
    below = coefficients.with_roots([-first, -last], 1)
    return Algebraic(factor, above, below, "1", 0, (low, "oo"))


def _ends_of(integral: Integral) -> tuple[End, End]:
    """Return both ends as numbers, those of a logarithm as their logarithms."""
    low, high = (None if "oo" in end else Fraction(end) for end in integral.ends)
    return low, high


def _end(text: str) -> Formula:
    """Return an end that is an integer or infinite."""
    infinite = {"-oo": -INFINITY, "oo": INFINITY}
    return infinite[text] if text in infinite else formula(int(text))


def _power_of_e(exponent: str) -> Formula:
    infinite = {"-oo": formula(0), "oo": INFINITY}
    return infinite[exponent] if exponent in infinite else E ** int(exponent)


def _limits_of_integration(integral: Integral) -> Ends:
    low, high = map(_power_of_e if isinstance(integral, Logarithm) else _end, integral.ends)
    return low, high


def _integrand(integral: Integral) -> Formula:
    """Write the function."""
    match integral:
        case Algebraic():
            base = polynomial(integral.below, X)
            below = _root_or_power(call("abs", base) if integral.bars else base, Fraction(integral.power))
            return integral.factor * X**integral.above / below
        case Logarithm():
            power = Fraction(integral.power)
            logs = Fraction(integral.logs)
            if logs < 0:
                return integral.factor / (X * _root_or_power(LOG, -logs))
            if power < 0:
                return integral.factor * LOG / _root_or_power(X, -power)
            return integral.factor * X**power * LOG
        case Exponential():
            return polynomial(integral.polynomial, X) * call("exp", integral.growth * X)


def _root_or_power(base: Formula, exponent: Fraction) -> Formula:
    return call("sqrt", base) if exponent == HALF else base**exponent


class Part(NamedTuple):
    """The steps that find an answer, and the answer."""

    steps: Sequence[Step]
    answer: Formula


class Antiderivative(NamedTuple):
    """The steps that find it, what it is, and its limits at the upper and at the lower end."""

    steps: Sequence[Step]
    integrand: Formula
    formula: Formula
    letter: Formula
    ends: Ends
    improper: tuple[bool, bool]
    upper: Value
    lower: Value

    def limit(self, at: Formula, value: Value) -> Step:
        """State a limit of it."""
        return step("limit", expression=self.formula, letter=self.letter, at=at, value=written(value))


class PowerRule(NamedTuple):
    """The antiderivative factor u^exponent; with the exponent 0 factor ln u."""

    factor: Fraction
    exponent: Fraction

    def written(self, base: Formula) -> Formula:
        """Write it, with negative powers in the denominator."""
        if self.exponent == 0:
            return self.factor * call("log", base if base == LOG else call("abs", base))
        power = _root_or_power(base, abs(self.exponent))
        if self.exponent < 0:
            return self.factor.numerator / (self.factor.denominator * power)
        return self.factor * power

    def limit(self, u: End) -> Value:
        """Return the limit for u towards a positive number, 0 from above, or infinity."""
        exponent = self.exponent
        if u is None:
            return _NOTHING if exponent < 0 else _infinite(self.factor)
        if u == 0:
            return _NOTHING if exponent > 0 else _infinite(self.factor if exponent else -self.factor)
        if exponent == 0:
            return logarithm(u, self.factor)
        base = Fraction(isqrt(int(u))) if exponent.denominator > 1 else u
        return {ONE: self.factor * base**exponent.numerator}


def _power_rule(factor: Fraction, power: Fraction, slip: Slip) -> PowerRule:
    """Return the antiderivative of factor u^(-power)."""
    exponent = slip.or_else(
        1 - power,
        power_slip=-power - 1,
        reciprocal_dropped=power + 1,
        exponent_sign_lost=power - 1,
    )
    if exponent == 0:
        logarithmic = PowerRule(factor, exponent)
        return slip.or_else(logarithmic, logarithm_forgotten=PowerRule(-factor, Fraction(-2)))
    right = factor / exponent
    size = slip.or_else(
        right,
        off_by_one=-factor / power if power > 1 else right,
        coefficient_slip=-factor if exponent < 0 else factor,
        inverted=factor * exponent,
        sign_flipped=factor / abs(exponent),
    )
    return PowerRule(size, exponent)


def _infinite(sign: Fraction | int) -> Value:
    return {INFINITY: Fraction(-1 if sign < 0 else 1)}


def _difference(first: Value, second: Value) -> Value:
    """Return a difference of which not both are infinite."""
    if INFINITY in first:
        return first
    negative = scaled(second, -1)
    return negative if INFINITY in second else added(first, negative)


def _result(first: Value, second: Value, slip: Slip) -> Formula:
    """Return the sum in its shortest form. Raises: Rejected where a slip makes it ugly."""
    value = added(first, second)
    if slip and any(size.denominator > 200 or abs(size) > 5000 for size in value.values()):
        raise Rejected("the value is ugly")
    if INFINITY in first or INFINITY in second:
        return DIVERGES
    return _with_one_logarithm(value)


def _with_one_logarithm(value: Value) -> Formula:
    """Write logarithms that can be taken together as one, of a number above 1."""
    ratio = Fraction(1)
    for constant, size in value.items():
        match constant:
            case Call("log", (Number(argument),)):
                ratio *= argument if size > 0 else 1 / argument
            case _:
                return written(value)
    sizes = {abs(size) for size in value.values()}
    if len(sizes) != 1:
        return written(value)
    (size,) = sizes
    return size * call("log", ratio) if ratio > 1 else -size * call("log", 1 / ratio)


def _integral_step(integrand: Formula, letter: Formula, ends: Ends, value: Formula) -> Step:
    """State the value of an integral, or that it diverges."""
    low, high = ends
    if value == DIVERGES:
        return step(
            "improper_integral", low=low, high=high, integrand=integrand, letter=letter, verdict=value
        )
    return step("definite_integral", low=low, high=high, integrand=integrand, letter=letter, value=value)


def _antiderivative_step(function: Formula, letter: Formula, ends: Ends, antiderivative: Formula) -> Step:
    low, high = ends
    return step(
        "antiderivative_between",
        function=function,
        letter=letter,
        low=low,
        high=high,
        antiderivative=antiderivative,
    )


def _from_above(end: Formula) -> Formula:
    """Return an end as a place to which the letter tends from above."""
    return end if end == -INFINITY else Verbatim(f"{latex(end)}^{{+}}")


def work(facts: Facts, slip: Slip) -> Worked:
    """One integral after the other; a slip happens in one of them."""
    if isinstance(facts, Family):
        return _work_on_family(facts, slip)
    parts = [_part(integral, NO_SLIP) for integral in facts.integrals]
    if slip:
        index, part = _part_with_slip(facts.integrals, slip, [part.answer for part in parts])
        parts[index] = part
    steps = [step for part in parts for step in part.steps]
    return Worked(tuple(steps), tuple(part.answer for part in parts))


def _part_with_slip(integrals: Sequence[Integral], slip: Slip, right: Sequence[Formula]) -> tuple[int, Part]:
    """Return the integral's index and steps where the slip changes the answer. Raises: Rejected."""
    indices = range(len(integrals))
    for index in reversed(indices) if slip in _LATE_SLIPS else indices:
        try:
            part = _part(integrals[index], slip)
        except Rejected:
            continue
        if part.answer != right[index]:
            return index, part
    raise Rejected("the slip changes nothing")


def _part(integral: Integral, slip: Slip) -> Part:
    """Return the steps for one integral."""
    low, high = _ends_of(integral)
    if isinstance(integral, Algebraic) and low is not None and high is not None and low < -integral.below[1]:
        return _around_pole(integral, slip)
    antiderivative = _antiderivative(integral, slip)
    upper = antiderivative.upper
    lower = antiderivative.lower
    if slip == "limit_taken_as_zero":
        upper, lower = (_NOTHING if INFINITY in value else value for value in (upper, lower))
    ends = slip.or_else((upper, lower), bounds_swapped=(lower, upper))
    value = _result(ends[0], scaled(ends[1], -1), slip)
    is_low_improper, is_high_improper = antiderivative.improper
    start, end = antiderivative.ends
    steps = [
        *antiderivative.steps,
        *([antiderivative.limit(end, upper)] if is_high_improper else []),
        *([antiderivative.limit(_from_above(start), lower)] if is_low_improper else []),
        _integral_step(antiderivative.integrand, antiderivative.letter, antiderivative.ends, value),
    ]
    return Part(steps, value)


def _antiderivative(integral: Integral, slip: Slip) -> Antiderivative:
    match integral:
        case Exponential():
            return _of_exponential(integral, slip)
        case Logarithm(logs="1"):
            return _of_power_times_logarithm(integral, slip)
        case Logarithm():
            return _of_power_of_logarithm(integral, slip)
        case Algebraic(below=[_, _]):
            return _of_power(integral, slip)
        case Algebraic(below=below):
            _, b, c = below
            return _of_bell(integral, slip) if b * b < 4 * c else _of_fraction(integral, slip)


def _found(
    integral: Integral, antiderivative: Formula, improper: tuple[bool, bool], upper: Value, lower: Value
) -> Antiderivative:
    """Return an antiderivative that is found in one step, in x."""
    integrand = _integrand(integral)
    ends = _limits_of_integration(integral)
    steps = [_antiderivative_step(integrand, X, ends, antiderivative)]
    return Antiderivative(steps, integrand, antiderivative, X, ends, improper, upper, lower)


def _of_power(integral: Algebraic, slip: Slip) -> Antiderivative:
    """A power of x, moved by the pole."""
    _, shift = integral.below
    rule = _power_rule(Fraction(integral.factor), Fraction(integral.power), slip)
    start, end = (None if place is None else place + shift for place in _ends_of(integral))
    improper = (start == 0, end is None)
    return _found(integral, rule.written(X + shift), improper, rule.limit(end), rule.limit(start))


def _of_power_of_logarithm(integral: Logarithm, slip: Slip) -> Antiderivative:
    """A power of the logarithm over x, where the ends are stored as their logarithms."""
    logs = Fraction(integral.logs)
    rule = _power_rule(Fraction(integral.factor), -logs, slip)
    low, high = _ends_of(integral)
    start, end = map(_end, integral.ends)
    integrand = _integrand(integral)
    in_u = integral.factor / _root_or_power(U, -logs)
    return Antiderivative(
        steps=[
            step("inner_function", inner=LOG, new=U, integrand=integrand, letter=X, transformed=in_u),
            _antiderivative_step(in_u, U, (start, end), rule.written(U)),
        ],
        integrand=in_u,
        formula=rule.written(U),
        letter=U,
        ends=(start, end),
        improper=(low == 0, high is None),
        upper=rule.limit(high),
        lower=rule.limit(low),
    )


def _of_power_times_logarithm(integral: Logarithm, slip: Slip) -> Antiderivative:
    """A power of x times its logarithm, from 0 to 1 or from 1 on."""
    exponent = Fraction(integral.power) + 1
    factor = Fraction(integral.factor)
    is_far = _ends_of(integral)[1] is None
    if exponent == 0:
        antiderivative = factor / 2 * LOG**2
        at_one = _NOTHING
        towards = _infinite(1)
    else:
        before = factor / exponent
        after = slip.or_else(
            -before / exponent, coefficient_slip=-before, plus_in_integration_by_parts=before / exponent
        )
        antiderivative = _power_times(before, exponent, LOG) + _power_times(after, exponent, ONE)
        at_one = {ONE: slip.or_else(after, logarithm_of_one=after + before)}
        towards = slip.or_else(_NOTHING, limit_taken_as_infinite=_infinite(-1))
        if (exponent > 0) == is_far:
            towards = _infinite(1)
    upper, lower = (towards, at_one) if is_far else (at_one, towards)
    return _found(integral, antiderivative, (not is_far, is_far), upper, lower)


def _power_times(number: Fraction, exponent: Fraction, factor: Formula) -> Formula:
    """Write number x^exponent times a factor, with negative powers in the denominator."""
    power = _root_or_power(X, abs(exponent))
    if exponent > 0:
        return product(number.numerator, power, factor) / number.denominator
    return number.numerator * factor / (number.denominator * power)


def _around_pole(integral: Algebraic, slip: Slip) -> Part:
    """A pole between the ends: the integrals on both sides of it, or one that diverges."""
    _, shift = integral.below
    rule = _power_rule(Fraction(integral.factor), Fraction(integral.power), slip)
    integrand = _integrand(integral)
    start, end = map(Fraction, integral.ends)
    low, high = _limits_of_integration(integral)
    base = X + shift
    pole = formula(-shift)
    left = rule.limit(-shift - start)
    right = rule.limit(end + shift)
    if integral.bars:
        if rule.exponent != HALF:
            raise Rejected("another power on both sides")
        root = call("sqrt", call("abs", base))
        antiderivative = slip.or_else(rule.factor * base / root, sides_alike=rule.factor * root)
        left = slip.or_else(left, sides_alike=scaled(left, -1), limit_taken_as_infinite=_infinite(1))
        right = slip.or_else(right, limit_taken_as_infinite=_infinite(1))
        steps = [_antiderivative_step(integrand, X, (low, high), antiderivative)]
    else:
        antiderivative = rule.written(base)
        at_pole = slip.or_else(rule.limit(Fraction(0)), limit_taken_as_zero=_NOTHING)
        # On the left an odd power has the other sign.
        sign = -1 if rule.exponent % 2 == 1 else 1
        left = _difference(scaled(at_pole, sign), scaled(left, sign))
        right = _difference(right, at_pole)
        near = _from_above(pole)
        limit = written(at_pole)
        steps = [
            _antiderivative_step(integrand, X, (pole, high), antiderivative),
            step("limit", expression=antiderivative, letter=X, at=near, value=limit),
        ]
    value = _result(left, right, slip)
    if value == DIVERGES:
        return Part([*steps, _integral_step(integrand, X, (pole, high), value)], value)
    sides = written(left), written(right)
    unadded = Verbatim(rf"{latex(sides[0])} + \left({latex(sides[1])}\right)")
    steps += [
        _integral_step(integrand, X, (low, pole), sides[0]),
        _integral_step(integrand, X, (pole, high), sides[1]),
        step("identity", left=unadded, right=value),
    ]
    return Part(steps, value)


def _of_bell(integral: Algebraic, slip: Slip) -> Antiderivative:
    """An arctangent: its limits are parts of a turn, the low end is in the middle or one side from there."""
    factor = Fraction(integral.factor)
    _, b, c = integral.below
    middle = Fraction(-b, 2)
    side = isqrt(int(c - middle**2))
    low, _ = _ends_of(integral)
    if slip == "root_forgotten" and low not in (None, middle):
        raise Rejected("an arctangent is not nice")
    divisor = slip.or_else(side, root_forgotten=side**2)
    size = slip.or_else(factor / divisor, chain_rule_factor_lost=factor)
    antiderivative = size * call("arctan", (X - middle) / divisor)
    far = slip.or_else(HALF, limit_doubled=Fraction(1))
    aside = slip.or_else(Fraction(1, 4), table_slip=Fraction(1, 3))
    near = -far if low is None else aside if low != middle else Fraction(0)
    upper: Value = {PI: size * far}
    lower: Value = {PI: size * near}
    if slip == "logarithm_instead":
        antiderivative = factor * call("log", polynomial(integral.below, X))
        upper = _infinite(1)
        at_low = side**2 if low == middle else 2 * side**2
        lower = _infinite(1) if low is None else logarithm(at_low, factor)
    lower = slip.or_else(lower, lower_bound_dropped=_NOTHING)
    return _found(integral, antiderivative, (low is None, True), upper, lower)


def _of_fraction(integral: Algebraic, slip: Slip) -> Antiderivative:
    """Two logarithms, which are taken together where x is not above."""
    _, b, c = integral.below
    distance = isqrt(b**2 - 4 * c)
    near = (b - distance) // 2
    far = (b + distance) // 2
    size = Fraction(integral.factor, slip.or_else(distance, partial_fraction_factor_lost=1))
    first = size
    last = slip.or_else(-size, sign_flipped=size)
    if integral.above:
        first = -near * size
        last = far * size
        if slip == "limit_taken_as_zero":
            raise Rejected("two logarithms are left")
    parts = [(factor, X + shift) for factor, shift in ((first, near), (last, far)) if factor]
    split = total(*(factor.numerator / (factor.denominator * base) for factor, base in parts))
    antiderivative = total(*(factor * call("log", call("abs", base)) for factor, base in parts))
    start = _ends_of(integral)[0] or Fraction(0)
    lower = _infinite(-1)
    if start + near:
        lower = added(logarithm(start + near, first), logarithm(start + far, last))
    upper = _infinite(1) if first + last or slip == "limit_taken_as_infinite" else _NOTHING
    found = _found(integral, antiderivative, (start + near == 0, True), upper, lower)
    return found._replace(steps=[step("identity", left=_integrand(integral), right=split), *found.steps])


def _of_exponential(integral: Exponential, slip: Slip) -> Antiderivative:
    """The polynomial is differentiated until it is gone."""
    growth = integral.growth
    degree = len(integral.polynomial) - 1
    low, high = _ends_of(integral)
    is_far = high is None
    end = int(low or high or 0)
    before = _polynomial_by_parts(integral, slip)
    antiderivative = polynomial(before, X) * call("exp", growth * X)
    exponent = -growth * end if slip == "end_sign_lost" and degree == 0 else growth * end
    at_end: Value = {E**exponent: coefficients.value(before, end)}
    if slip == "exponential_of_zero" and end == 0:
        at_end = _NOTHING
    # Far away, the polynomial has the sign of its first coefficient, or on the left perhaps the other one.
    leading = next((coefficient for coefficient in before if coefficient), Fraction(1))
    sign = leading if is_far or degree % 2 == 0 else -leading
    away = slip.or_else(_NOTHING, limit_taken_as_infinite=_infinite(sign))
    upper, lower = (away, at_end) if is_far else (at_end, away)
    return _found(integral, antiderivative, (not is_far, is_far), upper, lower)


def _polynomial_by_parts(integral: Exponential, slip: Slip) -> list[Fraction]:
    """Return the polynomial before the exponential function in the antiderivative."""
    growth = integral.growth
    rounds = len(integral.polynomial)
    size = Fraction(1, growth)
    size = slip.or_else(size, chain_rule_factor_lost=Fraction(-1 if growth < 0 else 1))
    if rounds == 1:
        size = slip.or_else(size, inverted=Fraction(growth), sign_flipped=abs(size))
    else:
        rounds = slip.or_else(rounds, last_part_forgotten=rounds - 1)
    ratio = slip.or_else(-size, plus_in_integration_by_parts=size)
    rest = [Fraction(coefficient) for coefficient in integral.polynomial]
    result = [Fraction(0)] * len(rest)
    for place in range(rounds):
        result = coefficients.total(result, coefficients.scaled(rest, size * ratio**place))
        rest = coefficients.derivative(rest)
    return result


def _work_on_family(facts: Family, slip: Slip) -> Worked:
    """Compare with powers at both ends; then substitute in the integral asked for."""
    at_zero, at_infinity = between = _between(facts, slip)
    low, high = _family_limits(facts)
    bound = "[" if (at_zero is not None) == (facts.slope > 0) else "]"
    values = interval(*_parameters(between, facts), slip.or_else("", bound_included=bound))
    steps: list[Step] = []
    if facts.form == "fraction":
        near = _parameters((at_zero, None), facts)
        far = _parameters((None, at_infinity), facts)
        steps.append(_convergence_step(facts, (low, ONE), interval(*near)))
        steps.append(_convergence_step(facts, (ONE, high), interval(*far)))
    steps.append(_convergence_step(facts, (low, high), values))
    chosen = _chosen(facts, slip)
    return Worked((*steps, *chosen.steps), (values, chosen.answer))


def _between(facts: Family, slip: Slip) -> tuple[End, End]:
    """Return between which exponents of x or ln x the integral converges."""
    low: End = Fraction(-1)
    high: End = None
    match facts.form:
        case "fraction":
            high = facts.degree * slip.or_else(facts.power, outer_power_forgotten=1) - Fraction(1)
        case "rest":
            high = low
            low = None
    if facts.form == "fraction":
        low = slip.or_else(low, end_at_zero_forgotten=None)
    elif slip == "ends_confused":
        low, high = high, low
    if low is not None:
        low = slip.or_else(low, bound_without_one=Fraction(0))
    return low, high


def _parameters(between: tuple[End, End], facts: Family) -> Ends:
    """Return between which parameters the exponent lies between these numbers."""
    low, high = between if facts.slope > 0 else between[::-1]
    lower = -INFINITY if low is None else formula((low - facts.shift) / facts.slope)
    upper = INFINITY if high is None else formula((high - facts.shift) / facts.slope)
    return lower, upper


def _convergence_step(facts: Family, ends: Ends, values: Formula) -> Step:
    low, high = ends
    return step(
        "integral_converges_for",
        low=low,
        high=high,
        integrand=_family_integrand(facts, _exponent_in_p(facts)),
        letter=X,
        parameter=P,
        values=values,
    )


def _family_limits(facts: Family) -> Ends:
    match facts.form:
        case "start":
            return ONE, E**facts.number
        case "rest":
            return E**facts.number, INFINITY
        case "fraction" | "exponential":
            return formula(0), INFINITY


def _exponent_in_p(facts: Family) -> Formula:
    if facts.slope < 0 < facts.shift:
        return facts.shift + facts.slope * P
    return facts.slope * P + facts.shift


def _family_integrand(facts: Family, exponent: Formula) -> Formula:
    """Write the function of the family with this exponent of x or ln x."""
    match facts.form:
        case "fraction":
            return facts.factor * X**exponent / (X**facts.degree + facts.number) ** facts.power
        case "exponential":
            return product(facts.factor, X**exponent, call("exp", -facts.number * X**facts.degree))
        case "start" | "rest":
            return facts.factor * LOG**exponent / X


def _chosen(facts: Family, slip: Slip) -> Part:
    """Substitute in the integral for the chosen parameter."""
    exponent = facts.slope * Fraction(facts.chosen) + facts.shift
    times = (exponent + 1) / facts.degree
    front = Fraction(facts.factor, slip.or_else(facts.degree, inner_factor_lost=1))
    number = facts.number
    power = facts.power
    ends: Ends = (formula(0), INFINITY)
    integrated: list[Step] = []
    if facts.form in ("start", "rest"):
        inner, in_u, ends, rule, value = _of_logarithm(facts, exponent, slip)
        integrated = [_antiderivative_step(in_u, U, ends, rule.written(U))]
    elif facts.form == "exponential":
        inner = X**facts.degree
        in_u = product(front, U ** int(times - 1), call("exp", -number * U))
        divisions = int(times)
        divisions = slip.or_else(divisions, one_division_too_few=max(1, divisions - 1))
        value = formula(front * factorial(int(times) - 1) / Fraction(number) ** divisions)
    elif times == HALF:
        # Here the square of the new variable is the power of x.
        inner = _root_or_power(X, Fraction(facts.degree, 2))
        in_u = 2 * front / (U**2 + number)
        value = front / slip.or_else(isqrt(number), root_forgotten=number) * PI
    else:
        inner = X**facts.degree + number
        ends = (formula(number), INFINITY)
        above = front.numerator * (U - number) if times == 2 else formula(front.numerator)
        in_u = above / (front.denominator * U**power)
        size = front / 2 / number if times == 2 else front / (power - 1) / Fraction(number) ** (power - 1)
        value = formula(slip.or_else(size, coefficient_slip=size * (power - 1)))
    member = _family_integrand(facts, formula(exponent))
    steps = [
        step("inner_function", inner=inner, new=U, integrand=member, letter=X, transformed=in_u),
        *integrated,
        _integral_step(in_u, U, ends, value),
    ]
    return Part(steps, value)


def _of_logarithm(
    facts: Family, exponent: Fraction, slip: Slip
) -> tuple[Formula, Formula, Ends, PowerRule, Formula]:
    """With the logarithm as the new variable there is a power to integrate."""
    rule = _power_rule(Fraction(facts.factor), -exponent, slip)
    in_u = facts.factor * U**exponent
    if exponent < 0:
        in_u = facts.factor / _root_or_power(U, -exponent)
    number = Fraction(facts.number)
    low, high = (Fraction(0), number) if facts.form == "start" else (number, None)
    ends = (formula(low), INFINITY if high is None else formula(high))
    value = _result(rule.limit(high), scaled(rule.limit(low), -1), slip)
    return LOG, in_u, ends, rule, value


def gaps(facts: Facts) -> dict[str, Filling]:
    """Return the functions; of a family the ends of the integral, and the chosen parameter."""
    if isinstance(facts, Pair):
        return dict(zip("fg", map(_integrand, facts.integrals), strict=True))
    low, high = _family_limits(facts)
    function = _family_integrand(facts, _exponent_in_p(facts))
    return {"f": function, "low": low, "high": high, "p": Fraction(facts.chosen)}


def words(facts: Facts, writer: Writer) -> Words:
    """Ask alike of both integrals, or for the parameters of a family and one value."""
    if isinstance(facts, Family):
        statement = writer.say(phrases.FAMILIES)
        return Words(statement, (writer.say(phrases.CONVERGENCE), writer.say(phrases.VALUES)))
    wording = writer.draws.choice(phrases.QUESTIONS)
    questions = []
    for name, integral in zip("fg", facts.integrals, strict=True):
        low, high = _limits_of_integration(integral)
        questions.append(writer.fill(wording, name=name, low=low, high=high))
    return Words(writer.say(phrases.STATEMENTS), tuple(questions))


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return that of both integrals; of a family, that of the parameters, too."""
    value = Typed("number")
    return (Typed("interval_union", ("p",)), value) if isinstance(facts, Family) else (value, value)


SHEET = Sheet(
    subject="integral_calculus",
    method="quadrature and comparison",
    sample=sample,
    work=work,
    types=types,
    slips={
        "bound_included": "a bound of the parameter, where the integral diverges, is included",
        "end_at_zero_forgotten": "of two improper ends, that at zero is not looked at",
        "bound_without_one": "a power is taken to converge at zero for positive exponents only",
        "outer_power_forgotten": "the degree below is taken without the power outside",
        "ends_confused": "the condition is that for the other end",
        "inner_factor_lost": "the number in the derivative of the inner function is not divided by",
        "one_division_too_few": "integration by parts divides once too few",
        "power_slip": "the exponent of a negative power goes down instead of up",
        "reciprocal_dropped": "a power in the denominator is integrated as if it were in the numerator",
        "exponent_sign_lost": "the new exponent has the wrong sign",
        "logarithm_forgotten": "the reciprocal is differentiated instead of integrated",
        "coefficient_slip": "a number that has to be divided by is forgotten",
        "off_by_one": "a power is divided by its old exponent instead of the new one",
        "inverted": "the antiderivative is multiplied by a number instead of divided",
        "sign_flipped": "a minus sign of the antiderivative is lost",
        "sides_alike": "the antiderivative is given the same sign on both sides of the pole",
        "plus_in_integration_by_parts": "the sign of the second integral in integration by parts is wrong",
        "logarithm_of_one": "the logarithm of 1 is taken as 1",
        "last_part_forgotten": "integration by parts is stopped one step too early",
        "chain_rule_factor_lost": "the factor beside x inside a function is not divided by",
        "end_sign_lost": "putting in the end, a sign in the exponent is lost",
        "exponential_of_zero": "the exponential function is taken as zero at zero",
        "root_forgotten": "in the arctangent the square root of the number below is forgotten",
        "logarithm_instead": "the integral is taken as the logarithm of the denominator",
        "limit_doubled": "the arctangent is taken to tend to a half turn instead of a quarter",
        "table_slip": "the arctangent of 1 is taken as that of another number",
        "partial_fraction_factor_lost": "the number before the partial fractions is lost",
        "limit_taken_as_zero": "an infinite limit is taken as zero",
        "limit_taken_as_infinite": "a finite limit, or integral up to a pole, is taken as infinite",
        "lower_bound_dropped": "the antiderivative is taken as zero at the lower end",
        "bounds_swapped": "the limit at the upper end is subtracted from that at the lower end",
    },
    gaps=gaps,
    words=words,
    levels={
        1: "a power or an exponential at one improper end",
        2: "a pole inside, an arctangent, partial fractions, a logarithm, or integrals by parts",
        3: "a parameter: where it converges at both ends, and a substitution for one of its values",
    },
    version=3,
)
