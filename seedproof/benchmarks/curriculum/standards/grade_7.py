"""The standards of grade 7: numbers of both signs."""

from seedproof.benchmarks.curriculum.standards.numbers import Decimals, Fractions
from seedproof.benchmarks.curriculum.standards.shapes import Steps
from seedproof.benchmarks.curriculum.standards.standard import Standard

ADDENDS = Fractions(
    8, top=100, denominators=(2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 20), finest=120, signed=True
)
FRACTIONS = Fractions(3, top=30, denominators=(2, 3, 4, 5, 6, 7, 8, 9, 10, 12), finest=120, signed=True)

STANDARDS = (
    Standard(
        code="7.NS.A.1",
        substandard="fraction",
        text="Add and subtract fractions of both signs.",
        values=(-100, 100),
        statements=(1, 1),
        asks=Steps("+-", numbers=(ADDENDS,)),
        concept="C11",
        follow_ups="ic",
    ),
    Standard(
        code="7.NS.A.1",
        substandard="decimal",
        text="Add and subtract decimals of both signs.",
        values=(-100, 100),
        statements=(1, 2),
        asks=Steps("+-", numbers=(Decimals(100, places=(1, 2, 3), finest=3, signed=True),), lengths=(1, 2)),
        concept="C14",
        follow_ups="ic",
    ),
    Standard(
        code="7.NS.A.2",
        text="Multiply and divide fractions of both signs.",
        values=(-30, 30),
        statements=(1, 1),
        asks=Steps("*/", factors=(FRACTIONS,)),
        concept="C15",
        follow_ups="ic",
    ),
    Standard(
        code="7.NS.A.3",
        substandard="fraction",
        text="Solve problems with the four operations on fractions of both signs.",
        values=(-30, 30),
        statements=(1, 3),
        asks=Steps("+-*/", numbers=(FRACTIONS,), factors=(FRACTIONS,), lengths=(1, 2, 2, 3), joins=True),
        tells=("level",),
        bare=40,
        follow_ups="ic",
    ),
    Standard(
        code="7.NS.A.3",
        substandard="decimal",
        text="Solve problems with the four operations on decimals of both signs.",
        values=(-30, 30),
        statements=(1, 3),
        asks=Steps(
            "+-*/",
            numbers=(Decimals(30, places=(1, 2, 3), finest=3, signed=True),),
            factors=(Decimals(12, places=(1,), finest=3, signed=True),),
            bases=(Decimals(30, places=(1, 2), finest=3, signed=True),),
            lengths=(1, 2, 2, 3),
            joins=True,
        ),
        tells=("level",),
        bare=40,
        follow_ups="ic",
    ),
)
