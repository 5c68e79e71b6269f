"""The standards of kindergarten."""

from seedproof.benchmarks.curriculum.standards.numbers import Whole
from seedproof.benchmarks.curriculum.standards.shapes import Comparison, MakesTen, Steps, TenAndOnes
from seedproof.benchmarks.curriculum.standards.standard import Standard

STANDARDS = (
    Standard(
        code="K.CC.C.7",
        text="Compare two numbers between 1 and 10.",
        values=(1, 10),
        statements=(0, 0),
        asks=Comparison(Whole(1, 10)),
        concept="C1",
        follow_ups="c",
    ),
    Standard(
        code="K.OA.A.4",
        text="Find the number that makes 10 when added to a number from 1 to 9.",
        values=(1, 10),
        statements=(1, 1),
        asks=MakesTen(Whole(1, 9)),
        tells=("add to", "put together"),
        ten="total",
    ),
    # One step, so that there are 16 problems. Only an incremental follow-up takes a second step.
    Standard(
        code="K.OA.A.5",
        text="Add and subtract within 5.",
        values=(1, 5),
        statements=(1, 1),
        asks=Steps("+-", numbers=(Whole(1, 5),)),
        tells=("add to", "take from", "put together"),
        follow_ups="ic",
        simplified=True,
    ),
    # 11 to 19 only. A number is taken apart (14 is 10 and how many?), or put together (10 and 4 are how
    # many?). Only the latter has no unknown, and can have follow-ups.
    Standard(
        code="K.NBT.A.1",
        text="Compose and decompose numbers from 11 to 19 into ten ones and some further ones.",
        values=(1, 19),
        statements=(1, 1),
        asks=TenAndOnes(Whole(1, 9)),
        tells=("put together",),
        follow_ups="ic",
        ten="addend",
    ),
)
