"""The sentences of a sequence given by a recursion."""

STATEMENTS = (
    r"A sequence is defined by $x_0 = <start>$ and $$x_{n+1} = f(x_n) = <rule>, \qquad n \ge 0.$$",
    r"Starting with $x_0 = <start>$, the iteration $$x_{n+1} = f(x_n) = <rule>$$ is carried out for "
    r"$n = 0, 1, 2, \ldots$",
    r"Let $x_0 = <start>$, and for $n \ge 0$ let $$x_{n+1} = f(x_n), \qquad f(x_n) = <rule>.$$",
    r"The recursion $$x_{n+1} = f(x_n) = <rule>$$ is started at $x_0 = <start>$.",
)

FIXED_POINTS = (
    "Find the set of all real fixed points of $f$.",
    "For which real numbers $x$ is $f(x) = x$? Give the set.",
)

LIMITS = (r"Find $\lim_{n \to \infty} x_n$.", "To which number does the sequence converge?")

ORDERS = (
    r"Let $L$ be the limit and $e_n = x_n - L$. Find the positive integer $p$ for which "
    r"$\lim_{n \to \infty} \frac{e_{n+1}}{e_n^p} = C$ exists and is not zero; answer with the pair $(p, C)$.",
    r"How fast is the convergence? With $e_n = x_n - L$, where $L$ is the limit, give the pair $(p, C)$ with "
    r"$p \ge 1$ and $\frac{e_{n+1}}{e_n^p} \to C \ne 0$.",
)

TEXTS = (STATEMENTS, FIXED_POINTS, LIMITS, ORDERS)
