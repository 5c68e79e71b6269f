"""The sentences of a solid of revolution."""

from typing import Literal

STATEMENTS: dict[Literal["one curve", "two curves"], tuple[str, ...]] = {
    "one curve": (
        r"Let $R$ be the region between the $x$-axis and the curve $y = <curve>$ for $0 \le x \le <end>$.",
        "The region $R$ lies above the $x$-axis and under the curve $y = <curve>$, from $x = 0$ to "
        "$x = <end>$.",
        "Consider the region $R$ that is bounded by the curve $y = <curve>$, the $x$-axis and the line "
        "$x = <end>$.",
        r"Where $0 \le x \le <end>$, the points under the curve $y = <curve>$ and above the $x$-axis form a "
        "region $R$.",
    ),
    "two curves": (
        "Let $R$ be the region in the first quadrant that is enclosed by the curves $y = <first>$ and "
        "$y = <second>$.",
        "The curves $y = <first>$ and $y = <second>$ bound a region $R$ in the first quadrant.",
        "Consider the region $R$ between the curves $y = <first>$ and $y = <second>$ in the first quadrant, "
        "from the origin to the point where they meet again.",
        "In the first quadrant, the curves $y = <first>$ and $y = <second>$ meet at the origin and at one "
        "more point. Let $R$ be the region between them.",
    ),
}

QUESTIONS = (
    "Find the exact volume of the solid that is generated when $R$ is rotated about <line>.",
    "What is the exact volume of the solid that $R$ sweeps out in turning about <line>?",
    "The region $R$ is rotated about <line>. Find the exact volume of the solid.",
)

LINES: dict[Literal["x-axis", "y-axis", "parallel"], str] = {
    "x-axis": "the $x$-axis",
    "y-axis": "the $y$-axis",
    "parallel": "the line $<variable> = <value>$",
}

VARIABLES: dict[Literal["x", "y"], str] = {"x": "x", "y": "y"}
