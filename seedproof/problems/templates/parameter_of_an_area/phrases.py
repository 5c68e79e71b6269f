"""The sentences of an area with a parameter."""

from typing import Literal

Kind = Literal["divided", "chord", "window"]

STATEMENTS: dict[Kind, tuple[str, ...]] = {
    "divided": (
        "The parabola $y = <curve>$ and the $x$-axis enclose a region $R$. A line $y = m x$ with $m > 0$ "
        "divides "
        "it into two parts.",
        "Let $R$ be the region between the $x$-axis and the arc of $y = <curve>$ above it. For a suitable "
        "$m > 0$, the line $y = m x$ cuts $R$ into two parts.",
        "A field $R$ lies between the parabola $y = <curve>$ and the $x$-axis; it is to be divided by a "
        "straight "
        "fence along $y = m x$, where $m > 0$.",
        "Between its two zeros, the parabola $y = <curve>$ bounds a region $R$ above the $x$-axis. Some line "
        "$y = m x$ with $m > 0$ splits $R$ in two.",
    ),
    "chord": (
        "For every real $m$, a line of slope $m$ goes through the point $P = \\left(<x>, <y>\\right)$. "
        "Together "
        "with the parabola $y = <curve>$ it encloses a region of area $A(m)$.",
        "The point $P = \\left(<x>, <y>\\right)$ lies above the parabola $y = <curve>$. Let $A(m)$ be the "
        "area "
        "that the line through $P$ with the slope $m$ cuts off from the region above the parabola.",
        "Through $P = \\left(<x>, <y>\\right)$ one draws the line of slope $m$. The area between it and the "
        "parabola $y = <curve>$ is called $A(m)$.",
        "Consider the parabola $y = <curve>$ and a point above it, $P = \\left(<x>, <y>\\right)$. Between "
        "the parabola and the line of slope $m$ through $P$ there is a region, whose area is $A(m)$.",
    ),
    "window": (
        "The concentration of a drug in the blood, $t$ hours after it is taken, is $c(t) = <curve>$ "
        "milligrams "
        r"per litre. For a study, $F(s) = \int_s^{s + <length>} c(t) \, dt$ is measured, where $s \ge 0$.",
        "After a rain, a river carries $c(t) = <curve>$ tonnes of sand per hour at the time $t$, in hours. A "
        r"survey that begins at $s \ge 0$ measures the amount $F(s) = \int_s^{s + <length>} c(t) \, dt$.",
        "A reactor gives off heat at a rate of $c(t) = <curve>$ megawatts, $t$ hours after it is filled. Let "
        r"$F(s) = \int_s^{s + <length>} c(t) \, dt$ be the energy from the time $s \ge 0$ on, in megawatt "
        r"hours.",
        "Visitors enter a fair at a rate of $c(t) = <curve>$ thousand per hour, $t$ hours after it opens. "
        r"A camera is switched on at some $s \ge 0$, and $F(s) = \int_s^{s + <length>} c(t) \, dt$ thousand "
        "visitors are filmed as they come in.",
    ),
}

UNITS = (
    ("mg/L", "hour", "mg*h/L"),
    ("tonne per hour", "hour", "tonne"),
    ("megawatt", "hour", "MWh"),
    ("", "hour", ""),
)
"""Of each statement about a window, those of its answers."""

QUESTIONS: dict[Kind, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    "divided": (
        ("Find the area of $R$.", "What is the area of $R$?"),
        (
            "For which $m$ is the part of $R$ above the line $<share>$ of the whole area?",
            "Find $m$ so that the part above the line has $<share>$ of the area of $R$.",
        ),
        (
            "Where does this line meet the parabola, apart from the origin? Give the point.",
            "Find the point other than the origin in which that line meets the parabola.",
        ),
    ),
    "chord": (
        ("Express $A(m)$ by $m$.", "Find a formula for $A(m)$."),
        (
            "For which $m$ is the area smallest?",
            "Find the slope $m$ for which $A(m)$ is as small as possible.",
        ),
        ("What is the smallest area?", "Find that smallest area."),
    ),
    "window": (
        ("Find the derivative $F'(s)$.", "Find $F'(s)$ for $s > 0$."),
        (
            "For which $s$ is $F(s)$ greatest? Give the exact value.",
            "Find the exact $s$ at which $F$ has its greatest value.",
        ),
        ("What is the greatest value of $F$, exactly?", "Find that greatest value exactly."),
    ),
}
"""Of each part."""
