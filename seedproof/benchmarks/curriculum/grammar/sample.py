"""Draws a problem of a standard, by the production for the shape that it declares."""

from seedproof.benchmarks.curriculum.grammar.equations import linear, pair, unknown
from seedproof.benchmarks.curriculum.grammar.levels import levels
from seedproof.benchmarks.curriculum.grammar.polygons import polygon
from seedproof.benchmarks.curriculum.grammar.powers import powers, roots
from seedproof.benchmarks.curriculum.grammar.singles import (
    compared,
    compared_fractions,
    factored,
    makes_ten,
    quotient,
    ten_and_ones,
)
from seedproof.benchmarks.curriculum.grammar.steps import steps
from seedproof.benchmarks.curriculum.standards.shapes import (
    Comparison,
    FactorPairs,
    FractionComparison,
    Levels,
    Linear,
    MakesTen,
    OneOf,
    Pair,
    Polygon,
    Powers,
    Quotient,
    Roots,
    Steps,
    TenAndOnes,
    Unknown,
)
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import Problem
from seedproof.record.draws import Draws


def sample(standard: Standard, draws: Draws) -> Problem:
    """Draw a problem of the standard. Raises: Rejected when the draws lead to none; go on drawing."""
    shape = standard.asks
    bounds = standard.values
    match shape:
        case Levels():
            return levels(shape, standard.bare, bounds, draws)
        case Steps():
            return steps(shape, bounds, draws)
        case OneOf(of=forms):
            return steps(draws.choice(forms), bounds, draws)
        case Unknown():
            return unknown(shape, bounds, draws)
        case Polygon():
            return polygon(shape, bounds, draws)
        case Powers():
            return powers(shape, bounds, draws)
        case Roots():
            return roots(shape, bounds, draws)
        case Linear():
            return linear(shape, bounds, draws)
        case Pair():
            return pair(shape, bounds, draws)
        case Quotient():
            return quotient(shape, draws)
        case Comparison():
            return compared(shape, draws)
        case FractionComparison():
            return compared_fractions(shape, draws)
        case FactorPairs():
            return factored(shape, draws)
        case MakesTen():
            return makes_ten(shape, draws)
        case TenAndOnes():
            return ten_and_ones(shape, draws)
