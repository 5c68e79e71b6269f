"""The contract of `solve.py` in a template: worked solutions, and the errors that people make."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import UnionType
from typing import Generic, NamedTuple, TypeVar

from seedproof.problems.facts import F
from seedproof.text.formula import Formula, Like, formula

T = TypeVar("T")


class Step(NamedTuple):
    """One statement of the solution: a rule of `rules/`, and a formula for each of its gaps.

    A step is self-contained: whether it is true does not depend on earlier steps.
    """

    rule: str
    gaps: Mapping[str, Formula]


class Worked(NamedTuple):
    """The steps in order, and the answer of each part."""

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
    """The record for the facts of a certificate; several if the problem has several kinds."""
    work: Callable[[F, str], Worked]
    """Works a problem out with the injected error of this name, or correctly for `""`. Steps before the error
    are unchanged, and later steps follow from it. The first step that differs is false.

    Raises: Rejected if the error changes nothing."""
    slips: Mapping[str, str]
    """The injected errors by name, each with a clause: `the sign of the derivative is lost`."""

    def worked_again(self, facts: F, slip: str) -> Worked | None:
        """Return the solution with an injected error, or None if the error changes nothing."""
        # Whoever proves a row loads what draws only where there is a slip to be worked again.
        from seedproof.record.draws import Rejected

        try:
            return self.work(facts, slip)
        except Rejected:
            return None


def step(rule: str, /, **gaps: Like) -> Step:
    """Make a step from a rule, with a formula or number for each of its gaps."""
    return Step(rule, {name: formula(value) for name, value in gaps.items()})
