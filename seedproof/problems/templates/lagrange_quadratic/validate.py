"""Puts an ellipse into one parameter, the budget into the output, and cuts the disc by vertical lines.

On x = sqrt(A) cos t, y = sqrt(B) sin t a form is a constant plus a wave in 2 t. With the whole budget M the
best output is a constant times M^(m + n). On a vertical line the function of the disc is linear in y^2, and
extreme at y = 0 or on the circle.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import assert_never

from seedproof.equivalence.reading.tree import Bracketed
from seedproof.problems.checker import Checker
from seedproof.problems.checking.closed_forms import (
    ClosedForm,
    added,
    are_numbers,
    closed_form_of,
    is_number,
    multiplied,
    rational,
    square_root,
)
from seedproof.problems.checking.matrices import items_within
from seedproof.problems.templates.lagrange_quadratic.facts import Budget, Disc, Facts, Form

_FORM_TYPES = ("number", "number", "set")
_OTHER_TYPES = ("tuple", "number", "number")


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare the answers of each kind."""
    match facts:
        case Form():
            yield from _form_wrong(facts, answers)
        case Budget():
            yield from _budget_wrong(facts, answers)
        case Disc():
            yield from _disc_wrong(facts, answers)
        case _:
            assert_never(facts)


def _form_wrong(facts: Form, answers: Sequence[str]) -> Iterator[str]:
    """The mean is (a A + c B) / 2, and the wave has the amplitude of its two coefficients."""
    largest, smallest, places = answers
    a, b, c = facts.coefficients
    first, second = facts.squares
    mean = rational(Fraction(a * first + c * second, 2))
    wave = Fraction((a * first - c * second) ** 2 + b**2 * first * second, 4)
    if wave == 0:
        yield "the form is constant on the curve"
        return
    amplitude = square_root(wave)
    maximum = added(mean, amplitude)
    if not is_number(largest, maximum):
        yield f"the maximum is not {largest[:40]}"
    if not is_number(smallest, added(mean, multiplied(rational(-1), amplitude))):
        yield f"the minimum is not {smallest[:40]}"
    points = _points(places)
    if len(points) != 2 or points[0] == points[1]:
        yield "there are two highest points"
    for x, y in points:
        height = _quadratic(Fraction(a), Fraction(b), Fraction(c), x, y)
        place = _quadratic(Fraction(1, first), Fraction(0), Fraction(1, second), x, y)
        if height != maximum or place != rational(1):
            yield f"{places[:60]} has a point that is not highest, or not on the curve"


def _points(text: str) -> list[tuple[ClosedForm, ClosedForm]]:
    """Return the points of a set, none where the text cannot be read."""
    points: list[tuple[ClosedForm, ClosedForm]] = []
    try:
        for item in items_within(text[:300], "{"):
            match item:
                case Bracketed("(", (x, y), ")"):
                    points.append((closed_form_of(x), closed_form_of(y)))
    except (ValueError, ZeroDivisionError):
        return []
    return points


def _quadratic(a: Fraction, b: Fraction, c: Fraction, x: ClosedForm, y: ClosedForm) -> ClosedForm:
    """Return a x^2 + b x y + c y^2."""
    products = (multiplied(x, x), multiplied(x, y), multiplied(y, y))
    return added(*map(multiplied, map(rational, (a, b, c)), products))


def _budget_wrong(facts: Budget, answers: Sequence[str]) -> Iterator[str]:
    """With y from the budget, the logarithmic derivative m / x - n p / (M - p x) vanishes."""
    bundle, output, multiplier = answers
    m, n = facts.exponents
    first, second = facts.prices
    x = Fraction(m * facts.budget, first * (m + n))
    rest = facts.budget - first * x
    if m / x != n * first / rest:
        yield "the derivative does not vanish"
    y = rest / second
    best = x**m * y**n
    if not are_numbers(bundle, [rational(x), rational(y)]):
        yield f"the amounts are not {bundle[:40]}"
    if not is_number(output, rational(best)):
        yield f"the output is not {output[:40]}"
    if not is_number(multiplier, rational((m + n) * best / facts.budget)):
        yield f"the rate is not {multiplier[:40]}"


def _disc_wrong(facts: Disc, answers: Sequence[str]) -> Iterator[str]:
    """On the diameter the function is a x^2 - 2 a h x, on the circle that plus c (R^2 - x^2)."""
    critical, largest, smallest = answers
    a, c = facts.coefficients
    if not are_numbers(critical, [rational(facts.centre), {}]):
        yield f"the critical point is not {critical[:40]}"
    if not abs(facts.centre) < facts.radius:
        yield "the critical point is not inside"
    linear = Fraction(-2 * a * facts.centre)
    on_diameter = _range(Fraction(a), linear, Fraction(0), facts.radius)
    on_circle = _range(Fraction(a - c), linear, Fraction(c * facts.radius**2), facts.radius)
    if not is_number(largest, rational(max(on_diameter[1], on_circle[1]))):
        yield f"the maximum is not {largest[:40]}"
    if not is_number(smallest, rational(min(on_diameter[0], on_circle[0]))):
        yield f"the minimum is not {smallest[:40]}"


def _range(square: Fraction, linear: Fraction, constant: Fraction, radius: int) -> tuple[Fraction, Fraction]:
    """Return the smallest and the largest value of a quadratic function between -radius and radius."""
    places = [Fraction(-radius), Fraction(radius)]
    if square != 0 and abs(linear / (2 * square)) <= radius:
        places.append(-linear / (2 * square))
    values = [square * x * x + linear * x + constant for x in places]
    return min(values), max(values)


CHECKER = Checker(
    facts=Facts,
    method="parametrized ellipse, substitution of the budget, sections of the disc",
    wrong=wrong,
    types=lambda facts: (
        ["number", "number", "set"] if isinstance(facts, Form) else ["tuple", "number", "number"]
    ),
)
