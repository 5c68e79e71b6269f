"""The sentences of a cobweb diagram: no number of it is said."""

STATEMENTS = (
    "The figure shows a <degree> function $f$, some lattice points of its graph, and the line $y = x$. A "
    "sequence begins at the integer $x_0$ marked on the horizontal axis and goes on with $x_{n+1} = f(x_n)$; "
    "the dashed path shows its first steps.",
    "A cobweb diagram shows the line $y = x$ and a <degree> function $f$ with dots at lattice points. A "
    "sequence begins at the integer $x_0$ marked on the horizontal axis and goes on with $x_{n+1} = f(x_n)$; "
    "the dashed path shows its first steps.",
    "In the figure there are the line $y = x$, the graph of a <degree> function $f$ with dots at lattice "
    "points, and the beginning of an iteration, dashed: it starts at the integer $x_0$ marked on the "
    "horizontal axis, and $x_{n+1} = f(x_n)$.",
    "Use the figure with the graph of a <degree> function $f$, dots at lattice points of it, and $y = x$. A "
    "sequence begins at the integer $x_0$ marked on the horizontal axis and goes on with $x_{n+1} = f(x_n)$; "
    "the dashed path shows its first steps.",
)

FUNCTION = ("Find a formula for $f(x)$.", "Determine $f(x)$ from the marked points.")

SECOND_TERM = ("Compute $x_2$ exactly.", "What is the exact value of $x_2$?")

LIMIT = (r"Find $\lim_{n \to \infty} x_n$ exactly.", "To what number does the sequence converge?")

EXPLICIT = (
    r"Find a closed formula for $x_n$, valid for all integers $n \ge 0$.",
    "Express $x_n$ explicitly in terms of $n$.",
)

FIXED_POINTS = (
    "Find all fixed points of $f$.",
    "For which $x$ is $f(x) = x$? Give the set of all solutions.",
)

TEXTS = {
    "kind": {
        ("linear", 0): (STATEMENTS, FUNCTION, SECOND_TERM, LIMIT),
        ("linear", 1): (STATEMENTS, FUNCTION, LIMIT, EXPLICIT),
        ("quadratic", 0): (STATEMENTS, FIXED_POINTS, LIMIT, FUNCTION),
    }
}
"""By the degree, and whether a formula for all terms is asked for."""
