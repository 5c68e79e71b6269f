"""Draws two directions on a grid and two eigenvalues, and composes the matrix and the motion from them."""

from fractions import Fraction
from math import gcd

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making import matrices
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.phase_portrait.facts import Facts
from seedproof.problems.templates.phase_portrait.phrases import QUESTIONS, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Matrix, Symbol, call, formula, total

T = Symbol("t")

Direction = tuple[int, int]

_WINDOW = 6
_DETERMINANTS = {1: (1,), 2: (1,), 3: (2, 3, 4)}
"""The determinants of both directions, without sign, by difficulty."""
_LARGEST_ENTRY = 12
_HUNDREDTHS = 100
_SECTORS = ((1, 1), (1, -1), (-1, -1), (-1, 1))
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
    facts = Facts(
        positive=draws.between(1, 3),
        negative=-draws.between(1, 3),
        outwards=outwards,
        inwards=inwards,
        start=start,
    )
    on_a_line = 0 in shares(facts)
    if on_a_line is not (difficulty == 1) or start == (0, 0):
        raise Rejected("the start is on a straight line, or on none")
    entries = [abs(entry) for row in matrix_of(facts) for entry in row]
    if max(entries) > _LARGEST_ENTRY:
        raise Rejected("the entries are large")
    if any(len(_points(facts, *signs)) < _FEWEST_POINTS for signs in _SECTORS):
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


def shares(facts: Facts) -> tuple[Fraction, Fraction]:
    """Return the coordinates of the start in the two directions."""
    determinant = _determinant(facts.outwards, facts.inwards)
    first = Fraction(_determinant(facts.start, facts.inwards), determinant)
    second = Fraction(_determinant(facts.outwards, facts.start), determinant)
    return first, second


def matrix_of(facts: Facts) -> list[list[Fraction]]:
    """Return the matrix with these eigenvectors as columns, times its eigenvalues, times the inverse."""
    columns = list(zip(facts.outwards, facts.inwards, strict=True))
    scaled = [[facts.positive * first, facts.negative * second] for first, second in columns]
    return matrices.product(scaled, matrices.inverse(columns))


def motion(facts: Facts, axis: int) -> Formula:
    """Return a coordinate as a function of the time."""
    first, second = shares(facts)
    return total(
        formula(first * facts.outwards[axis]) * call("exp", facts.positive * T),
        formula(second * facts.inwards[axis]) * call("exp", facts.negative * T),
    )


def answers(facts: Facts) -> list[Answer]:
    """The matrix, and both coordinates."""
    rows = tuple(tuple(formula(entry) for entry in row) for row in matrix_of(facts))
    return [
        Answer(Matrix(rows), "matrix", ("A",)),
        Answer(motion(facts, 0), "expression(t)", ("x",)),
        Answer(motion(facts, 1), "expression(t)", ("y",)),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Say the eigenvalues only."""
    statement = fill(draws.choice(STATEMENTS), positive=str(facts.positive), negative=str(facts.negative))
    return Words(statement, QUESTIONS)


def drawing(facts: Facts) -> Drawing:
    """Draw the straight motions, one more in each sector between them, and the start."""
    window = [str(-_WINDOW), str(_WINDOW)]
    paths: list[Drawing] = [
        {"kind": "trajectory", "points": _points(facts, *signs), "smooth": 1} for signs in _SECTORS
    ]
    arrows: list[Drawing] = []
    for sign in (1, -1):
        arrows.append(_arrow((0, 0), _tip(facts.outwards, sign)))
        arrows.append(_arrow(_tip(facts.inwards, sign), (0, 0)))
    x, y = facts.start
    return {
        "kind": "axes",
        "x": window,
        "y": window,
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [
            *paths,
            *arrows,
            {"kind": "point", "at": [str(x), str(y)], "open": 0, "label": "P"},
        ],
    }


def _arrow(tail: Direction, tip: Direction) -> Drawing:
    return {"kind": "arrow", "from": [str(value) for value in tail], "to": [str(value) for value in tip]}


def _tip(direction: Direction, sign: int) -> Direction:
    """Return the farthest lattice point in a direction that is well inside the window."""
    size = max(abs(direction[0]), abs(direction[1]))
    times = (_WINDOW - 1) // size
    return sign * times * direction[0], sign * times * direction[1]


def _points(facts: Facts, first: int, second: int) -> list[list[str]]:
    """Return a path through the sum of both directions, with these signs, to hundredths.

    They are those at multiples of ln(9 / 8), so that all powers are rational.
    """
    points: list[list[str]] = []
    for number in range(-16, 17):
        growth = Fraction(9, 8) ** (number * facts.positive)
        decay = Fraction(9, 8) ** (number * facts.negative)
        place = [
            first * growth * along + second * decay * across
            for along, across in zip(facts.outwards, facts.inwards, strict=True)
        ]
        if max(abs(coordinate) for coordinate in place) < _WINDOW:
            rounded = [Fraction(round(coordinate * _HUNDREDTHS), _HUNDREDTHS) for coordinate in place]
            points.append([str(coordinate) for coordinate in rounded])
    return points


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    return (
        "Phase portrait of a linear system with two straight lines of motion, four curved paths and a "
        "marked point P."
    )


def twin(facts: Facts) -> Facts:
    """Return the portrait turned by a right angle."""
    return replace(
        facts,
        outwards=_turned(facts.outwards),
        inwards=_turned(facts.inwards),
        start=(-facts.start[1], facts.start[0]),
    )


def _turned(direction: Direction) -> Direction:
    x = -direction[1]
    y = direction[0]
    if x < 0 or (x == 0 and y < 0):
        return -x, -y
    return x, y


TEMPLATE = Template(
    subject="differential_calculus",
    method="eigenvectors put into the matrix, substitution",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "directions are read off and make the matrix; the start moves along a line",
        2: "the start is off both lines, so that it has to be decomposed",
        3: "directions whose matrix has a determinant above one: fractions everywhere",
    },
    version=2,
)
