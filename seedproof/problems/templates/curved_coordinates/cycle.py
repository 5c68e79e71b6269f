"""Reads the inequalities of the body, and the density."""

from collections.abc import Sequence
from typing import Literal

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.curved_coordinates.facts import (
    Density,
    Facts,
    Profile,
    Spherical,
    Upright,
)
from seedproof.problems.templates.curved_coordinates.phrases import (
    BALLS,
    DENSITIES,
    LAST,
    MASSES,
    PARTS,
    STATEMENTS,
    UPRIGHT,
    VOLUMES,
)

_SQUARES = {root**2: root for root in range(1, 13)}
_PROPORTIONAL: tuple[Density, ...] = ("axis", "axis_squared", "height", "origin", "origin_squared")
_CONE = r"\sqrt{x^{2} + y^{2}}"


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a body and its density."""
    if drawing is not None:
        raise Unreadable("a body in curved coordinates has no figure")
    volume, mass, last = questions
    read_gaps(volume, VOLUMES)
    read_gaps(mass, MASSES)
    gaps = read_gaps(statement, STATEMENTS)
    body = _body(gaps["body"])
    density, factor = _density(gaps["density"])
    return Facts(body, density, factor, _asked(last, body))


def _asked(text: str, body: Upright | Spherical) -> Literal["distance", "centre"]:
    kind, _ = read_kind(text, LAST)
    if kind == "centre":
        return "centre"
    if (kind == "axis") != isinstance(body, Upright):
        raise Unreadable("the mean distance is from somewhere else")
    return "distance"


def _density(text: str) -> tuple[Density, int]:
    """Return the kind of density, and its factor."""
    for density in _PROPORTIONAL:
        without_factor = DENSITIES[density].removeprefix("<factor>")
        if text == without_factor:
            return density, 1
        if text.endswith(f" {without_factor}"):
            return density, integer_of(text.removesuffix(f" {without_factor}"))
    return "inverse", integer_of(read_gaps(text, DENSITIES["inverse"])["factor"])


def _body(text: str) -> Upright | Spherical:
    if text.startswith("$x^2 + y^2 \\le"):
        gaps = read_gaps(text, UPRIGHT["cylinder"])
        return Upright("cylinder", _root(gaps["square"]), integer_of(gaps["height"]))
    if "x^{2}" in text:
        return _with_bottom(read_gaps(text, UPRIGHT["bowl"]))
    for opening, wording in PARTS.items():
        ball = text.removesuffix(wording.removeprefix("<ball>"))
        if opening == "whole" or ball != text:
            kind, gaps = read_kind(ball, BALLS)
            inner = 0 if kind == "full" else _root(gaps["inner"])
            return Spherical(inner, _root(gaps["outer"]), opening)
    raise Unreadable(f"{text!r} is no body")


def _with_bottom(gaps: Gaps) -> Upright:
    """Return a cone or a bowl."""
    height = integer_of(gaps["height"])
    text = gaps["bottom"]
    if text.endswith(_CONE):
        steepness = text.removesuffix(_CONE).strip() or "1"
        return _upright("cone", height, integer_of(steepness), 1)
    terms = expanded(read_formula(text), "xy")
    if {*terms} != {(2, 0), (0, 2)} or terms[2, 0] != terms[0, 2]:
        raise Unreadable("the bottom is no paraboloid about the z-axis")
    return _upright("bowl", height, integer(terms[2, 0]), 2)


def _upright(profile: Profile, height: int, steepness: int, power: int) -> Upright:
    """Return the body whose bottom, steepness * r^power, reaches the height at its radius."""
    radius = next((radius for radius in range(1, 13) if steepness * radius**power == height), None)
    if radius is None:
        raise Unreadable("the radius is no integer")
    return Upright(profile, radius, height)


def _root(text: str) -> int:
    square = integer_of(text)
    if square not in _SQUARES:
        raise Unreadable(f"{square} is no square")
    return _SQUARES[square]


READER = Reader(read=read)
