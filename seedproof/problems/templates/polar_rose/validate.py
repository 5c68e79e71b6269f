"""Finds the angles at which the curve meets the circle or the origin, and integrates numerically between."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from flint import acb

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import names
from seedproof.problems.checker import Checker
from seedproof.problems.checking.evaluating import exact, real_value
from seedproof.problems.checking.quadrature import integral
from seedproof.problems.templates.polar_rose.facts import Facts

_TOLERANCE = 1e-10
_LONGEST = 100
_ORIGIN = Fraction(0)


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Both stated numbers are half the integrals of the square of r, and of its excess over the circle's."""
    if not _is_a_curve(facts):
        yield "there is no such curve"
        return
    for text, area in zip(answers, _areas(facts), strict=True):
        if len(text) > _LONGEST:
            yield "an area is too long"
            continue
        tree = read(text)
        if names(tree):
            yield f"{text!r} is no number"
        elif float(abs(real_value(tree, {}) - area).mid()) > _TOLERANCE * (1 + float(abs(area).mid())):
            yield f"the area is not {text}"


def _is_a_curve(facts: Facts) -> bool:
    match facts.kind:
        case "rose":
            return facts.constant == 0 and facts.multiple >= 2 and 0 < facts.halves < 2 * facts.factor
        case "limacon":
            is_simple = facts.multiple == 1 and facts.constant >= abs(facts.factor) > 0
            return is_simple and facts.halves == 2 * facts.constant
        case "loops":
            return facts.factor > facts.constant > 0 and facts.multiple >= 1 and facts.halves == 0


def _areas(facts: Facts) -> tuple[acb, acb]:
    """Return the areas of both parts; where r is largest does not matter, so that it is at angle zero."""
    radius = Fraction(facts.halves, 2)
    half_turn = acb.pi() / facts.multiple
    start = acb(0)
    end = half_turn if facts.kind == "limacon" else _meeting(facts, _ORIGIN)
    first = _swept(facts, start, end, _ORIGIN)
    if facts.kind == "loops":
        return first, _swept(facts, end, half_turn, _ORIGIN)
    return first, _swept(facts, start, _meeting(facts, radius), radius)


def _meeting(facts: Facts, radius: Fraction) -> acb:
    """Return the first angle at which r has this value."""
    cosine = (radius - facts.constant) / abs(facts.factor)
    return exact(cosine).acos() / facts.multiple


def _swept(facts: Facts, low: acb, high: acb, radius: Fraction) -> acb:
    """Return the area outside a circle between two angles and, by symmetry, their negatives."""

    def excess(angle: acb) -> acb:
        distance = facts.constant + abs(facts.factor) * (facts.multiple * angle).cos()
        return distance**2 - exact(radius) ** 2

    return integral(excess, low, high)


CHECKER = Checker(
    facts=Facts,
    method="quadrature between the angles of intersection, in balls",
    wrong=wrong,
    types=lambda facts: ["number", "number"],
)
