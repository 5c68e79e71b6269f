"""Finds an antiderivative, takes its values at the ends, or between zeros, and divides by the length."""

from fractions import Fraction
from itertools import pairwise

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.definite_integral.generate import answers
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    PI,
    E,
    Formula,
    Sum,
    Symbol,
    call,
    collection,
    equation,
    formula,
    point,
    polynomial,
    product,
    root,
    total,
)

X, T, ONE, HALF = Symbol("x"), Symbol("t"), formula(1), Fraction(1, 2)
_ANY = "antiderivative(x)"
_SINES = {Fraction(0): (Fraction(0), ONE), Fraction(1, 6): (HALF, ONE), Fraction(1, 4): (HALF, root(2))}
_SINES |= {Fraction(1, 3): (HALF, root(3)), HALF: (Fraction(1), ONE)}
_MISREAD = {Fraction(0): HALF, Fraction(1, 6): Fraction(1, 3), Fraction(1, 4): Fraction(1, 3)}
_MISREAD |= {Fraction(1, 3): Fraction(1, 6), HALF: Fraction(1, 3)}
Value = dict[Formula, Fraction]
"""A sum of numbers times constants."""
Found = tuple[list[Step], Value, Value]
"""Steps, and the values of an antiderivative at the upper and the lower end."""


def work(facts: Facts, slip: str) -> Worked:
    """An antiderivative, its values at both ends, their difference; then the mean value."""
    kind, (start, end) = facts["kind"], map(Fraction, facts["ends"])
    rules = {
        "powers": _powers,
        "wave": _wave,
        "exponential": _exponential,
        "absolute": _absolute,
        "arc": _arc,
    }
    steps, high, low = rules.get(kind, _circle)(facts, slip, start, end)
    if slip == "lower_bound_dropped":
        low = {}
    if kind != "absolute":
        ends = point(_shown(high), _shown(low))
        said = "At the upper and at the lower end, the antiderivative found has the values {}."
        steps.append(step(said, ends, "tuple"))
    sign = -1 if slip == "bounds_swapped" and kind not in ("absolute", "circle") else 1
    area = {one: sign * (high.get(one, Fraction(0)) - low.get(one, Fraction(0))) for one in high | low}
    if not any(area.values()) or (slip and max(map(abs, area.values())) > 700):
        raise Rejected("the integral is zero, or large")
    found = [_shown(area)]
    steps.append(step("So the integral is {}.", found[0], "number"))
    if kind not in ("powers", "wave"):
        length = end + start if slip == "length_slip" else end - start
        if length <= 0:
            raise Rejected("an interval has a length")
        share = length if slip == "inverted" else 1 / length
        found.append(_shown({one: size * share for one, size in area.items()}))
        said = "With {length} for the length of the interval, the mean value is {}."
        steps.append(step(said, found[1], "number", length=formula(length)))
    if slip and list(map(_terms, found)) == [_terms(answer.formula) for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), tuple(found))


def _shown(value: Value) -> Formula:
    return total(*(product(size, one) for one, size in value.items()))


def _terms(value: Formula) -> set[Formula]:
    return {*value.terms} if isinstance(value, Sum) else {value}


def _primitive(found: Formula) -> Step:
    return step("An antiderivative is {}.", found, _ANY)


def _powers(facts: Facts, slip: str, start: Fraction, end: Fraction) -> Found:
    square, constant, inverse = map(Fraction, facts["numbers"])
    cube = square if slip == "coefficient_slip" else square / 3
    if slip == "constant_missing":
        constant = Fraction(0)
    found = total(cube * X**3, constant * X, inverse * call("log", X))
    high = {ONE: cube * end**3 + constant * end, call("log", end): inverse}
    low = {ONE: cube + constant + (inverse if slip == "logarithm_of_one" else 0)}
    return [_primitive(found)], high, low


def _wave(facts: Facts, slip: str, start: Fraction, end: Fraction) -> Found:
    rate = facts["more"]
    size = Fraction(1, 1 if slip == "chain_rule_factor_lost" else rate)
    cosine, sine = -facts["numbers"][0] * size, facts["numbers"][1] * size
    if slip == "sign_flipped":
        cosine, sine = (-cosine, sine) if cosine else (cosine, -sine)

    def at(turn: Fraction) -> Value:
        value = Value()
        for factor, angle in ((cosine, turn + HALF), (sine, turn)):
            number, constant = _SINES[min(abs(angle), 1 - abs(angle))]
            value[constant] = value.get(constant, Fraction(0)) + factor * (number if angle > 0 else -number)
        return value

    found = total(cosine * call("cos", rate * X), sine * call("sin", rate * X))
    first, last = start * rate, end * rate
    if slip == "table_slip":
        last = _misread(last)
    if slip == "lower_table_slip":
        first = _misread(first)
    return [_primitive(found)], at(last), at(first)


def _misread(turn: Fraction) -> Fraction:
    return _MISREAD[abs(turn)] * (-1 if turn < 0 else 1)


def _exponential(facts: Facts, slip: str, start: Fraction, end: Fraction) -> Found:
    (slope, constant), rate = facts["numbers"], facts["more"]
    size = Fraction(1, 1 if slip == "chain_rule_factor_lost" else rate)
    left = slope * size * (1 if slip == "plus_in_integration_by_parts" else -1)
    line, rise = [slope * size, constant * size + left * size], call("exp", rate * X)
    parts = "Integration by parts, with {line} as the factor to differentiate, leaves the integral of {}."
    steps = [
        step(parts, product(left, rise), "expression(x)", line=polynomial(facts["numbers"], X)),
        step("Altogether an antiderivative is {}.", product(polynomial(line, X), rise), _ANY),
    ]
    high, low = ({E ** (rate * x): line[0] * x + line[1]} for x in (end, start))
    return steps, high, low


def _arc(facts: Facts, slip: str, start: Fraction, end: Fraction) -> Found:
    (slope, constant), side = facts["numbers"], facts["more"]
    log = Fraction(slope, 1 if slip == "coefficient_slip" else 2)
    turn = Fraction(constant, 1 if slip == "chain_rule_factor_lost" else side)
    below = X**2 + side**2

    def at(x: Fraction) -> Value:
        # The logarithm of side^2, or twice that, by primes.
        twos, threes = {1: (0, 0), 2: (2, 0), 3: (0, 2), 4: (4, 0)}[side]
        logs = {call("log", 2): log * (twos + (x != 0)), call("log", 3): log * threes}
        angle = {PI: turn * (abs(x) if slip == "sign_flipped" else x) / side / 4}
        return logs | angle if x else angle | logs

    steps = [
        step("An antiderivative of {one} is {}.", log * call("log", below), _ANY, one=slope * X / below),
        step(
            "An antiderivative of {one} is {}.", turn * call("arctan", X / side), _ANY, one=constant / below
        ),
    ]
    return steps, at(end), at(start)


def _circle(facts: Facts, slip: str, start: Fraction, end: Fraction) -> Found:
    (radius,) = facts["numbers"]
    half = {
        Fraction(0): Fraction(0),
        HALF: Fraction(1, 3 if slip == "values_swapped" else 6),
        Fraction(1): HALF,
    }
    low, high = (half[abs(x) / radius] * (1 if x > 0 else -1) for x in (start, end))
    line = Fraction(radius**2, 1 if slip == "coefficient_slip" else 2)
    wave = -line / 2 if slip == "sign_flipped" else line / 2
    inside, found = product(radius**2, call("cos", T) ** 2), line * T + wave * call("sin", 2 * T)
    if slip == "jacobian_forgotten":
        inside, found = radius * call("cos", T), radius * call("sin", T)

    def at(x: Fraction, turn: Fraction) -> Value:
        if slip == "jacobian_forgotten":
            return {ONE: x}
        bend = wave / 2 * (1 if x > 0 else -1) if abs(turn) not in (0, HALF) else Fraction(0)
        return {PI: line * turn, root(3): bend}

    steps = [
        step(
            "With {x} the lower and the upper end become the values {} of $t$.",
            point(low * PI, high * PI),
            "tuple",
            x=equation(X, radius * call("sin", T)),
        ),
        step("The function to integrate in $t$ is then {}.", inside, "expression(t)"),
        step("An antiderivative is {}.", found, "antiderivative(t)"),
    ]
    return steps, at(end, high), at(start, low)


def _absolute(facts: Facts, slip: str, start: Fraction, end: Fraction) -> Found:
    numbers = facts["numbers"]
    whole = [Fraction(one, len(numbers) - place) for place, one in enumerate(numbers)] + [Fraction(0)]
    if slip == "coefficient_slip":
        whole[0] = Fraction(numbers[0])
    zeros = [x for x in range(int(start) + 1, int(end)) if not _at(numbers, x)]
    if slip == "root_dropped":
        if len(zeros) < 2:
            raise Rejected("the only zero cannot be missed")
        zeros = zeros[1:]
    values = [_at(whole, x) for x in (int(start), *zeros, int(end))]
    pieces = [last - first for first, last in pairwise(values)]
    area = sum(pieces if slip == "absolute_value_dropped" else map(abs, pieces), Fraction(0))
    if area <= 0:
        raise Rejected("what should be positive is not")
    steps = [
        step("Inside the interval the polynomial between the bars is zero at {}.", collection(*zeros), "set"),
        step("An antiderivative of the polynomial is {}.", polynomial(whole, X), _ANY),
        step(
            "Over the parts of the interval the integrals of the polynomial are {}.", point(*pieces), "tuple"
        ),
    ]
    return steps, {ONE: area}, {}


def _at(numbers: list[int] | list[Fraction], x: int) -> Fraction:
    value = Fraction(0)
    for one in numbers:
        value = value * x + one
    return value


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
        "root_dropped": "a zero is missed where the sign changes",
        "absolute_value_dropped": "the integrals over the parts are added with their signs",
        "length_slip": "the ends are added instead of subtracted for the length of the interval",
        "inverted": "the integral is multiplied by the length instead of divided",
    },
)
