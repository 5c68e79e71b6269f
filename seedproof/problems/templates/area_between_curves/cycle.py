"""Reads the degrees from the words, and the curves off the figure, through marked points."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from flint import fmpq

from seedproof.problems.checking.axes import axes_of
from seedproof.problems.checking.polynomials import flint_polynomial
from seedproof.problems.checking.sketches import Place, place
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import read_gaps, read_kind
from seedproof.problems.templates.area_between_curves.facts import Facts
from seedproof.problems.templates.area_between_curves.phrases import AREAS, DEGREES, FORMULAS, STATEMENTS


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read two drawn curves."""
    gaps = read_gaps(statement, STATEMENTS)
    *formulas, area = questions
    if [read_gaps(question, FORMULAS)["name"] for question in formulas] != ["f", "g"]:
        raise Unreadable("the first two questions are not those for f and g")
    read_gaps(area, AREAS)
    items = axes_of(drawing)["items"]
    curves = {item["label"]: item["coefficients"] for item in items if item["kind"] == "polynomial"}
    if sorted(curves) != ["f", "g"]:
        raise Unreadable("the figure does not show two curves f and g")
    marked = [place(item["at"]) for item in items if item["kind"] == "point"]
    for name, coefficients in curves.items():
        degree, _ = read_kind(gaps[name], DEGREES)
        abscissas = {x for x, _ in _points_on(coefficients, marked)}
        written = [str(Fraction(coefficient)) for coefficient in coefficients]
        if len(abscissas) <= degree or len(coefficients) != degree + 1 or written != coefficients:
            raise Unreadable(f"the marked points do not give the curve {name}")
    facts = Facts(f=curves["f"], g=curves["g"])
    common = _points_on(facts.g, _points_on(facts.f, marked))
    shadings = [item for item in items if item["kind"] == "between"]
    _check_shadings(facts, sorted(x for x, _ in common), shadings)
    return facts


def _points_on(coefficients: Sequence[str], points: Sequence[Place]) -> list[Place]:
    return [(x, y) for x, y in points if _value(coefficients, x) == y]


def _check_shadings(facts: Facts, meeting: Sequence[Fraction], shadings: Sequence[Drawing]) -> None:
    """Raises: Unreadable unless what is shaded lies between the curves, from each meeting to the next."""
    ends = [(Fraction(shading["from"]), Fraction(shading["to"])) for shading in shadings]
    if not ends or ends != list(pairwise(meeting)):
        raise Unreadable("it is not the region between the meeting points that is shaded")
    for shading, (start, end) in zip(shadings, ends, strict=True):
        upper = shading["upper"]["coefficients"]
        lower = shading["lower"]["coefficients"]
        if sorted((upper, lower)) != sorted((facts.f, facts.g)):
            raise Unreadable("it is not the drawn curves that bound the shading")
        middle = (start + end) / 2
        if _value(upper, middle) <= _value(lower, middle):
            raise Unreadable("the shading does not lie between the curves")


def _value(coefficients: Sequence[str], x: Fraction) -> Fraction:
    height = flint_polynomial(list(map(Fraction, coefficients)))(fmpq(x.numerator, x.denominator))
    return Fraction(int(height.p), int(height.q))


READER = Reader(read=read)
