"""The sentences of a multiple integral, where they differ by the number of variables."""

from typing import Literal

STATEMENTS = (
    "Let $R$ be <region>, and let $f(<variables>) = <f>$.",
    "On $R$, which is <region>, the function $f(<variables>) = <f>$ is given.",
    "Denote by $R$ <region>. Consider the function $f(<variables>) = <f>$ on $R$.",
)

VARIABLES = {2: "x, y", 3: "x, y, z"}

REGIONS: dict[Literal["below", "above", "parabola", "tetrahedron"], str] = {
    "below": "the triangle bounded by the lines $y = <line>$, $y = 0$ and $x = <end>$",
    "above": "the triangle bounded by the lines $y = <line>$, $x = 0$ and $y = <end>$",
    "parabola": "the region enclosed by the parabola $y = <curve>$ and the line $y = <line>$",
    "tetrahedron": "the tetrahedron bounded by the coordinate planes and the plane $<plane> = <constant>$",
}

SIZES = {
    2: ("Find the area of $R$.", "What is the area of $R$?"),
    3: ("Find the volume of $R$.", "What is the volume of $R$?"),
}

INTEGRALS = {
    2: (
        r"Evaluate $\iint_R f(x, y)\,dA$ exactly.",
        r"What is the exact value of $\iint_R f(x, y)\,dA$?",
    ),
    3: (
        r"Evaluate $\iiint_R f(x, y, z)\,dV$ exactly.",
        r"What is the exact value of $\iiint_R f(x, y, z)\,dV$?",
    ),
}
