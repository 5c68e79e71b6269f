"""The sentences of a power series whose radius needs a limit."""

STATEMENTS = (
    r"Consider the power series $$\sum_{n=1}^{\infty} c_n <power> = \sum_{n=1}^{\infty} <coefficient> \, "
    r"<power>$$ with coefficients $c_n$.",
    r"A power series is given by $$\sum_{n=1}^{\infty} c_n <power>, \qquad c_n = <coefficient>.$$",
    r"Let $c_n = <coefficient>$ for $n \ge 1$, and study the series $$\sum_{n=1}^{\infty} c_n <power>.$$",
    r"The coefficients of the series $$\sum_{n=1}^{\infty} c_n <power>$$ are $$c_n = <coefficient>.$$",
    r"For real $x$, we ask where $$\sum_{n=1}^{\infty} c_n <power>$$ converges; here "
    r"$$c_n = <coefficient>.$$",
)

NUMERATORS = {
    "power over factorial": "n^n",
    "factorial over power": "n!",
    "binomial of 2n": r"\binom{2n}{n}",
    "one over binomial of 2n": "(n!)^2",
    "binomial of 3n": r"\binom{3n}{n}",
    "trinomial": "(3n)!",
    "double power over factorial": "n^{2n}",
    "growing root": r"\left(1 + \frac{<a>}{n}\right)^{n^2}",
    "falling root": r"\left(\frac{n}{n + <a>}\right)^{n^2}",
    "quotient to the n": r"\left(\frac{<a> n + 1}{<b> n + 3}\right)^n",
}

DENOMINATORS = {
    "power over factorial": "n!",
    "factorial over power": "n^n",
    "binomial of 2n": "1",
    "one over binomial of 2n": "(2n)!",
    "binomial of 3n": "1",
    "trinomial": "(n!)^3",
    "double power over factorial": "(2n)!",
    "growing root": "1",
    "falling root": "1",
    "quotient to the n": "1",
}
"""A denominator of 1 is not written."""

SIGN = "(-1)^n"

BETWEEN = r" \, "
"""Stands between factors."""

FRACTION = r"\frac{<above>}{<below>}"

LIMITS = {
    "ratio": (
        r"Find $\lim_{n \to \infty} \left|\frac{c_{n+1}}{c_n}\right|$.",
        r"To what number does $\left|\frac{c_{n+1}}{c_n}\right|$ tend as $n \to \infty$?",
    ),
    "root": (
        r"Find $\lim_{n \to \infty} \sqrt[n]{|c_n|}$.",
        r"To what number does $\sqrt[n]{|c_n|}$ tend as $n \to \infty$?",
    ),
}
"""By the test that fits to the coefficients."""

INTERVALS = {
    0: (
        "What is the largest open interval on which the series converges absolutely?",
        "Give the open interval inside which the series converges absolutely, and beyond whose ends it "
        "diverges.",
    ),
    1: (
        "Find all real $x$ for which the series converges, as an interval; decide at both ends.",
        "Determine the interval of convergence. Stirling's formula helps at the ends.",
    ),
}
"""By whether the ends are asked for."""

TEXTS = (STATEMENTS, {"test": LIMITS}, {"ends": INTERVALS})
"""The test is no field; it follows from the kind."""
