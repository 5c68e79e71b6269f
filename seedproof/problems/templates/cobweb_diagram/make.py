"""Chooses a function that pulls towards a fixed point, and marks the lattice points that determine it."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import ceil, floor

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.coefficients import value
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.cobweb_diagram.facts import Facts
from seedproof.problems.templates.cobweb_diagram.phrases import (
    DEGREES,
    LINEAR,
    LINEAR_AND_EXPLICIT,
    QUADRATIC,
    STATEMENTS,
)
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Power, Symbol, collection, formula, polynomial, total

N = Symbol("n")
X = Symbol("x")

_EASY_SLOPES = ((1, 2), (1, 3), (1, 4), (-1, 2), (2, 3))
_SLOPES = (*_EASY_SLOPES, (-1, 3), (-2, 3), (3, 4), (-3, 4))
"""Rise and run."""
_BENDS = (2, -2, 3, -3, 4, -4, 4, -4, 5, -5, 6, -6, 8, -8)
"""One over the leading coefficient of a quadratic function."""
_WIDEST_WINDOW = 13

Mark = tuple[int, int]


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw a line whose fixed point is an integer, one where it is not, or a parabola."""
    match difficulty:
        case 1:
            facts = _line(draws, _EASY_SLOPES, explicit=False)
        case 2:
            facts = _line(draws, _SLOPES, explicit=True)
        case _:
            facts = _parabola(draws)
    fixed_points = _fixed_points(facts.marks)
    asked_for = {Fraction(facts.start)}
    if difficulty < 3:
        asked_for.update(fixed_points)
    low, high = _window(facts)
    if high - low > _WIDEST_WINDOW or facts.start == 0 or asked_for & {x for x, _ in facts.marks}:
        raise Rejected("the window is large, or what is asked for is marked")
    if not _steps_can_be_seen(facts):
        raise Rejected("the steps of the path are small")
    if difficulty < 3:
        (fixed_point,) = fixed_points
        is_integer = fixed_point.denominator == 1
        if is_integer != (difficulty == 1) or abs(fixed_point - facts.start) < 2:
            raise Rejected("the fixed point is not of the kind wanted, or the path starts near it")
    return facts


def _steps_can_be_seen(facts: Facts) -> bool:
    """Tell whether the first two steps are at least a square and half a square of the grid long."""
    first, second, third, *_ = _terms(facts)
    return abs(second - first) >= 1 and abs(third - second) >= Fraction(1, 2)


def _line(draws: Draws, slopes: Sequence[tuple[int, int]], *, explicit: bool) -> Facts:
    rise, run = draws.choice(slopes)
    x = draws.between(-3, 6)
    y = draws.between(-3, 7)
    start = draws.between(-4, 9)
    return Facts(
        marks=[(x, y), (x + run, y + rise)],
        start=start,
        explicit=1 if explicit else 0,
    )


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
    return Facts(sorted(marks), start, explicit=0)


def _is_linear(marks: Sequence[Mark]) -> bool:
    return len(marks) == 2


def _coefficients(marks: Sequence[Mark]) -> list[Fraction]:
    """Return the coefficients of the function through the marks."""
    if _is_linear(marks):
        return _linear_coefficients(marks)
    low, high = _fixed_points(marks)
    ((x, y),) = [(x, y) for x, y in marks if x != y]
    leading = (y - x) / ((x - low) * (x - high))
    return [leading, 1 - leading * (low + high), leading * low * high]


def _linear_coefficients(marks: Sequence[Mark]) -> list[Fraction]:
    (x, y), (next_x, next_y) = marks
    slope = Fraction(next_y - y, next_x - x)
    return [slope, y - slope * x]


def _fixed_points(marks: Sequence[Mark]) -> list[Fraction]:
    """Return the fixed points in their order; of a parabola both are marked."""
    if not _is_linear(marks):
        return [Fraction(x) for x, y in marks if x == y]
    slope, level = _linear_coefficients(marks)
    return [level / (1 - slope)]


def _terms(facts: Facts) -> list[Fraction]:
    """Return the first terms; fewer with a parabola, whose terms soon have many digits."""
    coefficients = _coefficients(facts.marks)
    steps = 4 if _is_linear(facts.marks) else 2
    terms = [Fraction(facts.start)]
    for _ in range(steps):
        terms.append(value(coefficients, terms[-1]))
    return terms


def _window(facts: Facts) -> tuple[int, int]:
    """Return from where to where both axes go."""
    shown = [Fraction(0), *_terms(facts), *_fixed_points(facts.marks)]
    for x, y in facts.marks:
        shown += [Fraction(x), Fraction(y)]
    return floor(min(shown)) - 1, ceil(max(shown)) + 1


def answers(facts: Facts) -> list[Answer]:
    """The fixed point is where the function meets the diagonal."""
    coefficients = _coefficients(facts.marks)
    fixed_points = _fixed_points(facts.marks)
    function = Answer(polynomial(coefficients, X), "expression(x)", ("f",))
    limit = Answer(formula(_limit(facts)), "number")
    if not _is_linear(facts.marks):
        return [Answer(collection(*fixed_points), "set", ("x",)), limit, function]
    second_term = Answer(formula(_terms(facts)[2]), "number", ("x_2",))
    if not facts.explicit:
        return [function, second_term, limit]
    slope = coefficients[0]
    (fixed_point,) = fixed_points
    explicit = total(fixed_point, (facts.start - fixed_point) * Power(formula(slope), N))
    return [function, limit, Answer(explicit, "expression(n; n >= 0, integer)", ("x_n",))]


def _limit(facts: Facts) -> Fraction:
    """Return the only fixed point, or of two the one towards which the first step goes."""
    fixed_points = _fixed_points(facts.marks)
    start, following, *_ = _terms(facts)
    if following > start:
        return fixed_points[-1]
    return fixed_points[0]


def words(facts: Facts, draws: Draws) -> Words:
    """Say everything but the numbers."""
    degree = len(facts.marks) - 1
    statement = fill(draws.choice(STATEMENTS), degree=DEGREES[degree])
    questions = tuple(draws.choice(wordings) for wordings in _wordings(facts))
    return Words(statement, questions)


def _wordings(facts: Facts) -> tuple[tuple[str, ...], ...]:
    if not _is_linear(facts.marks):
        return QUADRATIC
    if facts.explicit:
        return LINEAR_AND_EXPLICIT
    return LINEAR


def drawing(facts: Facts) -> Drawing:
    """Draw the function, the diagonal and the path; a dot at each mark and at the start."""
    low, high = _window(facts)
    ends = [str(low), str(high)]
    diagonal = {"kind": "line", "through": ["0", "0"], "slope": "1", "label": "y = x"}
    graph = {
        "kind": "polynomial",
        "coefficients": [str(coefficient) for coefficient in _coefficients(facts.marks)],
        "from": str(low),
        "to": str(high),
        "label": "y = f(x)",
    }
    path = {
        "kind": "polyline",
        "points": [[str(x), str(y)] for x, y in _corners(_terms(facts))],
        "dashed": 1,
    }
    dots = [_dot(x, y, "") for x, y in facts.marks]
    start = _dot(facts.start, 0, "x₀")
    return {
        "kind": "axes",
        "x_label": "x",
        "y_label": "y",
        "items": [diagonal, graph, path, *dots, start],
        "x": ends,
        "y": ends,
        "x_step": "1",
        "y_step": "1",
    }


def _corners(terms: Sequence[Fraction]) -> list[tuple[Fraction, Fraction]]:
    """Return the corners of the path: from the axis to the graph, over to the diagonal, and so on."""
    corners = [(terms[0], Fraction(0))]
    for term, following in pairwise(terms):
        corners.append((term, following))
        corners.append((following, following))
    return corners


def _dot(x: int, y: int, label: str) -> Drawing:
    return {"kind": "point", "at": [str(x), str(y)], "open": 0, "label": label}


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    return (
        "Cobweb diagram on a grid of unit squares: the line y = x, the graph of f with dots at lattice "
        "points, x0 on the x-axis, a dashed path between graph and line."
    )


def twin(facts: Facts) -> Facts:
    """Return the whole picture moved by one along the diagonal."""
    marks = [(x + 1, y + 1) for x, y in facts.marks]
    return replace(facts, marks=marks, start=facts.start + 1)


TEMPLATE = Template(
    subject="sequences_series",
    method="exact fixed-point equation",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "a line whose fixed point is an integer, and the first terms",
        2: "a line whose fixed point cannot be read off, and a formula for all terms",
        3: "a parabola with two fixed points, of which one attracts",
    },
    version=2,
)
