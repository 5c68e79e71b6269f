"""The sentences of a linear function by its level lines: nothing of the map is said."""

STATEMENTS = (
    "The figure shows level lines of a linear function $f(x, y)$, each with its value, and a closed curve "
    "$K$: a circle or an ellipse with its centre $M$ and its axes parallel to those of the plane.",
    "A linear function $f(x, y)$ is given by the map of level lines in the figure, where every line carries "
    "the value of $f$ on it. The closed curve $K$ is a circle or an ellipse with the centre $M$, whose axes "
    "are parallel to the coordinate axes and whose half-axes are integers.",
    "On a slope that is a plane, the height is a linear function $f(x, y)$. The map in the figure shows its "
    "level lines with their heights, and a circular or elliptic path $K$ about the point $M$, whose axes go "
    "north and east, along those of the map.",
    "In the figure you see level lines of $f(x, y)$, a polynomial of degree one; the numbers are the values "
    "of $f$. The curve $K$ is a circle or an ellipse about $M$, with axes parallel to those of the plane.",
)

GRADIENTS = (
    r"Find the gradient $\nabla f$, as $(u, v)$.",
    r"What is the gradient $\nabla f = (f_x, f_y)$?",
)

VALUES = ("What is the value of $f$ at the point $M$?", "Find $f(M)$.")

MAXIMA = (
    "What is the exact maximum of $f$ on the curve $K$?",
    "Find the largest value that $f$ takes on $K$, exactly.",
)

TEXTS = (STATEMENTS, GRADIENTS, VALUES, MAXIMA)
