"""The sentences of a limit at infinity."""

STATEMENTS = (
    "Let $$f(x) = <rule>$$ for all real $x$ for which the right side is defined; all radicals denote real "
    "roots.",
    "Consider the function $$f(x) = <rule>$$ wherever it is defined; all radicals denote real roots.",
    "For real $x$ of large absolute value a function is given by $$f(x) = <rule>,$$ where all "
    "radicals denote real roots.",
)

QUESTIONS = (
    r"Find $\lim_{x \to <end>} f(x)$; write $\infty$ or $-\infty$ if the limit is infinite.",
    r"What is $\lim_{x \to <end>} f(x)$? It may be a number, $\infty$ or $-\infty$.",
)
