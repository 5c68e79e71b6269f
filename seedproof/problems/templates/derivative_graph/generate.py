"""Draws a derivative as line segments with all corners and zeros at lattice points."""

from fractions import Fraction
from itertools import accumulate, pairwise

from seedproof.problems.template import Answer, Drawing, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, collection, formula, interval, union

_STATEMENTS = (
    "The figure shows the graph of the derivative $f'$ of a function $f$ on the closed interval ${}$.",
    "A function $f$ is differentiable on ${}$. The figure shows its derivative $f'$, not $f$ itself.",
    "You see $y = f'(x)$, the derivative of a function $f$, for $x$ in ${}$: segments with marked ends.",
)
_KNOWN = " It is known that $f({}) = {}$."
_WAYS = (
    "Give the largest open intervals on which $f$ is {}, as a union of intervals.",
    "On which largest open intervals is $f$ {}? Answer as a union of intervals.",
)
_PLACES = (
    "Find the $x$-coordinates of all {}, as a set; write none if there are none.",
    "Give the set of the $x$-coordinates of all {}, or write none.",
)
_NAMES = {
    "maxima": "local maxima of $f$ inside the interval",
    "minima": "local minima of $f$ inside the interval",
    "bends": "inflection points of $f$ (where the concavity changes)",
}
_VALUES = {
    "value": ("Find the exact value of $f({})$.", "How large is $f({})$? Give the exact value."),
    "greatest": ("What is the greatest value of $f$ on the interval?", "Find the maximum value of $f$."),
}


def sample(draws: Draws, difficulty: int) -> Facts:
    """Three to six segments, none of them level; in the last difficulty a value of f is known."""
    count = (3, draws.between(4, 5), draws.between(5, 6))[difficulty - 1]
    widths = [draws.between(1, 3) for _ in range(count)]
    heights = [draws.between(-3, 3) for _ in range(count + 1)]
    if not 5 <= sum(widths) <= 11 or any(one == other for one, other in pairwise(heights)):
        raise Rejected("the figure is too wide or too narrow, or a segment is level")
    places = accumulate(widths, initial=draws.between(-5, -2))
    points = [[x, y] for x, y in zip(places, heights, strict=True)]
    slopes = [Fraction(b[1] - a[1], b[0] - a[0]) for a, b in pairwise(points)]
    extrema, concave = ["maxima", "minima"], draws.choice(("concave up", "concave down"))
    asked = [draws.choice(("increasing", "decreasing")), *extrema]
    if difficulty > 1:
        asked[1:] = [draws.choice(extrema), concave, "bends"]
    known = [draws.between(-3, 5), draws.choice(points[2:])[0]] if difficulty == 3 else []
    facts = {"points": points, "asked": asked + ["value", "greatest"] * (difficulty == 3), "known": known}
    corners = _corners(facts)
    changes = len(_runs(corners, 0)), len(_runs(corners, 1))
    if any(one == other for one, other in pairwise(slopes)) or changes < (min(difficulty, 2) + 1, 2):
        raise Rejected("two segments are one, or there are too few changes")
    return facts


def _corners(facts: Facts) -> list[tuple[int, int]]:
    """Where the segments end, and where they cross the axis."""
    found: list[tuple[int, int]] = []
    for (x, y), (right, height) in pairwise(facts["points"]):
        found.append((x, y))
        if y * height < 0:
            zero = x + Fraction(y * (right - x), y - height)
            if zero.denominator > 1:
                raise Rejected("a zero is no lattice point")
            found.append((int(zero), 0))
    return [*found, tuple(facts["points"][-1])]


def _runs(corners: list[tuple[int, int]], order: int) -> list[tuple[int, int, bool]]:
    """From where to where the derivative (or, of order 1, its slope) has one sign; touching zero is none."""
    found: list[tuple[int, int, bool]] = []
    for (x, y), (right, height) in pairwise(corners):
        positive = height > y if order else y + height > 0
        start = found.pop()[0] if found and found[-1][2] == positive else x
        found.append((start, right, positive))
    return found


def answers(facts: Facts) -> list[Answer]:
    """The runs with the wanted sign, the places between them, and areas of trapezia added up."""
    corners = _corners(facts)
    steps = [Fraction((b[0] - a[0]) * (a[1] + b[1]), 2) for a, b in pairwise(corners)]
    given: dict[str, Formula] = {}
    if facts["known"]:
        values = list(accumulate(steps, initial=Fraction(facts["known"][0])))
        given["value"] = formula(values[[x for x, _ in corners].index(facts["known"][1])])
        given["greatest"] = formula(max(values))
    for order, names in enumerate((("increasing", "decreasing"), ("concave up", "concave down"))):
        runs = _runs(corners, order)
        for name, wanted in zip(names, (True, False), strict=True):
            given[name] = union(*(interval(low, high) for low, high, positive in runs if positive == wanted))
        places = [(high, positive) for _, high, positive in runs[:-1]]
        if order:
            given["bends"] = collection(*(place for place, _ in places))
        else:
            given["maxima"] = collection(*(place for place, before in places if before))
            given["minima"] = collection(*(place for place, before in places if not before))
    types = {name: "set" for name in _NAMES} | {name: "number" for name in _VALUES}
    return [Answer(given[name], types.get(name, "interval_union")) for name in facts["asked"]]


def words(facts: Facts, draws: Draws) -> Words:
    """The interval, and perhaps a value."""
    (first, *_, last), known = (x for x, _ in facts["points"]), facts["known"]
    statement = draws.choice(_STATEMENTS).format(f"[{first}, {last}]")
    statement += _KNOWN.format(first, known[0]) if known else ""
    questions = []
    for name in facts["asked"]:
        phrases = _PLACES if name in _NAMES else _VALUES.get(name, _WAYS)
        said = known[1] if name == "value" else _NAMES.get(name, name)
        questions.append(draws.choice(phrases).format(said))
    return Words(statement, tuple(questions))


def drawing(facts: Facts) -> Drawing:
    """The segments with their ends as dots."""
    places, heights = zip(*facts["points"], strict=True)
    points = [[str(x), str(y)] for x, y in facts["points"]]
    return {
        "kind": "axes",
        "x": [str(places[0] - 1), str(places[-1] + 1)],
        "y": [str(min(heights) - 1), str(max(heights) + 1)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "f'(x)",
        "items": [
            {"kind": "polyline", "points": points},
            *({"kind": "point", "at": point, "open": 0, "label": ""} for point in points),
        ],
    }


def twin(facts: Facts) -> Facts:
    """The graph mirrored in the axis."""
    return facts | {"points": [[x, -y] for x, y in facts["points"]]}


TEMPLATE = Template(
    subject="differential_calculus",
    method="signs and areas of quarter steps",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=lambda facts: "Graph of a derivative: line segments with marked ends, on a grid of unit squares.",
    twin=twin,
)
