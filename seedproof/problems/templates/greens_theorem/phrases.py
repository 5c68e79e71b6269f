"""The sentences of a line integral by Green's theorem."""

STATEMENTS = (
    r"Let $\mathbf{F}(x, y) = \left(<m>, <n>\right)$, and let $C$ be <path>.",
    r"Consider the plane vector field $\mathbf{F}(x, y) = \left(<m>, <n>\right)$. The curve $C$ is "
    r"<path>.",
    r"A particle moves in the force field $\mathbf{F}(x, y) = \left(<m>, <n>\right)$. Its path $C$ "
    r"is <path>.",
    r"In the plane, $C$ denotes <path>. On the whole plane the field "
    r"$\mathbf{F}(x, y) = \left(<m>, <n>\right)$ is given.",
)

CURVES = {
    "triangle": r"the boundary of the triangle with the corners $(0, 0)$, $(<width>, 0)$ and $<corner>$, "
    "traversed once counterclockwise",
    "rectangle": r"the boundary of the rectangle $<left> \le x \le <right>$, $<low> \le y \le <high>$, "
    "traversed once counterclockwise",
    "circle": r"the circle of radius $<radius>$ about the point $<centre>$, traversed once "
    "counterclockwise",
    "circle_back": r"the circle of radius $<radius>$ about the point $<centre>$, traversed once clockwise",
    "pieces": r"the closed curve that runs from the origin along the parabola $y = <parabola>$ to the point "
    r"$<top>$ and then straight back to the origin",
    "pieces_back": r"the closed curve that runs straight from the origin to the point $<top>$ and then back "
    r"to the origin along the parabola $y = <parabola>$",
    "arc": r"the upper half of the circle $x^2 + y^2 = <square>$, traversed from $(<radius>, 0)$ to "
    r"$(-<radius>, 0)$",
    "path": r"the path that runs straight from $(<width>, 0)$ to $(0, <height>)$ and from there straight to "
    r"$(-<left>, 0)$",
    "annulus": r"the whole boundary of the ring $<inner> \le x^2 + y^2 \le <outer>$, its outer circle "
    r"traversed counterclockwise and its inner circle clockwise",
}

FIRST_DISTRACTIONS = {
    "exponential": r"e^{x^2}",
    "cosine": r"\cos(x^3)",
    "root": r"\sqrt{1 + x^4}",
    "logarithm": r"\ln(2 + \cos x)",
}

SECOND_DISTRACTIONS = {
    "exponential": r"e^{-y^2}",
    "cosine": r"\cos(y^3)",
    "root": r"\sqrt{1 + y^4}",
    "logarithm": r"\ln(2 + \cos y)",
}

INTEGRALS = (
    r"Evaluate the line integral $\int_C \mathbf{F} \cdot d\mathbf{r}$ exactly.",
    r"What is the exact value of $\int_C \mathbf{F} \cdot d\mathbf{r}$?",
    r"Compute $\int_C \mathbf{F} \cdot d\mathbf{r}$, and give the exact value.",
)

CONSTANTS = (
    r"For which constant $k$ is the line integral of $\mathbf{F} + k\,(-y, x)$ along $C$ zero?",
    r"A rotating field is added. Find the number $k$ for which "
    r"$\int_C \left(\mathbf{F} + k\,(-y, x)\right) \cdot d\mathbf{r} = 0$.",
    r"Determine the constant $k$ such that the field $\mathbf{F} + k\,(-y, x)$ does no work along $C$.",
)

TEXTS = (STATEMENTS, INTEGRALS, CONSTANTS)
