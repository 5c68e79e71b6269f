"""The standards of grade 6."""

from seedproof.benchmarks.curriculum.standards.numbers import Decimals, Fractions, Whole
from seedproof.benchmarks.curriculum.standards.shapes import Powers, Steps, Unknown
from seedproof.benchmarks.curriculum.standards.situations import ADDITIVE
from seedproof.benchmarks.curriculum.standards.standard import Standard

COUNTS = (Whole(2, 12), Whole(2, 20), Whole(2, 20))
"""So many of something that weighs or costs a fraction: more often than a fraction of a fraction."""
EQUATION_FRACTIONS = Fractions(4, top=48, denominators=(2, 3, 4, 5, 6, 8, 10, 12), finest=60)

STANDARDS = (
    Standard(
        code="6.NS.B.2",
        text="Divide multi-digit whole numbers, without a remainder.",
        values=(1, 99999),
        statements=(1, 1),
        asks=Steps("/", factors=(Whole(10, 999, by_length=True),), bases=(Whole(2, 9999, by_length=True),)),
        tells=("equal groups", "array", "share", "measure out", "rate"),
        follow_ups="c",
    ),
    # As 5.NBT.B.7, but products and quotients go on to the thousandths.
    Standard(
        code="6.NS.B.3",
        text="Add, subtract, multiply and divide multi-digit decimals.",
        values=(1, 9999),
        statements=(1, 1),
        asks=Steps(
            "+-*/",
            numbers=(Decimals(99, places=(1, 2), finest=3),),
            factors=(Decimals(99, places=(1,), finest=3), Whole(2, 40)),
            bases=(Decimals(99, places=(1, 2), finest=3),),
        ),
        tells=(*ADDITIVE, "price", "rate", "equal groups", "share"),
        follow_ups="ic",
    ),
    # There are 29 powers within the bounds: half of the problems are a power and one more operation.
    Standard(
        code="6.EE.A.1",
        text="Evaluate numerical expressions with whole-number exponents.",
        values=(1, 1000),
        statements=(1, 1),
        asks=Powers(bases=Whole(2, 10), exponents=Whole(2, 9), numbers=Whole(2, 10)),
        concept="C13",
        follow_ups="c",
    ),
    # Whole numbers in half of the problems, decimals and fractions in a quarter each.
    Standard(
        code="6.EE.B.7",
        text="Solve x + p = q and p * x = q for rational numbers that are not negative.",
        values=(0, 9999),
        statements=(1, 1),
        asks=Unknown(
            (
                Steps("+*", numbers=(Whole(1, 400),), factors=(Whole(2, 60),), bases=(Whole(2, 150),)),
                Steps("+*", numbers=(Whole(1, 400),), factors=(Whole(2, 20),)),
                Steps(
                    "+*",
                    numbers=(Decimals(60, places=(1, 2), finest=2),),
                    factors=(*COUNTS, Decimals(20, places=(1,), finest=2)),
                    bases=(Decimals(20, places=(1, 2), finest=2),),
                ),
                Steps(
                    "+*",
                    numbers=(EQUATION_FRACTIONS,),
                    factors=(*COUNTS, EQUATION_FRACTIONS),
                    bases=(EQUATION_FRACTIONS,),
                ),
            )
        ),
        tells=(*ADDITIVE, "equal groups", "share", "price", "rate"),
        # Stories of fractions are refused more often than equations: so half of the problems are equations.
        bare=27,
    ),
)
