"""The standards of grade 3."""

from seedproof.benchmarks.curriculum.standards.numbers import Whole
from seedproof.benchmarks.curriculum.standards.shapes import Polygon, Steps, Unknown
from seedproof.benchmarks.curriculum.standards.situations import ADDITIVE, EQUAL_GROUPS
from seedproof.benchmarks.curriculum.standards.standard import Standard

TIMES_TABLES = Steps("*/", factors=(Whole(2, 12),), lengths=(1, 2))

STANDARDS = (
    Standard(
        code="3.OA.A.3",
        text="Solve multiplication and division word problems within 100.",
        values=(1, 100),
        statements=(1, 2),
        asks=TIMES_TABLES,
        tells=EQUAL_GROUPS,
        follow_ups="ic",
    ),
    Standard(
        code="3.OA.A.4",
        text="Find the unknown number in a multiplication or division equation.",
        values=(1, 100),
        statements=(1, 1),
        asks=Unknown((Steps("*/", factors=(Whole(2, 12),)),)),
        tells=EQUAL_GROUPS,
        bare=50,
    ),
    Standard(
        code="3.OA.C.7",
        text="Multiply and divide fluently within 100.",
        values=(1, 100),
        statements=(1, 2),
        asks=TIMES_TABLES,
        tells=EQUAL_GROUPS,
        follow_ups="ic",
    ),
    # Always two operations.
    Standard(
        code="3.OA.D.8",
        text="Solve two-step problems with the four operations.",
        values=(1, 100),
        statements=(2, 2),
        asks=Steps("+-*/", numbers=(Whole(1, 100),), factors=(Whole(2, 12),), lengths=(2,), together="+-"),
        tells=(*ADDITIVE, *EQUAL_GROUPS),
        follow_ups="ic",
    ),
    Standard(
        code="3.MD.D.8",
        substandard="triangle",
        text="Find the perimeter of a triangle, or a side from the perimeter.",
        values=(1, 1000),
        statements=(1, 1),
        asks=Polygon("triangle", Whole(2, 450)),
        concept="C4",
    ),
    Standard(
        code="3.MD.D.8",
        substandard="quadrilateral",
        text="Find the perimeter of a quadrilateral, squares and rectangles included, or a side from it.",
        values=(1, 1000),
        statements=(1, 1),
        asks=Polygon("quadrilateral", Whole(2, 100)),
        concept="C5",
    ),
    Standard(
        code="3.MD.D.8",
        substandard="polygon",
        text="Find the perimeter of a polygon with 5 to 11 sides, or a side from the perimeter.",
        values=(1, 1000),
        statements=(1, 1),
        asks=Polygon("polygon", Whole(2, 90)),
        concept="C6",
    ),
    Standard(
        code="3.NBT.A.2",
        text="Add and subtract fluently within 1000.",
        values=(1, 1000),
        statements=(1, 1),
        asks=Steps("+-", numbers=(Whole(1, 1000),)),
        tells=ADDITIVE,
        follow_ups="ic",
    ),
)
