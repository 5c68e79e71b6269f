"""Reads the terms of the components, what is added to them, and the body by its description."""

from collections.abc import Sequence

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.distractions import component
from seedproof.problems.checking.polynomials import expanded, integer, integer_terms
from seedproof.problems.checking.squares import root_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import integer_of, read_gaps, read_kind
from seedproof.problems.templates.divergence_theorem import facts as bodies
from seedproof.problems.templates.divergence_theorem import phrases
from seedproof.problems.templates.divergence_theorem.facts import Facts, Round

_BALLS: dict[str, type[bodies.HalfBall] | type[bodies.OpenHemisphere]] = {
    "half_ball": bodies.HalfBall,
    "open_hemisphere": bodies.OpenHemisphere,
}
_UPRIGHT: dict[str, type[bodies.Cylinder] | type[bodies.Cone] | type[bodies.OpenCone]] = {
    "cylinder": bodies.Cylinder,
    "cone": bodies.Cone,
    "open_cone": bodies.OpenCone,
}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a flux by Gauss's theorem."""
    if drawing is not None:
        raise Unreadable("a flux by Gauss's theorem has no figure")
    gaps = read_gaps(statement, phrases.STATEMENTS)
    kind, body = _body(gaps["shape"])
    for question, wordings in zip(questions, phrases.CLOSED.get(kind, phrases.OPEN), strict=True):
        height = read_gaps(question, wordings).get("height")
        if isinstance(body, bodies.Box) and height not in (None, str(body.sizes[2])):
            raise Unreadable("the top is at another height")
    first, first_distraction = component(gaps["first"], "xyz", phrases.FIRST_DISTRACTIONS)
    second, second_distraction = component(gaps["second"], "xyz", phrases.SECOND_DISTRACTIONS)
    if None in (first_distraction, second_distraction):
        raise Unreadable("a component has no function at its end that is known")
    return Facts(
        components=[first, second, integer_terms(gaps["third"], "xyz")],
        distractions=(first_distraction, second_distraction),
        body=body,
    )


def _body(text: str) -> tuple[str, bodies.Box | Round]:
    kind, gaps = read_kind(text, phrases.BODIES)
    if kind == "open_paraboloid":
        return kind, _paraboloid(gaps["equation"])
    if kind == "box":
        return kind, bodies.Box((integer_of(gaps["a"]), integer_of(gaps["b"]), integer_of(gaps["c"])))
    radius = root_of(integer_of(gaps["square"]))
    if kind in _BALLS:
        return kind, _BALLS[kind](radius)
    return kind, _UPRIGHT[kind](radius, integer_of(gaps["height"]))


def _paraboloid(text: str) -> bodies.OpenParaboloid:
    terms = expanded(read_formula(text), "xy")
    if {*terms} != {(2, 0), (0, 2), (0, 0)}:
        raise Unreadable("it is no paraboloid about the z-axis")
    factor = integer(-terms[2, 0])
    if terms[0, 2] != -factor or factor < 1:
        raise Unreadable("it is no paraboloid about the z-axis that opens downwards")
    return bodies.OpenParaboloid(root_of(integer(terms[0, 0] / factor)), factor)


READER = Reader(read=read)
