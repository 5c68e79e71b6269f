"""Tries values of the unknowns: works out both sides of every equation there, and what is asked for."""

from fractions import Fraction

from seedproof.benchmarks.curriculum.ratios import Ratio, joined, ratio
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    NoAnswer,
    Number,
    Operation,
    Problem,
    Variable,
)


def can_try(problem: Problem) -> bool:
    """Return whether there is nothing to find, as all is known."""
    return not problem.unknowns()


def asked_at_solutions(problem: Problem) -> list[list[Fraction]]:
    """Return what the question asks for, of a comparison its two sides, in the only case that there is.

    Raises: NoAnswer when an equation is false, or something has no value.
    """
    trial = _Trial(problem)
    if any(gap.top for gap in trial.gaps()):
        raise NoAnswer("an equation between numbers is false, expected a true one")
    return [[Fraction(value.top, value.under) for value in trial.asked()]]


class _Trial:
    """The values of a problem."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.meant = problem.declared()
        self.known: dict[str, Ratio] = {}

    def gaps(self) -> list[Ratio]:
        """Return left side less right side of every equation. Raises: NoAnswer."""
        return [
            joined("-", self.value(equation.left), self.value(equation.right))
            for equation in self.problem.equations()
        ]

    def asked(self) -> list[Ratio]:
        """Return what the question asks for, of a comparison its two sides.

        Raises: NoAnswer when something of the problem has no value.
        """
        for name in self.meant:
            self.named(name)
        asked = self.problem.question.asked
        if isinstance(asked[0], Operation) and asked[0].op == "_":
            asked = (asked[0].left, asked[0].right)
        return [self.value(part) for part in asked]

    def named(self, name: str) -> Ratio:
        if name not in self.known:
            self.known[name] = self.value(self.meant[name])
        return self.known[name]

    def value(self, expression: Expression) -> Ratio:
        if isinstance(expression, Number):
            return ratio(expression.digits, 10**expression.places)
        if isinstance(expression, Variable):
            return self.named(expression.name)
        return joined(expression.op, self.value(expression.left), self.value(expression.right))
