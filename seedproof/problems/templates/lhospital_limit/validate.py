"""Expands the functions as power series over Q; a power is the exponential of a series."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from flint import fmpq, fmpq_series

from seedproof.problems.checker import Checker
from seedproof.problems.checking.comparing import agrees
from seedproof.problems.checking.flint_series import monomial, order_of
from seedproof.problems.templates.lhospital_limit.facts import Facts, Function, Large, Name, Small

_LENGTH = 6
"""Terms of a series."""

_FUNCTIONS: Mapping[Name, Callable[[fmpq_series], fmpq_series]] = {
    "linear": lambda inner: inner,
    "exp": lambda inner: inner.exp() - 1,
    "log": lambda inner: (1 + inner).log(),
    "sin": fmpq_series.sin,
    "tan": fmpq_series.tan,
    "arctan": fmpq_series.atan,
    "cos": lambda inner: inner.cos() - 1,
}


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
    """Return what the series begins with, or the parameter and this; of a power, it is the logarithm's."""
    u = _expanded(facts.first)
    v = _expanded(facts.second)
    order = 1
    factor = fmpq(facts.second_factor)
    if facts.asked == "parameter":
        order = 2
        factor = -facts.first_factor * (v[1] / u[1] if facts.form == "difference" else u[1] / v[1])
    series = _series(facts, u, v, factor, order)
    limits: list[str | None] = [None, None]
    if series is not None and facts.form == "power":
        limits = [f"exp({series[0]})", f"({series[1]})*exp({series[0]})"]
    elif series is not None:
        limits = [str(series[0]), str(series[1])]
    return [str(-factor), limits[0]] if facts.asked == "parameter" else limits


def _series(facts: Small, u: fmpq_series, v: fmpq_series, factor: fmpq, order: int) -> fmpq_series | None:
    """Return the series of the function, or of its logarithm; None where it is not finite at zero."""
    p = facts.first_factor
    q = fmpq_series([factor], 1, _LENGTH)
    if facts.form == "difference":
        return _quotient(p * v + q * u, u * v)
    small = p * u + q * v
    if facts.form == "power":
        small = facts.outer * (1 + small).log()
    return _quotient(small, monomial(1, order, _LENGTH))


def _quotient(above: fmpq_series, below: fmpq_series) -> fmpq_series | None:
    order = order_of(below)
    if order_of(above) < order:
        return None
    above, below = (
        fmpq_series([series[power] for power in range(order, _LENGTH)], 1, _LENGTH - order)
        for series in (above, below)
    )
    return above / below


def _expanded(function: Function) -> fmpq_series:
    return _FUNCTIONS[function.name](monomial(function.multiple, 1, _LENGTH))


CHECKER = Checker(
    facts=Facts, method="power series of the logarithm", wrong=wrong, types=lambda facts: ["number", "number"]
)
