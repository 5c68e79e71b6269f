"""The standards of grade 8."""

from seedproof.benchmarks.curriculum.standards.numbers import Decimals, Fractions, Whole
from seedproof.benchmarks.curriculum.standards.shapes import Linear, Pair, Roots
from seedproof.benchmarks.curriculum.standards.standard import Standard

STANDARDS = (
    # All real solutions count unless the text asks for a length; the bounds are those of the positive one.
    Standard(
        code="8.EE.A.2",
        text="Solve x**2 = p and x**3 = p for perfect squares and cubes.",
        values=(1, 1000),
        statements=(1, 1),
        asks=Roots(
            squares=Whole(2, 31),
            cubes=Whole(2, 10),
            decimals=Decimals(12, places=(1,), finest=2),
            fractions=Fractions(4, top=31, denominators=tuple(range(2, 11)), finest=1000),
        ),
    ),
    # Mostly whole solutions, else simple fractions; the unknown also on both sides, or in brackets.
    Standard(
        code="8.EE.C.7",
        text="Solve linear equations in one variable.",
        values=(1, 5000),
        statements=(1, 1),
        asks=Linear(coefficients=Whole(2, 99), numbers=Whole(1, 99)),
        concept="C16",
    ),
    # Mostly whole solutions, else simple fractions.
    Standard(
        code="8.EE.C.8",
        text="Solve pairs of linear equations in two variables.",
        values=(1, 5000),
        statements=(2, 2),
        asks=Pair(coefficients=Whole(2, 99), solutions=Whole(1, 40)),
        concept="C17",
    ),
)
