"""What a response is worth."""

from fractions import Fraction
from typing import Literal

import msgspec

Decision = Literal["right", "wrong", "undecided", "no answer"]


class PartScore(msgspec.Struct, frozen=True):
    """One part of an answer: what was decided of it, and one sentence that says why."""

    verdict: Decision
    reason: str
    answer: str = ""
    """The part as it was found in the response; empty where there is none."""


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

    @property
    def share(self) -> Fraction:
        """The share of the parts that are right; of a row without parts its value."""
        if not self.parts:
            return self.value
        return Fraction(sum(part.verdict == "right" for part in self.parts), len(self.parts))

    @property
    def undecided(self) -> str:
        """Why the answer, or its first undecided part, is neither right nor wrong; empty if it is decided."""
        if self.verdict != "undecided":
            return ""
        return next((part.reason for part in self.parts if part.verdict == "undecided"), self.reason)
