"""The sentences of a generating function."""

STATEMENTS = (
    r"Let $(a_n)$ be the sequence with $$<recurrence> \quad (n \ge 0), \qquad a_0 = <zeroth>, \quad "
    r"a_1 = <next>,$$ and let $A(x) = \sum_{n=0}^{\infty} a_n x^n$ be its generating function.",
    r"The generating function $A(x) = \sum_{n=0}^{\infty} a_n x^n$ of the sequence with "
    r"$$<recurrence> \quad (n \ge 0), \qquad a_0 = <zeroth>, \quad a_1 = <next>,$$ is to be found.",
    r"A sequence satisfies $$<recurrence> \quad (n \ge 0), \qquad a_0 = <zeroth>, \quad a_1 = <next>.$$ "
    r"Let $A(x) = \sum_{n=0}^{\infty} a_n x^n$.",
    r"For the numbers given by $$<recurrence> \quad (n \ge 0), \qquad a_0 = <zeroth>, \quad a_1 = <next>,$$ "
    r"consider the power series $A(x) = \sum_{n=0}^{\infty} a_n x^n$.",
)

FUNCTIONS = (
    "Find $A(x)$ as a rational function of $x$, valid near $x = 0$.",
    "Which rational function is $A(x)$ for small $|x|$?",
)

TERMS = (
    r"Use partial fractions to find a formula for $a_n$, valid for all integers $n \ge 0$.",
    r"Expand $A(x)$ again, and so give $a_n$ in terms of $n \ge 0$.",
)

SUMS = (
    r"What is $\sum_{n=0}^{\infty} \frac{a_n}{<divisor>^n}$?",
    r"Find the sum $\sum_{n=0}^{\infty} \frac{a_n}{<divisor>^n}$.",
)

TEXTS = (STATEMENTS, FUNCTIONS, TERMS, SUMS)
