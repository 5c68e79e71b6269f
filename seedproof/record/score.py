"""What a response is worth."""

from fractions import Fraction
from typing import Literal

import msgspec

Decision = Literal["right", "wrong", "undecided", "no answer"]


class PartScore(msgspec.Struct, frozen=True):
    """One part of an answer: what was decided of it, and one sentence that says why."""

    verdict: Decision
    reason: str


class Score(msgspec.Struct, frozen=True):
    """What a response is worth. Undecided is neither right nor wrong: a person, or a judge, may decide it."""

    verdict: Decision
    answer: str
    """The final answer as it was found in the response; empty where there is none."""
    value: Fraction
    """From 0 to 1: of a game its share of the best score, of any other row 1 if it is right, else 0."""
    reason: str
    parts: tuple[PartScore, ...] = ()

    @property
    def right(self) -> bool:
        """Whether the answer was proved right."""
        return self.verdict == "right"
