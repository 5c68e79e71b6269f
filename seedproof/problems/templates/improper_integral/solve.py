"""Finds an antiderivative, its limits at the ends, or on both sides of a pole, and what follows from them."""

from collections.abc import Callable
from fractions import Fraction
from math import isqrt

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.improper_integral.generate import answers
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    INFINITY,
    PI,
    Call,
    E,
    Formula,
    Number,
    Symbol,
    Word,
    call,
    equation,
    formula,
    point,
    polynomial,
    product,
    total,
)

X, U, ONE, HALF, DIVERGES = Symbol("x"), Symbol("u"), formula(1), Fraction(1, 2), Word("diverges")
LOG, _ANY = call("log", Symbol("x")), "antiderivative(x)"
_LATER = ("limit_taken_as_zero", "limit_taken_as_infinite", "bounds_swapped", "lower_bound_dropped")
Value = dict[Formula, Fraction]
"""A sum of numbers times constants; `oo` and its sign."""
End = Fraction | None
"""An end of an interval, None if it is infinite."""
Found = tuple[Step, Value, Value]
"""An antiderivative, and its limits at the upper and the lower end."""


def work(facts: Facts, slip: str) -> Worked:
    """One integral after the other; a slip happens in one of them."""
    integrals, right = facts["integrals"], [answer.formula for answer in answers(facts)]
    places, parts = range(len(integrals)), dict[int, list[Step]]()
    for place in (reversed(places) if slip in _LATER else places) if slip else ():
        try:
            wrong = _solved(integrals[place], "fg"[place], slip)
        except Rejected:
            continue
        if wrong[-1].value != right[place]:
            parts[place] = wrong
            break
    if slip and not parts:
        raise Rejected("the slip changes nothing")
    solved = [parts.get(place) or _solved(integrals[place], "fg"[place], "") for place in places]
    return Worked(tuple(one for part in solved for one in part), tuple(part[-1].value for part in solved))


def _solved(one: Facts, name: str, slip: str) -> list[Step]:
    """An antiderivative, its limits, and their difference."""
    low, high = (None if "oo" in end else Fraction(end) for end in one["ends"])
    if one["kind"] == "algebraic" and low is not None and high is not None and low < -one["below"][1]:
        return _inside(one, name, slip, low, high)
    first, *limits = _rule(one)(one, name, slip, low, high)
    if slip == "limit_taken_as_zero":
        limits = [{} if INFINITY in value else value for value in limits]
    sign = -1 if slip == "bounds_swapped" else 1
    said = "At the upper and at the lower end of the interval its limits are {}."
    return [
        first,
        step(said, point(*map(_shown, limits)), "tuple"),
        _last(limits[sign < 0], _times(limits[sign > 0], -1), slip),
    ]


def _rule(one: Facts) -> Callable[[Facts, str, str, End, End], Found]:
    if one["kind"] == "exponential":
        return _exponential
    if one["kind"] == "logarithm":
        return _weight if one["logs"] == "1" else _powers
    if len(one["below"]) == 2:
        return _powers
    return _bell if one["below"][1] ** 2 < 4 * one["below"][2] else _fraction


def _last(value: Value, other: Value, slip: str) -> Step:
    """The sum, canonical."""
    found = _sum(value, other)
    if slip and any(size.denominator > 200 or abs(size) > 5000 for size in found.values()):
        raise Rejected("the value is ugly")
    diverges = INFINITY in value or INFINITY in other
    return step("So the answer is {}.", DIVERGES if diverges else _canonical(found), "number")


def _infinite(sign: int) -> Value:
    return {INFINITY: Fraction(sign)}


def _times(value: Value, number: int) -> Value:
    return {constant: number * size for constant, size in value.items()}


def _shown(value: Value) -> Formula:
    return total(*(product(size, constant) for constant, size in value.items()))


def _canonical(value: Value) -> Formula:
    """With one logarithm of a number above 1 where there are logarithms that can be taken together."""
    logs = {_inside_of(one): size for one, size in value.items() if isinstance(one, Call) and size}
    if not logs or len({*map(abs, logs.values())}) > 1 or len(logs) != sum(map(bool, value.values())):
        return _shown(value)
    size, ratio = abs(max(logs.values(), key=abs)), Fraction(1)
    for inside, one in logs.items():
        ratio *= inside if one > 0 else 1 / inside
    return product(size if ratio > 1 else -size, call("log", max(ratio, 1 / ratio)))


def _inside_of(logarithm: Call) -> Fraction:
    (inside,) = logarithm.arguments
    assert isinstance(inside, Number)
    return inside.value


def _logarithm(size: Fraction, inside: Fraction) -> Value:
    return {call("log", inside): size} if inside != 1 else {}


def _grown(factor: Fraction, power: Fraction, slip: str) -> tuple[Fraction, Fraction]:
    """The number and the exponent in an antiderivative of factor u^(-power); 0 stands for the logarithm."""
    changed = {"power_slip": -power - 1, "reciprocal_dropped": power + 1, "exponent_sign_lost": power - 1}
    up = changed.get(slip, 1 - power)
    if up == 0:
        return (-factor, Fraction(-2)) if slip == "logarithm_forgotten" else (factor, up)
    if slip == "off_by_one" and power > 1:
        return -factor / power, up
    sizes = {"coefficient_slip": up / abs(up), "inverted": up, "sign_flipped": 1 / abs(up)}
    return factor * sizes.get(slip, 1 / up), up


def _written(size: Fraction, up: Fraction, base: Formula) -> Formula:
    if up == 0:
        return product(size, call("log", base if base == LOG else call("abs", base)))
    power = call("sqrt", base) if abs(up) == HALF else base ** abs(up)
    return size.numerator / (size.denominator * power) if up < 0 else product(size, power)


def _limit(size: Fraction, up: Fraction, u: End) -> Value:
    """Of the antiderivative for u towards a positive number, or towards 0 or infinity from there."""
    if u and up == 0:
        return _logarithm(size, u)
    if not u:
        grows = up >= 0 if u is None else up <= 0
        falls = (size < 0) != (u == 0 and up == 0)
        return _infinite(-1 if falls else 1) if grows else {}
    base = Fraction(isqrt(int(u))) if up.denominator > 1 else u
    return {ONE: size * base**up.numerator}


def _powers(one: Facts, name: str, slip: str, low: End, high: End) -> Found:
    """Of x, moved; or of its logarithm, where the ends are stored as their logarithms."""
    if one["kind"] == "logarithm":
        power, base, shift = -Fraction(one["logs"]), LOG, 0
        said = f"With {{u}} as the new variable one finds that an antiderivative of ${name}$ is {{}}."
    else:
        shift = one["below"][1]
        power, base, said = Fraction(one["power"]), X + shift, f"An antiderivative of ${name}$ is {{}}."
    grown = _grown(Fraction(one["factor"]), power, slip)
    first = step(said, _written(*grown, base), _ANY, u=equation(U, LOG))
    upper, lower = (_limit(*grown, None if end is None else end + shift) for end in (high, low))
    return first, upper, lower


def _inside(one: Facts, name: str, slip: str, low: Fraction, high: Fraction) -> list[Step]:
    """A pole between the ends: the integrals on both sides of it."""
    shift, power = one["below"][1], Fraction(one["power"])
    near, far, base = -shift - low, high + shift, X + shift
    size, up = _grown(Fraction(one["factor"]), power, slip)
    if one["bars"]:
        if up != HALF:
            raise Rejected("another power on both sides")
        even = slip == "sides_alike"
        under = call("sqrt", call("abs", base))
        found = product(size, under) if even else product(size, base) / under
        left, right = _limit(size if not even else -size, up, near), _limit(size, up, far)
        if slip == "limit_taken_as_infinite":
            left = right = _infinite(1)
    else:
        found, even = _written(size, up, base), int(up) % 2 == 0
        poles = _limit(size, up, Fraction(0))
        if slip == "limit_taken_as_zero":
            poles = {}
        before = _times(poles, 1 if even else -1)
        left = _minus(before, _times(_limit(size, up, near), 1 if even else -1))
        right = _minus(_limit(size, up, far), poles)
    said = (
        "There is no value of the function for {pole}; up to there, and from there on, the integrals are {}."
    )
    return [
        step(
            f"On each side of the zero of the denominator, an antiderivative of ${name}$ is {{}}.",
            found,
            _ANY,
        ),
        step(said, point(_shown(left), _shown(right)), "tuple", pole=equation(X, -shift)),
        _last(left, right, slip),
    ]


def _minus(value: Value, other: Value) -> Value:
    """A difference of which not both are infinite."""
    for one, sign in ((value, 1), (other, -1)):
        if INFINITY in one:
            return _times(one, sign)
    return _sum(value, _times(other, -1))


def _weight(one: Facts, name: str, slip: str, low: End, high: End) -> Found:
    """A power of x times its logarithm, from 0 to 1 or from 1 on."""
    up, factor = Fraction(one["power"]) + 1, Fraction(one["factor"])
    if up == 0:
        said = f"With {{u}} as the new variable one finds that an antiderivative of ${name}$ is {{}}."
        first = step(said, product(factor / 2, LOG**2), _ANY, u=equation(U, LOG))
        return (first, _infinite(1), {}) if high is None else (first, {}, _infinite(1))
    before = factor / up
    after = -before / (1 if slip == "coefficient_slip" else up)
    if slip == "plus_in_integration_by_parts":
        after = -after
    power = call("sqrt", X) if abs(up) == HALF else X ** abs(up)
    parts = (
        product(size.numerator, power, more) / size.denominator
        if up > 0
        else product(size.numerator, more) / (size.denominator * power)
        for size, more in ((before, LOG), (after, ONE))
    )
    said = f"Integration by parts, with {{log}} as the factor to differentiate, gives for ${name}$ the "
    first = step(said + "antiderivative {}.", total(*parts), _ANY, log=LOG)
    at_one = {ONE: after + (before if slip == "logarithm_of_one" else 0)}
    towards: Value = _infinite(-1) if slip == "limit_taken_as_infinite" else {}
    if (up > 0) == (high is None):
        towards = _infinite(1)
    return (first, towards, at_one) if high is None else (first, at_one, towards)


def _bell(one: Facts, name: str, slip: str, low: End, high: End) -> Found:
    """An arctangent, whose limits are parts of a turn."""
    factor, (_, line, constant) = Fraction(one["factor"]), one["below"]
    middle = Fraction(-line, 2)
    side = isqrt(int(constant - middle**2))
    base, size, inner = X - middle, factor / side, side
    if slip == "chain_rule_factor_lost":
        size = factor
    if slip == "root_forgotten":
        if low is not None and low != middle:
            raise Rejected("an arctangent is not nice")
        size, inner = factor / side**2, side**2
    turn = Fraction(1, 1 if slip == "limit_doubled" else 2)
    quarter = Fraction(1, 3 if slip == "table_slip" else 4)
    upper: Value = {PI: size * turn}
    lower: Value = {PI: size * (-turn if low is None else quarter if low > middle else 0)}
    found = product(size, call("arctan", base / inner))
    if slip == "logarithm_instead":
        found = product(factor, call("log", polynomial(one["below"], X)))
        upper = _infinite(1)
        lower = upper if low is None else _logarithm(factor, side**2 * Fraction(1 if low == middle else 2))
    if slip == "lower_bound_dropped":
        lower = {}
    said = f"An antiderivative of ${name}$ is {{}}."
    if middle:
        said = (
            f"Completing the square below gives ${name}$ the form {{square}}, and an antiderivative is {{}}."
        )
    square = formula(factor) / total(base**2, side**2)
    return step(said, found, _ANY, square=square), upper, lower


def _fraction(one: Facts, name: str, slip: str, low: End, high: End) -> Found:
    """Partial fractions with two logarithms, which are taken together where x is not above."""
    _, both, constant = one["below"]
    apart = isqrt(both**2 - 4 * constant)
    near, far = (both - apart) // 2, (both + apart) // 2
    size = Fraction(one["factor"], 1 if slip == "partial_fraction_factor_lost" else apart)
    above = one["above"] and slip != "numerator_dropped"
    first, last = (-near * size, far * size) if above else (size, -size)
    if slip == "sign_flipped" and not above:
        last = -last
    logs = [call("log", call("abs", X + shift)) for shift in (near, far)]
    found = total(product(first, logs[0]), product(last, logs[1]))
    start = low or Fraction(0)
    if start + near == 0:
        lower: Value = _infinite(-1)
    else:
        lower = _sum(_logarithm(first, start + near), _logarithm(last, start + far))
    upper = _infinite(1) if first + last or slip == "limit_taken_as_infinite" else {}
    if slip == "limit_taken_as_zero" and above:
        raise Rejected("two logarithms are left")
    parts = (
        formula(size.numerator) / (size.denominator * (X + shift))
        for size, shift in ((first, near), (last, far))
    )
    said = f"In partial fractions ${name}$ is {{parts}}, and an antiderivative is {{}}."
    return step(said, found, _ANY, parts=total(*(part for part in parts if part != formula(0)))), upper, lower


def _exponential(one: Facts, name: str, slip: str, low: End, high: End) -> Found:
    """The polynomial is differentiated until it is gone."""
    growth, top = one["growth"], [*map(Fraction, one["polynomial"])]
    degree, end = len(top) - 1, int((high if low is None else low) or 0)
    sizes = {"chain_rule_factor_lost": Fraction(1 if growth > 0 else -1)}
    if not degree:
        sizes |= {"inverted": Fraction(growth), "sign_flipped": Fraction(1, abs(growth))}
    size = sizes.get(slip, Fraction(1, growth))
    sign = 1 if slip == "plus_in_integration_by_parts" else -1
    found, factor = [Fraction(0)] * (degree + 1), size
    for _ in range(degree + 1 - (slip == "last_part_forgotten" and degree > 0)):
        found = [one + factor * more for one, more in zip(found, top, strict=True)]
        top = [Fraction(0), *(number * (degree - place) for place, number in enumerate(top[:-1]))]
        factor *= sign * size
    value = sum((number * end ** (degree - place) for place, number in enumerate(found)), Fraction(0))
    taken = -end if slip == "end_sign_lost" and not degree else end
    there: Value = {E ** (growth * taken): value}
    if slip == "exponential_of_zero" and not end:
        there = {}
    said = f"An antiderivative of ${name}$ is {{}}."
    if degree:
        said = "Integration by parts, until no power of $x$ is left before the exponential function, gives "
        said += f"for ${name}$ the antiderivative {{}}."
    first = step(said, product(polynomial(found, X), call("exp", growth * X)), _ANY)
    far: Value = {}
    if slip == "limit_taken_as_infinite":
        lead = next((number for number in found if number), Fraction(1))
        far = _infinite(1 if (lead > 0) == (high is None or degree % 2 == 0) else -1)
    return (first, far, there) if high is None else (first, there, far)


def _sum(value: Value, other: Value) -> Value:
    return value | {one: value.get(one, Fraction(0)) + size for one, size in other.items()}


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
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
        "numerator_dropped": "the partial fractions are those of the fraction without x above",
        "limit_taken_as_zero": "an infinite limit is taken as zero",
        "limit_taken_as_infinite": "a finite limit, or integral up to a pole, is taken as infinite",
        "lower_bound_dropped": "the antiderivative is taken as zero at the lower end",
        "bounds_swapped": "the limit at the upper end is subtracted from that at the lower end",
    },
)
