"""The sentences of a Taylor polynomial."""

STATEMENTS = (
    "Let $$f(x) = <f>.$$",
    "Consider the function $$f(x) = <f>$$ near $x = 0$.",
    "A function is given near $0$ by $$f(x) = <f>.$$",
    "The function $$f(x) = <f>$$ is to be expanded about $x = 0$.",
)

POLYNOMIALS = (
    "Find the Taylor polynomial of degree $<order>$ of $f$ about $x = 0$.",
    "Give the Maclaurin polynomial of $f$ up to and including the term in $x^<order>$.",
)

DERIVATIVES = ("Find $f^{(<order>)}(0)$.", "What is the exact value of the derivative $f^{(<order>)}(0)$?")

TEXTS = (STATEMENTS, POLYNOMIALS, DERIVATIVES)
