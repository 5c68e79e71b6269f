"""Reads the field, integrates its components term by term to the potential, and reads the path."""

from collections.abc import Sequence

from seedproof.equivalence import read
from seedproof.problems.checking.polynomials import Terms, expanded, integer, polynomial_of
from seedproof.problems.checking.spaces import polynomial_of_terms
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_kind
from seedproof.problems.templates.line_integral_of_gradient.facts import Arc, Curve, Facts, Path, Segment
from seedproof.problems.templates.line_integral_of_gradient.phrases import ORIGINS, PATHS, TEXTS, VARIABLES


def made(values: Values) -> Facts:
    """Return what the components of the field and the path show."""
    letters = values["variables"].replace(", ", "")
    components = [expanded(read(component), letters) for component in values["field"].split(", ")]
    if len(components) != len(letters):
        raise Unreadable("the field has another number of components")
    terms = [[*powers, integer(coefficient)] for powers, coefficient in _potential(components).items()]
    return Facts(sorted(terms, reverse=True), _path(values["curve"], len(letters)))


def implied(facts: Facts) -> dict[str, str]:
    """Return the letters, and the origin."""
    dimension = len(facts.terms[0]) - 1
    return {"variables": VARIABLES[dimension], "origin": ORIGINS[dimension]}


def _potential(components: Sequence[Terms]) -> Terms:
    """Return the polynomial that has the components as its derivatives.

    Raises: Unreadable if there is none.
    """
    potential: Terms = {}
    for variable, component in enumerate(components):
        for powers, slope in component.items():
            raised = (*powers[:variable], powers[variable] + 1, *powers[variable + 1 :])
            potential[raised] = slope / raised[variable]
    function = polynomial_of_terms(potential)
    derivatives = [function.derivative(variable) for variable in range(len(components))]
    if derivatives != list(map(polynomial_of_terms, components)):
        raise Unreadable("the field has no potential")
    return potential


def _path(text: str, dimension: int) -> Path:
    kind, gaps = read_kind(text, PATHS)
    match kind:
        case "segment":
            return Segment(_point(gaps["start"], dimension), _point(gaps["end"], dimension))
        case "arc":
            return _arc(gaps, dimension)
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
    coordinates = [polynomial_of(coordinate, "t") for coordinate in gaps["coordinates"].split(", ")]
    if len(coordinates) != dimension:
        raise Unreadable("the curve has another number of coordinates than the field")
    times = (integer_of(gaps["start"]), integer_of(gaps["end"]))
    return Curve([list(map(integer, coordinate)) for coordinate in coordinates], times)


READER = reader(Facts, Phrases(TEXTS, {}), made, implied)
