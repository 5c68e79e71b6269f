"""The sentences of an indefinite integral."""

STATEMENTS = (
    "Let $$f(x) = <f>.$$",
    "A function $f$ is given by $$f(x) = <f>.$$",
    r"Consider the indefinite integral $\int f(x) \, dx$ of $$f(x) = <f>.$$",
    "The following function $f$ is to be integrated: $$f(x) = <f>.$$",
)

GENERAL = (
    "Find the general antiderivative of $f$, with the constant $C$.",
    r"Evaluate $\int f(x) \, dx$, and write $C$ for the constant of integration.",
    "Integrate $f$: give all its antiderivatives, with a constant $C$.",
)

FIXED = (
    "Find the antiderivative $F$ of $f$ with $F(<x>) = <value>$.",
    "Which antiderivative $F$ of $f$ satisfies $F(<x>) = <value>$? Give $F(x)$.",
)

TEXTS = (STATEMENTS, GENERAL, FIXED)
