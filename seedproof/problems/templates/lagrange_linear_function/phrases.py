"""The sentences of a linear function on a curved surface."""

STATEMENTS = (
    "Let $f<at> = <linear>$, and consider the <surface> with the equation $<constraint>$.",
    "The point $<at>$ moves on the <surface> $<constraint>$. Consider the values of $f<at> = <linear>$ "
    "there.",
    "The function $f<at> = <linear>$ is restricted to the <surface> $<constraint>$.",
    "Use Lagrange multipliers to study $f<at> = <linear>$ on the <surface> $<constraint>$.",
)

MAXIMUM_QUESTIONS = (
    "What is the maximum of $f$ on the <surface>? Give the exact value.",
    "Find the exact largest value of $f$ on the <surface>.",
)

MINIMUM_QUESTIONS = (
    "What is the minimum of $f$ on the <surface>? Give the exact value.",
    "Find the exact smallest value of $f$ on the <surface>.",
)

POINT_QUESTIONS = (
    "At which point $<at>$ of the <surface> is $f$ largest?",
    "Find the point $<at>$ of the <surface> at which $f$ attains its maximum.",
)

ROUND_SURFACES = {2: "circle", 3: "sphere"}
"""By the number of coordinates."""

OTHER_SURFACES = {2: "ellipse", 3: "ellipsoid"}
