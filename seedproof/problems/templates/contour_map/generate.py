"""Plants a quadratic about a lattice point, and draws level curves that meet its axes at lattice points.

The axes of symmetry are horizontal and vertical, or the two diagonals. Along each the quadratic is a multiple
of the square of the number of steps, its curvature; the marked point is on an axis and on a drawn curve.
"""

from seedproof.problems.template import Answer, Drawing, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws
from seedproof.text.formula import Symbol, Word, point, root

X, Y = Symbol("x"), Symbol("y")
_STRAIGHT = ((1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (1, 4), (4, 1))
_SLANTED = ((1, 1), (1, -1), (2, 2), (2, -2), (3, 2), (3, -2))
_CROSSED = ((0, 1), (0, -1), (0, 2), (0, -2), (1, 3), (1, -3), (1, 4), (1, -4))
_STATEMENTS = (
    "The figure shows level curves of a quadratic polynomial $f(x, y)$, each with its value. {}",
    "A quadratic polynomial $f(x, y)$ is given by the map of level curves in the figure, where every curve "
    "carries the value of $f$ on it. {}",
    "In the figure you see a contour map of $f(x, y)$, a polynomial of degree two; the numbers are the "
    "values of $f$ on the curves. {}",
)
_MARKED = "The point $P$ lies on an axis of symmetry of the level curves{}."
_CENTRES = (
    "Find the critical point $(x, y)$ of $f$. Its coordinates are integers.",
    "At which point $(x, y)$, with integer coordinates, is the gradient of $f$ zero?",
)
_KINDS = (
    "Does $f$ have a local maximum, a local minimum or a saddle point at its critical point?",
    "What kind is the critical point of $f$: local maximum, local minimum or saddle point?",
)
_DIRECTIONS = (
    r"Find the unit vector $(u, v)$ in the direction of the gradient $\nabla f(P)$.",
    "In which direction does $f$ increase fastest at $P$? Give a unit vector $(u, v)$.",
)
_FORMULAS = ("Find a formula for $f(x, y)$.", "Which polynomial is $f(x, y)$?")


def sample(draws: Draws, difficulty: int) -> Facts:
    """A bowl or a hill; a saddle, or one with diagonal axes; any with straight axes, and its formula."""
    kind = (
        "straight" if difficulty == 1 else "any" if difficulty == 3 else draws.choice(("crossed", "slanted"))
    )
    sign = draws.choice((1, -1))
    if kind == "slanted":
        a, b = draws.choice(_SLANTED + _CROSSED)
        square = [sign * a, sign * b, sign * a]
    else:
        scale = sign * draws.choice((1, 2, 3) if difficulty == 3 else (1, 1, 2))
        a, c = draws.choice(_STRAIGHT)
        crossed = kind == "crossed" or (kind == "any" and draws.below(2))
        square = [scale * a, 0, -scale * c if crossed else scale * c]
    facts: Facts = {
        "square": square,
        "centre": [draws.between(-3, 3), draws.between(-3, 3)],
        "value": draws.between(-4, 6),
        "formula": int(difficulty == 3),
    }
    steps = [(axis, many) for axis, (_, most) in enumerate(_axes(facts)) for many in range(1, most + 1)]
    axis, many = draws.choice(steps)
    way = draws.choice((many, -many))
    (right, up), at = _ways(facts)[axis], facts["centre"]
    return facts | {"point": [at[0] + way * right, at[1] + way * up]}


def _ways(facts: Facts) -> tuple[tuple[int, int], tuple[int, int]]:
    return ((1, 1), (1, -1)) if facts["square"][1] else ((1, 0), (0, 1))


def _axes(facts: Facts) -> list[tuple[int, int]]:
    """The curvature along each axis, and how many of its lattice points are on drawn curves."""
    a, b, c = facts["square"]
    one, other = (2 * a + b, 2 * a - b) if b else (a, c)
    few = 2 if one * other < 0 else 1
    return [(one, few if abs(one) > abs(other) else 3), (other, few if abs(other) >= abs(one) else 3)]


def _levels(facts: Facts) -> list[int]:
    axes, value = _axes(facts), facts["value"]
    found = {value + curvature * step**2 for curvature, most in axes for step in range(1, most + 1)}
    return sorted(found | ({value} if axes[0][0] * axes[1][0] < 0 else set()))


def answers(facts: Facts) -> list[Answer]:
    """The direction is away from the centre along the axis where it curves up, towards it where down."""
    ((one, _), (other, _)), (h, k) = _axes(facts), facts["centre"]
    kind = "saddle point" if one * other < 0 else "local minimum" if one > 0 else "local maximum"
    right, up = ((end > start) - (end < start) for end, start in zip(facts["point"], (h, k), strict=True))
    sign = 1 if (one if (right, up) in (way := _ways(facts)[0], (-way[0], -way[1])) else other) > 0 else -1
    length = root(2) / 2 if right and up else 1
    direction = point(sign * right * length, sign * up * length)
    first, last = Answer(point(h, k), "tuple"), Answer(direction, "tuple")
    if not facts["formula"]:
        return [first, Answer(Word(kind), "label"), last]
    whole = one * (X - h) ** 2 + other * (Y - k) ** 2 + facts["value"]
    return [first, Answer(Word(kind), "label"), last, Answer(whole, "expression(x, y)")]


def words(facts: Facts, draws: Draws) -> Words:
    """Nothing of the map is said."""
    more = ", and the coefficients of $f$ are integers" if facts["formula"] else ""
    statement = draws.choice(_STATEMENTS).format(_MARKED.format(more))
    asked = (_CENTRES, _KINDS, _DIRECTIONS, _FORMULAS)[: 3 + facts["formula"]]
    return Words(statement, tuple(draws.choice(phrasings) for phrasings in asked))


def drawing(facts: Facts) -> Drawing:
    """Four steps around the centre."""
    (a, b, c), (h, k) = facts["square"], facts["centre"]
    tail = [-2 * a * h - b * k, -b * h - 2 * c * k, a * h**2 + b * h * k + c * k**2 + facts["value"]]
    contours = {
        "kind": "contours",
        "quadratic": [*map(str, [a, b, c, *tail])],
        "levels": [*map(str, _levels(facts))],
    }
    mark = {"kind": "point", "at": [*map(str, facts["point"])], "open": 0, "label": "P"}
    axes = {"kind": "axes", "x_step": "1", "y_step": "1", "x_label": "x", "y_label": "y"}
    window = {"x": [str(h - 4), str(h + 4)], "y": [str(k - 4), str(k + 4)]}
    return axes | window | {"items": [contours, mark]}


def alt(facts: Facts) -> str:
    """What is there, not where."""
    return "Level curves with their values on a grid of unit squares, and a marked point P on one of them."


def twin(facts: Facts) -> Facts:
    """The other sign."""
    return facts | {"square": [-one for one in facts["square"]], "value": -facts["value"]}


TEMPLATE = Template(
    subject="multivariable_calculus",
    method="central differences of the planted quadratic",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
)
