"""How the benchmark is asked: problems, and behind a right answer each follow-up in a context of its own."""

from seedproof.episodes.asking import Asking, FollowUps, opening, single_answer
from seedproof.episodes.turns import Ask, Message, Plan, Row, Step, Turns

_SYSTEM = (
    "Solve the problem. Think for as long as you need, then end your message with the final line that the "
    "problem asks for, and write nothing behind it."
)

_GOLDEN = "golden_dialogue"


def _system(plan: Plan) -> str:
    return _SYSTEM


def _follow(asking: Asking, row: Row, plan: Plan, turns: Turns, parent: str | None) -> Step:
    """Ask a follow-up behind its problem and the model's own response, or behind the golden answer."""
    step = single_answer(asking, row, plan, turns, parent)
    if not isinstance(step, Ask) or row["parent_id"] is None:
        return step
    *before, _ = row["dialogue"]
    told = [Message(turn["role"], turn["content"]) for turn in before]
    if plan.control != _GOLDEN and parent is not None:
        told[-1] = Message("assistant", parent)
    system, question = opening(asking, row, plan)
    return Ask((system, *told, question))


ASKING = Asking(
    system=_system,
    follow=_follow,
    controls={_GOLDEN: "follow-ups come after the correct answer, not after the model's own"},
    follow_ups=FollowUps(main="problems", config="followups", alone=_GOLDEN),
)
"""How the benchmark is asked."""
