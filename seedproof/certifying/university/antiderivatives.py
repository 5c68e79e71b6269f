"""Antiderivatives that are stated: their derivative is the function, and C adds every constant."""

from collections.abc import Iterator
from typing import Any

from seedproof.certifying.script import Script
from seedproof.certifying.terms import equal, less
from seedproof.certifying.university import plain
from seedproof.certifying.university.expression import Expression
from seedproof.certifying.university.promises import law, start
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.template import Asked

LEMMAS = {
    "antiderivatives_differ_by_constant": (
        "On an interval, two antiderivatives of a function differ by a constant."
    ),
}


def family_of(asked: Asked[Any], rule: Expression, *, is_positive: bool) -> Iterator[Script]:
    """Promise that the stated formula with C is all antiderivatives of a function."""
    ground = start(asked)
    ground.use("antiderivatives_differ_by_constant")
    x, constant = ground.unknown("x"), ground.unknown("C")
    if is_positive:
        ground.say("where the function is defined", less(0, x))
    stated = plain.expression(asked.part.answer)
    slope = taylor(ground, stated, {"x": x, "C": constant}, "x", 1)[1]
    fits = equal(slope, value(ground, rule, {"x": x}))
    yield from law(asked, ground, "the derivative of the answer is f", fits, "derivative_")
    one, none = (value(ground, stated, {"x": x, "C": number}) for number in (1, 0))
    yield from law(asked, ground, "C is added", equal(one - none, 1), "constant_")


def member_of(
    asked: Asked[Any], rule: Expression, at: int, height: int, *, is_positive: bool
) -> Iterator[Script]:
    """Promise that the stated formula is the antiderivative with a given value."""
    ground = start(asked)
    ground.use("antiderivatives_differ_by_constant")
    x = ground.unknown("x")
    if is_positive:
        ground.say("where the function is defined", less(0, x))
    start_height, slope = taylor(ground, plain.expression(asked.part.answer), {"x": x}, "x", 1)
    fits = equal(slope, value(ground, rule, {"x": x}))
    yield from law(asked, ground, "the derivative of the answer is f", fits, "derivative_")
    ground.say("the point", equal(x, at))
    yield from law(asked, ground, "the answer has the given value", equal(start_height, height), "value_")
