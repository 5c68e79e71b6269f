"""How the benchmark is asked: once a problem, with its image before the text."""

from seedproof.episodes.asking import Asking
from seedproof.episodes.turns import Plan

_SYSTEM = (
    "Solve the problem. Think for as long as you need. Then write `Answer:` in a line of its own, and below "
    "it one line for each part of the problem, with the letter of the part and its answer alone: `(a) ...`, "
    "then `(b) ...`, and so on. If the problem has no lettered parts, write its answer in one line below "
    "`Answer:`. Give exact values, in plain text or in LaTeX, and write nothing behind the last line."
)


def _system(plan: Plan) -> str:
    return _SYSTEM


ASKING = Asking(system=_system)
"""How the benchmark is asked."""
