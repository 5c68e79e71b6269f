"""The score of a response."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

Decision = Literal["right", "wrong", "not in the asked form", "undecided", "no answer"]

_FROM_WORST: tuple[Decision, ...] = ("wrong", "no answer", "not in the asked form", "undecided", "right")

LETTERS = "abcdefgh"
"""The names of the parts of an answer, in order."""


def worst(verdicts: Iterable[Decision]) -> Decision:
    """Return the verdict on an answer from the verdicts on its parts, of which there is at least one."""
    return min(verdicts, key=_FROM_WORST.index)


@dataclass(frozen=True)
class PartScore:
    """The verdict on one part of an answer, with a one-sentence reason."""

    verdict: Decision
    reason: str
    answer: str = ""
    """The part as found in the response; empty if there is none."""
    judged: bool = False
    """True if nothing was proved about the part, and a judge decided instead."""


@dataclass(frozen=True)
class Score:
    """The score of a response. An undecided response is neither right nor wrong."""

    verdict: Decision
    answer: str
    """The final answer as found in the response; empty if there is none."""
    value: Fraction
    """For a game, its share of the best score, from 0 to 1. For other rows, 1 if right, else 0."""
    reason: str
    parts: tuple[PartScore, ...] = ()
    errors: tuple[str, ...] = ()
    """For a game, the kinds of rules broken, such as `calculation`."""
    judged: bool = False
    """True if nothing was proved about the answer or a part of it, and a judge decided instead."""

    @property
    def right(self) -> bool:
        """Whether the answer was proved correct."""
        return self.verdict == "right"

    @property
    def share(self) -> Fraction:
        """The number of correct parts, divided by the number of all parts. Without parts, it is `value`."""
        if not self.parts:
            return self.value
        return Fraction(sum(part.verdict == "right" for part in self.parts), len(self.parts))

    @property
    def partial(self) -> Fraction:
        """Partial credit in a game: `value` if the steps are legal but not the best; otherwise 0."""
        return self.value if self.verdict == "wrong" else Fraction(0)

    @property
    def undecided(self) -> str:
        """Why the answer, or its first undecided part, could not be decided; empty if it was decided."""
        if self.verdict != "undecided":
            return ""
        return next((part.reason for part in self.parts if part.verdict == "undecided"), self.reason)
