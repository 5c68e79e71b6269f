"""Plants F(u) with an inner function u of x, and multiplies the outer function by the slope of u.

In the hardest problems one more factor u - s stands before it, s being the number in u. The integrand is
written in u, integrated there, and the ends are put in.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from math import gcd
from typing import Literal, NamedTuple

from seedproof.problems.making.integrals import antiderivative_between
from seedproof.problems.making.values import ONE, Value, added, scaled, surd, value_of
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Worked, step
from seedproof.problems.templates.integral_by_substitution.facts import Facts, Inner
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula as formulas
from seedproof.text.formula import PI, E, Formula, Symbol, call, formula, product, quotient, total

CONSTANT, U, X = map(Symbol, ("C", "u", "x"))


class InnerFunction(NamedTuple):
    """A function of x, and its derivative: a number times a quotient."""

    bare: Formula
    slope: Fraction
    above: Formula
    below: Formula


_INNER: dict[Inner, InnerFunction] = {
    "linear": InnerFunction(X, Fraction(1), ONE, ONE),
    "square": InnerFunction(X**2, Fraction(2), X, ONE),
    "cube": InnerFunction(X**3, Fraction(3), X**2, ONE),
    "sin": InnerFunction(call("sin", X), Fraction(1), call("cos", X), ONE),
    "cos": InnerFunction(call("cos", X), Fraction(-1), call("sin", X), ONE),
    "exp": InnerFunction(call("exp", X), Fraction(1), call("exp", X), ONE),
    "log": InnerFunction(call("log", X), Fraction(1), ONE, X),
    "sqrt": InnerFunction(call("sqrt", X), Fraction(1, 2), ONE, call("sqrt", X)),
}
_LONGER: dict[Inner, Formula] = {"linear": X, "square": X**3, "exp": call("exp", 2 * X)}
"""The inner function times its derivative, but for a number."""

_OUTER_INTEGRALS = {"exp": ("exp", 1), "sin": ("cos", -1), "cos": ("sin", 1)}
"""The antiderivative of a function: another one, and its sign."""

_EASY_INNER: tuple[Inner, ...] = ("linear", "square", "cube")
_EASY_OUTER = ("3", "4", "5", "6", "exp", "sin", "cos")


class Pairs(NamedTuple):
    """Inner and outer functions that go together, and the range of the number in u."""

    inner: tuple[Inner, ...]
    outer: tuple[str, ...]
    lowest: int
    highest: int


_PAIRS = (
    Pairs(("square",), ("1/2", "-1/2", "-1", "-2"), 1, 9),
    Pairs(("sin", "cos"), ("2", "3", "4", "-2", "exp"), 0, 0),
    Pairs(("sin", "cos"), ("1/2", "-1/2", "-1"), 2, 5),
    Pairs(("exp",), ("3", "1/2", "-1", "-2"), 1, 6),
    Pairs(("exp", "log", "sqrt"), ("sin", "cos"), 0, 0),
    Pairs(("log",), ("2", "3", "1/2", "-2"), 0, 3),
    Pairs(("sqrt",), ("3", "4", "-1", "-2"), 1, 5),
)
_LONGER_INNER: tuple[Literal["linear", "square", "exp"], ...] = ("linear", "linear", "square", "exp")
_ENDS: dict[Inner, tuple[tuple[int, int], ...]] = {
    "square": ((0, 1), (0, 2), (1, 2), (1, 3), (0, 3)),
    "sin": ((0, 3), (0, 1), (1, 3)),
    "cos": ((0, 3), (0, 2), (2, 3)),
    "exp": ((1, 2), (1, 3), (1, 4), (2, 4)),
    "log": ((0, 1), (1, 2), (0, 2), (1, 3)),
    "sqrt": ((1, 2), (1, 3), (2, 3)),
}
_LARGEST = 3000

_VALUES_OF_U = {
    "5": ((0, 1), (-1, 1), (0, 2)),
    "-2": ((1, 2), (1, 3), (1, 4), (2, 4)),
    "1/2": ((1, 4), (4, 9), (1, 9)),
    "-1/2": ((1, 4), (4, 9), (1, 9)),
}
"""At the ends of a definite integral with a linear u, by the exponent of the power."""
_SINES = {0: Fraction(0), 1: Fraction(1, 2), 3: Fraction(1)}
"""By the number of sixths of pi."""


class Term(NamedTuple):
    """A multiple of a power of u; in an antiderivative the exponent 0 stands for the logarithm."""

    coefficient: Fraction
    exponent: Fraction


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw an inner and an outer function that fit each other."""
    (number,) = draws.nonzeros(1, 4)
    draw = {1: _easy, 2: _medium, 3: _hard}[difficulty]
    return draw(draws, number)


def _easy(draws: Draws, number: int) -> Facts:
    """Draw a linear function, a square or a cube, and a power or a function of it."""
    inner = draws.choice(_EASY_INNER)
    outer = draws.choice(_EASY_OUTER)
    (shift,) = draws.nonzeros(1, 5)
    rate = draws.between(2, 5) if inner == "linear" else 1
    if gcd(rate, shift) > 1:
        raise Rejected("a number can be taken out of the inner function")
    factor = number * _factor(draws, inner, rate, outer)
    ends = draws.choice(((-1, 0), (0, 1), (-1, 1), (0, 2), (1, 2)))
    return _neat(Facts(factor, inner, rate, shift, outer, longer=0, ends=[*ends]))


def _medium(draws: Draws, number: int) -> Facts:
    pairs = draws.choice(_PAIRS)
    inner = draws.choice(pairs.inner)
    outer = draws.choice(pairs.outer)
    shift = draws.between(pairs.lowest, pairs.highest)
    factor = number * _factor(draws, inner, 1, outer)
    ends = draws.choice(_ENDS[inner])
    if inner in ("sin", "cos") and outer == "exp":
        ends = (0, 3)
    return _neat(Facts(factor, inner, 1, shift, outer, longer=0, ends=[*ends]))


def _neat(facts: Facts) -> Facts:
    """Return the facts. Raises: Rejected where the definite integral may be zero, or is ugly."""
    low, high = (_u_at(facts, end) for end in facts.ends)
    if abs(low) == abs(high):
        raise Rejected("the integral may be zero")
    if facts.outer not in _OUTER_INTEGRALS:
        _powers_of_u(facts, facts.factor / _slope(facts), NO_SLIP).gain(low, high)
    return facts


def _factor(draws: Draws, inner: Inner, rate: int, outer: str) -> int:
    """Draw a factor that may cancel what integration divides by."""
    factor = _exponent_factor(draws, outer)
    return factor * draws.choice((1, _INNER[inner].slope.numerator * rate))


def _exponent_factor(draws: Draws, outer: str) -> int:
    """Draw the numerator of the exponent in the antiderivative, or 1."""
    raised = Fraction(1) if outer in _OUTER_INTEGRALS else Fraction(outer) + 1
    return max(1, draws.choice((1, abs(raised.numerator))))


def _hard(draws: Draws, number: int) -> Facts:
    """Draw a definite integral with u in the integrand, and ends at which u has neat values."""
    inner = draws.choice(_LONGER_INNER)
    outer = draws.choice(("1/2", "-1/2", "-2", "5") if inner == "linear" else ("1/2", "-1/2", "-1", "-2"))
    shift = draws.between(1, 5)
    if inner == "linear":
        shift *= draws.choice((1, -1))
    ends = (0, draws.between(1, 3))
    match inner:
        case "linear":
            low, high = draws.choice(_VALUES_OF_U[outer])
            ends = (low - shift, high - shift)
        case "exp":
            outer = draws.choice(("-1", "-2"))
            ends = (1, draws.between(2, 5))
        case "square" if "/" in outer:
            shift, ends = draws.choice(((9, (0, 4)), (16, (0, 3))))
    _exponent_factor(draws, outer)  # not used, but rows are made with this draw
    return Facts(abs(number), inner, 1, shift, outer, longer=1, ends=[*ends])


def _u(facts: Facts) -> Formula:
    return facts.rate * _INNER[facts.inner].bare + facts.shift


def _slope(facts: Facts) -> Fraction:
    """Return the number in the derivative of u."""
    return _INNER[facts.inner].slope * facts.rate


def _u_at(facts: Facts, end: int) -> Fraction:
    match facts.inner:
        case "square":
            bare = Fraction(end**2)
        case "cube":
            bare = Fraction(end**3)
        case "sin":
            bare = _SINES[end]
        case "cos":
            bare = _SINES[3 - end]
        case _:
            bare = Fraction(facts.rate * end)
    return bare + facts.shift


def _x_at(facts: Facts, end: int) -> Formula:
    match facts.inner:
        case "exp" if end == 1:
            return formula(0)
        case "exp":
            return call("log", end)
        case "log":
            return E**end
        case "sqrt":
            return formula(end**2)
        case "sin" | "cos" if end > 0:
            return quotient(PI, 6 // end)
    return formula(end)


def gaps(facts: Facts) -> dict[str, Formula]:
    """Return the function, and the ends, which are logarithms for exp."""
    low, high = (_x_at(facts, end) for end in facts.ends)
    return {"f": _integrand(facts), "low": low, "high": high}


def _integrand(facts: Facts) -> Formula:
    inner = _INNER[facts.inner]
    u = _u(facts)
    above = facts.factor * (_LONGER[facts.inner] if facts.longer else inner.above)
    if facts.outer in _OUTER_INTEGRALS:
        return above * call(facts.outer, u) / inner.below
    exponent = Fraction(facts.outer)
    if exponent < 0:
        return above / (inner.below * _power(u, -exponent))
    return above * _power(u, exponent) / inner.below


def _power(u: Formula, exponent: Fraction) -> Formula:
    return call("sqrt", u) if exponent == Fraction(1, 2) else u**exponent


class Integrated(NamedTuple):
    """The integrand in u, its antiderivative in u and in x, and what that gains between two values of u.

    Without a lower value, nothing is subtracted.
    """

    transformed: Formula
    in_u: Formula
    in_x: Formula
    gain: Callable[[Fraction | None, Fraction], Formula]


def work(facts: Facts, slip: Slip) -> Worked:
    """Find the inner derivative, the function of u, its antiderivative, that of x; then put the ends in."""
    slope = _slope(facts)
    slope = slip.or_else(slope, sign_flipped=-slope if facts.inner in ("sin", "cos") else slope)
    front = slip.or_else(
        facts.factor / slope,
        chain_rule_factor_lost=Fraction(facts.factor if slope > 0 else -facts.factor),
        inverted=facts.factor * slope,
    )
    integrate = _function_of_u if facts.outer in _OUTER_INTEGRALS else _powers_of_u
    by_u = integrate(facts, front, slip)
    in_x = slip.or_else(by_u.in_x, inner_derivative_kept=lambda: _times_slope(facts, by_u.in_x, slope))
    general = in_x + CONSTANT
    low, high = _values_of_u(facts, slip)
    start = None if slip == "lower_bound_dropped" else slip.or_else(low, bounds_swapped=high)
    value = by_u.gain(start, slip.or_else(high, bounds_swapped=low))
    inner = _INNER[facts.inner]
    u = _u(facts)
    f = _integrand(facts)
    derivative = slope.numerator * inner.above / (slope.denominator * inner.below)
    defined = _start(facts)
    left, right = (_x_at(facts, end) for end in facts.ends)
    steps = (
        step("derivative", function=u, letter=X, derivative=derivative),
        step("inner_function", inner=u, new=U, integrand=f, letter=X, transformed=by_u.transformed),
        antiderivative_between(1, 2, by_u.transformed, U, by_u.in_u),
        antiderivative_between(defined, defined + 1, f, X, general),
        step("definite_integral", low=left, high=right, integrand=f, letter=X, value=value),
    )
    return Worked(steps, (general, value))


def _start(facts: Facts) -> int:
    """Return where an interval of length one begins on which the function is defined."""
    if facts.inner == "log":
        return 1
    return max(0, 1 - facts.shift) if facts.inner == "linear" else 0


def _function_of_u(facts: Facts, front: Fraction, slip: Slip) -> Integrated:
    """Integrate the exponential function, the sine or the cosine of u."""
    function, sign = _OUTER_INTEGRALS[facts.outer]
    scale = front * slip.or_else(sign, sign_flipped=sign if function == "exp" else -sign)

    def gain(low: Fraction | None, high: Fraction) -> Formula:
        upper = _multiple_at(scale, function, high)
        return upper if low is None else upper + _multiple_at(-scale, function, low)

    in_u, in_x = (scale * call(function, u) for u in (U, _u(facts)))
    return Integrated(front * call(facts.outer, U), in_u, in_x, gain)


def _multiple_at(scale: Fraction, function: str, u: Fraction) -> Formula:
    """Return a multiple of the exponential function, or of the sine or cosine of a positive number."""
    if u == 0:
        return formula(0 if function == "sin" else scale)
    if u < 0 and function != "exp":
        return (-scale if function == "sin" else scale) * call(function, -u)
    return scale * call(function, u)


def _powers_of_u(facts: Facts, front: Fraction, slip: Slip) -> Integrated:
    """Integrate a power of u, perhaps multiplied out with another factor."""
    exponent = Fraction(facts.outer)
    powers = [Term(front, exponent)]
    if facts.longer:
        shift = Fraction(slip.or_else(facts.shift, shift_added=-facts.shift))
        second = slip.or_else(-shift * front, distribution_slip=-shift)
        powers = [Term(front, exponent + 1), Term(second, exponent)]
    terms = [_integral_of_power(term, slip) for term in powers]
    u = _u(facts)
    is_positive = facts.inner in ("square", "exp", "sqrt") or (facts.inner in ("sin", "cos") and facts.shift)

    def log(inside: Formula) -> Formula:
        return call("log", inside if is_positive else call("abs", inside))

    return Integrated(
        transformed=_sum_of_powers(powers, U, U, ONE),
        in_u=_sum_of_powers(terms, U, U, log(U)),
        in_x=_sum_of_powers(terms, u, _INNER[facts.inner].bare, log(u)),
        gain=partial(_gain, terms),
    )


def _integral_of_power(term: Term, slip: Slip) -> Term:
    coefficient, exponent = term
    raised = exponent + 1
    if raised == 0:
        return slip.or_else(Term(coefficient, raised), logarithm_forgotten=Term(-coefficient, Fraction(-2)))
    divisor = slip.or_else(raised, off_by_one=exponent or raised, coefficient_slip=Fraction(1))
    if slip == "power_slip" and exponent < -1:
        divisor = raised = exponent - 1
    return Term(coefficient / divisor, raised)


def _sum_of_powers(terms: Sequence[Term], u: Formula, first: Formula, zeroth: Formula) -> Formula:
    """Return the sum of multiples of powers of u, with the first power and the zeroth as given."""
    parts: list[Formula] = []
    for coefficient, exponent in terms:
        if exponent < 0:
            parts.append(coefficient.numerator / (coefficient.denominator * _power(u, -exponent)))
        elif exponent == 0:
            parts.append(coefficient * zeroth)
        else:
            parts.append(coefficient * (first if exponent == 1 else _power(u, exponent)))
    return total(*parts)


def _gain(terms: Sequence[Term], low: Fraction | None, high: Fraction) -> Formula:
    """Return the increase of a sum of powers from one value of u to another.

    Raises: Rejected where it is ugly, or the powers have no value.
    """
    parts: list[Value] = []
    for coefficient, exponent in terms:
        if exponent == 0:
            parts.append(_logarithm_of_ratio(coefficient, low or Fraction(1), high))
            continue
        parts.append(_multiple(coefficient, high, exponent))
        if low is not None:
            parts.append(_multiple(-coefficient, low, exponent))
    sizes = added(*parts)
    if any(size.denominator > 400 or abs(size) > _LARGEST for size in sizes.values()):
        raise Rejected("the value is ugly")
    rational = sizes.pop(ONE, Fraction(0))
    others = [size * key for key, size in sizes.items()]
    return total(rational, *others) if rational > 0 else total(*others, rational)


def _logarithm_of_ratio(coefficient: Fraction, low: Fraction, high: Fraction) -> Value:
    """Return a multiple of a logarithm of a number above 1."""
    if low <= 0 or high <= 0:
        raise Rejected("the logarithm has no value")
    if high < low:
        return value_of(-coefficient, call("log", low / high))
    return value_of(coefficient, call("log", high / low))


def _multiple(coefficient: Fraction, u: Fraction, exponent: Fraction) -> Value:
    """Return a multiple of a power of u, with a root where the exponent has a half."""
    if u == 0 and exponent > 0:
        return {}
    if exponent.denominator == 1:
        if u == 0:
            raise Rejected("the power has no value")
        return value_of(coefficient * u**exponent.numerator)
    if u <= 0 or u.denominator > 1:
        raise Rejected("a square root is ugly")
    return scaled(surd(u), coefficient * u ** ((exponent.numerator - 1) // 2))


def _times_slope(facts: Facts, antiderivative: Formula, slope: Fraction) -> Formula:
    """Return the antiderivative times the inner derivative. Raises: Rejected where that is no likely slip."""
    inner = _INNER[facts.inner]
    if facts.longer or facts.inner == "linear":
        raise Rejected("the inner derivative is not seen in the integrand")
    first, *others = (
        antiderivative.factors if isinstance(antiderivative, formulas.Product) else (antiderivative,)
    )
    if isinstance(first, formulas.Number):
        slope *= first.value
    else:
        others = [first, *others]
    if isinstance(others[0], formulas.Quotient):
        raise Rejected("a quotient is multiplied on")
    return product(slope.numerator, inner.above, *others) / (slope.denominator * inner.below)


def _values_of_u(facts: Facts, slip: Slip) -> tuple[Fraction, Fraction]:
    """Return the values of u at the lower and at the upper end."""
    start, end = facts.ends
    if slip == "bounds_kept" and facts.inner in ("linear", "square", "cube"):
        return Fraction(start), Fraction(end)
    if slip == "end_slip" and facts.inner == "exp":
        return Fraction(facts.shift), _u_at(facts, end)
    if slip == "end_slip" and facts.inner in ("square", "cube"):
        return Fraction(start + facts.shift), Fraction(end + facts.shift)
    return _u_at(facts, start), _u_at(facts, end)


SHEET = Sheet(
    subject="integral_calculus",
    method="differentiate",
    sample=sample,
    gaps=gaps,
    order=(1, 2, 0),
    work=work,
    types=(Typed("antiderivative(x)"), Typed("number")),
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
        "end_slip": "an end is put in without its square, or with zero for its exponential function",
        "bounds_kept": "the ends for x are used as ends for u",
        "lower_bound_dropped": "the antiderivative is taken as zero at the lower end",
        "bounds_swapped": "the value at the upper end is subtracted from that at the lower end",
    },
    levels={
        1: "a linear function, a square or a cube inside a power, a wave or an exponential function",
        2: "inner functions such as sin x, e^x, ln x and sqrt(x), whose slope is another factor",
        3: "one more factor that has to be written in u, and the integral between two ends",
    },
    version=2,
)
