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
from seedproof.problems.untyped import Facts

Value = dict[Fraction | str, Fraction]
"""By exponent of the base; `log` is the natural logarithm of the base."""

_ZERO = Fraction(0)
_END = r"-?[0-9]{1,4}(?:/[1-9][0-9]{0,2})?"
_INTERVALS = re.compile(rf"\((-oo|{_END}), (oo|{_END})\)(?: U \(({_END}), (oo)\))?")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Both compositions are the identity; domain and range have the right open ends."""
    if len(answers[0]) > 200 or answers[0].count("x") > 2:
        yield "the formula is too long, or has x in more than two places"
        return
    base = facts.get("base", "e")
    inverse = read(answers[0])
    for x, y in _pairs(facts):
        try:
            there, back = _value(inverse, base, y), _cleared(x)
        except (ValueError, ZeroDivisionError) as problem:
            yield f"the formula has no exact value at a value of f: {problem}"
            return
        if there != back:
            yield f"f(x) = {y} for x = {x}, but the formula gives {there} there"
    for text, ends in zip(answers[1:], _ends(facts), strict=True):
        match = _INTERVALS.fullmatch(text)
        if match is None or [one for one in match.groups() if one] != ends:
            yield f"{text} does not have the ends {ends}"


def _pairs(facts: Facts) -> Iterator[tuple[Value, Value]]:
    """Five points of the graph of f."""
    if facts["kind"] == "moebius":
        (first, last), (slope, constant) = facts["above"], facts["below"]
        for x in (Fraction(number, 7) for number in range(1, 6)):
            yield {_ZERO: x}, {_ZERO: (first * x + last) / (slope * x + constant)}
        return
    factor, rate, shift, level = (Fraction(facts[name]) for name in ("factor", "rate", "shift", "level"))
    for power in map(Fraction, (-2, -1, 1, 2, 5)):
        if facts["kind"] == "exponential":
            yield {_ZERO: (power - shift) / rate}, {_ZERO: level, power: factor}
        else:
            yield {_ZERO: -shift / rate, power: 1 / rate}, {_ZERO: factor * power + level}


def _cleared(value: Value) -> Value:
    return {exponent: factor for exponent, factor in value.items() if factor}


def _value(node: Node, base: str, x: Value) -> Value:
    """What the formula gives at x, exactly. Raises: ValueError, ZeroDivisionError."""
    match node:
        case Number(value):
            return _cleared({_ZERO: value})
        case Symbol("x"):
            return _cleared(x)
        case Sum(terms):
            found: Value = {}
            for term in terms:
                for key, factor in _value(term, base, x).items():
                    found[key] = found.get(key, _ZERO) + factor
            return _cleared(found)
        case Product(factors):
            return _product([_value(factor, base, x) for factor in factors])
        case Power(low, Number(Fraction(numerator=-1, denominator=1))):
            return _reciprocal(_value(low, base, x))
        case Power(low, high):
            exponent = _value(high, base, x)
            if low != (EULER if base == "e" else Number(Fraction(base))) or not set(exponent) <= {_ZERO}:
                raise ValueError("a power has another base than the function, or no rational exponent")
            return {exponent.get(_ZERO, _ZERO): Fraction(1)}
        case Call("log", (inside,)):
            return _logarithm(_value(inside, base, x), base)
    raise ValueError("it has parts that no inverse here has")


def _logarithm(value: Value, base: str) -> Value:
    if base != "e" and value == {_ZERO: Fraction(base)}:
        return {"log": Fraction(1)}
    [(exponent, factor)] = value.items()
    if factor != 1 or isinstance(exponent, str):
        raise ValueError("a logarithm is not that of a power of the base")
    return _cleared({_ZERO if base == "e" else "log": exponent})


def _reciprocal(value: Value) -> Value:
    [(exponent, factor)] = value.items()
    if exponent not in ("log", _ZERO):
        raise ValueError("it divides by a power of the base")
    return {"1/log" if exponent == "log" else _ZERO: 1 / factor}


def _product(values: list[Value]) -> Value:
    """At most one factor is neither rational nor a logarithm of the base, or one over it."""
    found: Value = {_ZERO: Fraction(1)}
    for value in sorted(values, key=lambda one: (len(one), one.keys() == {"1/log"})):
        if value.keys() == {"1/log"} and found.keys() <= {"log"}:
            found = {_ZERO: found.get("log", _ZERO) * value["1/log"]}
        elif found.keys() <= {_ZERO}:
            found = {exponent: factor * found.get(_ZERO, _ZERO) for exponent, factor in value.items()}
        elif value.keys() <= {_ZERO}:
            found = {exponent: factor * value.get(_ZERO, _ZERO) for exponent, factor in found.items()}
        else:
            raise ValueError("it multiplies powers of the base")
    return _cleared(found)


def _ends(facts: Facts) -> tuple[list[str], list[str]]:
    """Of the range of f, and of its domain."""
    if facts["kind"] == "moebius":
        (first, _), (slope, constant) = facts["above"], facts["below"]
        limit, pole = str(Fraction(first, slope)), str(Fraction(-constant, slope))
        return ["-oo", limit, limit, "oo"], ["-oo", pole, pole, "oo"]
    level, zero = str(facts["level"]), str(Fraction(-facts["shift"], facts["rate"]))
    if facts["kind"] == "exponential":
        return [level, "oo"] if facts["factor"] > 0 else ["-oo", level], ["-oo", "oo"]
    return ["-oo", "oo"], [zero, "oo"] if facts["rate"] > 0 else ["-oo", zero]


def _types(facts: Facts) -> list[str]:
    variable = "x"
    if facts["kind"] == "exponential":
        variable += f"; x {'>' if facts['factor'] > 0 else '<'} {facts['level']}"
    return [f"expression({variable})", "interval_union", "interval_union"]


CHECKER = Checker(facts=Facts, method="both compositions", wrong=wrong, types=_types)
