"""The rules of complex numbers and of roots of polynomials."""

from seedproof.problems.rules.rule import Rule

RULES: dict[str, Rule] = {
    "complex_solutions": Rule(
        wordings=(
            r"Over $\mathbb{C}$, the equation $<left> = <right>$ holds exactly for $<letter> \in "
            r"<solutions>$.",
            r"The complex solutions $<letter>$ of $<left> = <right>$ are exactly the elements of "
            r"$<solutions>$.",
            r"Solving $<left> = <right>$ for complex $<letter>$ gives the solution set $<solutions>$.",
        ),
        explained="An equation of degree n has n complex solutions, if a double one counts twice.",
    ),
    "half_plane": Rule(
        wordings=(
            r"Of the numbers $<letter> \in <numbers>$, those with $\operatorname{<part>} <letter> <sign> 0$ "
            r"are exactly $<some>$.",
            r"The elements $<letter>$ of $<numbers>$ for which $\operatorname{<part>} <letter> <sign> 0$ "
            r"form the set $<some>$.",
            r"The condition $\operatorname{<part>} <letter> <sign> 0$ leaves, of the numbers $<letter>$ in "
            r"$<numbers>$, just $<some>$.",
        ),
        explained="Where a number lies in the plane is told by the signs of its real and imaginary parts.",
    ),
    "of_roots": Rule(
        wordings=(
            r"If $<roots>$ are the roots of $<polynomial>$, in $<letter>$, then $<expression> = <value>$.",
            r"The roots $<roots>$ of $<polynomial>$, a polynomial in $<letter>$, satisfy "
            r"$<expression> = <value>$.",
            r"We have $<expression> = <value>$ for the roots $<roots>$ of $<polynomial>$ in $<letter>$.",
        ),
        explained="Symmetric functions of the roots are found from the coefficients, by Vieta's formulas.",
    ),
    "polynomial_with_roots": Rule(
        wordings=(
            r"As $<root>$ runs through the roots of $<polynomial>$, in $<letter>$, the number $<image>$ runs "
            r"through those of $<new>$.",
            r"The roots of $<new>$, in $<letter>$, are just the numbers $<image>$, where $<root>$ is a root "
            r"of "
            r"$<polynomial>$.",
            r"If $<root>$ is a root of $<polynomial>$, in $<letter>$, then $<image>$ is one of $<new>$, and "
            r"all its roots arise so.",
        ),
        explained="Putting the old root in terms of the new one into its equation gives the new equation.",
    ),
}
