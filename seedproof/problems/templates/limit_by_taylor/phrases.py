"""The sentences of a limit at zero."""

from typing import Literal

Kind = Literal["limit", "limit with constant"]
Asked = Literal["constant", "limit"]

STATEMENTS = (
    "Consider the limit <definition>",
    "For real $x$ near $0$, let <definition>",
    "A computer algebra system is asked for <definition>",
    "The number $L$ is defined by <definition>",
)

DEFINITIONS: dict[Kind, str] = {
    "limit": r"$$L = \lim_{x \to 0} <quotient>.$$",
    "limit with constant": r"$$L = \lim_{x \to 0} <quotient>,$$ where $a$ is the real constant for which "
    "this limit exists as a finite number.",
}

QUESTIONS: dict[Asked, tuple[str, ...]] = {
    "constant": ("Find the constant $a$.", "Which number is $a$?"),
    "limit": (
        "Find the exact value of $L$ for this $a$.",
        "What is $L$ then? Give the exact value.",
        "Determine $L$ exactly.",
    ),
}
