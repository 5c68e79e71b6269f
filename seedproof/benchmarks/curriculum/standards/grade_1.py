"""The standards of grade 1."""

from seedproof.benchmarks.curriculum.standards.numbers import Whole
from seedproof.benchmarks.curriculum.standards.shapes import Steps, Unknown
from seedproof.benchmarks.curriculum.standards.situations import ADDITIVE
from seedproof.benchmarks.curriculum.standards.standard import Standard

STANDARDS = (
    Standard(
        code="1.OA.A.1",
        text="Add and subtract within 20: adding to, taking from, putting together, comparing.",
        values=(1, 20),
        statements=(1, 2),
        asks=Steps("+-", numbers=(Whole(1, 20),), lengths=(1, 2), together="+-"),
        tells=ADDITIVE,
        follow_ups="ic",
    ),
    # Always three addends, as the standard says.
    Standard(
        code="1.OA.A.2",
        text="Add three whole numbers whose sum is at most 20.",
        values=(1, 20),
        statements=(1, 3),
        asks=Steps("+", numbers=(Whole(1, 20),), lengths=(2,)),
        tells=("add to", "put together"),
        follow_ups="ic",
    ),
    Standard(
        code="1.OA.D.8",
        text="Find the unknown number in an addition or subtraction equation within 20.",
        values=(1, 20),
        statements=(1, 1),
        asks=Unknown((Steps("+-", numbers=(Whole(1, 20),)),)),
        tells=ADDITIVE,
        bare=50,
    ),
)
