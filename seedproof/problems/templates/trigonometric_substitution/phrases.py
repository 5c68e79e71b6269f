"""The sentences of an integral that a trigonometric substitution solves."""

STATEMENTS = (
    r"Let $$f(x) = <f>, \quad <domain>.$$",
    r"Consider the function $f$ with $$f(x) = <f>, \quad <domain>.$$",
    r"In an examination, students are to integrate $$f(x) = <f>, \quad <domain>.$$",
    r"For $<domain>$ a function $f$ is defined by $$f(x) = <f>.$$",
)

FUNCTIONS = {
    "circle_root": r"\sqrt{<below>}",
    "circle_square": r"\frac{x^{2}}{\sqrt{<below>}}",
    "circle_over_square": r"\frac{\sqrt{<below>}}{x^{2}}",
    "circle_reciprocal": r"\frac{<above>}{x^{2} \sqrt{<below>}}",
    "circle_cube": r"\frac{<above>}{(<below>)^{3/2}}",
    "circle_square_over_cube": r"\frac{x^{2}}{(<below>)^{3/2}}",
    "circle_linear": r"\frac{<linear>}{\sqrt{<below>}}",
    "plus_root": r"\sqrt{<below>}",
    "plus_inverse": r"\frac{<above>}{\sqrt{<below>}}",
    "plus_square": r"\frac{x^{2}}{\sqrt{<below>}}",
    "plus_reciprocal": r"\frac{<above>}{x^{2} \sqrt{<below>}}",
    "plus_cube": r"\frac{<above>}{(<below>)^{3/2}}",
    "plus_square_below": r"\frac{<above>}{(<below>)^{2}}",
    "plus_linear": r"\frac{<linear>}{(<below>)^{3/2}}",
    "minus_root": r"\sqrt{<below>}",
    "minus_over": r"\frac{\sqrt{<below>}}{x}",
    "minus_inverse": r"\frac{<above>}{x \sqrt{<below>}}",
    "minus_reciprocal": r"\frac{<above>}{x^{2} \sqrt{<below>}}",
    "minus_cube": r"\frac{<above>}{(<below>)^{3/2}}",
}

DOMAINS = {
    "between": r"<low> < x < <high>",
    "up to": r"<low> < x \le <high>",
    "closed": r"<low> \le x \le <high>",
    "above": r"x > <low>",
    "from": r"x \ge <low>",
    "everywhere": r"x \in \mathbb{R}",
}
"""With the ends at which the function has a value."""

ANTIDERIVATIVES = (
    "By a trigonometric substitution, find all antiderivatives of $f$, with the constant $C$.",
    r"Find $\int f(x) \, dx$ as a function of $x$, with $C$ for the constant of integration.",
    "Give the general antiderivative of $f$ in terms of $x$, with a constant $C$.",
)

INTEGRALS = (
    r"Hence evaluate $\int_{<start>}^{<end>} f(x) \, dx$ exactly.",
    r"Use this to find the exact value of $\int_{<start>}^{<end>} f(x) \, dx$.",
)

TEXTS = (STATEMENTS, ANTIDERIVATIVES, INTEGRALS)
