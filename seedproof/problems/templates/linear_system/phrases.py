"""The sentences of a linear system."""

STATEMENTS = (
    r"Consider the system of linear equations $$\begin{cases} <system> \end{cases}$$",
    r"The real numbers <unknowns> satisfy $$\begin{cases} <system> \end{cases}$$",
    "A system of <count> linear equations in the <count> unknowns <unknowns> is given: "
    r"$$\begin{cases} <system> \end{cases}$$",
    r"Here is a linear system for the unknowns <unknowns>: $$\begin{cases} <system> \end{cases}$$",
)
"""Not every wording has all gaps."""

SOLUTIONS = (
    "Solve the system, and give the solution in the form $<tuple>$.",
    "Find the only solution of the system, written as $<tuple>$.",
    "Determine the values of the unknowns, as $<tuple>$.",
)

DETERMINANTS = (
    "What is the determinant of the coefficient matrix, with rows in the order of the equations and columns "
    "in the order $<tuple>$?",
    "Compute the determinant of the coefficient matrix, whose rows follow the equations and whose columns "
    "follow the order $<tuple>$.",
)

CRITICAL = (
    "In the <row> equation the coefficient of $<letter>$ is replaced by a real number $k$. For which $k$ "
    "does the new system not have exactly one solution?",
    "Replace the coefficient of $<letter>$ in the <row> equation by a real number $k$. Which value of $k$ "
    "makes the new coefficient matrix singular?",
)

ORDINALS = {0: "first", 1: "second", 2: "third", 3: "fourth"}

COUNTS = {3: "three", 4: "four"}

TEXTS = (STATEMENTS, SOLUTIONS, DETERMINANTS, CRITICAL)
