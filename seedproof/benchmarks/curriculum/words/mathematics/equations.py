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
from seedproof.benchmarks.curriculum.symbolic.values import answer
from seedproof.benchmarks.curriculum.symbolic.writing import expression_text
from seedproof.benchmarks.curriculum.words.applications import tell_application, tell_pair_application
from seedproof.benchmarks.curriculum.words.told import Asks, Told
from seedproof.record.draws import Draws, Rejected

_ONE = (
    "Solve {e} for {x}.", "Solve the equation {e} for {x}.", "Find all values of {x} for which {e}.",
    "Which values of {x} make {e} true?", "For which values of {x} is {e}?", "Find every solution of {e}.",
    "What are the solutions of {e}?", "Find all solutions of the equation {e}.",
    "For what values of {x} does {e} hold?", "Find all numbers {x} that solve {e}.",
    "Which numbers {x} solve {e}?", "Solve for {x}: {e}.", "Determine all values of {x} with {e}.",
    "Find the solutions of {e}.",
)  # fmt: skip
"""Nothing in them says that there is a solution, or only one."""
_TWO = (
    "Solve the system {e} and {f} for {x} and {y}.", "Solve {e} and {f} for {x} and {y}.",
    "Find all {x} and {y} with {e} and {f}.", "Which values of {x} and {y} solve {e} and {f}?",
    "Solve the system of equations {e}, {f} for {x} and {y}.", "Solve for {x} and {y}: {e} and {f}.",
    "For which values of {x} and {y} are both {e} and {f} true?",
    "Which {x} and {y} make both {e} and {f} true?", "Find all solutions of {e} and {f} for {x} and {y}.",
    "Find every pair of {x} and {y} with {e} and {f}.",
    "What values of {x} and {y} satisfy {e} and {f}?", "Determine all {x} and {y} for which {e} and {f}.",
)  # fmt: skip
_NUMBER = ("What is the number?", "Find the number.", "What number is it?")


def tell_linear(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """Word one equation, in signs or as a riddle."""
    (equation,) = problem.equations()
    (asked,) = problem.question.asked
    if not isinstance(asked, Variable):
        raise Rejected("no unknown is asked")
    fixed = answer(problem).type != "solvability"
    story = tell_application(problem, draws) if fixed else None
    if story is not None:
        return story
    riddle = draws.below(2)
    sentences = _riddle(equation, draws) if riddle else None
    asks = Asks()
    if sentences is None:
        asks = Asks(names=(asked.name,))
        sides = [_side(equation.left), _side(equation.right)]
        if draws.below(2):
            sides.reverse()
        text = draws.choice(_ONE).format(e=" = ".join(sides), x=asked.name)
        sentences = tuple(part if part[-1] in ".?" else f"{part}." for part in text.split(". "))
    return Told(sentences, "equation", asks=asks)


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
    fixed = answer(problem).type != "solvability"
    story = tell_pair_application(problem, draws) if fixed else None
    if story is not None:
        return story
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
