"""The sentences of tangent planes and directional derivatives."""

HILLS = (
    r"Let $f(x, y) = <terms>$, and let $P$ be the point $<point>$ of the plane.",
    "A surface is given by $z = f(x, y)$ with $f(x, y) = <terms>$. Consider the point $P = <point>$ "
    "of the $xy$-plane, and the point of the surface above or below it.",
    r"On a map with $x$ and $y$ in kilometres, the height of the ground near the point $P = <point>$ is "
    r"$z = f(x, y)$ metres above a reference level, with $f(x, y) = <terms>$.",
)

TEMPERATURES = (
    r"The temperature at the point $(x, y, z)$ of a kiln is $T(x, y, z) = <terms>$ degrees above a "
    "reference value, where lengths are in metres. A sensor is at the point $P = <point>$.",
    "In a large oven, the temperature in degrees above a reference value is $T(x, y, z) = <terms>$, "
    "with lengths in metres. A probe is at the point $P = <point>$.",
    "Around a furnace, the temperature field $T(x, y, z) = <terms>$ was measured (degrees above a "
    "reference value, with lengths in metres). A robot is at the point $P = <point>$.",
)

SURFACES = (
    r"A surface is given by the equation $<terms> = <value>$. It contains the point $P = <point>$.",
    "Near the point $P = <point>$, the equation $<terms> = <value>$ defines $z$ as a function of $x$ "
    "and $y$.",
    r"Consider the surface of all points $(x, y, z)$ with $<terms> = <value>$, and on it the point "
    "$P = <point>$.",
)

UNITS = {"On a map": ("", "metre per kilometre", "")}
"""Of the parts, by what a statement says."""

PLANES_OF_HILLS = (
    "Find an equation of the tangent plane to the surface $z = f(x, y)$ at the point directly "
    "above or below $P$.",
    "Which plane touches the surface $z = f(x, y)$ at the point directly above or below $P$? Give an "
    "equation in $x$, $y$ and $z$.",
)

PLANES = (
    "Find an equation of the tangent plane to the surface at $P$.",
    "Which plane touches the surface at $P$? Give an equation in $x$, $y$ and $z$.",
)

SLOPES = (
    "What is the directional derivative of $f$ at $P$ in the direction towards the point $<target>$?",
    "At what rate does $f$ change at $P$ in the direction towards the point $<target>$ of the $xy$-plane?",
)

ASCENTS = (
    "In the direction of which unit vector does $f$ increase fastest at $P$?",
    "Find the unit vector in the direction of steepest ascent of $f$ at $P$.",
)

RATES = (
    "By how many degrees per metre does the temperature change at $P$ in the direction towards the point "
    "$<target>$?",
    "What is the directional derivative of $T$ at $P$, in degrees per metre, in the direction towards the "
    "point $<target>$?",
)

COOLINGS = (
    "In the direction of which unit vector does the temperature fall fastest at $P$?",
    "Find the unit vector that points from $P$ in the direction in which it gets colder fastest.",
)

PASSAGES = (
    "It passes through $P$ with the velocity $<velocity>$, in metres per minute. At which rate does the "
    "temperature at its position change at that moment, in degrees per minute?",
    "When it moves through $P$, its velocity vector is $<velocity>$ (in metres per minute). Find the rate of "
    "change of the temperature that it measures at that moment, in degrees per minute.",
)

PARTIALS = (
    r"Near $P$, the surface is the graph of a function $z$ of $x$ and $y$. Find "
    r"$\frac{\partial z}{\partial x}$ at $P$.",
    r"What is the value of $\frac{\partial z}{\partial x}$ at $P$, where the equation defines $z$ as a "
    "function of $x$ and $y$ near $P$?",
)

NORMALS = (
    "At which point does the line through $P$ that is orthogonal to the surface meet the plane $z = 0$?",
    "The normal line of the surface at $P$ meets the $xy$-plane in a point. Find this point $(x, y, z)$.",
)

TEXTS = {
    "kind": {
        "hill": (HILLS, PLANES_OF_HILLS, SLOPES, ASCENTS),
        "temperature": (TEMPERATURES, RATES, COOLINGS, PASSAGES),
        "implicit": (SURFACES, PLANES, PARTIALS, NORMALS),
    }
}
