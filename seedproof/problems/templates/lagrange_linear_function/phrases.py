"""The sentences of a linear function on a curved surface."""

STATEMENTS = (
    "Let $f(<at>) = <function>$, and consider the <surface> with the equation $<constraint>$.",
    "The point $(<at>)$ moves on the <surface> $<constraint>$. Consider the values of "
    "$f(<at>) = <function>$ there.",
    "The function $f(<at>) = <function>$ is restricted to the <surface> $<constraint>$.",
    "Use Lagrange multipliers to study $f(<at>) = <function>$ on the <surface> $<constraint>$.",
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
    "At which point $(<at>)$ of the <surface> is $f$ largest?",
    "Find the point $(<at>)$ of the <surface> at which $f$ attains its maximum.",
)

TEXTS = (STATEMENTS, MAXIMUM_QUESTIONS, MINIMUM_QUESTIONS, POINT_QUESTIONS)

SURFACES = {2: ("circle", "ellipse"), 3: ("sphere", "ellipsoid")}
"""By the number of coordinates: with equal weights, and with others."""
