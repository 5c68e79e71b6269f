"""The sentences of an exponential or logarithmic equation."""

STATEMENTS = (
    "Consider the equation $$<left> = <right>$$",
    "A student has to solve the equation $$<left> = <right>$$",
    "Let $x$ be a real number with $$<left> = <right>$$",
    "The equation in question is $$<left> = <right>$$",
)

DOMAIN = "For which real $x$ are all the logarithms in it defined? Answer in interval notation."

SOLUTIONS = (
    "Find the set of all its real solutions, in exact form. If there are none, say so.",
    "Give all real solutions exactly, or say that there is no solution.",
)
