"""Finds each area as a formula in the parameter, and where it is extreme or has the given share."""

from fractions import Fraction
from math import isqrt

from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.parameter_of_an_area.facts import Chord, Divided, Facts, Window
from seedproof.problems.templates.parameter_of_an_area.phrases import QUESTIONS, STATEMENTS, UNITS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Symbol, call, formula, latex, point, polynomial, product, total

X = Symbol("x")
Y = Symbol("y")
T = Symbol("t")
M = Symbol("m")
S = Symbol("s")

_SHARES = ((1, 2), (1, 3), (2, 3), (1, 4), (3, 4), (2, 5), (3, 5), (4, 5))
_RATIOS = ("2", "3", "3/2", "4/3", "4")


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw numbers that make all areas rational, or nearly so."""
    match difficulty:
        case 1:
            share = draws.choice(_SHARES)
            zero = draws.between(2, 8)
            factor = draws.between(1, 5)
            if (factor * zero * (share[1] - share[0])) % share[1]:
                raise Rejected("the slope is ugly")
            return Divided(factor, zero, share)
        case 2:
            factor = draws.between(1, 4)
            (x,) = draws.nonzeros(1, 4)
            half = draws.between(1, 3)
            return Chord(factor, (x, factor * (x**2 + half**2)))
        case _:
            return Window(draws.between(2, 12), draws.between(1, 6), draws.choice(_RATIOS))


def curve_of(facts: Facts) -> Formula:
    """Write the curve, or the concentration."""
    match facts:
        case Divided(factor, zero, _):
            return polynomial([-factor, factor * zero, 0], X)
        case Chord(factor, _):
            return factor * X**2
        case Window(factor, time, _):
            return product(factor, T, call("exp", -T / time))


def length_of(facts: Window) -> Formula:
    """Write for how long the window is open."""
    return product(facts.time, call("log", Fraction(facts.ratio)))


def half_of(facts: Chord) -> int:
    """Return half of the width of the smallest region."""
    x, y = facts.point
    return isqrt(y // facts.factor - x**2)


def slope_of(facts: Divided) -> Fraction:
    """Return the slope of the line that divides the region."""
    above, below = facts.share
    return facts.factor * facts.zero * (1 - Fraction(above, below))


def area_by_slope(facts: Chord) -> Formula:
    """Write the area that a line of slope m cuts off."""
    c = facts.factor
    x, y = facts.point
    square = polynomial([1, -4 * c * x, 4 * c * y], M)
    return square ** Fraction(3, 2) / (6 * c**2)


def derivative_of(facts: Window) -> Formula:
    """Write the derivative: what comes in at the end less what goes out at the start."""
    ratio = Fraction(facts.ratio)
    late = product(facts.factor / ratio, total(S, length_of(facts)))
    return product(total(late, -facts.factor * S), call("exp", -S / facts.time))


def start_of(facts: Window) -> Formula:
    """Write when the window opens best."""
    ratio = Fraction(facts.ratio)
    return product(facts.time / (ratio - 1), call("log", ratio))


def best_of(facts: Window) -> Formula:
    """Write the greatest integral: a b^2 (1 - 1/k) k^(-1/(k - 1))."""
    ratio = Fraction(facts.ratio)
    size = facts.factor * facts.time**2 * (1 - 1 / ratio)
    exponent = -1 / (ratio - 1)
    if exponent.denominator == 1:
        return formula(size * ratio ** int(exponent))
    return product(size, formula(ratio) ** exponent)


def answers(facts: Facts) -> list[Answer]:
    """Give the area or its derivative, the parameter, and what belongs to it."""
    match facts:
        case Divided(factor, zero, share):
            slope = slope_of(facts)
            x = zero * Fraction(*share)
            return [
                Answer(formula(Fraction(factor * zero**3, 6)), "number"),
                Answer(formula(slope), "number", ("m",)),
                Answer(point(x, slope * x), "tuple"),
            ]
        case Chord(factor, (x, _)):
            return [
                Answer(area_by_slope(facts), "expression(m)", ("A",)),
                Answer(formula(2 * factor * x), "number", ("m",)),
                Answer(formula(Fraction(4 * factor * half_of(facts) ** 3, 3)), "number"),
            ]
        case Window():
            return [
                Answer(derivative_of(facts), "expression(s; s > 0)", ("F'",)),
                Answer(start_of(facts), "number", ("s",)),
                Answer(best_of(facts), "number"),
            ]


def words(facts: Facts, draws: Draws) -> Words:
    """Write the curve and what depends on the parameter."""
    curve = latex(curve_of(facts))
    match facts:
        case Divided():
            above, below = facts.share
            share = latex(Fraction(above**3, below**3))
            statement = fill(draws.choice(STATEMENTS["divided"]), curve=curve)
            first, second, third = [draws.choice(wordings) for wordings in QUESTIONS["divided"]]
            second = fill(second, share=share)
        case Chord(point=(x, y)):
            statement = fill(draws.choice(STATEMENTS["chord"]), curve=curve, x=str(x), y=str(y))
            first, second, third = [draws.choice(wordings) for wordings in QUESTIONS["chord"]]
        case Window():
            length = latex(length_of(facts))
            told = draws.choice(STATEMENTS["window"])
            statement = fill(told, curve=curve, length=length)
            first, second, third = [draws.choice(wordings) for wordings in QUESTIONS["window"]]
            units = UNITS[STATEMENTS["window"].index(told)]
            return Words(statement, (first, second, third), units)
    return Words(statement, (first, second, third))


TEMPLATE = Template(
    subject="integral_calculus",
    method="substitution into integrals",
    sample=sample,
    answers=answers,
    words=words,
    levels={
        1: "a line that cuts off a given share of an area",
        2: "an area as a function of a slope, and its smallest value",
        3: "an integral whose ends move: the fundamental theorem, and its greatest value",
    },
    version=2,
)
