"""Chooses where two power curves meet, and integrates along x: washers about y = k, shells about x = k."""

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt
from typing import Literal, NamedTuple

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.volume_of_revolution.facts import Facts, Line
from seedproof.problems.templates.volume_of_revolution.phrases import LINES, QUESTIONS, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, Symbol, call, latex, product

X = Symbol("x")
HALF = Fraction(1, 2)

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


class Curve(NamedTuple):
    """A multiple of a power of x."""

    factor: Fraction
    exponent: Fraction


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a curve and the axis, or two curves, of which the one with the lower power is above."""
    alone = difficulty == 1 or (difficulty == 2 and draws.below(3) == 0)
    exponents: Sequence[Fraction] = draws.choice(_EXPONENTS if alone else _PAIRS_OF_EXPONENTS)
    end = _end(draws, exponents)
    height = draws.between(1, 4 if end == 1 else 18)
    factors = [height / power(end, exponent) for exponent in exponents]
    if any(_is_ugly(factor) for factor in factors):
        raise Rejected("a coefficient is ugly")
    upper, *lower = [
        [str(factor), str(exponent)] for factor, exponent in zip(factors, exponents, strict=True)
    ]
    lines = [Line("y", 0), Line("x", 0)]
    if difficulty == 3 or (difficulty == 2 and alone):
        lines = [_parallel(draws, "y", height), _parallel(draws, "x", end)]
    return Facts(upper, lower[0] if lower else [], end, lines)


def _end(draws: Draws, exponents: Sequence[Fraction]) -> int:
    """Draw the largest x, a square where there is a square root. Raises: Rejected."""
    end = draws.choice((1, 4, 4, 9)) if HALF in exponents else draws.between(1, 4)
    if end == 1 and draws.below(3) > 0:
        raise Rejected("too many regions end at 1")
    return end


def _is_ugly(factor: Fraction) -> bool:
    return factor.denominator > 8 or (factor.denominator > 1 and factor.numerator > 3)


def _parallel(draws: Draws, variable: Literal["x", "y"], end: int) -> Line:
    """Draw a line that does not cut the region, which goes from 0 to `end` in this direction."""
    return Line(variable, draws.choice((-3, -2, -1, end, end + 1, end + 2)))


def curves(facts: Facts) -> list[Curve]:
    """Return the upper curve, and the lower one where there is one."""
    return [Curve(Fraction(pair[0]), Fraction(pair[1])) for pair in (facts.upper, facts.lower) if pair]


def power(base: int, exponent: Fraction) -> Fraction:
    """Return the power; the base is a square where the exponent is half an odd number."""
    if exponent.denominator == 2:
        base = isqrt(base)
    return Fraction(base) ** exponent.numerator


def answers(facts: Facts) -> list[Answer]:
    """Pi (upper^2 - lower^2) and 2 pi x (upper - lower), shifted to the line."""
    return [Answer(product(_volume(facts, line), PI), "number") for line in facts.about]


def _volume(facts: Facts, line: Line) -> Fraction:
    """Return the volume over pi."""
    area = _moment(facts, 0, 1)
    match line.variable:
        case "y":
            return abs(_moment(facts, 0, 2) - 2 * line.value * area)
        case "x":
            return 2 * abs(_moment(facts, 1, 1) - line.value * area)


def _moment(facts: Facts, x_power: int, y_power: int) -> Fraction:
    """Return the integral of x^x_power (upper^y_power - lower^y_power) from 0 to the end."""
    upper, *lower = [_moment_under(curve, facts.end, x_power, y_power) for curve in curves(facts)]
    return upper - sum(lower)


def _moment_under(curve: Curve, end: int, x_power: int, y_power: int) -> Fraction:
    height = curve.factor * power(end, curve.exponent)
    exponent = x_power + y_power * curve.exponent
    return height**y_power * Fraction(end) ** (x_power + 1) / (exponent + 1)


def monomial(factor: Fraction, exponent: Fraction) -> Formula:
    """Write a multiple of a power of x."""
    base = call("sqrt", X) if exponent == HALF else X**exponent
    return factor.numerator * base / factor.denominator


def words(facts: Facts, draws: Draws) -> Words:
    """Write the curves in either order, and the axes or lines."""
    formulas = [latex(monomial(*curve)) for curve in curves(facts)]
    if facts.lower:
        first, second = draws.sample(formulas, 2)
        statement = fill(draws.choice(STATEMENTS["two curves"]), first=first, second=second)
    else:
        (curve,) = formulas
        statement = fill(draws.choice(STATEMENTS["one curve"]), curve=curve, end=str(facts.end))
    question = draws.choice(QUESTIONS)
    return Words(statement, tuple(fill(question, line=_line(line)) for line in facts.about))


def _line(line: Line) -> str:
    if line.value != 0:
        return fill(LINES["parallel"], variable=line.variable, value=str(line.value))
    match line.variable:
        case "x":
            return LINES["y-axis"]
        case "y":
            return LINES["x-axis"]


TEMPLATE = Template(
    subject="integral_calculus",
    method="washers against shells",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a region under one curve, about both axes",
        2: "a region between two curves, or about parallels to the axes",
        3: "a region between two curves, about parallels to the axes",
    },
    version=3,
)
