"""Reads the terms of the components, what is added to them, and the body by its description."""

from collections.abc import Sequence

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.divergence_theorem.facts import (
    Box,
    Cone,
    Cylinder,
    Distraction,
    Facts,
    HalfBall,
    OpenCone,
    OpenHemisphere,
    OpenParaboloid,
    Round,
)
from seedproof.problems.templates.divergence_theorem.phrases import (
    BODIES,
    CONSTANTS,
    FIRST_DISTRACTIONS,
    FLUXES,
    PARTS,
    SECOND_DISTRACTIONS,
    STATEMENTS,
    TOTALS,
)

_SQUARES = {root**2: root for root in range(1, 13)}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a flux by Gauss's theorem."""
    if drawing is not None:
        raise Unreadable("a flux by Gauss's theorem has no figure")
    gaps = read_gaps(statement, STATEMENTS)
    body = _body(gaps["body"])
    _check_questions(questions, body)
    first, first_distraction = _component(gaps["first"], FIRST_DISTRACTIONS)
    second, second_distraction = _component(gaps["second"], SECOND_DISTRACTIONS)
    return Facts(
        components=[first, second, _terms(gaps["third"])],
        distractions=(first_distraction, second_distraction),
        body=body,
    )


def _check_questions(questions: Sequence[str], body: Box | Round) -> None:
    """Read the questions, which must fit to the body. Raises: Unreadable."""
    first, second = questions
    match body:
        case Box((_, _, height)):
            read_gaps(first, TOTALS)
            if read_gaps(second, PARTS["box"]) != {"height": str(height)}:
                raise Unreadable("the top is at another height")
        case Cylinder():
            read_gaps(first, TOTALS)
            read_gaps(second, PARTS["cylinder"])
        case HalfBall():
            read_gaps(first, TOTALS)
            read_gaps(second, PARTS["half_ball"])
        case Cone():
            read_gaps(first, TOTALS)
            read_gaps(second, PARTS["cone"])
        case _:
            read_gaps(first, FLUXES)
            read_gaps(second, CONSTANTS)


def _component(text: str, distractions: dict[Distraction, str]) -> tuple[list[list[int]], Distraction]:
    """Return the terms of a component, and the function behind them. Raises: Unreadable."""
    for distraction, function in distractions.items():
        if text.endswith(f" + {function}"):
            return _terms(text.removesuffix(f" + {function}")), distraction
    raise Unreadable(f"{text!r} has no function at its end that is known")


def _terms(text: str) -> list[list[int]]:
    terms = expanded(read_formula(text), "xyz")
    return sorted(([*powers, integer(value)] for powers, value in terms.items()), reverse=True)


def _body(text: str) -> Box | Round:
    kind, gaps = read_kind(text, BODIES)
    match kind:
        case "box":
            return Box((integer_of(gaps["a"]), integer_of(gaps["b"]), integer_of(gaps["c"])))
        case "cylinder":
            return Cylinder(_radius(gaps), integer_of(gaps["height"]))
        case "half_ball":
            return HalfBall(_radius(gaps))
        case "cone":
            return Cone(_radius(gaps), integer_of(gaps["height"]))
        case "open_paraboloid":
            return _paraboloid(gaps["equation"])
        case "open_hemisphere":
            return OpenHemisphere(_radius(gaps))
        case "open_cone":
            return OpenCone(_radius(gaps), integer_of(gaps["height"]))


def _radius(gaps: Gaps) -> int:
    square = integer_of(gaps["square"])
    if square not in _SQUARES:
        raise Unreadable(f"{square} is no square")
    return _SQUARES[square]


def _paraboloid(text: str) -> OpenParaboloid:
    terms = expanded(read_formula(text), "xy")
    if {*terms} != {(2, 0), (0, 2), (0, 0)}:
        raise Unreadable("it is no paraboloid about the z-axis")
    factor = integer(-terms[2, 0])
    if terms[0, 2] != -factor or factor < 1:
        raise Unreadable("it is no paraboloid about the z-axis that opens downwards")
    square = integer(terms[0, 0] / factor)
    if square not in _SQUARES:
        raise Unreadable(f"{square} is no square")
    return OpenParaboloid(_SQUARES[square], factor)


READER = Reader(read=read)
