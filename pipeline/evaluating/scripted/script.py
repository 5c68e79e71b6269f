"""What scripted solvers do on a benchmark: a declaration for each."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from pipeline.evaluating.scripted.copied import copied_expression, copied_first_number, copied_number
from pipeline.evaluating.scripted.golden import golden_answer
from pipeline.evaluating.scripted.solver import Solver
from pipeline.evaluating.scripted.stubborn import stubborn

Counted = Callable[[Sequence[Mapping[str, Any]]], Mapping[str, Mapping[str, tuple[Fraction, int]]]]
"""Of rows, by name and family: how many are right, and of how many."""

_SCRIPTS = "pipeline.evaluating.scripted.scripts"


def _copies() -> Mapping[str, Solver]:
    return {
        "first_number": copied_first_number,
        "last_number": copied_number,
        "expression": copied_expression,
    }


@dataclass(frozen=True, kw_only=True)
class Script:
    """The declaration of a benchmark, with the defaults of one that has none."""

    oracle: Solver = golden_answer
    """Is always right. Where the text is enough, it takes nothing from the row."""
    other_oracles: Mapping[str, Solver] = field(default_factory=dict)
    """Are always right in another form."""
    prober: Solver | None = None
    """Asks for one fact after the other, where there is something to ask for."""
    guess: Solver = stubborn
    """Answers without solving."""
    guesses: Mapping[str, Solver] = field(default_factory=_copies)
    """The same, in ways that a score is compared with."""
    counted: Counted | None = None
    """More such ways, counted without a response to each row."""
    has_constant: bool = True
    """Whether the most common answer of a family is a guess, too."""
    askers: Mapping[str, Solver] = field(default_factory=dict)
    """Compute well, and ask without thinking."""
    copying_askers: Mapping[str, Solver] = field(default_factory=dict)
    """The same, behind worked examples alone: there they find what they ask."""
    references: Mapping[str, Solver] = field(default_factory=dict)
    """Solve a part of what is asked."""


@cache
def script_of(benchmark: str) -> Script:
    """Return the declaration of a benchmark; no module of another one is imported."""
    module = f"{_SCRIPTS}.{benchmark}"
    if find_spec(module) is None:
        return Script()
    script: Script = import_module(module).SCRIPT
    return script
