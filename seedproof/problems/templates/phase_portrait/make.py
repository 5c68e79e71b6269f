"""Draws two directions on a grid and two eigenvalues, and composes the matrix and the motion from them."""

from fractions import Fraction
from math import gcd

from seedproof.problems.making import matrices
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.phase_portrait.facts import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Symbol, call, formula

T = Symbol("t")

Direction = tuple[int, int]

WINDOW = 6
_DETERMINANTS = {1: (1,), 2: (1,), 3: (2, 3, 4)}
"""The determinants of both directions, without sign, by difficulty."""
_LARGEST_ENTRY = 12
SECTORS = ((1, 1), (1, -1), (-1, -1), (-1, 1))
"""The signs of both shares of a path between the straight lines."""
_FEWEST_POINTS = 4
"""Of a path that can be seen."""


def sample(draws: Draws, difficulty: int) -> Facts:
    """A start on a straight line; then elsewhere; then a matrix with fractions."""
    outwards = _direction(draws)
    inwards = _direction(draws)
    if abs(_determinant(outwards, inwards)) not in _DETERMINANTS[difficulty]:
        raise Rejected("the directions have another determinant")
    start = (draws.between(-4, 4), draws.between(-4, 4))
    positive = draws.between(1, 3)
    negative = -draws.between(1, 3)
    facts = Facts(positive, negative, outwards, inwards, start)
    if (0 in _shares(facts)) is not (difficulty == 1) or start == (0, 0):
        raise Rejected("the start is on a straight line, or on none")
    if matrices.largest(_matrix(facts)) > _LARGEST_ENTRY:
        raise Rejected("the entries are large")
    if any(len(points_of(facts, *signs)) < _FEWEST_POINTS for signs in SECTORS):
        raise Rejected("a path is hardly in the window")
    return facts


def _direction(draws: Draws) -> Direction:
    """Draw a direction to the right, or straight up, without a common divisor."""
    x = draws.between(0, 3)
    y = draws.between(-3, 3)
    if gcd(x, y) != 1 or (x == 0 and y < 0):
        raise Rejected("the direction is no smallest one")
    return x, y


def _determinant(first: Direction, second: Direction) -> int:
    return first[0] * second[1] - first[1] * second[0]


def _shares(facts: Facts) -> tuple[Fraction, Fraction]:
    """Return the coordinates of the start in the two directions."""
    determinant = _determinant(facts.outwards, facts.inwards)
    first = Fraction(_determinant(facts.start, facts.inwards), determinant)
    second = Fraction(_determinant(facts.outwards, facts.start), determinant)
    return first, second


def _matrix(facts: Facts) -> list[list[Fraction]]:
    """Return the matrix with these eigenvectors as columns, times its eigenvalues, times the inverse."""
    columns = matrices.transposed([facts.outwards, facts.inwards])
    scaled = matrices.product(columns, matrices.diagonal([facts.positive, facts.negative]))
    return matrices.product(scaled, matrices.inverse(columns))


def work(facts: Facts, slip: Slip) -> Worked:
    """The matrix, and both coordinates."""
    first, second = _shares(facts)
    growth = call("exp", facts.positive * T)
    decay = call("exp", facts.negative * T)
    motion = [
        formula(first * along) * growth + formula(second * across) * decay
        for along, across in zip(facts.outwards, facts.inwards, strict=True)
    ]
    return Worked((), (matrices.matrix(_matrix(facts)), *motion))


def points_of(facts: Facts, first: int, second: int) -> list[list[str]]:
    """Return a path through the sum of both directions, with these signs, to hundredths.

    They are those at multiples of ln(9 / 8), so that all powers are rational.
    """
    points: list[list[str]] = []
    for step in range(-16, 17):
        growth = Fraction(9, 8) ** (step * facts.positive)
        decay = Fraction(9, 8) ** (step * facts.negative)
        place = [
            first * growth * along + second * decay * across
            for along, across in zip(facts.outwards, facts.inwards, strict=True)
        ]
        if max(abs(coordinate) for coordinate in place) < WINDOW:
            hundredths = [round(coordinate * 100) for coordinate in place]
            points.append([str(Fraction(number, 100)) for number in hundredths])
    return points


SHEET = Sheet(
    subject="differential_calculus",
    method="eigenvectors put into the matrix, substitution",
    sample=sample,
    work=work,
    types=(Typed("matrix", ("A",)), Typed("expression(t)", ("x",)), Typed("expression(t)", ("y",))),
    levels={
        1: "directions are read off and make the matrix; the start moves along a line",
        2: "the start is off both lines, so that it has to be decomposed",
        3: "directions whose matrix has a determinant above one: fractions everywhere",
    },
    version=2,
)
