"""The sentences of an exponential or logarithmic equation."""

STATEMENTS = (
    "Consider the equation $$<left> = <right>$$",
    "A student has to solve the equation $$<left> = <right>$$",
    "For a real number $x$, consider the equation $$<left> = <right>$$",
    "An equation for a real number $x$ is given: $$<left> = <right>$$",
)

DOMAINS = ("For which real $x$ are both sides of the equation defined? Answer in interval notation.",)

SUBSTITUTIONS = (
    "Put $u = <power>$. Which real numbers $u$, positive or not, solve the resulting equation for $u$? Give "
    "the set of all of them.",
    "With $u = <power>$, the equation becomes an equation for $u$. Find the set of all its real solutions, "
    "positive or not.",
)

SOLUTIONS = (
    "Find the set of all real solutions of the equation, in exact form. If there are none, say so.",
    "Give all real solutions exactly, or say that there is no solution.",
)

TEXTS = {
    "kind": {
        "exponential": (STATEMENTS, SUBSTITUTIONS, SOLUTIONS),
        "logarithmic": (STATEMENTS, DOMAINS, SOLUTIONS),
    }
}
