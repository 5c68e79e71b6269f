"""The sentences of a conic section."""

GIVEN = (
    r"The conic section $K$ has the equation $$<polynomial> = 0,$$ and $P = <p>$ is one of its points.",
    r"Let $K$ be the set of all points $(x, y)$ of the plane with $$<polynomial> = 0.$$ It is a conic "
    r"section that contains the point $P = <p>$.",
    r"In the plane, the equation $$<polynomial> = 0$$ describes a conic section $K$, on which the point "
    r"$P = <p>$ lies.",
    r"A conic section $K$ passes through $P = <p>$; in Cartesian coordinates it is given by "
    r"$$<polynomial> = 0.$$",
)

THROUGH = (
    r"For certain real numbers $a$, $b$, $c$ the conic section $K$ with the equation $$<polynomial> = 0$$ "
    r"passes through the points $P = <p>$, $Q = <q>$ and $R = <r>$.",
    r"The points $P = <p>$, $Q = <q>$ and $R = <r>$ lie on a conic section $K$ of the form "
    r"$$<polynomial> = 0$$ with unknown real numbers $a$, $b$ and $c$.",
    r"Let $a$, $b$, $c$ be the real numbers for which the curve $K$ given by $$<polynomial> = 0$$ contains "
    r"the points $P = <p>$, $Q = <q>$, $R = <r>$.",
    r"A conic section $K$ has an equation of the form $$<polynomial> = 0,$$ where $a$, $b$, $c$ are real, "
    r"and goes through $P = <p>$, $Q = <q>$ and $R = <r>$.",
)

CENTRES = (
    "Find the centre of $K$.",
    "What are the coordinates of the centre of $K$?",
)

FOCI = (
    "Determine the foci of $K$, as a set of two points.",
    "Where are the foci of $K$? Give the set of both points.",
)

TANGENTS = (
    "Give an equation of the tangent line to $K$ at $P$.",
    "Find an equation of the line that touches $K$ at $P$.",
)

TEXTS = {"kind": {"given": (GIVEN, CENTRES, FOCI, TANGENTS), "through": (THROUGH, CENTRES, FOCI, TANGENTS)}}
