"""The sentences of a surface of revolution."""

ABOUT_X = (
    r"The curve $$y = <curve>, \quad <range>,$$ is rotated about the $x$-axis. Lengths are in centimetres.",
    r"A shell has the shape of the surface that the curve $$y = <curve>, \quad <range>,$$ generates when it "
    "turns about the $x$-axis, with all lengths in centimetres.",
    r"When it is rotated about the $x$-axis, the graph of $$y = <curve>, \quad <range>,$$ (in centimetres) "
    "makes the wall of a vessel.",
    r"Let $S$ be the surface that arises by rotating $$y = <curve>, \quad <range>,$$ about the $x$-axis. "
    "One unit is one centimetre.",
)

ABOUT_Y = (
    r"The curve $$y = <curve>, \quad <range>,$$ is rotated about the $y$-axis. Lengths are in centimetres.",
    r"A reflector has the shape of the surface that the curve $$y = <curve>, \quad <range>,$$ generates "
    "when it turns about the $y$-axis, with all lengths in centimetres.",
    r"When it is rotated about the $y$-axis, the graph of $$y = <curve>, \quad <range>,$$ (in centimetres) "
    "makes the wall of a vessel.",
    r"Let $S$ be the surface that arises by rotating $$y = <curve>, \quad <range>,$$ about the $y$-axis. "
    "One unit is one centimetre.",
)

HORNS = (
    r"An infinitely long horn arises when the curve $$y = <curve>, \quad x \ge 0,$$ turns about the "
    "$x$-axis.",
    r"The curve $$y = <curve>, \quad x \ge 0,$$ is rotated about the $x$-axis and makes a horn without an "
    "end.",
    r"Consider the endless horn whose wall is made by $$y = <curve>, \quad x \ge 0,$$ when it is rotated "
    "about the $x$-axis.",
    r"Turning about the $x$-axis, the curve $$y = <curve>, \quad x \ge 0,$$ generates the wall of a horn "
    "that never ends.",
)

TRUMPETS = (
    r"An infinitely high spire arises when the curve $$y = <curve>, \quad 0 < x \le <end>,$$ turns about "
    "the $y$-axis.",
    r"The curve $$y = <curve>, \quad 0 < x \le <end>,$$ is rotated about the $y$-axis and makes a spire "
    "without an end.",
    r"Consider the endless spire whose wall is made by $$y = <curve>, \quad 0 < x \le <end>,$$ when it is "
    "rotated about the $y$-axis.",
    r"Turning about the $y$-axis, the curve $$y = <curve>, \quad 0 < x \le <end>,$$ generates the wall of a "
    "spire that rises for ever.",
)

RANGES = {
    "plain": r"<low> \le x \le <high>",
    "catenary": r"0 \le x \le <first> \ln <high>",
}

CURVES = {
    "root": r"<double> \sqrt{x}",
    "cubic": r"\frac{<cube>}{3}",
    "catenary": r"<first> \cosh\left(\frac{x}{<first>}\right)",
    "parabola": r"\frac{x^{2}}{<double>}",
    "logarithmic": r"\frac{<square>}{4} - \frac{\ln x}{<double>}",
    "reciprocal": r"\frac{<cube>}{6} + \frac{1}{<double> x}",
    "horn": r"<height> e^{-<exponent>}",
    "trumpet": r"<height> \ln\left(\frac{<first>}{x}\right)",
}

AREAS = (
    "Find the exact area of the surface, without any disc that might close it, in square centimetres.",
    "What is the exact area, in square centimetres, of the surface alone, its openings left open?",
)

PRICES = (
    "The surface is closed by a flat disc wherever it is open. Coating the whole outside, discs included, "
    "costs $<price>$ cents per square centimetre. Find the exact cost in cents.",
    "Wherever the surface is open, it is then closed by a flat disc. What does it cost, in cents, to paint "
    "the whole outside at $<price>$ cents per square centimetre? Give the exact value.",
)

WALLS = (
    "Find the exact area of its whole wall.",
    "Its wall has a finite area in spite of its infinite length. Find this area exactly.",
)

VOLUMES = (
    "Find the exact volume of the space inside the wall.",
    "What is the exact volume of the space within this wall?",
)

TEXTS = {
    "family": {
        "about x": (ABOUT_X, AREAS, PRICES),
        "about y": (ABOUT_Y, AREAS, PRICES),
        "horn": (HORNS, WALLS, VOLUMES),
        "trumpet": (TRUMPETS, WALLS, VOLUMES),
    }
}
