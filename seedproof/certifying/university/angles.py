"""Values of arcsin and arctan that are known angles."""

import math
from fractions import Fraction

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, equal, implies
from seedproof.certifying.university.expression import (
    PI,
    Expression,
    Function,
    Name,
    children,
    number,
    rebuilt,
)
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.rough import about
from seedproof.certifying.university.series import value

LEMMAS = {
    "known_arcs": (
        "An angle from -pi/2 to pi/2 is the arcsin of its sine, and the arctan of its tangent if it has one."
    ),
}

_ARCS = {"arcsin": ("sin", math.asin), "arctan": ("tan", math.atan)}


def with_angles(ground: Ground, formula: Expression, at: dict[str, Term]) -> Expression:
    """Put letters in the place of arcsin and arctan of numbers; `at` gets their values.

    Raises: Unread for an angle that is no multiple of 15 degrees.
    """
    inner = rebuilt(formula, tuple(with_angles(ground, part, at) for part in children(formula)))
    if not isinstance(inner, Function) or inner.name not in _ARCS:
        return inner
    (argument,) = inner.arguments
    name, rough = _ARCS[inner.name]
    turn = Fraction(rough(about(argument, {})) / math.pi).limit_denominator(12)
    if (turn.denominator == 1 and turn) or abs(turn) > Fraction(1, 2):
        raise Unread(f"no angle: {argument}")
    angle = ground.unknown("angle")
    known = value(ground, Function(name, (number(turn) * PI,)), {})
    claim = implies(equal(value(ground, argument, {}), known), equal(angle, ground.pi() * turn))
    ground.say(f"the {inner.name} of a number", claim, lemma="known_arcs")
    at[angle.text] = angle
    return Name(angle.text)
