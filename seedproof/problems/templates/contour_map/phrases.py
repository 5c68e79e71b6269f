"""The sentences of a contour map: nothing of the map is said."""

STATEMENTS = {
    0: (
        "The figure shows level curves of a quadratic polynomial $f(x, y)$, each with its value. The "
        "point $P$ lies on an axis of symmetry of the level curves.",
        "A quadratic polynomial $f(x, y)$ is given by the map of level curves in the figure, where "
        "every curve carries the value of $f$ on it. The point $P$ lies on an axis of symmetry of the "
        "level curves.",
        "In the figure you see a contour map of $f(x, y)$, a polynomial of degree two; the numbers are "
        "the values of $f$ on the curves. The point $P$ lies on an axis of symmetry of the level "
        "curves.",
    ),
    1: (
        "The figure shows level curves of a quadratic polynomial $f(x, y)$, each with its value. The "
        "point $P$ lies on an axis of symmetry of the level curves, and the coefficients of $f$ are "
        "integers.",
        "A quadratic polynomial $f(x, y)$ is given by the map of level curves in the figure, where "
        "every curve carries the value of $f$ on it. The point $P$ lies on an axis of symmetry of the "
        "level curves, and the coefficients of $f$ are integers.",
        "In the figure you see a contour map of $f(x, y)$, a polynomial of degree two; the numbers are "
        "the values of $f$ on the curves. The point $P$ lies on an axis of symmetry of the level "
        "curves, and the coefficients of $f$ are integers.",
    ),
}
"""Without a formula asked for, and with one."""

CENTRES = (
    "Find the critical point $(x, y)$ of $f$. Its coordinates are integers.",
    "At which point $(x, y)$, with integer coordinates, is the gradient of $f$ zero?",
)

KINDS = (
    "Does $f$ have a local maximum, a local minimum or a saddle point at its critical point?",
    "What kind is the critical point of $f$: local maximum, local minimum or saddle point?",
)

DIRECTIONS = (
    r"Find the unit vector $(u, v)$ in the direction of the gradient $\nabla f(P)$.",
    "In which direction does $f$ increase fastest at $P$? Give a unit vector $(u, v)$.",
)

FORMULAS = ("Find a formula for $f(x, y)$.", "Which polynomial is $f(x, y)$?")

TEXTS = {
    "formula": {
        0: (STATEMENTS[0], CENTRES, KINDS, DIRECTIONS),
        1: (STATEMENTS[1], CENTRES, DIRECTIONS, FORMULAS),
    }
}
