"""Reads the kind of region from the text, and the curves off the figure."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.region_of_integration.facts import Facts, Integrand
from seedproof.problems.templates.region_of_integration.phrases import (
    AREAS,
    BOUNDS,
    INTEGRALS,
    INTEGRANDS,
    STATEMENTS,
)


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read integrals over a drawn region."""
    degree, _ = read_kind(statement, STATEMENTS)
    area, integral, bound = questions
    read_gaps(area, AREAS)
    integrand, _ = read_kind(read_gaps(integral, INTEGRALS)["integrand"], INTEGRANDS)
    side, _ = read_kind(bound, BOUNDS)
    figure = axes_of(drawing)
    shaded, curve, edge, *more = figure["items"]
    if {shaded["kind"], curve["kind"], edge["kind"]} != {"between", "polynomial"} or shaded[
        "kind"
    ] != "between":
        raise Unreadable("the figure shows no region between two curves")
    bounded = {**curve, "from": shaded["from"], "to": shaded["to"]}
    edges = (shaded["upper"], shaded["lower"])
    if bounded not in edges or edge not in edges or bounded == edge:
        raise Unreadable("the edges are not those of the shaded region")
    facts = _triangle(curve, edge, integrand) if degree == 1 else _segment(bounded, edge, integrand)
    if _drawn_ends(facts) != _ends(curve):
        raise Unreadable("the curve ends elsewhere")
    if more != _vertical(facts):
        raise Unreadable("the vertical side is missing, or there is one too many")
    if (facts.degree == 1 or facts.width < 0) != (side == "lower"):
        raise Unreadable("the bound that is asked for is not on the curve")
    if (shaded["upper"] == bounded) != _is_above(facts):
        raise Unreadable("the edges are exchanged")
    return facts


def _coefficients(curve: Drawing, count: int) -> list[int]:
    coefficients = [integer(Fraction(coefficient)) for coefficient in curve["coefficients"]]
    if len(coefficients) != count:
        raise Unreadable("an edge has another degree")
    return coefficients


def _ends(curve: Drawing) -> tuple[int, int]:
    return integer(Fraction(curve["from"])), integer(Fraction(curve["to"]))


def _drawn_ends(facts: Facts) -> tuple[int, int]:
    """Return between which x the curve is drawn: a parabola goes one step beyond its vertex."""
    x, _ = facts.corner
    beyond = 1 if facts.degree == 2 else 0
    if facts.width > 0:
        return x - beyond, x + facts.width
    return x + facts.width, x + beyond


def _triangle(curve: Drawing, edge: Drawing, integrand: Integrand) -> Facts:
    slope, constant = _coefficients(curve, 2)
    (level,) = _coefficients(edge, 1)
    low, high = _ends(curve)
    if slope * low + constant != level:
        raise Unreadable("the triangle has no corner on the left")
    return Facts((low, level), 1, slope, high - low, integrand)


def _segment(curve: Drawing, edge: Drawing, integrand: Integrand) -> Facts:
    leading, linear, constant = _coefficients(curve, 3)
    slope, start = _coefficients(edge, 2)
    x = integer(Fraction(-linear, 2 * leading))
    y = integer(leading * x**2 + linear * x + Fraction(constant))
    width = integer(Fraction(slope, leading))
    if slope * x + start != y:
        raise Unreadable("the line does not go through the vertex")
    if _ends(curve) != (min(x, x + width), max(x, x + width)):
        raise Unreadable("the region does not end where the curves meet")
    return Facts((x, y), 2, leading, width, integrand)


def _vertical(facts: Facts) -> list[Drawing]:
    if facts.degree == 2:
        return []
    x, y = facts.corner
    end = str(x + facts.width)
    top = str(y + facts.factor * facts.width)
    return [{"kind": "polyline", "points": [[end, str(y)], [end, top]]}]


def _is_above(facts: Facts) -> bool:
    """Return whether the curve is the upper edge."""
    return (facts.factor > 0) == (facts.degree == 1)


READER = Reader(read=read)
