"""Compares the values at all zeros of a polynomial derivative in the allowed interval, and at its ends."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import isqrt

from flint import fmpq, fmpq_poly

from seedproof.problems.checker import Checker
from seedproof.problems.checking.comparing import agrees
from seedproof.problems.templates.optimisation_in_words import facts as stories
from seedproof.problems.templates.optimisation_in_words.facts import Facts, Shore

_X = fmpq_poly([0, 1])


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Place and value are those of the best candidate."""
    for stated, text in zip(answers, _expected(facts), strict=True):
        if text is None:
            yield "the optimum is no number of the expected form"
        elif not agrees(stated, text, "number"):
            yield f"{stated} is not {text}"


def _expected(facts: Facts) -> tuple[str | None, str | None]:
    match facts:
        case stories.Box(length, width):
            return _best(_X * (length - 2 * _X) * (width - 2 * _X), Fraction(min(length, width), 2), "1")
        case stories.Profit(highest, fall, fixed, linear):
            revenue = (highest - fall * _X) * _X
            return _best(revenue - fixed - linear * _X - _X**3, Fraction(highest, fall), "1")
        case stories.Can(volume, end_price, side_price):
            return _cheapest(volume, end_price, side_price)
        case stories.InCone(radius, height):
            return _best(_X**2 * (radius - _X) * height / radius, Fraction(radius), "pi")
        case stories.InSphere(radius):
            return _in_sphere(radius)
        case Shore():
            return _shore(facts)
        case stories.Tax(highest, fall, linear, square):
            # For a quantity q the tax is what is left of the marginal profit: the revenue is t(q) q.
            left = highest - linear - 2 * (fall + square) * _X
            most = Fraction(highest - linear, 2 * (fall + square))
            quantity, taken = _best(left * _X, most, "1")
            if quantity is None:
                return None, None
            units = Fraction(quantity)
            return str(left(fmpq(units.numerator, units.denominator))), taken


def _best(function: fmpq_poly, high: Fraction, factor: str) -> tuple[str | None, str | None]:
    """Return the rational place of the greatest value on [0, high], and that value times a factor."""
    _, factors = function.derivative().factor()
    zeros = [-each[0] / each[1] for each, _ in factors if each.degree() == 1]
    if len(zeros) < len(factors):
        return None, None
    ends = [fmpq(0), fmpq(high.numerator, high.denominator)]
    candidates = [*ends, *(zero for zero in zeros if ends[0] <= zero <= ends[1])]
    place = max(candidates, key=function)
    return str(place), f"({function(place)})*{factor}"


def _cheapest(volume: int, end_price: int, side_price: int) -> tuple[str | None, str | None]:
    """By the inequality of the means of u r^2, v / r, v / r: equal terms make the sum least."""
    ends = 2 * end_price
    half_side = side_price * volume
    radius = round((half_side / ends) ** (1 / 3))
    if radius < 1 or ends * radius**3 != half_side:
        return None, None
    return str(radius), f"{3 * ends * radius**2}*pi"


def _in_sphere(radius: int) -> tuple[str, str]:
    """By the same inequality for h^2/4 and r^2 / 2 twice: both are a third of R^2."""
    return (
        f"sqrt({Fraction(4 * radius**2, 3)})",
        f"{Fraction(2 * radius**2, 3)}*pi*sqrt({Fraction(4 * radius**2, 3)})",
    )


def _shore(facts: Shore) -> tuple[str | None, str | None]:
    """The derivative of the time grows, so its zero is the best place unless it lies beyond the goal."""
    # fast^2 x^2 = slow^2 (x^2 + across^2)
    square = Fraction(facts.slow**2 * facts.across**2, facts.fast**2 - facts.slow**2)
    beyond = square >= facts.along**2
    place = Fraction(facts.along) if beyond else _root(square)
    if place is None:
        return None, None
    way = _root(place**2 + facts.across**2)
    if way is None:
        return None, None
    return str(place), str(way / facts.slow + (facts.along - place) / facts.fast)


def _root(square: Fraction) -> Fraction | None:
    """Return the rational square root, None where there is none."""
    root = Fraction(isqrt(square.numerator), isqrt(square.denominator))
    return root if root * root == square else None


CHECKER = Checker(
    facts=Facts,
    method="candidates compared",
    wrong=wrong,
    types=lambda facts: ["number", "number"],
)
