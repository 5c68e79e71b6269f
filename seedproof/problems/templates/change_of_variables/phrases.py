"""The sentences of a change of variables."""

STATEMENTS = (
    "Let $R$ be the set of all points <where> with <conditions>, and put <coordinates>.",
    "The <what> $R$ consists of the points <where> for which <conditions>. Use the new coordinates "
    "<coordinates>.",
    "Consider the <what> $R$ of all points <where> with <conditions>. New variables are introduced by "
    "<coordinates>.",
    "In the coordinates <coordinates>, the <what> $R$ of all points <where> with <conditions> becomes a "
    "<shape>.",
)

CONDITIONS = {
    2: r"$<ulow> \le <u> \le <uhigh>$ and $<vlow> \le <v> \le <vhigh>$",
    3: r"$<ulow> \le <u> \le <uhigh>$, $<vlow> \le <v> \le <vhigh>$ and $<wlow> \le <w> \le <whigh>$",
}

COORDINATES = {2: "$u = <u>$ and $v = <v>$", 3: "$u = <u>$, $v = <v>$ and $w = <w>$"}

JACOBIANS = (
    "Find the Jacobian determinant $<jacobian>$, with its sign, in terms of <letters>.",
    "Compute <determinant> as a function of <letters>.",
)

SIZES = (
    "What is the <size> of $R$?",
    "Find the exact <size> of $R$.",
    "Compute the <size> of $R$ exactly.",
)

INTEGRALS = (
    r"Evaluate $<sign>_R <integrand> \,<element>$.",
    r"What is the exact value of $<sign>_R <integrand> \,<element>$?",
)

TEXTS = (STATEMENTS, JACOBIANS, SIZES, INTEGRALS)

WHERE = {
    "linear": {2: "of the plane", 3: "of space"},
    "monomial": {
        2: "of the first quadrant ($x > 0$, $y > 0$)",
        3: "of the first octant ($x > 0$, $y > 0$, $z > 0$)",
    },
}

SPACES = {
    2: {
        "what": "region",
        "shape": "rectangle",
        "jacobian": r"\frac{\partial(x, y)}{\partial(u, v)}",
        "determinant": r"$\frac{\partial(x, y)}{\partial(u, v)} = x_u y_v - x_v y_u$",
        "letters": "$u$ and $v$",
        "size": "area",
        "sign": r"\iint",
        "element": "dA",
    },
    3: {
        "what": "body",
        "shape": "box",
        "jacobian": r"\frac{\partial(x, y, z)}{\partial(u, v, w)}",
        "determinant": r"the determinant $\frac{\partial(x, y, z)}{\partial(u, v, w)}$",
        "letters": "$u$, $v$ and $w$",
        "size": "volume",
        "sign": r"\iiint",
        "element": "dV",
    },
}
"""What stands in gaps, by the number of variables."""
