"""Draws the slopes on a grid of half units, and marks the start."""

from fractions import Fraction

from msgspec.structs import replace

from seedproof.problems.drawing import Drawing
from seedproof.problems.making.axes import axes, mark
from seedproof.problems.making.coefficients import with_roots
from seedproof.problems.sheet import Figure
from seedproof.problems.templates.slope_field_equilibria.facts import Facts
from seedproof.problems.templates.slope_field_equilibria.make import shifts

_WINDOW = 6


def drawing(facts: Facts) -> Drawing:
    """Draw the field and the point."""
    coefficients = with_roots(list(map(Fraction, facts.equilibria)), Fraction(facts.above, facts.below))
    degree = len(coefficients) - 1
    terms = [[str(value), 0, degree - place] for place, value in enumerate(coefficients) if value]
    field = {"kind": "slope_field", "field": terms, "step": "1/2"}
    return axes((-4, 4), (-_WINDOW, _WINDOW), [field, mark((0, facts.start), "P")])


def twin(facts: Facts) -> Facts:
    """Return the same field a little higher or lower."""
    shift = shifts(facts)[0]
    moved = [equilibrium + shift for equilibrium in facts.equilibria]
    return replace(facts, equilibria=moved, start=facts.start + shift)


FIGURE = Figure(
    drawing=drawing,
    alt="Slope field on a grid; the slopes depend on the height alone. A point P on the y-axis is marked.",
    twin=twin,
)
