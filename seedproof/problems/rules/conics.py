"""The rules of curves in the plane: centres, foci, tangent lines."""

from seedproof.problems.rules.rule import Rule

RULES: dict[str, Rule] = {
    "centre": Rule(
        wordings=(
            r"The conic $<left> = <right>$ has its centre at $<centre>$.",
            r"The centre of the conic $<left> = <right>$ is $<centre>$.",
            r"The conic with the equation $<left> = <right>$ is symmetric about $<centre>$.",
        ),
        explained="At the centre of a conic both partial derivatives of its polynomial are zero.",
    ),
    "foci": Rule(
        wordings=(
            r"The conic $<left> = <right>$ has its foci at the points of $<foci>$.",
            r"The foci of the conic $<left> = <right>$ form the set $<foci>$.",
            r"The conic with the equation $<left> = <right>$ has the set of foci $<foci>$.",
        ),
        explained="The square of the distance from centre to focus is the difference of the squares of the "
        "semi-axes of an ellipse, and their sum for a hyperbola.",
    ),
    "tangent_line": Rule(
        wordings=(
            r"The tangent line to the curve $<left> = <right>$ at the point $<point>$ is $<line>$.",
            r"At $<point>$, the curve $<left> = <right>$ is touched by the line $<line>$.",
            r"The line $<line>$ is tangent at $<point>$ to the curve with the equation $<left> = <right>$.",
        ),
        explained="The tangent line is perpendicular to the gradient of the curve's polynomial.",
    ),
}
