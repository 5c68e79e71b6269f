"""The sentences of a linear map on polynomials."""

STATEMENTS = (
    "Let $V$ be the vector space of real polynomials of degree at most $<degree>$, and let $T$ be the linear "
    "map from $V$ to itself with $$T(p)(x) = <operator>$$",
    "On the space $V$ of all real polynomials $p$ with degree at most $<degree>$, a linear map $T$ is "
    "defined by $$T(p)(x) = <operator>$$",
    "The linear map $T$ takes a real polynomial $p$ of degree at most $<degree>$ to $$T(p)(x) = <operator>$$ "
    "and so maps the space $V$ of these polynomials into itself.",
    "Consider the linear map $T$ on the space $V$ of real polynomials of degree at most $<degree>$ that is "
    "given by $$T(p)(x) = <operator>$$",
)

MATRICES = (
    "Find the matrix of $T$ in the basis $<monomials>$, which acts on columns of coordinates.",
    "Write down the matrix, acting on coordinate columns, that represents $T$ in the basis $<monomials>$.",
)

EIGENVALUES = (
    "Find the set of all eigenvalues of $T$.",
    "Which numbers are eigenvalues of $T$? Give their set.",
)

KERNELS = (
    "Find the polynomial $p$ with leading coefficient $1$ that satisfies $T(p) = 0$.",
    "Which polynomial with leading coefficient $1$ spans the kernel of $T$?",
)

CHANGES = (
    "What is the matrix of $T$ in the basis $<polynomials>$?",
    "Find the matrix that represents $T$ in the basis $<polynomials>$, again acting on columns.",
)

TEXTS = (STATEMENTS, MATRICES, EIGENVALUES, KERNELS, CHANGES)
