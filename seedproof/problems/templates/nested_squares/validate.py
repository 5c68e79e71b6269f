"""Builds the sides one after the other by Pythagoras, and adds until the rest is tiny."""

from collections.abc import Iterator, Sequence

from flint import arb

from seedproof.equivalence.deciding.balls import precision
from seedproof.problems.checker import Checker
from seedproof.problems.checking.series import BITS, agree, ball
from seedproof.problems.templates.nested_squares.facts import Facts

_DIGITS = 40
_MOST = 2000
"""Squares."""


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """Compare with the sums over many squares."""
    if facts.first < 1 or facts.second < 1 or (facts.kind == "row" and facts.second >= facts.first):
        yield "the squares do not shrink"
        return
    try:
        ratio, area, perimeter = [ball(text) for text in answers]
    except ValueError as error:
        yield f"an answer is not in the expected form: {error}"
        return
    with precision(BITS):
        sides = _sides(facts)
        if not agree(sides[1] / sides[0], ratio, _DIGITS):
            yield f"the ratio of the sides is not {answers[0]}"
        if not agree(sum((side * side for side in sides), arb(0)), area, _DIGITS):
            yield f"the areas do not add up to {answers[1]}"
        if not agree(sum((4 * side for side in sides), arb(0)), perimeter, _DIGITS):
            yield f"the perimeters do not add up to {answers[2]}"


def _sides(facts: Facts) -> list[arb]:
    """Return the sides, scaled, or each the hypotenuse of two parts, until they are too small to count."""
    whole = facts.first + facts.second
    side = arb(facts.first if facts.kind == "row" else whole)
    sides: list[arb] = []
    while side > arb(10) ** -(_DIGITS + 4) and len(sides) < _MOST:
        sides.append(side)
        if facts.kind == "row":
            side = side * facts.second / facts.first
        else:
            legs = [side * part / whole for part in (facts.first, facts.second)]
            side = (legs[0] ** 2 + legs[1] ** 2).sqrt()
    return sides


CHECKER = Checker(
    facts=Facts,
    method="sides one after the other, in balls",
    wrong=wrong,
    types=lambda facts: ["number", "number", "number"],
)
