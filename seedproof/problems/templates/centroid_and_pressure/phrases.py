"""The sentences of a centroid."""

PARALLEL = (
    r"Let $R$ be the region under the curve $y = <top>$ and above the $x$-axis, for $0 \le x \le <end>$.",
    r"A region $R$ is bounded by the curve $y = <top>$, the $x$-axis and the line $x = <end>$.",
    r"Between the $x$-axis and the curve $y = <top>$, $0 \le x \le <end>$, there is a region $R$.",
    r"The curve $y = <top>$, the $x$-axis and the line $x = <end>$ enclose a region $R$.",
)

SLANTED = (
    r"Let $R$ be the region in the first quadrant between the curves $y = <top>$ and $y = <bottom>$.",
    r"In the first quadrant, the curves $y = <top>$ and $y = <bottom>$ enclose a region $R$.",
    "A region $R$ of the first quadrant is bounded by $y = <top>$ from above and by $y = <bottom>$ from "
    "below.",
    "The curves $y = <top>$ and $y = <bottom>$ meet at the origin and once more in the first quadrant; $R$ "
    "is the region that they enclose.",
)

PLATE = (
    "A thin plate $R$ lies between the curve $y = <bottom>$ and the line $y = <top>$; lengths are in metres.",
    "In an upright wall there is a window $R$ whose shape is the region above the curve $y = <bottom>$ and "
    "below the line $y = <top>$, with lengths in metres.",
    "The gate $R$ of a dam fills the region between the curve $y = <bottom>$ and the level line $y = "
    "<top>$, where $x$ and $y$ are in metres.",
    "Let $R$ be a vertical plate in the shape of the region between $y = <bottom>$ and $y = <top>$, in "
    "metres.",
)


AREAS = ("Find its area.", "What is the area of $R$?", "Find the area of $R$.")

IN_SQUARE_METRES = (
    "Find its area, in square metres.",
    "What is the area of $R$, in square metres?",
    "Find the area of $R$ in m$^2$.",
)


CENTROIDS = (
    r"Find its centroid, as a point $(\bar{x}, \bar{y})$.",
    r"Where is the centroid $(\bar{x}, \bar{y})$ of $R$?",
    r"Give the coordinates $(\bar{x}, \bar{y})$ of the centroid of $R$.",
)

IN_METRES = (
    r"Find its centroid, as a point $(\bar{x}, \bar{y})$ with coordinates in metres.",
    r"Where is the centroid $(\bar{x}, \bar{y})$ of $R$, with coordinates in metres?",
    r"Give the coordinates $(\bar{x}, \bar{y})$ of the centroid of $R$, in metres.",
)


ROTATIONS = (
    "Use Pappus' theorem to find the volume of the solid that $R$ generates when it is rotated about the "
    "line $<axis>$.",
    "Hence find the volume of the ring-shaped solid that arises when $R$ goes once round the line $<axis>$.",
)

PRESSURES = (
    "$R$ is upright in a liquid that weighs $<weight>$ kN per cubic metre, with its straight edge on top "
    "and level, below the surface. How many metres below the surface is that edge, if the liquid presses on "
    "one side of $R$ with a total force of $<total>$ kN?",
    "With its straight edge on top and level, $R$ is upright under the surface of a liquid that weighs "
    "$<weight>$ kN per cubic metre. The force of the liquid on one of its sides is $<total>$ kN. At what "
    "depth, in metres, is the straight edge?",
)

TEXTS = {
    "kind": {
        "parallel": (PARALLEL, AREAS, CENTROIDS, ROTATIONS),
        "slanted": (SLANTED, AREAS, CENTROIDS, ROTATIONS),
        "plate": (PLATE, IN_SQUARE_METRES, IN_METRES, PRESSURES),
    }
}
