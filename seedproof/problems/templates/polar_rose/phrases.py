"""The sentences of a polar curve: its numbers are not said."""

STATEMENTS = {
    "rose": (
        r"The figure shows a rose, whose equation in polar coordinates is $r = p \cos(n \theta)$ or "
        r"$r = p \sin(n \theta)$ with positive integers $p$ and $n$ that have to be read off, and a dashed "
        r"circle about the origin, whose radius is a multiple of $\frac{1}{2}$.",
        r"In the figure, a curve $r = p \cos(n \theta)$ or $r = p \sin(n \theta)$ is drawn in polar "
        r"coordinates; $p$ and $n$ are positive integers. The dashed circle about the origin has a radius "
        r"that is a multiple of $\frac{1}{2}$.",
        r"A window has the form of a rose with equal petals, drawn in the figure: $r = p \cos(n \theta)$ or "
        r"$r = p \sin(n \theta)$ in polar coordinates, where $p$ and $n$ are positive integers. A dashed "
        r"circle about the origin, whose radius is a multiple of $\frac{1}{2}$, cuts the petals.",
    ),
    "limacon": (
        r"The figure shows a curve that has the equation $r = p + q \cos\theta$ or $r = p + q \sin\theta$ in "
        r"polar coordinates, with integers $p > 0$ and $q \ne 0$ that have to be read off, and a dashed "
        r"circle about the origin with an integer radius.",
        r"In the figure, a curve $r = p + q \cos\theta$ or $r = p + q \sin\theta$ is drawn in polar "
        r"coordinates; $p$ and $q$ are integers, and $p > 0$. The dashed circle about the origin has an "
        r"integer radius.",
        r"A cam has the outline that is drawn in the figure: in polar coordinates, $r = p + q \cos\theta$ or "
        r"$r = p + q \sin\theta$ with integers $p > 0$ and $q \ne 0$. The dashed circle about the origin has "
        r"an integer radius.",
    ),
    "loops": (
        r"The figure shows a curve that has the equation $r = p + q \cos(n \theta)$ or "
        r"$r = p + q \sin(n \theta)$ in polar coordinates, with positive integers $p$, $q$ and $n$ that have "
        r"to be read off. It has large loops, on which $r > 0$, and small ones, on which $r < 0$.",
        r"In the figure, a curve $r = p + q \cos(n \theta)$ or $r = p + q \sin(n \theta)$ is drawn in polar "
        r"coordinates; $p$, $q$ and $n$ are positive integers. The values $r > 0$ belong to its large loops, "
        r"the values $r < 0$ to the small ones.",
        r"A wire is bent to large and small loops as in the figure. Its equation in polar coordinates is "
        r"$r = p + q \cos(n \theta)$ or $r = p + q \sin(n \theta)$ with positive integers $p$, $q$ and $n$; "
        r"on the large loops $r$ is positive, on the small ones negative.",
    ),
}

FIRST_QUESTIONS = {
    "rose": (
        "What is the exact area of one petal?",
        "Find the exact area that a single petal encloses.",
    ),
    "limacon": (
        "What is the exact area of the region that the curve encloses?",
        "Find the exact area inside the curve.",
    ),
    "loops": (
        "What is the exact area inside one of the large loops, with all that lies in it?",
        "Find the exact area that a single large loop encloses, including what lies in its interior.",
    ),
}

SECOND_QUESTIONS = {
    "rose": (
        "What is the exact area of the part of one petal that lies outside the circle?",
        "The circle cuts off the tip of a petal. Find the exact area of this tip, outside the circle.",
    ),
    "limacon": (
        "Find the exact area of the region inside the curve and outside the circle.",
        "What is the exact area of the part of the enclosed region that lies outside the circle?",
    ),
    "loops": (
        "What is the exact area inside one of the small loops?",
        "Find the exact area that a single small loop encloses.",
    ),
}

TEXTS = {
    "kind": {
        "rose": (STATEMENTS["rose"], FIRST_QUESTIONS["rose"], SECOND_QUESTIONS["rose"]),
        "limacon": (STATEMENTS["limacon"], FIRST_QUESTIONS["limacon"], SECOND_QUESTIONS["limacon"]),
        "loops": (STATEMENTS["loops"], FIRST_QUESTIONS["loops"], SECOND_QUESTIONS["loops"]),
    }
}
