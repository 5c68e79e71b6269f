"""Reads the terms of the components, what is added to them, and the curve."""

from typing import get_args

from seedproof.problems.checking.distractions import component
from seedproof.problems.checking.polynomials import integer_terms
from seedproof.problems.checking.squares import root_of
from seedproof.problems.checking.texts import Values, reader
from seedproof.problems.phrases import Phrases
from seedproof.problems.reader import Unreadable
from seedproof.problems.reading import integer_of, read_kind
from seedproof.problems.templates.stokes_theorem.facts import Direction, Facts, Ring, Triangle
from seedproof.problems.templates.stokes_theorem.phrases import CURVES, DIRECTIONS, DISTRACTIONS, TEXTS


def made(values: Values) -> Facts:
    """Return what the components and the curve show."""
    texts = (values["first"], values["second"], values["third"])
    read = [component(text, "xyz", functions) for text, functions in zip(texts, DISTRACTIONS, strict=True)]
    first, second, third = (name for _, name in read)
    if None in (first, second, third):
        raise Unreadable("a component has no function at its end that is known")
    return Facts(
        components=[terms for terms, _ in read],
        distractions=(first, second, third),
        curve=_curve(values["path"]),
        point=values["point"],
    )


def _curve(text: str) -> Triangle | Ring:
    kind, gaps = read_kind(text, CURVES)
    if kind == "triangle":
        return Triangle((integer_of(gaps["a"]), integer_of(gaps["b"]), integer_of(gaps["c"])))
    radius = root_of(integer_of(gaps["square"]))
    directions = {DIRECTIONS[direction]: direction for direction in get_args(Direction)}
    return Ring(radius, integer_terms(gaps["height"], "xy"), directions[gaps["direction"]])


READER = reader(Facts, Phrases(TEXTS, {}), made)
