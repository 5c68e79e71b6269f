"""The sentences of an orthogonal projection."""

STATEMENTS = {
    "distance": (
        r"Let $U$ be the subspace of $\mathbb{R}^{<dimension>}$ that is spanned by "
        r"$$v_{1} = <first>, \quad v_{2} = <second>$$ and let $$b = <b>$$",
        r"The vectors $$v_{1} = <first>, \quad v_{2} = <second>$$ span a subspace $U$ of "
        r"$\mathbb{R}^{<dimension>}$ with its usual scalar product. Moreover, a vector is given by "
        "$$b = <b>$$",
        r"In $\mathbb{R}^{<dimension>}$ with the usual scalar product, $U$ is the span of "
        r"$$v_{1} = <first>, \quad v_{2} = <second>$$ and $b$ is the vector $$b = <b>$$",
        r"Consider the subspace $U$ of $\mathbb{R}^{<dimension>}$ with the basis "
        r"$$v_{1} = <first>, \quad v_{2} = <second>$$ together with the vector $$b = <b>$$",
    ),
    "least_squares": (
        "The system $A x = b$ with $$A = <matrix>, \\quad b = <b>$$ has more equations than unknowns, "
        "and no solution. The column space of $A$ is called $U$.",
        "An experiment leads to the linear system $A x = b$ with $$A = <matrix>, \\quad b = <b>$$ "
        "which no $x$ satisfies exactly. Let $U$ be the column space of $A$.",
        "Consider the overdetermined system $A x = b$ with $$A = <matrix>, \\quad b = <b>$$ "
        "and let $U$ be the space that the columns of $A$ span.",
        "Let $$A = <matrix>, \\quad b = <b>$$ and let $U$ be the column space of $A$, "
        "which does not contain $b$.",
    ),
}

ORTHOGONALISED = {
    "distance": (
        "Apply the Gram–Schmidt process to $v_{1}, v_{2}$ in this order, without normalising. Which vector "
        "takes the place of $v_{2}$?",
        "Find the vector $v_{2} - c v_{1}$, with a real number $c$, that is orthogonal to $v_{1}$.",
    ),
    "least_squares": (
        "Apply the Gram–Schmidt process to the columns of $A$ from left to right, without normalising. Which "
        "vector takes the place of the last column?",
        "Find the difference of the last column of $A$ and its orthogonal projection onto the span of the "
        "other columns.",
    ),
}

PROJECTIONS = (
    "Determine the orthogonal projection of $b$ onto $U$.",
    "Which vector of $U$ is closest to $b$?",
    "Project $b$ orthogonally onto $U$: which vector results?",
)

LAST = {
    "distance": (
        "What is the distance of $b$ from $U$?",
        "How far is $b$ from $U$?",
    ),
    "least_squares": (
        r"Find the least squares solution $x$, for which the Euclidean norm "
        r"$\left\| A x - b \right\|$ is as small as possible.",
        r"For which $x$ is the Euclidean norm $\left\| A x - b \right\|$ smallest?",
    ),
}

TEXTS = {
    "task": {
        "distance": (STATEMENTS["distance"], ORTHOGONALISED["distance"], PROJECTIONS, LAST["distance"]),
        "least_squares": (
            STATEMENTS["least_squares"],
            ORTHOGONALISED["least_squares"],
            PROJECTIONS,
            LAST["least_squares"],
        ),
    }
}
