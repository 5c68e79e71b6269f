"""Takes the convex hull of lattice points as feasible region, and looks for the best of its corners."""

from math import gcd

from seedproof.problems.template import Answer, Drawing, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Symbol, formula, latex, point

X, Y = Symbol("x"), Symbol("y")
_STATEMENTS = (
    "The shaded polygon in the figure, including its boundary, is the feasible region of a linear programme. "
    "Its corners have integer coordinates. The objective is $z = {}$.",
    "A linear programme in the variables $x$ and $y$ has the objective $z = {}$. Its feasible region is the "
    "one shaded in the figure; the boundary belongs to it, and all corners are lattice points.",
    "In the figure all points $(x, y)$ that satisfy the constraints of a linear programme are shaded. The "
    "boundary belongs to this region, and its marked corners are lattice points. Consider $z = {}$ there.",
)
_MAXIMA = ("What is the maximum of $z$ on the region?", "Find the largest value of $z$ on the region.")
_HIGHEST = (
    "At which point $(x, y)$ is the maximum attained?",
    "Give the point $(x, y)$ at which $z$ is largest.",
)
_MINIMA = ("What is the minimum of $z$ on the region?", "Find the smallest value of $z$ on the region.")
_LOWEST = (
    "At which point $(x, y)$ is the minimum attained?",
    "Give the point $(x, y)$ at which $z$ is smallest.",
)


def sample(draws: Draws, difficulty: int) -> Facts:
    """A corner or two beyond two axes; then any polygon, an objective with any signs, and more questions."""
    if difficulty < 3:
        inner = [(draws.between(1, 8), draws.between(1, 8)) for _ in range(difficulty)]
        points = [(0, 0), (draws.between(2, 9), 0), (0, draws.between(2, 9)), *inner]
        objective = [draws.between(1, 4 + 3 * difficulty), draws.between(1, 4 + 3 * difficulty)]
    else:
        points = [(draws.between(-5, 6), draws.between(-5, 6)) for _ in range(7)]
        objective = draws.nonzeros(2, 9)
    vertices = _hull(points)
    if len(vertices) != 3 + difficulty and (difficulty < 3 or len(vertices) != 5):
        raise Rejected("the polygon has another number of corners")
    ranked = sorted((objective[0] * x + objective[1] * y, x, y) for x, y in vertices)
    if ranked[-1][0] == ranked[-2][0] or ranked[0][0] == ranked[1][0] or gcd(*objective) > 1:
        raise Rejected("an extreme value is taken at two corners, or the objective has a common factor")
    _, best, height = ranked[-1]
    if difficulty < 3 and all(x <= best and y <= height for x, y in vertices):
        raise Rejected("the best corner is farthest out in both directions")
    if difficulty < 3 and 0 in (best, height) and draws.below(3):
        raise Rejected("the best corner is on an axis")
    return {"vertices": [list(one) for one in vertices], "objective": objective, "both": int(difficulty == 3)}


def _hull(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The corners of the convex hull, counterclockwise from the leftmost one."""
    chains = list[tuple[int, int]]()
    for side in (sorted(set(points)), sorted(set(points), reverse=True)):
        chain = list[tuple[int, int]]()
        for x, y in side:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], (x, y)) <= 0:
                chain.pop()
            chain.append((x, y))
        chains += chain[:-1]
    return chains


def _turn(one: tuple[int, int], two: tuple[int, int], three: tuple[int, int]) -> int:
    return (two[0] - one[0]) * (three[1] - two[1]) - (two[1] - one[1]) * (three[0] - two[0])


def answers(facts: Facts) -> list[Answer]:
    """Value and corner of the maximum, and of the minimum where that is asked."""
    first, second = facts["objective"]
    ranked = sorted((first * x + second * y, x, y) for x, y in facts["vertices"])
    found = list[Answer]()
    for value, x, y in (ranked[-1], ranked[0])[: 1 + facts["both"]]:
        found += [Answer(formula(value), "number"), Answer(point(x, y), "tuple")]
    return found


def words(facts: Facts, draws: Draws) -> Words:
    """The objective; nothing of the region is said."""
    first, second = facts["objective"]
    statement = draws.choice(_STATEMENTS).replace("{}", latex(first * X + second * Y))
    asked = (_MAXIMA, _HIGHEST, _MINIMA, _LOWEST)[: 2 + 2 * facts["both"]]
    return Words(statement, tuple(draws.choice(phrasings) for phrasings in asked))


def drawing(facts: Facts) -> Drawing:
    """The shaded polygon with its corners marked."""
    corners = [[str(x), str(y)] for x, y in facts["vertices"]]
    xs, ys = ([vertex[place] for vertex in facts["vertices"]] + [0] for place in (0, 1))
    marks = [{"kind": "point", "at": corner, "open": 0, "label": ""} for corner in corners]
    return {
        "kind": "axes",
        "x": [str(min(xs) - 1), str(max(xs) + 1)],
        "y": [str(min(ys) - 1), str(max(ys) + 1)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [{"kind": "region", "points": corners}, *marks],
    }


def alt(facts: Facts) -> str:
    """What is there, not where."""
    return "A shaded convex polygon on a grid of unit squares, with its corners marked at lattice points."


def twin(facts: Facts) -> Facts:
    """The polygon one unit farther to the right."""
    return facts | {"vertices": [[x + 1, y] for x, y in facts["vertices"]]}


TEMPLATE = Template(
    subject="algebra",
    method="dual certificate",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
)
