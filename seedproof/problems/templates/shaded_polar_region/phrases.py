"""The sentences of a shaded sector: its radii and angles are not said."""

STATEMENTS = (
    "The figure shows a shaded region $R$ of the plane. It is bounded by arcs of circles about the origin, "
    "whose radii are integers, and by segments on rays from the origin, whose angles with the positive "
    r"$x$-axis are multiples of $\pi/4$.",
    "Let $R$ be the shaded region in the figure. It is bounded by arcs of circles about the origin, "
    "whose radii are integers, and by segments on rays from the origin, whose angles with the positive "
    r"$x$-axis are multiples of $\pi/4$.",
    "In the plane, a region $R$ is shaded; see the figure. It is bounded by arcs of circles about the "
    "origin, whose radii are integers, and by segments on rays from the origin, whose angles with the "
    r"positive $x$-axis are multiples of $\pi/4$.",
    "A plate $R$ is shaded in the figure. It is bounded by arcs of circles about the origin, "
    "whose radii are integers, and by segments on rays from the origin, whose angles with the positive "
    r"$x$-axis are multiples of $\pi/4$.",
)

AREA_QUESTIONS = ("What is the exact area of $R$?", "Find the exact area of $R$.")

INTEGRAL_QUESTIONS = (
    r"Evaluate the double integral $\iint_R <integrand>\,dA$ exactly.",
    r"What is the exact value of $\iint_R <integrand>\,dA$?",
)

AVERAGE_QUESTIONS = (
    "What is the exact average value of the function $<integrand>$ on $R$?",
    "Find the mean of $<integrand>$ over $R$, exactly.",
)

TEXTS = (STATEMENTS, AREA_QUESTIONS, INTEGRAL_QUESTIONS, AVERAGE_QUESTIONS)

WORDS = {
    "integrand": {
        "x": "x",
        "y": "y",
        "xy": "xy",
        "x^2": "x^2",
        "y^2": "y^2",
        "(x^2 + y^2)": "(x^2 + y^2)",
        r"\sqrt{x^2 + y^2}": r"\sqrt{x^2 + y^2}",
    }
}
