"""Plants F(u) with an inner function u of x, and multiplies the outer function by the slope of u.

In the hardest problems one more factor u - s stands before it, s being the number in u.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import gcd, isqrt
from typing import Literal, NamedTuple

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.integral_by_substitution.facts import Facts, Inner
from seedproof.problems.templates.integral_by_substitution.phrases import DEFINITE, GENERAL, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import (
    ONE,
    PI,
    E,
    Formula,
    Symbol,
    call,
    formula,
    latex,
    product,
    quotient,
    root,
    total,
)

X = Symbol("x")
CONSTANT = Symbol("C")


class InnerFunction(NamedTuple):
    """A function of x, and its derivative: a number times a quotient."""

    bare: Formula
    slope: Fraction
    above: Formula
    below: Formula


INNER: dict[Inner, InnerFunction] = {
    "linear": InnerFunction(X, Fraction(1), formula(1), formula(1)),
    "square": InnerFunction(X**2, Fraction(2), X, formula(1)),
    "cube": InnerFunction(X**3, Fraction(3), X**2, formula(1)),
    "sin": InnerFunction(call("sin", X), Fraction(1), call("cos", X), formula(1)),
    "cos": InnerFunction(call("cos", X), Fraction(-1), call("sin", X), formula(1)),
    "exp": InnerFunction(call("exp", X), Fraction(1), call("exp", X), formula(1)),
    "log": InnerFunction(call("log", X), Fraction(1), formula(1), X),
    "sqrt": InnerFunction(call("sqrt", X), Fraction(1, 2), formula(1), call("sqrt", X)),
}
_LONGER: dict[Inner, Formula] = {"linear": X, "square": X**3, "exp": call("exp", 2 * X)}
"""The inner function times its derivative, but for a number."""

OUTER_INTEGRALS = {"exp": ("exp", 1), "sin": ("cos", -1), "cos": ("sin", 1)}
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


class Term(NamedTuple):
    """A multiple of a power of u; in an antiderivative the exponent 0 stands for the logarithm."""

    coefficient: Fraction
    exponent: Fraction


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw an inner and an outer function that fit each other."""
    (number,) = draws.nonzeros(1, 4)
    match difficulty:
        case 1:
            return _easy(draws, number)
        case 2:
            return _medium(draws, number)
        case _:
            return _hard(draws, number)


def _easy(draws: Draws, number: int) -> Facts:
    """Draw a linear function, a square or a cube, and a power or a function of it."""
    inner = draws.choice(_EASY_INNER)
    outer = draws.choice(_EASY_OUTER)
    (shift,) = draws.nonzeros(1, 5)
    rate = 1
    if inner == "linear":
        rate = draws.between(2, 5)
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
    low, high = [u_at(facts, end) for end in facts.ends]
    if abs(low) == abs(high):
        raise Rejected("the integral may be zero")
    if facts.outer not in OUTER_INTEGRALS:
        rise(_terms(facts), low, high)
    return facts


def _factor(draws: Draws, inner: Inner, rate: int, outer: str) -> int:
    """Draw a factor that may cancel what integration divides by."""
    factor = _exponent_factor(draws, outer)
    return factor * draws.choice((1, INNER[inner].slope.numerator * rate))


def _exponent_factor(draws: Draws, outer: str) -> int:
    """Draw the numerator of the exponent in the antiderivative, or 1."""
    raised = Fraction(1)
    if outer not in OUTER_INTEGRALS:
        raised = Fraction(outer) + 1
    return max(1, draws.choice((1, abs(raised.numerator))))


def _hard(draws: Draws, number: int) -> Facts:
    """Draw a definite integral with u in the integrand, and ends at which u has neat values."""
    inner = draws.choice(_LONGER_INNER)
    exponents = ("1/2", "-1/2", "-1", "-2")
    if inner == "linear":
        exponents = ("1/2", "-1/2", "-2", "5")
    outer = draws.choice(exponents)
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


def u_of(facts: Facts) -> Formula:
    """Return u in terms of x."""
    return total(facts.rate * INNER[facts.inner].bare, facts.shift)


def is_positive(facts: Facts) -> bool:
    """Tell whether u is positive for all x."""
    match facts.inner:
        case "square" | "exp" | "sqrt":
            return True
        case "sin" | "cos":
            return facts.shift != 0
        case "linear" | "cube" | "log":
            return False


def logarithm_of(facts: Facts, u: Formula) -> Formula:
    """Return the antiderivative of 1/u; u is as it stands in the facts, or is called u."""
    if is_positive(facts):
        return call("log", u)
    return call("log", call("abs", u))


def sum_of_powers(terms: Sequence[Term], u: Formula, first: Formula, zeroth: Formula) -> Formula:
    """Return the sum of multiples of powers of u, with the first power and the zeroth as given."""
    parts: list[Formula] = []
    for coefficient, exponent in terms:
        if exponent < 0:
            below = coefficient.denominator * _power(u, -exponent)
            parts.append(quotient(coefficient.numerator, below))
        elif exponent == 0:
            parts.append(product(coefficient, zeroth))
        elif exponent == 1:
            parts.append(product(coefficient, first))
        else:
            parts.append(product(coefficient, _power(u, exponent)))
    return total(*parts)


def _power(u: Formula, exponent: Fraction) -> Formula:
    if exponent == Fraction(1, 2):
        return call("sqrt", u)
    return u**exponent


def _terms(facts: Facts) -> list[Term]:
    """Return the antiderivative of a power, perhaps times u less its shift."""
    scale = facts.factor / (INNER[facts.inner].slope * facts.rate)
    raised = Fraction(facts.outer) + 1
    if facts.longer:
        return [_integral(scale, raised + 1), _integral(-facts.shift * scale, raised)]
    return [_integral(scale, raised)]


def _integral(scale: Fraction, raised: Fraction) -> Term:
    """Return the term of an antiderivative with this exponent."""
    if raised == 0:
        return Term(scale, raised)
    return Term(scale / raised, raised)


def answers(facts: Facts) -> list[Answer]:
    """Give the outer antiderivative at u, and its increase between the values of u at the ends."""
    u = u_of(facts)
    if facts.outer in OUTER_INTEGRALS:
        function, sign = OUTER_INTEGRALS[facts.outer]
        scale = sign * facts.factor / (INNER[facts.inner].slope * facts.rate)
        antiderivative = product(scale, call(function, u))
    else:
        bare = INNER[facts.inner].bare
        antiderivative = sum_of_powers(_terms(facts), u, bare, logarithm_of(facts, u))
    given = [Answer(total(antiderivative, CONSTANT), "antiderivative(x)")]
    if facts.ends:
        given.append(Answer(_definite(facts), "number"))
    return given


def _definite(facts: Facts) -> Formula:
    """Return the increase of the antiderivative from end to end."""
    low, high = [u_at(facts, end) for end in facts.ends]
    if facts.outer in OUTER_INTEGRALS:
        function, sign = OUTER_INTEGRALS[facts.outer]
        scale = sign * facts.factor / (INNER[facts.inner].slope * facts.rate)
        return total(multiple_at(scale, function, high), multiple_at(-scale, function, low))
    return rise(_terms(facts), low, high)


def multiple_at(scale: Fraction, function: str, u: Fraction) -> Formula:
    """Return a multiple of the exponential function, or of the sine or cosine of a positive number."""
    if u == 0:
        return formula(0 if function == "sin" else scale)
    if u > 0 or function == "exp":
        return product(scale, call(function, u))
    if function == "sin":
        return product(-scale, call(function, -u))
    return product(scale, call(function, -u))


def u_at(facts: Facts, end: int) -> Fraction:
    """Return the value of u at an end."""
    bare = Fraction(facts.rate * end)
    match facts.inner:
        case "square":
            bare = Fraction(end**2)
        case "cube":
            bare = Fraction(end**3)
        case "sin":
            bare = _SINES[end]
        case "cos":
            bare = _SINES[3 - end]
    return bare + facts.shift


_SINES = {0: Fraction(0), 1: Fraction(1, 2), 3: Fraction(1)}
"""By the number of sixths of pi."""


def rise(terms: Sequence[Term], low: Fraction | None, high: Fraction) -> Formula:
    """Return the increase of a sum of powers from one value of u to another; None counts as nothing.

    Raises: Rejected where it is ugly, or the powers have no value.
    """
    sizes: dict[Formula, Fraction] = {}

    def add(key: Formula, size: Fraction) -> None:
        sizes[key] = sizes.get(key, Fraction(0)) + size

    for coefficient, exponent in terms:
        if exponent == 0:
            add(*_logarithm_of_ratio(coefficient, low or Fraction(1), high))
            continue
        add(*_multiple(coefficient, high, exponent))
        if low is not None:
            add(*_multiple(-coefficient, low, exponent))
    if any(size.denominator > 400 or abs(size) > _LARGEST for size in sizes.values()):
        raise Rejected("the value is ugly")
    rational = sizes.pop(ONE, Fraction(0))
    others = [product(size, key) for key, size in sizes.items() if size != 0]
    if rational > 0:
        return total(rational, *others)
    return total(*others, rational)


def _logarithm_of_ratio(coefficient: Fraction, low: Fraction, high: Fraction) -> tuple[Formula, Fraction]:
    """Return a logarithm of a number above 1, and what stands before it."""
    if low <= 0 or high <= 0:
        raise Rejected("the logarithm has no value")
    if high < low:
        return call("log", low / high), -coefficient
    return call("log", high / low), coefficient


def _multiple(coefficient: Fraction, u: Fraction, exponent: Fraction) -> tuple[Formula, Fraction]:
    """Return a root or 1, and how many times it is the multiple of a power of u."""
    if u == 0 and exponent > 0:
        return ONE, Fraction(0)
    if exponent.denominator == 1:
        if u == 0:
            raise Rejected("the power has no value")
        return ONE, coefficient * u**exponent.numerator
    if u <= 0 or u.denominator > 1:
        raise Rejected("a square root is ugly")
    outside = max(size for size in range(1, isqrt(u.numerator) + 1) if u.numerator % size**2 == 0)
    radicand = u.numerator // outside**2
    rest = coefficient * outside * u ** ((exponent.numerator - 1) // 2)
    if radicand == 1:
        return ONE, rest
    return root(radicand), rest


def words(facts: Facts, draws: Draws) -> Words:
    """Write the product of the outer function and the slope; the ends, which are logarithms for exp."""
    questions = [draws.choice(GENERAL)]
    if facts.ends:
        low, high = (latex(x_at(facts, end)) for end in facts.ends)
        questions.append(fill(draws.choice(DEFINITE), low=low, high=high))
    statement = fill(draws.choice(STATEMENTS), f=latex(integrand_of(facts)))
    return Words(statement, tuple(questions))


def integrand_of(facts: Facts) -> Formula:
    """Write the function."""
    inner = INNER[facts.inner]
    u = u_of(facts)
    above = product(facts.factor, inner.above)
    if facts.longer:
        above = product(facts.factor, _LONGER[facts.inner])
    if facts.outer in OUTER_INTEGRALS:
        return quotient(product(above, call(facts.outer, u)), inner.below)
    exponent = Fraction(facts.outer)
    if exponent < 0:
        return quotient(above, product(inner.below, _power(u, -exponent)))
    return quotient(product(above, _power(u, exponent)), inner.below)


def x_at(facts: Facts, end: int) -> Formula:
    """Write an end as x."""
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


TEMPLATE = Template(
    subject="integral_calculus",
    method="differentiate",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a linear function, a square or a cube inside a power, a wave or an exponential function",
        2: "inner functions such as sin x, e^x, ln x and sqrt(x), whose slope is another factor",
        3: "one more factor that has to be written in u, and the integral between two ends",
    },
    version=2,
)
