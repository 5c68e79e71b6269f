"""Composes function and stated inverse both ways, at numbers where everything is exact.

Values are sums of a rational number and rational multiples of powers of the base, whose letter is never put
into numbers: exp(3) stays exp(3), and its logarithm is 3. With x in two places at most, the
inverse of a Möbius function is decided by five values.
"""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import EULER, Call, Node, Number, Power, Product, Sum, Symbol
from seedproof.problems.checker import Checker
from seedproof.problems.templates.inverse_function.facts import Base, Exponential, Facts, Logarithm, Moebius

Value = dict[Fraction | str, Fraction]
"""By exponent of the base; `log` is the natural logarithm of the base."""

_ZERO = Fraction(0)
_ONE = Fraction(1)
_POWERS = (Fraction(-2), Fraction(-1), Fraction(1), Fraction(2), Fraction(5))
"""Exponents of the base where functions with a base are tried."""
_END = r"-?[0-9]{1,4}(?:/[1-9][0-9]{0,2})?"
_INTERVALS = re.compile(rf"\((-oo|{_END}), (oo|{_END})\)(?: U \(({_END}), (oo)\))?")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Both compositions are the identity; domain and range have the right open ends."""
    formula, domain, values = answers
    if len(formula) > 200 or formula.count("x") > 2:
        yield "the formula is too long, or has x in more than two places"
        return
    inverse = read(formula)
    base: Base = "e" if isinstance(facts, Moebius) else facts.base
    for x, y in _points(facts):
        try:
            there = _value(inverse, base, y)
        except (ValueError, ZeroDivisionError) as problem:
            yield f"the formula has no exact value at a value of f: {problem}"
            return
        if there != x:
            yield f"f(x) = {y} for x = {x}, but the formula gives {there} there"
    for text, expected in zip((domain, values), _ends(facts), strict=True):
        match = _INTERVALS.fullmatch(text)
        if match is None or [end for end in match.groups() if end] != expected:
            yield f"{text} does not have the ends {expected}"


def _ends(facts: Facts) -> tuple[list[str], list[str]]:
    """Return the ends of the range of f, and those of its domain."""
    reals = ["-oo", "oo"]
    match facts:
        case Moebius(above=(a, _), below=(c, d)):
            limit = str(Fraction(a, c))
            pole = str(Fraction(-d, c))
            return ["-oo", limit, limit, "oo"], ["-oo", pole, pole, "oo"]
        case Exponential(level=level, factor=factor):
            return [str(level), "oo"] if factor > 0 else ["-oo", str(level)], reals
        case Logarithm(rate=rate, shift=shift):
            end = str(Fraction(-shift, rate))
            return reals, [end, "oo"] if rate > 0 else ["-oo", end]


def _points(facts: Facts) -> Iterator[tuple[Value, Value]]:
    """Yield five points of the graph of f."""
    match facts:
        case Moebius():
            a, b = facts.above
            c, d = facts.below
            for number in range(1, 6):
                x = Fraction(number, 7)
                yield _rational(x), _rational((a * x + b) / (c * x + d))
        case Exponential():
            for exponent in _POWERS:
                x = (exponent - facts.shift) / facts.rate
                y: Value = {_ZERO: Fraction(facts.level), exponent: Fraction(facts.factor)}
                yield _rational(x), _cleared(y)
        case Logarithm():
            for exponent in _POWERS:
                argument: Value = {_ZERO: Fraction(-facts.shift), exponent: _ONE}
                solution = {power: factor / facts.rate for power, factor in argument.items()}
                yield _cleared(solution), _rational(facts.factor * exponent + facts.level)


def _rational(number: Fraction) -> Value:
    return _cleared({_ZERO: number})


def _cleared(value: Value) -> Value:
    """Return the value without terms that are zero."""
    return {exponent: factor for exponent, factor in value.items() if factor}


def _value(node: Node, base: Base, x: Value) -> Value:
    """Return what the formula gives at x, exactly. Raises: ValueError, ZeroDivisionError."""
    match node:
        case Number(number):
            return _rational(number)
        case Symbol("x"):
            return x
        case Sum(terms):
            return _sum([_value(term, base, x) for term in terms])
        case Product(factors):
            return _product([_value(factor, base, x) for factor in factors])
        case Power(low, Number(Fraction(numerator=-1, denominator=1))):
            return _reciprocal(_value(low, base, x))
        case Power(low, high):
            return _power(low, _value(high, base, x), base)
        case Call("log", (inside,)):
            return _logarithm(_value(inside, base, x), base)
    raise ValueError("it has parts that no inverse here has")


def _sum(values: Sequence[Value]) -> Value:
    result: Value = {}
    for value in values:
        for exponent, factor in value.items():
            result[exponent] = result.get(exponent, _ZERO) + factor
    return _cleared(result)


def _power(low: Node, exponent: Value, base: Base) -> Value:
    expected = EULER if base == "e" else Number(Fraction(base))
    if low != expected or not exponent.keys() <= {_ZERO}:
        raise ValueError("a power has another base than the function, or no rational exponent")
    return {exponent.get(_ZERO, _ZERO): _ONE}


def _logarithm(value: Value, base: Base) -> Value:
    if base != "e" and value == {_ZERO: Fraction(base)}:
        return {"log": _ONE}
    [(exponent, factor)] = value.items()
    if factor != 1 or isinstance(exponent, str):
        raise ValueError("a logarithm is not that of a power of the base")
    if base == "e":
        return _rational(exponent)
    return _cleared({"log": exponent})


def _reciprocal(value: Value) -> Value:
    [(exponent, factor)] = value.items()
    if exponent == "log":
        return {"1/log": 1 / factor}
    if exponent == _ZERO:
        return {_ZERO: 1 / factor}
    raise ValueError("it divides by a power of the base")


def _product(values: Sequence[Value]) -> Value:
    """At most one factor is neither rational nor a logarithm of the base, or one over it."""
    result: Value = {_ZERO: _ONE}
    for value in sorted(values, key=lambda value: (len(value), value.keys() == {"1/log"})):
        if value.keys() == {"1/log"} and result.keys() <= {"log"}:
            result = {_ZERO: result.get("log", _ZERO) * value["1/log"]}
        elif result.keys() <= {_ZERO}:
            result = _scaled(value, result.get(_ZERO, _ZERO))
        elif value.keys() <= {_ZERO}:
            result = _scaled(result, value.get(_ZERO, _ZERO))
        else:
            raise ValueError("it multiplies powers of the base")
    return _cleared(result)


def _scaled(value: Value, number: Fraction) -> Value:
    return {exponent: factor * number for exponent, factor in value.items()}


def types(facts: Facts) -> list[str]:
    """Return the type of each part."""
    inverse = "expression(x)"
    if isinstance(facts, Exponential):
        sign = ">" if facts.factor > 0 else "<"
        inverse = f"expression(x; x {sign} {facts.level})"
    return [inverse, "interval_union", "interval_union"]


CHECKER = Checker(
    facts=Facts,
    method="both compositions",
    wrong=wrong,
    types=types,
)
