"""Follows the sign of the right side from the start on, and tries the second answer."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import prod

from flint import acb

from seedproof.equivalence import read
from seedproof.equivalence.reading.tree import is_expression, names
from seedproof.problems.checker import Checker
from seedproof.problems.checking.evaluating import exact
from seedproof.problems.checking.initial_values import has_value, solves_at
from seedproof.problems.templates.slope_field_equilibria.facts import Facts

_NUMBER = re.compile(r"-?[0-9]+(/[0-9]+)?")
_INTERVAL = re.compile(r"\((-oo|-?[0-9]+), (oo|-?[0-9]+)\)")
_FAR = 12


def wrong(facts: Facts, answers: Sequence[str]) -> Iterator[str]:
    """The solution reaches the stated limit, and the second answer agrees with the equation."""
    if sorted({*facts.equilibria}) != facts.equilibria or facts.start in facts.equilibria:
        yield "the equilibria are not in order, or the start is one of them"
        return
    limit, second = answers
    if limit != str(_end(facts, Fraction(facts.start))):
        yield f"the solution does not approach {limit}"
    match facts.asked:
        case "steepness":
            yield from _steepness_wrong(facts, second)
        case "solution":
            yield from _solution_wrong(facts, second)
        case "basin":
            yield from _basin_wrong(facts, second)


def _slope(facts: Facts, height: Fraction) -> Fraction:
    return Fraction(facts.above, facts.below) * prod(height - zero for zero in facts.equilibria)


def _end(facts: Facts, height: Fraction) -> Fraction | None:
    """Walk in small steps with the slope until an equilibrium is met; None where none ever is."""
    step = Fraction(1 if _slope(facts, height) > 0 else -1, 4)
    while abs(height) < _FAR:
        if _slope(facts, height) == 0:
            return height
        height += step
    return None


def _steepness_wrong(facts: Facts, text: str) -> Iterator[str]:
    """It is a slope between both equilibria, and no other there is larger."""
    if not _NUMBER.fullmatch(text):
        yield f"{text!r} is no number"
        return
    low, high = facts.equilibria
    slopes = [_slope(facts, Fraction(number, 2)) for number in range(2 * low, 2 * high + 1)]
    if Fraction(text) not in slopes or max(slopes) != Fraction(text):
        yield f"the largest slope is not {text}"


def _solution_wrong(facts: Facts, text: str) -> Iterator[str]:
    """It starts at the marked point and has the slopes that the equation says."""
    solution = read(text)
    if not is_expression(solution) or names(solution) - {"x"}:
        yield f"{text!r} is no formula in x"
        return
    if not has_value(solution, "x", exact(0), exact(facts.start)):
        yield "it does not go through the marked point"
    factor = exact(Fraction(facts.above, facts.below))
    zeros = list(map(exact, facts.equilibria))

    def right(x: acb, y: acb) -> acb:
        return prod((y - zero for zero in zeros), start=factor)

    if not all(solves_at(solution, "x", exact(Fraction(number, 7)), right) for number in range(-5, 6)):
        yield "it does not solve the equation"


def _basin_wrong(facts: Facts, text: str) -> Iterator[str]:
    """Starts inside the interval lead to the limit, those outside do not."""
    match = _INTERVAL.fullmatch(text)
    if match is None:
        yield f"{text!r} is no open interval"
        return
    low, high = match.groups()
    limit = _end(facts, Fraction(facts.start))
    for number in range(-4 * _FAR + 1, 4 * _FAR):
        height = Fraction(number, 4)
        inside = (low == "-oo" or height > int(low)) and (high == "oo" or height < int(high))
        if inside is not (_end(facts, height) == limit):
            yield f"the start {height} is on the wrong side"
            return
    if any("oo" not in end and abs(int(end)) >= _FAR for end in (low, high)):
        yield "an end of the interval is too far away"


_SECOND = {"steepness": "number", "solution": "expression(x)", "basin": "interval_union"}

CHECKER = Checker(
    facts=Facts,
    method="signs and substitution, in balls",
    wrong=wrong,
    types=lambda facts: ["number", _SECOND[facts.asked]],
)
