"""The sentences of a trigonometric equation with multiple angles."""

STATEMENTS = (
    r"Consider the equation $$<left> = <right>$$ for real numbers $x$.",
    r"In the real numbers, the equation $$<left> = <right>$$ is to be solved for $x$.",
    r"Several oscillations overlap; at the times $x$ in question, $$<left> = <right>.$$",
    r"For some real numbers $x$, we have $$<left> = <right>.$$",
)

ALL = (
    "Find all real solutions, in terms of an integer $n$.",
    "Determine all real solutions; let $n$ stand for any integer.",
    "Describe all real solutions by formulas with an arbitrary integer $n$.",
)

SOME = (
    r"Which of the solutions lie in the interval $\left[<low>, <high>\right)$?",
    r"List the set of all solutions in $\left[<low>, <high>\right)$.",
)

TEXTS = (STATEMENTS, ALL, SOME)
