"""The sentences of critical points of two variables."""

STATEMENTS = (
    "Consider the function $$f(x, y) = <polynomial>$$ on the whole plane.",
    "Let $$f(x, y) = <polynomial>$$ for all real numbers $x$ and $y$.",
    "The polynomial $$f(x, y) = <polynomial>$$ is to be examined for local extrema and saddle points.",
    "Study the graph of the function $$f(x, y) = <polynomial>.$$",
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

VALUE_QUESTIONS = (
    "What is the value of $f$ at this point?",
    "Find the value of $f$ there.",
)

SADDLE_POINTS_QUESTIONS = (
    "Find the set of all saddle points of $f$.",
    "Which of them are saddle points? Give the set.",
)

MINIMA_QUESTIONS = (
    "Find the set of all points at which $f$ has a local minimum.",
    "Where does $f$ have a local minimum? Give the set of points.",
)

MAXIMA_QUESTIONS = (
    "Find the set of all points at which $f$ has a local maximum.",
    "Where does $f$ have a local maximum? Give the set of points.",
)

QUESTIONS = {
    "one point": (POINT_QUESTIONS, KIND_QUESTIONS, VALUE_QUESTIONS),
    "two points": (POINTS_QUESTIONS, SADDLE_POINT_QUESTIONS, EXTREMUM_QUESTIONS),
    "minima": (POINTS_QUESTIONS, SADDLE_POINTS_QUESTIONS, MINIMA_QUESTIONS),
    "maxima": (POINTS_QUESTIONS, SADDLE_POINTS_QUESTIONS, MAXIMA_QUESTIONS),
}
"""Where there are more than two critical points: minima where there are some, and maxima elsewhere."""
