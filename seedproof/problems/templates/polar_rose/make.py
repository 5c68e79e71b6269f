"""Draws a rose, a limacon or a curve with loops, whose angles of intersection are known, and its areas."""

from collections.abc import Mapping
from fractions import Fraction

from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.polar_rose.facts import Facts, Function, Kind
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import PI, Formula, root

_KINDS: Mapping[int, Kind] = {1: "rose", 2: "limacon", 3: "loops"}


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw the numbers of the equation; the circle has a simple angle of intersection. Raises: Rejected."""
    function: Function = draws.choice(("cos", "sin"))
    match _KINDS[difficulty]:
        case "rose":
            length = draws.between(2, 7)
            return Facts("rose", 0, length, function, draws.between(2, 5), length)
        case "limacon":
            constant = draws.between(1, 6)
            factor = draws.between(1, 6) * draws.choice((-1, 1))
            if abs(factor) > constant:
                raise Rejected("the curve has a loop")
            return Facts("limacon", constant, factor, function, 1, 2 * constant)
        case "loops":
            constant = draws.between(1, 4)
            return Facts("loops", constant, 2 * constant, function, draws.between(1, 5), 0)


def work(facts: Facts, slip: Slip) -> Worked:
    """The area of a petal or of all that is enclosed, and that of a part, by known integrals."""
    constant = facts.constant
    count = facts.multiple
    square = Fraction(facts.factor**2)
    match facts.kind:
        case "rose":
            return Worked(
                (), (_area(square / (4 * count)), _area(square / (12 * count), square / (8 * count)))
            )
        case "limacon":
            crescent = 2 * constant * abs(facts.factor) + _area(square / 4)
            return Worked((), (_area(constant**2 + square / 2), crescent))
        case "loops":
            unit = Fraction(constant**2, count)
            return Worked((), (_area(2 * unit, unit * 3 / 2), _area(unit, -unit * 3 / 2)))


def _area(of_pi: Fraction, of_root: Fraction = Fraction(0)) -> Formula:
    """Return a multiple of pi plus a multiple of the square root of three."""
    pi = of_pi.numerator * PI / of_pi.denominator
    return pi + of_root.numerator * root(3) / of_root.denominator


SHEET = Sheet(
    subject="integral_calculus",
    method="quadrature between the angles of intersection, in balls",
    sample=sample,
    work=work,
    types=(Typed("number"), Typed("number")),
    levels={
        1: "a rose is read off; a petal, and what a circle leaves of it",
        2: "a cardioid or limacon, and the crescent between it and a circle",
        3: "a curve with loops, whose ends and signs of r have to be found",
    },
)
