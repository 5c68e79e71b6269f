"""Plants the lattice points where two polynomial curves meet, and integrates what is between."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import ceil, floor

from msgspec.structs import replace

from seedproof.problems.making.coefficients import integral, scaled, total, value, with_roots
from seedproof.problems.making.texts import Writer
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.template import Words
from seedproof.problems.templates.area_between_curves.facts import Facts
from seedproof.problems.templates.area_between_curves.phrases import AREAS, DEGREES, FORMULAS, STATEMENTS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Symbol, formula, polynomial

_LEADING = {2: (-2, -1), -2: (2, 1), 1: (-1, -2), -1: (1, 2)}
"""Twice the leading coefficients of two parabolas that open to different sides."""
_LOWEST = -10
_HIGHEST = 10


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a line and a parabola, two parabolas, or a cubic curve and one of lower degree; all in halves."""
    meeting = _abscissas(draws, difficulty)
    leading = draws.choice((2, -2, 1, -1))
    lower = _lower(draws, difficulty, leading)
    if difficulty == 2:
        leading -= lower[0]
    upper = total(with_roots(meeting, leading), lower)
    if lower[0] == 0:
        lower = lower[1:]
    facts = Facts(f=_halves(upper), g=_halves(lower))
    low, high = heights(facts)
    beside = any(y.denominator > 1 for _, y in marks(facts))
    if beside or high - low > 11 + difficulty or low < _LOWEST or high > _HIGHEST:
        raise Rejected("the curves meet beside the lattice, or the figure is too high")
    needed = len(upper) + (1 if difficulty == 2 else 0)
    if len(marks(facts)) < needed or len(marks(farther(facts))) < needed:
        raise Rejected("there is no room for a marked point")
    return facts


def _abscissas(draws: Draws, difficulty: int) -> list[int]:
    """Draw where the curves meet: at three places at the highest difficulty, else at two that are further."""
    meeting = [draws.between(-4, 1)]
    if difficulty < 3:
        return [*meeting, meeting[-1] + draws.choice((1, 2, 2, 3)) + 1]
    for _ in range(2):
        meeting.append(meeting[-1] + draws.choice((1, 2, 2, 3)))
    return meeting


def _lower(draws: Draws, difficulty: int, leading: int) -> list[int]:
    """Draw twice the coefficients of the curve of lower degree, where the other has this leading one."""
    squares = {1: (0,), 2: _LEADING[leading], 3: (0, 1, 2, -1, -2)}
    square = draws.choice(squares[difficulty])
    (slope,) = draws.nonzeros(1, 2)
    if square % 2 == 0:
        slope *= 2
    return [square, slope, 2 * draws.between(-3, 4)]


def _halves(coefficients: Sequence[int]) -> list[str]:
    return [str(Fraction(coefficient, 2)) for coefficient in coefficients]


def _numbers(coefficients: Sequence[str]) -> list[Fraction]:
    return [Fraction(coefficient) for coefficient in coefficients]


def difference(facts: Facts) -> list[Fraction]:
    """Return how far the first curve is above the second."""
    return total(_numbers(facts.f), scaled(_numbers(facts.g), Fraction(-1)))


def farther(facts: Facts) -> Facts:
    """Return curves of which the first is twice as far from the second."""
    return replace(facts, f=[str(number) for number in total(_numbers(facts.f), difference(facts))])


def meeting_places(facts: Facts) -> list[int]:
    """Return where the curves meet."""
    return [x for x in range(-9, 10) if value(difference(facts), x) == 0]


def heights(facts: Facts) -> tuple[int, int]:
    """Return the lowest and the highest y that the figure must show: the curves are tried every quarter."""
    meeting = meeting_places(facts)
    quarters = [Fraction(quarter, 4) for quarter in range(4 * meeting[0] - 1, 4 * meeting[-1] + 2)]
    tried = [value(_numbers(curve), x) for curve in (facts.f, facts.g) for x in quarters]
    return floor(min(tried)) - 1, ceil(max(tried)) + 1


def marks(facts: Facts) -> list[tuple[int, Fraction]]:
    """Return where the curves meet, and a lattice point more of each curve that is not known by these."""
    meeting = meeting_places(facts)
    points = [(x, value(_numbers(facts.f), x)) for x in meeting]
    for curve in (facts.f, facts.g):
        if len(curve) > len(meeting):
            points += _inner_points(_numbers(curve), meeting)[:1]
    return points


def _inner_points(curve: Sequence[Fraction], meeting: Sequence[int]) -> list[tuple[int, Fraction]]:
    """Return the lattice points of a curve between the places of meeting, the middle ones first."""
    middle = Fraction(meeting[0] + meeting[-1], 2)
    inner = {*range(meeting[0], meeting[-1])} - {*meeting}
    points = [(x, value(curve, x)) for x in sorted(inner, key=lambda x: (abs(x - middle), x))]
    return [(x, y) for x, y in points if y.denominator == 1]


def work(facts: Facts, slip: Slip) -> Worked:
    """Both formulas, and the sum of the increases of an antiderivative, each without its sign."""
    antiderivative = integral(difference(facts), 0)
    heights = [value(antiderivative, x) for x in meeting_places(facts)]
    area = sum(abs(end - start) for start, end in pairwise(heights))
    f, g = (polynomial(_numbers(curve), Symbol("x")) for curve in (facts.f, facts.g))
    return Worked((), (f, g, formula(area)))


def _words(facts: Facts, writer: Writer) -> Words:
    """Say only the degrees; the same question is asked of both functions."""
    statement = writer.say(STATEMENTS)
    question = writer.draws.choice(FORMULAS)
    area = writer.say(AREAS)
    return Words(statement, (writer.fill(question, name="f"), writer.fill(question, name="g"), area))


SHEET = Sheet(
    subject="integral_calculus",
    method="signed exact cubature",
    sample=sample,
    work=work,
    types=(Typed("expression(x)", ("f",)), Typed("expression(x)", ("g",)), Typed("number")),
    gaps=lambda facts: {"f": DEGREES[len(facts.f) - 1], "g": DEGREES[len(facts.g) - 1]},
    words=_words,
    levels={
        1: "a line and a parabola",
        2: "two parabolas that open to different sides",
        3: "a cubic curve and one of lower degree: two regions with different signs",
    },
)
