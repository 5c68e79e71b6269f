"""The standards of grade 4."""

from seedproof.benchmarks.curriculum.lexicon.measures import CONVERSIONS
from seedproof.benchmarks.curriculum.standards.numbers import Decimals, Fractions, Whole
from seedproof.benchmarks.curriculum.standards.shapes import (
    FactorPairs,
    FractionComparison,
    OneOf,
    Polygon,
    Quotient,
    Steps,
)
from seedproof.benchmarks.curriculum.standards.situations import ADDITIVE, EQUAL_GROUPS
from seedproof.benchmarks.curriculum.standards.standard import Standard

UNITS = tuple(worth for worth in CONVERSIONS.values() if worth <= 1000)
"""How many smaller units a larger one has, such as 12 inches a foot; 1000 is the bound of the values."""
SIMPLE_FRACTIONS = Fractions(
    5,
    top=60,
    denominators=(2, 2, 3, 4, 4, 5, 6, 8, 10, 12),
    finest=12,
    results=(1, 2, 3, 4, 5, 6, 8, 10, 12),
)
SIMPLE_DECIMALS = Decimals(30, places=(1, 1, 2), finest=2)
SMALLER_UNITS = Whole(2, 500)
"""What may be added in minutes, centimeters or grams once hours, meters or kilograms are converted."""

STANDARDS = (
    Standard(
        code="4.OA.A.3",
        text="Solve multistep problems with whole numbers and the four operations.",
        values=(1, 1000),
        statements=(2, 4),
        asks=Steps(
            "+-*/",
            numbers=(Whole(2, 200),),
            factors=(Whole(2, 30),),
            lengths=(2, 2, 2, 2, 3, 3, 3, 4),
            together="+-*",
            joins=True,
        ),
        tells=(*ADDITIVE, *EQUAL_GROUPS, "times as many", "rate"),
        follow_ups="ic",
    ),
    # Every n has the same chance; a prime number has one pair.
    Standard(
        code="4.OA.B.4",
        text="Find all factor pairs of a whole number up to 100.",
        values=(2, 100),
        statements=(0, 0),
        asks=FactorPairs(Whole(2, 100)),
        concept="C7",
    ),
    Standard(
        code="4.NBT.B.4",
        text="Add and subtract multi-digit whole numbers.",
        values=(1, 9999),
        statements=(1, 1),
        asks=Steps("+-", numbers=(Whole(10, 9999, by_length=True),)),
        tells=ADDITIVE,
        follow_ups="ic",
    ),
    # Two two-digit numbers, or up to four digits by one digit.
    Standard(
        code="4.NBT.B.5",
        text="Multiply up to four digits by one digit, or two two-digit numbers.",
        values=(1, 99999),
        statements=(1, 1),
        asks=OneOf(
            (
                Steps("*", factors=(Whole(10, 99),)),
                Steps("*", factors=(Whole(2, 9),), bases=(Whole(100, 9999, by_length=True),)),
            )
        ),
        tells=("equal groups", "array", "times as many", "price", "rate"),
        follow_ups="c",
    ),
    # One-digit divisors, something left over, and both quotient and remainder asked.
    Standard(
        code="4.NBT.B.6",
        text="Find the quotient and the remainder of a division by a one-digit number.",
        values=(1, 9999),
        statements=(1, 1),
        asks=Quotient(dividends=Whole(10, 9999), divisors=Whole(2, 9)),
        tells=("equal groups", "array", "share", "measure out"),
        follow_ups="c",
    ),
    # Mostly proper fractions of different numerators and denominators; a tenth of the pairs equal.
    Standard(
        code="4.NF.A.2",
        text="Compare two fractions with different numerators and denominators.",
        values=(1, 10),
        statements=(0, 0),
        asks=FractionComparison(denominators=Whole(2, 10), tops=Whole(1, 10)),
        concept="C8",
        follow_ups="c",
    ),
    # To express a measurement in a smaller unit is to multiply it by a constant: 2.5 m are (2.5 * 100) cm,
    # 3/4 h are ((3 / 4) * 60) min. A problem may begin so; the text may also call it so many times so much.
    Standard(
        code="4.MD.A.2",
        substandard="decimal",
        text="Solve problems on distance, time, volume, mass and money with decimals.",
        values=(1, 1000),
        statements=(1, 3),
        asks=Steps(
            "+-*/",
            numbers=(SIMPLE_DECIMALS, Whole(1, 30)),
            factors=(Whole(2, 10),),
            bases=(SIMPLE_DECIMALS,),
            lengths=(1, 2, 2, 3),
            joins=True,
            units=UNITS,
            converted=(SMALLER_UNITS,),
            unconverted=150,
        ),
        tells=(*ADDITIVE, *EQUAL_GROUPS, "times as many", "rate", "convert"),
        concept="C9",
        follow_ups="ic",
    ),
    Standard(
        code="4.MD.A.2",
        substandard="fraction",
        text="Solve problems on distance, time, volume, mass and money with simple fractions.",
        values=(0, 1000),
        statements=(1, 3),
        asks=Steps(
            "+-*/",
            numbers=(SIMPLE_FRACTIONS, Whole(1, 12)),
            factors=(Whole(2, 10),),
            bases=(SIMPLE_FRACTIONS,),
            lengths=(1, 2, 2, 3),
            joins=True,
            units=UNITS,
            converted=(SMALLER_UNITS,),
            unconverted=24,
            related=True,
        ),
        tells=(*ADDITIVE, *EQUAL_GROUPS, "times as many", "rate", "convert"),
        concept="C9",
        follow_ups="ic",
    ),
    # Both directions: the perimeter or area from the sides, or a side from the perimeter or area.
    Standard(
        code="4.MD.A.3",
        text="Find the perimeter or area of a rectangle, or a side from one of them.",
        values=(1, 1000),
        statements=(1, 1),
        asks=Polygon("rectangle", Whole(3, 50)),
        concept="C10",
        follow_ups="c",
    ),
)
