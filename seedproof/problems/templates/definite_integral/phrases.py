"""The sentences of a definite integral."""

STATEMENTS = (
    "Let $$f(x) = <rule>.$$",
    "A function $f$ has the formula $$f(x) = <rule>.$$",
    "Consider the function $f$ with $$f(x) = <rule>.$$",
    "A quantity depends on $x$; its value is $$f(x) = <rule>.$$",
)

INTEGRALS = (
    r"Evaluate $\int_{<low>}^{<high>} f(x) \, dx$ exactly.",
    r"Find the exact value of $\int_{<low>}^{<high>} f(x) \, dx$.",
)

MEANS = (
    "What is the exact mean value of $f$ on $[<low>, <high>]$?",
    "Find the exact mean of $f$ on $[<low>, <high>]$.",
    "Hence give the exact average value of $f$ on $[<low>, <high>]$.",
)

TEXTS = (STATEMENTS, INTEGRALS, MEANS)
