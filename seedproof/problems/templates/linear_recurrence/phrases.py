"""The sentences of a linear recurrence."""

STATEMENTS = (
    r"The sequence $(a_n)$ is defined by $$<recurrence> \quad (n \ge 0), \qquad <start>.$$",
    r"Let $(a_n)$ be the sequence with $$<recurrence> \quad (n \ge 0), \qquad <start>.$$",
    r"A sequence satisfies the recurrence relation $$<recurrence> \quad (n \ge 0), \qquad <start>.$$",
    r"A sequence is given recursively by $$<recurrence> \quad (n \ge 0), \qquad <start>.$$",
)

FORMULA_QUESTIONS = (
    r"Find a closed formula for $a_n$, valid for all integers $n \ge 0$.",
    r"Solve the recurrence: express $a_n$ explicitly in terms of $n$.",
)

LIMIT_QUESTIONS = (
    r"Find $\lim_{n \to \infty} \frac{a_{n+1}}{a_n}$.",
    r"To what number does the ratio $\frac{a_{n+1}}{a_n}$ tend as $n \to \infty$?",
)

TEXTS = (STATEMENTS, FORMULA_QUESTIONS, LIMIT_QUESTIONS)
