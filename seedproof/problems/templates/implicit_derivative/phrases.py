"""The sentences of a curve that an equation gives."""

STATEMENTS = (
    r"The curve $$<left> = <value>$$ passes through the point $P = \left(<x>, <y>\right)$, and near $P$ "
    "it is the graph of a function $y = g(x)$.",
    r"Near the point $P = \left(<x>, <y>\right)$, the equation $$<left> = <value>$$ defines $y$ as a "
    "function $g$ of $x$.",
    "A differentiable function $y = g(x)$ with $g(<x>) = <y>$ satisfies $$<left> = <value>$$ for all $x$ "
    r"near $<x>$. The point $\left(<x>, <y>\right)$ of the curve is called $P$.",
    r"In a sketch, the set of all $(x, y)$ with $$<left> = <value>$$ looks like a smooth curve near its "
    r"point $P = \left(<x>, <y>\right)$. There it is the graph of a function $y = g(x)$.",
)

SLOPES = (
    "Find the slope of the tangent to the curve at $P$.",
    "Determine $g'(<x>)$.",
    r"Find $\frac{dy}{dx}$ at $P$.",
)

SECOND_DERIVATIVES = (
    "Use it to find $g''(<x>)$.",
    r"Then find $\frac{d^2y}{dx^2}$ at $P$.",
    "What is the second derivative $g''(<x>)$?",
)

LAST = {
    "area": (
        "The tangent at $P$ and the two coordinate axes enclose a triangle. Find its area.",
        "Find the area of the triangle that the tangent at $P$ cuts off from the coordinate axes.",
    ),
    "normal": (
        "At which $x$ does the normal to the curve at $P$ meet the $x$-axis?",
        "The normal to the curve at $P$ crosses the $x$-axis. Find the $x$-coordinate of that point.",
    ),
    "horizontal": (
        "Find all points of the whole curve at which its tangent is horizontal, as a set of points.",
        "At which points $(x, y)$ of the whole curve is the tangent parallel to the $x$-axis? Give the set "
        "of all of them.",
    ),
}

TEXTS = (STATEMENTS, SLOPES, SECOND_DERIVATIVES, {"asked": LAST})
