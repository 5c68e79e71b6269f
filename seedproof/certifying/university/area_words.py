"""The sentences of `parameter_of_an_area`."""

from seedproof.certifying.university.gaps import sentences

_POINT = "$P = \\left({px:number}, {py:number}\\right)$"
_PARABOLA = "$y = {rule:tree}$"
_ENERGY = "F(s) = \\int_s^{{s + {width:tree}} c(t) \\, dt"
_RATE = "$c(t) = {rate:tree}$"

STATEMENTS = sentences(
    {
        "divided": (
            f"The parabola {_PARABOLA} and the $x$-axis enclose a region $R$. A line $y = m x$ with $m > "
            f"0$ divides it into two parts.",
            f"Let $R$ be the region between the $x$-axis and the arc of {_PARABOLA} above it. For a "
            f"suitable $m > 0$, the line $y = m x$ cuts $R$ into two parts.",
            f"Between its two zeros, the parabola {_PARABOLA} bounds a region $R$ above the $x$-axis. "
            f"Some line $y = m x$ with $m > 0$ splits $R$ in two.",
            f"A field $R$ lies between the parabola {_PARABOLA} and the $x$-axis; it is to be divided by "
            f"a straight fence along $y = m x$, where $m > 0$.",
        ),
        "cut_off": (
            f"Through {_POINT} one draws the line of slope $m$. The area between it and the parabola "
            f"{_PARABOLA} is called $A(m)$.",
            f"Consider the parabola {_PARABOLA} and a point above it, {_POINT}. Between the parabola and "
            f"the line of slope $m$ through $P$ there is a region, whose area is $A(m)$.",
            f"The point {_POINT} lies above the parabola {_PARABOLA}. Let $A(m)$ be the area that the "
            f"line through $P$ with the slope $m$ cuts off from the region above the parabola.",
            f"For every real $m$, a line of slope $m$ goes through the point {_POINT}. Together with the "
            f"parabola {_PARABOLA} it encloses a region of area $A(m)$.",
        ),
        "window": (
            f"A reactor gives off heat at a rate of {_RATE} megawatts, $t$ hours after it is filled. Let "
            f"${_ENERGY}$ be the energy from the time $s \\ge 0$ on, in megawatt hours.",
            f"Visitors enter a fair at a rate of {_RATE} thousand per hour, $t$ hours after it opens. A "
            f"camera is switched on at some $s \\ge 0$, and ${_ENERGY}$ thousand visitors are filmed as "
            f"they come in.",
            f"The concentration of a drug in the blood, $t$ hours after it is taken, is {_RATE} "
            f"milligrams per litre. For a study, ${_ENERGY}$ is measured, where $s \\ge 0$.",
            f"After a rain, a river carries {_RATE} tonnes of sand per hour at the time $t$, in hours. A "
            f"survey that begins at $s \\ge 0$ measures the amount ${_ENERGY}$.",
        ),
    }
)

QUESTIONS = sentences(
    {
        "area": ("What is the area of $R$?", "Find the area of $R$."),
        "share": (
            "Find $m$ so that the part above the line has ${share:tree}$ of the area of $R$.",
            "For which $m$ is the part of $R$ above the line ${share:tree}$ of the whole area?",
        ),
        "meets": (
            "Where does this line meet the parabola, apart from the origin? Give the point.",
            "Find the point other than the origin in which that line meets the parabola.",
        ),
        "formula": ("Express $A(m)$ by $m$.", "Find a formula for $A(m)$."),
        "slope": (
            "For which $m$ is the area smallest?",
            "Find the slope $m$ for which $A(m)$ is as small as possible.",
        ),
        "smallest": ("Find that smallest area.", "What is the smallest area?"),
        "derivative": ("Find $F'(s)$ for $s > 0$.", "Find the derivative $F'(s)$."),
        "when": (
            "For which $s$ is $F(s)$ greatest? Give the exact value.",
            "Find the exact $s$ at which $F$ has its greatest value.",
        ),
        "greatest": ("What is the greatest value of $F$, exactly?", "Find that greatest value exactly."),
    }
)
