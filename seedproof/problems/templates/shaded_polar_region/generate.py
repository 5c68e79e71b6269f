"""Shades a sector or annular sector between multiples of pi/4, and integrates in polar coordinates."""

from fractions import Fraction
from math import lcm
from typing import Literal, NamedTuple

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.shaded_polar_region.facts import Facts, Integrand
from seedproof.problems.templates.shaded_polar_region.phrases import (
    AREA_QUESTIONS,
    AVERAGE_QUESTIONS,
    INTEGRAL_QUESTIONS,
    INTEGRANDS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, formula, root, total

_ZERO = Fraction(0)

_OF_THE_DISTANCE: tuple[Integrand, ...] = (r"\sqrt{x^2 + y^2}", "(x^2 + y^2)")
_COORDINATES: tuple[Integrand, ...] = ("x", "y")
_MONOMIALS: tuple[Integrand, ...] = ("x", "y", "xy", "x^2", "y^2")


class Value(NamedTuple):
    """A number p + q sqrt(2) + s pi."""

    rational: Fraction
    sqrt2: Fraction
    pi: Fraction


def sample(draws: Draws, difficulty: int) -> Facts:
    """Quarters of discs; eighths, or a coordinate over quarters; other integrands, over eighths."""
    with_coordinate = difficulty == 2 and draws.below(2) == 0
    step = 1
    if difficulty == 1 or with_coordinate:
        step = 2
    start = step * draws.below(8 // step)
    width = step * draws.between(1, 6 // step)
    inner = draws.choice((0, 1, 1, 2, 3))
    outer = draws.between(1, 4)
    if inner >= outer:
        raise Rejected("the radii are in the wrong order")
    integrands = _OF_THE_DISTANCE
    if with_coordinate:
        integrands = _COORDINATES
    if difficulty == 3:
        integrands = _MONOMIALS
    facts = Facts(
        radii=(inner, outer),
        eighths=(start, start + width),
        integrand=draws.choice(integrands),
    )
    if not any(_integral(facts, facts.integrand)):
        raise Rejected("the integral is zero")
    return facts


def _integral(facts: Facts, integrand: Integrand | Literal["1"]) -> Value:
    """Return the radial part times the angular part."""
    start, end = facts.eighths
    angle = Fraction(end - start, 4)
    match integrand:
        case "1":
            return Value(_ZERO, _ZERO, _radial(facts, 1) * angle)
        case r"\sqrt{x^2 + y^2}":
            return Value(_ZERO, _ZERO, _radial(facts, 2) * angle)
        case "(x^2 + y^2)":
            return Value(_ZERO, _ZERO, _radial(facts, 3) * angle)
        case "x":
            return _scaled(_difference(_sine(end), _sine(start)), _radial(facts, 2))
        case "y":
            return _scaled(_difference(_cosine(start), _cosine(end)), _radial(facts, 2))
        case "xy":
            cosines = _difference(_cosine(2 * start), _cosine(2 * end))
            return _scaled(cosines, _radial(facts, 3) / 4)
        case "x^2":
            sines = _difference(_sine(2 * end), _sine(2 * start))
            return _scaled(Value(sines.rational / 4, sines.sqrt2 / 4, angle / 2), _radial(facts, 3))
        case "y^2":
            sines = _difference(_sine(2 * start), _sine(2 * end))
            return _scaled(Value(sines.rational / 4, sines.sqrt2 / 4, angle / 2), _radial(facts, 3))


def _radial(facts: Facts, power: int) -> Fraction:
    """Return the integral of a power of r between the radii."""
    inner, outer = facts.radii
    return Fraction(outer ** (power + 1) - inner ** (power + 1), power + 1)


def _sine(eighths: int) -> Value:
    """Return the sine of a multiple of pi/4."""
    sizes = {
        0: Value(_ZERO, _ZERO, _ZERO),
        1: Value(_ZERO, Fraction(1, 2), _ZERO),
        2: Value(Fraction(1), _ZERO, _ZERO),
        3: Value(_ZERO, Fraction(1, 2), _ZERO),
    }
    size = sizes[eighths % 4]
    if eighths % 8 < 4:
        return size
    return _scaled(size, Fraction(-1))


def _cosine(eighths: int) -> Value:
    return _sine(eighths + 2)


def _scaled(value: Value, factor: Fraction) -> Value:
    return Value(factor * value.rational, factor * value.sqrt2, factor * value.pi)


def _difference(first: Value, second: Value) -> Value:
    return Value(first.rational - second.rational, first.sqrt2 - second.sqrt2, first.pi - second.pi)


def _formula(value: Value) -> Formula:
    """Write the number with units over their denominators: sqrt(2)/3, not 1/3 sqrt(2)."""
    units = (formula(1), root(2), PI)
    terms = [part.numerator * unit / part.denominator for part, unit in zip(value, units, strict=True)]
    return total(*terms)


def answers(facts: Facts) -> list[Answer]:
    """The area, the integral, and the quotient of the two."""
    area = _integral(facts, "1")
    integral = _integral(facts, facts.integrand)
    results = (_formula(area), _formula(integral), _average(integral, area))
    return [Answer(result, "number") for result in results]


def _average(integral: Value, area: Value) -> Formula:
    """Return the quotient; the area is a multiple of pi."""
    quotient = _scaled(integral, 1 / area.pi)
    denominator = lcm(quotient.rational.denominator, quotient.sqrt2.denominator)
    numerator = Value(quotient.rational * denominator, quotient.sqrt2 * denominator, _ZERO)
    return total(quotient.pi, _formula(numerator) / (denominator * PI))


def words(facts: Facts, draws: Draws) -> Words:
    """Ask for area, integral and average; radii and angles are not said."""
    integrand = INTEGRANDS[facts.integrand]
    questions = [
        draws.choice(AREA_QUESTIONS),
        fill(draws.choice(INTEGRAL_QUESTIONS), integrand=integrand),
    ]
    statement = draws.choice(STATEMENTS)
    return Words(statement, (*questions, fill(draws.choice(AVERAGE_QUESTIONS), integrand=integrand)))


def drawing(facts: Facts) -> Drawing:
    """Draw a unit grid around the region."""
    inner, outer = facts.radii
    start, end = facts.eighths
    sector = {
        "kind": "sector",
        "centre": ["0", "0"],
        "radii": [str(inner), str(outer)],
        "angles": [str(Fraction(start, 4)), str(Fraction(end, 4))],
        "label": "R",
    }
    return {
        "kind": "axes",
        "x": [str(-outer - 1), str(outer + 1)],
        "y": [str(-outer - 1), str(outer + 1)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [sector],
    }


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    return "A region R, shaded on a grid of unit squares, between rays from the origin and arcs about it."


def twin(facts: Facts) -> Facts:
    """Return the region with an outer radius that is one longer."""
    inner, outer = facts.radii
    return replace(facts, radii=(inner, outer + 1))


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="symmetric eighths of a disc",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "quarters of a disc or ring, and a function of the distance",
        2: "eighths, or a coordinate, whose signs must be minded",
        3: "a product or square of coordinates over eighths",
    },
    version=2,
)
