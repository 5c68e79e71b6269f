"""The sentences of a power series."""

STATEMENTS = (
    r"Consider the power series $$\sum_{n=<start>}^{\infty} <term>$$ for real $x$.",
    r"For real numbers $x$, study the convergence of $$\sum_{n=<start>}^{\infty} <term>.$$",
    r"For which real $x$ does the series $$\sum_{n=<start>}^{\infty} <term>$$ converge?",
    "A function of a real variable is defined by the power series "
    r"$$f(x) = \sum_{n=<start>}^{\infty} <term>$$ wherever it converges.",
)

RADII = ("Find the radius of convergence.", "What is the radius of convergence of the series?")

INTERVALS = (
    "Find the interval of convergence; use brackets to show whether the endpoints are included.",
    "For which real $x$ does the series converge? Answer in interval notation, after testing both ends.",
)

TEXTS = (STATEMENTS, RADII, INTERVALS)
