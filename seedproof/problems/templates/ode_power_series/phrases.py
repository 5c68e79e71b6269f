"""The sentences of an initial value problem that is solved by a power series."""

STATEMENTS = (
    r"Consider the initial value problem $$<equation>, \qquad <initial>,$$ and write its solution as "
    r"a power series $y = \sum_{n=0}^{\infty} a_n x^n$.",
    r"Near $x = 0$ let $y = \sum_{n=0}^{\infty} a_n x^n$ be the solution of $$<equation>, \qquad "
    r"<initial>.$$",
    r"The differential equation $$<equation>$$ with $<initial>$ is solved by a power series "
    r"$y = \sum_{n=0}^{\infty} a_n x^n$.",
    r"Solve $$<equation>, \qquad <initial>,$$ by putting in a power series "
    r"$y = \sum_{n=0}^{\infty} a_n x^n$.",
)

RECURRENCES = (
    r"Putting the series into the equation gives the recurrence $a_{n+<shift>} = r(n) \, a_n$ for all "
    r"integers $n \ge <from>$. Find $r(n)$.",
    r"Compare coefficients to find the function $r$ in the recurrence $a_{n+<shift>} = r(n) \, a_n$, "
    r"$n \ge <from>$, that the equation gives.",
)

POLYNOMIALS = (
    "Give the Taylor polynomial of degree $<order>$ of $y$ about $x = 0$.",
    "Write down the terms of $y$ up to and including the one with $x^<order>$.",
)

LAST = {
    "derivative": ("Find $y^{(<number>)}(0)$.", "What is the value of the derivative $y^{(<number>)}(0)$?"),
    "closed form": (
        r"Sum the series: give $y$ in closed form for $x \ne 0$ near $0$.",
        r"Which elementary function is $y$ for $x \ne 0$ near $0$?",
    ),
}

TEXTS = (STATEMENTS, RECURRENCES, POLYNOMIALS, {"asked": LAST})
