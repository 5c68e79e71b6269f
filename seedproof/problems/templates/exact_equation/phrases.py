"""The sentences of an exact differential equation."""

STATEMENTS = {
    "exact": (
        r"Consider the differential equation $$(<across>)\,dx + (<up>)\,dy = 0$$ and the point "
        r"$P = (<x>, <y>)$.",
        r"The differential equation $$(<across>)\,dx + (<up>)\,dy = 0$$ is exact. We look for its "
        r"solution through the point $P = (<x>, <y>)$.",
        r"A solution curve of $$(<across>)\,dx + (<up>)\,dy = 0$$ goes through the point $P = (<x>, <y>)$.",
        r"Through the point $P = (<x>, <y>)$ there is a solution of the equation "
        r"$$(<across>)\,dx + (<up>)\,dy = 0.$$",
    ),
    "parameter": (
        r"For one real number $k$, the differential equation $$(<across>)\,dx + (<up>)\,dy = 0$$ is "
        r"exact. Let $k$ have this value, and consider the point $P = (<x>, <y>)$.",
        r"Consider the differential equation $$(<across>)\,dx + (<up>)\,dy = 0,$$ in which the number $k$ "
        r"is such that the equation is exact, and the point $P = (<x>, <y>)$.",
        r"The real number $k$ is chosen so that $$(<across>)\,dx + (<up>)\,dy = 0$$ becomes an exact "
        r"differential equation. A solution goes through the point $P = (<x>, <y>)$.",
        r"An exact differential equation $$(<across>)\,dx + (<up>)\,dy = 0$$ has been written down, but "
        r"the coefficient $k$ has become illegible. We want to know its solution through $P = (<x>, <y>)$.",
    ),
    "factor": (
        r"The differential equation $$(<across>)\,dx + (<up>)\,dy = 0$$ is not exact, but has an integrating "
        "factor that depends on $<line>$ alone. A solution goes through the point $P = (<x>, <y>)$.",
        r"Consider the point $P = (<x>, <y>)$ and the equation $$(<across>)\,dx + (<up>)\,dy = 0,$$ which "
        r"becomes exact when it is multiplied by a suitable function of $<line>$ alone.",
        r"With an integrating factor that is a function of $<line>$ alone, the differential equation "
        r"$$(<across>)\,dx + (<up>)\,dy = 0$$ can be solved. We look for the solution through the point "
        r"$P = (<x>, <y>)$.",
        r"A function of $<line>$ alone makes the equation $$(<across>)\,dx + (<up>)\,dy = 0$$ exact "
        r"when both terms are multiplied by it. A solution curve goes through the point $P = (<x>, <y>)$.",
    ),
}

FIRST_QUESTIONS = {
    "parameter": ("What is $k$?", "Determine $k$ by the condition for exactness."),
    "factor": (
        "Find the integrating factor that depends on $<line>$ alone and has the value $1$ at $<line> = 1$.",
        "Which integrating factor is a function of $<line>$ alone, with the value $1$ for $<line> = 1$?",
    ),
}

POTENTIALS = {
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

WORDS = {"line": {"x": "x", "y": "y"}}

TEXTS = {
    "kind": {
        "exact": (STATEMENTS["exact"], POTENTIALS["exact"], MEETINGS, TANGENTS),
        "parameter": (
            STATEMENTS["parameter"],
            FIRST_QUESTIONS["parameter"],
            POTENTIALS["parameter"],
            MEETINGS,
        ),
        "factor": (STATEMENTS["factor"], FIRST_QUESTIONS["factor"], POTENTIALS["factor"], MEETINGS),
    }
}
