"""The sentences of a decomposition into partial fractions."""

STATEMENTS = (
    "The rational function $$f(x) = <fraction>$$ has a partial fraction decomposition of the form "
    "$$f(x) = <form>$$ with real numbers <letters>.",
    "Consider $$f(x) = <fraction>$$ There are real numbers <letters> such that $$f(x) = <form>$$ wherever "
    "$f$ is defined.",
    "Let $$f(x) = <fraction>$$ With certain real numbers <letters>, the decomposition of $f$ into partial "
    "fractions is $$f(x) = <form>$$",
)

NUMBERS = (
    "Find the numbers, in the form $<tuple>$.",
    "Determine $<tuple>$.",
    "Give the numbers as $<tuple>$.",
)

SERIES = (
    "What is the coefficient of $x^{2}$ in the power series of $f(x)$ around $x = 0$?",
    "Expand $f(x)$ in powers of $x$ around $x = 0$, and give the coefficient of $x^{2}$.",
)

TEXTS = (STATEMENTS, NUMBERS, SERIES)
