"""The standards of grade 5."""

from seedproof.benchmarks.curriculum.standards.numbers import Decimals, Fractions, Whole
from seedproof.benchmarks.curriculum.standards.shapes import Steps
from seedproof.benchmarks.curriculum.standards.situations import ADDITIVE, EQUAL_GROUPS
from seedproof.benchmarks.curriculum.standards.standard import Standard

FRACTIONS = Fractions(5, top=60, denominators=(2, 2, 3, 3, 4, 4, 5, 6, 8, 10, 12), finest=30)
FACTORS = Fractions(4, top=48, denominators=(2, 3, 4, 5, 6, 8, 10, 12), finest=60)

STANDARDS = (
    # Two to four operations in one expression whose brackets matter.
    Standard(
        code="5.OA.A.1",
        text="Evaluate expressions with parentheses, brackets and braces.",
        values=(1, 9999),
        statements=(1, 2),
        asks=Steps(
            "+-*/",
            numbers=(Whole(1, 60),),
            factors=(Whole(2, 20),),
            lengths=(2, 2, 3, 3, 3, 4, 4),
            joins=True,
            nested=True,
        ),
        tells=(*ADDITIVE, *EQUAL_GROUPS),
        bare=70,
        follow_ups="ic",
    ),
    Standard(
        code="5.NBT.B.5",
        text="Multiply multi-digit whole numbers.",
        values=(1, 99999),
        statements=(1, 1),
        asks=Steps("*", factors=(Whole(10, 99),), bases=(Whole(10, 9999, by_length=True),)),
        tells=("equal groups", "array", "times as many", "price", "rate"),
        follow_ups="ic",
    ),
    Standard(
        code="5.NBT.B.6",
        text="Divide up to four digits by two digits, without a remainder.",
        values=(1, 9999),
        statements=(1, 1),
        asks=Steps("/", factors=(Whole(10, 99),), bases=(Whole(2, 999, by_length=True),)),
        tells=("equal groups", "array", "share", "measure out", "rate"),
        follow_ups="c",
    ),
    # No result goes beyond the hundredths.
    Standard(
        code="5.NBT.B.7",
        text="Add, subtract, multiply and divide decimals to hundredths.",
        values=(1, 9999),
        statements=(1, 1),
        asks=Steps(
            "+-*/",
            numbers=(Decimals(99, places=(1, 2), finest=2),),
            factors=(Decimals(99, places=(1,), finest=2), Whole(2, 20)),
            bases=(Decimals(99, places=(1, 2), finest=2),),
        ),
        tells=(*ADDITIVE, "price", "rate", "equal groups", "share"),
        follow_ups="ic",
    ),
    Standard(
        code="5.NF.A.1",
        text="Add and subtract fractions with unlike denominators, mixed numbers included.",
        values=(0, 100),
        statements=(1, 2),
        asks=Steps("+-", numbers=(FRACTIONS,), lengths=(1, 1, 2), unlike=True),
        concept="C11",
        follow_ups="ic",
    ),
    Standard(
        code="5.NF.A.2",
        text="Solve word problems that add and subtract fractions of the same whole.",
        values=(0, 20),
        statements=(1, 1),
        asks=Steps("+-", numbers=(FRACTIONS,)),
        tells=ADDITIVE,
        follow_ups="ic",
    ),
    Standard(
        code="5.NF.B.4",
        text="Multiply a fraction or whole number by a fraction.",
        values=(0, 20),
        statements=(1, 1),
        asks=Steps("*", factors=(FACTORS, Whole(2, 12)), bases=(FACTORS,)),
        concept="C12",
        follow_ups="ic",
    ),
)
