"""The sentences of a trigonometric equation with multiple angles."""

STATEMENTS = (
    r"Consider the equation $$<left> = <right>$$ for real numbers $x$.",
    r"The real number $x$ satisfies $$<left> = <right>.$$",
    r"Two or more oscillations overlap; at the times $x$ in question, $$<left> = <right>.$$",
    r"Let $L$ be the set of all real $x$ with $$<left> = <right>.$$",
)

ALL = (
    "Find all real solutions, in terms of an integer $n$.",
    "Determine all real solutions; let $n$ stand for any integer.",
    "Describe all real solutions by formulas with an arbitrary integer $n$.",
)

SOME = (
    "Which of the solutions lie in the interval $<interval>$?",
    "List the set of all solutions in $<interval>$.",
)

INTERVAL = r"\left[<low>, <high>\right)"
