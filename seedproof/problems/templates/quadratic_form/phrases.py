"""The sentences of a quadratic form."""

STATEMENTS = {
    "fixed": (
        r"Consider the quadratic form $$q\left(<letters>\right) = <form>$$",
        r"A quadratic form on $\mathbb{R}^{<dimension>}$ is given by $$q\left(<letters>\right) = <form>$$",
        r"Let $$q\left(<letters>\right) = <form>$$ for real $<letters>$.",
        r"The real quadratic form $q$ is defined by $$q\left(<letters>\right) = <form>$$",
    ),
    "with_parameter": (
        r"Consider the quadratic form $$q\left(<letters>\right) = <form>$$ with a real parameter $a$.",
        "A quadratic form on $\\mathbb{R}^{<dimension>}$ that depends on a real number $a$ is given by "
        r"$$q\left(<letters>\right) = <form>$$",
        r"For real $a$, let $$q\left(<letters>\right) = <form>$$",
        "The quadratic form $q$ has a coefficient that depends on the real parameter $a$: "
        r"$$q\left(<letters>\right) = <form>$$",
    ),
}

FIRST = {
    "fixed": (
        "Find the symmetric matrix $M$ with $q(v) = v^{T} M v$ for all column vectors $v$.",
        "Which symmetric matrix $M$ belongs to $q$, so that $q(v) = v^{T} M v$ for all columns $v$?",
    ),
    "with_parameter": (
        "For which $a$ is $q$ positive definite? Answer in interval notation.",
        "Find all $a$ for which $q(v) > 0$ for every $v \\ne 0$, as an interval.",
    ),
}

EIGENVALUES = {
    "fixed": (
        "Find the eigenvalues of this matrix, as a set.",
        "Determine the set of its eigenvalues.",
    ),
    "with_parameter": (
        "Let $a = <value>$. Find the set of the eigenvalues of the symmetric matrix of $q$.",
        "Suppose that $a = <value>$. Which eigenvalues has the symmetric matrix of $q$? Give their set.",
    ),
}

EXTREMA = {
    "fixed": (
        "What is the <extremum> value of $q$ on the <sphere> $<squares> = <square>$?",
        "Find the <extremum> value that $q$ takes on the <sphere> $<squares> = <square>$.",
    ),
    "with_parameter": (
        "For the same $a = <value>$, what is the <extremum> value of $q$ on the <sphere> "
        "$<squares> = <square>$?",
        "Still with $a = <value>$, find the <extremum> value that $q$ takes on the <sphere> "
        "$<squares> = <square>$.",
    ),
}

POINTS = {
    "fixed": (
        "At which points of this <sphere> is it attained? Give the set of all of them.",
        "Find the set of all points of this <sphere> where $q$ has that value.",
    ),
    "with_parameter": (
        "With $a = <value>$, at which points of this <sphere> is it attained? Give the set of all of them.",
        "Find the set of all points of this <sphere> where $q$ with $a = <value>$ has that value.",
    ),
}

SPHERES = {2: "circle", 3: "sphere"}
"""By the number of letters."""

WORDS = {"extremum": {"largest": "largest", "smallest": "smallest"}}

TEXTS = {
    "kind": {
        "fixed": (
            STATEMENTS["fixed"],
            FIRST["fixed"],
            EIGENVALUES["fixed"],
            EXTREMA["fixed"],
            POINTS["fixed"],
        ),
        "with_parameter": (
            STATEMENTS["with_parameter"],
            FIRST["with_parameter"],
            EIGENVALUES["with_parameter"],
            EXTREMA["with_parameter"],
            POINTS["with_parameter"],
        ),
    }
}
"""The kind is no field: it says whether there is a parameter."""
