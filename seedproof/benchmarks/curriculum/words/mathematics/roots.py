"""Words squares and cubes of an unknown: all real solutions, or the length of a side or edge."""

from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Problem,
    Variable,
    is_numeral,
)
from seedproof.benchmarks.curriculum.symbolic.unknowns import value_of
from seedproof.benchmarks.curriculum.symbolic.writing import expression_text
from seedproof.benchmarks.curriculum.words.mathematics.objects import CUBES, SQUARES, fitting
from seedproof.benchmarks.curriculum.words.told import Asks, Told, asks_in
from seedproof.record.draws import Draws, Rejected

_ROOTS = (
    "Find all real numbers {x} with {x}^{n} = {p}.", "Find every real solution of {x}^{n} = {p}.",
    "Solve {x}^{n} = {p} for all real numbers {x}.", "What are all real solutions of {x}^{n} = {p}?",
    "Which real numbers {x} satisfy {x}^{n} = {p}?", "List all real solutions of {x}^{n} = {p}.",
    "For which real numbers {x} is {x}^{n} = {p}?", "Determine every real number {x} with {x}^{n} = {p}.",
    "Find all real numbers whose {power} is {p}.", "Which real numbers have a {power} of {p}?",
    "What are all the real numbers whose {power} equals {p}?", "List every real number whose {power} is {p}.",
)  # fmt: skip
_UNITS = ("centimeters", "meters", "inches", "feet")


def tell_root(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """Word `x ** 2 = p` or `x ** 3 = p`: all real solutions, or the length of a side or edge."""
    (equation,) = problem.equations()
    (asked,) = problem.question.asked
    whole = equation.right
    if (
        not isinstance(whole, Operation)
        or not isinstance(whole.right, Number)
        or not isinstance(asked, Variable)
    ):
        raise Rejected("no power of an unknown")
    exponent = whole.right.digits
    power = _numeral(equation.left)
    if not problem.positive:
        text = draws.choice(_ROOTS)
        name = "square" if exponent == 2 else "cube"
        asks = Asks(names=(asked.name,)) if "{x}" in text else Asks()
        return Told((text.format(x=asked.name, n=exponent, p=power, power=name),), "equation", asks=asks)
    size = value_of(equation.left)
    shape, side, word = ("square", "side", "square") if exponent == 2 else ("cube", "edge", "cubic")
    what = "area" if exponent == 2 else "volume"
    things = fitting(
        SQUARES if exponent == 2 else CUBES,
        lambda thing: thing.least**exponent <= size <= thing.most**exponent,
    )
    if things and draws.below(3):
        item = draws.choice(things)
        thing = item.name
        units = item.unit
        figure = f"square {thing}" if exponent == 2 else f"cube-shaped {thing}"
    else:
        figure = thing = shape
        units = draws.choice(_UNITS)
    first = draws.choice(
        (
            f"A {figure} has {'an' if what == 'area' else 'a'} {what} of {power} {word} {units}.",
            f"The {what} of a {figure} is {power} {word} {units}.",
        )
    )
    second = draws.choice(
        (
            f"How long is each {side}?",
            f"How long is one {side} of the {thing}?",
            f"How many {units} long is each {side}?",
            f"What is the length of each {side} in {units}?",
            f"Find the length of one {side}.",
            f"How long is every {side} of it?",
        )
    )
    return Told((first, second), thing, asks=asks_in(units))


def _numeral(value: Expression) -> str:
    if isinstance(value, Operation) and is_numeral(value):
        return f"{expression_text(value.left)}/{expression_text(value.right)}"
    return expression_text(value)
