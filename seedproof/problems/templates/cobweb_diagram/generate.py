"""Chooses a function that pulls towards a fixed point, and marks the lattice points that determine it."""

from fractions import Fraction
from itertools import pairwise

from seedproof.problems.template import Answer, Drawing, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Power, Symbol, collection, formula, polynomial, total

N, X = Symbol("n"), Symbol("x")
_SLOPES = ((1, 2), (1, 3), (1, 4), (-1, 2), (2, 3), (-1, 3), (-2, 3), (3, 4), (-3, 4))
_BENDS = (2, -2, 3, -3, 4, -4, 4, -4, 5, -5, 6, -6, 8, -8)
"""One over the leading coefficient of a quadratic function."""
_STATEMENTS = (
    "The figure shows a {} function $f$, some lattice points of its graph, and the line $y = x$. ",
    "A cobweb diagram shows the line $y = x$ and a {} function $f$ with dots at lattice points. ",
    "Use the figure with the graph of a {} function $f$, dots at lattice points of it, and $y = x$. ",
)
_PATH = (
    "A sequence begins at the integer $x_0$ marked on the horizontal axis and goes on with "
    "$x_{n+1} = f(x_n)$; the dashed path shows its first steps."
)
_FUNCTION = ("Find a formula for $f(x)$.", "Determine $f(x)$ from the marked points.")
_SECOND = ("Compute $x_2$ exactly.", "What is the exact value of $x_2$?")
_LIMIT = (r"Find $\lim_{n \to \infty} x_n$ exactly.", "To what number does the sequence converge?")
_EXPLICIT = (
    r"Find a closed formula for $x_n$, valid for all integers $n \ge 0$.",
    "Express $x_n$ explicitly in terms of $n$.",
)
_FIXED = ("Find all fixed points of $f$.", "For which $x$ is $f(x) = x$? Give the set of all solutions.")


def sample(draws: Draws, difficulty: int) -> Facts:
    """A line whose fixed point is an integer, one where it is not, or a parabola with two fixed points."""
    if difficulty < 3:
        rise, run = draws.choice(_SLOPES[: 5 if difficulty == 1 else 9])
        x, y, start = draws.between(-3, 6), draws.between(-3, 7), draws.between(-4, 9)
        marks = [[x, y], [x + run, y + rise]]
    else:
        # x + (x - low)(x - high)/bend rises between its fixed points, so paths there are monotone.
        bend, low = draws.choice(_BENDS), draws.between(-3, 3)
        high, third = low + draws.between(2, abs(bend)), low + draws.between(-3, 9)
        start, lift = draws.between(low + 1, high - 1), Fraction((third - low) * (third - high), bend)
        if lift == 0 or lift.denominator > 1:
            raise Rejected("the third mark is no other lattice point")
        marks = sorted([[low, low], [high, high], [third, third + int(lift)]])
    facts = {"marks": marks, "start": start, "explicit": int(difficulty == 2)}
    fixed, (first, last) = _fixed(marks), _window(facts)
    asked = {start, *(fixed if difficulty < 3 else ())}
    if last - first > 13 or start == 0 or asked & {x for x, _ in marks}:
        raise Rejected("the window is large, or what is asked for is marked")
    if difficulty < 3 and (abs(fixed[0] - start) < 2 or (fixed[0].denominator == 1) != (difficulty == 1)):
        raise Rejected("the fixed point is not of the kind wanted, or the path starts near it")
    return facts


def _coefficients(marks: list[list[int]]) -> list[Fraction]:
    """Of the function through the marks, that of the highest power first."""
    if len(marks) == 2:
        (left, height), (right, top) = marks
        slope = Fraction(top - height, right - left)
        return [slope, height - slope * left]
    (low, high), ((x, y),) = _fixed(marks), [mark for mark in marks if mark[0] != mark[1]]
    bend = Fraction(y - x, (x - low) * (x - high))
    return [bend, 1 - bend * (low + high), bend * low * high]


def _fixed(marks: list[list[int]]) -> list[Fraction]:
    """The fixed points in their order."""
    if len(marks) == 3:
        return [Fraction(x) for x, y in marks if x == y]
    slope, level = _coefficients(marks)
    return [level / (1 - slope)]


def _path(facts: Facts) -> list[Fraction]:
    """The first terms; fewer with a parabola, whose terms soon have many digits."""
    found = [Fraction(facts["start"])]
    for _ in range(4 if len(facts["marks"]) == 2 else 2):
        value = Fraction(0)
        for one in _coefficients(facts["marks"]):
            value = value * found[-1] + one
        found.append(value)
    return found


def _window(facts: Facts) -> tuple[int, int]:
    """From where to where both axes go."""
    places = [*(one for mark in facts["marks"] for one in mark), 0, *_path(facts), *_fixed(facts["marks"])]
    return int(min(places) // 1) - 1, 1 - int(-max(places) // 1)


def answers(facts: Facts) -> list[Answer]:
    """The fixed point is where the function meets the diagonal."""
    coefficients, fixed, path = _coefficients(facts["marks"]), _fixed(facts["marks"]), _path(facts)
    function = Answer(polynomial(coefficients, X), "expression(x)")
    limit = Answer(formula(fixed[-1] if path[1] > path[0] else fixed[0]), "number")
    if len(fixed) == 2:
        return [Answer(collection(*fixed), "set"), limit, function]
    explicit = total(fixed[0], (path[0] - fixed[0]) * Power(formula(coefficients[0]), N))
    last = [Answer(explicit, "expression(n; n >= 0, integer)")] * facts["explicit"]
    return [function, Answer(formula(path[2]), "number"), limit, *last]


def words(facts: Facts, draws: Draws) -> Words:
    """Everything but the numbers."""
    linear = len(facts["marks"]) == 2
    statement = draws.choice(_STATEMENTS).format("linear" if linear else "quadratic") + _PATH
    asked = [_FUNCTION, _SECOND, _LIMIT] if linear else [_FIXED, _LIMIT, _FUNCTION]
    return Words(statement, tuple(map(draws.choice, asked + [_EXPLICIT] * facts["explicit"])))


def drawing(facts: Facts) -> Drawing:
    """The function, the diagonal, the path; a dot at each mark and at the start."""
    (low, high), path = _window(facts), _path(facts)
    span = {"from": str(low), "to": str(high), "label": "y = f(x)"}
    coefficients = [str(one) for one in _coefficients(facts["marks"])]
    corners = [(path[0], 0), *(corner for one, two in pairwise(path) for corner in ((one, two), (two, two)))]
    dots = [*((mark, "") for mark in facts["marks"]), ([facts["start"], 0], "x₀")]
    items: list[Drawing] = [
        {"kind": "line", "through": ["0", "0"], "slope": "1", "label": "y = x"},
        {"kind": "polynomial", "coefficients": coefficients} | span,
        {"kind": "polyline", "points": [[str(one) for one in corner] for corner in corners], "dashed": 1},
        *({"kind": "point", "at": list(map(str, at)), "open": 0, "label": label} for at, label in dots),
    ]
    ends = {"x": [str(low), str(high)], "y": [str(low), str(high)], "x_step": "1", "y_step": "1"}
    return {"kind": "axes", "x_label": "x", "y_label": "y", "items": items} | ends


def alt(facts: Facts) -> str:
    """What is there, not where."""
    shown = "the line y = x, the graph of f with dots at lattice points, x0 on the x-axis, a dashed path"
    return f"Cobweb diagram on a grid of unit squares: {shown} between graph and line."


def twin(facts: Facts) -> Facts:
    """The whole picture moved by one along the diagonal."""
    return facts | {"marks": [[x + 1, y + 1] for x, y in facts["marks"]], "start": facts["start"] + 1}


TEMPLATE = Template(
    subject="sequences_series",
    method="exact fixed-point equation",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
)
