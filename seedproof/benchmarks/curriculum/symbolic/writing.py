"""Writes problems as lines of the published syntax: every operation in brackets, one space between words."""

from seedproof.benchmarks.curriculum.symbolic.problem import (
    Declaration,
    Expression,
    Number,
    Operation,
    Positive,
    Problem,
    Statement,
    Variable,
)


def lines_of(problem: Problem) -> list[str]:
    """Write one line a statement, the question last."""
    question = problem.question
    asked = ", ".join(f"'{_asked(expression)}'" for expression in question.asked)
    return [*map(_line, problem.statements), f"[[question {question.name} = [{asked}]]]"]


def expression_text(expression: Expression) -> str:
    """Write `12`, `-3`, `2.50`, `x`, `(x + 12)`; a negative base stands in brackets: `((-2) ** 3)`."""
    if isinstance(expression, Number):
        return numeral_text(expression.digits, expression.places)
    if isinstance(expression, Variable):
        return expression.name
    left = expression_text(expression.left)
    right = expression_text(expression.right)
    if expression.op == "**" and left.startswith("-"):
        left = f"({left})"
    return f"({left} {expression.op} {right})"


def numeral_text(digits: int, places: int) -> str:
    """Write a numeral: `17.80` for 1780 with two places, `-0.5` for -5 with one."""
    if not places:
        return str(digits)
    size = str(abs(digits)).rjust(places + 1, "0")
    return f"{'-' if digits < 0 else ''}{size[:-places]}.{size[-places:]}"


def _line(statement: Statement) -> str:
    if isinstance(statement, Declaration):
        return f"[[var {statement.name} = {expression_text(statement.expression)}]]"
    if isinstance(statement, Positive):
        return f"[[var {statement.name} > 0]]"
    return f"[[var {expression_text(statement.left)} = {expression_text(statement.right)}]]"


def _asked(expression: Expression) -> str:
    if isinstance(expression, Operation) and expression.op == "_":
        return f"{expression_text(expression.left)} _ {expression_text(expression.right)}"
    return expression_text(expression)
