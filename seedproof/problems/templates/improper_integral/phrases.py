"""The sentences of improper integrals."""

STATEMENTS: dict[int, tuple[str, ...]] = {
    1: (
        "Let $$f(x) = <f>.$$",
        "Consider $$f(x) = <f>.$$",
        "Suppose that $$f(x) = <f>.$$",
    ),
    2: (
        "Let $$f(x) = <f>$$ and $$g(x) = <g>.$$",
        "Consider $$f(x) = <f>$$ and $$g(x) = <g>.$$",
        "Suppose that $$f(x) = <f>$$ and $$g(x) = <g>.$$",
    ),
}
"""By the number of integrals."""

QUESTIONS = (
    r'Evaluate $\int_{<low>}^{<high>} <name>(x) \, dx$ exactly; write "diverges" if the integral does not '
    "converge.",
    r"Does $\int_{<low>}^{<high>} <name>(x) \, dx$ converge? Give its exact value, or write "
    '"diverges".',
)
