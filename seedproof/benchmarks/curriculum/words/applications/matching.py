"""Finds in an equation the numbers that a story names, by a pattern of the equation."""

from seedproof.benchmarks.curriculum.symbolic.parsing import parse_expression
from seedproof.benchmarks.curriculum.symbolic.problem import Equation, Expression, Number, Operation, Variable

Numbers = dict[str, int]


def matched(
    equation: Equation, left: Expression, right: Expression, unknowns: dict[str, str]
) -> Numbers | None:
    """Return the numbers at the names of a pattern, None where the equation is another one.

    `unknowns` gives the letters of the equation for the letters of the pattern.
    """
    numbers = Numbers()
    if _fits(equation.left, left, unknowns, numbers) and _fits(equation.right, right, unknowns, numbers):
        return numbers
    return None


def _fits(written: Expression, pattern: Expression, unknowns: dict[str, str], numbers: Numbers) -> bool:
    if isinstance(pattern, Operation):
        return (
            isinstance(written, Operation)
            and written.op == pattern.op
            and _fits(written.left, pattern.left, unknowns, numbers)
            and _fits(written.right, pattern.right, unknowns, numbers)
        )
    if isinstance(pattern, Number) or not isinstance(pattern, Variable):
        return written == pattern
    if pattern.name in unknowns:
        return isinstance(written, Variable) and written.name == unknowns[pattern.name]
    if not isinstance(written, Number) or written.places:
        return False
    return numbers.setdefault(pattern.name, written.digits) == written.digits


def pattern(text: str) -> tuple[Expression, Expression]:
    """Parse `total = fixed + rate * x`."""
    left, _, right = text.partition(" = ")
    return parse_expression(left), parse_expression(right)
