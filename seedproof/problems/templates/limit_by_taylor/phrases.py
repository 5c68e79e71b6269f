"""The sentences of a limit at zero."""

_LIMIT = (
    r"$$L = \lim_{x \to 0} <quotient>,$$ where $a$ is the real constant for which this limit exists as a "
    "finite number."
)

STATEMENTS = (
    "Consider the limit " + _LIMIT,
    "For real $x$ near $0$, let " + _LIMIT,
    "A computer algebra system is asked for " + _LIMIT,
    "The number $L$ is defined by " + _LIMIT,
)

CONSTANTS = ("Find the constant $a$.", "Which number is $a$?")

LIMITS = (
    "Find the exact value of $L$ for this $a$.",
    "What is $L$ then? Give the exact value.",
    "Determine $L$ exactly.",
)

TEXTS = (STATEMENTS, CONSTANTS, LIMITS)
