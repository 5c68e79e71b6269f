"""The sentences of a curve with a parameter."""

from typing import Literal

from seedproof.problems.templates.parametric_derivative.facts import Wave

Kind = Literal["parametric", "polar"]
Last = Literal["again", "radius", "cos", "sin"]

STATEMENTS: dict[Kind, tuple[str, ...]] = {
    "parametric": (
        r"A curve is given by $$x = <x>, \qquad y = <y>, \qquad <range>.$$ Its point $P$ belongs to $t = "
        "<t>$; near $P$ the curve is the graph of a function $y = g(x)$.",
        r"A particle moves in the plane so that $$x = <x>, \qquad y = <y>, \qquad <range>.$$ At $t = <t>$ "
        "it is at $P$, and its path near $P$ is the graph of a function $y = g(x)$.",
        r"The equations $$x = <x>, \qquad y = <y>, \qquad <range>,$$ describe a curve. Let $P$ be its point "
        "with $t = <t>$, near which $y = g(x)$ for some function $g$.",
        r"Consider the plane curve with the parametrisation $$x = <x>, \qquad y = <y>, \qquad <range>,$$ "
        "and on it the point $P$ where $t = <t>$. Near $P$ one may write $y = g(x)$.",
    ),
    "polar": (
        r"In polar coordinates, a curve has the equation $$r = <r>, \qquad 0 \le \theta \le 2\pi.$$ Let $P$ "
        r"be its point with $\theta = <angle>$.",
        r"A limaçon is given by $$r = <r>, \qquad 0 \le \theta \le 2\pi,$$ in polar coordinates. Its point "
        r"with $\theta = <angle>$ is called $P$.",
        r"The polar equation $$r = <r>, \qquad 0 \le \theta \le 2\pi,$$ describes a closed curve. The point "
        r"$P$ on it belongs to the angle $\theta = <angle>$.",
        r"A plotter draws the curve $$r = <r>, \qquad 0 \le \theta \le 2\pi,$$ from an equation in polar "
        r"coordinates, and marks the point $P$ with $\theta = <angle>$.",
    ),
}

RANGES: dict[Literal["everywhere", "logarithm"], str] = {
    "everywhere": r"t \in \mathbb{R}",
    "logarithm": "t > <bound>",
}

SLOPES = (
    r"Find the slope $\frac{dy}{dx}$ of the curve at $P$.",
    "What is the slope of the tangent at $P$?",
    "Determine the slope of the tangent to the curve at $P$.",
)

BENDS: dict[Kind, tuple[str, ...]] = {
    "parametric": (
        r"Find $\frac{d^2y}{dx^2}$ at $P$.",
        "What is the second derivative $g''(x)$ at $P$?",
        "Determine the second derivative of $g$ at $P$.",
    ),
    "polar": (
        "Find the radius of curvature at $P$.",
        "How long is the radius of the circle of curvature at $P$?",
        "Determine the radius of curvature of the curve at $P$.",
    ),
}

LAST: dict[Last, tuple[str, ...]] = {
    "again": (
        "The tangent at $P$ meets the curve in one more point. Find the $x$-coordinate of that point.",
        "At which $x$ does the tangent at $P$ meet the curve a second time?",
    ),
    "radius": (
        "Find the radius of curvature at $P$.",
        "How long is the radius of the circle of curvature at $P$?",
    ),
    "cos": (
        "Find the greatest $y$-coordinate of a point on the curve.",
        "How far above the $x$-axis is the highest point of the curve?",
    ),
    "sin": (
        "Find the greatest $x$-coordinate of a point on the curve.",
        "How far to the right of the $y$-axis does the curve reach?",
    ),
}

COORDINATES: dict[Wave, tuple[str]] = {"cos": ("y",), "sin": ("x",)}
"""What is asked for last."""

ANGLES: dict[Wave, str] = {"cos": r"\frac{\pi}{2}", "sin": "0"}
