"""The sentences of an alternating series with an exponent."""

STATEMENTS = (
    r"For a real number $p$ consider $$\sum_{n=1}^{\infty} (-1)^n <halves> g_n^{\,p}, \qquad g_n = <g>.$$",
    r"Let $g_n = <g>$. The convergence of the series $$\sum_{n=1}^{\infty} (-1)^n <halves> g_n^{\,p}$$ "
    "depends on the real number $p$.",
    r"The terms of the series $$\sum_{n=1}^{\infty} (-1)^n <halves> g_n^{\,p}$$ have a real exponent $p$, "
    r"and $g_n = <g>$.",
    r"Study how the series $$\sum_{n=1}^{\infty} (-1)^n <halves> g_n^{\,p} \qquad "
    r"\text{with} \quad g_n = <g>$$ behaves for different real $p$.",
)

TERMS = {
    "quotient": r"\frac{<above>}{n^<m> + <c>}",
    "quotient with a root": r"\frac{<a>}{\sqrt{n^<m> + <b>}}",
    "difference with a root": r"\sqrt{n^<double> + <rest>} - <power>",
    "sine": r"\sin\left(<t>\right)",
    "cosine": r"1 - \cos\left(<t>\right)",
    "exponential": r"\exp\left(<t>\right) - 1",
    "logarithm": r"\ln\left(1 + <t>\right)",
    "sine defect": r"<t> - \sin\left(<t>\right)",
    "logarithm defect": r"<t> - \ln\left(1 + <t>\right)",
    "exponential defect": r"\exp\left(<t>\right) - 1 - <t>",
    "arctangent defect": r"<t> - \arctan\left(<t>\right)",
    "exponential and logarithm": r"\exp\left(<t>\right) - 1 - \ln\left(1 + <t>\right)",
}

ARGUMENTS = (r"\frac{<a>}{n}", r"\frac{<a>}{n^<m>}")
"""Without and with an exponent."""

ORDERS = (
    r"Find the numbers $q$ and $A \ne 0$ with $\lim_{n \to \infty} n^q g_n = A$, and answer with the pair "
    "$(q, A)$.",
    r"For large $n$, $g_n$ behaves like $\frac{A}{n^q}$. Give the pair $(q, A)$.",
)

ABSOLUTE = (
    "For which $p$ does the series converge absolutely? Answer with an interval.",
    "Give the interval of those $p$ for which there is absolute convergence.",
)

CONDITIONAL = (
    "For which $p$ does it converge, but not absolutely? Answer with an interval.",
    "Give the interval of those $p$ for which the series converges only conditionally.",
)

TEXTS = (STATEMENTS, ORDERS, ABSOLUTE, CONDITIONAL)

WORDS = {"halves": {0: r"\,", 1: r"\sqrt{n} \,", 2: r"n \,", 3: r"n \sqrt{n} \,", 4: r"n^2 \,", 6: r"n^3 \,"}}
"""The power of n beside the expression, by twice its exponent."""
