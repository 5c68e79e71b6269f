"""How often c x^m e^(-a x) for real x, or c ln(a x)/x^m for x > 0, takes a value, by its derivative."""

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import (
    Term,
    as_count,
    between,
    equal,
    implies,
    less,
    literal,
    some,
    term,
    total,
)
from seedproof.certifying.university.deriving import derivative
from seedproof.certifying.university.exponents import linear_parts
from seedproof.certifying.university.expression import E, Expression, Function, Power, number
from seedproof.certifying.university.factors import X, factors
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.series import value
from seedproof.certifying.university.writing import written

LEMMAS = {
    "values_between_turns": (
        "Let a function have a continuous derivative on an open interval, with finitely many zeros. Between "
        "neighbours among these zeros and the two ends, it takes once each number that lies strictly between "
        "its values or limits there, and no other."
    ),
    "exponential_outgrows_powers": (
        "For a > 0 and a natural m, x^m e^(-a x) tends to 0 as x tends to infinity; as x tends to -infinity, "
        "its size grows without bound, and its sign is that of (-1)^m."
    ),
    "powers_outgrow_logarithm": (
        "For a > 0 and a natural m > 0, ln(a x)/x^m tends to 0 as x tends to infinity, and to -infinity as x "
        "tends to 0 from the right."
    ),
    "logarithm_as_exponent": "For u > 0, ln u = v says the same as u = e^v.",
}

REALS = "$x \\in \\mathbb{R}$"
POSITIVE = "$x > 0$"


@dataclass(frozen=True, slots=True)
class Levels:
    """A function, the places where its derivative is 0, and its limits: 0 at infinity, infinite below."""

    rule: Expression
    turns: tuple[Expression, ...]
    sign: Fraction
    """The sign at the lower end, as a number."""
    limits: str
    """The lemma that says the limits."""
    logarithm: tuple[Expression, Fraction] | None = None
    """What a logarithm is of, and its value where the derivative is 0; the function is one for x > 0."""

    def turning_point(self, ground: Ground) -> list[Term]:
        """Name a place where the derivative is 0; return for each of the turns that it is there."""
        x = ground.unknown("x")
        if self.logarithm is not None:
            ground.say("x is positive", less(0, x))
        slope = value(ground, derivative(self.rule, "x"), {"x": x})
        ground.say("the derivative is 0 at x", equal(slope, 0), lemma="derivative_rules")
        self._say_logarithm(ground, x)
        return [equal(x, value(ground, turn, {})) for turn in self.turns]

    def solutions(self, ground: Ground, level: Term) -> Term:
        """Return how many places there are where the function has a value."""
        heights = [self._height(ground, place) for place in range(len(self.turns))]
        at_turns = [equal(level, height) for height in heights]
        below = less(0, (level - heights[0]) * literal(self.sign))
        further = [
            some([between(one, level, other), between(other, level, one)])
            for one, other in pairwise([*heights, term(0)])
        ]
        count = ground.whole("solutions")
        ground.use(self.limits)
        ground.use("values_between_turns")
        ground.say(
            "solutions where the derivative is 0, before the first such place, and after each of them; the "
            f"limits are infinite with the sign of {self.sign} at the lower end, and 0 at infinity",
            equal(count, total(map(as_count, [*at_turns, below, *further]))),
        )
        return count

    def _height(self, ground: Ground, place: int) -> Term:
        turn = self.turns[place]
        x = value(ground, turn, {})
        self._say_logarithm(ground, x)
        height = ground.unknown(f"height_{place + 1}")
        ground.say(f"the value at {written(turn)}", equal(height, value(ground, self.rule, {"x": x})))
        return height

    def _say_logarithm(self, ground: Ground, x: Term) -> None:
        if self.logarithm is None:
            return
        inner, exponent = self.logarithm
        logarithm = value(ground, Function("ln", (inner,)), {"x": x})
        power = value(ground, Power(E, number(exponent)), {})
        has_value = equal(logarithm, exponent)
        is_power = equal(value(ground, inner, {"x": x}), power)
        both = implies(has_value, is_power), implies(is_power, has_value)
        ground.say(f"where the logarithm is {exponent}", *both, lemma="logarithm_as_exponent")


def levels(rule: Expression, domain: str) -> Levels:
    """Return what is known of a function by its formula.

    Raises: Unread for one of another kind, or on another domain.
    """
    of = factors(rule)
    power = of.exponent(X)
    others = [(base, exponent) for base, exponent in of.exponents.items() if base != X]
    match others:
        case [(base, exponent)] if base == E and domain == REALS and power > 0:
            return _with_exponential(rule, of.scale, _natural(power), _multiple(exponent))
        case [(Function("ln", (inner,)), exponent)] if (
            exponent == number(1) and domain == POSITIVE and power < 0
        ):
            return _with_logarithm(rule, of.scale, _natural(-power), inner)
    raise Unread(f"no power times a power of e, and no logarithm over a power: {written(rule)}, {domain}")


def _with_exponential(rule: Expression, scale: Fraction, power: int, rate: Fraction) -> Levels:
    if rate >= 0:
        raise Unread(f"no falling power of e: {written(rule)}")
    last = number(-power / rate)
    turns = (number(0), last) if power > 1 else (last,)
    return Levels(rule, turns, scale * (-1) ** power, "exponential_outgrows_powers")


def _with_logarithm(rule: Expression, scale: Fraction, power: int, inner: Expression) -> Levels:
    rate = _multiple(inner)
    if rate <= 0:
        raise Unread(f"no logarithm for positive x: {written(rule)}")
    exponent = Fraction(1, power)
    turn = Power(E, number(exponent)) / number(rate)
    return Levels(rule, (turn,), -scale, "powers_outgrow_logarithm", (inner, exponent))


def _natural(power: Fraction) -> int:
    if power.denominator != 1:
        raise Unread(f"a power that is no natural number: {power}")
    return int(power)


def _multiple(formula: Expression) -> Fraction:
    """Return the a of a x."""
    parts = linear_parts(formula)
    if set(parts) != {X}:
        raise Unread(f"no multiple of x: {written(formula)}")
    return parts[X]
