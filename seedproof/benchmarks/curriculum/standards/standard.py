"""Standards: one declaration each, and the checks that every problem must pass.

Nothing is drawn here, so that checks can use these declarations without loading `grammar`, which makes the
problems.
"""

from typing import Literal

import msgspec

from seedproof.benchmarks.curriculum.lexicon.situation import SituationType
from seedproof.benchmarks.curriculum.standards.numbers import Whole
from seedproof.benchmarks.curriculum.standards.realism import flaws
from seedproof.benchmarks.curriculum.standards.shapes import (
    Comparison,
    FactorPairs,
    FractionComparison,
    Levels,
    Linear,
    MakesTen,
    OneOf,
    Pair,
    Polygon,
    Powers,
    Quotient,
    Roots,
    Shape,
    Steps,
    TenAndOnes,
    Unknown,
)
from seedproof.benchmarks.curriculum.symbolic.problem import Declaration, Operation, Problem
from seedproof.benchmarks.curriculum.symbolic.properties import (
    Broken,
    chains_of_variables,
    check_intermediate_values,
    contains_ten,
    no_useless_variables,
    problem_length,
    simplify,
)

_KINDS: dict[type, str] = {
    Steps: "plain",
    Levels: "plain",
    Unknown: "unknown",
    OneOf: "plain",
    MakesTen: "unknown",
    TenAndOnes: "unknown",
    Comparison: "comparison",
    FractionComparison: "comparison",
    FactorPairs: "factor pairs",
    Quotient: "quotient and remainder",
    Polygon: "figure",
    Powers: "power",
    Roots: "root",
    Linear: "linear equation",
    Pair: "two equations",
}

Property = Literal[
    "ProblemLength",
    "CheckIntermediateValues",
    "ChainsOfVariables",
    "ContainsTen",
    "NoUselessVariables",
    "Simplify",
]


class Standard(msgspec.Struct, frozen=True, kw_only=True):
    """One standard of the Common Core, or one of the source benchmark's parts of it."""

    code: str
    """The code in the Common Core: `3.MD.D.8`."""
    substandard: str = ""
    text: str
    """The student's skill, in one short sentence."""
    values: tuple[int, int]
    """Bounds of every intermediate value, or of the given numbers if nothing is computed."""
    statements: tuple[int, int]
    """The least and most statements before the question; an incremental follow-up has one more."""
    asks: Shape
    tells: tuple[SituationType, ...] = ()
    """The situations of its stories; empty if it has no stories."""
    bare: int = 0
    """How many of 100 candidates have no story, in a standard with stories."""
    concept: str = ""
    """The mathematical concept, C1 to C17; if empty, problems are stories on a theme."""
    follow_ups: Literal["", "c", "ic"] = ""
    """i: incremental, c: counterfactual."""
    ten: Literal["", "total", "addend"] = ""
    """Where a 10 must be."""
    simplified: bool = False
    """Whether a number that is used once has no name."""

    @property
    def name(self) -> str:
        """`3.MD.D.8-triangle`."""
        if self.substandard:
            return f"{self.code}-{self.substandard}"
        return self.code

    @property
    def family(self) -> str:
        """`3_md_d_8_triangle`."""
        return self.name.lower().replace(".", "_").replace("-", "_")

    @property
    def grade(self) -> int:
        """0 for kindergarten."""
        return 0 if self.code[0] == "K" else int(self.code[0])

    @property
    def kind(self) -> str:
        """The kind of question."""
        return _KINDS[type(self.asks)]

    @property
    def whole(self) -> bool:
        """Whether every value is a whole number."""
        match self.asks:
            case Steps():
                return isinstance(self.asks.main, Whole)
            case Unknown(of=forms) | OneOf(of=forms):
                return all(isinstance(form.main, Whole) for form in forms)
        return not isinstance(self.asks, FractionComparison | Levels | Roots | Linear | Pair)

    @property
    def positive(self) -> bool:
        """Whether the bounds are for the positive root only; the other root has the opposite sign."""
        return isinstance(self.asks, Roots)

    @property
    def properties(self) -> tuple[Property, ...]:
        """The paper's filters and transforms that its problems satisfy."""
        if isinstance(self.asks, Comparison | FractionComparison | FactorPairs):
            return ("ProblemLength", "NoUselessVariables")
        broken: list[Property] = ["ProblemLength", "CheckIntermediateValues", "ChainsOfVariables"]
        if self.ten:
            broken.append("ContainsTen")
        broken.append("NoUselessVariables")
        if self.simplified:
            broken.append("Simplify")
        return tuple(broken)

    def broken(self, problem: Problem, incremental: bool = False) -> list[Broken]:
        """Return each rule of this standard that a problem breaks.

        The rules are the paper's properties and, as `Realism`, anything that no textbook would print: a
        number of the wrong kind or size, a multiplication by 1, a triangle that does not close.

        Raises: NoAnswer when the problem has no values.
        """
        broken = self.without_property(problem, incremental)
        return broken + [("Realism", said) for said in flaws(self.asks, self.values, problem)]

    def without_property(self, problem: Problem, incremental: bool = False) -> list[Broken]:
        """Return each of the paper's properties that applies but that a problem lacks.

        Raises: NoAnswer when the problem has no values.
        """
        low, high = self.values
        least, most = self.statements
        broken = problem_length(problem, least + incremental, most + incremental)
        if self.whole and _is_division(problem):
            broken = []  # `(20 / 5)` is a division here, not a number that is only named
        broken += no_useless_variables(problem)
        if "CheckIntermediateValues" in self.properties:
            broken += check_intermediate_values(problem, low, high, self.whole, self.positive)
            broken += chains_of_variables(problem)
        if self.ten:
            broken += contains_ten(problem, self.ten)
        if self.simplified:
            broken += simplify(problem)
        return broken


def _is_division(problem: Problem) -> bool:
    """Return whether all that is stated is one operation."""
    match problem.statements:
        case (Declaration(expression=Operation()),):
            return True
    return False
