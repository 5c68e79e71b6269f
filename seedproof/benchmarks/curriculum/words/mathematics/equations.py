"""Words linear equations and pairs of them."""

from seedproof.benchmarks.curriculum.lexicon.people import HE, PRONOUNS, SHE
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Equation,
    Expression,
    Number,
    Operation,
    Problem,
    Variable,
)
from seedproof.benchmarks.curriculum.symbolic.writing import expression_text
from seedproof.benchmarks.curriculum.words.told import Told
from seedproof.record.draws import Draws, Rejected

_ONE = (
    "Solve {e} for {x}.", "Find {x} if {e}.", "What value of {x} makes {e} true?", "If {e}, what is {x}?",
    "Solve the equation {e} for {x}.", "Find the value of {x} for which {e}.", "What is {x} if {e}?",
    "Find the value of {x} that makes {e} true.",
    "Which number {x} solves {e}?", "Given that {e}, find {x}.", "Suppose that {e}. What is {x}?",
)  # fmt: skip
_TWO = (
    "If {e} and {f}, what are {x} and {y}?", "Solve the system {e} and {f} for {x} and {y}.",
    "Find {x} and {y} if {e} and {f}.", "Solve {e} and {f} for {x} and {y}.",
    "What are {x} and {y} if {e} and {f}?", "Find the values of {x} and {y} for which {e} and {f}.",
    "Given that {e} and {f}, find {x} and {y}.", "Which values of {x} and {y} solve {e} and {f}?",
    "Suppose that {e} and {f}. What are {x} and {y}?",
    "Solve the system of equations {e}, {f} for {x} and {y}.",
    "Find {x} and {y} when {e} and {f}.", "Both {e} and {f} are true. Find {x} and {y}.",
)  # fmt: skip
_NUMBER = ("What is the number?", "Find the number.", "What number is it?")


def tell_linear(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """Word one equation, in signs or as a riddle."""
    (equation,) = problem.equations()
    (asked,) = problem.question.asked
    if not isinstance(asked, Variable):
        raise Rejected("no unknown is asked")
    riddle = draws.below(2)
    sentences = _riddle(equation, draws) if riddle else None
    if sentences is None:
        sides = [_side(equation.left), _side(equation.right)]
        if draws.below(2):
            sides.reverse()
        text = draws.choice(_ONE).format(e=" = ".join(sides), x=asked.name)
        sentences = tuple(part if part[-1] in ".?" else f"{part}." for part in text.split(". "))
    return Told(sentences, "equation")


def _side(side: Expression) -> str:
    """Write `6q - 30`, `4(x + 3)`."""
    if not isinstance(side, Operation):
        return expression_text(side)
    left = side.left
    right = side.right
    if side.op == "*":
        if isinstance(right, Operation):
            return f"{_side(left)}({_side(right)})"
        return f"{_side(left)}{_side(right)}"
    return f"{_side(left)} {side.op} {_side(right)}"


def _riddle(equation: Equation, draws: Draws) -> tuple[str, ...] | None:
    """Write `Mia thinks of a number.

    She multiplies it by 6 and adds 52. She gets 78.`; None where none fits.
    """
    total = equation.left
    whole = equation.right
    if not isinstance(total, Number) or not isinstance(whole, Operation):
        return None
    who = draws.choice((*SHE, *HE))
    steps = _said_steps(whole)
    words = _said_words(whole)
    if steps is None or words is None:
        return None
    she = PRONOUNS[who].capitalize()
    ask = draws.choice(_NUMBER)
    if draws.below(2):
        thinks = draws.choice(
            ("thinks of a number", "picks a number", "chooses a number", "starts with a number")
        )
        gets = draws.choice((f"{she} gets {total.digits}.", f"The result is {total.digits}."))
        return (f"{who} {thinks}.", f"{she} {steps}.", gets, ask)
    return (f"{words[0].upper()}{words[1:]} is {total.digits}.", ask)


def _said_steps(whole: Operation) -> str | None:
    left = whole.left
    right = whole.right
    if whole.op == "*" and isinstance(right, Operation) and isinstance(right.right, Number):
        by = expression_text(left)
        if right.op == "+":
            return f"adds {right.right.digits} to it and multiplies the result by {by}"
        return f"subtracts {right.right.digits} from it and multiplies the result by {by}"
    for term, number in ((left, right), (right, left)):
        if isinstance(term, Operation) and isinstance(term.left, Number) and isinstance(number, Number):
            times = f"multiplies it by {term.left.digits}"
            if whole.op == "+":
                return f"{times} and adds {number.digits}"
            if term is left:
                return f"{times} and subtracts {number.digits}"
            return f"{times} and subtracts the result from {number.digits}"
    return None


def _said_words(whole: Operation) -> str | None:
    left = whole.left
    right = whole.right
    if whole.op == "*" and isinstance(right, Operation) and isinstance(right.right, Number):
        named = "sum" if right.op == "+" else "difference"
        return f"{expression_text(left)} times the {named} of a number and {right.right.digits}"
    for term, number in ((left, right), (right, left)):
        if isinstance(term, Operation) and isinstance(term.left, Number) and isinstance(number, Number):
            times = f"{term.left.digits} times a number"
            if whole.op == "+":
                return f"{number.digits} more than {times}"
            if term is left:
                return f"{number.digits} less than {times}"
            return f"the difference of {number.digits} and {times}"
    return None


def tell_pair(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """Word two equations in signs, with the letters in the order asked for."""
    one, number = [" = ".join(_sides(equation, draws)) for equation in problem.equations()]
    x, y = [asked.name for asked in problem.question.asked if isinstance(asked, Variable)]
    if draws.below(2):
        one, number = number, one
    text = draws.choice(_TWO).format(e=one, f=number, x=x, y=y)
    sentences = tuple(part if part[-1] in ".?" else f"{part}." for part in text.split(". "))
    return Told(sentences, "two equations")


def _sides(equation: Equation, draws: Draws) -> list[str]:
    sides = [_side(equation.right), _side(equation.left)]
    if draws.below(3) == 0:
        sides.reverse()
    return sides
