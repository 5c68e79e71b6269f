"""The sentences of a body in cylindrical or spherical coordinates."""

STATEMENTS = (
    r"A solid body consists of all points with <shape> (lengths in centimetres). Its density at the point "
    r"$(x, y, z)$ is $\delta = <formula>$ grams per cubic centimetre.",
    r"The workpiece $B$ is given by <shape>, with all lengths in centimetres. It is made of a material whose "
    r"density, in grams per cubic centimetre, is $\delta = <formula>$.",
    r"Lengths are measured in centimetres. A body is described by <shape>, and it has the density "
    r"$\delta(x, y, z) = <formula>$ in grams per cubic centimetre.",
    r"In a casting with the shape <shape> (in centimetres), the density varies: it is $\delta = <formula>$ "
    "grams per cubic centimetre.",
)

UPRIGHT = {
    "cylinder": r"$x^2 + y^2 \le <square>$ and $0 \le z \le <height>$",
    "bowl": r"$<bottom> \le z \le <height>$",
    "cone": r"$<bottom> \le z \le <height>$",
}

BALLS = {
    "full": r"$x^2 + y^2 + z^2 \le <outer>$",
    "hollow": r"$<inner> \le x^2 + y^2 + z^2 \le <outer>$",
}

PARTS = {
    "sixth": r"<ball> and $z \ge \sqrt{3} \sqrt{x^2 + y^2}$",
    "quarter": r"<ball> and $z \ge \sqrt{x^2 + y^2}$",
    "third": r"<ball> and $\sqrt{3} z \ge \sqrt{x^2 + y^2}$",
    "half": r"<ball> and $z \ge 0$",
    "whole": "<ball>",
}

DENSITIES = {
    "axis": r"<factor>\sqrt{x^2 + y^2}",
    "axis_squared": r"<factor>\left(x^2 + y^2\right)",
    "height": r"<factor>z",
    "origin": r"<factor>\sqrt{x^2 + y^2 + z^2}",
    "origin_squared": r"<factor>\left(x^2 + y^2 + z^2\right)",
    "inverse": r"\frac{<factor>}{\sqrt{x^2 + y^2 + z^2}}",
}

VOLUMES = (
    "Find its volume in cubic centimetres.",
    "What is the volume of the body, in cubic centimetres?",
    "Compute the exact volume of the body in cubic centimetres.",
)

MASSES = (
    "What is its mass in grams?",
    "Find the exact mass of the body in grams.",
    "Compute the mass, in grams.",
)

DISTANCES = (
    "What is the mean distance of the points of the body from the <place>, by volume, in centimetres?",
    "A point of the body is chosen at random, uniformly by volume. What is its mean distance from the "
    "<place> in centimetres?",
)

CENTRES = (
    "At which height $z$, in centimetres, is the centre of mass?",
    "Find the $z$-coordinate of the centre of mass in centimetres.",
)

PLACES = {"upright": "$z$-axis", "spherical": "origin"}
"""From where the distance is meant."""

TEXTS = (STATEMENTS, VOLUMES, MASSES, {"asked": {"distance": DISTANCES, "centre": CENTRES}})
