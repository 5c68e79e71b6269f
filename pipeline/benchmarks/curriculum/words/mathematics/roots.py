"""Squares and cubes of an unknown: all real solutions, or the length of a side or edge."""

from pipeline.benchmarks.curriculum.standards.standard import Standard
from pipeline.benchmarks.curriculum.symbolic.problem import (
    Expression,
    Number,
    Operation,
    Problem,
    Variable,
    is_numeral,
)
from pipeline.benchmarks.curriculum.symbolic.writing import expression_text
from pipeline.benchmarks.curriculum.words.told import Told
from pipeline.draws import Draws, Rejected

_ROOTS = (
    "Find all real numbers {x} with {x}^{n} = {p}.", "Find every real solution of {x}^{n} = {p}.",
    "Solve {x}^{n} = {p} for all real numbers {x}.", "What are all real solutions of {x}^{n} = {p}?",
    "Which real numbers {x} satisfy {x}^{n} = {p}?", "List all real solutions of {x}^{n} = {p}.",
    "For which real numbers {x} is {x}^{n} = {p}?", "Determine every real number {x} with {x}^{n} = {p}.",
    "Find all real numbers whose {power} is {p}.", "Which real numbers have a {power} of {p}?",
    "What are all the real numbers whose {power} equals {p}?", "List every real number whose {power} is {p}.",
)  # fmt: skip
_SQUARES = (
    "tile",
    "garden",
    "field",
    "rug",
    "window",
    "stage",
    "card",
    "tablecloth",
    "painting",
    "park",
    "board",
    "poster",
)
_CUBES = ("box", "block", "crate", "die", "tank", "gift", "brick", "container", "puzzle", "candle")
_LENGTHS = ("centimeter", "meter", "inch", "foot")
_PLURALS = {"inch": "inches", "foot": "feet"}


def tell_root(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """`x ** 2 = p` or `x ** 3 = p`: all real solutions, or the length of a side or edge."""
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
    if draws.below(2):
        text = draws.choice(_ROOTS)
        name = "square" if exponent == 2 else "cube"
        return Told((text.format(x=asked.name, n=exponent, p=power, power=name),), "equation")
    unit = draws.choice(_LENGTHS)
    units = _PLURALS.get(unit, f"{unit}s")
    if exponent == 2:
        thing = draws.choice(_SQUARES)
        figure, what, side, word = f"square {thing}", "area", "side", "square"
    else:
        thing = draws.choice(_CUBES)
        figure, what, side, word = f"cube-shaped {thing}", "volume", "edge", "cubic"
    if draws.below(3) == 0:
        figure = thing = "square" if exponent == 2 else "cube"
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
    return Told((first, second), thing, positive=True)


def _numeral(value: Expression) -> str:
    if isinstance(value, Operation) and is_numeral(value):
        return f"{expression_text(value.left)}/{expression_text(value.right)}"
    return expression_text(value)
