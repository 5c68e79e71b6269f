"""The sentences of an optimisation with a sketch: no length is said."""

TRIANGLES = (
    "A rectangle of the width $x$ is cut out of a triangular sheet of metal, as the figure shows; two of its "
    "sides lie on the legs of the right-angled triangle. Lengths are in centimetres.",
    "The figure shows a right-angled triangle and in it a rectangle with the side $x$, which shares the "
    "right angle. All lengths are in centimetres.",
)

LADDERS = (
    "A ladder of the length $L$ leads over a fence to a vertical wall, as in the figure; its foot stands at "
    "the distance $x$ from the fence. Lengths are in decimetres.",
    "The figure shows a wall, a fence in front of it, and a ladder that rests on the fence and on the wall. "
    "Its length $L$ depends on the distance $x$ from the fence to its foot. All lengths are in decimetres.",
)

PLATES = (
    "A corner of a rectangular glass plate is broken off along a straight line, as the figure shows. A "
    "rectangle with sides parallel to those of the plate is cut from the rest; $P$, one of its corners, lies "
    "on the line of the break, at the distance $x$ from the right edge of the plate. Lengths are in "
    "centimetres.",
    "The dashed corner of the plate in the figure is missing. From what is left, a rectangle is to be cut "
    "that has the lower left corner in common with the plate and the opposite corner $P$ on the oblique "
    "edge. Let $x$ be the distance from $P$ to the line of the right edge. All lengths are in centimetres.",
)

AREAS = (
    "Write the area $A(x)$ of the rectangle, in cm$^2$, as a function of $x$.",
    "Find a formula for the area $A(x)$ of the rectangle (in cm$^2$).",
)

LARGEST = (
    "How large can this area be at most? Answer in cm$^2$.",
    "Find the largest possible area of the rectangle, in cm$^2$.",
)

LENGTHS = (
    "Write the length $L(x)$ as a function of $x > 0$.",
    "Find a formula for the length $L(x)$, for $x > 0$.",
)

SHORTEST = (
    "How short can the ladder be? Give the exact length in dm.",
    "Find the least possible length of the ladder exactly, in dm.",
)

TEXTS = {
    "shape": {
        "triangle": (TRIANGLES, AREAS, LARGEST),
        "ladder": (LADDERS, LENGTHS, SHORTEST),
        "plate": (PLATES, AREAS, LARGEST),
    }
}
