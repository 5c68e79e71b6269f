"""The sentences of a circulation by Stokes' theorem."""

STATEMENTS = (
    r"Let $$\mathbf{F}(x, y, z) = \left(<first>, <second>, <third>\right),$$ and let $C$ be <path>.",
    r"Consider the field $$\mathbf{F}(x, y, z) = \left(<first>, <second>, <third>\right)$$ in space. The "
    "closed curve $C$ is <path>.",
    r"The velocity of a fluid is $$\mathbf{F}(x, y, z) = \left(<first>, <second>, <third>\right).$$ A closed "
    "curve $C$ is given as <path>.",
    r"In space, $C$ denotes <path>. A vector field is given by $$\mathbf{F}(x, y, z) = "
    r"\left(<first>, <second>, <third>\right).$$",
)

CURVES = {
    "triangle": "the boundary of the triangle with the corners $(<a>, 0, 0)$, $(0, <b>, 0)$ and "
    "$(0, 0, <c>)$, traversed in this order",
    "ring": "the curve in which the cylinder $x^2 + y^2 = <square>$ meets the surface $z = <height>$, "
    "traversed once <direction> as seen from above",
}

DIRECTIONS = {"counterclockwise": "counterclockwise", "clockwise": "clockwise"}

DISTRACTIONS = (
    {"exponential": r"e^{x^2}", "cosine": r"\cos(x^3)", "root": r"\sqrt{1 + x^4}"},
    {"exponential": r"e^{-y^2}", "cosine": r"\cos(y^2)", "root": r"\sqrt{2 + y^4}"},
    {"exponential": r"e^{z^3}", "cosine": r"\cos(z^4)", "root": r"\sqrt{1 + z^6}"},
)
"""Of each component."""

INTEGRALS = (
    r"Evaluate the circulation $\oint_C \mathbf{F} \cdot d\mathbf{r}$.",
    r"What is the exact value of $\oint_C \mathbf{F} \cdot d\mathbf{r}$?",
    r"Compute the line integral of $\mathbf{F}$ along $C$ exactly.",
)

AXES = (
    "A very small paddle wheel is held at the point $<point>$. In the direction of which unit vector "
    r"$\mathbf{n}$ must its axis point for $\mathbf{n} \cdot \operatorname{curl} \mathbf{F}$ to be largest?",
    r"For which unit vector $\mathbf{n}$ is $\mathbf{n} \cdot \operatorname{curl} \mathbf{F}$ largest at the "
    "point $<point>$?",
    r"Find the unit vector $\mathbf{n}$ for which $\mathbf{n} \cdot \operatorname{curl} \mathbf{F}$ "
    "takes its "
    "largest value at the point $<point>$.",
)

TEXTS = (STATEMENTS, INTEGRALS, AXES)
