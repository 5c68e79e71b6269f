"""The sentences of a drawn linear programme."""

STATEMENTS = (
    "The shaded polygon in the figure, including its boundary, is the feasible region of a linear programme. "
    "Its corners have integer coordinates. The objective is $z = <z>$.",
    "A linear programme in the variables $x$ and $y$ has the objective $z = <z>$. Its feasible "
    "region is the one shaded in the figure; the boundary belongs to it, and all corners are lattice points.",
    "In the figure all points $(x, y)$ that satisfy the constraints of a linear programme are shaded. The "
    "boundary belongs to this region, and its marked corners are lattice points. Consider "
    "$z = <z>$ there.",
)

VALUES = ("What is the maximum of $z$ on the region?", "Find the largest value of $z$ on the region.")

PLACES = (
    "At which point $(x, y)$ is the maximum attained?",
    "Give the point $(x, y)$ at which $z$ is largest.",
)

TEXTS = (STATEMENTS, VALUES, PLACES)
