"""Chooses a point and a slope; everything asked follows from value and slope there."""

from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.newton_or_tangent_graph.facts import Asked, Facts
from seedproof.problems.templates.newton_or_tangent_graph.phrases import FIRST, SECOND, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import E, formula, latex, power, product

_ASKED: dict[int, Asked] = {1: "estimate", 2: "inverse", 3: "composition"}


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a point, a second one on the tangent, and the bend of the curve. Raises: Rejected."""
    asked = _ASKED[difficulty]
    x = draws.between(-3, 3)
    y = draws.choice((-4, -3, -2, 2, 3, 4))
    run = draws.choice((-4, -3, -2, 2, 3, 4))
    rise = draws.choice((-5, -4, -3, -2, -1, 1, 2, 3, 4, 5))
    bend = draws.choice((-4, -3, -2, 2, 3, 4))
    number = {
        "estimate": draws.choice((-4, -3, -2, -1, 1, 2, 3, 4)),
        "inverse": draws.choice((2, 3, 4, 5)),
        "composition": draws.choice((-2, -1, 1, 2, 3)),
    }[asked]
    facts = Facts(point=(x, y), second=(x + run, y + rise), bend=bend, asked=asked, number=number)
    if abs(y + rise) > 6 or Fraction(rise, run) == 0:
        raise Rejected("the second point is far away")
    if asked == "composition" and number**2 == x:
        raise Rejected("nothing is added to the square")
    low, high = ends(facts)
    slopes = [slope(facts) + Fraction(2 * bend, 16) * (end - x) for end in (low, high)]
    if min(slopes) * max(slopes) <= 0:
        raise Rejected("the arc is not monotonic")
    if high - low < 3 or x in (low, high):
        raise Rejected("the arc is short, or the point is its end")
    pairs = zip(answers(facts), answers(twin(facts)), strict=True)
    if any(answer.formula == other.formula for answer, other in pairs):
        raise Rejected("another tangent would give the same answer")
    return facts


def slope(facts: Facts) -> Fraction:
    """Return the slope of the tangent."""
    x, y = facts.point
    across, up = facts.second
    return Fraction(up - y, across - x)


def height(facts: Facts, x: int) -> Fraction:
    """Return the height of the curve."""
    from_point = x - facts.point[0]
    return facts.point[1] + slope(facts) * from_point + Fraction(facts.bend, 16) * from_point**2


def ends(facts: Facts) -> tuple[int, int]:
    """Return how far the arc is drawn to both sides: at most 3, while it stays monotonic and low."""
    x = facts.point[0]
    left = right = x
    while x - left < 3 and _goes_on(facts, left - 1):
        left -= 1
    while right - x < 3 and _goes_on(facts, right + 1):
        right += 1
    return left, right


def _goes_on(facts: Facts, x: int) -> bool:
    steepness = slope(facts) + Fraction(2 * facts.bend, 16) * (x - facts.point[0])
    return steepness * slope(facts) > 0 and abs(height(facts, x)) <= 8


def answers(facts: Facts) -> list[Answer]:
    """Return both numbers."""
    x, y = facts.point
    m = slope(facts)
    newton = x - y / m
    number = facts.number
    step = Answer(formula(newton), "number", ("x_1",))
    match facts.asked:
        case "estimate":
            near = Fraction(number, 10)
            return [Answer(formula(y + m * near), "number", (f"f({_decimal(x + near)})",)), step]
        case "inverse":
            place = latex(Fraction(y, number))
            return [step, Answer(formula(number / m), "number", (f"k'({place})",))]
        case "composition":
            return [
                Answer(formula(y + 2 * number**2 * m), "number", (f"h'({number})",)),
                Answer(product(1 / m, power(E, x)), "number", (f"k'({y})",)),
            ]


def words(facts: Facts, draws: Draws) -> Words:
    """Say nothing of the figure but where something is asked for."""
    x, y = facts.point
    statement = draws.choice(STATEMENTS)
    first = draws.choice(FIRST[facts.asked])
    second = draws.choice(SECOND[facts.asked])
    match facts.asked:
        case "estimate":
            near = x + Fraction(facts.number, 10)
            return Words(statement, (fill(first, at=_decimal(near)), second))
        case "inverse":
            place = latex(Fraction(y, facts.number))
            return Words(statement, (first, fill(second, factor=str(facts.number), at=place)))
        case "composition":
            shift = x - facts.number**2
            sign = "+" if shift > 0 else "-"
            first = fill(first, shift=f"{sign} {abs(shift)}", at=str(facts.number))
            return Words(statement, (first, fill(second, height=str(y))))


def _decimal(number: Fraction) -> str:
    """Return a multiple of a tenth as a decimal."""
    tenths = abs(number) * 10
    sign = "-" if number < 0 else ""
    return f"{sign}{tenths // 10}.{tenths % 10}"


def drawing(facts: Facts) -> Drawing:
    """Draw the arc, the tangent through both points, and the points."""
    x, y = facts.point
    low, high = ends(facts)
    bend = Fraction(facts.bend, 16)
    m = slope(facts)
    curve = {
        "kind": "polynomial",
        "coefficients": [str(bend), str(m - 2 * bend * x), str(y - m * x + bend * x * x)],
        "from": str(low),
        "to": str(high),
    }
    tangent = {"kind": "line", "through": [str(x), str(y)], "slope": str(m)}
    marks = [
        {"kind": "point", "at": [str(across), str(up)], "open": 0, "label": label}
        for (across, up), label in ((facts.point, "P"), (facts.second, "R"))
    ]
    heights = [height(facts, low), height(facts, high), Fraction(y), Fraction(facts.second[1])]
    return {
        "kind": "axes",
        "x": [str(min(low, facts.second[0], 0) - 1), str(max(high, facts.second[0], 0) + 1)],
        "y": [str(min(*map(int, heights), 0) - 1), str(max(*map(int, heights), 0) + 2)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [curve, tangent, *marks],
    }


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    return (
        "A grid of unit squares with an arc of a curve and a straight line that touches it at a "
        "marked point P; a second marked point R lies on the line."
    )


def twin(facts: Facts) -> Facts:
    """Return a curve through the same point with a steeper tangent."""
    _x, _ = facts.point
    across, up = facts.second
    return replace(facts, second=(across, up + 1 if up > facts.point[1] else up - 1))


TEMPLATE = Template(
    subject="differential_calculus",
    method="tangent as a line through two points",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "value and slope from the drawing: a linear estimate and a Newton step",
        2: "a Newton step, and the derivative of an inverse of a multiple of x",
        3: "a product with a composition, and the exponential of an inverse",
    },
    version=2,
)
