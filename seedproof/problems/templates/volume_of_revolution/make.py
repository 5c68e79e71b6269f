"""Chooses where two power curves meet; integrates rings about y = k and shells about x = k, both along x."""

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt
from typing import Literal, NamedTuple

from seedproof.problems.making.texts import Writer
from seedproof.problems.making.values import added, difference, scaled
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import NO_SLIP, Slip, Step, Worked, step
from seedproof.problems.template import Words
from seedproof.problems.templates.volume_of_revolution import phrases
from seedproof.problems.templates.volume_of_revolution.facts import Facts, Line
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, call, formula, product, total

X = Symbol("x")
ZERO = Fraction(0)
HALF = Fraction(1, 2)
ONE = Fraction(1)

_EXPONENTS = ((HALF,), (Fraction(2),), (Fraction(3),))
"""Of a curve above the axis."""
_PAIRS_OF_EXPONENTS = (
    (HALF, Fraction(1)),
    (HALF, Fraction(2)),
    (Fraction(1), Fraction(2)),
    (Fraction(1), Fraction(3)),
    (Fraction(2), Fraction(3)),
    (HALF, Fraction(3)),
)
"""Of the upper and of the lower curve."""

Terms = dict[Fraction, Fraction]
"""A sum of powers of x: coefficients by their exponents, none of them zero."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a curve and the axis, or two curves, of which the one with the lower power is above."""
    alone = difficulty == 1 or (difficulty == 2 and draws.below(3) == 0)
    exponents: Sequence[Fraction] = draws.choice(_EXPONENTS if alone else _PAIRS_OF_EXPONENTS)
    end = draws.choice((1, 4, 4, 9)) if HALF in exponents else draws.between(1, 4)
    if end == 1 and draws.below(3) > 0:
        raise Rejected("too many regions end at 1")
    height = draws.between(1, 4 if end == 1 else 18)
    factors = [height / _power(end, exponent) for exponent in exponents]
    if any(factor.denominator > 8 or (factor.denominator > 1 and factor.numerator > 3) for factor in factors):
        raise Rejected("a coefficient is ugly")
    upper, *lower = [
        [str(factor), str(exponent)] for factor, exponent in zip(factors, exponents, strict=True)
    ]
    lines = [Line("y", 0), Line("x", 0)]
    if difficulty == 3 or (difficulty == 2 and alone):
        lines = [_parallel(draws, "y", height), _parallel(draws, "x", end)]
    return Facts(upper, lower[0] if lower else [], end, lines)


def _parallel(draws: Draws, variable: Literal["x", "y"], end: int) -> Line:
    """Draw a line that does not cut the region, which goes from 0 to `end` in this direction."""
    return Line(variable, draws.choice((-3, -2, -1, end, end + 1, end + 2)))


def _power(base: int, exponent: Fraction) -> Fraction:
    """Return the power; the base is a square where the exponent is half an odd number."""
    if exponent.denominator == 2:
        base = isqrt(base)
    return Fraction(base) ** exponent.numerator


class Measure(NamedTuple):
    """How radii are measured: from the line at this place, in the direction of an axis (1) or against it."""

    line: int
    direction: Literal[1, -1]

    def of(self, curve: Terms) -> Terms:
        """Return how far a curve is from the line."""
        return scaled(difference(curve, {ZERO: Fraction(self.line)}), self.direction)

    def written(self, curve: Formula) -> Formula:
        """Write how far a curve is from the line; a number without its sign."""
        radius = curve - self.line if self.direction > 0 else self.line - curve
        return -radius if radius == formula(-abs(self.line)) else radius


class Slice(NamedTuple):
    """What is integrated, over pi or 2 pi, and how it is written with the radii of a ring or a shell."""

    integrand: Terms
    written: Formula


def work(facts: Facts, slip: Slip) -> Worked:
    """For each line the function to integrate, an antiderivative, and the volume."""
    steps: list[Step] = []
    volumes: list[Formula] = []
    for line in facts.about:
        further, volume = _rotated(facts, slip, line)
        steps += further
        volumes.append(volume)
    return Worked(tuple(steps), tuple(volumes))


def _rotated(facts: Facts, slip: Slip, line: Line) -> tuple[tuple[Step, ...], Formula]:
    """Work out the volume about one line. Raises: Rejected where it is ugly."""
    cut = _slice(facts, slip, line, _measure(facts, slip, line))
    around = 2 if line.variable == "x" else 1
    volume = slip.or_else(around, circumference_factor_lost=1) * _gain(facts, cut.integrand, slip)
    if volume <= 0 or (slip and (volume.denominator > 200 or volume.numerator > 20000)):
        raise Rejected("the volume is ugly")
    right = _slice(facts, NO_SLIP, line, _measure(facts, NO_SLIP, line))
    integrand = _written(cut.integrand)
    antiderivative = _written(_antiderivative(cut.integrand, slip))
    value = product(volume, PI)
    swept = product(around, PI, integrand)
    steps = (
        step("identity", left=right.written, right=integrand),
        step("antiderivative", function=integrand, letter=X, antiderivative=antiderivative),
        step("definite_integral", low=0, high=facts.end, integrand=swept, letter=X, value=value),
    )
    return steps, value


def _measure(facts: Facts, slip: Slip, line: Line) -> Measure:
    """Measure upwards or to the right from a line that is below or left of the region."""
    if slip == "shift_forgotten":
        return Measure(0, 1)
    if slip != "sign_flipped":
        return Measure(line.value, 1 if line.value <= 0 else -1)
    mirrored = Measure(-line.value, 1)
    if line.value > 0 or _gain(facts, _slice(facts, slip, line, mirrored).integrand, slip) > 0:
        return mirrored
    return Measure(-line.value, -1)


def _slice(facts: Facts, slip: Slip, line: Line, measure: Measure) -> Slice:
    upper = _terms(facts.upper)
    lower = _terms(facts.lower)
    if line.variable == "x":
        height = difference(upper, lower)
        shell = slip.or_else(_times(measure.of({ONE: ONE}), height), radius_forgotten=height)
        return Slice(shell, measure.written(X) * (_written(upper) - _written(lower)))
    outer, inner = (upper, lower) if measure.direction > 0 else (lower, upper)
    ring = _ring(measure.of(outer), measure.of(inner), slip)
    return Slice(ring, measure.written(_written(outer)) ** 2 - measure.written(_written(inner)) ** 2)


def _ring(outer: Terms, inner: Terms, slip: Slip) -> Terms:
    apart = difference(outer, inner)
    return slip.or_else(
        difference(_square(outer, slip), _square(inner, slip)),
        square_forgotten=apart,
        square_of_difference=_times(apart, apart),
        hole_forgotten=_square(outer, slip),
    )


def _square(terms: Terms, slip: Slip) -> Terms:
    """Square one term, or a term and a number."""
    square = _times(terms, terms)
    kept = {2 * exponent: factor for exponent, factor in terms.items()}
    return slip.or_else(
        square,
        coefficient_not_squared=square if ZERO in terms else kept,
        binomial_slip={exponent: factor**2 for exponent, factor in kept.items()},
    )


def _terms(curve: Sequence[str]) -> Terms:
    """Return the one term of a curve, none of the x-axis."""
    return {Fraction(curve[1]): Fraction(curve[0])} if curve else {}


def _times(left: Terms, right: Terms) -> Terms:
    rows = [
        {exponent + further: factor * other for further, other in right.items()}
        for exponent, factor in left.items()
    ]
    return added(*rows)


def _antiderivative(terms: Terms, slip: Slip) -> Terms:
    antiderivative: Terms = {}
    for exponent, factor in terms.items():
        divisor = slip.or_else(exponent + 1, coefficient_slip=ONE, off_by_one=exponent or ONE)
        antiderivative[exponent + 1] = factor / divisor
    return antiderivative


def _gain(facts: Facts, terms: Terms, slip: Slip) -> Fraction:
    """Return what the antiderivative gains from 0 to the end."""
    antiderivative = _antiderivative(terms, slip)
    return sum((factor * _power(facts.end, exponent) for exponent, factor in antiderivative.items()), ZERO)


def _written(terms: Terms) -> Formula:
    """Write a sum, the highest power last."""
    return total(*(_monomial(factor, exponent) for exponent, factor in sorted(terms.items())))


def _monomial(factor: Fraction, exponent: Fraction) -> Formula:
    base = call("sqrt", X) if exponent == HALF else X**exponent
    return factor.numerator * base / factor.denominator


def words(facts: Facts, writer: Writer) -> Words:
    """Write the curves in either order, and the axes or lines."""
    curves = [_written(_terms(curve)) for curve in (facts.upper, facts.lower) if curve]
    if facts.lower:
        first, second = writer.draws.sample(curves, 2)
        statement = writer.fill(writer.draws.choice(phrases.ENCLOSED), first=first, second=second)
    else:
        statement = writer.fill(writer.draws.choice(phrases.UNDER), curve=curves[0])
    question = writer.draws.choice(phrases.QUESTIONS)
    return Words(statement, tuple(writer.fill(question, line=_line(line, writer)) for line in facts.about))


def _line(line: Line, writer: Writer) -> str:
    if line.value == 0:
        return phrases.AXES[line.variable]
    return writer.fill(phrases.PARALLEL, variable=line.variable, value=line.value)


SHEET = Sheet(
    subject="integral_calculus",
    method="washers against shells",
    sample=sample,
    work=work,
    types=(Typed("number"), Typed("number")),
    words=words,
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
    levels={
        1: "a region under one curve, about both axes",
        2: "a region between two curves, or about parallels to the axes",
        3: "a region between two curves, about parallels to the axes",
    },
    version=3,
)
