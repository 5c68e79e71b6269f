"""The sentences of a centroid."""

from typing import Literal

Kind = Literal["parallel", "slanted", "plate"]
Unit = Literal["plain", "metres"]

UNITS: dict[Kind, Unit] = {"parallel": "plain", "slanted": "plain", "plate": "metres"}

STATEMENTS: dict[Kind, tuple[str, ...]] = {
    "parallel": (
        r"Let $R$ be the region under the curve $y = <upper>$ and above the $x$-axis, for $0 \le x \le "
        r"<end>$.",
        r"A region $R$ is bounded by the curve $y = <upper>$, the $x$-axis and the line $x = <end>$.",
        r"Between the $x$-axis and the curve $y = <upper>$, $0 \le x \le <end>$, there is a region $R$.",
        r"The curve $y = <upper>$, the $x$-axis and the line $x = <end>$ enclose a region $R$.",
    ),
    "slanted": (
        r"Let $R$ be the region in the first quadrant between the curves $y = <upper>$ and $y = <lower>$.",
        r"In the first quadrant, the curves $y = <upper>$ and $y = <lower>$ enclose a region $R$.",
        r"A region $R$ of the first quadrant is bounded by $y = <upper>$ from above and by $y = <lower>$ "
        r"from "
        r"below.",
        r"The curves $y = <upper>$ and $y = <lower>$ meet at the origin and once more in the first "
        r"quadrant; $R$ "
        r"is the region that they enclose.",
    ),
    "plate": (
        r"A thin plate $R$ lies between the curve $y = <lower>$ and the line $y = <upper>$; lengths are in "
        r"metres.",
        r"In an upright wall there is a window $R$ whose shape is the region above the curve $y = <lower>$ "
        r"and "
        r"below the line $y = <upper>$, with lengths in metres.",
        r"The gate $R$ of a dam fills the region between the curve $y = <lower>$ and the level line "
        r"$y = <upper>$, where $x$ and $y$ are in metres.",
        r"Let $R$ be a vertical plate in the shape of the region between $y = <lower>$ and $y = <upper>$, in "
        r"metres.",
    ),
}

AREAS: dict[Unit, tuple[str, ...]] = {
    "plain": ("Find its area.", "What is the area of $R$?", "Find the area of $R$."),
    "metres": (
        "Find its area, in square metres.",
        "What is the area of $R$, in square metres?",
        "Find the area of $R$ in m$^2$.",
    ),
}

CENTROIDS: dict[Unit, tuple[str, ...]] = {
    "plain": (
        r"Find its centroid, as a point $(\bar{x}, \bar{y})$.",
        r"Where is the centroid $(\bar{x}, \bar{y})$ of $R$?",
        r"Give the coordinates $(\bar{x}, \bar{y})$ of the centroid of $R$.",
    ),
    "metres": (
        r"Find its centroid, as a point $(\bar{x}, \bar{y})$ with coordinates in metres.",
        r"Where is the centroid $(\bar{x}, \bar{y})$ of $R$, with coordinates in metres?",
        r"Give the coordinates $(\bar{x}, \bar{y})$ of the centroid of $R$, in metres.",
    ),
}

ROTATIONS = (
    "Use Pappus' theorem to find the volume of the solid that $R$ generates when it is rotated about the "
    "line "
    "$<line>$.",
    "Hence find the volume of the ring-shaped solid that arises when $R$ goes once round the line $<line>$.",
)

PRESSURES = (
    "$R$ is upright in a liquid that weighs $<weight>$ kN per cubic metre, with its straight edge on top and "
    "level, below the surface. How many metres below the surface is that edge, if the liquid presses on one "
    "side "
    "of $R$ with a total force of $<force>$ kN?",
    "With its straight edge on top and level, $R$ is upright under the surface of a liquid that weighs "
    "$<weight>$ kN per cubic metre. The force of the liquid on one of its sides is $<force>$ kN. At what "
    "depth, "
    "in metres, is the straight edge?",
)

PARALLELS: dict[Literal["x", "y"], str] = {"x": "x = <value>", "y": "y = <value>"}
