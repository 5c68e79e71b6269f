"""The sentences of improper integrals."""

STATEMENTS = (
    "Let $$f(x) = <f>$$ and $$g(x) = <g>.$$",
    "Consider the functions $$f(x) = <f>$$ and $$g(x) = <g>.$$",
    "Two functions are given by $$f(x) = <f>$$ and $$g(x) = <g>.$$",
    "Integrals over $$f(x) = <f>$$ and $$g(x) = <g>$$ are improper, and may diverge.",
)

QUESTIONS = (
    r'Evaluate $\int_{<low>}^{<high>} <name>(x) \, dx$ exactly; write "diverges" if the integral does not '
    "converge.",
    r"Does $\int_{<low>}^{<high>} <name>(x) \, dx$ converge? Give its exact value, or write "
    '"diverges".',
)
