"""Chooses a function that pulls towards a fixed point, and marks the lattice points that determine it."""

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, floor
from typing import Literal

from seedproof.problems.making.coefficients import value
from seedproof.problems.making.texts import Writer
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.template import Words
from seedproof.problems.templates.cobweb_diagram.facts import Facts
from seedproof.problems.templates.cobweb_diagram.phrases import TEXTS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Power, Symbol, collection, formula, polynomial

N = Symbol("n")
X = Symbol("x")

_EASY_SLOPES = ((1, 2), (1, 3), (1, 4), (-1, 2), (2, 3))
_SLOPES = (*_EASY_SLOPES, (-1, 3), (-2, 3), (3, 4), (-3, 4))
"""Rise and run."""
_BENDS = (2, -2, 3, -3, 4, -4, 4, -4, 5, -5, 6, -6, 8, -8)
"""One over the leading coefficient of a quadratic function."""
_WIDEST_WINDOW = 13


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a line whose fixed point is an integer, one where it is not, or a parabola."""
    match difficulty:
        case 1:
            facts = _line(draws, _EASY_SLOPES)
        case 2:
            facts = _line(draws, _SLOPES, explicit=1)
        case _:
            facts = _parabola(draws)
    points = fixed_points(facts)
    asked_for = {Fraction(facts.start), *(points if difficulty < 3 else ())}
    low, high = window(facts)
    if high - low > _WIDEST_WINDOW or facts.start == 0 or asked_for & {x for x, _ in facts.marks}:
        raise Rejected("the window is large, or what is asked for is marked")
    start, following, second, *_ = terms(facts)
    if abs(following - start) < 1 or abs(second - following) < Fraction(1, 2):
        raise Rejected("the steps of the path are small")
    if difficulty < 3:
        is_integer = points[0].denominator == 1
        if is_integer != (difficulty == 1) or abs(points[0] - facts.start) < 2:
            raise Rejected("the fixed point is not of the kind wanted, or the path starts near it")
    return facts


def _line(draws: Draws, slopes: Sequence[tuple[int, int]], explicit: Literal[0, 1] = 0) -> Facts:
    rise, run = draws.choice(slopes)
    x = draws.between(-3, 6)
    y = draws.between(-3, 7)
    return Facts(marks=[(x, y), (x + run, y + rise)], start=draws.between(-4, 9), explicit=explicit)


def _parabola(draws: Draws) -> Facts:
    """Draw f(x) = x + (x - low)(x - high)/bend: rising between its fixed points, so paths do not turn.

    Raises: Rejected.
    """
    bend = draws.choice(_BENDS)
    low = draws.between(-3, 3)
    high = low + draws.between(2, abs(bend))
    third = low + draws.between(-3, 9)
    start = draws.between(low + 1, high - 1)
    lift = Fraction((third - low) * (third - high), bend)
    if lift == 0 or lift.denominator > 1:
        raise Rejected("the third mark is no other lattice point")
    marks = [(low, low), (high, high), (third, third + int(lift))]
    return Facts(marks=sorted(marks), start=start, explicit=0)


def _is_linear(facts: Facts) -> bool:
    return len(facts.marks) == 2


def coefficients(facts: Facts) -> list[Fraction]:
    """Return the coefficients of the function through the marks."""
    if _is_linear(facts):
        (x, y), (next_x, next_y) = facts.marks
        slope = Fraction(next_y - y, next_x - x)
        return [slope, y - slope * x]
    low, high = fixed_points(facts)
    ((x, y),) = [(x, y) for x, y in facts.marks if x != y]
    leading = (y - x) / ((x - low) * (x - high))
    return [leading, 1 - leading * (low + high), leading * low * high]


def fixed_points(facts: Facts) -> list[Fraction]:
    """Return the fixed points in their order; of a parabola both are marked."""
    if not _is_linear(facts):
        return [Fraction(x) for x, y in facts.marks if x == y]
    slope, level = coefficients(facts)
    return [level / (1 - slope)]


def terms(facts: Facts) -> list[Fraction]:
    """Return the first terms; fewer with a parabola, whose terms soon have many digits."""
    found = [Fraction(facts.start)]
    for _ in range(4 if _is_linear(facts) else 2):
        found.append(value(coefficients(facts), found[-1]))
    return found


def window(facts: Facts) -> tuple[int, int]:
    """Return from where to where both axes go."""
    shown = [Fraction(0), *terms(facts), *fixed_points(facts)]
    for mark in facts.marks:
        shown += map(Fraction, mark)
    return floor(min(shown)) - 1, ceil(max(shown)) + 1


def work(facts: Facts, slip: Slip) -> Worked:
    """The limit is the only fixed point, or of two the one towards which the first step goes."""
    start, following, second, *_ = terms(facts)
    points = fixed_points(facts)
    limit = points[-1] if following > start else points[0]
    slope, *_ = coefficients(facts)
    function = polynomial(coefficients(facts), X)
    if not _is_linear(facts):
        return Worked((), (collection(*points), formula(limit), function))
    if facts.explicit:
        explicit = limit + (start - limit) * Power(formula(slope), N)
        return Worked((), (function, formula(limit), explicit))
    return Worked((), (function, formula(second), formula(limit)))


def _types(facts: Facts) -> tuple[Typed, Typed, Typed]:
    function = Typed("expression(x)", ("f",))
    limit = Typed("number")
    if not _is_linear(facts):
        return Typed("set", ("x",)), limit, function
    if facts.explicit:
        return function, limit, Typed("expression(n; n >= 0, integer)", ("x_n",))
    return function, Typed("number", ("x_2",)), limit


def _degree(facts: Facts) -> str:
    return "linear" if _is_linear(facts) else "quadratic"


def _words(facts: Facts, writer: Writer) -> Words:
    statement, *questions = map(writer.say, TEXTS["kind"][_degree(facts), facts.explicit])
    return Words(statement, tuple(questions))


SHEET = Sheet(
    subject="sequences_series",
    method="exact fixed-point equation",
    sample=sample,
    work=work,
    types=_types,
    gaps=lambda facts: {"degree": _degree(facts)},
    words=_words,
    levels={
        1: "a line whose fixed point is an integer, and the first terms",
        2: "a line whose fixed point cannot be read off, and a formula for all terms",
        3: "a parabola with two fixed points, of which one attracts",
    },
    version=2,
)
