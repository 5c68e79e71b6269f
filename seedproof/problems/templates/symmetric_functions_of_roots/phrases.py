"""The sentences of a cubic polynomial and its roots."""

GIVEN = (
    r"Let $\alpha$, $\beta$, $\gamma$ be the complex roots of $$p(x) = <polynomial>.$$",
    r"The polynomial $$p(x) = <polynomial>$$ has no rational root; its roots in $\mathbb{C}$ are called "
    r"$\alpha$, $\beta$ and $\gamma$.",
    r"Denote the three solutions of $$<polynomial> = 0$$ in the complex numbers by $\alpha$, $\beta$, "
    r"$\gamma$.",
    r"Without solving an equation, we want to work with the complex numbers $\alpha$, $\beta$, "
    r"$\gamma$ for which $$<polynomial> = (x - \alpha)(x - \beta)(x - \gamma).$$",
)

CONDITIONED = (
    r"The number $c$ is such that the complex roots $\alpha$, $\beta$, $\gamma$ of $$p(x) = <polynomial>$$ "
    r"satisfy $$<known> = <value>.$$",
    r"Let $\alpha$, $\beta$, $\gamma$ be the complex roots of $$p(x) = <polynomial>,$$ where the real number "
    r"$c$ is not known. It is known, however, that $$<known> = <value>.$$",
    r"Of the polynomial $$p(x) = <polynomial>$$ we know that its complex roots $\alpha$, $\beta$, $\gamma$ "
    "have the property $$<known> = <value>,$$ but not the number $c$.",
    r"Suppose that $$<polynomial> = (x - \alpha)(x - \beta)(x - \gamma)$$ with some real number $c$ and "
    r"complex numbers $\alpha$, $\beta$, $\gamma$ for which $$<known> = <value>.$$",
)

SUMS = {
    "squares": r"\alpha^{2} + \beta^{2} + \gamma^{2}",
    "cubes": r"\alpha^{3} + \beta^{3} + \gamma^{3}",
    "fourth_powers": r"\alpha^{4} + \beta^{4} + \gamma^{4}",
    "reciprocals": r"\frac{1}{\alpha} + \frac{1}{\beta} + \frac{1}{\gamma}",
    "reciprocal_squares": r"\frac{1}{\alpha^{2}} + \frac{1}{\beta^{2}} + \frac{1}{\gamma^{2}}",
    "pair_squares": r"\alpha^{2} \beta^{2} + \beta^{2} \gamma^{2} + \gamma^{2} \alpha^{2}",
}

VALUES = (
    "Find the value of $<asked>$.",
    "What is $<asked>$?",
    "Calculate $<asked>$.",
)

IMAGES = {
    "linear": r"$<a> \alpha <b>$, $<a> \beta <b>$, $<a> \gamma <b>$",
    "reciprocal": r"$\frac{1}{\alpha}$, $\frac{1}{\beta}$, $\frac{1}{\gamma}$",
    "pair_sum": r"$\alpha + \beta$, $\beta + \gamma$, $\gamma + \alpha$",
    "square": r"$\alpha^{2}$, $\beta^{2}$, $\gamma^{2}$",
    "pair_product": r"$\alpha \beta$, $\beta \gamma$, $\gamma \alpha$",
    "shifted": r"$\frac{1}{\alpha <b>}$, $\frac{1}{\beta <b>}$, $\frac{1}{\gamma <b>}$",
    "quotient": r"$\frac{\alpha <a>}{\alpha <b>}$, $\frac{\beta <a>}{\beta <b>}$, $\frac{\gamma <a>}{\gamma "
    "<b>}$",
    "with_pair": r"$\alpha + \frac{1}{\beta \gamma}$, $\beta + \frac{1}{\gamma \alpha}$, "
    r"$\gamma + \frac{1}{\alpha \beta}$",
}

POLYNOMIALS = (
    "Find the monic cubic polynomial in $x$ whose roots are <images>.",
    "Which polynomial of degree three in $x$, with leading coefficient $1$, has the three roots <images>?",
    "Determine the monic polynomial of degree three in $x$ with the roots <images>.",
)

WORDS = {"asked": SUMS, "known": SUMS}

TEXTS = {"kind": {"given": (GIVEN, VALUES, POLYNOMIALS), "conditioned": (CONDITIONED, VALUES, POLYNOMIALS)}}
