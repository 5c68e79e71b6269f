"""Reads the terms and the distraction of each component, and the curve by its description."""

from seedproof.problems.checking.distractions import component
from seedproof.problems.checking.polynomials import integer, polynomial_of
from seedproof.problems.checking.squares import root_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import Gaps, integer_of, plane_point_of, read_kind
from seedproof.problems.templates.greens_theorem import facts as curves
from seedproof.problems.templates.greens_theorem import phrases
from seedproof.problems.templates.greens_theorem.facts import Curve, Facts


def made(values: Values) -> Facts:
    """Return what the components and the curve show."""
    first, first_distraction = component(values["m"], "xy", phrases.FIRST_DISTRACTIONS)
    second, second_distraction = component(values["n"], "xy", phrases.SECOND_DISTRACTIONS)
    curve, clockwise = _curve(values["path"])
    return Facts(
        first=first,
        second=second,
        first_distraction=first_distraction or "none",
        second_distraction=second_distraction or "none",
        curve=curve,
        direction="clockwise" if clockwise else "counterclockwise",
    )


def _curve(text: str) -> tuple[Curve, bool]:
    """Return the curve, and whether it runs clockwise."""
    kind, gaps = read_kind(text, phrases.CURVES)
    match kind:
        case "triangle":
            return _triangle(gaps), False
        case "rectangle":
            x_range = (integer_of(gaps["left"]), integer_of(gaps["right"]))
            y_range = (integer_of(gaps["low"]), integer_of(gaps["high"]))
            return curves.Rectangle(x_range, y_range), False
        case "circle" | "circle_back":
            return curves.Circle(
                plane_point_of(gaps["centre"]), integer_of(gaps["radius"])
            ), kind == "circle_back"
        case "pieces" | "pieces_back":
            return _pieces(gaps), kind == "pieces_back"
        case "arc":
            radius = integer_of(gaps["radius"])
            if integer_of(gaps["square"]) != radius**2:
                raise Unreadable("the points are not on the circle")
            return curves.OpenArc(radius), False
        case "path":
            width = integer_of(gaps["width"])
            return curves.OpenPath(width, integer_of(gaps["height"]), integer_of(gaps["left"])), False
    return curves.Annulus(*(root_of(integer_of(gaps[name])) for name in ("inner", "outer"))), False


def _triangle(gaps: Gaps) -> curves.Triangle:
    width = integer_of(gaps["width"])
    x, height = plane_point_of(gaps["corner"])
    if x == width:
        return curves.Triangle(width, height, "right")
    if x == 0:
        return curves.Triangle(width, height, "left")
    raise Unreadable("the third corner is above no end of the base")


def _pieces(gaps: Gaps) -> curves.Pieces:
    factor, *rest = polynomial_of(gaps["parabola"], "x")
    width, height = plane_point_of(gaps["top"])
    if rest != [0, 0] or height != factor * width**2:
        raise Unreadable("the parabola does not lead from the origin to the point")
    return curves.Pieces(width, integer(factor))


READER = reader(Facts, Phrases(phrases.TEXTS, {}), made)
