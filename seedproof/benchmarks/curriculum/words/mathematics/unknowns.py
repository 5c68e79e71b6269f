"""Words an equation with one number unknown: a box, a blank, a question mark, or a letter."""

from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Equation,
    Expression,
    Number,
    Operation,
    Problem,
    Variable,
    is_numeral,
)
from seedproof.benchmarks.curriculum.symbolic.unknowns import value_of
from seedproof.benchmarks.curriculum.words.mathematics.signs import Signs
from seedproof.benchmarks.curriculum.words.told import Asks, Told
from seedproof.record.draws import Draws, Rejected

_BOX = (
    "What number goes in the box: {e}?",
    "Which number belongs in the box: {e}?",
    "Write the number that goes in the box: {e}.",
    "Find the number for the box: {e}.",
    "What number should be in the box to make {e} true?",
    "Which number in the box makes {e} true?",
    "Fill in the box so that the equation is true: {e}.",
    "Look at the equation {e}. What number is in the box?",
    "A number is missing from the equation {e}. What number goes in the box?",
    "Find the number that makes the equation {e} true.",
)
_BLANK = (
    "Fill in the blank: {e}.",
    "What number makes this true: {e}?",
    "Write the missing number: {e}.",
    "What number goes in the blank: {e}?",
    "Complete the equation: {e}.",
    "Find the missing number in {e}.",
    "Which number is missing: {e}?",
    "What is the missing number in the equation {e}?",
    "Which number makes the equation {e} true?",
    "One number is missing in {e}. Which number is it?",
)
_MARK = (
    "In {e}, what number does the question mark stand for?",
    "In the equation {e}, which number belongs where the question mark is?",
    "In the equation {e}, what is the unknown number?",
    "The equation {e} is true. What number does the question mark stand for?",
    "If {e} is a true equation, which number is the question mark?",
)
_LETTER = (
    "Solve {e} for {x}.",
    "Find {x} if {e}.",
    "What is {x} if {e}?",
    "If {e}, what is {x}?",
    "Find the value of {x} in {e}.",
    "What value of {x} makes {e} true?",
    "Solve the equation {e} for {x}.",
    "Which number does {x} stand for in {e}?",
    "What number is {x} in the equation {e}?",
    "The equation {e} is true. What is {x}?",
    "Find the number {x} that makes the equation {e} true.",
    "Which value of {x} solves {e}?",
    "What is the solution {x} of the equation {e}?",
)
_SIGNS = {"*": "×", "/": "÷"}
_DOT = "·"
_PRINTED = Signs("×", 0, True, False)


def tell_unknown_equation(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """Word an equation of two numbers and one unknown. Raises: Rejected for anything else."""
    if len(problem.statements) != 1 or len(problem.question.asked) != 1:
        raise Rejected("no single equation")
    (equation,) = problem.statements
    (asked,) = problem.question.asked
    if not isinstance(equation, Equation) or not isinstance(asked, Variable):
        raise Rejected("no single equation")
    whole = equation.right
    if not isinstance(whole, Operation) or whole.op not in "+-*/" or not is_numeral(equation.left):
        raise Rejected("no equation of two numbers and one unknown")
    forms, unknown = _unknown(standard, asked.name, draws)
    result = _PRINTED.numeral(equation.left)
    sides = [_operation(standard, whole, unknown, draws), result]
    if draws.below(3) == 0:
        sides.reverse()
    text = draws.choice(forms).format(e=" = ".join(sides), x=unknown)
    asks = Asks(names=(unknown,)) if unknown == asked.name else Asks()
    return Told(_sentences(text), "equation", asks=asks)


def _unknown(standard: Standard, name: str, draws: Draws) -> tuple[tuple[str, ...], str]:
    """Draw what stands for the unknown, with the sentences about it."""
    # Before grade 3 no letters are used, and `x` would look like a sign there.
    if standard.grade > 5 or (standard.grade > 2 and name != "x" and draws.below(4) == 0):
        return _LETTER, name
    return draws.choice(((_BOX, "□"), (_BOX, "□"), (_BLANK, "___"), (_BLANK, "___"), (_MARK, "?")))


def _operation(standard: Standard, whole: Operation, unknown: str, draws: Draws) -> str:
    left = _side(whole.left, unknown)
    right = _side(whole.right, unknown)
    if standard.grade < 6 or whole.op != "*":
        sign = _SIGNS.get(whole.op, whole.op)
        return f"{left} {sign} {right}"
    numeral = whole.left if is_numeral(whole.left) else whole.right
    if draws.below(3) == 0 or (not isinstance(numeral, Number) and value_of(numeral) > 1):
        return f"{left} {_DOT} {right}"
    coefficient = _PRINTED.numeral(numeral)
    return f"{coefficient}{unknown}" if isinstance(numeral, Number) else f"({coefficient}){unknown}"


def _side(side: Expression, unknown: str) -> str:
    if isinstance(side, Variable):
        return unknown
    if not is_numeral(side):
        raise Rejected("no equation of two numbers and one unknown")
    return _PRINTED.numeral(side)


def _sentences(text: str) -> tuple[str, ...]:
    """Cut a text where a sentence ends and another begins."""
    *first, last = text.split(". ")
    return (*(f"{sentence}." for sentence in first), last)
