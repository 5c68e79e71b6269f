"""The sentences of an integral by substitution."""

STATEMENTS = (
    "Let $$f(x) = <f>.$$",
    "A function $f$ is given by $$f(x) = <f>.$$",
    "Consider $$f(x) = <f>.$$",
    "The function to be integrated is $$f(x) = <f>.$$",
)

GENERAL = (
    "Find the general antiderivative of $f$ by a substitution; write $C$ for the constant.",
    r"Use a substitution to evaluate $\int f(x) \, dx$; write $C$ for the constant of integration.",
)

DEFINITE = (
    r"Find the exact value of $\int_{<low>}^{<high>} f(x) \, dx$.",
    r"Use this to find $\int_{<low>}^{<high>} f(x) \, dx$ exactly.",
)

TEXTS = (STATEMENTS, GENERAL, DEFINITE)
