"""The sentences of a drawn function: nothing of the graph is said but the interval."""

STATEMENTS = (
    "The figure shows the graph of a function $f$ on the interval $[<low>, <high>]$. An open circle marks a "
    "point that does not belong to the graph.",
    "A function $f$ is given for $x$ in $[<low>, <high>]$ by its graph in the figure. An open circle marks a "
    "point that does not belong to the graph.",
    "You see the graph of $f$ on $[<low>, <high>]$, made of line segments and single points. An open circle "
    "marks a point that does not belong to the graph.",
)

QUESTIONS = {
    "left": (
        r"Find $\lim_{x \to <at>^{-}} f(x)$.",
        r"Determine $\lim_{x \to <at>^{-}} f(x)$.",
    ),
    "right": (
        r"Find $\lim_{x \to <at>^{+}} f(x)$.",
        r"Determine $\lim_{x \to <at>^{+}} f(x)$.",
    ),
    "inner left": (
        r"Find $\lim_{x \to <at>^{-}} f(f(x))$.",
        r"Determine $\lim_{x \to <at>^{-}} f(f(x))$.",
    ),
    "inner right": (
        r"Find $\lim_{x \to <at>^{+}} f(f(x))$.",
        r"Determine $\lim_{x \to <at>^{+}} f(f(x))$.",
    ),
    "limit": (
        r"Find $\lim_{x \to <at>} f(x)$, or write that it does not exist.",
        r"What is $\lim_{x \to <at>} f(x)$? It may be that it does not exist.",
    ),
    "value": (
        "Find $f(<at>)$, or write undefined.",
        "What is $f(<at>)$? It may be that it is undefined.",
    ),
    "breaks": (
        "Give the set of all $x$ inside the interval at which $f$ is undefined or not continuous, or write "
        "none.",
        "At which $x$ inside the interval is $f$ undefined or not continuous? Answer with a set, or none.",
    ),
    "holes": (
        "Give the set of all $x$ inside the interval at which $f$ has a removable discontinuity (a limit "
        "that is not the value, or a limit and no value), or write none.",
        "At which $x$ inside the interval does $f$ have a removable discontinuity (a limit that is not the "
        "value, or a limit and no value)? Answer with a set, or none.",
    ),
    "jumps": (
        "Give the set of all $x$ inside the interval at which $f$ has a jump discontinuity (one-sided limits "
        "that differ), or write none.",
        "At which $x$ inside the interval does $f$ have a jump discontinuity (one-sided limits that differ)? "
        "Answer with a set, or none.",
    ),
}
"""By the tag of what is asked."""
