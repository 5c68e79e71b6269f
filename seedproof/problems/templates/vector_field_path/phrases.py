"""The sentences of a circulation around a drawn path: its corners and its direction are not said."""

from typing import Literal

from seedproof.problems.templates.vector_field_path.facts import Distraction

STATEMENTS: dict[Literal[1, 2], tuple[str, ...]] = {
    1: (
        "The figure shows a closed path $C$ with an arrowhead for its direction; its corners are points of "
        r"the grid. Let $\mathbf{F}(x, y) = \left(<first>, <second>\right)$.",
        "A particle runs once along the closed path $C$ in the figure, in the direction of the arrowhead, "
        r"through the force field $\mathbf{F}(x, y) = \left(<first>, <second>\right)$. All corners of $C$ "
        "are points of the grid.",
        r"Consider the field $\mathbf{F}(x, y) = \left(<first>, <second>\right)$ and the closed path $C$ "
        "that is drawn in the figure. The corners of $C$ have integer coordinates; an arrowhead shows its "
        "direction.",
        r"In the figure you see a polygon $C$, whose corners lie on the grid and which is traversed as the "
        r"arrowhead shows. A field is given by $\mathbf{F}(x, y) = \left(<first>, <second>\right)$.",
    ),
    2: (
        r"The figure shows two closed loops, which together make up the path $C$; the arrowheads show their "
        r"directions, and all corners are points of the grid. Let $\mathbf{F}(x, y) = \left(<first>, "
        r"<second>\right)$.",
        r"A particle runs once along each of the two loops in the figure, in the direction of its arrowhead, "
        r"through the force field $\mathbf{F}(x, y) = \left(<first>, <second>\right)$. Both loops together "
        "are called $C$, and their corners are points of the grid.",
        r"Consider the field $\mathbf{F}(x, y) = \left(<first>, <second>\right)$ and the path $C$ in the "
        "figure, which consists of two closed loops. Their corners have integer coordinates; arrowheads show "
        "the directions.",
        r"In the figure you see two polygons, whose corners lie on the grid and which are traversed as the "
        r"arrowheads show; together they are $C$. A field is given by $\mathbf{F}(x, y) = \left(<first>, "
        r"<second>\right)$.",
    ),
}

AREAS = (
    "How large is the area that is enclosed by $C$ altogether?",
    "Find the area of all that $C$ encloses.",
)

INTEGRALS = (
    r"Evaluate the line integral $\int_C \mathbf{F} \cdot d\mathbf{r}$.",
    r"What is the value of $\int_C \mathbf{F} \cdot d\mathbf{r}$?",
    r"Compute the work $\int_C \mathbf{F} \cdot d\mathbf{r}$.",
)

CONSTANTS = (
    r"For which constant $k$ is $\int_C \left(\mathbf{F} + k\,(-y, x)\right) \cdot d\mathbf{r} = 0$?",
    r"A rotating field is added. Find the number $k$ for which the line integral of "
    r"$\mathbf{F} + k\,(-y, x)$ along $C$ is zero.",
)

FIRST_DISTRACTIONS: dict[Distraction, str] = {
    "exponential": r"e^{x^2}",
    "cosine": r"\cos(x^3)",
    "root": r"\sqrt{1 + x^4}",
}

SECOND_DISTRACTIONS: dict[Distraction, str] = {
    "exponential": r"e^{-y^2}",
    "cosine": r"\cos(y^3)",
    "root": r"\sqrt{1 + y^4}",
}
