"""The sentences of a composition of two functions."""

STATEMENTS = (
    r"Consider the functions $$f(x) = <f> \quad\text{and}\quad g(x) = <g>$$ each defined for all real $x$ "
    "for which its formula makes sense.",
    "Two functions are given, each on the largest possible set of real numbers: "
    r"$$f(x) = <f> \quad\text{and}\quad g(x) = <g>$$",
    r"Let $$f(x) = <f> \quad\text{and}\quad g(x) = <g>$$ be functions of a real variable, each with the "
    "largest possible domain.",
)

QUESTIONS = {
    "formula": (
        r"Find $(f \circ g)(x)$ as a single fraction in lowest terms.",
        "Simplify $f(g(x))$ to a quotient of two polynomials without a common factor.",
        "Write $f(g(x))$ as one fraction of polynomials in $x$, reduced to lowest terms.",
    ),
    "excluded": (
        r"Which real numbers are not in the domain of $f \circ g$? Give the set of all of them.",
        r"Find the set of all real $x$ for which the composition $f \circ g$ is not defined.",
    ),
    "reverse": (
        r"Find $(g \circ f)(x)$ as a single fraction in lowest terms.",
        "Simplify $g(f(x))$ to a quotient of two polynomials without a common factor.",
    ),
    "zeros": (
        "Find the set of all real solutions of $f(g(x)) = 0$.",
        r"Determine the set of all real zeros of $f \circ g$.",
    ),
}

TEXTS = (STATEMENTS, {"asked": QUESTIONS})
