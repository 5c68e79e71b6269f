"""The standards of grade 2."""

from seedproof.benchmarks.curriculum.standards.numbers import Whole
from seedproof.benchmarks.curriculum.standards.shapes import Steps, Unknown
from seedproof.benchmarks.curriculum.standards.situations import ADDITIVE
from seedproof.benchmarks.curriculum.standards.standard import Standard

COINS = (5, 10, 25)
"""Nickels, dimes and quarters in cents."""
BILLS = (5, 10, 20)
"""Bills in dollars."""

STANDARDS = (
    # One and two steps, half of the problems each.
    Standard(
        code="2.OA.A.1",
        text="Find the unknown number in one- and two-step addition and subtraction problems within 100.",
        values=(1, 100),
        statements=(1, 2),
        asks=Unknown((Steps("+-", numbers=(Whole(1, 100),), lengths=(1, 2)),)),
        tells=ADDITIVE,
    ),
    Standard(
        code="2.NBT.B.5",
        text="Add and subtract fluently within 100.",
        values=(1, 100),
        statements=(1, 2),
        asks=Steps("+-", numbers=(Whole(1, 100),), lengths=(1, 2), together="+-"),
        tells=ADDITIVE,
        follow_ups="ic",
    ),
    # Two digits each, and never more than four of them, a follow-up's included.
    Standard(
        code="2.NBT.B.6",
        text="Add up to four two-digit numbers.",
        values=(1, 396),
        statements=(2, 3),
        asks=Steps("+", numbers=(Whole(10, 99),), lengths=(2, 2, 3), longest=3),
        tells=("add to", "put together"),
        follow_ups="ic",
    ),
    Standard(
        code="2.NBT.B.7",
        text="Add and subtract within 1000.",
        values=(1, 1000),
        statements=(1, 2),
        asks=Steps("+-", numbers=(Whole(1, 1000),), lengths=(1, 2), together="+-"),
        tells=ADDITIVE,
        follow_ups="ic",
    ),
    Standard(
        code="2.MD.B.5",
        text="Add and subtract lengths in the same unit within 100.",
        values=(1, 100),
        statements=(1, 2),
        asks=Steps("+-", numbers=(Whole(1, 100),), lengths=(1, 2), together="+-"),
        tells=ADDITIVE,
        concept="C2",
        follow_ups="ic",
    ),
    # A coin or a bill is a constant: 3 quarters are (3 * 25) cents, 4 ten-dollar bills (4 * 10) dollars;
    # pennies and one-dollar bills are plain numbers. Two kinds of coins, or of bills, may be put together.
    # One unit in a problem: cents, or dollars.
    Standard(
        code="2.MD.C.8",
        text="Solve problems with dollar bills, quarters, dimes, nickels and pennies.",
        values=(1, 100),
        statements=(1, 2),
        asks=Steps(
            "+-",
            numbers=(Whole(1, 100),),
            bases=(Whole(2, 9),),
            lengths=(1, 2, 2, 2),
            joins=True,
            units=(*COINS, *BILLS),
            systems=(COINS, BILLS),
        ),
        tells=(*ADDITIVE, "convert"),
        concept="C3",
        follow_ups="ic",
    ),
)
