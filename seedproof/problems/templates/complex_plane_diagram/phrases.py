"""The sentences of a regular polygon in the complex plane."""

STATEMENTS = (
    "The figure shows the complex plane, with the centre $M$ and the vertex $A$ of a regular polygon with "
    "<corners> vertices. Its vertices are the solutions $z$ of the equation $(z - m)^{<corners>} = w$.",
    "In the complex plane of the figure, $A$ is a vertex and $M$ the centre of a regular polygon that has "
    "<corners> vertices, of which the others are not marked. They all satisfy $(z - m)^{<corners>} = w$ "
    "with the same complex numbers $m$ and $w$.",
    "A regular polygon with <corners> vertices has its centre at $M$ and one vertex at $A$; both are drawn "
    "in the complex plane of the figure. The vertices are just the complex solutions of $(z - "
    "m)^{<corners>} = w$.",
    "All <corners> solutions of an equation $(z - m)^{<corners>} = w$ with complex $m$ and $w$ form a "
    "regular polygon. The figure shows its centre $M$ and one solution, $A$.",
)

VALUES = (
    "Find $w$, in the form $a + bi$.",
    "What is $w$? Write it as $a + bi$.",
)

CORNERS = (
    "Which complex number is the vertex that one reaches from $A$ after <wanted> counterclockwise?",
    "Going counterclockwise from $A$ along the polygon, which complex number is the vertex after <wanted>?",
)

PRODUCTS = (
    "What is the product of all vertices, taken as complex numbers?",
    "Multiply all vertices together as complex numbers. What do you get?",
)

TEXTS = (STATEMENTS, VALUES, CORNERS, PRODUCTS)

WORDS = {"wanted": {1: "one side", 2: "two sides", 3: "three sides", 4: "four sides", 5: "five sides"}}
