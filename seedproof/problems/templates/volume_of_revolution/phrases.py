"""The sentences of a solid of revolution."""

UNDER = (
    r"Let $R$ be the region between the $x$-axis and the curve $y = <curve>$ for $0 \le x \le <end>$.",
    "The region $R$ lies above the $x$-axis and under the curve $y = <curve>$, from $x = 0$ to $x = <end>$.",
    "Consider the region $R$ that is bounded by the curve $y = <curve>$, the $x$-axis and the line $x = "
    "<end>$.",
    r"Where $0 \le x \le <end>$, the points under the curve $y = <curve>$ and above the $x$-axis form a "
    "region $R$.",
)

ENCLOSED = (
    "Let $R$ be the region in the first quadrant that is enclosed by the curves $y = <first>$ and $y = "
    "<second>$.",
    "The curves $y = <first>$ and $y = <second>$ bound a region $R$ in the first quadrant.",
    "Consider the region $R$ between the curves $y = <first>$ and $y = <second>$ in the first quadrant, "
    "from the origin to the point where they meet again.",
    "In the first quadrant, the curves $y = <first>$ and $y = <second>$ meet at the origin and at one more "
    "point. Let $R$ be the region between them.",
)

QUESTIONS = (
    "Find the exact volume of the solid that is generated when $R$ is rotated about <line>.",
    "What is the exact volume of the solid that $R$ sweeps out in turning about <line>?",
    "The region $R$ is rotated about <line>. Find the exact volume of the solid.",
)

AXES = {"x": "the $y$-axis", "y": "the $x$-axis"}
"""By the letter that is zero there."""

PARALLEL = "the line $<variable> = <value>$"
