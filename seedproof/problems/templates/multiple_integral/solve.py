"""Takes the size of the region by elementary geometry, and integrates one variable after the other."""

from fractions import Fraction
from math import comb, factorial, gcd

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.multiple_integral.generate import answers
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import Formula, Symbol, formula, point, product, total

X, Y = Symbol("x"), Symbol("y")
Found = tuple[list[Step], Fraction, Fraction]
"""Steps, the size of the region, and the integral."""


def work(facts: Facts, slip: str) -> Worked:
    """The area or volume, the bounds, the inner integrals, and the last one."""
    rule = _space if facts["region"]["kind"] == "tetrahedron" else _plane
    steps, *values = rule(facts, slip)
    if slip and (not all(values) or any(one.denominator > 250 or abs(one) > 800 for one in values)):
        raise Rejected("a value is zero, large, or no simple fraction")
    found = tuple(map(formula, values))
    if slip and [*found] == [answer.formula for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), found)


def _plane(facts: Facts, slip: str) -> Found:
    """Bounds of y that are multiples of powers of x."""
    region = facts["region"]
    kind, a, k = region["kind"], region["width"], region["factor"]
    if slip == "other_triangle" and kind != "parabola":
        kind = "above" if kind == "below" else "below"
    none, line = (0, 0), (k, 1)
    low, high = {"below": (none, line), "above": (line, (k * a, 0)), "parabola": ((k, 2), (k * a, 1))}[kind]
    if slip == "lower_bound_dropped":
        low = none
    if kind == "parabola":
        size, sides = Fraction(k * a**3, 2 if slip == "area_under_the_line" else 6), (0, a)
        said = "From {start} to {end} the line is above; the difference integrates to the area {}."
    else:
        size, sides = Fraction(k * a * a, 1 if slip == "half_forgotten" else 2), (a, k * a)
        said = "The legs of the triangle have the lengths {start} and {end}, so its area is {}."
    inner: dict[int, Fraction] = {}
    for i, j, factor in facts["terms"]:
        share = Fraction(factor, 1 if slip == "coefficient_slip" else j + 1)
        for sign, (number, power) in ((1, high), (1 if slip == "sign_flipped" else -1, low)):
            raised = number if slip == "power_slip" else number ** (j + 1)
            at = i + power * (1 if slip == "exponent_slip" else j + 1)
            inner[at] = inner.get(at, Fraction(0)) + sign * share * raised
    bounds = point(*(number * X**power for number, power in (low, high)))
    outer = {power + 1: value / (power + 1) for power, value in inner.items()}
    steps = [
        step(said, formula(size), "number", start=formula(sides[0]), end=formula(sides[1])),
        step("For a fixed $x$ the bounds of $y$ are {}.", bounds, "tuple"),
        step("The integral over $y$ between them is {}.", _polynomial(inner), "expression(x)"),
        step("With respect to $x$ this has the antiderivative {}.", _polynomial(outer), "antiderivative(x)"),
    ]
    value = sum((number * a**power for power, number in outer.items()), Fraction(0))
    ends = "Taken between $0$ and {end}, it gives the integral {}."
    return [*steps, step(ends, formula(value), "number", end=formula(a))], size, value


def _polynomial(numbers: dict[int, Fraction]) -> Formula:
    return total(*(value * X**power for power, value in sorted(numbers.items(), reverse=True)))


def _space(facts: Facts, slip: str) -> Found:
    """With u for 1 - x/a, y runs from 0 to b u, and z from 0 to c (u - y/b)."""
    a, b, c = facts["region"]["intercepts"]
    base = Fraction(a * b, 1 if slip == "half_forgotten" else 2)
    size = base * c / (1 if slip == "third_forgotten" else 3)
    high = c * (a * b // gcd(b * c, a * c, a * b, a * b * c) if slip == "division_forgotten" else 1)
    sign = 1 if slip == "sign_flipped" else -1
    top = total(high, -Fraction(high, a) * X, sign * Fraction(high, b) * Y)
    u, over_z, over_y = 1 - X / a, list[Formula](), dict[tuple[int, int], Fraction]()
    for i, j, k, factor in facts["terms"]:
        share = Fraction(factor, 1 if slip == "coefficient_slip" else k + 1)
        over_z.append(product(share, X**i, Y**j, top ** (k + 1)))
        # The integral of s^j (1 - s)^(k + 1) from 0 to 1, where y is b u s.
        beta = sum((Fraction(comb(k + 1, n) * sign**n, j + n + 1) for n in range(k + 2)), Fraction(0))
        powers = (i, j + k + 2)
        over_y[powers] = over_y.get(powers, Fraction(0)) + share * b ** (j + 1) * high ** (k + 1) * beta
    value = Fraction(0)
    for (i, n), number in over_y.items():
        length = a ** (i if slip == "chain_rule_factor_lost" else i + 1)
        value += number * length * Fraction(factorial(i) * factorial(n), factorial(i + n + 1))
    left = total(*(product(number, X**i, u**n) for (i, n), number in over_y.items()))
    steps = [
        step(
            "The base with $z = 0$ has the area {base}, and with the height {height} the volume is {}.",
            formula(size),
            "number",
            base=formula(base),
            height=formula(c),
        ),
        step("Over it, $z$ runs from $0$ to {}.", top, "expression(x, y)"),
        step("The integral over $z$ is {}.", total(*over_z), "expression(x, y)"),
        step("Integrating this over $y$ from $0$ to {end} leaves {}.", left, "expression(x)", end=b * u),
        step(
            "Integrating over $x$ from $0$ to {end} gives the value {}.",
            formula(value),
            "number",
            end=formula(a),
        ),
    ]
    return steps, size, value


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "half_forgotten": "the area of a triangle is taken without the factor one half",
        "area_under_the_line": "the area under the parabola is not subtracted",
        "third_forgotten": "the volume of a pyramid is taken without the factor one third",
        "other_triangle": "the integral is over the triangle on the other side of the line",
        "lower_bound_dropped": "the inner integral starts at zero",
        "coefficient_slip": "the inner power is integrated without dividing by the new exponent",
        "power_slip": "the factor of a bound is not raised to the power",
        "exponent_slip": "the variable in a bound is not raised to the power",
        "sign_flipped": "a sign is lost in a bound, or where the value at the lower bound is subtracted",
        "division_forgotten": "the plane is solved for z without dividing by its coefficient",
        "chain_rule_factor_lost": "in the last integral the inner factor is forgotten",
    },
)
