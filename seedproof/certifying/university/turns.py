"""Angles as multiples of pi, so that linear arithmetic with integers decides where they are."""

from fractions import Fraction

from seedproof.certifying.script import Unread
from seedproof.certifying.terms import Term, at_most, equal, every, less
from seedproof.certifying.university.constants import share_of_pi
from seedproof.certifying.university.expression import PI, Expression, Function, Interval, number
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.series import value

LEMMAS = {
    "one_angle_in_a_turn": (
        "Each point of the unit circle is (cos a, sin a) for one angle a with 0 <= a < 2 pi; both functions "
        "have the period 2 pi."
    ),
}


def share(angle: Expression) -> Fraction:
    """Return an angle as a multiple of pi.

    Raises: Unread for any other number.
    """
    found = share_of_pi(angle)
    if found is None:
        raise Unread(f"no multiple of pi: {angle}")
    return found


def point(ground: Ground, turn: Fraction) -> tuple[Term, Term]:
    """Return sine and cosine of a multiple of pi, as the table of known angles has them."""
    angle = number(turn) * PI
    return value(ground, Function("sin", (angle,)), {}), value(ground, Function("cos", (angle,)), {})


def rest(ground: Ground, angle: Term, period: Fraction | int) -> Term:
    """Return what is left of an angle after whole periods."""
    left = ground.unknown("rest")
    whole = ground.whole("periods") * Fraction(period)
    ground.say("whole periods, and a rest", equal(angle, whole + left), at_most(0, left), less(left, period))
    return left


def meets(ground: Ground, angle: Term, at: Fraction) -> Term:
    """Say that an angle is a multiple of pi away from another."""
    return equal(rest(ground, angle, 1), at)


def is_in(angle: Term | Fraction, span: Interval) -> Term:
    """Say that an angle lies in an interval."""
    low, high = share(span.low), share(span.high)
    above = at_most(low, angle) if span.has_low else less(low, angle)
    return every([above, at_most(angle, high) if span.has_high else less(angle, high)])
