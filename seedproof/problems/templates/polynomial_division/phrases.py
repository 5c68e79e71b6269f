"""The sentences of a division of polynomials."""

STATEMENTS = (
    r"Consider the polynomials $$f(x) = <f> \quad\text{and}\quad g(x) = <g>$$",
    r"Two polynomials with rational coefficients are given: $$f(x) = <f>, \qquad g(x) = <g>$$",
    r"In the ring $\mathbb{Q}[x]$ of polynomials with rational coefficients, take "
    r"$$f(x) = <f> \quad\text{and}\quad g(x) = <g>$$",
    r"Let $$f(x) = <f>, \qquad g(x) = <g>$$ be two polynomials with rational coefficients.",
)

IDENTITIES = (
    r"Let $d(x)$ be their monic greatest common divisor. Then there is exactly one pair of polynomials "
    r"$u(x)$, $v(x)$ with rational coefficients such that $$u(x) f(x) + v(x) g(x) = d(x)$$ and "
    r"$\deg u < \deg g - \deg d$, $\deg v < \deg f - \deg d$.",
    r"Denote by $d(x)$ the monic greatest common divisor of $f$ and $g$, and by $u(x)$ and $v(x)$ the only "
    r"polynomials with rational coefficients for which $\deg u < \deg g - \deg d$, "
    r"$\deg v < \deg f - \deg d$ and $$d(x) = u(x) f(x) + v(x) g(x)$$",
)

QUOTIENTS = (
    "Divide $f(x)$ by $g(x)$ with remainder. What is the quotient?",
    "Find the quotient in the division of $f(x)$ by $g(x)$ with remainder.",
    "Find the polynomial $q(x)$ for which $f(x) - q(x) g(x)$ has lower degree than $g(x)$.",
)

REMAINDERS = (
    "What is the remainder when $f(x)$ is divided by $g(x)$?",
    "Find the remainder in the division of $f(x)$ by $g(x)$.",
)

DIVISORS = (
    "Find the monic greatest common divisor of $f(x)$ and $g(x)$.",
    "Use Euclid's algorithm to find the greatest common divisor of $f(x)$ and $g(x)$, with leading "
    "coefficient $1$.",
)

MONIC_DIVISORS = ("Find $d(x)$.", "What is $d(x)$?")

FACTORS_OF_F = ("Find $u(x)$.", "Determine the polynomial $u(x)$.")

FACTORS_OF_G = ("Find $v(x)$.", "Determine the polynomial $v(x)$.")

TEXTS = {
    "asked": {
        ("quotient", "remainder", "divisor"): (STATEMENTS, QUOTIENTS, REMAINDERS, DIVISORS),
        ("d", "u", "v"): ([STATEMENTS, IDENTITIES], MONIC_DIVISORS, FACTORS_OF_F, FACTORS_OF_G),
    }
}
