"""The sentences of a linear differential equation."""

STATEMENTS = (
    "Consider the differential equation $$<left> = <right>$$ for a real function $y = y(x)$.",
    "Let $y = y(x)$ be a real function with $$<left> = <right>.$$",
    "This equation is given for an unknown real function $y$ of $x$: $$<left> = <right>.$$",
)

GENERAL_QUESTIONS = (
    "Find the general solution $y(x)$, with arbitrary constants $C_1$ and $C_2$.",
    "Give all solutions $y(x)$; call the arbitrary constants $C_1$ and $C_2$.",
)

INITIAL_VALUE_QUESTIONS = (
    "Find the solution $y(x)$ with $y(0) = <value>$ and $y'(0) = <slope>$.",
    "Which solution $y(x)$ satisfies $y(0) = <value>$ and $y'(0) = <slope>$?",
)

TEXTS = (STATEMENTS, GENERAL_QUESTIONS, INITIAL_VALUE_QUESTIONS)
