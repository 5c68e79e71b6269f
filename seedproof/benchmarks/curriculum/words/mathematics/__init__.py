"""Words mathematics without a story: a way of wording for each fixed concept.

signs        expressions as a textbook prints them
expressions  calculations, in signs, in words or step by step
comparing    two numbers
factoring    factor pairs
polygons     perimeters and areas
equations    linear equations, and pairs of them
unknowns     equations with one number missing
roots        squares and cubes of an unknown
following    a further step on the answer
"""

from collections.abc import Callable

from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import Problem
from seedproof.benchmarks.curriculum.words.mathematics.comparing import tell_comparison
from seedproof.benchmarks.curriculum.words.mathematics.equations import tell_linear, tell_pair
from seedproof.benchmarks.curriculum.words.mathematics.expressions import tell_expression
from seedproof.benchmarks.curriculum.words.mathematics.factoring import tell_factors
from seedproof.benchmarks.curriculum.words.mathematics.polygons import tell_polygon
from seedproof.benchmarks.curriculum.words.mathematics.roots import tell_root
from seedproof.benchmarks.curriculum.words.mathematics.unknowns import tell_unknown_equation
from seedproof.benchmarks.curriculum.words.told import Told
from seedproof.record.draws import Draws

__all__ = ["CONCEPTS", "tell_expression", "tell_root", "tell_unknown_equation"]

Teller = Callable[[Standard, Problem, Draws], Told]
CONCEPTS: dict[str, Teller] = {
    "C1": tell_comparison,
    "C4": tell_polygon,
    "C5": tell_polygon,
    "C6": tell_polygon,
    "C7": tell_factors,
    "C8": tell_comparison,
    "C10": tell_polygon,
    "C11": tell_expression,
    "C12": tell_expression,
    "C13": tell_expression,
    "C14": tell_expression,
    "C15": tell_expression,
    "C16": tell_linear,
    "C17": tell_pair,
}
"""Ways of wording, by the fixed concept of the standard."""
