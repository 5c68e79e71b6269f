"""Logarithms of numbers that are written in different ways."""

from collections.abc import Sequence
from itertools import combinations

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import equal, every, implies, less, product, total
from seedproof.certifying.university.exponents import linear_parts
from seedproof.certifying.university.expression import Expression, Function, children
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.series import value

LEMMAS = {
    "same_logarithm": "Equal numbers have equal logarithms.",
    "logarithms_that_cancel": (
        "A sum of integer multiples of logarithms is 0 where the product of those powers of the numbers is 1."
    ),
}


def same_arguments(ground: Ground, formulas: Sequence[Expression]) -> None:
    """Say of all logarithms in formulas without letters that they are equal where their arguments are."""
    arguments = dict.fromkeys(argument for formula in formulas for argument in _arguments(formula))
    heights = [(value(ground, one, {}), value(ground, Function("ln", (one,)), {})) for one in arguments]
    for (one, height), (other, reached) in combinations(heights, 2):
        if one.number is None or other.number is None:
            ground.say(
                "two logarithms", implies(equal(one, other), equal(height, reached)), lemma="same_logarithm"
            )


def cancelling(ground: Ground, zero: Expression) -> None:
    """Say of the logarithms in a sum that they cancel if the product of their arguments is 1."""
    shares = {
        kernel.arguments[0]: share
        for kernel, share in linear_parts(zero).items()
        if isinstance(kernel, Function) and kernel.name == "ln"
    }
    if not shares:
        return
    unit = min(map(abs, shares.values()))
    powers = {argument: share / unit for argument, share in shares.items()}
    if any(power.denominator != 1 for power in powers.values()):
        raise Unread(f"multiples that are no integers: {powers}")
    numbers = {argument: value(ground, argument, {}) for argument in powers}
    over, under = (
        product(
            numbers[argument] ** int(abs(power)) for argument, power in powers.items() if power * sign > 0
        )
        for sign in (1, -1)
    )
    heights = total(value(ground, Function("ln", (one,)), {}) * power for one, power in powers.items())
    positive = every(less(0, one) for one in numbers.values())
    ground.say(
        "these logarithms",
        implies(every([positive, equal(over, under)]), equal(heights, 0)),
        lemma="logarithms_that_cancel",
    )


def _arguments(formula: Expression) -> list[Expression]:
    inner = [one for part in children(formula) for one in _arguments(part)]
    return [formula.arguments[0], *inner] if isinstance(formula, Function) and formula.name == "ln" else inner
