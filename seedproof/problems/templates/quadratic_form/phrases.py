"""The sentences of a quadratic form."""

from typing import Literal

from seedproof.problems.templates.quadratic_form.facts import Extremum

Kind = Literal["fixed", "with_parameter"]

STATEMENTS: dict[Kind, tuple[str, ...]] = {
    "fixed": (
        "Consider the quadratic form $$q<letters> = <form>$$",
        "A quadratic form on $\\mathbb{R}^{<dimension>}$ is given by $$q<letters> = <form>$$",
        "Let $$q<letters> = <form>$$ for real $<list>$.",
        "The real quadratic form $q$ is defined by $$q<letters> = <form>$$",
    ),
    "with_parameter": (
        "Consider the quadratic form $$q<letters> = <form>$$ with a real parameter $a$.",
        "A quadratic form on $\\mathbb{R}^{<dimension>}$ that depends on a real number $a$ is given by "
        "$$q<letters> = <form>$$",
        "For real $a$, let $$q<letters> = <form>$$",
        "The quadratic form $q$ has a coefficient that depends on the real parameter $a$: "
        "$$q<letters> = <form>$$",
    ),
}

FIRST: dict[Kind, tuple[str, ...]] = {
    "fixed": (
        "Find the symmetric matrix $M$ with $q(v) = v^{T} M v$ for all column vectors $v$.",
        "Which symmetric matrix $M$ belongs to $q$, so that $q(v) = v^{T} M v$ for all columns $v$?",
    ),
    "with_parameter": (
        "For which $a$ is $q$ positive definite? Answer in interval notation.",
        "Find all $a$ for which $q(v) > 0$ for every $v \\ne 0$, as an interval.",
    ),
}

EIGENVALUES: dict[Kind, tuple[str, ...]] = {
    "fixed": (
        "Find the eigenvalues of this matrix, as a set.",
        "Determine the set of its eigenvalues.",
    ),
    "with_parameter": (
        "Let $a = <value>$. Find the set of the eigenvalues of the symmetric matrix of $q$.",
        "Suppose that $a = <value>$. Which eigenvalues has the symmetric matrix of $q$? Give their set.",
    ),
}

EXTREMA: dict[Kind, tuple[str, ...]] = {
    "fixed": (
        "What is the <extremum> value of $q$ on the <sphere> $<equation>$?",
        "Find the <extremum> value that $q$ takes on the <sphere> $<equation>$.",
    ),
    "with_parameter": (
        "For the same $a = <value>$, what is the <extremum> value of $q$ on the <sphere> $<equation>$?",
        "Still with $a = <value>$, find the <extremum> value that $q$ takes on the <sphere> $<equation>$.",
    ),
}

POINTS: dict[Kind, tuple[str, ...]] = {
    "fixed": (
        "At which points of this <sphere> is it attained? Give the set of all of them.",
        "Find the set of all points of this <sphere> where $q$ has that value.",
    ),
    "with_parameter": (
        "With $a = <value>$, at which points of this <sphere> is it attained? Give the set of all of them.",
        "Find the set of all points of this <sphere> where $q$ with $a = <value>$ has that value.",
    ),
}

EXTREMUM_WORDS: dict[Extremum, str] = {"largest": "largest", "smallest": "smallest"}

SPHERES: dict[int, str] = {2: "circle", 3: "sphere"}
"""By the number of letters."""
