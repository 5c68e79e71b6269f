"""Integrals of the n-th power of a sine, a tangent and so on, by their reduction formulas."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, equal, term
from seedproof.certifying.university.constants import signed_root
from seedproof.certifying.university.expression import (
    PI,
    Expression,
    Function,
    Name,
    Number,
    multiplied,
    number,
)
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.known_angles import wave_square
from seedproof.certifying.university.powers import half_power
from seedproof.certifying.university.series import value

N = Name("n")
LEMMAS = {
    "integrals_of_first_powers": (
        "On an interval where they are defined, antiderivatives of sin, cos, tan, cot and sec are -cos, "
        "sin, -ln |cos|, ln |sin| and ln |sec + tan|; with k x for x, they are divided by k."
    ),
    "logarithm_of_root": "The logarithm of a square root of u is half of ln u.",
}


@dataclass(frozen=True, slots=True)
class Reduction:
    """Says of a wave w that w^(n - less) v has the derivative upper w^n + lower w^(n - 2)."""

    less: int
    sign: int
    partner: str
    """The function v, up to its sign; none where v is a number."""
    upper: Expression
    lower: Expression


REDUCTIONS: Mapping[str, Reduction] = {
    "sin": Reduction(1, -1, "cos", N, 1 - N),
    "cos": Reduction(1, 1, "sin", N, 1 - N),
    "tan": Reduction(1, 1, "", N - 1, N - 1),
    "cot": Reduction(1, -1, "", N - 1, N - 1),
    "sec": Reduction(2, 1, "tan", N - 1, 2 - N),
}


@dataclass(frozen=True, slots=True)
class Powers:
    """The integrals of w(k x)^n from one multiple of pi to another."""

    name: str
    rate: Fraction
    low: Fraction
    high: Fraction

    @property
    def reduction(self) -> Reduction:
        """The formula for this wave.

        Raises: Unread for a function without one.
        """
        if self.name not in REDUCTIONS:
            raise Unread(f"no reduction formula for the powers of {self.name}")
        return REDUCTIONS[self.name]

    @property
    def wave(self) -> Expression:
        """The function w(k x)."""
        return Function(self.name, (number(self.rate) * Name("x"),))

    @property
    def bracket(self) -> Expression:
        """What is derived: w^(n - less) v."""
        rule = self.reduction
        partner = [Function(rule.partner, (number(self.rate) * Name("x"),))] if rule.partner else []
        return multiplied([number(rule.sign), *partner, self.wave ** (N - rule.less)])


def at_end(powers: Powers, end: Fraction) -> tuple[Expression, Fraction]:
    """Return v at an end, with its sign, and the square of w there."""
    rule, turn = powers.reduction, end * powers.rate
    of_wave = wave_square(powers.name, turn)
    if of_wave < 0:
        raise Unread(f"{powers.name} is negative at an end")
    partner = wave_square(rule.partner, turn) * rule.sign if rule.partner else Fraction(rule.sign)
    return signed_root(partner), of_wave


def integral(ground: Ground, powers: Powers, n: int) -> Term:
    """Return the integral of the n-th power, step by step from that of the first power or of 1."""
    if n < 2:
        return _first(ground, powers) if n else value(ground, number(powers.high - powers.low) * PI, {})
    before, here = integral(ground, powers, n - 2), ground.unknown(f"I_{n}")
    rule = powers.reduction
    upper, lower = (value(ground, part, {"n": n}) for part in (rule.upper, rule.lower))
    bracket = _bracket_at(ground, powers, powers.high, n) - _bracket_at(ground, powers, powers.low, n)
    reduced = (here * upper + before * lower) * powers.rate
    ground.say(f"the reduction formula for n = {n}", equal(reduced, bracket))
    return here


def _bracket_at(ground: Ground, powers: Powers, end: Fraction, n: int) -> Term:
    partner, of_wave = at_end(powers, end)
    exponent = Fraction(n - powers.reduction.less, 2)
    power = half_power(ground, number(of_wave), exponent) if exponent else term(1)
    return value(ground, partner, {}) * power


def _first(ground: Ground, powers: Powers) -> Term:
    ground.use("integrals_of_first_powers")
    low, high = (_FIRST[powers.name](ground, end * powers.rate) for end in (powers.low, powers.high))
    return (high - low) / powers.rate


def _half_logarithm(ground: Ground, of: Fraction) -> Term:
    ground.use("logarithm_of_root")
    return ground.logarithm(term(abs(of))) / 2


def _of_secant(ground: Ground, turn: Fraction) -> Term:
    """Return ln (sec + tan), where these are positive."""
    secant, tangent = (wave_square(name, turn) for name in ("sec", "tan"))
    whole = signed_root(secant * tangent)
    if isinstance(whole, Number):
        return _half_logarithm(ground, secant + tangent + 2 * whole.value)
    return value(ground, Function("ln", (signed_root(secant) + signed_root(tangent),)), {})


def _wave(name: str, sign: int) -> Callable[[Ground, Fraction], Term]:
    return lambda ground, turn: value(ground, Function(name, (number(turn) * PI,)), {}) * sign


_FIRST: Mapping[str, Callable[[Ground, Fraction], Term]] = {
    "sin": _wave("cos", -1),
    "cos": _wave("sin", 1),
    "tan": lambda ground, turn: -_half_logarithm(ground, wave_square("cos", turn)),
    "cot": lambda ground, turn: _half_logarithm(ground, wave_square("sin", turn)),
    "sec": _of_secant,
}
