"""The sentences of a drawn slope field: the equilibria are not said."""

from seedproof.problems.templates.slope_field_equilibria.facts import Asked

STATEMENTS: dict[int, tuple[str, ...]] = {
    2: (
        r"The figure shows the slope field of the differential equation $$y' = <factor>(y - a)(y - b)$$ with "
        r"integers $a < b$ that are not given here, and a point $P$ on the $y$-axis. Let $y(x)$ be the "
        r"solution whose graph goes through $P$.",
        r"Of the equation $y' = <factor>(y - a)(y - b)$ only the slope field is known, which the figure "
        r"shows; $a$ and $b$ are integers with $a < b$. The solution $y(x)$ starts at the marked point "
        r"$P$, where $x = 0$.",
        r"A quantity $y(x)$ follows the law $$y' = <factor>(y - a)(y - b), \qquad a < b,$$ whose slope "
        r"field is drawn in the figure. The integers $a$ and $b$ have to be read off there. At $x = 0$ the "
        r"quantity is at the marked point $P$.",
    ),
    3: (
        r"The figure shows the slope field of the differential equation $$y' = <factor>(y - a)(y - b)(y - "
        r"c)$$ with integers $a < b < c$ that are not given here, and a point $P$ on the $y$-axis. Let "
        r"$y(x)$ be the solution whose graph goes through $P$.",
        r"Of the equation $y' = <factor>(y - a)(y - b)(y - c)$ only the slope field is known, which the "
        r"figure shows; $a$, $b$ and $c$ are integers with $a < b < c$. The solution $y(x)$ starts at the "
        r"marked point $P$, where $x = 0$.",
        r"A quantity $y(x)$ changes by the law $$y' = <factor>(y - a)(y - b)(y - c), \qquad a < b < c,$$ "
        r"whose slope field is drawn in the figure. The integers $a$, $b$ and $c$ have to be read off "
        r"there. At $x = 0$ the quantity is at the marked point $P$.",
    ),
}
"""By the number of equilibria."""

LIMIT_QUESTIONS = (
    r"What is the limit of $y(x)$ as $x \to \infty$?",
    r"Which value does $y(x)$ approach as $x \to \infty$?",
)

SECOND_QUESTIONS: dict[Asked, tuple[str, ...]] = {
    "steepness": (
        "What is the largest slope that the graph of $y$ has anywhere?",
        "How steep is the graph of $y$ where it is steepest? Give the slope there.",
    ),
    "solution": ("Find a formula for $y(x)$.", "Solve the equation: what is $y(x)$?"),
    "basin": (
        r"For which initial values $y(0)$ does a solution have this limit as $x \to \infty$? Give an "
        r"interval.",
        r"Find the interval of all initial values $y(0)$ whose solutions approach the same value as "
        r"$x \to \infty$.",
    ),
}
