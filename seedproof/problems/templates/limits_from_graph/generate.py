"""Draws segments between lattice points, and chooses at each joint the limits of both sides and the value."""

from itertools import accumulate, pairwise
from typing import Any

from seedproof.problems.template import Answer, Drawing, Template, Words
from seedproof.problems.untyped import Facts
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Word, collection, formula

_STATEMENTS = (
    "The figure shows the graph of a function $f$ on the interval $[{}, {}]$",
    "A function $f$ is given for $x$ in $[{}, {}]$ by its graph in the figure",
    "You see the graph of $f$ on $[{}, {}]$, made of line segments and single points",
)
_LEGEND = ". An open circle marks a point that does not belong to the graph."
_ONE_SIDED = ("Find {}.", "Determine {}.")
_OTHERS = {
    "limit": ("Find {}, or write that it does not exist.", "What is {}? It may be that it does not exist."),
    "value": ("Find {}, or write undefined.", "What is {}? It may be that it is undefined."),
}
_SETS = (
    "Give the set of all $x$ inside the interval at which {}, or write none.",
    "At which $x$ inside the interval is it true that {}? Answer with a set, or none.",
)
_SAID = {
    "breaks": "$f$ is undefined or not continuous",
    "holes": "$f$ has a removable discontinuity (a limit that is not the value, or a limit and no value)",
    "jumps": "$f$ has a jump discontinuity (one-sided limits that differ)",
}


def sample(draws: Draws, difficulty: int) -> Facts:
    """Two joints, then three, then four; the last difficulty asks for a limit of f(f(x)) at a joint."""
    widths = [draws.between(1, 3) for _ in range(difficulty + 2)]
    places = list(accumulate(widths, initial=-(sum(widths) // 2)))
    nodes: list[list[Any]] = []
    for place in places:
        left, right, other = (draws.between(-3, 3) for _ in range(3))
        kind = draws.choice(("jump", "jump", "hole", "moved", "corner"))
        if place in (places[0], places[-1]) or kind == "corner":
            nodes.append([place, left, left, left])
        elif kind == "jump":
            nodes.append([place, left, right, draws.choice((left, right, left, right, other, "none"))])
        else:
            nodes.append([place, left, left, "none" if kind == "hole" else other])
    first, second = draws.sample(places[1:-1], 2)
    asked: list[list[Any]] = [[name, first] for name in ("left", "right", "limit", "value")] + [["breaks"]]
    if difficulty > 1:
        way = draws.choice(("inner left", "inner right")) if difficulty == 3 else "limit"
        asked = [[way, first], ["limit", second], ["value", draws.choice(places[1:-1])], ["holes"], ["jumps"]]
    broken = [node[0] for node in nodes if len({*node[1:]}) > 1]
    if len(broken) < min(difficulty, 2) or first not in broken:
        raise Rejected("there are too few discontinuities, or the limit is asked elsewhere")
    return {"nodes": nodes, "asked": asked}


def _composed(nodes: list[list[Any]], at: int, left: bool) -> int:
    """The limit of f(f(x)) at a joint: how f(x) moves decides which limit of f it is."""
    goal, start = (nodes[at][1], nodes[at - 1][2]) if left else (nodes[at][2], nodes[at + 1][1])
    found = [node[1] if goal > start else node[2] for node in nodes[1:-1] if node[0] == goal != start]
    if not found:
        raise Rejected("f(x) comes to no joint, or is constant")
    return int(found[0])


def answers(facts: Facts) -> list[Answer]:
    """Read off the joints."""
    nodes, found = facts["nodes"], list[Answer]()
    sets = {
        "breaks": [x for x, *values in nodes if len({*values}) > 1],
        "holes": [x for x, left, right, value in nodes if left == right != value],
        "jumps": [x for x, left, right, _ in nodes if left != right],
    }
    for name, *place in facts["asked"]:
        if name in sets:
            found.append(Answer(collection(*sets[name]), "set"))
            continue
        at = [node[0] for node in nodes].index(place[0])
        _, left, right, value = nodes[at]
        if name.startswith("inner"):
            value = _composed(nodes, at, name == "inner left")
        elif name != "value":
            value = (
                right if name == "right" else left if name == "left" or left == right else "does not exist"
            )
        word = Word("undefined" if value == "none" else str(value))
        found.append(Answer(word, "label") if isinstance(value, str) else Answer(formula(value), "number"))
    return found


def _thing(name: str, place: int) -> str:
    if name == "value":
        return f"$f({place})$"
    side = "^{-}" if "left" in name else "^{+}" if "right" in name else ""
    return rf"$\lim_{{x \to {place}{side}}} {'f(f(x))' if 'inner' in name else 'f(x)'}$"


def words(facts: Facts, draws: Draws) -> Words:
    """The interval and the questions."""
    ends, questions = (facts["nodes"][0][0], facts["nodes"][-1][0]), list[str]()
    for name, *place in facts["asked"]:
        phrases = _OTHERS.get(name, _ONE_SIDED) if place else _SETS
        questions.append(draws.choice(phrases).format(_thing(name, *place) if place else _SAID[name]))
    return Words(draws.choice(_STATEMENTS).format(*ends) + _LEGEND, tuple(questions))


def drawing(facts: Facts) -> Drawing:
    """Segments, with circles where they stop, and dots for the values."""
    nodes, items = facts["nodes"], list[dict[str, Any]]()
    for (start, _, low, _), (stop, high, *_) in pairwise(nodes):
        items.append({"kind": "polyline", "points": [[str(start), str(low)], [str(stop), str(high)]]})
    for x, left, right, value in nodes:
        dots = [(y, 1) for y in sorted({left, right}) if y != value] + [(value, 0)] * (value != "none")
        items += [
            {"kind": "point", "at": [str(x), str(y)], "open": hollow, "label": ""} for y, hollow in dots
        ]
    axes = {"kind": "axes", "x": [str(nodes[0][0] - 1), str(nodes[-1][0] + 1)], "y": ["-4", "4"]}
    return axes | {"x_step": "1", "y_step": "1", "x_label": "x", "y_label": "y", "items": items}


def twin(facts: Facts) -> Facts:
    """Other values at the joints: none where there is one, and the left limit where there is none."""
    first, *inner, last = facts["nodes"]
    changed = [[*node[:3], node[1] if node[3] == "none" else "none"] for node in inner]
    return facts | {"nodes": [first, *changed, last]}


TEMPLATE = Template(
    subject="differential_calculus",
    method="values near the asked places",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=lambda facts: "Graph made of line segments with open and filled circles, on a grid of unit squares.",
    twin=twin,
)
