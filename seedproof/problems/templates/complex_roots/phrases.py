"""The sentences of an equation for a power of a complex number."""

STATEMENTS = (
    r"Consider the equation $$<left> = <right>$$ in the complex numbers.",
    r"In $\mathbb{C}$, the equation $$<left> = <right>$$ is to be solved for $z$.",
    r"Some complex numbers $z$ are solutions of the equation $$<left> = <right>.$$",
    r"We look for all complex numbers $z$ that satisfy $$<left> = <right>.$$",
)

ALL = (
    "Find all solutions, in the form $a + bi$.",
    "Determine the set of all solutions in Cartesian form.",
    "List all complex solutions, each as $a + bi$ with real $a$ and $b$.",
)

SOME = {
    "product": (
        "What is the product of the solutions <half>?",
        "Multiply together all solutions <half>, and give the result as $a + bi$.",
    ),
    "sum": (
        "What is the sum of the solutions <half>?",
        "Add up all solutions <half>, and give the result as $a + bi$.",
    ),
    "squares": (
        "What is the sum of the squares of the solutions <half>?",
        "Square each of the solutions <half>; what do these squares add up to?",
    ),
}

WORDS = {
    "half": {
        "right": "with positive real part",
        "left": "with negative real part",
        "upper": "with positive imaginary part",
        "lower": "with negative imaginary part",
    }
}

TEXTS = (STATEMENTS, ALL, {"operation": SOME})
