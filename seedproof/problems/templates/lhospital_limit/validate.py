"""Expands the functions as power series over Q; a power is the exponential of a series."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import fmpq, fmpq_series

from seedproof.problems.checker import Checker
from seedproof.problems.checking.comparing import agrees
from seedproof.problems.templates.lhospital_limit.facts import Facts, Function, Large, Small

_LENGTH = 6
"""Terms of a series."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The series of the function begins with the limit, and its next coefficient is the rate."""
    expected = _expected_large(facts) if isinstance(facts, Large) else _expected(facts)
    for stated, number in zip(answers, expected, strict=True):
        if number is None:
            yield "the limits are not of the form that is asked for"
        elif not agrees(stated, number, "number"):
            yield f"{stated} is not {number}"


def _expected_large(facts: Large) -> list[str | None]:
    """The larger exponential comes before the sum; its factor's logarithm is divided by x."""
    p, q = facts.factors
    a, b = facts.exponents
    if a <= b or p <= 1 or q <= 0:
        return [None, None]
    value = f"exp({facts.outer * a})"
    return [value, f"{facts.outer}*log({p})*{value}"]


def _expected(facts: Small) -> list[str | None]:
    if facts.asked == "rate":
        series = _series(facts, _rational(facts.second_factor), 1)
        return _of_series(facts, series, ("value", "rate"))
    k = _parameter(facts)
    series = _series(facts, -k, 2)
    return [str(k), *_of_series(facts, series, ("value",))]


def _of_series(facts: Small, series: fmpq_series | None, wanted: Sequence[str]) -> list[str | None]:
    """Return what a series begins with; of a power, that of its logarithm is given."""
    if series is None:
        return [None for _ in wanted]
    value = series[0]
    rate = series[1]
    if facts.form != "power":
        return [str(number) for number, _ in zip((value, rate), wanted, strict=False)]
    both = (f"exp({value})", f"({rate})*exp({value})")
    return [text for text, _ in zip(both, wanted, strict=False)]


def _parameter(facts: Small) -> fmpq:
    """Return the k for which the terms of the lowest order cancel."""
    u = _expanded(facts.first)
    v = _expanded(facts.second)
    if facts.form == "difference":
        return facts.first_factor * v[1] / u[1]
    return facts.first_factor * u[1] / v[1]


def _series(facts: Small, second_factor: fmpq, order: int) -> fmpq_series | None:
    """Return the series of the function, or of its logarithm; None where it is not finite at zero."""
    u = _expanded(facts.first)
    v = _expanded(facts.second)
    p = facts.first_factor
    q = fmpq_series([second_factor], 1, _LENGTH)
    if facts.form == "difference":
        return _quotient(p * v + q * u, u * v)
    small = p * u + q * v
    if facts.form == "power":
        small = facts.outer * (1 + small).log()
    return _quotient(small, _monomial(Fraction(1), order))


def _quotient(above: fmpq_series, below: fmpq_series) -> fmpq_series | None:
    order = next(power for power in range(_LENGTH) if below[power] != 0)
    if any(above[power] != 0 for power in range(order)):
        return None
    return _shifted(above, order) / _shifted(below, order)


def _shifted(series: fmpq_series, order: int) -> fmpq_series:
    return fmpq_series([series[power] for power in range(order, _LENGTH)], 1, _LENGTH - order)


def _rational(number: int) -> fmpq:
    return fmpq(number, 1)


def _monomial(coefficient: Fraction, power: int) -> fmpq_series:
    zeros = [0] * power
    return fmpq_series([*zeros, fmpq(coefficient.numerator, coefficient.denominator)], 1, _LENGTH)


def _expanded(function: Function) -> fmpq_series:
    inner = _monomial(Fraction(function.multiple), 1)
    match function.name:
        case "linear":
            return inner
        case "exp":
            return inner.exp() - 1
        case "log":
            return (1 + inner).log()
        case "sin":
            return inner.sin()
        case "tan":
            return inner.tan()
        case "arctan":
            return inner.atan()
        case "cos":
            return inner.cos() - 1


CHECKER = Checker(
    facts=Facts,
    method="power series of the logarithm",
    wrong=wrong,
    types=lambda facts: ["number", "number"],
)
