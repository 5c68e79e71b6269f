"""The sentences of a curve with a parameter."""

PARAMETRIC = (
    r"A curve is given by $$x = <across>, \qquad y = <up>, \qquad <range>.$$ Its point $P$ belongs to $t = "
    "<t>$; near $P$ the curve is the graph of a function $y = g(x)$.",
    r"A particle moves in the plane so that $$x = <across>, \qquad y = <up>, \qquad <range>.$$ At $t = <t>$ "
    "it is at $P$, and its path near $P$ is the graph of a function $y = g(x)$.",
    r"The equations $$x = <across>, \qquad y = <up>, \qquad <range>,$$ describe a curve. Let $P$ be its "
    "point with $t = <t>$, near which $y = g(x)$ for some function $g$.",
    r"Consider the plane curve with the parametrisation $$x = <across>, \qquad y = <up>, \qquad <range>,$$ "
    "and on it the point $P$ where $t = <t>$. Near $P$ one may write $y = g(x)$.",
)

POLAR = (
    r"In polar coordinates, a curve has the equation $$r = <r>, \qquad 0 \le \theta \le 2\pi.$$ Let $P$ be "
    r"its point with $\theta = <angle>$.",
    r"A limaçon is given by $$r = <r>, \qquad 0 \le \theta \le 2\pi,$$ in polar coordinates. Its point with "
    r"$\theta = <angle>$ is called $P$.",
    r"The polar equation $$r = <r>, \qquad 0 \le \theta \le 2\pi,$$ describes a closed curve. The point $P$ "
    r"on it belongs to the angle $\theta = <angle>$.",
    r"A plotter draws the curve $$r = <r>, \qquad 0 \le \theta \le 2\pi,$$ from an equation in polar "
    r"coordinates, and marks the point $P$ with $\theta = <angle>$.",
)

EVERYWHERE = r"t \in \mathbb{R}"
ABOVE = "t > <bound>"

SLOPES = (
    r"Find the slope $\frac{dy}{dx}$ of the curve at $P$.",
    "What is the slope of the tangent at $P$?",
    "Determine the slope of the tangent to the curve at $P$.",
)

BENDS = (
    r"Find $\frac{d^2y}{dx^2}$ at $P$.",
    "What is the second derivative $g''(x)$ at $P$?",
    "Determine the second derivative of $g$ at $P$.",
)

RADII = (
    "Find the radius of curvature at $P$.",
    "How long is the radius of the circle of curvature at $P$?",
    "Determine the radius of curvature of the curve at $P$.",
)


MEETINGS = (
    "The tangent at $P$ meets the curve in one more point. Find the $x$-coordinate of that point.",
    "At which $x$ does the tangent at $P$ meet the curve a second time?",
)

LAST_RADII = (
    "Find the radius of curvature at $P$.",
    "How long is the radius of the circle of curvature at $P$?",
)

HIGHEST = (
    "Find the greatest $y$-coordinate of a point on the curve.",
    "How far above the $x$-axis is the highest point of the curve?",
)

RIGHTMOST = (
    "Find the greatest $x$-coordinate of a point on the curve.",
    "How far to the right of the $y$-axis does the curve reach?",
)

TEXTS = {
    "kind": {
        "parametric": (PARAMETRIC, SLOPES, BENDS, {"asked": {"again": MEETINGS, "radius": LAST_RADII}}),
        "polar": (POLAR, SLOPES, RADII, {"wave": {"cos": HIGHEST, "sin": RIGHTMOST}}),
    }
}
