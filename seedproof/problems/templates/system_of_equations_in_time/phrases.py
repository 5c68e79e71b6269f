"""The sentences of a linear system of two differential equations."""

STATEMENTS = (
    r"The functions $x(t)$ and $y(t)$ solve the system $$x' = <first>, \qquad y' = <second>$$ with $x(0) = "
    r"<x0>$ and $y(0) = <y0>$.",
    r"A point moves in the plane so that its coordinates satisfy $$x' = <first>, \qquad y' = <second>$$ at "
    r"every time $t$; at $t = 0$ it is at $(<x0>, <y0>)$.",
    r"Two quantities $x$ and $y$ influence each other's growth: $$x' = <first>, \qquad y' = <second>.$$ At "
    r"the time $t = 0$ we have $x = <x0>$ and $y = <y0>$.",
    r"Given is the initial value problem $$x' = <first>, \qquad y' = <second>, \qquad x(0) = <x0>, \qquad "
    r"y(0) = <y0>.$$",
)

X_QUESTIONS = ("Find $x(t)$.", "Determine the function $x(t)$.")
Y_QUESTIONS = ("Find $y(t)$.", "Determine the function $y(t)$.")

LAST_QUESTIONS = {
    "direction": (
        r"What is the limit of $\frac{y(t)}{x(t)}$ as $t \to \infty$?",
        r"Which value does the quotient $\frac{y(t)}{x(t)}$ approach as $t \to \infty$?",
    ),
    "return": (
        "At which time $t > 0$ is $x(t) = 0$ for the first time?",
        "What is the smallest $t > 0$ with $x(t) = 0$?",
    ),
}

TEXTS = (STATEMENTS, X_QUESTIONS, Y_QUESTIONS, {"asked": LAST_QUESTIONS})
