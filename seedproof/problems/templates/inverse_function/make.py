"""Draws the coefficients of an invertible function, and undoes its steps in reverse order."""

from fractions import Fraction
from math import gcd
from typing import NamedTuple

from msgspec.structs import replace

from seedproof.problems.making.bases import base_of, logarithm
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Step, Worked, step
from seedproof.problems.templates.inverse_function.facts import Base, Exponential, Facts, Logarithm, Moebius
from seedproof.record.draws import Draws, Rejected
from seedproof.text import formula
from seedproof.text.formula import INFINITY, ONE, Formula, Symbol

X = Symbol("x")

_KINDS = {
    1: (Moebius, Exponential),
    2: (Moebius, Exponential, Logarithm),
    3: (Exponential, Logarithm),
}
_RATES = (-4, -3, -2, -1, 2, 3, 4, 5)
_FACTORS = (-5, -4, -3, -2, 2, 3, 4, 5, 6, 7)
_BASES: tuple[Base, ...] = ("e", "e", "e", "2", "3")

_REALS = formula.interval(-INFINITY, INFINITY)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw Möbius functions in the first two difficulties; shifts and rates come in one after the other."""
    kind = draws.choice(_KINDS[difficulty])
    if kind is Moebius:
        return _moebius(draws, difficulty)
    return _exponential(draws, difficulty) if kind is Exponential else _logarithm(draws, difficulty)


def _moebius(draws: Draws, difficulty: int) -> Moebius:
    a, b = draws.nonzeros(2, 4 + 2 * difficulty)
    c = draws.between(2, 6) if difficulty == 2 else 1
    (d,) = draws.nonzeros(1, 8)
    if a * d == b * c or gcd(a, b, c, d) > 1:
        raise Rejected("the function is constant, or not in lowest terms")
    if a == -d:
        raise Rejected("the function is its own inverse")
    return Moebius(above=(a, b), below=(c, d))


def _exponential(draws: Draws, difficulty: int) -> Exponential:
    rate = draws.choice(_RATES)
    (shift,) = draws.nonzeros(1, 7)
    if difficulty == 1:
        rate = 1
    if difficulty < 3:
        shift = 0
    factor = draws.choice(_FACTORS)
    base = draws.choice(_BASES) if difficulty > 1 else "e"
    (level,) = draws.nonzeros(1, 9)
    return Exponential(base, factor, rate, shift, level)


def _logarithm(draws: Draws, difficulty: int) -> Logarithm:
    rate = draws.choice(_RATES)
    (shift,) = draws.nonzeros(1, 7)
    factor = 1
    if difficulty == 2:
        rate = 1
    else:
        factor = draws.choice(_FACTORS)
    base = draws.choice(_BASES)
    (level,) = draws.nonzeros(1, 9)
    return Logarithm(base, factor, rate, shift, level)


def work(facts: Facts, slip: Slip) -> Worked:
    """The equation y = f(x) solved for x, the domain of what comes out, and the domain of f."""
    mistaken = _mistaken(facts, slip)
    inverse, domain, _ = _undone(slip.or_else(mistaken, inverted=lambda: _inverted(facts)), slip)
    _, _, values = _undone(facts, slip)
    domain, values = slip.or_else((domain, values), domain_and_range_swapped=(values, domain))
    function = _rule(facts)
    steps = (
        *_solving_steps(facts, mistaken),
        step("inverse", letter=X, function=function, inverse=inverse),
        step("domain", letter=X, expression=inverse, domain=domain),
        step("domain", letter=X, expression=function, domain=values),
    )
    return Worked(steps, (inverse, domain, values))


def _mistaken(facts: Facts, slip: Slip) -> Facts:
    """Return as what the function is treated."""
    if not isinstance(facts, Moebius):
        return slip.or_else(
            facts,
            sign_flipped=replace(facts, level=-facts.level),
            constant_sign_flipped=replace(facts, shift=-facts.shift),
            coefficient_slip=replace(facts, factor=1),
            rate_lost=replace(facts, rate=1),
            base_dropped=replace(facts, base="e"),
        )
    a, b = facts.above
    c, d = facts.below
    (a, b), (c, d) = slip.or_else(
        ((a, b), (c, d)),
        sign_flipped=((-a, b), (c, d)),
        constant_sign_flipped=((a, b), (c, -d)),
        bracket_slip=((a, b - d), (c, 0)),
    )
    if a * d == b * c or gcd(a, b, c, d) > 1:
        raise Rejected("the inverse is constant, or not in lowest terms")
    return Moebius(above=(a, b), below=(c, d))


def _inverted(facts: Facts) -> Moebius:
    """Return the function whose inverse is the inverse upside down."""
    match facts:
        case Moebius(above=(a, b), below=(c, d)):
            return Moebius(above=(-b, -a), below=(-d, -c))
    raise Rejected("there is no quotient")


class Undone(NamedTuple):
    """The inverse; its domain, which is the range of the function; its range."""

    inverse: Formula
    domain: Formula
    values: Formula


def _undone(facts: Facts, slip: Slip) -> Undone:
    match facts:
        case Moebius(above=(a, b), below=(c, d)):
            inverse = _linear(-d, b) / _linear(c, -a)
            return Undone(inverse, _without(Fraction(a, c)), _without(Fraction(-d, c)))
        case Exponential(level=level, factor=factor):
            inverse = _solved(formula.call("log", _isolated(facts, X)), facts, _logarithm_of_base(facts))
            return Undone(inverse, _beyond(Fraction(level), factor, slip), _REALS)
        case Logarithm(rate=rate, shift=shift):
            inverse = _solved(base_of(facts.base) ** _isolated(facts, X), facts, ONE)
            return Undone(inverse, _REALS, _beyond(Fraction(-shift, rate), rate, slip))


def _without(number: Fraction) -> Formula:
    """Return all numbers but one."""
    return formula.union(formula.interval(-INFINITY, number), formula.interval(number, INFINITY))


def _beyond(end: Fraction, direction: int, slip: Slip) -> Formula:
    """Return the numbers above the end, for a negative direction those below it."""
    above = formula.interval(end, INFINITY, slip.or_else("", endpoint_swapped="["))
    if direction > 0:
        return above
    below = formula.interval(-INFINITY, end, slip.or_else("", endpoint_swapped="]"))
    return slip.or_else(below, inequality_not_turned=above)


def _logarithm_of_base(facts: Exponential) -> Formula:
    return ONE if facts.base == "e" else formula.call("log", base_of(facts.base))


def _isolated(facts: Exponential | Logarithm, value: Formula) -> Formula:
    """Return (value - level) / factor, with a positive denominator."""
    numerator = value - facts.level if facts.factor > 0 else _linear(-1, facts.level, value)
    return numerator / abs(facts.factor)


def _solved(value: Formula, facts: Exponential | Logarithm, unit: Formula) -> Formula:
    """Return the solution of (rate x + shift) unit = value, with a positive denominator."""
    moved = facts.shift * unit
    if facts.rate > 0:
        numerator = value - moved
    elif facts.shift > 0:
        numerator = moved - value
    else:
        numerator = -value + moved
    return numerator / (abs(facts.rate) * unit)


def _solving_steps(facts: Facts, mistaken: Facts) -> tuple[Step, ...]:
    """State what remains of the function as it is undone from the outside. Both are of the same kind."""
    function = _rule(facts)
    match facts, mistaken:
        case _, Moebius(above=above, below=below):
            return (step("identity", left=function * _linear(*below), right=_linear(*above)),)
        case Exponential(rate=rate, shift=shift), Exponential():
            power = _isolated(mistaken, function)
            exponent = formula.call("log", power) / _logarithm_of_base(mistaken)
            inner = _linear(mistaken.rate, mistaken.shift)
            return (
                step("identity", left=power, right=base_of(facts.base) ** _linear(rate, shift)),
                step("identity", left=exponent, right=inner),
            )
        case Logarithm(), Logarithm(rate=rate, shift=shift):
            argument = base_of(facts.base) ** _isolated(mistaken, function)
            return (step("identity", left=argument, right=_linear(rate, shift)),)
    raise ValueError("the slip makes another kind of function")


def _linear(slope: int, constant: int, variable: Formula = X) -> Formula:
    """Write a linear function; it begins without a minus sign where that is possible."""
    if slope > 0 or constant <= 0:
        return slope * variable + constant
    return constant + slope * variable


def _rule(facts: Facts) -> Formula:
    """Return the function of x."""
    if isinstance(facts, Moebius):
        return _linear(*facts.above) / _linear(*facts.below)
    inner = _linear(facts.rate, facts.shift)
    if isinstance(facts, Logarithm):
        return facts.factor * logarithm(facts.base, inner) + facts.level
    power = facts.factor * base_of(facts.base) ** inner
    if facts.factor > 0 or facts.level < 0:
        return power + facts.level
    return facts.level + power


def types(facts: Facts) -> tuple[Typed, ...]:
    """Return the types of the parts; the inverse of an exponential function is not defined everywhere."""
    inverse = "expression(x)"
    if isinstance(facts, Exponential):
        inverse = f"expression(x; x {'>' if facts.factor > 0 else '<'} {facts.level})"
    return Typed(inverse, ("f^{-1}",)), Typed("interval_union"), Typed("interval_union")


SHEET = Sheet(
    subject="precalculus",
    method="both compositions",
    sample=sample,
    gaps=lambda facts: {"rule": _rule(facts)},
    order=(1, 2, 3, 0),
    work=work,
    types=types,
    slips={
        "sign_flipped": "a term is brought to the other side without changing its sign",
        "constant_sign_flipped": "another term is brought to the other side without changing its sign",
        "coefficient_slip": "the factor in front is not divided out",
        "rate_lost": "the factor of x is not divided out",
        "base_dropped": "the base is taken for e",
        "bracket_slip": "multiplying the denominator out, only its first term is multiplied",
        "inverted": "numerator and denominator are swapped in the division",
        "domain_and_range_swapped": "domain and range of the inverse are swapped",
        "inequality_not_turned": "an inequality is divided by a negative number without being turned",
        "endpoint_swapped": "an end is taken in that belongs neither to the domain nor to the range",
    },
    levels={
        1: "one step to undo, or a quotient of linear functions",
        2: "a rate in the exponent, a base, or a logarithm",
        3: "shift, rate, factor and level, all to be undone in the right order",
    },
    school=True,
    version=2,
)
