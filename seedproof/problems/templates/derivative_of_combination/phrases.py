"""The sentences of a function to differentiate."""

STATEMENTS = (
    "Let $$f(x) = <rule>$$ for all real $x$ for which this is defined.",
    "Consider the function $$f(x) = <rule>$$ on its natural domain in the real numbers.",
    "A function of a real variable is given by $$f(x) = <rule>$$ wherever the right side makes sense.",
)

DERIVATIVE_QUESTIONS = (
    "Find $f'(x)$.",
    "Differentiate $f$: give $f'(x)$.",
    "Determine the derivative $f'(x)$.",
)

QUESTIONS_AT_A_POINT = {
    "tangent": (
        "Give an equation of the tangent line to the graph of $f$ at $x = <at>$, in the form $y = mx + b$.",
        "What is the tangent line to the graph of $f$ at $x = <at>$? Answer in the form $y = mx + b$.",
    ),
    "second": (
        "Find the exact value of the second derivative $f''(<at>)$.",
        "Evaluate $f''(<at>)$ exactly.",
    ),
}

TEXTS = (STATEMENTS, DERIVATIVE_QUESTIONS, {"asked": QUESTIONS_AT_A_POINT})
