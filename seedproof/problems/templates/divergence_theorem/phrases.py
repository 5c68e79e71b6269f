"""The sentences of a flux by Gauss's theorem."""

STATEMENTS = (
    r"Let $$\mathbf{F}(x, y, z) = \left(<first>, <second>, <third>\right),$$ and let <shape>.",
    r"Consider the vector field $$\mathbf{F}(x, y, z) = \left(<first>, <second>, <third>\right)$$ on the "
    "whole space, and let <shape>.",
    r"A fluid flows with the velocity $$\mathbf{F}(x, y, z) = \left(<first>, <second>, <third>\right)$$ "
    "(in metres per second, lengths in metres, so that fluxes are in cubic metres per second). Further, "
    "let <shape>.",
    r"In space, let <shape>. The field $$\mathbf{F}(x, y, z) = \left(<first>, <second>, <third>\right)$$ is "
    "given.",
)

UNITS = {"A fluid flows with the velocity": "m^3/s"}
"""Of a flux, by what a statement says."""

BODIES = {
    "box": r"$B$ be the box $0 \le x \le <a>$, $0 \le y \le <b>$, $0 \le z \le <c>$",
    "cylinder": r"$B$ be the solid cylinder $x^2 + y^2 \le <square>$, $0 \le z \le <height>$",
    "half_ball": r"$B$ be the half ball $x^2 + y^2 + z^2 \le <square>$, $z \ge 0$",
    "cone": r"$B$ be the solid cone with its tip at the origin and the disc $x^2 + y^2 \le <square>$, "
    r"$z = <height>$ as its top",
    "open_paraboloid": r"$S$ be the part of the paraboloid $z = <equation>$ with $z \ge 0$, with the normal "
    "pointing upwards",
    "open_hemisphere": r"$S$ be the upper half $z \ge 0$ of the sphere $x^2 + y^2 + z^2 = <square>$, with "
    "the normal pointing upwards",
    "open_cone": r"$S$ be the lateral surface of the cone with the tip $(0, 0, <height>)$ over the disc "
    r"$x^2 + y^2 \le <square>$ in the plane $z = 0$ (without that disc), with the normal pointing upwards",
}

TOTALS = (
    r"Find the flux of $\mathbf{F}$ out of $B$ through its whole surface.",
    r"What is the total flux $\iint_{\partial B} \mathbf{F} \cdot d\mathbf{S}$ outwards through the surface "
    "of $B$?",
    r"Compute the outward flux of $\mathbf{F}$ through the whole boundary of $B$.",
)

FIVE_FACES = (
    "The top face, with $z = <height>$, is taken off. What is the outward flux through the five other faces?",
    "What is the outward flux through the five faces other than the top $z = <height>$?",
)

SIDES = (
    "What is the outward flux through the curved side of the cylinder alone?",
    "Find the outward flux through the curved side of $B$, without bottom and top?",
)

DOMES = (
    "Find the outward flux through the dome alone, that is, without the flat bottom.",
    "What is the outward flux through the curved part of the surface, without the disc below?",
)

MANTLES = (
    "Find the outward flux through the lateral surface of the cone alone, without its top.",
    "What is the outward flux through the curved part of the surface, without the disc on top?",
)

FLUXES = (
    r"Find the flux $\iint_S \mathbf{F} \cdot d\mathbf{S}$.",
    r"Compute the flux of $\mathbf{F}$ through $S$.",
    r"What is the flux of $\mathbf{F}$ upwards through $S$?",
)

CONSTANTS = (
    r"For which constant $k$ is the flux of $\mathbf{F} + k\,(x, y, 0)$ through $S$ zero?",
    r"Determine the number $k$ for which the field $\mathbf{F} + k\,(x, y, 0)$ has no net flux through $S$.",
)

FIRST_DISTRACTIONS = {
    "exponential": r"e^{y^2 z}",
    "sine": r"\sin(y z^2)",
    "root": r"\sqrt{1 + y^2 + z^4}",
    "logarithm": r"\ln(1 + y^2 z^2)",
}

SECOND_DISTRACTIONS = {
    "exponential": r"e^{x z^2}",
    "sine": r"\sin(x^2 z)",
    "root": r"\sqrt{1 + x^4 + z^2}",
    "logarithm": r"\ln(1 + x^2 + z^2)",
}

CLOSED = {
    "box": (TOTALS, FIVE_FACES),
    "cylinder": (TOTALS, SIDES),
    "half_ball": (TOTALS, DOMES),
    "cone": (TOTALS, MANTLES),
}
"""What is asked, by the body."""

OPEN = (FLUXES, CONSTANTS)
"""What is asked of an open surface."""
