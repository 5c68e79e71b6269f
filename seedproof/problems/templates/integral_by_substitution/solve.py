"""Writes the integrand in the inner function u, integrates it there, goes back to x, and puts the ends in."""

from fractions import Fraction
from math import isqrt

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.integral_by_substitution.generate import answers
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Rejected
from seedproof.text.formula import (
    Formula,
    Number,
    Product,
    Quotient,
    Symbol,
    call,
    equation,
    formula,
    point,
    product,
    quotient,
    total,
)

X, U, CONSTANT, ANY = Symbol("x"), Symbol("u"), Symbol("C"), "antiderivative(x)"
_INNER: dict[str, tuple[Formula, Fraction, Formula, Formula]] = {
    "linear": (X, Fraction(1), formula(1), formula(1)),
    "square": (X**2, Fraction(2), X, formula(1)),
    "cube": (X**3, Fraction(3), X**2, formula(1)),
    "sin": (call("sin", X), Fraction(1), call("cos", X), formula(1)),
    "cos": (call("cos", X), Fraction(-1), call("sin", X), formula(1)),
    "exp": (call("exp", X), Fraction(1), call("exp", X), formula(1)),
    "log": (call("log", X), Fraction(1), formula(1), X),
    "sqrt": (call("sqrt", X), Fraction(1, 2), formula(1), call("sqrt", X)),
}
"""u but for its numbers; its derivative: a number, above and below."""
_OUTER = {"exp": ("exp", 1), "sin": ("cos", -1), "cos": ("sin", 1)}
Terms = list[tuple[Fraction, Fraction]]
"""Powers of u: numbers and exponents."""


def work(facts: Facts, slip: str) -> Worked:
    """The inner derivative, the function of u, its antiderivative, that of x; then the definite integral."""
    inner, outer, shift = facts["inner"], facts["outer"], facts["shift"]
    bare, size, above, below = _INNER[inner]
    u, size = total(facts["rate"] * bare, shift), size * facts["rate"]
    slope_size = -size if slip == "sign_flipped" and inner in ("sin", "cos") else size
    slope = quotient(slope_size.numerator * above, slope_size.denominator * below)
    left = -shift if slip == "shift_added" else shift
    if facts["longer"]:
        said = "With {u}, whose derivative is {slope}, the expression {bare} is {} in terms of $u$."
        steps = [step(said, U - left, "expression(u)", u=equation(U, u), slope=slope, bare=bare)]
    else:
        said = "With {u} the derivative of $u$ with respect to $x$ is {}."
        steps = [step(said, slope, "expression(x; x > 0)", u=equation(U, u))]
    if slip == "chain_rule_factor_lost":
        slope_size = Fraction(1 if size > 0 else -1)
    front = facts["factor"] * (slope_size if slip == "inverted" else 1 / slope_size)
    powers = _powers(facts, slip, front, left)
    if powers:
        sure = inner in ("square", "exp", "sqrt") or (inner in ("sin", "cos") and shift)
        integrand, grown = _written(powers, U, U, formula(1)), _integrated(powers, slip)
        found, back = (
            _written(grown, one, first, call("log", one if sure else call("abs", one)))
            for one, first in ((U, U), (u, bare))
        )
    else:
        integrand = product(front, call(outer, U))
        found, back = (_of_function(outer, front, one, slip) for one in (U, u))
    if slip == "inner_derivative_kept":
        if facts["longer"] or inner == "linear":
            raise Rejected("the inner derivative is not seen in the integrand")
        number, rest = _apart(back)
        number *= slope_size
        back = quotient(product(number.numerator, above, rest), number.denominator * below)
    steps += (
        step("In terms of $u$ the function to integrate is {}.", integrand, "expression(u; u > 0)"),
        step("An antiderivative of this is {}.", found, "antiderivative(u)"),
        step("Going back to $x$, and with the constant, this is {}.", total(back, CONSTANT), ANY),
    )
    results = [total(back, CONSTANT)]
    if facts["ends"]:
        more = _definite(facts, slip, grown)
        steps += more
        results.append(more[-1].value)
    if slip and results == [answer.formula for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), tuple(results))


def _powers(facts: Facts, slip: str, front: Fraction, left: int) -> Terms:
    """The function of u, multiplied out; nothing if it is no power."""
    if facts["outer"] in _OUTER:
        return []
    exponent = Fraction(facts["outer"])
    if not facts["longer"]:
        return [(front, exponent)]
    last = Fraction(1) if slip == "distribution_slip" else front
    return [(front, exponent + 1), (-left * last, exponent)]


def _integrated(powers: Terms, slip: str) -> Terms:
    found = Terms()
    for one, exponent in powers:
        up = exponent + 1
        if up == 0:
            found.append((-one, Fraction(-2)) if slip == "logarithm_forgotten" else (one, up))
        elif slip == "power_slip" and exponent < -1:
            found.append((one / (exponent - 1), exponent - 1))
        elif slip == "off_by_one" and exponent:
            found.append((one / exponent, up))
        else:
            found.append((one / (1 if slip == "coefficient_slip" else up), up))
    return found


def _written(terms: Terms, u: Formula, first: Formula, zero: Formula) -> Formula:
    """The sum of the powers of u, with the first and the zeroth as given."""
    parts = []
    for one, up in terms:
        size = abs(up)
        power = {Fraction(1): first, Fraction(1, 2): call("sqrt", u), Fraction(0): zero}.get(size, u**size)
        below = u if size == 1 else power
        if up < 0:
            below, one = one.denominator * below, Fraction(one.numerator)
        parts.append(one / below if up < 0 else product(one, power))
    return total(*parts)


def _apart(one: Formula) -> tuple[Fraction, Formula]:
    """The number in front, and the rest, which is no quotient."""
    number, factors = Fraction(1), one.factors if isinstance(one, Product) else (one,)
    if isinstance(factors[0], Number):
        number, factors = factors[0].value, factors[1:]
    if isinstance(factors[0], Quotient):
        raise Rejected("a quotient is multiplied on")
    return number, product(*factors)


def _of_function(outer: str, front: Fraction, u: Formula, slip: str) -> Formula:
    if outer == "exp" and slip == "power_rule_for_exponential":
        return product(front.numerator, call("exp", u + 1)) / (front.denominator * (u + 1))
    name, sign = _OUTER[outer]
    if slip == "sign_flipped" and outer != "exp":
        sign = -sign
    return product(sign * front, call(name, u))


def _definite(facts: Facts, slip: str, terms: Terms) -> list[Step]:
    """The values of the antiderivative in u at the ends, and their difference."""
    inner, ends = facts["inner"], list(facts["ends"])
    if slip == "end_slip" and inner == "exp":
        ends[0] = 0
    squared = inner == "square" and slip != "end_slip"
    low, high = ((end**2 if squared else end) + facts["shift"] for end in ends)
    if slip == "bounds_kept" and inner != "exp":
        low, high = ends
    log = sum((one for one, up in terms if not up), Fraction(0))
    (last, top), (first, bottom) = (_at(terms, high), high), (_at(terms, low), low)
    if slip == "lower_bound_dropped":
        first, bottom = Fraction(0), 1
    values = point(_number(last, log, Fraction(top)), _number(first, log, Fraction(bottom)))
    rise, ratio = last - first, Fraction(top, bottom) if log else Fraction(1)
    if slip == "bounds_swapped":
        rise, log = -rise, -log
    if slip and (rise.denominator > 400 or abs(rise) > 4000):
        raise Rejected("the value is ugly")
    said = "From the lower to the upper end $u$ goes from {low} to {high}; at the upper and at the lower end "
    said += "the antiderivative in $u$ has the values {}."
    return [
        step(said, values, "tuple", low=formula(low), high=formula(high)),
        step("The definite integral is therefore {}.", _number(rise, log, ratio), "number"),
    ]


def _at(terms: Terms, u: int) -> Fraction:
    """The powers at a value of u, without the logarithm."""
    value = Fraction(0)
    for one, up in terms:
        if up.denominator > 1 and (u < 0 or isqrt(u) ** 2 != u):
            raise Rejected("a square root is ugly")
        if up <= 0 and u <= 0:
            raise Rejected("the antiderivative has no value there")
        if up:
            value += one * Fraction(u if up.denominator == 1 else isqrt(u)) ** up.numerator
    return value


def _number(rational: Fraction, log: Fraction, inside: Fraction) -> Formula:
    """The positive number first."""
    logs = [product(log, call("log", inside))] if log and inside != 1 else []
    return total(rational, *logs) if rational > 0 else total(*logs, rational)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "sign_flipped": "a sine or cosine gets the wrong sign when it is differentiated or integrated",
        "chain_rule_factor_lost": "the number in the inner derivative is not divided by",
        "inverted": "the function is multiplied by the number in the inner derivative, instead of divided",
        "inner_derivative_kept": "the inner derivative is multiplied on in the end, as in differentiating",
        "shift_added": "the number in the inner function is not subtracted when solving for the rest",
        "distribution_slip": "multiplying out, the factor in front is used for the first term only",
        "coefficient_slip": "a power is not divided by its new exponent",
        "off_by_one": "a power is divided by its old exponent instead of the new one",
        "power_slip": "the exponent of a negative power goes down instead of up",
        "logarithm_forgotten": "the reciprocal is differentiated instead of integrated",
        "power_rule_for_exponential": "the exponential function is integrated like a power",
        "end_slip": "an end is put in without its square, or with zero for its exponential function",
        "bounds_kept": "the ends for x are used as ends for u",
        "lower_bound_dropped": "the antiderivative is taken as zero at the lower end",
        "bounds_swapped": "the value at the upper end is subtracted from that at the lower end",
    },
)
