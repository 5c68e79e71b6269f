"""The sentences of a circle of Apollonius in the complex plane."""

STATEMENTS = {
    "circle": (
        r"Let $C$ be the set of all complex numbers $z$ with $$<left> = <right>.$$",
        r"The points $z$ of the complex plane that satisfy $$<left> = <right>$$ form a circle $C$.",
        r"Of all points $z$ of the complex plane, those with $$<left> = <right>$$ form a circle $C$.",
        r"In the complex plane, a circle $C$ is described by the equation $$<left> = <right>.$$",
    ),
    "image": (
        r"Let $C$ be the set of all complex numbers $z$ with $$<left> = <right>.$$ The map $$w = <map>$$ "
        r"takes $C$ to a circle $C'$.",
        r"The points $z$ of the complex plane that satisfy $$<left> = <right>$$ form a circle $C$. Let $C'$ "
        r"be its image under $$w = <map>.$$",
        r"Of all points $z$ of the complex plane, those with $$<left> = <right>$$ form a circle $C$. Their "
        r"images $$w = <map>$$ form a circle $C'$.",
        r"In the complex plane, a circle $C$ is described by the equation $$<left> = <right>,$$ and $C'$ is "
        r"the set of all $$w = <map>$$ with $z$ on $C$.",
    ),
}

CENTRES = {
    "circle": (
        "Find the centre of $C$, as a complex number.",
        "Which complex number is the centre of $C$?",
    ),
    "image": (
        "Find the centre of $C'$, as a complex number.",
        "Which complex number is the centre of $C'$?",
    ),
}

RADII = {
    "circle": ("Find the radius of $C$.", "What is its radius?"),
    "image": ("Find the radius of $C'$.", "What is its radius?"),
}

LAST = {
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

TEXTS = {
    "asked": {
        "farthest": (STATEMENTS["circle"], CENTRES["circle"], RADII["circle"], LAST["farthest"]),
        "point": (STATEMENTS["circle"], CENTRES["circle"], RADII["circle"], LAST["point"]),
        "image": (STATEMENTS["image"], CENTRES["image"], RADII["image"], LAST["image"]),
    }
}
