"""Integrates the rings about a level line and the shells about an upright one, both along x."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from seedproof.problems.solution import Solution, Step, Worked, step
from seedproof.problems.templates.volume_of_revolution.facts import Facts, Line
from seedproof.problems.templates.volume_of_revolution.generate import answers, monomial, power
from seedproof.record.draws import Rejected
from seedproof.text.formula import PI, Formula, Symbol, formula, product, total

X = Symbol("x")
ZERO = Fraction(0)
ONE = Fraction(1)

_OF_RINGS = (
    "hole_forgotten",
    "square_of_difference",
    "square_forgotten",
    "coefficient_not_squared",
    "binomial_slip",
)
_OF_SHELLS = ("radius_forgotten", "circumference_factor_lost")
_OF_SHIFTED_LINES = ("shift_forgotten", "sign_flipped")

Terms = dict[Fraction, Fraction]
"""A sum of powers of x: coefficients by their exponents, none of them zero."""


class Measure(NamedTuple):
    """How radii are measured: from the line at this place, in the direction of an axis (1) or against it."""

    line: int
    direction: Literal[1, -1]


class Slice(NamedTuple):
    """What is integrated, and two lengths: the radii of a ring, or the radius and the height of a shell."""

    integrand: Terms
    first: Formula
    second: Formula


def work(facts: Facts, slip: str) -> Worked:
    """For each line the function to integrate, an antiderivative, and the volume."""
    _refuse(facts, slip)
    steps: list[Step] = []
    volumes: list[Formula] = []
    for line in facts.about:
        added, volume = _rotated(facts, slip, line)
        steps += added
        volumes.append(volume)
    if slip and volumes == [answer.formula for answer in answers(facts)]:
        raise Rejected("the slip changes nothing")
    return Worked(tuple(steps), tuple(volumes))


def _refuse(facts: Facts, slip: str) -> None:
    """Raises: Rejected where there is nothing to slip on."""
    variables = {line.variable for line in facts.about}
    if slip in _OF_RINGS and "y" not in variables:
        raise Rejected("there is nothing to slip on")
    if slip in _OF_SHELLS and "x" not in variables:
        raise Rejected("there is nothing to slip on")
    if slip in _OF_SHIFTED_LINES and all(line.value == 0 for line in facts.about):
        raise Rejected("the lines are the axes")


def _rotated(facts: Facts, slip: str, line: Line) -> tuple[tuple[Step, Step, Step], Formula]:
    """Work out the volume about one line. Raises: Rejected where it is ugly."""
    measure = _measure(facts, slip, line)
    cut = _slice(facts, slip, line, measure)
    gain = _gain(facts, cut.integrand, slip)
    multiplier = _multiplier(line, slip)
    volume = multiplier * gain
    if volume <= 0 or (slip and (volume.denominator > 200 or volume.numerator > 20000)):
        raise Rejected("the volume is ugly")
    around = 2 if line.variable == "x" else 1
    integrand = _written(cut.integrand)
    value = product(volume, PI)
    steps = (
        step("identity", left=_slice_formula(facts, line), right=integrand),
        step(
            "antiderivative",
            function=integrand,
            letter=X,
            antiderivative=_written(_antiderivative(cut.integrand, slip)),
        ),
        step(
            "definite_integral",
            low=0,
            high=facts.end,
            integrand=product(around, PI, integrand),
            letter=X,
            value=value,
        ),
    )
    return steps, value


def _slice_formula(facts: Facts, line: Line) -> Formula:
    """Write the square of the outer radius less that of the inner one, or radius times height of a shell."""
    cut = _slice(facts, "", line, _measure(facts, "", line))
    match line.variable:
        case "x":
            return product(cut.first, cut.second)
        case "y":
            return total(cut.first**2, -(cut.second**2))


def _measure(facts: Facts, slip: str, line: Line) -> Measure:
    """Measure upwards or to the right from a line that is below or left of the region."""
    if slip == "shift_forgotten":
        return Measure(0, 1)
    if slip != "sign_flipped":
        return Measure(line.value, 1 if line.value <= 0 else -1)
    mirrored = Measure(-line.value, 1)
    if line.value > 0 or _gain(facts, _slice(facts, slip, line, mirrored).integrand, slip) > 0:
        return mirrored
    return Measure(-line.value, -1)


def _multiplier(line: Line, slip: str) -> int:
    """Return by what the integral is multiplied, over pi."""
    if line.variable == "y" or slip == "circumference_factor_lost":
        return 1
    return 2


def _slice(facts: Facts, slip: str, line: Line, measure: Measure) -> Slice:
    match line.variable:
        case "y":
            return _ring(facts, slip, measure)
        case "x":
            return _shell(facts, slip, measure)


def _ring(facts: Facts, slip: str, measure: Measure) -> Slice:
    outer = _terms(facts.upper)
    inner = _terms(facts.lower)
    if measure.direction < 0:
        outer, inner = inner, outer
    integrand = _difference_of_squares(_distance(outer, measure), _distance(inner, measure), slip)
    return Slice(integrand, _radius(_written(outer), measure), _radius(_written(inner), measure))


def _difference_of_squares(outer: Terms, inner: Terms, slip: str) -> Terms:
    difference = _sum(outer, _scaled(inner, -1))
    match slip:
        case "square_forgotten":
            return difference
        case "square_of_difference":
            return _product(difference, difference)
        case "hole_forgotten":
            return _square(outer, slip)
    return _sum(_square(outer, slip), _scaled(_square(inner, slip), -1))


def _shell(facts: Facts, slip: str, measure: Measure) -> Slice:
    height = _sum(_terms(facts.upper), _scaled(_terms(facts.lower), -1))
    radius = _distance({ONE: ONE}, measure)
    integrand = height if slip == "radius_forgotten" else _product(radius, height)
    return Slice(
        integrand,
        _radius(X, measure),
        total(_written(_terms(facts.upper)), -_written(_terms(facts.lower))),
    )


def _distance(curve: Terms, measure: Measure) -> Terms:
    """Return how far a curve is from the line."""
    return _scaled(_sum(curve, {ZERO: Fraction(-measure.line)}), measure.direction)


def _radius(curve: Formula, measure: Measure) -> Formula:
    """Write how far a curve is from the line; a number without its sign."""
    radius = total(curve, -measure.line) if measure.direction > 0 else total(measure.line, -curve)
    if radius == formula(-abs(measure.line)):
        return -radius
    return radius


def _terms(curve: Sequence[str]) -> Terms:
    """Return the one term of a curve, none of the x-axis."""
    if not curve:
        return {}
    factor, exponent = map(Fraction, curve)
    return {exponent: factor}


def _written(terms: Terms) -> Formula:
    """Write a sum, the highest power last."""
    return total(*(monomial(factor, exponent) for exponent, factor in sorted(terms.items())))


def _scaled(terms: Terms, number: int) -> Terms:
    return {exponent: number * factor for exponent, factor in terms.items()}


def _sum(*summands: Terms) -> Terms:
    terms: Terms = {}
    for summand in summands:
        for exponent, factor in summand.items():
            terms[exponent] = terms.get(exponent, ZERO) + factor
    return {exponent: factor for exponent, factor in terms.items() if factor != 0}


def _product(left: Terms, right: Terms) -> Terms:
    rows = [
        {exponent + further: factor * other for further, other in right.items()}
        for exponent, factor in left.items()
    ]
    return _sum(*rows)


def _square(terms: Terms, slip: str) -> Terms:
    """Square one term, or a term and a number."""
    if slip == "coefficient_not_squared" and ZERO not in terms:
        return {2 * exponent: factor for exponent, factor in terms.items()}
    if slip == "binomial_slip":
        return {2 * exponent: factor**2 for exponent, factor in terms.items()}
    return _product(terms, terms)


def _antiderivative(terms: Terms, slip: str) -> Terms:
    return {exponent + 1: factor / _divisor(exponent, slip) for exponent, factor in terms.items()}


def _divisor(exponent: Fraction, slip: str) -> Fraction:
    """Return what a power is divided by when it is integrated."""
    if slip == "coefficient_slip":
        return ONE
    if slip == "off_by_one" and exponent != 0:
        return exponent
    return exponent + 1


def _gain(facts: Facts, terms: Terms, slip: str) -> Fraction:
    """Return what the antiderivative gains from 0 to the end."""
    antiderivative = _antiderivative(terms, slip)
    gains = [factor * power(facts.end, exponent) for exponent, factor in antiderivative.items()]
    return sum(gains, ZERO)


SOLUTION = Solution(
    facts=Facts,
    work=work,
    slips={
        "hole_forgotten": "the inner radius of the ring is left out",
        "square_of_difference": "the difference of the radii is squared, instead of each of them",
        "square_forgotten": "the radii of the ring are not squared",
        "coefficient_not_squared": "in squaring a radius, the number before the power stays as it is",
        "binomial_slip": "a radius is squared term by term, without the mixed term",
        "radius_forgotten": "the height of the shell is not multiplied by its radius",
        "shift_forgotten": "radii are measured from the axis instead of the line",
        "sign_flipped": "the distance from the line has a wrong sign, as if the line were on the other side",
        "coefficient_slip": "powers are not divided by the new exponent",
        "off_by_one": "powers are divided by the old exponent instead of the new one",
        "circumference_factor_lost": "the factor 2 of the circumference of a shell is lost",
    },
)
