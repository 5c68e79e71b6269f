"""Draws segments between lattice points, and chooses at each joint the limits of both sides and the value."""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Literal

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.template import Answer, Template, Words
from seedproof.problems.templates.limits_from_graph.facts import (
    AtJoint,
    Discontinuities,
    Facts,
    InnerLeftLimit,
    InnerRightLimit,
    Joint,
    JumpDiscontinuities,
    LeftLimit,
    Limit,
    Question,
    RemovableDiscontinuities,
    RightLimit,
    Value,
)
from seedproof.problems.templates.limits_from_graph.phrases import QUESTIONS, STATEMENTS
from seedproof.problems.writing import fill
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Word, collection, formula


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw two joints, then three, then four; the last difficulty asks for a limit of f(f(x)) at a joint."""
    widths = [draws.between(1, 3) for _ in range(difficulty + 2)]
    places = list(accumulate(widths, initial=-(sum(widths) // 2)))
    ends = (places[0], places[-1])
    nodes = [_joint(draws, x, is_end=x in ends) for x in places]
    first, second = draws.sample(places[1:-1], 2)
    asked = _questions(draws, difficulty, places[1:-1], first, second)
    discontinuities = [node.x for node in nodes if not _is_continuous(node)]
    if len(discontinuities) < min(difficulty, 2) or first not in discontinuities:
        raise Rejected("there are too few discontinuities, or the limit is asked elsewhere")
    return Facts(nodes, asked)


def _joint(draws: Draws, x: int, *, is_end: bool) -> Joint:
    """Draw what happens at a place; at the ends of the graph nothing does."""
    left = draws.between(-3, 3)
    right = draws.between(-3, 3)
    other = draws.between(-3, 3)
    kind = draws.choice(("jump", "jump", "hole", "moved", "corner"))
    if is_end or kind == "corner":
        return Joint(x, left, left, left)
    if kind == "jump":
        values: Sequence[int | Literal["none"]] = (left, right, left, right, other, "none")
        return Joint(x, left, right, draws.choice(values))
    if kind == "hole":
        return Joint(x, left, left, "none")
    return Joint(x, left, left, other)


def _questions(
    draws: Draws, difficulty: int, places: Sequence[int], first: int, second: int
) -> list[Question]:
    """Return what is asked; `places` are the joints inside, `first` and `second` two of them."""
    if difficulty == 1:
        return [LeftLimit(first), RightLimit(first), Value(first), Discontinuities()]
    limit: Question = Limit(first)
    if difficulty == 3:
        inner_limits: tuple[Question, Question] = (InnerLeftLimit(first), InnerRightLimit(first))
        limit = draws.choice(inner_limits)
    value = Value(draws.choice(places))
    return [limit, value, RemovableDiscontinuities(), JumpDiscontinuities()]


def _is_continuous(node: Joint) -> bool:
    return node.left == node.right == node.value


def answers(facts: Facts) -> list[Answer]:
    """Read off the joints. Raises: Rejected where a limit of f(f(x)) is not decided by a joint."""
    return [_answer(facts.nodes, question) for question in facts.asked]


def _answer(nodes: Sequence[Joint], question: Question) -> Answer:
    match question:
        case Discontinuities():
            return _set([node.x for node in nodes if not _is_continuous(node)])
        case RemovableDiscontinuities():
            return _set([node.x for node in nodes if node.left == node.right != node.value])
        case JumpDiscontinuities():
            return _set([node.x for node in nodes if node.left != node.right])
    places = [node.x for node in nodes]
    index = places.index(question.at)
    node = nodes[index]
    match question:
        case LeftLimit():
            return _number(node.left)
        case RightLimit():
            return _number(node.right)
        case Limit():
            if node.left != node.right:
                return Answer(Word("does not exist"), "label")
            return _number(node.left)
        case InnerLeftLimit():
            return _number(_outer_limit(nodes, start=nodes[index - 1].right, end=node.left))
        case InnerRightLimit():
            return _number(_outer_limit(nodes, start=nodes[index + 1].left, end=node.right))
        case Value():
            if node.value == "none":
                return Answer(Word("undefined"), "label")
            return Answer(formula(node.value), "number", (f"f({question.at})",))


def _set(places: Sequence[int]) -> Answer:
    return Answer(collection(*places), "set", ("x",))


def _number(value: int) -> Answer:
    return Answer(formula(value), "number")


def _outer_limit(nodes: Sequence[Joint], *, start: int, end: int) -> int:
    """Return the limit of f(y) where y = f(x) moves from `start` to `end`: it comes from below or from above.

    Raises: Rejected where y does not move, or does not come to a joint inside.
    """
    for node in nodes[1:-1]:
        if node.x == end and start < end:
            return node.left
        if node.x == end and start > end:
            return node.right
    raise Rejected("f(x) comes to no joint, or is constant")


def words(facts: Facts, draws: Draws) -> Words:
    """Say the interval, and ask the questions."""
    questions = tuple(_question(question, draws) for question in facts.asked)
    statement = fill(
        draws.choice(STATEMENTS),
        low=str(facts.nodes[0].x),
        high=str(facts.nodes[-1].x),
    )
    return Words(statement, questions)


def _question(question: Question, draws: Draws) -> str:
    wording = draws.choice(QUESTIONS[type(question)])
    if isinstance(question, AtJoint):
        return fill(wording, at=str(question.at))
    return wording


def drawing(facts: Facts) -> Drawing:
    """Draw segments, with circles where they stop, and dots for the values."""
    low = facts.nodes[0].x - 1
    high = facts.nodes[-1].x + 1
    segments = [_segment(start, end) for start, end in pairwise(facts.nodes)]
    points = [point for node in facts.nodes for point in _points(node)]
    return {
        "kind": "axes",
        "x": [str(low), str(high)],
        "y": ["-4", "4"],
        "x_step": "1",
        "y_step": "1",
        "x_label": "x",
        "y_label": "y",
        "items": [*segments, *points],
    }


def _segment(start: Joint, end: Joint) -> Drawing:
    return {
        "kind": "polyline",
        "points": [[str(start.x), str(start.right)], [str(end.x), str(end.left)]],
    }


def _points(node: Joint) -> list[Drawing]:
    """Return the circles where the segments end but for the value, then the dot of the value."""
    points = [_point(node.x, y, hollow=1) for y in sorted({node.left, node.right}) if y != node.value]
    if node.value != "none":
        points.append(_point(node.x, node.value, hollow=0))
    return points


def _point(x: int, y: int, *, hollow: int) -> Drawing:
    return {"kind": "point", "at": [str(x), str(y)], "open": hollow, "label": ""}


def alt(facts: Facts) -> str:
    """Say what is there, not where."""
    return "Graph made of line segments with open and filled circles, on a grid of unit squares."


def twin(facts: Facts) -> Facts:
    """Return other values at the joints: none where there is one, the left limit where there is none."""
    first, *inside, last = facts.nodes
    return replace(facts, nodes=[first, *map(_changed, inside), last])


def _changed(node: Joint) -> Joint:
    if node.value == "none":
        return replace(node, value=node.left)
    return replace(node, value="none")


TEMPLATE = Template(
    subject="differential_calculus",
    method="values near the asked places",
    sample=sample,
    answers=answers,
    words=words,
    drawing=drawing,
    alt=alt,
    twin=twin,
    levels={
        1: "one-sided limits at one place",
        2: "kinds of discontinuities are told apart",
        3: "a one-sided limit of the function within itself",
    },
    version=2,
)
