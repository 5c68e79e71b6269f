"""The sentences of the length of a curve."""

GRAPHS = (
    r"Let $K$ be the curve $$y = <curve>, \quad <range>.$$",
    r"Consider the part $K$ of the curve $$y = <curve>$$ with $<range>$.",
    r"A wire has the shape of the graph $K$ of $$y = <curve>, \quad <range>.$$",
    r"The graph of a function is the curve $K$: $$y = <curve>, \quad <range>.$$",
)

MOTIONS = (
    r"At time $t$ a point is at $$<curve>,$$ where $<range>$.",
    r"A point moves in the plane so that $$<curve>$$ for $<range>$.",
    r"Consider the motion of a point with $$<curve>, \quad <range>.$$",
    r"Let a point trace out the curve $$<curve>, \quad <range>.$$",
)

POLAR = (
    r"In polar coordinates, a curve has the equation $$<curve>, \quad <range>.$$",
    r"A point moves along the polar curve $$<curve>, \quad <range>,$$ with increasing $\theta$.",
    r"Consider the curve that is given in polar coordinates by $$<curve>, \quad <range>.$$",
    r"The path of a beetle on a turntable is, in polar coordinates, $$<curve>, \quad <range>.$$",
)

ENDLESS = (
    r"A spiral winds around the origin infinitely often. In polar coordinates it is $$<curve>, \quad "
    "<range>.$$",
    r"In polar coordinates, a point follows the spiral $$<curve>, \quad <range>,$$ inwards for ever.",
    r"Consider the whole of the spiral that has the polar equation $$<curve>, \quad <range>.$$",
    r"A moth circles ever closer around a lamp at the origin, along $$<curve>, \quad <range>,$$ in polar "
    "coordinates.",
)

CURVES = {
    "power": r"<curve>",
    "laurent": r"<curve>",
    "catenary": r"<scale> \cosh\left(\frac{x}{<scale>}\right)",
    "involute": r"x = <scale> (\cos t + t \sin t), \qquad y = <scale> (\sin t - t \cos t)",
    "cycloid": r"x = <scale> (t - \sin t), \qquad y = <scale> (1 - \cos t)",
    "spiral": r"x = <scale> e^{<rate>} \cos(<turn>), \qquad y = <scale> e^{<rate>} \sin(<turn>)",
    "astroid": r"x = <scale> \cos^{3} t, \qquad y = <scale> \sin^{3} t",
    "cubic": r"x = <square> t^{2}, \qquad y = <scale> (3 t - t^{3})",
    "semicubical": r"x = <square> t^{2}, \qquad y = <cube> t^{3}",
    "cardioid": r"r = <scale> (1 <sign> \cos\theta)",
    "inward": r"r = <scale> e^{-<rate> \theta}",
    "square": r"r = <scale> \theta^{2}",
    "shifted": r"r = <scale> (\theta^{2} - 1)",
}

RANGES = {
    "power": r"<low> \le x \le <high>",
    "laurent": r"<low> \le x \le <high>",
    "catenary": r"0 \le x \le <scale> \ln <high>",
    "involute": r"0 \le t \le <high>",
    "cycloid": r"0 \le t \le <high>",
    "spiral": r"0 \le t \le \ln <high>",
    "astroid": r"0 \le t \le \frac{\pi}{2}",
    "cubic": r"0 \le t \le <high>",
    "semicubical": r"0 \le t \le \sqrt{<high>}",
    "cardioid": r"0 \le \theta \le <high>",
    "inward": r"\theta \ge 0",
    "square": r"0 \le \theta \le \sqrt{<high>}",
    "shifted": r"<low> \le \theta \le <high>",
}

TURNS = {"1": r"\pi", "2": r"2 \pi"}
SIGNS = {1: "+", -1: "-"}

LENGTHS_OF_GRAPHS = ("Find the exact length of $K$.", "How long is $K$? Give the exact value.")

LENGTHS_OF_MOTIONS = (
    "Find the exact length of the way that the point covers.",
    "How long is the curve? Give the exact value.",
)

LENGTHS_OF_POLAR = (
    "Find the exact length of this curve.",
    "How long is the curve? Give the exact value.",
)

LENGTHS_OF_ENDLESS = (
    "Show that its length is finite by finding it.",
    "In spite of infinitely many turns it has a finite length. What is it?",
)

DISTANCES_ON_GRAPHS = (
    "The arc of $K$ from its left end to a point $P$ has the length $<amount>$. Find the $x$-coordinate of "
    "$P$.",
    "Starting at the left end, one follows $K$ over a distance of $<amount>$. What is $x$ at the point that "
    "one reaches?",
)

DISTANCES_OF_MOTIONS = (
    "At which $t$ has the point covered a distance of $<amount>$ since $t = 0$?",
    "Find the $t$ for which the part of the curve from the start up to that $t$ has the length $<amount>$.",
)

DISTANCES_ON_POLAR = (
    r"Starting where $\theta = <start>$, a point has gone a distance of $<amount>$ along the curve. What is "
    r"$\theta$ there?",
    r"For which $\theta$ is the part of the curve from $\theta = <start>$ up to there $<amount>$ long?",
)

SHARES_OF_MOTIONS = (
    r"At which $t$ has the point covered exactly $<amount>$ of that length?",
    r"Find the $t$ at which $<amount>$ of this length has been covered.",
)

SHARES_OF_POLAR = (
    r"Starting at $\theta = 0$, for which $\theta$ has $<amount>$ of that length been covered?",
    r"At which $\theta$ is $<amount>$ of the length reached, counted from $\theta = 0$?",
)

SHARES_OF_ENDLESS = (
    r"Up to which $\theta$ has $<amount>$ of the whole length been covered, counted from $\theta = 0$?",
    r"For which $\theta$ does the part of the spiral before $\theta$ make up $<amount>$ of its length?",
)

BEADS = (
    "A bead slides along $K$ at a constant speed of $<amount>$ units of length per second, from left to "
    r"right. Find $\frac{dx}{dt}$, per second, at the moment when it reaches the right end.",
    "An ant runs along $K$ from left to right, always covering $<amount>$ units of length per second. At "
    "what rate, per second, does its $x$-coordinate increase as it arrives at the right end?",
)

TEXTS = {
    "family": {
        "graph": (GRAPHS, LENGTHS_OF_GRAPHS, DISTANCES_ON_GRAPHS),
        "bead": (GRAPHS, LENGTHS_OF_GRAPHS, BEADS),
        "motion": (MOTIONS, LENGTHS_OF_MOTIONS, DISTANCES_OF_MOTIONS),
        "motion by share": (MOTIONS, LENGTHS_OF_MOTIONS, SHARES_OF_MOTIONS),
        "polar": (POLAR, LENGTHS_OF_POLAR, DISTANCES_ON_POLAR),
        "polar by share": (POLAR, LENGTHS_OF_POLAR, SHARES_OF_POLAR),
        "endless": (ENDLESS, LENGTHS_OF_ENDLESS, SHARES_OF_ENDLESS),
    }
}
