"""Reads the field, integrates its components term by term to the potential, and reads the path."""

from collections.abc import Sequence

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.polynomials import Terms, expanded, integer, polynomial_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.line_integral_of_gradient.facts import Arc, Curve, Facts, Path, Segment
from seedproof.problems.templates.line_integral_of_gradient.phrases import (
    INTEGRALS,
    ORIGINS,
    PATHS,
    POTENTIALS,
    STATEMENTS,
    VARIABLES,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a line integral."""
    if drawing is not None:
        raise Unreadable("a line integral has no figure")
    gaps = read_gaps(statement, STATEMENTS)
    dimension, _ = read_kind(gaps["variables"], VARIABLES)
    potential, integral = questions
    if read_gaps(potential, POTENTIALS) != {"variables": VARIABLES[dimension], "origin": ORIGINS[dimension]}:
        raise Unreadable("the potential has other variables than the field")
    read_gaps(integral, INTEGRALS)
    components = gaps["field"].split(", ")
    if len(components) != dimension:
        raise Unreadable("the field has another number of components")
    letters = "xyz"[:dimension]
    coefficients = _potential([expanded(read_formula(component), letters) for component in components])
    terms = [[*powers, integer(coefficient)] for powers, coefficient in coefficients.items()]
    return Facts(sorted(terms, reverse=True), _path(gaps["path"], dimension))


def _potential(components: Sequence[Terms]) -> Terms:
    """Return the polynomial that has the components as its derivatives.

    Raises: Unreadable if there is none.
    """
    potential: Terms = {}
    for variable, component in enumerate(components):
        for powers, slope in component.items():
            raised = (*powers[:variable], powers[variable] + 1, *powers[variable + 1 :])
            coefficient = slope / raised[variable]
            if potential.setdefault(raised, coefficient) != coefficient:
                raise Unreadable("the field has no potential")
    for variable, component in enumerate(components):
        terms = [powers for powers in potential if powers[variable] > 0]
        if len(component) != len(terms):
            raise Unreadable("a component does not fit to the potential")
    return potential


def _path(text: str, dimension: int) -> Path:
    kind, gaps = read_kind(text, PATHS)
    match kind:
        case "segment":
            return Segment(_point(gaps["start"], dimension), _point(gaps["end"], dimension))
        case "arc":
            return _arc(gaps, dimension)
        case "curve":
            return _curve(gaps, dimension)


def _point(text: str, dimension: int) -> list[int]:
    coordinates = [integer_of(coordinate) for coordinate in text.split(", ")]
    if len(coordinates) != dimension:
        raise Unreadable("a point has another number of coordinates than the field")
    return coordinates


def _arc(gaps: Gaps, dimension: int) -> Arc:
    radius, height = _point(gaps["start"], dimension)
    if radius < 1 or height != 0 or integer_of(gaps["square"]) != radius**2:
        raise Unreadable("the arc does not start on the axis")
    stops = [[0, radius], [-radius, 0], [0, -radius]]
    quarters = stops.index(_point(gaps["end"], dimension)) + 1
    return Arc(radius, quarters)


def _curve(gaps: Gaps, dimension: int) -> Curve:
    coordinates = [_coordinate(coordinate) for coordinate in gaps["coordinates"].split(", ")]
    if len(coordinates) != dimension:
        raise Unreadable("the curve has another number of coordinates than the field")
    return Curve(coordinates, (integer_of(gaps["start"]), integer_of(gaps["end"])))


def _coordinate(text: str) -> list[int]:
    return [integer(coefficient) for coefficient in polynomial_of(text, "t")]


READER = Reader(read=read)
