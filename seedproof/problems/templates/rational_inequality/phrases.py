"""The sentences of a rational inequality."""

STATEMENTS = (
    r"Consider the inequality $$\frac{<numerator>}{<denominator>} <sign> 0$$",
    r"For real $x$, let the inequality $$\frac{<numerator>}{<denominator>} <sign> 0$$ be given.",
    r"Here is a rational inequality for a real number $x$: $$\frac{<numerator>}{<denominator>} <sign> 0$$",
    r"A student is asked to solve the rational inequality $$\frac{<numerator>}{<denominator>} <sign> 0$$",
)

QUESTIONS = (
    "Find the solution set, as a union of intervals.",
    "Give all its solutions in interval notation.",
    "For which real $x$ does it hold? Answer in interval notation.",
)

TEXTS = (STATEMENTS, QUESTIONS)

WORDS = {"sign": {"<": "<", "<=": r"\le", ">": ">", ">=": r"\ge"}}
