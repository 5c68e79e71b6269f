"""The sentences of critical points of two variables."""

STATEMENTS = (
    "Consider the function $$f(x, y) = <polynomial>$$ on the whole plane.",
    "Let $$f(x, y) = <polynomial>$$ for all real numbers $x$ and $y$.",
    "The polynomial $$f(x, y) = <polynomial>$$ is to be examined for local extrema and saddle points.",
)

POINT_QUESTIONS = (
    "Find the critical point of $f$, as $(x, y)$.",
    "At which point $(x, y)$ is the gradient of $f$ zero?",
)

KIND_QUESTIONS = ("Is the critical point of $f$ a local maximum, a local minimum or a saddle point?",)

POINTS_QUESTIONS = (
    "Find the set of all critical points $(x, y)$ of $f$.",
    "At which points $(x, y)$ are both partial derivatives of $f$ zero? Give the set of these points.",
)

SADDLE_POINT_QUESTIONS = (
    "Which critical point of $f$ is a saddle point?",
    "Find the saddle point of $f$.",
)

EXTREMUM_QUESTIONS = ("The function $f$ has one local extremum. Is it a local maximum or a local minimum?",)

POINTS_OF_A_KIND_QUESTIONS = (
    r"Find the set of all points at which $f$ has a <kind>. Answer $\emptyset$ if there are none.",
    r"Where does $f$ have a <kind>? Give the set of points, $\emptyset$ if there are none.",
)

KINDS = ("saddle point", "local minimum", "local maximum")
"""Where there are more than two critical points, all kinds are asked for, in this order."""
