"""The sentences of an alternating series with an exponent."""

from seedproof.problems.templates.convergence_tests.facts import Kind

STATEMENTS = (
    r"For a real number $p$ consider $$\sum_{n=1}^{\infty} (-1)^n <power> g_n^{\,p}, \qquad g_n = <g>.$$",
    r"Let $g_n = <g>$. The convergence of the series $$\sum_{n=1}^{\infty} (-1)^n <power> g_n^{\,p}$$ "
    "depends on the real number $p$.",
    r"The terms of the series $$\sum_{n=1}^{\infty} (-1)^n <power> g_n^{\,p}$$ have a real exponent $p$, and "
    r"$g_n = <g>$.",
    r"Study how the series $$\sum_{n=1}^{\infty} (-1)^n <power> g_n^{\,p} \qquad "
    r"\text{with} \quad g_n = <g>$$ behaves for different real $p$.",
)

POWERS: dict[int, str] = {
    0: r"\,",
    1: r"\sqrt{n} \,",
    2: r"n \,",
    3: r"n \sqrt{n} \,",
    4: r"n^2 \,",
    6: r"n^3 \,",
}
"""By twice the exponent of n."""

TERMS: dict[Kind, str] = {
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
