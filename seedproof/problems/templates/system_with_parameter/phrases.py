"""The sentences of a linear system with a parameter."""

STATEMENTS = (
    r"Consider the linear system $$\begin{cases} <system> \end{cases}$$ for the real unknowns $<unknowns>$, "
    "in which $<parameter>$ is a real parameter.",
    r"Let $<parameter>$ be a real number. The real unknowns $<unknowns>$ satisfy "
    r"$$\begin{cases} <system> \end{cases}$$",
    r"For every real number $<parameter>$, a linear system in the unknowns $<unknowns>$ is given by "
    r"$$\begin{cases} <system> \end{cases}$$",
    r"The solvability of the system $$\begin{cases} <system> \end{cases}$$ with the unknowns $<unknowns>$ "
    "depends on the real parameter $<parameter>$.",
)

CRITICAL = (
    "For which $<parameter>$ does the system not have exactly one solution? Give the set of all of them.",
    "Find the set of all $<parameter>$ for which the coefficient matrix is singular.",
    "Determine all values of $<parameter>$, as a set, for which there is not a unique solution.",
)

UNSOLVABLE = (
    "For which value of $<parameter>$ is there no solution at all?",
    "For exactly one value of $<parameter>$ the equations contradict one another. Which one?",
)

SOLUTIONS = (
    r"Assume that there is exactly one solution. Express $\left(<unknowns>\right)$ in terms of "
    "$<parameter>$.",
    "Solve the system for all $<parameter>$ for which there is exactly one solution, giving "
    r"$\left(<unknowns>\right)$ in terms of $<parameter>$.",
)

HOMOGENEOUS = (
    "Now choose the $<parameter>$ for which there are infinitely many solutions. Give a basis of the "
    "solutions of the corresponding homogeneous system, as a set of vectors.",
    "For one value of $<parameter>$ there are infinitely many solutions. The differences of any two of them "
    "form a vector space: give a basis of it, as a set of vectors.",
)

WORDS = {"parameter": {"a": "a", "s": "s", "t": "t"}}

TEXTS = (STATEMENTS, CRITICAL, UNSOLVABLE, SOLUTIONS, HOMOGENEOUS)
