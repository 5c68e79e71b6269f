"""The sentences of tangent planes and directional derivatives."""

from typing import Literal

STATEMENTS: dict[Literal["hill", "temperature", "implicit"], tuple[str, ...]] = {
    "hill": (
        r"Let $f(x, y) = <function>$, and let $P$ be the point $<point>$ of the plane.",
        "A surface is given by $z = f(x, y)$ with $f(x, y) = <function>$. Consider the point $P = <point>$ "
        "of the $xy$-plane, and the point of the surface above or below it.",
        r"Close to the point $P = <point>$ of a map, the height of the ground is $z = f(x, y)$ with "
        r"$f(x, y) = <function>$ (all in the same unit of length).",
    ),
    "temperature": (
        r"The temperature at the point $(x, y, z)$ of a room is $T(x, y, z) = <function>$ degrees, where "
        "lengths are in metres. An insect is at the point $P = <point>$.",
        "In a tank of water, the temperature in degrees is $T(x, y, z) = <function>$, with lengths in "
        "metres. A fish is at the point $P = <point>$.",
        "Around a furnace, the temperature field $T(x, y, z) = <function>$ was measured (degrees, with "
        "lengths in metres). A probe is at the point $P = <point>$.",
    ),
    "implicit": (
        r"A surface is given by the equation $<function> = <value>$. It contains the point $P = <point>$.",
        "Near the point $P = <point>$, the equation $<function> = <value>$ defines $z$ as a function of $x$ "
        "and $y$.",
        r"Consider the surface of all points $(x, y, z)$ with $<function> = <value>$, and on it the point "
        "$P = <point>$.",
    ),
}

PLANES: dict[Literal["hill", "implicit"], tuple[str, ...]] = {
    "hill": (
        "Find an equation of the tangent plane to the surface $z = f(x, y)$ at the point that belongs to "
        "$P$.",
        "Which plane touches the surface $z = f(x, y)$ at the point that belongs to $P$? Give an equation in "
        "$x$, $y$ and $z$.",
    ),
    "implicit": (
        "Find an equation of the tangent plane to the surface at $P$.",
        "Which plane touches the surface at $P$? Give an equation in $x$, $y$ and $z$.",
    ),
}

SLOPES = (
    "What is the directional derivative of $f$ at $P$ in the direction towards the point $<target>$?",
    "One starts at $P$ straight towards the point $<target>$ of the plane. With which slope does $f$ change "
    "at first?",
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
    "Find the unit vector that points from $P$ in the direction in which it gets cold fastest.",
)

PASSAGES = (
    "At $P$ the velocity is $<velocity>$, in metres per second. At which rate does the temperature change "
    "there, in degrees per second?",
    "Someone passes through $P$ with the velocity vector $<velocity>$ (in metres per second). Find the rate "
    "of change of the temperature at that moment, in degrees per second.",
)

PARTIALS = (
    r"Find $\frac{\partial z}{\partial x}$ at $P$.",
    r"What is the value of $\frac{\partial z}{\partial x}$ at $P$, where $z$ is a function of $x$ and $y$?",
)

NORMALS = (
    "At which point does the line through $P$ that is orthogonal to the surface meet the plane $z = 0$?",
    "The normal line of the surface at $P$ meets the $xy$-plane in a point. Find this point $(x, y, z)$.",
)
