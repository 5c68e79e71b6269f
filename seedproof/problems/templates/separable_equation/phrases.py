"""The sentences of a separable differential equation."""

STATEMENTS = (
    "Let $y = y(x)$ be the solution of the initial value problem $$y' = <slope>, \\qquad y(0) = <start>.$$",
    "Consider the differential equation $$y' = <slope>$$ with the initial condition $y(0) = <start>$.",
    "The function $y = y(x)$ satisfies $$y' = <slope>$$ and has the value $y(0) = <start>$.",
    "We look for a function $y$ of $x$ with $y(0) = <start>$ and $$y' = <slope>.$$",
)

SOLUTIONS = (
    "Find $y(x)$.",
    "Solve for $y(x)$.",
    "Determine the solution $y(x)$ explicitly.",
)

INTERVALS = (
    "What is the largest open interval around $0$ on which this solution exists?",
    "On which largest open interval that contains $0$ is it a solution?",
)

STEEPEST = (
    "At which $x$ is the slope of the solution largest?",
    "For which $x$ does $y(x)$ grow fastest?",
)
