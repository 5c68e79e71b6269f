"""Equations y' = g(y) by drawn slope fields: limits, the steepest slope, solutions, starting values."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from seedproof.certifying import terms
from seedproof.certifying.patterns import Said
from seedproof.certifying.script import Script, Unread
from seedproof.certifying.terms import Term, at_most, equal, every, less, negated, one_of, some
from seedproof.certifying.university import latex, plain
from seedproof.certifying.university.best import Choice, best_gain
from seedproof.certifying.university.drawn import Item, expect_only, figure, numbers, only, place, shown
from seedproof.certifying.university.expression import Expression, Interval
from seedproof.certifying.university.ground import Ground
from seedproof.certifying.university.meanings import meanings
from seedproof.certifying.university.promises import answer_is, law, never, possible, start
from seedproof.certifying.university.series import taylor, value
from seedproof.certifying.university.stated import stated_number
from seedproof.certifying.university.template import Asked, Task, Template
from seedproof.problems.templates.slope_field_equilibria import phrases

LEMMAS = {
    "way_to_an_equilibrium": (
        "For a polynomial g, a solution of y' = g(y) approaches L for growing x exactly if g(L) = 0 and "
        "it starts at L, or the sign of g at its start leads towards L and g has no zero on the way, from "
        "the start to before L."
    ),
    "between_equilibria": (
        "For a polynomial g, a solution between two neighbouring zeros of g takes all values between "
        "these, as x runs from -infinity to infinity."
    ),
}

_PRODUCTS = {"two": "(y - a)(y - b)", "three": "(y - a)(y - b)(y - c)"}
STATEMENTS = meanings(
    (phrases.TWO, phrases.THREE),
    {
        "two": {
            "The figure shows the slope field...$$y' = #(y - a)(y - b)$$": "factor:formula",
            "Of the equation $y' = #(y - a)(y - b)$...integers with $a < b$": "factor:formula",
            r"A quantity...$$y' = #(y - a)(y - b), \qquad a < b,$$": "factor:formula",
        },
        "three": {
            "The figure shows the slope field...$$y' = #(y - a)(y - b)(y - c)$$": "factor:formula",
            "Of the equation $y' = #(y - a)(y - b)(y - c)$...integers with $a < b < c$": "factor:formula",
            r"A quantity...$$y' = #(y - a)(y - b)(y - c), \qquad a < b < c,$$": "factor:formula",
        },
    },
    seen="c0575bde",
)

QUESTIONS = meanings(
    (phrases.LIMIT_QUESTIONS, phrases.STEEPNESS, phrases.SOLUTIONS, phrases.BASINS),
    {
        "limit": ("What is the limit of $y(x)$", "Which value does $y(x)$ approach"),
        "solution": ("Find a formula for $y(x)$", "Solve the equation: what is $y(x)$"),
        "steepest": ("How steep is the graph of $y$ where it is steepest", "What is the largest slope"),
        "starts": ("For which initial values $y(0)$", "Find the interval of all initial values $y(0)$"),
    },
    seen="89c14241",
)


@dataclass(frozen=True, slots=True)
class Model:
    """The right side, the heights at which slopes are 0, and where the solution starts."""

    right: Expression
    level: Sequence[Fraction]
    height: Fraction


def _build(said: Said, task: Task) -> Model:
    drawing = figure(task, "axes")
    expect_only(drawing, "slope_field", "point")
    marked = only(drawing, "point")
    at, height = place(marked["at"])
    level = _level(drawing)
    if len(level) != {"two": 2, "three": 3}[said.kind]:
        raise Unread(f"{task.row_id}: slopes are seen to be 0 at {len(level)} heights")
    if marked["label"] != "P" or at or height in level:
        raise Unread(f"{task.row_id}: no solution starts at P")
    return Model(latex.expression(said["factor"] + _PRODUCTS[said.kind]), level, height)


def _level(drawing: Item) -> Sequence[Fraction]:
    """Return the integer heights in the figure at which the slopes that are drawn are 0."""
    field, (low, high) = only(drawing, "slope_field")["field"], numbers(drawing["y"])
    if any(by_x for _, by_x, _ in field) or low.denominator != 1 or high.denominator != 1:
        raise Unread(f"slopes that change along a height: {field}")
    slopes = {
        Fraction(height): sum(Fraction(factor) * Fraction(height) ** power for factor, _, power in field)
        for height in range(int(low), int(high) + 1)
    }
    return [height for height, slope in slopes.items() if slope == 0]


@dataclass(frozen=True, slots=True)
class Law:
    """The right side, with the places where it is 0."""

    ground: Ground
    right: Expression
    zeros: dict[str, Term]

    def slope(self, height: Term) -> Term:
        """Return the slope at a height."""
        return value(self.ground, self.right, {**self.zeros, "y": height})

    def leads(self, first: Term, last: Term) -> Term:
        """Say that a solution from one height approaches another one."""
        zeros = self.zeros.values()
        blocks = ([terms.between(first, zero, last), terms.between(last, zero, first)] for zero in zeros)
        free = (negated(some(either)) for either in blocks)
        on_the_way = every([less(0, self.slope(first) * (last - first)), *free])
        return every([one_of(last, zeros), some([equal(first, last), on_the_way])])


def _law(asked: Asked[Model], ground: Ground) -> Law:
    zeros: dict[str, Term] = {}
    for name, height in zip("abc", asked.model.level, strict=False):
        zeros[name] = ground.unknown(name)
        shown(ground, f"the slopes at the height {height} are 0", equal(zeros[name], height))
    return Law(ground, asked.model.right, zeros)


def _limit_of(asked: Asked[Model], ground: Ground, found: Law) -> Term:
    """Return what the solution through P approaches."""
    first, last = ground.unknown("start"), ground.unknown("limit")
    shown(ground, f"the point P at the height {asked.model.height}", equal(first, asked.model.height))
    ground.say("the solution approaches the limit", found.leads(first, last), lemma="way_to_an_equilibrium")
    return last


def _zeros_are(asked: Asked[Model]) -> Script:
    """Promise that the slope is 0 at the heights that were read, and at no other one."""
    ground = start(asked)
    found, height = _law(asked, ground), ground.unknown("height")
    drawn = one_of(height, found.zeros.values())
    wrong = negated(equal(drawn, equal(found.slope(height), 0)))
    return never(asked, ground, "zeros", "other heights with the slope 0 than those drawn", wrong)


def _limit(asked: Asked[Model]) -> Iterator[Script]:
    yield _zeros_are(asked)
    ground = start(asked)
    last = _limit_of(asked, ground, _law(asked, ground))
    yield from answer_is(asked, ground, equal(last, stated_number(asked, ground)))


def _steepest(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    found, height = _law(asked, ground), asked.model.height
    below = [zero for zero in asked.model.level if zero < height]
    above = [zero for zero in asked.model.level if zero > height]
    if not below or not above:
        raise Unread(f"{asked.task.row_id}: the solution has slopes without a bound")
    ground.use("between_equilibria")

    def choice(ground: Ground, who: str) -> Choice:
        y = ground.unknown("y")
        shown(ground, f"P is at the height {height}, so a value of y", terms.between(below[-1], y, above[0]))
        return Choice(y, found.slope(y))

    return best_gain(asked, ground, choice, stated_number(asked, ground))


def _solution(asked: Asked[Model]) -> Iterator[Script]:
    ground = start(asked)
    ground.use("one_solution_through_a_point")
    found, x = _law(asked, ground), ground.unknown("x")
    height, slope = taylor(ground, plain.expression(asked.part.answer), {"x": x}, "x", 1)
    yield from law(asked, ground, "the equation holds", equal(slope, found.slope(height)), "solves_")
    shown(ground, f"the point P at the height {asked.model.height}")
    ground.say("at 0", equal(x, 0))
    yield from law(asked, ground, "the initial value", equal(height, asked.model.height), "starts_")


def _starts(asked: Asked[Model]) -> Iterator[Script]:
    """Promise that solutions have this limit exactly if they start in the stated interval."""
    yield _zeros_are(asked)
    ground = start(asked)
    found = _law(asked, ground)
    last, other = _limit_of(asked, ground, found), ground.unknown("other_start")
    has_it, stated = found.leads(other, last), _is_in(asked, ground, other)
    yield possible(asked, ground, "possible", "a start in it", every([stated, has_it]))
    inside = every([stated, negated(has_it)])
    yield never(asked, ground, "inside", "a start in it that leads elsewhere", inside)
    outside = every([has_it, negated(stated)])
    yield never(asked, ground, "outside", "a start that leads there, but is not in it", outside)


def _is_in(asked: Asked[Model], ground: Ground, member: Term) -> Term:
    pieces = plain.region(asked.part.answer).pieces
    if len(pieces) != 1 or not isinstance(piece := pieces[0], Interval):
        raise Unread(f"no interval: {asked.part.answer}")
    claims = []
    if not plain.is_infinite(piece.low):
        below = at_most if piece.has_low else less
        claims.append(below(value(ground, piece.low, {}), member))
    if not plain.is_infinite(piece.high):
        below = at_most if piece.has_high else less
        claims.append(below(member, value(ground, piece.high, {})))
    return every(claims)


TEMPLATE = Template(
    statements=STATEMENTS,
    build=_build,
    questions=QUESTIONS,
    queries={"limit": _limit, "solution": _solution, "steepest": _steepest, "starts": _starts},
)
