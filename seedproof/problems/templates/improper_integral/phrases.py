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
    r'Does $\int_{<low>}^{<high>} <name>(x) \, dx$ converge? Give its exact value, or write "diverges".',
)

FAMILIES = (
    "For every real number $p$, let $$f_p(x) = <f>.$$",
    "A function of $x$ depends on a real parameter $p$: $$f_p(x) = <f>.$$",
    "Let $p$ be a real number, and $$f_p(x) = <f>.$$",
    "Consider, for real $p$, the functions $$f_p(x) = <f>.$$",
)

CONVERGENCE = (
    r"For which real $p$ does $\int_{<low>}^{<high>} f_p(x) \, dx$ converge? Give an interval.",
    r"It depends on $p$ whether $\int_{<low>}^{<high>} f_p(x) \, dx$ converges. Find the interval of all "
    "real $p$ for which it does.",
)

VALUES = (
    "Find the exact value of this integral for $p = <p>$.",
    "One of these is $p = <p>$. Evaluate the integral exactly for this $p$, by a suitable substitution.",
)
