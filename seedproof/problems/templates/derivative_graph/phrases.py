"""The sentences of a drawn derivative."""

from typing import Literal

from seedproof.problems.templates.derivative_graph.facts import Direction, Places

STATEMENTS: dict[Literal["without a value", "with a value"], tuple[str, ...]] = {
    "without a value": (
        "The figure shows the graph of the derivative $f'$ of a function $f$ on the closed interval "
        "$[<first>, <last>]$.",
        "A function $f$ is differentiable on $[<first>, <last>]$. The figure shows its derivative $f'$, not "
        "$f$ itself.",
        "You see $y = f'(x)$, the derivative of a function $f$, for $x$ in $[<first>, <last>]$: segments "
        "with marked ends.",
    ),
    "with a value": (
        "The figure shows the graph of the derivative $f'$ of a function $f$ on the closed interval "
        "$[<first>, <last>]$. It is known that $f(<first>) = <value>$.",
        "A function $f$ is differentiable on $[<first>, <last>]$. The figure shows its derivative $f'$, not "
        "$f$ itself. It is known that $f(<first>) = <value>$.",
        "You see $y = f'(x)$, the derivative of a function $f$, for $x$ in $[<first>, <last>]$: segments "
        "with marked ends. It is known that $f(<first>) = <value>$.",
    ),
}

QUESTIONS: dict[Literal["direction", "places", "value", "greatest"], tuple[str, ...]] = {
    "direction": (
        "Give the largest open intervals on which $f$ is <direction>, as a union of intervals.",
        "On which largest open intervals is $f$ <direction>? Answer as a union of intervals.",
    ),
    "places": (
        "Find the $x$-coordinates of all <places>, as a set; write none if there are none.",
        "Give the set of the $x$-coordinates of all <places>, or write none.",
    ),
    "value": ("Find the exact value of $f(<x>)$.", "What is $f(<x>)$? Give the exact value."),
    "greatest": ("What is the greatest value of $f$ on the interval?", "Find the maximum value of $f$."),
}

DIRECTIONS: dict[Direction, str] = {
    "increasing": "increasing",
    "decreasing": "decreasing",
    "concave up": "concave up",
    "concave down": "concave down",
}

PLACES: dict[Places, str] = {
    "maxima": "local maxima of $f$ inside the interval",
    "minima": "local minima of $f$ inside the interval",
    "bends": "inflection points of $f$ (where the concavity changes)",
}
