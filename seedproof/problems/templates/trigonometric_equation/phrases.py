"""The sentences of a trigonometric equation."""

STATEMENTS = (
    "Consider the trigonometric equation $$<left> = 0.$$",
    "The unknown $x$ is an angle in radians with $$<left> = 0.$$",
    "In a problem on oscillations, $x$ is a real number that satisfies $$<left> = 0.$$",
    "Here is an equation for a real number $x$ (angles are in radians): $$<left> = 0.$$",
)

QUESTIONS = (
    "Find all solutions in the interval $<within>$, exactly.",
    "Which $x$ in the interval $<within>$ satisfy it? Give exact values.",
    "Determine the set of its solutions in $<within>$, in exact form.",
)

INTERVALS = {
    "[)": r"\left[<low>, <high>\right)",
    "(]": r"\left(<low>, <high>\right]",
    "()": r"\left(<low>, <high>\right)",
}

TEXTS = (STATEMENTS, QUESTIONS)
