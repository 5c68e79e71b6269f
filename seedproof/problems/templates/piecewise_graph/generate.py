"""Draws a graph of straight pieces between lattice points, and joins points and intervals of a set."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise
from operator import ge, gt, le, lt

from seedproof.problems.template import Answer, Drawing, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import collection, interval, union

Vertex = tuple[Fraction, Fraction]
Cell = tuple[Vertex, Vertex]
"""A segment without its ends, or one point, twice."""

_HOLDS = {"<": lt, "<=": le, ">": gt, ">=": ge}
_STATEMENTS = (
    "The figure shows the complete graph of a function $f$; {}",
    "A function $f$ is given by its whole graph in the figure, where {}",
    "Use the graph in the figure. It is all of the graph of a function $f$: {}",
)
_MARKS = (
    "a filled dot belongs to the graph, an open circle does not, and all corners are lattice points. "
    r"Write sets as intervals or unions of intervals, and a single number as in $\{5\}$."
)
_DOMAINS = ("What is the domain of $f$?", "Find the domain of $f$.")
_RANGES = ("What is the range of $f$?", "Find the range of $f$, the set of all its values.")
_LEVELS = ("For which $x$ is $f(x) {}$?", "Find the set of all $x$ with $f(x) {}$.")


def sample(draws: Draws, difficulty: int) -> Facts:
    """One piece, two, or three, of which one may be a point; the level is met at lattice points only."""
    pieces, marks, x = list[list[list[int]]](), list[list[int]](), draws.between(-6, -3)
    for number in range(difficulty):
        x += draws.choice((0, 0, 1, 2)) if number else 0
        alone = difficulty == 3 and number == 1 and draws.below(3) == 0
        piece = [[x, draws.between(-4, 5)]]
        for _ in range(0 if alone else draws.between(2, 3) if difficulty == 1 else draws.between(1, 2)):
            x += draws.between(1, 4 - difficulty // 2)
            piece.append([x, draws.between(-4, 5)])
        pieces.append(piece)
        marks.append([0, 0] if alone else [draws.below(2), draws.below(2)])
    for (path, ends), (following, circles) in pairwise(zip(pieces, marks, strict=True)):
        one, other, hollow = path[-1], following[0], ends[1] + circles[0]
        if one[0] == other[0] and (hollow == 0 or (one == other and hollow < 2)):
            raise Rejected("two pieces meet in no gap, or give two values at a place")
    sign = draws.choice((">=", ">=", ">") if difficulty < 3 else (">=", ">", "<=", "<"))
    facts = {"pieces": pieces, "open": marks, "sign": sign, "level": draws.between(-2, 3)}
    cells = _cells(facts)
    wide = x > 7 or any(one[0].denominator > 1 for one, _ in cells)
    if wide or len({_above(cell, facts) for cell in cells if cell[0] != cell[1]}) == 1:
        raise Rejected("the graph is too wide, or the level is met off the lattice, nowhere or everywhere")
    return facts


def _cells(facts: Facts) -> list[Cell]:
    """The graph, cut at its vertices and where it crosses the level."""
    found, level = list[Cell](), facts["level"]
    for piece, hollow in zip(facts["pieces"], facts["open"], strict=True):
        path = [(Fraction(piece[0][0]), Fraction(piece[0][1]))]
        for (x, y), (end, height) in pairwise(piece):
            if (y - level) * (height - level) < 0:
                path.append((x + Fraction((end - x) * (level - y), height - y), Fraction(level)))
            path.append((Fraction(end), Fraction(height)))
        found += [*pairwise(path), *((one, one) for one in path[hollow[0] : len(path) - hollow[1]])]
    return found


def _above(cell: Cell, facts: Facts) -> bool:
    """Whether the inequality holds in the middle, and so in all of the cell."""
    return bool(_HOLDS[facts["sign"]](cell[0][1] + cell[1][1], 2 * facts["level"]))


def _union(parts: Iterable[tuple[Fraction, Fraction]]) -> Answer:
    """The union of open intervals, and of single numbers, which are their own two ends."""
    found = list[tuple[Fraction, bool, Fraction, bool]]()
    for low, high in sorted(map(sorted, parts)):
        alone = low == high
        if found and (low < found[-1][2] or (low == found[-1][2] and (alone or found[-1][3]))):
            start, first, end, last = found[-1]
            found[-1] = (start, first, *max((end, last), (high, alone)))
        else:
            found.append((low, alone, high, alone))
    said = [
        collection(low) if low == high else interval(low, high, "[" * first + "]" * last)
        for low, first, high, last in found
    ]
    return Answer(union(*said), "interval_union")


def answers(facts: Facts) -> list[Answer]:
    """Domain, range, and the solution of the inequality."""
    cells = _cells(facts)
    return [
        _union((one[0], two[0]) for one, two in cells),
        _union((one[1], two[1]) for one, two in cells),
        _union((cell[0][0], cell[1][0]) for cell in cells if _above(cell, facts)),
    ]


def words(facts: Facts, draws: Draws) -> Words:
    """Nothing of the graph is said."""
    sign = {"<=": r"\le", ">=": r"\ge"}.get(facts["sign"], facts["sign"])
    level = draws.choice(_LEVELS).replace("{}", f"{sign} {facts['level']}")
    questions = (draws.choice(_DOMAINS), draws.choice(_RANGES), level)
    return Words(draws.choice(_STATEMENTS).replace("{}", _MARKS), questions)


def drawing(facts: Facts) -> Drawing:
    """The segments, and on top of them the marks at both ends of each piece."""
    every = [vertex for piece in facts["pieces"] for vertex in piece]
    xs, ys = ([vertex[place] for vertex in every] + [0] for place in (0, 1))
    paths = [[list(map(str, vertex)) for vertex in piece] for piece in facts["pieces"]]
    items: list[Drawing] = [{"kind": "polyline", "points": path} for path in paths if len(path) > 1]
    for path, marks in zip(paths, facts["open"], strict=True):
        for vertex, hollow in list(zip((path[0], path[-1]), marks, strict=True))[: len(path)]:
            items.append({"kind": "point", "at": vertex, "open": hollow, "label": ""})
    return {
        "kind": "axes",
        "x": [str(min(xs) - 1), str(max(xs) + 1)],
        "y": [str(min(ys) - 1), str(max(ys) + 1)],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": items,
    }


def alt(facts: Facts) -> str:
    """What is there, not where."""
    return "Graph of a function on a grid of unit squares: straight segments, with dots or open circles."


def twin(facts: Facts) -> Facts:
    """The graph mirrored at the level, and one farther to the right."""
    turned = [[[x + 1, 2 * facts["level"] - y] for x, y in piece] for piece in facts["pieces"]]
    return facts | {"pieces": turned}


TEMPLATE = Template(
    subject="precalculus",
    method="exact evaluation",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
)
