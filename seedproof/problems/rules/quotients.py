"""The rules of quotients of polynomials: where they are zero, and how their power series go on."""

from seedproof.problems.rules.rule import Rule

RULES: dict[str, Rule] = {
    "zeros_of_quotient": Rule(
        wordings=(
            r"$\frac{<numerator>}{<denominator>} = 0$ holds exactly for $<letter> \in <zeros>$.",
            r"The numbers $<letter>$ with $<numerator> = 0$ but $<denominator> \ne 0$ are those in "
            "$<zeros>$.",
            r"Leaving out the zeros of $<denominator>$, the polynomial $<numerator>$ is zero exactly for "
            r"$<letter> \in <zeros>$.",
        ),
        explained="A fraction is zero where its numerator is and its denominator is not.",
    ),
    "series_coefficient": Rule(
        wordings=(
            "In the power series of $<function>$ about $<letter> = 0$ the coefficient of "
            "$<letter>^{<order>}$ is $<coefficient>$.",
            r"Expanding $<function>$ in powers of $<letter>$ gives $<letter>^{<order>}$ the coefficient "
            r"$<coefficient>$.",
            "The coefficient of $<letter>^{<order>}$ in the expansion of $<function>$ about $<letter> = 0$ "
            "is $<coefficient>$.",
        ),
        explained="A partial fraction is expanded as a geometric series.",
    ),
}
