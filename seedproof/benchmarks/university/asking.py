"""How the benchmark is asked: once a problem, with its image before the text."""

from collections.abc import Mapping

from seedproof.episodes.asking import Asking
from seedproof.episodes.turns import Plan

_SYSTEM: Mapping[str, str] = {
    "default": (
        "Solve the problem. Think for as long as you need, and give exact values. End as the problem asks "
        "you to, and write nothing behind your answer."
    ),
    "boxed": (
        "Solve the problem step by step, and give exact values. End as the problem asks you to, with each "
        "final answer within \\boxed{}."
    ),
}
"""`boxed` asks as the prompt of U-MATH does, figure 7."""


def _system(plan: Plan) -> str:
    return _SYSTEM[plan.scheme or "default"]


ASKING = Asking(
    system=_system,
    schemes=tuple(_SYSTEM),
    meanings={
        "default": "the answer in the form that the problem asks for",
        "boxed": "also each final answer in \\boxed{}, as in U-MATH",
    },
)
"""How the benchmark is asked."""
