"""The sentences of a trigonometric equation."""

from seedproof.problems.templates.trigonometric_equation.facts import Brackets

STATEMENTS = (
    "Consider the trigonometric equation $$<left> = 0.$$",
    "The unknown $x$ is an angle in radians with $$<left> = 0.$$",
    "In a problem on oscillations, $x$ is a real number that satisfies $$<left> = 0.$$",
    "Here is an equation for a real number $x$ (angles are in radians): $$<left> = 0.$$",
)

QUESTIONS = (
    "Find all solutions in the interval $<interval>$, exactly.",
    "Which $x$ in the interval $<interval>$ satisfy it? Give exact values.",
    "Determine the set of its solutions in $<interval>$, in exact form.",
)

INTERVALS: dict[Brackets, str] = {
    "[)": r"\left[<low>, <high>\right)",
    "(]": r"\left(<low>, <high>\right]",
    "()": r"\left(<low>, <high>\right)",
}
