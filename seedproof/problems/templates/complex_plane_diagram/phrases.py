"""The sentences of a regular polygon in the complex plane."""

STATEMENTS = (
    r"The figure shows the complex plane, with the centre $M$ and the vertex $A$ of a regular polygon with "
    r"<corners> vertices. Its vertices are the solutions $z$ of the equation $(z - m)^{<corners>} = w$.",
    r"In the complex plane of the figure, $A$ is a vertex and $M$ the centre of a regular polygon that has "
    r"<corners> vertices, of which the others are not marked. They all satisfy $(z - m)^{<corners>} = w$ "
    r"with the "
    r"same complex numbers $m$ and $w$.",
    r"A regular polygon with <corners> vertices has its centre at $M$ and one vertex at $A$; both are drawn "
    r"in the "
    r"complex plane of the figure. The vertices are just the complex solutions of $(z - m)^{<corners>} = w$.",
    r"All <corners> solutions of an equation $(z - m)^{<corners>} = w$ with complex $m$ and $w$ form a "
    r"regular "
    r"polygon. The figure shows its centre $M$ and one solution, $A$.",
)

VALUES = (
    "Find $w$, in the form $a + bi$.",
    "What is $w$? Write it as $a + bi$.",
)

CORNERS = (
    "Which complex number is the vertex that one reaches from $A$ after <steps> counterclockwise?",
    "Going counterclockwise from $A$ along the polygon, which complex number is the vertex after <steps>?",
)

STEPS = {1: "one side", 2: "two sides", 3: "three sides", 4: "four sides", 5: "five sides"}

PRODUCTS = (
    "What is the product of all vertices, taken as complex numbers?",
    "Multiply all vertices together as complex numbers. What do you get?",
)
