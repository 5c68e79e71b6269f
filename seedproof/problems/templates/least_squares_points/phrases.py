"""The sentences of a least squares fit."""

STATEMENTS = (
    "The marked points in the figure are measurements of a quantity $y$ at several values of $x$. All have "
    "integer coordinates.",
    "In an experiment a quantity $y$ was measured at different values of $x$; the results are the marked "
    "points in the figure, whose coordinates are integers.",
    "Measurements of $y$ for given $x$ are marked in the figure, at points of the grid. They shall be "
    "described by simple functions of $x$, in the sense of least squares.",
    "Each point that is marked in the figure is a measurement $(x, y)$ with integer $x$ and $y$.",
)

LINES = (
    "Find the line $y = m x + b$ for which the sum of the squared vertical deviations is smallest. Give "
    "its right side.",
    "Which linear function $m x + b$ fits the points best by the method of least squares?",
)

RESIDUALS = (
    "How large is the sum of the squared vertical deviations from this line?",
    "Compute the sum of the squares of the vertical deviations of the points from this line.",
)

LAST = {
    "prediction": (
        "Which value of $y$ does the line predict for $x = <at>$?",
        "What does the line predict at $x = <at>$?",
    ),
    "proportional": (
        "Which function $c x$, whose graph is a line through the origin, fits the points best in the same "
        "sense?",
        "Now only lines through the origin are allowed. Which function $c x$ is best in the same sense?",
    ),
    "parabola": (
        "Which quadratic function $a x^{2} + b x + c$ fits the points best in the same sense?",
        "Find the function $a x^{2} + b x + c$ that fits the points best by least squares.",
    ),
}

TEXTS = (STATEMENTS, LINES, RESIDUALS, {"asked": LAST})
