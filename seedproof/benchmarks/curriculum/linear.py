"""Solves linear equations by trying values, without any algebra.

What the sides of a linear equation differ by is known everywhere once it is known where all unknowns are 0,
and where one of them is 1. Determinants then give the only point at which no sides differ; it is tried, too.
"""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.benchmarks.curriculum.ratios import Ratio, joined
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    NoAnswer,
    NotFixed,
    Number,
    Positive,
    Problem,
    Variable,
)
from seedproof.benchmarks.curriculum.trial import Trial

MOST_UNKNOWNS = 2
HIGH = 2
"""The degree of all that may not be linear."""

_ZERO = Ratio(0, 1)
_ONE = Ratio(1, 1)


def is_linear(problem: Problem) -> bool:
    """Return whether a problem is linear as it is written, with an equation for each unknown, if any."""
    unknowns = problem.unknowns()
    if not unknowns:
        return True
    if len(unknowns) > MOST_UNKNOWNS or len(unknowns) != len(problem.equations()):
        return False
    degrees = _Degrees(problem)
    return all(degrees.of(expression) < HIGH for expression in problem.expressions())


def asked_at_solutions(problem: Problem) -> list[list[Fraction]]:
    """Return what a linear problem asks for, of a comparison its two sides, at its solution if that counts.

    Raises: NoAnswer when an equation is false, or something has no value; NotFixed when the unknowns are not
        fixed.
    """
    solution = _solution(problem)
    trial = Trial(problem, solution)
    if any(gap.top for gap in trial.gaps()):
        raise NoAnswer("an equation between numbers is false, expected a true one")
    lengths = [item.name for item in problem.statements if isinstance(item, Positive)]
    if any(solution[name].top <= 0 for name in lengths):
        return []
    return [[Fraction(value.top, value.under) for value in trial.asked()]]


def _solution(problem: Problem) -> dict[str, Ratio]:
    """Return the only values of the unknowns that solve the equations; nothing where there are none."""
    unknowns = problem.unknowns()
    if not unknowns:
        return {}
    nowhere = dict.fromkeys(unknowns, _ZERO)
    start = Trial(problem, nowhere).gaps()
    slopes = []
    for name in unknowns:
        one_step = Trial(problem, {**nowhere, name: _ONE}).gaps()
        slopes.append([joined("-", gap, before) for gap, before in zip(one_step, start, strict=True)])
    wanted = [joined("-", _ZERO, gap) for gap in start]
    whole = _determinant(slopes)
    others = [_determinant([*slopes[:place], wanted, *slopes[place + 1 :]]) for place in range(len(unknowns))]
    if whole.top:
        return {name: joined("/", other, whole) for name, other in zip(unknowns, others, strict=True)}
    flat = not any(slope.top for column in slopes for slope in column)
    against = wanted if flat else others
    raise NotFixed("no solution" if any(value.top for value in against) else "infinitely many solutions")


def _determinant(columns: Sequence[Sequence[Ratio]]) -> Ratio:
    """Return the determinant of one or two columns."""
    if len(columns) == 1:
        return columns[0][0]
    (first, second), (third, fourth) = columns
    return joined("-", joined("*", first, fourth), joined("*", second, third))


class _Degrees:
    """The degrees of a problem's expressions in its unknowns, as they are written: nothing is simplified."""

    def __init__(self, problem: Problem) -> None:
        self.meant = problem.declared()
        self.known = dict.fromkeys(problem.unknowns(), 1)

    def of(self, expression: Expression) -> int:
        """Return 0 for a number, 1 for what is linear, HIGH for all else."""
        if isinstance(expression, Number):
            return 0
        if isinstance(expression, Variable):
            return self._named(expression.name)
        left = self.of(expression.left)
        right = self.of(expression.right)
        match expression.op:
            case "+" | "-" | "_":
                return max(left, right)
            case "*":
                return min(left + right, HIGH)
            case "/" if not right:
                return left
            case _:
                return HIGH if left or right else 0

    def _named(self, name: str) -> int:
        if name not in self.known:
            self.known[name] = self.of(self.meant[name])
        return self.known[name]
