"""The sentences of a multiple integral."""

STATEMENTS = (
    "Let $R$ be <boundary>, and let $f(<variables>) = <f>$.",
    "On $R$, which is <boundary>, the function $f(<variables>) = <f>$ is given.",
    "Denote by $R$ <boundary>. Consider the function $f(<variables>) = <f>$ on $R$.",
)

REGIONS = {
    "below": "the triangle bounded by the lines $y = <line>$, $y = 0$ and $x = <end>$",
    "above": "the triangle bounded by the lines $y = <line>$, $x = 0$ and $y = <end>$",
    "parabola": "the region enclosed by the parabola $y = <curve>$ and the line $y = <line>$",
    "tetrahedron": "the tetrahedron bounded by the coordinate planes and the plane $<plane> = <constant>$",
}

SIZES = ("Find the <size> of $R$.", "What is the <size> of $R$?")

INTEGRALS = ("Evaluate $<integral>$ exactly.", "What is the exact value of $<integral>$?")

TEXTS = (STATEMENTS, SIZES, INTEGRALS)

SPACES = {
    2: {"variables": "x, y", "size": "area", "integral": r"\iint_R f(x, y)\,dA"},
    3: {"variables": "x, y, z", "size": "volume", "integral": r"\iiint_R f(x, y, z)\,dV"},
}
"""What stands in gaps, by the number of variables."""
