"""Takes differences of values for the gradient; the highest level line must touch the curve.

In steps from the centre, the line p u + q v = t meets the ellipse u^2 / a^2 + v^2 / b^2 = 1 in points whose u
solve a quadratic equation; it touches the ellipse where the discriminant is zero.
"""

from collections.abc import Iterator, Sequence

from seedproof.equivalence import Unreadable
from seedproof.problems.checker import Checker
from seedproof.problems.checking import closed_forms
from seedproof.problems.checking.closed_forms import ClosedForm, added, multiplied, rational
from seedproof.problems.templates.surface_levels.facts import Facts


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare gradient, value and maximum."""
    gradient, value, maximum = answers
    x, y = facts.centre
    middle = _f(facts, x, y)
    across = _f(facts, x + 1, y) - middle
    up = _f(facts, x, y + 1) - middle
    if not closed_forms.are_numbers(gradient, [rational(across), rational(up)]):
        yield f"the gradient is not {gradient[:40]}"
    if not closed_forms.is_number(value, rational(middle)):
        yield f"the value in the centre is not {value[:40]}"
    try:
        rise = added(closed_forms.closed_form(maximum), rational(-middle))
    except (Unreadable, ValueError, ZeroDivisionError):
        yield f"{maximum[:40]!r} is no number"
        return
    if _discriminant(facts, rise):
        yield f"the level line of {maximum[:40]} does not touch the curve"
    # The rise is one term, with a coefficient of its own.
    coefficients = list(rise.values())
    if len(coefficients) != 1 or coefficients[0] <= 0:
        yield f"{maximum[:40]} is not larger than the value in the centre"


def _f(facts: Facts, x: int, y: int) -> int:
    p, q = facts.gradient
    return p * x + q * y + facts.constant


def _discriminant(facts: Facts, rise: ClosedForm) -> ClosedForm:
    """Return a multiple of the discriminant, with v = (t - p u) / q put into the ellipse.

    It is (p^2 a^2 + q^2 b^2) u^2 - 2 p a^2 t u + a^2 (t^2 - q^2 b^2) = 0.
    """
    p, q = facts.gradient
    a, b = facts.radii
    square = multiplied(rise, rise)
    linear = multiplied(rational(p**2 * a**4), square)
    leading = rational(p**2 * a**2 + q**2 * b**2)
    constant = multiplied(rational(a**2), added(square, rational(-(q**2) * b**2)))
    return added(linear, multiplied(rational(-1), multiplied(leading, constant)))


CHECKER = Checker(
    facts=Facts,
    method="tangent level line by a discriminant",
    wrong=wrong,
    types=lambda facts: ["tuple", "number", "number"],
)
