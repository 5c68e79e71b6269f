"""The sentences of a determinant with a parameter."""

STATEMENTS = (
    "For real $<parameter>$, consider the matrix $$A = <matrix>$$",
    "The matrix $$A = <matrix>$$ depends on the real parameter $<parameter>$.",
    "Let $$A = <matrix>$$ with a real number $<parameter>$.",
    "A square matrix has entries that depend on a real parameter $<parameter>$: $$A = <matrix>$$",
)

DETERMINANTS = (
    r"Compute $\det A$ in terms of $<parameter>$.",
    r"Find the determinant of $A$ as a function of $<parameter>$.",
)

SINGULAR = (
    "For which $<parameter>$ is $A$ not invertible? Give the set of all of them.",
    "Find the set of all $<parameter>$ for which the columns of $A$ are linearly dependent.",
)

KERNELS = (
    "Now take the largest of these numbers as $<parameter>$. Find a basis of the kernel of $A$, as a set of "
    "vectors.",
    "For the largest of them, give a basis of the solutions of $A x = 0$, as a set of vectors.",
)

ENTRIES = (
    "For all other $<parameter>$, which entry stands in row $<row>$ and column $<column>$ of $A^{-1}$?",
    "If $A$ is invertible, which entry does $A^{-1}$ have in row $<row>$ and column $<column>$, in terms of "
    "$<parameter>$?",
)

WORDS = {"parameter": {"t": "t", "a": "a", "s": "s"}}

TEXTS = (STATEMENTS, DETERMINANTS, SINGULAR, KERNELS, ENTRIES)
