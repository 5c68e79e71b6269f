"""Writes the next piece in powers of x minus the joint's x, where each condition fixes a coefficient."""

from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.making import coefficients
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.spline_pieces.facts import Asked, Facts
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
    vertex, joint, last = zip((p, x, end), heights, strict=True)
    facts = Facts(vertex, joint, last, _ASKED[difficulty])
    if heights[0] == heights[1] or (heights[0], heights[1]) == (heights[1], heights[2]):
        raise Rejected("the first piece is level")
    for other in (facts, twin(facts)):
        number = _last_number(other)
        if _shifted_piece(other)[0] == 0 or number == 0:
            raise Rejected("the next piece has a lower degree, or nothing changes")
        if max(abs(one.numerator) + 3 * one.denominator for one in [*_next_piece(other), number]) > 45:
            raise Rejected("a coefficient is no simple number")
    return facts


def twin(facts: Facts) -> Facts:
    """Return the same first piece with another end."""
    x, y = facts.end
    return replace(facts, end=(x, y + 1))


def bend_of(facts: Facts) -> Fraction:
    """Return the leading coefficient of the drawn parabola."""
    p, q = facts.vertex
    x, y = facts.joint
    return Fraction(y - q, (x - p) ** 2)


def _shifted_piece(facts: Facts) -> list[Fraction]:
    """Return the coefficients of the next piece in powers of x - x_J, the highest first."""
    x, y = facts.joint
    width = facts.end[0] - x
    rise = facts.end[1] - y
    bend = bend_of(facts)
    slope = 2 * bend * (x - facts.vertex[0])
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


def _next_piece(facts: Facts) -> list[Fraction]:
    """Return the coefficients of the next piece in powers of x."""
    piece = [Fraction(0)]
    for coefficient in _shifted_piece(facts):
        piece = coefficients.product(piece, [Fraction(1), Fraction(-facts.joint[0])])
        piece[-1] += coefficient
    return coefficients.without_leading_zeros(piece) or [Fraction(0)]


def _last_number(facts: Facts) -> Fraction:
    """Return the change of the second derivative, or the slope at the end."""
    if facts.asked == "smooth":
        return coefficients.value(coefficients.derivative(_next_piece(facts)), facts.end[0])
    return 2 * (_shifted_piece(facts)[-3] - bend_of(facts))


def work(facts: Facts, slip: Slip) -> Worked:
    """The next piece, and the number that is asked for."""
    return Worked((), (polynomial(_next_piece(facts), X), formula(_last_number(facts))))


SHEET = Sheet(
    subject="differential_calculus",
    method="conditions at joint and end",
    sample=sample,
    work=work,
    types=(Typed("expression(x)", ("r",)), Typed("number")),
    levels={
        1: "a parabola continues a parabola without a kink",
        2: "a cubic that also arrives horizontally, so that two equations are coupled",
        3: "a cubic with the same second derivative at the joint",
    },
)
