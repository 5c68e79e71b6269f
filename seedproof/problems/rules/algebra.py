"""The rules of algebra: values, identities, zeros, signs."""

from seedproof.problems.rules.rule import Rule

RULES: dict[str, Rule] = {
    "identity": Rule(
        wordings=(
            "$<left> = <right>$.",
            "Rewriting $<left>$ gives $<right>$.",
            "We may replace $<left>$ by $<right>$, which is the same.",
            "Here $<left>$ equals $<right>$.",
        ),
        explained="Two expressions are the same when algebra turns one into the other.",
    ),
    "value": Rule(
        wordings=(
            r"At $<letter> = <at>$, the expression $<expression>$ has the value $<value>$.",
            r"Putting $<letter> = <at>$ into $<expression>$ gives $<value>$.",
            r"$\left.\left(<expression>\right)\right|_{<letter> = <at>} = <value>$.",
        ),
        explained="A value of a function is found by putting the number in for its variable.",
    ),
    "zeros": Rule(
        wordings=(
            r"The zeros of $<polynomial>$, in $<letter>$, are exactly those in $<zeros>$.",
            r"$<polynomial> = 0$ holds exactly for $<letter> \in <zeros>$.",
            r"Solving $<polynomial> = 0$ for $<letter>$ gives the solution set $<zeros>$.",
        ),
        explained="A polynomial has at most as many zeros as its degree says, one for each linear factor.",
    ),
    "satisfies": Rule(
        wordings=(
            r"With $<letter> = <value>$ the equation $<left> = <right>$ holds.",
            r"The equation $<left> = <right>$ is satisfied by $<letter> = <value>$.",
            r"From $<left> = <right>$ we may take $<letter> = <value>$, as putting it in shows.",
        ),
        explained="Whether numbers solve an equation is seen by putting them in.",
    ),
    "compared": Rule(
        wordings=(
            r"Here $<left> <sign> <right>$.",
            r"Comparing the two numbers, $<left> <sign> <right>$.",
            r"We have $<left> <sign> <right>$.",
        ),
        explained="Two numbers are compared by the sign of their difference.",
    ),
    "inequality": Rule(
        wordings=(
            r"The inequality $<left> <sign> <right>$ holds exactly for $<letter> \in <solution>$.",
            r"Exactly for $<letter> \in <solution>$, we have $<left> <sign> <right>$.",
            r"Trying a number between each two places where a side changes its sign shows that "
            r"$<left> <sign> <right>$ is true just for $<letter> \in <solution>$.",
        ),
        explained="A quotient can change its sign only at a zero, or where it is not defined.",
    ),
}
