"""The sentences of a polynomial whose roots are asked."""

STATEMENTS = (
    "Consider the polynomial $$p(x) = <p>$$",
    "Let $$p(x) = <p>$$ for all real $x$.",
    "The function $p$ is defined for all real $x$ by $$p(x) = <p>$$",
    "A polynomial with integer coefficients is given: $$p(x) = <p>$$",
)

RATIONAL_ROOTS_QUESTIONS = (
    "Find all rational roots of $p$, as a set.",
    "Which rational numbers are roots of $p$? Answer with the set of all of them.",
    "Determine the set of the rational zeros of $p$.",
)

REAL_ROOTS_QUESTIONS = (
    "Find all real roots of $p$ in exact form, as a set.",
    "Give the exact set of all real zeros of $p$.",
    "Solve $p(x) = 0$ over the real numbers; give the exact solution set.",
)

INEQUALITY_QUESTIONS = (
    "Solve the inequality $p(x) <sign> 0$, with exact ends, in interval notation.",
    "For which real $x$ is $p(x) <sign> 0$? Answer in interval notation with exact ends.",
)

WORDS = {"sign": {"<": "<", "<=": r"\le", ">": ">", ">=": r"\ge"}}

TEXTS = (STATEMENTS, RATIONAL_ROOTS_QUESTIONS, REAL_ROOTS_QUESTIONS, INEQUALITY_QUESTIONS)
