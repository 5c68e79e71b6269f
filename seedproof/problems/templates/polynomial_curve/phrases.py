"""The sentences of a polynomial to discuss."""

STATEMENTS = (
    "Consider the polynomial function $$f(x) = <rule>$$ on the real line.",
    "Let $$f(x) = <rule>$$ for all real $x$.",
    "A function $f$ on the real numbers has the rule $$f(x) = <rule>.$$",
)

QUESTIONS = {
    "increasing": (
        "Give the largest open intervals on which $f$ is increasing, as a union of intervals.",
        "On which largest open intervals is $f$ increasing? Answer as a union of intervals.",
    ),
    "decreasing": (
        "Give the largest open intervals on which $f$ is decreasing, as a union of intervals.",
        "On which largest open intervals is $f$ decreasing? Answer as a union of intervals.",
    ),
    "maxima": (
        "Find all local maximum points of the graph of $f$, as points $(x, y)$; write none if there are "
        "none.",
        "What are the local maximum points of the graph of $f$? List them as points $(x, y)$, or write none.",
    ),
    "minima": (
        "Find all local minimum points of the graph of $f$, as points $(x, y)$; write none if there are "
        "none.",
        "What are the local minimum points of the graph of $f$? List them as points $(x, y)$, or write none.",
    ),
    "bends": (
        "Find all inflection points of the graph of $f$, as points $(x, y)$; write none if there are none.",
        "What are the inflection points of the graph of $f$? List them as points $(x, y)$, or write none.",
    ),
}

TEXTS = (STATEMENTS, {"asked": QUESTIONS})
