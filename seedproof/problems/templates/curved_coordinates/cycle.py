"""Reads the inequalities of the body, and the density."""

from typing import get_args

from seedproof.equivalence import read
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.checking.squares import root_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.curved_coordinates import facts as bodies
from seedproof.problems.templates.curved_coordinates import phrases
from seedproof.problems.templates.curved_coordinates.facts import Density, Facts, Opening, Profile

_PROPORTIONAL: tuple[Density, ...] = ("axis", "axis_squared", "height", "origin", "origin_squared")
_CONE = r"\sqrt{x^{2} + y^{2}}"


def made(values: Values) -> Facts:
    """Return what the inequalities and the density show."""
    density, factor = _density(values["formula"])
    return Facts(_body(values["shape"]), density, factor, values["asked"])


def implied(facts: Facts) -> dict[str, str]:
    """Return from where the distance is meant, where it is asked for."""
    if facts.asked == "centre":
        return {}
    return {"place": phrases.PLACES["upright" if isinstance(facts.body, bodies.Upright) else "spherical"]}


def _density(text: str) -> tuple[Density, int]:
    """Return the kind of density, and its factor."""
    for density in _PROPORTIONAL:
        without_factor = phrases.DENSITIES[density].removeprefix("<factor>")
        if text == without_factor:
            return density, 1
        if text.endswith(f" {without_factor}"):
            return density, integer_of(text.removesuffix(f" {without_factor}"))
    return "inverse", integer_of(read_gaps(text, phrases.DENSITIES["inverse"])["factor"])


def _body(text: str) -> bodies.Upright | bodies.Spherical:
    if text.startswith("$x^2 + y^2 \\le"):
        gaps = read_gaps(text, phrases.UPRIGHT["cylinder"])
        return bodies.Upright("cylinder", root_of(integer_of(gaps["square"])), integer_of(gaps["height"]))
    if "x^{2}" in text:
        return _with_bottom(read_gaps(text, phrases.UPRIGHT["bowl"]))
    for opening in get_args(Opening):
        ball = text.removesuffix(phrases.PARTS[opening].removeprefix("<ball>"))
        if opening == "whole" or ball != text:
            kind, gaps = read_kind(ball, phrases.BALLS)
            inner = 0 if kind == "full" else root_of(integer_of(gaps["inner"]))
            return bodies.Spherical(inner, root_of(integer_of(gaps["outer"])), opening)
    raise Unreadable(f"{text!r} is no body")


def _with_bottom(gaps: Gaps) -> bodies.Upright:
    """Return a cone or a bowl."""
    height = integer_of(gaps["height"])
    text = gaps["bottom"]
    if text.endswith(_CONE):
        steepness = text.removesuffix(_CONE).strip() or "1"
        return _upright("cone", height, integer_of(steepness), 1)
    terms = expanded(read(text), "xy")
    if {*terms} != {(2, 0), (0, 2)} or terms[2, 0] != terms[0, 2]:
        raise Unreadable("the bottom is no paraboloid about the z-axis")
    return _upright("bowl", height, integer(terms[2, 0]), 2)


def _upright(profile: Profile, height: int, steepness: int, power: int) -> bodies.Upright:
    """Return the body whose bottom, steepness * r^power, reaches the height at its radius."""
    radius = next((radius for radius in range(1, 13) if steepness * radius**power == height), None)
    if radius is None:
        raise Unreadable("the radius is no integer")
    return bodies.Upright(profile, radius, height)


READER = reader(Facts, Phrases(phrases.TEXTS, {}), made, implied)
