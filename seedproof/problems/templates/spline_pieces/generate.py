"""Writes the next piece in powers of x minus the joint's x, where each condition fixes a coefficient."""

from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making import coefficients
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.spline_pieces.facts import Asked, Facts
from seedproof.problems.templates.spline_pieces.phrases import LAST, PIECES, STATEMENTS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Symbol, formula, polynomial

X = Symbol("x")

_ASKED: dict[int, Asked] = {1: "parabola", 2: "horizontal", 3: "smooth"}


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw vertex, joint and end from left to right. Raises: Rejected."""
    x = draws.choice((-2, -1, 0, 0, 1, 1, 2))
    p = x - draws.between(1, 4)
    end = x + draws.between(1, 4)
    heights = draws.integers(3, -4, 6)
    facts = Facts(
        vertex=(p, heights[0]),
        joint=(x, heights[1]),
        end=(end, heights[2]),
        asked=_ASKED[difficulty],
    )
    if heights[0] == heights[1] or (heights[0], heights[1]) == (heights[1], heights[2]):
        raise Rejected("the first piece is level")
    for other in (facts, twin(facts)):
        last = last_number(other)
        if shifted_piece(other)[0] == 0 or last == 0:
            raise Rejected("the next piece has a lower degree, or nothing changes")
        if max(_size(number) for number in [*next_piece(other), last]) > 45:
            raise Rejected("a coefficient is no simple number")
    return facts


def _size(number: Fraction) -> int:
    return abs(number.numerator) + 3 * number.denominator


def first_piece(facts: Facts) -> list[Fraction]:
    """Return the coefficients of the drawn parabola."""
    p, q = facts.vertex
    x, y = facts.joint
    bend = Fraction(y - q, (x - p) ** 2)
    return [bend, -2 * bend * p, bend * p * p + q]


def shifted_piece(facts: Facts) -> list[Fraction]:
    """Return the coefficients of the next piece in powers of x - x_J, the highest first."""
    p, q = facts.vertex
    x, y = facts.joint
    width = facts.end[0] - x
    rise = facts.end[1] - y
    slope = Fraction(2 * (y - q), x - p)
    bend = Fraction(y - q, (x - p) ** 2)
    match facts.asked:
        case "parabola":
            return [(rise - slope * width) / width**2, slope, Fraction(y)]
        case "smooth":
            cubic = (rise - slope * width - bend * width**2) / width**3
            return [cubic, bend, slope, Fraction(y)]
        case "horizontal":
            cubic = (slope * width - 2 * rise) / width**3
            square = (3 * rise - 2 * slope * width) / width**2
            return [cubic, square, slope, Fraction(y)]


def next_piece(facts: Facts) -> list[Fraction]:
    """Return the coefficients of the next piece in powers of x."""
    piece = [Fraction(0)]
    for coefficient in shifted_piece(facts):
        piece = coefficients.product(piece, [Fraction(1), Fraction(-facts.joint[0])])
        piece[-1] += coefficient
    return coefficients.without_leading_zeros(piece) or [Fraction(0)]


def last_number(facts: Facts) -> Fraction:
    """Return the change of the second derivative, or the slope at the end."""
    if facts.asked == "smooth":
        return coefficients.value(coefficients.derivative(next_piece(facts)), facts.end[0])
    square = shifted_piece(facts)[-3]
    return 2 * (square - first_piece(facts)[0])


def answers(facts: Facts) -> list[Answer]:
    """Return the next piece, and the number that is asked for."""
    return [
        Answer(polynomial(next_piece(facts), X), "expression(x)", ("r",)),
        Answer(formula(last_number(facts)), "number"),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Say nothing of the figure."""
    statement = draws.choice(STATEMENTS[facts.asked])
    return Words(statement, (draws.choice(PIECES), draws.choice(LAST[facts.asked])))


def drawing(facts: Facts) -> Drawing:
    """Draw the first piece from its vertex to the joint, and mark the three points."""
    points = (facts.vertex, facts.joint, facts.end)
    heights = [y for _, y in points]
    curve = {
        "kind": "polynomial",
        "coefficients": [str(coefficient) for coefficient in first_piece(facts)],
        "from": str(facts.vertex[0]),
        "to": str(facts.joint[0]),
    }
    marks = [
        {"kind": "point", "at": [str(x), str(y)], "open": 0, "label": label}
        for (x, y), label in zip(points, "VJE", strict=True)
    ]
    return {
        "kind": "axes",
        "x": [str(min(facts.vertex[0] - 1, -1)), str(max(facts.end[0] + 1, 1))],
        "y": [str(min(*heights, 0) - 1), str(max(*heights, 0) + 1)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [curve, *marks],
    }


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    return (
        "A grid of unit squares with an arc of a parabola from a marked point V to a marked point J, and a "
        "third marked point E further to the right, to which nothing is drawn."
    )


def twin(facts: Facts) -> Facts:
    """Return the same first piece with another end."""
    x, y = facts.end
    return replace(facts, end=(x, y + 1))


TEMPLATE = Template(
    subject="differential_calculus",
    method="conditions at joint and end",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "a parabola continues a parabola without a kink",
        2: "a cubic that also arrives horizontally, so that two equations are coupled",
        3: "a cubic with the same second derivative at the joint",
    },
)
