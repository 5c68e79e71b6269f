"""The sentences of a minimal polynomial."""

STATEMENTS = (
    "Consider the matrix $$A = <matrix>$$",
    "Let $$A = <matrix>$$ and let $I$ be the identity matrix of the same size.",
    "A real matrix is given by $$A = <matrix>$$",
    "The following matrix is invertible, and has eigenvalues that are integers: $$A = <matrix>$$",
)

EIGENVALUES = (
    "List the eigenvalues of $A$, each as often as its algebraic multiplicity says.",
    "What are the eigenvalues of $A$? List each of them as often as its algebraic multiplicity says.",
    "Find all eigenvalues of $A$, and write each down as many times as its algebraic multiplicity.",
)

MINIMAL = (
    "Find the minimal polynomial of $A$, with leading coefficient $1$ and in the variable $t$.",
    "Which polynomial in $t$ with leading coefficient $1$ is the minimal polynomial of $A$?",
)

POWERS = (
    "Find the polynomial $r(t)$ of smallest degree with $A^{<exponent>} = r(A)$.",
    "By a polynomial $r(t)$ of smallest possible degree, express $A^{<exponent>} = r(A)$. Which one is it?",
)

TEXTS = (STATEMENTS, EIGENVALUES, MINIMAL, POWERS)
