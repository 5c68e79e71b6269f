"""The sentences of a limit at zero."""

STATEMENTS = (
    r"Consider the limit $$L = \lim_{x \to 0} <quotient>,$$ where $a$ is the real constant for which this "
    "limit exists as a finite number.",
    r"For real $x$ near $0$, let $$L = \lim_{x \to 0} <quotient>,$$ where $a$ is the real constant for "
    "which this limit exists as a finite number.",
    r"A computer algebra system is asked for $$L = \lim_{x \to 0} <quotient>,$$ where $a$ is the real "
    "constant for which this limit exists as a finite number.",
    r"The number $L$ is defined by $$L = \lim_{x \to 0} <quotient>,$$ where $a$ is the real constant for "
    "which this limit exists as a finite number.",
)

CONSTANTS = ("Find the constant $a$.", "Which number is $a$?")

LIMITS = (
    "Find the exact value of $L$ for this $a$.",
    "What is $L$ then? Give the exact value.",
    "Determine $L$ exactly.",
)

TEXTS = (STATEMENTS, CONSTANTS, LIMITS)
