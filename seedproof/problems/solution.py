"""What a template declares to `judge`: how its problems are worked out, and the slips that people make."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import UnionType
from typing import Generic, NamedTuple, TypeVar

from seedproof.problems.facts import F
from seedproof.text.formula import Formula, Like, formula

T = TypeVar("T")


class Step(NamedTuple):
    """One statement of the work: a rule of `rules/`, and the formula in each of its gaps.

    It is whole: from the step alone one can tell whether it is true, whatever stands before it.
    """

    rule: str
    gaps: Mapping[str, Formula]


class Worked(NamedTuple):
    """The steps in their order, and the answer of each part."""

    steps: tuple[Step, ...]
    answers: tuple[Formula, ...]


class Slip(str):
    """The name of what goes wrong in a work, empty where nothing does."""

    def or_else(self, right: T, **wrong: T | Callable[[], T]) -> T:
        """Return what comes out: with a slip of one of these names what is wrong, else what is right.

        What can only be worked out where the slip is made is a function.
        """
        value = wrong.get(self, right)
        return value() if callable(value) else value


NO_SLIP = Slip()


@dataclass(frozen=True, kw_only=True)
class Solution(Generic[F]):
    """How the problems of a template are solved."""

    facts: type[F] | UnionType
    """The record that the facts of a certificate make up; several, where kinds of the problem differ."""
    work: Callable[[F, str], Worked]
    """The work with the slip of this name, `""` for none: up to the slip as without it, from there on as it
    follows from it. The first step that differs states what is false.

    Raises: Rejected where the slip changes nothing."""
    slips: Mapping[str, str]
    """What goes wrong, by name: a clause, `the sign of the derivative is lost`."""

    def worked_again(self, facts: F, slip: str) -> Worked | None:
        """Return the work with a slip, None where the slip changes nothing."""
        # Whoever proves a row loads what draws only where there is a slip to be worked again.
        from seedproof.record.draws import Rejected

        try:
            return self.work(facts, slip)
        except Rejected:
            return None


def step(rule: str, /, **gaps: Like) -> Step:
    """Make a step by a rule, with a formula or a number for each of its gaps."""
    return Step(rule, {name: formula(value) for name, value in gaps.items()})
