"""The sentences of eigenvalues and eigenspaces."""

STATEMENTS = (
    "Consider the matrix $$A = <matrix>$$",
    "Let $$A = <matrix>$$ be a matrix with real entries, which acts on column vectors.",
    "The linear map $T$ is given by $T(v) = A v$ with $$A = <matrix>$$",
    "A square matrix is given by $$A = <matrix>$$",
)

QUESTIONS = {
    "eigenvalues": (
        "Find all eigenvalues of $A$, as a set.",
        "Determine the set of the eigenvalues of $A$.",
        "Which numbers are eigenvalues of $A$? Give the set of all of them.",
    ),
    "eigenspace": (
        "Give a basis of the eigenspace of $A$ for its <ordinal> eigenvalue, as a set of vectors.",
        "Find a basis of the eigenspace that belongs to the <ordinal> eigenvalue of $A$.",
        "Give vectors that form a basis of the eigenspace of $A$ for the <ordinal> eigenvalue.",
    ),
    "diagonalizable": (
        "Is $A$ diagonalizable over the real numbers? Answer yes or no.",
        r"Does $\mathbb{R}^3$ have a basis of eigenvectors of $A$? Answer yes or no.",
    ),
}

ORDINALS = {
    2: ("smallest", "largest"),
    3: ("smallest", "second smallest", "largest"),
}
"""Of two and of three eigenvalues."""
