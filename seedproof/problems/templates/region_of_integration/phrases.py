"""The sentences of integrals over a drawn region: nothing of the curves is said but their kind."""

from typing import Literal

from seedproof.problems.templates.region_of_integration.facts import Integrand

STATEMENTS: dict[Literal[1, 2], tuple[str, ...]] = {
    1: (
        "The figure shows a shaded triangle $R$, whose corners have integer coordinates.",
        "Let $R$ be the triangle that is shaded in the figure. Its corners are points of the grid.",
        "A triangular plate $R$ is shaded in the figure; all of its corners lie on the grid.",
        "In the figure, a triangle $R$ with corners on the grid is shaded.",
    ),
    2: (
        "The figure shows a shaded region $R$ between a parabola with a vertical axis and a line. They meet "
        "at points of the grid, one of which is the vertex of the parabola.",
        "Let $R$ be the region that is shaded in the figure. It is enclosed by a line and a parabola with a "
        "vertical axis, whose vertex and whose second point in common with the line are points of the grid; "
        "the line goes through both.",
        "A plate $R$ is shaded in the figure. It is bounded by a line and by a parabola with a vertical "
        "axis; they meet at the vertex of the parabola and at another point of the grid.",
        "In the figure, the region $R$ between a parabola with a vertical axis and a line through its vertex "
        "is shaded. Both points of intersection have integer coordinates.",
    ),
}

AREAS = (
    "What is the area of $R$?",
    "Find the exact area of $R$.",
)

INTEGRALS = (
    r"Evaluate $\iint_R <integrand> \,dA$ exactly.",
    r"What is the exact value of $\iint_R <integrand> \,dA$?",
)

BOUNDS: dict[Literal["lower", "upper"], tuple[str, ...]] = {
    "lower": (
        r"Written with the integral over $x$ inside, $\iint_R f \,dA = \int \left(\int_{a(y)}^{b(y)} f(x, y) "
        r"\,dx"
        r"\right) dy$. Find the lower bound $a(y)$.",
        "For a fixed height $y$, the numbers $x$ with $(x, y)$ in $R$ form an interval. Find its left end as "
        "a function of $y$.",
    ),
    "upper": (
        r"Written with the integral over $x$ inside, $\iint_R f \,dA = \int \left(\int_{a(y)}^{b(y)} f(x, y) "
        r"\,dx"
        r"\right) dy$. Find the upper bound $b(y)$.",
        "For a fixed height $y$, the numbers $x$ with $(x, y)$ in $R$ form an interval. Find its right end "
        "as a function of $y$.",
    ),
}

INTEGRANDS: dict[Integrand, str] = {"x": "x", "y": "y", "xy": "x y", "x^2": "x^2", "y^2": "y^2"}
