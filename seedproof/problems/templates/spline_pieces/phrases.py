"""The sentences of a spline: nothing of the figure is said."""

STATEMENTS = {
    "parabola": (
        "The figure shows the first piece of a spline $s$: a parabola with its vertex at $V$, which ends "
        "at the joint $J$. From $J$ on, $s(x) = r(x)$ with $r(x) = a x^2 + b x + c$, up to the point $E$. "
        "The coefficients are chosen so that $s$ is continuous and differentiable at $J$ and ends at $E$.",
        "A road is drawn up to $J$ in the figure; this part is a parabola with the vertex $V$. It is to be "
        "continued by the graph of $r(x) = a x^2 + b x + c$, from $J$ to $E$, without a gap or a kink at "
        "$J$.",
        "Between $V$ and $J$, the graph of a function $s$ is the parabola in the figure, and $V$ is its "
        "vertex. To the right of $J$, $s$ is another quadratic polynomial $r(x) = a x^2 + b x + c$; its "
        "graph ends at $E$, and $s$ is differentiable at the joint.",
    ),
    "horizontal": (
        "The figure shows the first piece of a spline $s$: a parabola with its vertex at $V$, which ends "
        "at the joint $J$. From $J$ on, $s(x) = r(x)$ with $r(x) = a x^3 + b x^2 + c x + d$. It reaches "
        "the point $E$ with a horizontal tangent, and $s$ is continuous and differentiable at $J$.",
        "A road is drawn up to $J$ in the figure; this part is a parabola with the vertex $V$. It is to be "
        "continued by the graph of $r(x) = a x^3 + b x^2 + c x + d$ without a gap or a kink at $J$, and to "
        "arrive at $E$ with the slope $0$.",
        "Between $V$ and $J$, the graph of a function $s$ is the parabola in the figure, and $V$ is its "
        "vertex. To the right of $J$, $s$ is a cubic polynomial $r(x) = a x^3 + b x^2 + c x + d$ with a "
        "stationary point at $E$; $s$ is differentiable at the joint.",
    ),
    "smooth": (
        "The figure shows the first piece of a spline $s$: a parabola with its vertex at $V$, which ends "
        "at the joint $J$. From $J$ on, $s(x) = r(x)$ with $r(x) = a x^3 + b x^2 + c x + d$, up to the "
        "point $E$. At $J$, $s$ is twice differentiable.",
        "A railway line is drawn up to $J$ in the figure; this part is a parabola with the vertex $V$. It "
        "is to be continued to $E$ by the graph of $r(x) = a x^3 + b x^2 + c x + d$, so that heights, "
        "slopes and second derivatives agree at $J$.",
        "Between $V$ and $J$, the graph of a function $s$ is the parabola in the figure, and $V$ is its "
        "vertex. To the right of $J$, $s$ is a cubic polynomial $r(x) = a x^3 + b x^2 + c x + d$ whose "
        "graph ends at $E$; $s$ has a second derivative at the joint, too.",
    ),
}

PIECES = ("Find $r(x)$.", "Determine the polynomial $r(x)$.", "Which polynomial is $r(x)$?")

JUMPS = (
    "By how much does $s''$ change at $J$, from left to right? Give the change with its sign.",
    "Find the jump of the second derivative of $s$ at $J$ (right limit minus left limit).",
)

SLOPES = ("With which slope does the graph arrive at $E$?", "Find the slope of the graph of $r$ at $E$.")

TEXTS = {
    "asked": {
        "parabola": (STATEMENTS["parabola"], PIECES, JUMPS),
        "horizontal": (STATEMENTS["horizontal"], PIECES, JUMPS),
        "smooth": (STATEMENTS["smooth"], PIECES, SLOPES),
    }
}
