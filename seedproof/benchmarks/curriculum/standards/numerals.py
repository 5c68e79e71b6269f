"""Collects the numerals of a problem, decides of which kind they are, and what its expressions are worth."""

from collections.abc import Callable, Iterable, Iterator

from seedproof.benchmarks.curriculum.standards.numbers import Kind
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Problem,
    Variable,
    is_numeral,
    parts,
)
from seedproof.benchmarks.curriculum.symbolic.values import Case
from seedproof.benchmarks.curriculum.symbolic.writing import expression_text
from seedproof.exact.number import Exact

Worth = Callable[[Expression], Exact]


def only(numerals: Iterable[Expression], kinds: tuple[Kind, ...]) -> Iterator[str]:
    """Yield a sentence for each numeral that is of none of the kinds."""
    for numeral in numerals:
        if not is_of(numeral, kinds):
            yield f"{expression_text(numeral)} is a number of another kind or size than the standard has"


def is_of(numeral: Expression, kinds: tuple[Kind, ...]) -> bool:
    """Return whether a numeral is of one of the kinds."""
    return any(kind.has(numeral) for kind in kinds)


def worth_in(case: Case) -> Worth:
    """Return a function from an expression of a problem to its value."""
    steps = {id(step): value for step, value in case.steps}

    def worth(expression: Expression) -> Exact:
        if isinstance(expression, Number):
            return expression.value
        if isinstance(expression, Variable):
            name = expression.name
            if name in case.unknowns:
                return case.unknowns[name]
            return case.declared[name]
        return steps[id(expression)]

    return worth


def constants(problem: Problem, broken: bool) -> Iterator[Expression]:
    """Return all constants; with `broken`, a fraction is one constant."""
    for whole in problem.expressions():
        for part in parts(whole):
            if isinstance(part, Number) or (broken and is_numeral(part)):
                yield part


def numerals(problem: Problem) -> Iterator[Expression]:
    """Return all numbers as they are written, in reading order."""
    return constants(problem, False)


def fractions(problem: Problem) -> list[Operation]:
    """Return all that is written with `/`, in reading order."""
    return [
        part
        for whole in problem.expressions()
        for part in parts(whole)
        if isinstance(part, Operation) and part.op == "/"
    ]


def is_given(numeral: Expression, problem: Problem) -> bool:
    """Return whether an expression is the number that an equation gives, on its left."""
    return any(item.left is numeral for item in problem.equations())


def terms(whole: Expression) -> Iterator[Expression]:
    """Return the terms of a sum of sums."""
    for part in [whole.left, whole.right] if isinstance(whole, Operation) and whole.op == "+" else []:
        yield from terms(part)
    if not isinstance(whole, Operation) or whole.op != "+":
        yield whole


def denominator(numeral: Expression) -> Expression:
    """Return the denominator of a fraction as it is written; 1 for other numerals."""
    if isinstance(numeral, Operation):
        return numeral.right
    return Number(1)
