"""The standards of grade 7: numbers of both signs."""

from seedproof.benchmarks.curriculum.standards.numbers import Decimals, Fractions, Whole
from seedproof.benchmarks.curriculum.standards.shapes import Levels, Scale, Steps
from seedproof.benchmarks.curriculum.standards.standard import Standard

ADDENDS = Fractions(
    8, top=100, denominators=(2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 20), finest=120, signed=True
)
FRACTIONS = Fractions(3, top=30, denominators=(2, 3, 4, 5, 6, 7, 8, 9, 10, 12), finest=120, signed=True)
EVERYDAY = (2, 3, 4, 5, 8, 10)
"""Denominators of measurements."""
SMALL_FRACTIONS = Fractions(40, top=320, denominators=EVERYDAY, finest=40, signed=True)
POSITIVE_FRACTIONS = Fractions(20, top=160, denominators=EVERYDAY, finest=40)
TIMES = Fractions(6, top=24, denominators=(2, 3, 4), finest=40)

STANDARDS = (
    Standard(
        code="7.NS.A.1",
        substandard="fraction",
        text="Add and subtract fractions of both signs.",
        values=(-100, 100),
        statements=(1, 1),
        asks=Steps("+-", numbers=(ADDENDS,), negative=True),
        concept="C11",
        follow_ups="ic",
    ),
    Standard(
        code="7.NS.A.1",
        substandard="decimal",
        text="Add and subtract decimals of both signs.",
        values=(-100, 100),
        statements=(1, 2),
        asks=Steps(
            "+-",
            numbers=(Decimals(100, places=(1, 2, 3), finest=3, signed=True),),
            lengths=(1, 2),
            negative=True,
        ),
        concept="C14",
        follow_ups="ic",
    ),
    Standard(
        code="7.NS.A.2",
        text="Multiply and divide fractions of both signs.",
        values=(-30, 30),
        statements=(1, 1),
        asks=Steps("*/", factors=(FRACTIONS,), negative=True),
        concept="C15",
        follow_ups="ic",
    ),
    Standard(
        code="7.NS.A.3",
        substandard="fraction",
        text="Solve problems with the four operations on fractions of both signs.",
        values=(-200, 200),
        statements=(1, 3),
        asks=Levels(
            bare=Steps(
                "+-*/",
                numbers=(FRACTIONS,),
                factors=(FRACTIONS,),
                lengths=(1, 2, 2, 3),
                joins=True,
                negative=True,
            ),
            bare_bounds=(-30, 30),
            scales=(
                Scale(
                    levels=SMALL_FRACTIONS,
                    changes=POSITIVE_FRACTIONS,
                    rates=POSITIVE_FRACTIONS,
                    times=TIMES,
                    most=40,
                    step=20,
                ),
            ),
            counts=Whole(2, 8),
        ),
        tells=("level",),
        bare=40,
        follow_ups="ic",
    ),
    Standard(
        code="7.NS.A.3",
        substandard="decimal",
        text="Solve problems with the four operations on decimals of both signs.",
        values=(-200, 200),
        statements=(1, 3),
        asks=Levels(
            bare=Steps(
                "+-*/",
                numbers=(Decimals(30, places=(1, 2, 3), finest=3, signed=True),),
                factors=(Decimals(12, places=(1,), finest=3, signed=True),),
                bases=(Decimals(30, places=(1, 2), finest=3, signed=True),),
                lengths=(1, 2, 2, 3),
                joins=True,
                negative=True,
            ),
            bare_bounds=(-30, 30),
            scales=(
                Scale(
                    levels=Decimals(40, places=(1,), finest=2, signed=True),
                    changes=Decimals(20, places=(1,), finest=2),
                    rates=Decimals(6, places=(1,), finest=2),
                    times=Whole(2, 9),
                    most=40,
                    step=18,
                ),
                Scale(
                    levels=Decimals(180, places=(1,), finest=2, signed=True),
                    changes=Decimals(60, places=(1,), finest=2),
                    rates=Decimals(20, places=(1,), finest=2),
                    times=Whole(2, 9),
                    most=180,
                    step=60,
                ),
                Scale(
                    levels=Decimals(150, places=(1, 2, 2, 2), finest=2, signed=True),
                    changes=Decimals(120, places=(1, 2, 2, 2), finest=2),
                    rates=Decimals(30, places=(1, 2, 2), finest=2),
                    times=Whole(2, 9),
                    most=150,
                    step=110,
                ),
            ),
            counts=Whole(2, 9),
        ),
        tells=("level",),
        bare=40,
        follow_ups="ic",
    ),
)
