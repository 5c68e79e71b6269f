"""Reads the terms of the components, what is added to them, the curve and the point."""

from collections.abc import Sequence

from seedproof.equivalence import read as read_formula
from seedproof.problems.checking.polynomials import expanded, integer
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable
from seedproof.problems.reading import Gaps, integer_of, read_gaps, read_kind
from seedproof.problems.templates.stokes_theorem.facts import Distraction, Facts, Ring, Triangle
from seedproof.problems.templates.stokes_theorem.phrases import (
    AXES,
    CURVES,
    DIRECTIONS,
    DISTRACTIONS,
    INTEGRALS,
    STATEMENTS,
)

_SQUARES = {root**2: root for root in range(1, 13)}


def read(statement: str, questions: Sequence[str], drawing: Drawing | None) -> Facts:
    """Read a circulation by Stokes' theorem."""
    if drawing is not None:
        raise Unreadable("a circulation by Stokes' theorem has no figure")
    integral, axis = questions
    read_gaps(integral, INTEGRALS)
    gaps = read_gaps(statement, STATEMENTS)
    first, first_distraction = _component(gaps["first"], DISTRACTIONS["x"])
    second, second_distraction = _component(gaps["second"], DISTRACTIONS["y"])
    third, third_distraction = _component(gaps["third"], DISTRACTIONS["z"])
    return Facts(
        components=[first, second, third],
        distractions=(first_distraction, second_distraction, third_distraction),
        curve=_curve(gaps["curve"]),
        point=_point(read_gaps(axis, AXES)["point"]),
    )


def _component(text: str, distractions: dict[Distraction, str]) -> tuple[list[list[int]], Distraction]:
    """Return the terms of a component, and the function behind them. Raises: Unreadable."""
    for distraction, function in distractions.items():
        if text.endswith(f" + {function}"):
            return _terms(text.removesuffix(f" + {function}"), "xyz"), distraction
    raise Unreadable(f"{text!r} has no function at its end that is known")


def _terms(text: str, letters: str) -> list[list[int]]:
    terms = expanded(read_formula(text), letters)
    return sorted(([*powers, integer(value)] for powers, value in terms.items()), reverse=True)


def _curve(text: str) -> Triangle | Ring:
    kind, gaps = read_kind(text, CURVES)
    match kind:
        case "triangle":
            return Triangle((integer_of(gaps["a"]), integer_of(gaps["b"]), integer_of(gaps["c"])))
        case "ring":
            return _ring(gaps)


def _ring(gaps: Gaps) -> Ring:
    square = integer_of(gaps["square"])
    if square not in _SQUARES:
        raise Unreadable(f"{square} is no square")
    direction, _ = read_kind(gaps["direction"], DIRECTIONS)
    return Ring(_SQUARES[square], _terms(gaps["height"], "xy"), direction)


def _point(text: str) -> tuple[int, int, int]:
    gaps = read_gaps(text, "(<x>, <y>, <z>)")
    return integer_of(gaps["x"]), integer_of(gaps["y"]), integer_of(gaps["z"])


READER = Reader(read=read)
