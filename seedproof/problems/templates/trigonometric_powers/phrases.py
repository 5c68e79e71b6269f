"""The sentences of an integral of trigonometric powers."""

FUNCTIONS = (
    r"Let $$f(x) = <f>, \quad <low> \le x \le <high>.$$",
    r"Consider the function $$f(x) = <f>, \quad <low> \le x \le <high>.$$",
    r"For $<low> \le x \le <high>$ let $$f(x) = <f>.$$",
    r"A lecturer writes this function on the board: $$f(x) = <f>, \quad <low> \le x \le <high>.$$",
)

REDUCTIONS = (
    r"For integers $n \ge 0$ let $$I_n = \int_{<low>}^{<high>} <f> \, dx.$$",
    r"Consider the integrals $$I_n = \int_{<low>}^{<high>} <f> \, dx, \quad n = 0, 1, 2, \ldots.$$",
    r"A sequence of integrals is defined by $$I_n = \int_{<low>}^{<high>} <f> \, dx$$ for all integers $n "
    r"\ge 0$.",
    r"Let $n$ be an integer, not negative, and $$I_n = \int_{<low>}^{<high>} <f> \, dx.$$",
)

ANTIDERIVATIVES = (
    "Find all antiderivatives of $f$, with the constant $C$.",
    r"Find $\int f(x) \, dx$, with $C$ for the constant of integration.",
    "Give the general antiderivative of $f$, with a constant $C$.",
)

INTEGRALS = (
    r"Hence find the exact value of $\int_{<low>}^{<high>} f(x) \, dx$.",
    r"Use it to evaluate $\int_{<low>}^{<high>} f(x) \, dx$ exactly.",
)

FORMULAS = (
    r"Find a reduction formula: for $n \ge 2$, express $I_n$ in terms of $n$ and $J = I_{n-2}$.",
    r"For $n \ge 2$ write $J$ for $I_{n-2}$. Derive a formula for $I_n$ in terms of $n$ and $J$.",
    r"With $J = I_{n-2}$ and $n \ge 2$, what is $I_n$ as an expression in $n$ and $J$?",
)

MEMBERS = (
    "Use it to find the exact value of $I_{<index>}$.",
    "What is $I_{<index>}$, exactly?",
    "Hence evaluate $I_{<index>}$ exactly.",
)

TEXTS = {
    "asked": {
        "integral": (FUNCTIONS, ANTIDERIVATIVES, INTEGRALS),
        "reduction": (REDUCTIONS, FORMULAS, MEMBERS),
    }
}
