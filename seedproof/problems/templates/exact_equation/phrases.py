"""The sentences of an exact differential equation."""

from seedproof.problems.templates.exact_equation.facts import Kind

STATEMENTS: dict[Kind, tuple[str, ...]] = {
    "exact": (
        r"Consider the differential equation $$(<first>)\,dx + (<second>)\,dy = 0$$ and the point "
        r"$P = <point>$.",
        r"The differential equation $$(<first>)\,dx + (<second>)\,dy = 0$$ is exact. We look for its "
        r"solution through the point $P = <point>$.",
        r"A solution curve of $$(<first>)\,dx + (<second>)\,dy = 0$$ goes through the point $P = <point>$.",
        r"Through the point $P = <point>$ there is a solution of the equation "
        r"$$(<first>)\,dx + (<second>)\,dy = 0.$$",
    ),
    "parameter": (
        r"For one real number $k$, the differential equation $$(<first>)\,dx + (<second>)\,dy = 0$$ is "
        r"exact. Let $k$ have this value, and consider the point $P = <point>$.",
        r"Consider the differential equation $$(<first>)\,dx + (<second>)\,dy = 0,$$ in which the number $k$ "
        r"is such that the equation is exact, and the point $P = <point>$.",
        r"The real number $k$ is chosen so that $$(<first>)\,dx + (<second>)\,dy = 0$$ becomes an exact "
        r"differential equation. A solution goes through the point $P = <point>$.",
        r"An exact differential equation $$(<first>)\,dx + (<second>)\,dy = 0$$ has been written down, but "
        r"the coefficient $k$ has become illegible. We want to know its solution through $P = <point>$.",
    ),
    "factor": (
        r"The differential equation $$(<first>)\,dx + (<second>)\,dy = 0$$ is not exact, but has an "
        r"integrating factor that depends on $<letter>$ alone. A solution goes through the point "
        r"$P = <point>$.",
        r"Consider the point $P = <point>$ and the equation $$(<first>)\,dx + (<second>)\,dy = 0,$$ which "
        r"becomes exact when it is multiplied by a suitable function of $<letter>$ alone.",
        r"With an integrating factor that is a function of $<letter>$ alone, the differential equation "
        r"$$(<first>)\,dx + (<second>)\,dy = 0$$ can be solved. We look for the solution through the point "
        r"$P = <point>$.",
        r"A function of $<letter>$ alone makes the equation $$(<first>)\,dx + (<second>)\,dy = 0$$ exact "
        r"when both terms are multiplied by it. A solution curve goes through the point $P = <point>$.",
    ),
}

FIRST_QUESTIONS: dict[Kind, tuple[str, ...]] = {
    "exact": (),
    "parameter": ("What is $k$?", "Determine $k$ by the condition for exactness."),
    "factor": (
        "Find the integrating factor that depends on $<letter>$ alone and has the value $1$ at "
        "$<letter> = 1$.",
        "Which integrating factor is a function of $<letter>$ alone, with the value $1$ for $<letter> = 1$?",
    ),
}
"""None where the equation is exact as it stands."""

POTENTIALS: dict[Kind, tuple[str, ...]] = {
    "exact": (
        "Find the function $F(x, y)$ with $F(0, 0) = 0$ whose total differential $dF$ is the left side.",
        "The left side is the total differential of a function $F(x, y)$ with $F(0, 0) = 0$. Which one?",
    ),
    "parameter": (
        "For this $k$, find the function $F(x, y)$ with $F(0, 0) = 0$ whose total differential $dF$ is the "
        "left side.",
        "With this $k$, the left side is the total differential of a function $F(x, y)$ with $F(0, 0) = 0$. "
        "Which one?",
    ),
    "factor": (
        "Multiplied by this factor, the left side is the total differential of a function $F(x, y)$ with "
        "$F(0, 0) = 0$. Find it.",
        "Which function $F(x, y)$ with $F(0, 0) = 0$ has the left side, multiplied by this factor, as its "
        "total differential?",
    ),
}

MEETINGS = (
    "The solution through $P$ lies on the curve $F(x, y) = F(P)$. For which values of $<other>$ does this "
    "curve meet the line $<line> = <at>$?",
    "Find all values of $<other>$ at which the level curve of $F$ through $P$ meets the line "
    "$<line> = <at>$.",
)

TANGENTS = (
    "Let $Q$ be the common point with the largest $<other>$. Find an equation of the tangent to the curve at "
    "$Q$.",
    "Which line is tangent to the curve at the common point with the largest $<other>$? Give an equation.",
)
"""Asked only where the equation is exact as it stands."""
