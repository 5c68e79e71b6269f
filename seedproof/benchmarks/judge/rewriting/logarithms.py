"""Rewrites logarithms: split, joined, with their factor as an exponent, to another base."""

from fractions import Fraction

from seedproof.benchmarks.judge.rewriting.numbers import factors
from seedproof.benchmarks.judge.rewriting.rewrite import FUNCTIONS, NUMERIC, of_values
from seedproof.benchmarks.judge.rewriting.shapes import coefficient, everywhere
from seedproof.text.formula import (
    Call,
    Formula,
    Number,
    Power,
    Product,
    Quotient,
    Sum,
    Verbatim,
    call,
    latex,
    power,
    product,
    quotient,
    total,
)

_LARGEST = 10**6
_MOST_EXPONENT = 6


def _log(value: Formula | int) -> Formula:
    return call("log", value)


def _split(node: Formula) -> Formula | None:
    match node:
        case Call("log", (Number(value),)) if value > 0 and value != 1:
            return total(_log_of_integer(value.numerator), -_log_of_integer(value.denominator))
        case Call("log", (Quotient(above, below),)):
            return total(_log(above), -_log(below))
        case Call("log", (Power(base, exponent),)):
            return product(exponent, _log(base))
        case Call("log", (Product((Number(value), *rest)),)) if value > 0:
            return total(_log(Number(value)), _log(product(*rest)))
    return None


def _log_of_integer(number: int) -> Formula:
    return total(*(product(count, _log(prime)) for prime, count in factors(number)))


def _powered(node: Formula) -> Formula | None:
    """Turn the whole number before a logarithm into an exponent in it; a minus sign inverts a fraction."""
    number, rest = coefficient(node)
    if rest is None or number.denominator > 1 or number == 1 or abs(number) > _MOST_EXPONENT:
        return None
    match rest:
        case Call("log", (inside,)):
            return _with_exponent(inside, int(number))
    return None


def _with_exponent(inside: Formula, exponent: int) -> Formula | None:
    if exponent < 0:
        inside = quotient(inside.below, inside.above) if isinstance(inside, Quotient) else quotient(1, inside)
        if exponent == -1:
            return _log(inside)
        return _with_exponent(inside, -exponent)
    if isinstance(inside, Number):
        value = inside.value**exponent
        if max(value.numerator, value.denominator) <= _LARGEST:
            return _log(Number(value))
        return None
    if isinstance(inside, Quotient):
        return None
    return _log(power(inside, exponent))


def _joined(node: Formula) -> Formula | None:
    """Join the logarithms of numbers in a sum, at least two, into one."""
    if not isinstance(node, Sum):
        return None
    others: list[Formula] = []
    inside = Fraction(1)
    first = None
    count = 0
    for term in node.terms:
        number, rest = coefficient(term)
        match rest:
            case Call("log", (Number(value),)) if number.denominator == 1 and abs(number) <= 10:
                inside *= value ** int(number)
                if first is None:
                    first = len(others)
                count += 1
                continue
        others.append(term)
    if count < 2 or first is None or max(inside.numerator, inside.denominator) > _LARGEST:
        return None
    return total(*others[:first], _log(Number(inside)), *others[first:])


def _to_base(node: Formula) -> Formula | None:
    match node:
        case Quotient(Call("log", (Number(value),)), Call("log", (Number(base),))) if base.denominator == 1:
            return Verbatim(rf"\log_{{{base}}}\left({latex(Number(value))}\right)")
    return None


REWRITES = (
    of_values("logs_split", "logarithms are split", everywhere(_split), *NUMERIC, *FUNCTIONS),
    of_values("logs_joined", "logarithms are put together", everywhere(_joined), *NUMERIC, *FUNCTIONS),
    of_values("log_power", "factors of logarithms are exponents", everywhere(_powered), *NUMERIC, *FUNCTIONS),
    of_values("log_to_base", "the quotient of logarithms is one logarithm", everywhere(_to_base), *NUMERIC),
)
