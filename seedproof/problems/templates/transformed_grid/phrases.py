"""The sentences of a drawn linear map."""

STATEMENTS = (
    r"A linear map $T$ of the plane takes $\left(<a>, <b>\right)$ and $\left(<c>, <d>\right)$ to the "
    "vectors $u$ and $v$ in the figure, in this order. The parallelogram that they span is shaded.",
    r"In the figure, $u = T\left(<a>, <b>\right)$ and $v = T\left(<c>, <d>\right)$ are the images of two "
    r"vectors under a linear map $T \colon \mathbb{R}^{2} \to \mathbb{R}^{2}$; the shaded parallelogram is "
    "spanned by them.",
    r"Let $T \colon \mathbb{R}^{2} \to \mathbb{R}^{2}$ be linear. The arrows in the figure show $u = "
    r"T\left(<a>, <b>\right)$ and $v = T\left(<c>, <d>\right)$, and the parallelogram between them is "
    "shaded.",
    r"The figure shows the vectors $u = T\left(<a>, <b>\right)$ and $v = T\left(<c>, <d>\right)$ together "
    r"with the parallelogram that they span, where $T$ is a linear map of $\mathbb{R}^{2}$.",
)

MATRICES = (
    "Find the matrix of $T$ in the standard basis, which acts on columns.",
    "Which matrix $A$ satisfies $T(x) = A x$ for all columns $x$?",
)

SECOND = {
    "area": (
        "What is the area of the image of a disc of radius $<radius>$ under $T$?",
        "A disc has the radius $<radius>$. How large is the area of its image under $T$?",
    ),
    "eigenvalues": (
        "Find the eigenvalues of $T$, as a set.",
        "Determine the set of all eigenvalues of $T$.",
    ),
}

THIRD = {
    "preimage": (
        r"Which point does $T$ take to $\left(<x>, <y>\right)$?",
        r"Find the point whose image under $T$ is $\left(<x>, <y>\right)$.",
    ),
    "eigenspace": (
        "Give a basis of the eigenspace for the largest eigenvalue, as a set of vectors.",
        "Find a basis, as a set of vectors, of the eigenspace that belongs to the largest eigenvalue.",
    ),
}

TEXTS = {
    "asked": {
        "point": (STATEMENTS, MATRICES, SECOND["area"], THIRD["preimage"]),
        "eigenvectors": (STATEMENTS, MATRICES, SECOND["eigenvalues"], THIRD["eigenspace"]),
    }
}
