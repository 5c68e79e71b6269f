"""How the benchmark is asked: once a problem, with its image before the text."""

from seedproof.episodes.asking import Asking
from seedproof.episodes.turns import Plan

_SYSTEM = (
    "Solve the problem. Think for as long as you need, and give exact values. End as the problem asks you "
    "to, and write nothing behind your answer."
)


def _system(plan: Plan) -> str:
    return _SYSTEM


ASKING = Asking(system=_system)
"""How the benchmark is asked."""
