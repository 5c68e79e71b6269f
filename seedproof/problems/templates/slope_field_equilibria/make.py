"""Draws equilibria and a factor, and looks at the sign of the right side between them."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import prod

from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.templates.slope_field_equilibria.facts import Asked, Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import INFINITY, Formula, Symbol, call, formula, interval

X = Symbol("x")

_FACTORS = {
    2: ((-1, 2), (-1, 3), (-1, 4), (-1, 5), (-2, 5), (-1, 6)),
    3: ((1, 4), (-1, 4), (1, 6), (-1, 6), (1, 8), (-1, 8)),
}
"""By the number of equilibria."""
_ASKED: dict[int, Asked] = {1: "steepness", 2: "solution", 3: "basin"}
_HIGHEST = 5


def sample(draws: Draws, difficulty: int) -> Facts:
    """Two equilibria and a slope; two and the whole solution; three and a basin of attraction."""
    count = 3 if difficulty == 3 else 2
    equilibria = sorted(draws.sample(range(-4, 5), count))
    above, below = draws.choice(_FACTORS[count])
    low, *_, high = equilibria
    start = draws.between(low + 1, high - 1) if high - low > 1 else low
    facts = Facts(above, below, equilibria, start, asked=_ASKED[difficulty])
    if start in equilibria or high - low < 2:
        raise Rejected("the start is an equilibrium")
    if count == 3 and min(second - first for first, second in pairwise(equilibria)) < 2:
        raise Rejected("the slopes between two equilibria are hard to tell from zero")
    if not _is_visible(equilibria) or not shifts(facts):
        raise Rejected("an equilibrium would be hidden by the axis")
    if count == 2 and 2 * start == low + high and difficulty == 2:
        raise Rejected("the start is in the middle")
    return facts


def shifts(facts: Facts) -> list[int]:
    """Return by how much the field can be moved, so that all equilibria are in the figure."""
    moved = {shift: [place + shift for place in facts.equilibria] for shift in (1, -1, 2, -2, 3, -3)}
    return [shift for shift, equilibria in moved.items() if _is_visible(equilibria)]


def _is_visible(equilibria: Sequence[int]) -> bool:
    """Return whether all are in the figure, and none is on the x-axis."""
    return 0 not in equilibria and all(abs(place) <= _HIGHEST for place in equilibria)


def _slope_at(facts: Facts, height: Fraction) -> Fraction:
    """Return the right side of the equation."""
    return Fraction(facts.above, facts.below) * prod(height - zero for zero in facts.equilibria)


def _solution(facts: Facts) -> Formula:
    """Return the logistic curve between two equilibria."""
    low, high = facts.equilibria
    rate = Fraction(-facts.above * (high - low), facts.below)
    share = Fraction(high - facts.start, facts.start - low)
    decay = call("exp", -rate * X)
    above = high * share.denominator + low * share.numerator * decay
    return above / (share.denominator + share.numerator * decay)


def work(facts: Facts, slip: Slip) -> Worked:
    """The limit is the next equilibrium above the start if the solution rises, below it if it falls."""
    ends = [-INFINITY, *map(formula, facts.equilibria), INFINITY]
    place = sum(zero < facts.start for zero in facts.equilibria)
    if _slope_at(facts, Fraction(facts.start)) > 0:
        place += 1
    match facts.asked:
        case "steepness":
            second = formula(_slope_at(facts, Fraction(sum(facts.equilibria), 2)))
        case "solution":
            second = _solution(facts)
        case "basin":
            second = interval(ends[place - 1], ends[place + 1])
    return Worked((), (ends[place], second))


_SECOND = {
    "steepness": Typed("number"),
    "solution": Typed("expression(x)", ("y",)),
    "basin": Typed("interval_union", ("y(0)",)),
}

SHEET = Sheet(
    subject="differential_calculus",
    method="signs and substitution, in balls",
    sample=sample,
    work=work,
    gaps=lambda facts: {"factor": Fraction(facts.above, facts.below)},
    types=lambda facts: (Typed("number"), _SECOND[facts.asked]),
    levels={
        1: "two equilibria are read off; the steepest place is between them",
        2: "the equation is solved with what was read off",
        3: "three equilibria, and which starts lead to the same limit",
    },
)
