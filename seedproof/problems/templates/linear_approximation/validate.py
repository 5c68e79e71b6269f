"""Expands the function as a power series around the place; a law is evaluated with small errors."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import isqrt

from flint import fmpq, fmpq_series

from seedproof.problems.checker import Checker
from seedproof.problems.templates.linear_approximation.facts import Errors, Facts, Integral, Power

_LENGTH = 3


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The estimate has the terms up to the first order, the bound is that of the second order."""
    expected = _errors(facts) if isinstance(facts, Errors) else _estimated(facts)
    if expected is None:
        yield "the numbers do not fit to one another"
        return
    for stated, number in zip(answers, expected, strict=True):
        if stated != str(number):
            yield f"{stated} is not {number}"


def _estimated(facts: Power | Integral) -> tuple[Fraction, Fraction] | None:
    series = _power(facts) if isinstance(facts, Power) else _integral(facts)
    if series is None or facts.tenths <= 0:
        return None
    step = Fraction(facts.tenths, 10)
    if isinstance(facts, Integral):
        step = -step
    value, slope, half_bend = [Fraction(int(series[n].p), int(series[n].q)) for n in range(_LENGTH)]
    return value + slope * step, abs(half_bend) * step**2


def _power(facts: Power) -> fmpq_series | None:
    """Return (root^q + h)^(p/q) by the binomial series, for exponents whose |f''| falls."""
    if facts.root < 1 or not facts.p < 2 * facts.q or facts.p == facts.q:
        return None
    relative = fmpq_series([0, fmpq(1, facts.root**facts.q)], 1, _LENGTH)
    exponent = fmpq_series([fmpq(facts.p, facts.q)], 1, _LENGTH)
    start = fmpq_series([fmpq(facts.root) ** facts.p], 1, _LENGTH)
    return ((1 + relative).log() * exponent).exp() * start


def _integral(facts: Integral) -> fmpq_series | None:
    """Return the integral of the root of (place + h)^n + c, whose derivative grows with h."""
    radicand = fmpq_series([facts.place, 1], 1, _LENGTH) ** facts.degree + facts.constant
    size = int(radicand[0].p)
    if facts.constant < 1 or facts.place < 1 or isqrt(size) ** 2 != size:
        return None
    root = (radicand / size).sqrt() * isqrt(size)
    return root.integral() + facts.start


def _errors(facts: Errors) -> tuple[Fraction, Fraction] | None:
    """Let one quantity grow by a small share h: the share by which the result changes is k h."""
    changing = fmpq_series([1, 1], 1, _LENGTH)
    steady = fmpq_series([1], 1, _LENGTH)
    of_first = abs(_law(facts, changing, steady))
    of_second = abs(_law(facts, steady, changing))
    allowed = (facts.target - of_first * facts.first) / of_second
    if allowed <= 0:
        return None
    return of_first * facts.first + of_second * facts.second, allowed


def _law(facts: Errors, u: fmpq_series, v: fmpq_series) -> Fraction:
    match facts.law:
        case "pendulum" | "wire":
            result = u / (v * v)
        case "flow" | "radiation":
            result = u * v**4
        case "beam":
            result = u * v**3
        case "string":
            result = u.sqrt() / v
    return Fraction(int(result[1].p), int(result[1].q))


CHECKER = Checker(
    facts=Facts,
    method="power series of the root",
    wrong=wrong,
    types=lambda facts: ["number", "number"],
)
