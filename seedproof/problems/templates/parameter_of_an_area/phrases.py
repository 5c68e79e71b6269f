"""The sentences of an area with a parameter."""

DIVIDED = (
    "The parabola $y = <curve>$ and the $x$-axis enclose a region $R$. A line $y = m x$ with $m > 0$ "
    "divides it into two parts.",
    "Let $R$ be the region between the $x$-axis and the arc of $y = <curve>$ above it. For a suitable $m > "
    "0$, the line $y = m x$ cuts $R$ into two parts.",
    "A field $R$ lies between the parabola $y = <curve>$ and the $x$-axis; it is to be divided by a "
    "straight fence along $y = m x$, where $m > 0$.",
    "Between its two zeros, the parabola $y = <curve>$ bounds a region $R$ above the $x$-axis. Some line $y "
    "= m x$ with $m > 0$ splits $R$ in two.",
)

CHORD = (
    r"For every real $m$, a line of slope $m$ goes through the point $P = \left(<x>, <y>\right)$. Together "
    "with the parabola $y = <curve>$ it encloses a region of area $A(m)$.",
    r"The point $P = \left(<x>, <y>\right)$ lies above the parabola $y = <curve>$. Let $A(m)$ be the area "
    "that the line through $P$ with the slope $m$ cuts off from the region above the parabola.",
    r"Through $P = \left(<x>, <y>\right)$ one draws the line of slope $m$. The area between it and the "
    "parabola $y = <curve>$ is called $A(m)$.",
    r"Consider the parabola $y = <curve>$ and a point above it, $P = \left(<x>, <y>\right)$. Between the "
    "parabola and the line of slope $m$ through $P$ there is a region, whose area is $A(m)$.",
)

WINDOW = (
    "The concentration of a drug in the blood, $t$ hours after it is taken, is $c(t) = <curve>$ milligrams "
    r"per litre. For a study, $F(s) = \int_s^{s + <length>} c(t) \, dt$ is measured, where $s \ge 0$.",
    "After a rain, a river carries $c(t) = <curve>$ tonnes of sand per hour at the time $t$, in hours. A "
    r"survey that begins at $s \ge 0$ measures the amount $F(s) = \int_s^{s + <length>} c(t) \, dt$.",
    "A reactor gives off heat at a rate of $c(t) = <curve>$ megawatts, $t$ hours after it is filled. Let "
    r"$F(s) = \int_s^{s + <length>} c(t) \, dt$ be the energy from the time $s \ge 0$ on, in megawatt hours.",
    "Visitors enter a fair at a rate of $c(t) = <curve>$ thousand per hour, $t$ hours after it opens. A "
    r"camera is switched on at some $s \ge 0$, and $F(s) = \int_s^{s + <length>} c(t) \, dt$ thousand "
    "visitors are filmed as they come in.",
)


UNITS = (
    ("mg/L", "hour", "mg*h/L"),
    ("tonne per hour", "hour", "tonne"),
    ("megawatt", "hour", "MWh"),
    ("", "hour", ""),
)
"""Of each statement about a window, those of its answers."""

AREAS = ("Find the area of $R$.", "What is the area of $R$?")
DIVIDING = (
    "For which $m$ is the part of $R$ above the line $<part>$ of the whole area?",
    "Find $m$ so that the part above the line has $<part>$ of the area of $R$.",
)
MEETINGS = (
    "Where does this line meet the parabola, apart from the origin? Give the point.",
    "Find the point other than the origin in which that line meets the parabola.",
)

FORMULAS = ("Express $A(m)$ by $m$.", "Find a formula for $A(m)$.")
SLOPES = (
    "For which $m$ is the area smallest?",
    "Find the slope $m$ for which $A(m)$ is as small as possible.",
)
SMALLEST = ("What is the smallest area?", "Find that smallest area.")

DERIVATIVES = ("Find the derivative $F'(s)$.", "Find $F'(s)$ for $s > 0$.")
STARTS = (
    "For which $s$ is $F(s)$ greatest? Give the exact value.",
    "Find the exact $s$ at which $F$ has its greatest value.",
)
GREATEST = ("What is the greatest value of $F$, exactly?", "Find that greatest value exactly.")

TEXTS = {
    "kind": {
        "divided": (DIVIDED, AREAS, DIVIDING, MEETINGS),
        "chord": (CHORD, FORMULAS, SLOPES, SMALLEST),
        "window": (WINDOW, DERIVATIVES, STARTS, GREATEST),
    }
}
