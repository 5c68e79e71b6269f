"""The sentences of a change of variables."""

from typing import Literal

STATEMENTS: dict[Literal[2, 3], tuple[str, ...]] = {
    2: (
        r"Let $R$ be the set of all points <where> with <conditions>, and put <coordinates>.",
        r"The region $R$ consists of the points <where> for which <conditions>. Use the new coordinates "
        "<coordinates>.",
        r"Consider the region $R$ of all points <where> with <conditions>. New variables are introduced by "
        "<coordinates>.",
        r"In the coordinates <coordinates>, the region $R$ of all points <where> with <conditions> becomes a "
        "rectangle.",
    ),
    3: (
        r"Let $R$ be the set of all points <where> with <conditions>, and put <coordinates>.",
        r"The body $R$ consists of the points <where> for which <conditions>. Use the new coordinates "
        "<coordinates>.",
        r"Consider the body $R$ of all points <where> with <conditions>. New variables are introduced by "
        "<coordinates>.",
        r"In the coordinates <coordinates>, the body $R$ of all points <where> with <conditions> "
        "becomes a box.",
    ),
}

Where = Literal["plane", "quadrant", "space", "octant"]

WHERE: dict[Where, str] = {
    "plane": "of the plane",
    "quadrant": "of the first quadrant ($x > 0$, $y > 0$)",
    "space": "of space",
    "octant": "of the first octant ($x > 0$, $y > 0$, $z > 0$)",
}

CONDITIONS: dict[Literal[2, 3], str] = {
    2: r"$<ulow> \le <u> \le <uhigh>$ and $<vlow> \le <v> \le <vhigh>$",
    3: r"$<ulow> \le <u> \le <uhigh>$, $<vlow> \le <v> \le <vhigh>$ and $<wlow> \le <w> \le <whigh>$",
}

COORDINATES: dict[Literal[2, 3], str] = {
    2: "$u = <u>$ and $v = <v>$",
    3: "$u = <u>$, $v = <v>$ and $w = <w>$",
}

JACOBIANS: dict[Literal[2, 3], tuple[str, ...]] = {
    2: (
        r"Find the Jacobian determinant $\frac{\partial(x, y)}{\partial(u, v)}$, with its sign, in terms of "
        "$u$ and $v$.",
        r"Compute $\frac{\partial(x, y)}{\partial(u, v)} = x_u y_v - x_v y_u$ as a function of $u$ and $v$.",
    ),
    3: (
        r"Find the Jacobian determinant $\frac{\partial(x, y, z)}{\partial(u, v, w)}$, with its sign, in "
        "terms of $u$, $v$ and $w$.",
        r"Compute the determinant $\frac{\partial(x, y, z)}{\partial(u, v, w)}$ as a function of $u$, $v$ "
        "and $w$.",
    ),
}

SIZES: dict[Literal[2, 3], tuple[str, ...]] = {
    2: ("What is the area of $R$?", "Find the exact area of $R$.", "Compute the area of $R$ exactly."),
    3: ("What is the volume of $R$?", "Find the exact volume of $R$.", "Compute the volume of $R$ exactly."),
}

INTEGRALS: dict[Literal[2, 3], tuple[str, ...]] = {
    2: (
        r"Evaluate $\iint_R <integrand> \,dA$.",
        r"What is the exact value of $\iint_R <integrand> \,dA$?",
    ),
    3: (
        r"Evaluate $\iiint_R <integrand> \,dV$.",
        r"What is the exact value of $\iiint_R <integrand> \,dV$?",
    ),
}
