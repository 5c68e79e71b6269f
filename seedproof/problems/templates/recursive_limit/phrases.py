"""The sentences of a sequence given by a recursion."""

from seedproof.problems.templates.recursive_limit.facts import Kind

STATEMENTS = (
    r"A sequence is defined by $x_0 = <start>$ and $$x_{n+1} = f(x_n) = <rule>, \qquad n \ge 0.$$",
    r"Starting with $x_0 = <start>$, the iteration $$x_{n+1} = f(x_n) = <rule>$$ is carried out for "
    r"$n = 0, 1, 2, \ldots$",
    r"Let $x_0 = <start>$, and for $n \ge 0$ let $$x_{n+1} = f(x_n), \qquad f(x_n) = <rule>.$$",
    r"The recursion $$x_{n+1} = f(x_n) = <rule>$$ is started at $x_0 = <start>$.",
)

RULES: dict[Kind, str] = {
    "root": r"\sqrt{<inside>}",
    "continued fraction": r"<a> + \frac{<b>}{x_n}",
    "chord": r"x_n + \frac{<b> - x_n^2}{<a>}",
    "halley": r"\frac{x_n \left(x_n^2 + <triple>\right)}{3 x_n^2 + <b>}",
    "newton": r"\frac{<above>}{<below>}",
    "linear fractional": r"\frac{<above>}{<below>}",
}
"""In the last two, numerator and denominator tell which of them it is."""

FIXED_POINTS = (
    "Find the set of all real fixed points of $f$.",
    "For which real numbers $x$ is $f(x) = x$? Give the set.",
)

LIMITS = (
    r"Find $\lim_{n \to \infty} x_n$.",
    "To which number does the sequence converge?",
)

ORDERS = (
    r"Let $L$ be the limit and $e_n = x_n - L$. Find the positive integer $p$ for which "
    r"$\lim_{n \to \infty} \frac{e_{n+1}}{e_n^p} = C$ exists and is not zero; answer with the pair $(p, C)$.",
    r"How fast is the convergence? With $e_n = x_n - L$, where $L$ is the limit, give the pair $(p, C)$ with "
    r"$p \ge 1$ and $\frac{e_{n+1}}{e_n^p} \to C \ne 0$.",
)
