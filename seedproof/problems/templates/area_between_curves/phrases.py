"""The sentences of a region between two drawn curves: nothing of the curves is said but their degrees."""

STATEMENTS = (
    "The figure shows a <f> function $f$ and a <g> function $g$; the region between their graphs is shaded. "
    "The coordinates of all marked points are integers.",
    "A <f> function $f$ and a <g> function $g$ are drawn in the figure, and what they enclose is shaded. "
    "The coordinates of all marked points are integers.",
    "In the figure you see a <f> function $f$, a <g> function $g$, and, shaded, what lies between them. "
    "The coordinates of all marked points are integers.",
)

DEGREES = {1: "linear", 2: "quadratic", 3: "cubic"}

FORMULAS = ("Find a formula for $<name>(x)$.", "Determine $<name>(x)$ from the marked points.")
"""Asked for either function."""

AREAS = ("What is the exact total area that is shaded?", "Find the total shaded area, as an exact number.")
