"""Logarithms of numbers that are written in different ways."""

from collections.abc import Sequence
from itertools import combinations

from seedproof.certifying.terms import equal, implies
from seedproof.certifying.university.expression import Expression, Function, children
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.series import value

LEMMAS = {"same_logarithm": "Equal numbers have equal logarithms."}


def same_arguments(ground: Ground, formulas: Sequence[Expression]) -> None:
    """Say of all logarithms in formulas without letters that they are equal where their arguments are."""
    arguments = dict.fromkeys(argument for formula in formulas for argument in _arguments(formula))
    heights = [(value(ground, one, {}), value(ground, Function("ln", (one,)), {})) for one in arguments]
    for (one, height), (other, reached) in combinations(heights, 2):
        if one.number is None or other.number is None:
            ground.say(
                "two logarithms", implies(equal(one, other), equal(height, reached)), lemma="same_logarithm"
            )


def _arguments(formula: Expression) -> list[Expression]:
    inner = [one for part in children(formula) for one in _arguments(part)]
    return [formula.arguments[0], *inner] if isinstance(formula, Function) and formula.name == "ln" else inner
