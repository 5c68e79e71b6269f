"""The sentences of a matrix equation."""

STATEMENTS = (
    "Consider the matrices $$A = <left>, \\quad C = <added>, \\quad D = <result>$$ "
    "and the equation $A X + C = D$ for a matrix $X$.",
    "Let $$A = <left>, \\quad C = <added>, \\quad D = <result>$$ A matrix $X$ satisfies $A X + C = D$.",
    "Suppose that $$A = <left>, \\quad C = <added>, \\quad D = <result>$$ "
    "and that $X$ is the matrix with $A X + C = D$.",
    "The unknown matrix $X$ is determined by $A X + C = D$, where "
    "$$A = <left>, \\quad C = <added>, \\quad D = <result>$$",
    "Consider the matrices $$A = <left>, \\quad D = <result>$$ "
    "and the equation $A X = <shift> X + D$ for a matrix $X$. The identity matrix is called $I$.",
    "Let $I$ be the identity matrix, and let $$A = <left>, \\quad D = <result>$$ "
    "A matrix $X$ satisfies $A X = <shift> X + D$.",
    "In the equation $A X = <shift> X + D$ the matrix $X$ is unknown, and "
    "$$A = <left>, \\quad D = <result>$$ As usual, $I$ denotes the identity matrix.",
    "Suppose that a matrix $X$ satisfies $A X = <shift> X + D$, where "
    "$$A = <left>, \\quad D = <result>$$ By $I$ we mean the identity matrix.",
    "Consider the matrices $$A = <left>, \\quad B = <right>, \\quad C = <added>, \\quad D = <result>$$ "
    "and the equation $A X B + C = D$ for a matrix $X$.",
    "Let $$A = <left>, \\quad B = <right>, \\quad C = <added>, \\quad D = <result>$$ "
    "A matrix $X$ satisfies $A X B + C = D$.",
    "In the equation $A X B + C = D$ the matrix $X$ is unknown, while the others are "
    "$$A = <left>, \\quad B = <right>, \\quad C = <added>, \\quad D = <result>$$",
    "Suppose that $X$ is a matrix with $A X B + C = D$, where "
    "$$A = <left>, \\quad B = <right>, \\quad C = <added>, \\quad D = <result>$$",
)

INVERSES = (
    "Find the inverse of $<regular>$.",
    "The matrix $<regular>$ is invertible. What is its inverse?",
    "Determine the inverse matrix of $<regular>$.",
)

SOLUTIONS = (
    "Hence find $X$.",
    "Solve the equation for $X$.",
    "Which matrix is $X$?",
)

DETERMINANTS = (
    "Compute $\\det\\left(<factor> X^{<power>} <base>^{<exponent>}\\right)$.",
    "What is the value of $\\det\\left(<factor> X^{<power>} <base>^{<exponent>}\\right)$?",
)

TEXTS = (STATEMENTS, INVERSES, SOLUTIONS, DETERMINANTS)
