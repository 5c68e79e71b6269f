"""The sentences of a drawn linear map."""

from typing import Literal

STATEMENTS = (
    "A linear map $T$ of the plane takes $<first>$ and $<second>$ to the vectors $u$ and $v$ in the figure, "
    "in this order. The parallelogram that they span is shaded.",
    "In the figure, $u = T<first>$ and $v = T<second>$ are the images of two vectors under a linear map "
    r"$T \colon \mathbb{R}^{2} \to \mathbb{R}^{2}$; the shaded parallelogram is spanned by them.",
    r"Let $T \colon \mathbb{R}^{2} \to \mathbb{R}^{2}$ be linear. The arrows in the figure show $u = "
    "T<first>$ and $v = T<second>$, and the parallelogram between them is shaded.",
    "The figure shows the vectors $u = T<first>$ and $v = T<second>$ together with the parallelogram that "
    r"they span, where $T$ is a linear map of $\mathbb{R}^{2}$.",
)

MATRICES = (
    "Find the matrix of $T$ in the standard basis, which acts on columns.",
    "Which matrix $A$ satisfies $T(x) = A x$ for all columns $x$?",
)

Second = Literal["area", "eigenvalues"]

SECOND: dict[Second, tuple[str, ...]] = {
    "area": (
        "What is the area of the image of a disc of radius $<radius>$ under $T$?",
        "A disc has the radius $<radius>$. How large is the area of its image under $T$?",
    ),
    "eigenvalues": (
        "Find the eigenvalues of $T$, as a set.",
        "Determine the set of all eigenvalues of $T$.",
    ),
}

Third = Literal["preimage", "eigenspace"]

THIRD: dict[Third, tuple[str, ...]] = {
    "preimage": (
        "Which point does $T$ take to $<point>$?",
        "Find the point whose image under $T$ is $<point>$.",
    ),
    "eigenspace": (
        "Give a basis of the eigenspace for the largest eigenvalue, as a set of vectors.",
        "Find a basis, as a set of vectors, of the eigenspace that belongs to the largest eigenvalue.",
    ),
}
