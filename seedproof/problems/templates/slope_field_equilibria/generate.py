"""Draws equilibria and a factor, and looks at the sign of the right side between them."""

from fractions import Fraction
from itertools import pairwise

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.coefficients import with_roots
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.slope_field_equilibria.facts import Facts
from seedproof.problems.templates.slope_field_equilibria.phrases import (
    LIMIT_QUESTIONS,
    SECOND_QUESTIONS,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import INFINITY, Formula, Symbol, call, formula, interval, latex, quotient, total

X = Symbol("x")

_FACTORS = {
    2: ((-1, 2), (-1, 3), (-1, 4), (-1, 5), (-2, 5), (-1, 6)),
    3: ((1, 4), (-1, 4), (1, 6), (-1, 6), (1, 8), (-1, 8)),
}
"""By the number of equilibria."""
_WINDOW = 6
_HIGHEST = 5


def sample(draws: Draws, difficulty: int) -> Facts:
    """Two equilibria and a slope; two and the whole solution; three and a basin of attraction."""
    count = 3 if difficulty == 3 else 2
    equilibria = sorted(draws.sample(range(-4, 5), count))
    above, below = draws.choice(_FACTORS[count])
    low, *_, high = equilibria
    start = draws.between(low + 1, high - 1) if high - low > 1 else low
    facts = Facts(
        above=above,
        below=below,
        equilibria=equilibria,
        start=start,
        asked=("steepness", "solution", "basin")[difficulty - 1],
    )
    if start in equilibria or high - low < 2:
        raise Rejected("the start is an equilibrium")
    if count == 3 and min(second - first for first, second in pairwise(equilibria)) < 2:
        raise Rejected("the slopes between two equilibria are hard to tell from zero")
    if not _is_visible(equilibria) or not _shifts(facts):
        raise Rejected("an equilibrium would be hidden by the axis")
    if count == 2 and 2 * start == low + high and difficulty == 2:
        raise Rejected("the start is in the middle")
    return facts


def slope_at(facts: Facts, height: Fraction) -> Fraction:
    """Return the right side of the equation."""
    value = Fraction(facts.above, facts.below)
    for equilibrium in facts.equilibria:
        value *= height - equilibrium
    return value


def limit_of(facts: Facts) -> int:
    """Return the next equilibrium above the start if the solution rises, below it if it falls."""
    if slope_at(facts, Fraction(facts.start)) > 0:
        return min(equilibrium for equilibrium in facts.equilibria if equilibrium > facts.start)
    return max(equilibrium for equilibrium in facts.equilibria if equilibrium < facts.start)


def second_answer(facts: Facts) -> Answer:
    """Return what the second part asks for."""
    low = facts.equilibria[0]
    high = facts.equilibria[-1]
    match facts.asked:
        case "steepness":
            return Answer(formula(slope_at(facts, Fraction(low + high, 2))), "number")
        case "solution":
            return Answer(solution_of(facts), "expression(x)", ("y",))
        case "basin":
            return Answer(basin_of(facts), "interval_union", ("y(0)",))


def solution_of(facts: Facts) -> Formula:
    """Return the logistic curve between two equilibria."""
    low, high = facts.equilibria
    rate = Fraction(-facts.above * (high - low), facts.below)
    share = Fraction(high - facts.start, facts.start - low)
    decay = call("exp", -rate * X)
    above = total(high * share.denominator, low * share.numerator * decay)
    return quotient(above, total(share.denominator, share.numerator * decay))


def basin_of(facts: Facts) -> Formula:
    """Return all starts between the neighbours of the limit, or on to infinity."""
    place = facts.equilibria.index(limit_of(facts))
    low = facts.equilibria[place - 1] if place > 0 else -INFINITY
    high = facts.equilibria[place + 1] if place < len(facts.equilibria) - 1 else INFINITY
    return interval(low, high)


def answers(facts: Facts) -> list[Answer]:
    """The limit, and the second part."""
    return [Answer(formula(limit_of(facts)), "number"), second_answer(facts)]


def words(facts: Facts, draws: Draws) -> Words:
    """Say the equation without its equilibria."""
    factor = latex(formula(Fraction(facts.above, facts.below)))
    statement = fill(draws.choice(STATEMENTS[len(facts.equilibria)]), factor=factor)
    return Words(statement, (draws.choice(LIMIT_QUESTIONS), draws.choice(SECOND_QUESTIONS[facts.asked])))


def drawing(facts: Facts) -> Drawing:
    """Draw the slopes on a grid of half units, and mark the start."""
    coefficients = with_roots(
        [Fraction(root) for root in facts.equilibria], Fraction(facts.above, facts.below)
    )
    degree = len(coefficients) - 1
    field = [[str(value), 0, degree - place] for place, value in enumerate(coefficients) if value]
    return {
        "kind": "axes",
        "x": ["-4", "4"],
        "y": [str(-_WINDOW), str(_WINDOW)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [
            {"kind": "slope_field", "field": field, "step": "1/2"},
            {"kind": "point", "at": ["0", str(facts.start)], "open": 0, "label": "P"},
        ],
    }


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    return "Slope field on a grid; the slopes depend on the height alone. A point P on the y-axis is marked."


def twin(facts: Facts) -> Facts:
    """Return the same field a little higher or lower."""
    shift = _shifts(facts)[0]
    return replace(
        facts,
        equilibria=[equilibrium + shift for equilibrium in facts.equilibria],
        start=facts.start + shift,
    )


def _shifts(facts: Facts) -> list[int]:
    """Return by how much the field can be moved."""
    moved = {shift: [place + shift for place in facts.equilibria] for shift in (1, -1, 2, -2, 3, -3)}
    return [shift for shift, equilibria in moved.items() if _is_visible(equilibria)]


def _is_visible(equilibria: list[int]) -> bool:
    """Return whether all are in the figure, and none is on the x-axis."""
    return 0 not in equilibria and all(abs(place) <= _HIGHEST for place in equilibria)


TEMPLATE = Template(
    subject="differential_calculus",
    method="signs and substitution, in balls",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "two equilibria are read off; the steepest place is between them",
        2: "the equation is solved with what was read off",
        3: "three equilibria, and which starts lead to the same limit",
    },
)
