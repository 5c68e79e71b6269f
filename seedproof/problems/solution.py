"""What a template declares to `judge`: how its problems are worked out, and the slips that people make."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import UnionType
from typing import Generic, NamedTuple

from seedproof.problems.facts import F
from seedproof.text.formula import Formula, latex


class Step(NamedTuple):
    """A sentence of the work, and what it finds: a formula of a type that answers have."""

    text: str
    value: Formula
    type: str


class Worked(NamedTuple):
    """The steps in their order, and the answer of each part."""

    steps: tuple[Step, ...]
    answers: tuple[Formula, ...]


@dataclass(frozen=True, kw_only=True)
class Solution(Generic[F]):
    """How the problems of a template are solved."""

    facts: type[F] | UnionType
    """The record that the facts of a certificate make up; several, where kinds of the problem differ."""
    work: Callable[[F, str], Worked]
    """The work with the slip of this name, `""` for none: up to the slip as without it, from there on as it
    follows from it. The sentences are the same but for their formulas.

    Raises: Rejected where the slip changes nothing."""
    slips: Mapping[str, str]
    """What goes wrong, by name: a clause, `the sign of the derivative is lost`."""


def step(text: str, value: Formula, type_: str, **more: Formula) -> Step:
    """Make a step whose text shows its value at `{}`, and other formulas by their names, as inline LaTeX."""
    shown = {name: f"${latex(formula)}$" for name, formula in more.items()}
    return Step(text.format(f"${latex(value)}$", **shown), value, type_)
