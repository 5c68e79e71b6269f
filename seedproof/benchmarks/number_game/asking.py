"""How the benchmark is asked: once a game."""

from seedproof.episodes.asking import Asking
from seedproof.episodes.turns import Plan

_SYSTEM = (
    "Play the game. Think for as long as you need, then end your message with the steps of your solution "
    "alone, one a line, each of the form `a + b = c`. Write nothing behind the result of a step, and nothing "
    "behind the last step."
)


def _system(plan: Plan) -> str:
    return _SYSTEM


ASKING = Asking(system=_system)
"""How the benchmark is asked."""
