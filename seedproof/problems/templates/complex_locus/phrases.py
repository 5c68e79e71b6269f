"""The sentences of a circle of Apollonius in the complex plane."""

from seedproof.problems.templates.complex_locus.facts import Asked

STATEMENTS: dict[str, tuple[str, ...]] = {
    "circle": (
        r"Let $C$ be the set of all complex numbers $z$ with $$<left> = <right>.$$",
        r"The points $z$ of the complex plane that satisfy $$<left> = <right>$$ form a circle $C$.",
        r"Of all points $z$ of the complex plane, those with $$<left> = <right>$$ form a circle $C$.",
        r"In the complex plane, a circle $C$ is described by the equation $$<left> = <right>.$$",
    ),
    "image": (
        r"Let $C$ be the set of all complex numbers $z$ with $$<left> = <right>.$$ The map $$w = <map>$$ "
        r"takes "
        r"$C$ to a circle $C'$.",
        r"The points $z$ of the complex plane that satisfy $$<left> = <right>$$ form a circle $C$. Let $C'$ "
        r"be "
        r"its image under $$w = <map>.$$",
        r"Of all points $z$ of the complex plane, those with $$<left> = <right>$$ form a circle $C$. Their "
        r"images $$w = <map>$$ form a circle $C'$.",
        r"In the complex plane, a circle $C$ is described by the equation $$<left> = <right>,$$ and $C'$ is "
        r"the set of all $$w = <map>$$ with $z$ on $C$.",
    ),
}

CENTRES: dict[str, tuple[str, ...]] = {
    "circle": (
        "Find the centre of $C$, as a complex number.",
        "Which complex number is the centre of $C$?",
    ),
    "image": (
        "Find the centre of $C'$, as a complex number.",
        "Which complex number is the centre of $C'$?",
    ),
}

RADII: dict[str, tuple[str, ...]] = {
    "circle": ("Find the radius of $C$.", "What is its radius?"),
    "image": ("Find the radius of $C'$.", "What is its radius?"),
}

LAST: dict[Asked, tuple[str, ...]] = {
    "farthest": (
        "What is the largest value of $|z|$ on $C$?",
        "Find the maximum of $|z|$ for $z$ on $C$.",
    ),
    "point": (
        "Which point $z$ of $C$ is farthest from $<point>$?",
        "For which $z$ on $C$ is the distance from $<point>$ largest?",
    ),
    "image": (
        "What is the largest value of $|w|$ on $C'$?",
        "Find the maximum of $|w|$ for $w$ on $C'$.",
    ),
}
