"""The rules of differential equations."""

from seedproof.problems.rules.rule import Rule

RULES: dict[str, Rule] = {
    "differential_equation": Rule(
        wordings=(
            r"As a function of $<letter>$, $y = <solution>$ satisfies $<left> = <right>$.",
            r"The differential equation $<left> = <right>$ has the solution $y = <solution>$, with $y$ a "
            r"function of $<letter>$.",
            r"With $y = <solution>$, a function of $<letter>$, we get $<left> = <right>$.",
            r"Substituting $y = <solution>$ and its derivatives by $<letter>$ shows that $<left> = "
            r"<right>$ holds.",
        ),
        explained="A function solves an equation if it and its derivatives make both sides equal.",
    ),
    "system_of_equations": Rule(
        wordings=(
            r"As functions of $<letter>$, $x = <first>$ and $y = <second>$ satisfy $x' = <slope>$ and "
            r"$y' = <other_slope>$.",
            r"The system $x' = <slope>$, $y' = <other_slope>$ has the solution $x = <first>$, $y = "
            r"<second>$ in $<letter>$.",
            r"With $x = <first>$ and $y = <second>$, functions of $<letter>$, we get $x' = <slope>$ and "
            r"$y' = <other_slope>$.",
        ),
        explained="A pair of functions solves a system if both equations hold at every time.",
    ),
    "transformed": Rule(
        wordings=(
            r"The Laplace transform of $<function>$ is $<transform>$.",
            r"$\mathcal{L}\left\{<function>\right\}(s) = <transform>$.",
            r"$<transform>$ is the transform of $<function>$.",
        ),
        explained="The Laplace transform of a function is the integral of it times $e^{-st}$.",
    ),
}
