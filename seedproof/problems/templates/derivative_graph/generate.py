"""Draws a derivative as line segments with all corners and zeros at lattice points."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import accumulate, pairwise
from typing import NamedTuple

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.derivative_graph.facts import Asked, Facts
from seedproof.problems.templates.derivative_graph.phrases import DIRECTIONS, PLACES, QUESTIONS, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import collection, formula, interval, union

Point = tuple[int, int]


class Run(NamedTuple):
    """An interval on which the derivative, or its slope, has one sign."""

    start: int
    end: int
    positive: bool


def sample(draws: Draws, difficulty: int) -> Facts:
    """Three to six segments, none of them level; in the last difficulty a value of f is known."""
    points = _points(draws, difficulty)
    asked = _asked(draws, difficulty)
    known: list[int] = []
    if difficulty == 3:
        value = draws.between(-3, 5)
        x, _ = draws.choice(points[2:])
        known = [value, x]
        asked += ["value", "greatest"]
    corners = _corners(points)
    if _has_straight_corner(points) or _changes_seldom(corners, difficulty):
        raise Rejected("two segments are one, or there are too few changes")
    return Facts(points, asked, known)


def _points(draws: Draws, difficulty: int) -> list[Point]:
    """Draw the ends of the segments."""
    middle_count = draws.between(4, 5)
    large_count = draws.between(5, 6)
    count = {1: 3, 2: middle_count, 3: large_count}[difficulty]
    widths = [draws.between(1, 3) for _ in range(count)]
    heights = [draws.between(-3, 3) for _ in range(count + 1)]
    has_level = any(left == right for left, right in pairwise(heights))
    if has_level or not 5 <= sum(widths) <= 11:
        raise Rejected("the figure is too wide or too narrow, or a segment is level")
    abscissas = accumulate(widths, initial=draws.between(-5, -2))
    return list(zip(abscissas, heights, strict=True))


def _asked(draws: Draws, difficulty: int) -> list[Asked]:
    """Draw what is asked about the course of f."""
    extrema: tuple[Asked, ...] = ("maxima", "minima")
    concavities: tuple[Asked, ...] = ("concave up", "concave down")
    monotonicities: tuple[Asked, ...] = ("increasing", "decreasing")
    concavity = draws.choice(concavities)
    monotonicity = draws.choice(monotonicities)
    if difficulty == 1:
        return [monotonicity, *extrema, "bends"]
    if difficulty == 3:
        return [draws.choice(extrema), "bends"]
    return [monotonicity, draws.choice(extrema), concavity, "bends"]


def _corners(points: Sequence[Point]) -> list[Point]:
    """Return where the segments end, and where they cross the axis.

    Raises: Rejected where a zero is no lattice point.
    """
    corners: list[Point] = []
    for (x, y), (right, height) in pairwise(points):
        corners.append((x, y))
        if y * height < 0:
            zero = x + Fraction(y * (right - x), y - height)
            if zero.denominator > 1:
                raise Rejected("a zero is no lattice point")
            corners.append((int(zero), 0))
    return [*corners, points[-1]]


def _has_straight_corner(points: Sequence[Point]) -> bool:
    slopes = [Fraction(height - y, right - x) for (x, y), (right, height) in pairwise(points)]
    return any(before == after for before, after in pairwise(slopes))


def _changes_seldom(corners: Sequence[Point], difficulty: int) -> bool:
    """Return whether there are fewer signs of the derivative than wanted, or as many and one of its slope."""
    signs = len(_runs_of_sign(corners))
    concavities = len(_runs_of_slope(corners))
    fewest = 3
    if difficulty == 1:
        fewest = 2
    return signs < fewest or (signs == fewest and concavities < 2)


def _runs_of_sign(corners: Sequence[Point]) -> list[Run]:
    """Return where the derivative has one sign; where it touches zero is no change."""
    cells = [Run(x, right, y + height > 0) for (x, y), (right, height) in pairwise(corners)]
    return _joined(cells)


def _runs_of_slope(corners: Sequence[Point]) -> list[Run]:
    """Return where the slope of the derivative has one sign."""
    cells = [Run(x, right, height > y) for (x, y), (right, height) in pairwise(corners)]
    return _joined(cells)


def _joined(cells: Iterable[Run]) -> list[Run]:
    """Return neighbours of the same sign as one."""
    runs: list[Run] = []
    for cell in cells:
        start = cell.start
        if runs and runs[-1].positive == cell.positive:
            start = runs.pop().start
        runs.append(Run(start, cell.end, cell.positive))
    return runs


def answers(facts: Facts) -> list[Answer]:
    """Answer each question that is asked."""
    return [_answer(facts, asked) for asked in facts.asked]


def _answer(facts: Facts, asked: Asked) -> Answer:
    """Take the runs of the wanted sign, the places between them, or areas of trapezia added up."""
    corners = _corners(facts.points)
    signs = _runs_of_sign(corners)
    concavities = _runs_of_slope(corners)
    match asked:
        case "increasing":
            return _intervals(run for run in signs if run.positive)
        case "decreasing":
            return _intervals(run for run in signs if not run.positive)
        case "concave up":
            return _intervals(run for run in concavities if run.positive)
        case "concave down":
            return _intervals(run for run in concavities if not run.positive)
        case "maxima":
            return _ends(run for run in signs[:-1] if run.positive)
        case "minima":
            return _ends(run for run in signs[:-1] if not run.positive)
        case "bends":
            return _ends(concavities[:-1])
        case "value":
            _, x = facts.known
            return Answer(formula(_values(facts, corners)[x]), "number", (f"f({x})",))
        case "greatest":
            values = _values(facts, corners).values()
            return Answer(formula(max(values)), "number")


def _intervals(runs: Iterable[Run]) -> Answer:
    return Answer(union(*(interval(run.start, run.end) for run in runs)), "interval_union")


def _ends(runs: Iterable[Run]) -> Answer:
    return Answer(collection(*(run.end for run in runs)), "set", ("x",))


def _values(facts: Facts, corners: Sequence[Point]) -> dict[int, Fraction]:
    """Return the values of f at the corners, by the areas of trapezia from the left end on."""
    x, _ = corners[0]
    value = Fraction(facts.known[0])
    values = {x: value}
    for (left, low), (right, high) in pairwise(corners):
        value += Fraction((right - left) * (low + high), 2)
        values[right] = value
    return values


def words(facts: Facts, draws: Draws) -> Words:
    """Write the interval, and perhaps a value."""
    first = str(facts.points[0][0])
    last = str(facts.points[-1][0])
    if facts.known:
        wording = draws.choice(STATEMENTS["with a value"])
        statement = fill(wording, first=first, last=last, value=str(facts.known[0]))
    else:
        statement = fill(draws.choice(STATEMENTS["without a value"]), first=first, last=last)
    questions = [_question(facts, asked, draws) for asked in facts.asked]
    return Words(statement, tuple(questions))


def _question(facts: Facts, asked: Asked, draws: Draws) -> str:
    match asked:
        case "increasing" | "decreasing" | "concave up" | "concave down":
            return fill(draws.choice(QUESTIONS["direction"]), direction=DIRECTIONS[asked])
        case "maxima" | "minima" | "bends":
            return fill(draws.choice(QUESTIONS["places"]), places=PLACES[asked])
        case "value":
            _, x = facts.known
            return fill(draws.choice(QUESTIONS["value"]), x=str(x))
        case "greatest":
            return draws.choice(QUESTIONS["greatest"])


def drawing(facts: Facts) -> Drawing:
    """Draw the segments with their ends as dots."""
    heights = [y for _, y in facts.points]
    points = [[str(x), str(y)] for x, y in facts.points]
    marks = [{"kind": "point", "at": point, "open": 0, "label": ""} for point in points]
    return {
        "kind": "axes",
        "x": [str(facts.points[0][0] - 1), str(facts.points[-1][0] + 1)],
        "y": [str(min(heights) - 1), str(max(heights) + 1)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "f'(x)",
        "items": [{"kind": "polyline", "points": points}, *marks],
    }


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    return "Graph of a derivative: line segments with marked ends, on a grid of unit squares."


def twin(facts: Facts) -> Facts:
    """Return the graph mirrored in the axis."""
    return replace(facts, points=[(x, -y) for x, y in facts.points])


TEMPLATE = Template(
    subject="differential_calculus",
    method="signs and areas of quarter steps",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "signs and slopes of the drawn derivative",
        2: "more changes, and the concavity of the function itself",
        3: "areas below the drawn derivative give values of the function, and its greatest one",
    },
    version=2,
)
