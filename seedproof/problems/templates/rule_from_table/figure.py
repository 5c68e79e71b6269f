"""Draws a table of two rows: each x, and below it its value."""

from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.rule_from_table.facts import Facts
from seedproof.problems.templates.rule_from_table.make import tabulated, value


def drawing(facts: Facts) -> Drawing:
    """Draw the table."""
    xs = tabulated(facts.first, facts.step)
    row = ["f(x)", *(str(value(facts, x)) for x in xs)]
    return {"kind": "table", "head": ["x", *map(str, xs)], "rows": [row]}


def twin(facts: Facts) -> Facts:
    """Return the same table with all values negated."""
    negated = [str(-Fraction(coefficient)) for coefficient in facts.coefficients]
    if facts.kind == "exponential":
        negated[1] = facts.coefficients[1]
    return replace(facts, coefficients=negated)


FIGURE = Figure(
    drawing=drawing,
    alt="A table with two rows: five evenly spaced values of x, and below each the value of f(x).",
    twin=twin,
)
