"""The sentences of a line integral of a gradient."""

STATEMENTS = (
    r"Let $\mathbf{F}(<variables>) = \left(<field>\right)$, and let $C$ be <curve>.",
    r"Consider the vector field $\mathbf{F}(<variables>) = \left(<field>\right)$ and the path $C$: <curve>.",
    r"A particle moves in the force field $\mathbf{F}(<variables>) = \left(<field>\right)$. Its path $C$ is "
    "<curve>.",
)

VARIABLES = {2: "x, y", 3: "x, y, z"}

ORIGINS = {2: "0, 0", 3: "0, 0, 0"}

PATHS = {
    "segment": "the line segment from $(<start>)$ to $(<end>)$",
    "arc": "the arc of the circle $x^2 + y^2 = <square>$ from $(<start>)$ counterclockwise to $(<end>)$",
    "curve": r"the curve $\mathbf{r}(t) = \left(<coordinates>\right)$ with $<start> \le t \le <end>$",
}

POTENTIALS = (
    r"Find the potential $\varphi(<variables>)$ of $\mathbf{F}$, that is $\nabla\varphi = \mathbf{F}$, with "
    r"$\varphi(<origin>) = 0$.",
    r"Find the function $\varphi(<variables>)$ with $\nabla\varphi = \mathbf{F}$ and "
    r"$\varphi(<origin>) = 0$.",
)

INTEGRALS = (
    r"Evaluate the line integral $\int_C \mathbf{F} \cdot d\mathbf{r}$.",
    r"What is the value of $\int_C \mathbf{F} \cdot d\mathbf{r}$?",
)

TEXTS = (STATEMENTS, POTENTIALS, INTEGRALS)
