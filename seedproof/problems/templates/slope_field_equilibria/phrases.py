"""The sentences of a drawn slope field: the equilibria are not said."""

TWO = (
    "The figure shows the slope field of the differential equation $$y' = <factor>(y - a)(y - b)$$ with "
    "integers $a < b$ that are not given here, and a point $P$ on the $y$-axis. Let $y(x)$ be the solution "
    "whose graph goes through $P$.",
    "Of the equation $y' = <factor>(y - a)(y - b)$ only the slope field is known, which the figure shows; "
    "$a$ and $b$ are integers with $a < b$. The solution $y(x)$ starts at the marked point $P$, where $x = "
    "0$.",
    r"A quantity $y(x)$ follows the law $$y' = <factor>(y - a)(y - b), \qquad a < b,$$ whose slope field is "
    "drawn in the figure. The integers $a$ and $b$ have to be read off there. At $x = 0$ the quantity is "
    "at the marked point $P$.",
)

THREE = (
    "The figure shows the slope field of the differential equation $$y' = <factor>(y - a)(y - b)(y - c)$$ "
    "with integers $a < b < c$ that are not given here, and a point $P$ on the $y$-axis. Let $y(x)$ be the "
    "solution whose graph goes through $P$.",
    "Of the equation $y' = <factor>(y - a)(y - b)(y - c)$ only the slope field is known, which the figure "
    "shows; $a$, $b$ and $c$ are integers with $a < b < c$. The solution $y(x)$ starts at the marked point "
    "$P$, where $x = 0$.",
    r"A quantity $y(x)$ changes by the law $$y' = <factor>(y - a)(y - b)(y - c), \qquad a < b < c,$$ whose "
    "slope field is drawn in the figure. The integers $a$, $b$ and $c$ have to be read off there. At $x = "
    "0$ the quantity is at the marked point $P$.",
)

LIMIT_QUESTIONS = (
    r"What is the limit of $y(x)$ as $x \to \infty$?",
    r"Which value does $y(x)$ approach as $x \to \infty$?",
)

STEEPNESS = (
    "What is the largest slope that the graph of $y$ has anywhere?",
    "How steep is the graph of $y$ where it is steepest? Give the slope there.",
)

SOLUTIONS = ("Find a formula for $y(x)$.", "Solve the equation: what is $y(x)$?")

BASINS = (
    r"For which initial values $y(0)$ does a solution have this limit as $x \to \infty$? Give an interval.",
    r"Find the interval of all initial values $y(0)$ whose solutions approach the same value as $x \to "
    r"\infty$.",
)

TEXTS = {
    "asked": {
        "steepness": (TWO, LIMIT_QUESTIONS, STEEPNESS),
        "solution": (TWO, LIMIT_QUESTIONS, SOLUTIONS),
        "basin": (THREE, LIMIT_QUESTIONS, BASINS),
    }
}
