"""What flows by in a window of time, at a rate that is a polynomial times a power of e."""

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, less
from seedproof.certifying.university.exponents import linear_parts
from seedproof.certifying.university.expression import (
    E,
    Expression,
    Name,
    Power,
    Product,
    children,
    multiplied,
    number,
    rebuilt,
    replaced,
)
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.polynomials import Polynomial, constant, letter, polynomial, same
from seedproof.certifying.university.series import value

LEMMAS = {
    "moving_window": (
        "For a continuous c, the derivative by s of the integral of c from s to s + w is c(s + w) - c(s)."
    ),
    "product_with_exponential": "The derivative of p(t) e^(k t) is (p'(t) + k p(t)) e^(k t).",
    "logarithm_is_increasing": "The logarithm of a number above 1 is positive.",
}


def slope_by_start(ground: Ground, rate: Expression, width: Expression) -> Expression:
    """Return the derivative of what flows by in a window, by its start s."""
    ground.say("the window has a width", less(0, value(ground, width, {})), lemma="logarithm_is_increasing")
    ground.use("moving_window")
    ground.use("laws_of_powers")
    return _split(replaced(rate, {"t": Name("s") + width})) - replaced(rate, {"t": Name("s")})


def amounts(ground: Ground, rate: Expression, *times: Expression) -> list[Term]:
    """Return the values of an antiderivative (a t + b) e^(k t) of a rate."""
    factor, wave = _factors(rate)
    (speed,) = linear_parts(wave.exponent).values()
    a, b = (ground.unknown(name) for name in ("a", "b"))
    derivative = constant(a) + (letter("t").times(a) + constant(b)).times(speed)
    ground.say(
        "its derivative, coefficient by coefficient",
        *same(derivative, factor),
        lemma="product_with_exponential",
    )
    return [
        (value(ground, time, {}) * a + b) * value(ground, replaced(wave, {"t": time}), {}) for time in times
    ]


def _split(formula: Expression) -> Expression:
    """Write powers of e along the summands of their exponents."""
    if isinstance(formula, Power) and formula.base == E:
        parts = linear_parts(formula.exponent)
        return multiplied(Power(E, part * number(factor)) for part, factor in parts.items())
    return rebuilt(formula, tuple(_split(part) for part in children(formula)))


def _factors(rate: Expression) -> tuple[Polynomial, Power]:
    """Return the polynomial and the power of e whose product a rate is."""
    if isinstance(rate, Product):
        *others, wave = rate.factors
        if isinstance(wave, Power) and wave.base == E and set(linear_parts(wave.exponent)) == {Name("t")}:
            return polynomial(multiplied(others)), wave
    raise Unread(f"no polynomial times a power of e: {rate}")
