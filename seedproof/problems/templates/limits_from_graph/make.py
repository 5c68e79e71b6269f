"""Draws segments between lattice points, and chooses at each joint the limits of both sides and the value."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Literal

from msgspec.structs import asdict

from seedproof.problems.making.texts import Writer
from seedproof.problems.sheet import Sheet, Typed
from seedproof.problems.solution import Slip, Worked
from seedproof.problems.template import Words
from seedproof.problems.templates.limits_from_graph import facts as ask
from seedproof.problems.templates.limits_from_graph.facts import Facts, Joint, Question
from seedproof.problems.templates.limits_from_graph.phrases import QUESTIONS, STATEMENTS
from seedproof.record.draws import Draws, Rejected
from seedproof.text.formula import Formula, Word, collection, formula


def sample(draws: Draws, difficulty: int) -> Facts:
    """Draw two joints, then three, then four; the last difficulty asks for a limit of f(f(x)) at a joint."""
    widths = [draws.between(1, 3) for _ in range(difficulty + 2)]
    places = list(accumulate(widths, initial=-(sum(widths) // 2)))
    ends = (places[0], places[-1])
    nodes = [_joint(draws, x, is_end=x in ends) for x in places]
    first, _ = draws.sample(places[1:-1], 2)
    asked = _questions(draws, difficulty, places[1:-1], first)
    discontinuities = [node.x for node in nodes if not _is_continuous(node)]
    if len(discontinuities) < min(difficulty, 2) or first not in discontinuities:
        raise Rejected("there are too few discontinuities, or the limit is asked elsewhere")
    return Facts(nodes=nodes, asked=asked)


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
    return Joint(x, left, left, "none" if kind == "hole" else other)


def _questions(draws: Draws, difficulty: int, places: Sequence[int], first: int) -> list[Question]:
    """Draw what is asked of the joints inside, limits at the first that was drawn."""
    if difficulty == 1:
        return [ask.LeftLimit(first), ask.RightLimit(first), ask.Value(first), ask.Discontinuities()]
    limit: Question = ask.Limit(first)
    if difficulty == 3:
        inner: tuple[Question, ...] = (ask.InnerLeftLimit(first), ask.InnerRightLimit(first))
        limit = draws.choice(inner)
    value = ask.Value(draws.choice(places))
    return [limit, value, ask.RemovableDiscontinuities(), ask.JumpDiscontinuities()]


def _is_continuous(node: Joint) -> bool:
    return node.left == node.right == node.value


def _answer(nodes: Sequence[Joint], question: Question) -> Formula:
    """Read off the joints. Raises: Rejected where a limit of f(f(x)) is not decided by a joint."""
    match question:
        case ask.Discontinuities():
            return collection(*(node.x for node in nodes if not _is_continuous(node)))
        case ask.RemovableDiscontinuities():
            return collection(*(node.x for node in nodes if node.left == node.right != node.value))
        case ask.JumpDiscontinuities():
            return collection(*(node.x for node in nodes if node.left != node.right))
    index = [node.x for node in nodes].index(question.at)
    before, node, after = nodes[index - 1 : index + 2]
    match question:
        case ask.LeftLimit():
            return formula(node.left)
        case ask.RightLimit():
            return formula(node.right)
        case ask.Limit():
            return formula(node.left) if node.left == node.right else Word("does not exist")
        case ask.InnerLeftLimit():
            return formula(_outer_limit(nodes, start=before.right, end=node.left))
        case ask.InnerRightLimit():
            return formula(_outer_limit(nodes, start=after.left, end=node.right))
        case ask.Value():
            return Word("undefined") if node.value == "none" else formula(node.value)


def _outer_limit(nodes: Sequence[Joint], *, start: int, end: int) -> int:
    """Return the limit of f(y) where y = f(x) moves from `start` to `end`: it comes from below or from above.

    Raises: Rejected where y does not move, or does not come to a joint inside.
    """
    for node in nodes[1:-1]:
        if node.x == end != start:
            return node.left if start < end else node.right
    raise Rejected("f(x) comes to no joint, or is constant")


def work(facts: Facts, slip: Slip) -> Worked:
    """All is read off. Raises: Rejected."""
    return Worked((), tuple(_answer(facts.nodes, question) for question in facts.asked))


def _type(facts: Facts, question: Question) -> Typed:
    if isinstance(question, ask.Inside):
        return Typed("set", ("x",))
    if isinstance(_answer(facts.nodes, question), Word):
        return Typed("label")
    return Typed("number", (f"f({question.at})",) if isinstance(question, ask.Value) else ())


def _words(facts: Facts, writer: Writer) -> Words:
    questions = []
    for question in facts.asked:
        wording = writer.draws.choice(QUESTIONS[str(question.__struct_config__.tag)])
        questions.append(writer.fill(wording, **asdict(question)))
    return Words(writer.say(STATEMENTS), tuple(questions))


SHEET = Sheet(
    subject="differential_calculus",
    method="values near the asked places",
    sample=sample,
    work=work,
    types=lambda facts: [_type(facts, question) for question in facts.asked],
    gaps=lambda facts: {"low": facts.nodes[0].x, "high": facts.nodes[-1].x},
    words=_words,
    levels={
        1: "one-sided limits at one place",
        2: "kinds of discontinuities are told apart",
        3: "a one-sided limit of the function within itself",
    },
    version=2,
)
