"""Shades a sector or annular sector between multiples of pi/4, and integrates in polar coordinates."""

from fractions import Fraction
from math import lcm
from typing import NamedTuple

from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.shaded_polar_region.facts import Facts, Integrand
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, formula, root, total

_OF_THE_DISTANCE: tuple[Integrand, ...] = (r"\sqrt{x^2 + y^2}", "(x^2 + y^2)")
_COORDINATES: tuple[Integrand, ...] = ("x", "y")
_MONOMIALS: tuple[Integrand, ...] = ("x", "y", "xy", "x^2", "y^2")


class Value(NamedTuple):
    """A number p + q sqrt(2) + s pi."""

    rational: Fraction = Fraction(0)
    sqrt2: Fraction = Fraction(0)
    pi: Fraction = Fraction(0)


def sample(draws: Draws, difficulty: int) -> Facts:
    """Quarters of discs; eighths, or a coordinate over quarters; other integrands, over eighths."""
    with_coordinate = difficulty == 2 and draws.below(2) == 0
    step = 2 if difficulty == 1 or with_coordinate else 1
    start = step * draws.below(8 // step)
    width = step * draws.between(1, 6 // step)
    inner = draws.choice((0, 1, 1, 2, 3))
    outer = draws.between(1, 4)
    if inner >= outer:
        raise Rejected("the radii are in the wrong order")
    integrands = _COORDINATES if with_coordinate else _OF_THE_DISTANCE
    if difficulty == 3:
        integrands = _MONOMIALS
    facts = Facts((inner, outer), (start, start + width), draws.choice(integrands))
    if not any(_integral(facts, facts.integrand)):
        raise Rejected("the integral is zero")
    return facts


def _integral(facts: Facts, integrand: str) -> Value:
    """Return the angular part times the integral of a power of r between the radii."""
    start, end = facts.eighths
    angle = Fraction(end - start, 4)
    double_sines = _difference(_sine(2 * end), _sine(2 * start))
    double_cosines = _difference(_sine(2 * start + 2), _sine(2 * end + 2))
    angular, power = {
        "1": (Value(pi=angle), 2),
        r"\sqrt{x^2 + y^2}": (Value(pi=angle), 3),
        "(x^2 + y^2)": (Value(pi=angle), 4),
        "x": (_difference(_sine(end), _sine(start)), 3),
        "y": (_difference(_sine(start + 2), _sine(end + 2)), 3),
        "xy": (_scaled(double_cosines, Fraction(1, 4)), 4),
        "x^2": (_difference(Value(pi=angle / 2), _scaled(double_sines, Fraction(-1, 4))), 4),
        "y^2": (_difference(Value(pi=angle / 2), _scaled(double_sines, Fraction(1, 4))), 4),
    }[integrand]
    inner, outer = facts.radii
    return _scaled(angular, Fraction(outer**power - inner**power, power))


def _sine(eighths: int) -> Value:
    """Return the sine of a multiple of pi/4; the cosine is that of two more."""
    sizes = (Value(), Value(sqrt2=Fraction(1, 2)), Value(Fraction(1)), Value(sqrt2=Fraction(1, 2)))
    return _scaled(sizes[eighths % 4], Fraction(1 if eighths % 8 < 4 else -1))


def _scaled(value: Value, factor: Fraction) -> Value:
    return Value(*(factor * part for part in value))


def _difference(first: Value, second: Value) -> Value:
    return Value(*(one - other for one, other in zip(first, second, strict=True)))


def work(facts: Facts, slip: Slip) -> Worked:
    """The area, which is a multiple of pi, the integral, and the quotient of the two."""
    area = _integral(facts, "1")
    integral = _integral(facts, facts.integrand)
    quotient = _scaled(integral, 1 / area.pi)
    denominator = lcm(quotient.rational.denominator, quotient.sqrt2.denominator)
    numerator = Value(quotient.rational * denominator, quotient.sqrt2 * denominator)
    average = quotient.pi + _formula(numerator) / (denominator * PI)
    return Worked((), (_formula(area), _formula(integral), average))


def _formula(value: Value) -> Formula:
    """Write the number with units over their denominators: sqrt(2)/3, not 1/3 sqrt(2)."""
    units = (formula(1), root(2), PI)
    return total(*(part.numerator * unit / part.denominator for part, unit in zip(value, units, strict=True)))


SHEET = Sheet(
    subject="multivariable_calculus",
    method="symmetric eighths of a disc",
    sample=sample,
    work=work,
    types=(Typed("number"), Typed("number"), Typed("number")),
    order=(1, 2, 0, 3),
    levels={
        1: "quarters of a disc or ring, and a function of the distance",
        2: "eighths, or a coordinate, whose signs must be minded",
        3: "a product or square of coordinates over eighths",
    },
    version=2,
)
