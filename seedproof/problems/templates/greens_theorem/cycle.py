"""Reads the terms and the distraction of each component, and the curve by its description."""

from collections.abc import Sequence

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.polynomials import expanded, integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.greens_theorem.facts import (
    Annulus,
    Circle,
    Curve,
    Distraction,
    Facts,
    OpenArc,
    OpenPath,
    Pieces,
    Rectangle,
    Triangle,
)
from seedproof.problems.templates.greens_theorem.phrases import (
    CONSTANTS,
    CURVES,
    FIRST_DISTRACTIONS,
    INTEGRALS,
    SECOND_DISTRACTIONS,
    STATEMENTS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a line integral by Green's theorem."""
    if drawing is not None:
        raise Unreadable("a line integral by Green's theorem has no figure")
    integral, constant = questions
    read_gaps(integral, INTEGRALS)
    read_gaps(constant, CONSTANTS)
    gaps = read_gaps(statement, STATEMENTS)
    first, first_distraction = _component(gaps["first"], FIRST_DISTRACTIONS)
    second, second_distraction = _component(gaps["second"], SECOND_DISTRACTIONS)
    curve, clockwise = _curve(gaps["curve"])
    return Facts(
        first=first,
        second=second,
        first_distraction=first_distraction,
        second_distraction=second_distraction,
        curve=curve,
        direction="clockwise" if clockwise else "counterclockwise",
    )


def _component(text: str, distractions: dict[Distraction, str]) -> tuple[list[list[int]], Distraction]:
    """Return the terms of a component, and the function that stands behind them."""
    for distraction, function in distractions.items():
        if text.endswith(f" + {function}"):
            return _terms(text.removesuffix(f" + {function}")), distraction
    return _terms(text), "none"


def _terms(text: str) -> list[list[int]]:
    terms = expanded(read_formula(text), "xy")
    return sorted(([*powers, integer(value)] for powers, value in terms.items()), reverse=True)


def _pair(text: str) -> tuple[int, int]:
    """Return the coordinates of a point. Raises: Unreadable."""
    gaps = read_gaps(text, "(<x>, <y>)")
    return integer_of(gaps["x"]), integer_of(gaps["y"])


def _curve(text: str) -> tuple[Curve, bool]:
    """Return the curve, and whether it runs clockwise."""
    kind, gaps = read_kind(text, CURVES)
    match kind:
        case "triangle":
            return _triangle(gaps), False
        case "rectangle":
            x_range = (integer_of(gaps["left"]), integer_of(gaps["right"]))
            y_range = (integer_of(gaps["low"]), integer_of(gaps["high"]))
            return Rectangle(x_range, y_range), False
        case "circle" | "circle_back":
            return Circle(_pair(gaps["centre"]), integer_of(gaps["radius"])), kind == "circle_back"
        case "pieces" | "pieces_back":
            return _pieces(gaps), kind == "pieces_back"
        case "arc":
            radius = integer_of(gaps["radius"])
            if integer_of(gaps["square"]) != radius**2:
                raise Unreadable("the points are not on the circle")
            return OpenArc(radius), False
        case "path":
            width = integer_of(gaps["width"])
            return OpenPath(width, integer_of(gaps["height"]), integer_of(gaps["left"])), False
        case "annulus":
            return Annulus(_root(gaps["inner"]), _root(gaps["outer"])), False


def _triangle(gaps: Gaps) -> Triangle:
    width = integer_of(gaps["width"])
    x, height = _pair(gaps["corner"])
    if x == width:
        return Triangle(width, height, "right")
    if x == 0:
        return Triangle(width, height, "left")
    raise Unreadable("the third corner is above no end of the base")


def _pieces(gaps: Gaps) -> Pieces:
    factor, *rest = polynomial_of(gaps["parabola"], "x")
    width, height = _pair(gaps["top"])
    if rest != [0, 0] or height != factor * width**2:
        raise Unreadable("the parabola does not lead from the origin to the point")
    return Pieces(width, integer(factor))


def _root(text: str) -> int:
    """Return the root of a square. Raises: Unreadable."""
    square = integer_of(text)
    root = next((root for root in range(1, 12) if root**2 == square), None)
    if root is None:
        raise Unreadable(f"{square} is no square")
    return root


READER = Reader(read=read)
