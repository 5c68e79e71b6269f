"""What a response is worth."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

Decision = Literal["right", "wrong", "not in the asked form", "undecided", "no answer"]

_FROM_WORST: tuple[Decision, ...] = ("wrong", "no answer", "not in the asked form", "undecided", "right")

LETTERS = "abcdefgh"
"""The names of the parts of an answer, in order."""


def worst(verdicts: Iterable[Decision]) -> Decision:
    """Return the verdict on a whole answer by those on its parts, at least one: all must be right."""
    return min(verdicts, key=_FROM_WORST.index)


@dataclass(frozen=True)
class PartScore:
    """One part of an answer: what was decided of it, and one sentence that says why."""

    verdict: Decision
    reason: str
    answer: str = ""
    """The part as it was found in the response; empty where there is none."""
    judged: bool = False
    """Whether the verdict is that of a judge, where nothing was proved."""


@dataclass(frozen=True)
class Score:
    """What a response is worth. Undecided is neither right nor wrong: a person, or a judge, may decide it."""

    verdict: Decision
    answer: str
    """The final answer as it was found in the response; empty where there is none."""
    value: Fraction
    """From 0 to 1: of a game its share of the best score, of any other row 1 if it is right, else 0."""
    reason: str
    parts: tuple[PartScore, ...] = ()
    errors: tuple[str, ...] = ()
    """Of a game, the kinds of rules that it breaks, such as `calculation`."""
    judged: bool = False
    """Whether a judge decided it, or a part of it, where nothing was proved."""

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
    def partial(self) -> Fraction:
        """The share of the best score that a legal game earns without being the best; 0 of anything else."""
        return self.value if self.verdict == "wrong" else Fraction(0)

    @property
    def undecided(self) -> str:
        """Why the answer, or its first undecided part, is neither right nor wrong; empty if it is decided."""
        if self.verdict != "undecided":
            return ""
        return next((part.reason for part in self.parts if part.verdict == "undecided"), self.reason)
