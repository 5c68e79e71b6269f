"""Tries values of the unknowns: works out both sides of every equation there, and what is asked for."""

from collections.abc import Mapping

from seedproof.benchmarks.curriculum.ratios import Ratio, joined, ratio
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Problem,
    Variable,
)


class Trial:
    """The values of a problem for some values of its unknowns."""

    def __init__(self, problem: Problem, tried: Mapping[str, Ratio]) -> None:
        """Take the value to try of every unknown."""
        self.problem = problem
        self.meant = problem.declared()
        self.known = dict(tried)

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
        """Return the value that a name stands for. Raises: NoAnswer."""
        if name not in self.known:
            self.known[name] = self.value(self.meant[name])
        return self.known[name]

    def value(self, expression: Expression) -> Ratio:
        """Return the value of an expression. Raises: NoAnswer."""
        if isinstance(expression, Number):
            return ratio(expression.digits, 10**expression.places)
        if isinstance(expression, Variable):
            return self.named(expression.name)
        return joined(expression.op, self.value(expression.left), self.value(expression.right))
