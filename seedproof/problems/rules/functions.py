"""The rules of functions of a real variable: their domains and inverses, and equations between them."""

from seedproof.problems.rules.rule import Rule

RULES: dict[str, Rule] = {
    "domain": Rule(
        wordings=(
            r"The expression $<expression>$ is defined exactly for $<letter> \in <domain>$.",
            r"For real $<letter>$, the expression $<expression>$ makes sense just where "
            r"$<letter> \in <domain>$.",
            r"The largest set of real $<letter>$ on which $<expression>$ is defined is $<domain>$.",
        ),
        explained="Denominators must not be zero, and logarithms need positive arguments.",
    ),
    "inverse": Rule(
        wordings=(
            r"The inverse of $<letter> \mapsto <function>$ is $<letter> \mapsto <inverse>$.",
            r"The functions $<letter> \mapsto <function>$ and $<letter> \mapsto <inverse>$ undo each other.",
            r"Inverting $<letter> \mapsto <function>$ gives $<letter> \mapsto <inverse>$.",
        ),
        explained="A function and its inverse, one after the other, lead back to where one started.",
    ),
    "same_solutions": Rule(
        wordings=(
            r"The equation $<left> = <right>$ has the same real solutions $<letter>$ as $<new> = <value>$.",
            r"For real $<letter>$, we have $<left> = <right>$ exactly when $<new> = <value>$.",
            r"Solving $<left> = <right>$ for real $<letter>$ comes to solving $<new> = <value>$.",
        ),
        explained="What is done to both sides must be possible to undo, or solutions come or go.",
    ),
    "periodic_solutions": Rule(
        wordings=(
            r"The real solutions of $<left> = <right>$ are exactly the $<letter> \in <families>$ with "
            r"integers "
            r"$<count>$.",
            r"For real $<letter>$, $<left> = <right>$ holds just if $<letter> \in <families>$ for an integer "
            r"$<count>$.",
            r"Letting $<count>$ run through the integers, $<families>$ gives all real $<letter>$ with "
            r"$<left> = <right>$.",
        ),
        explained="A periodic function takes a value again after each period, and often once more within it.",
    ),
    "solutions": Rule(
        wordings=(
            r"For $<letter> \in <interval>$, the equation $<left> = <right>$ holds exactly if "
            r"$<letter> \in <solutions>$.",
            r"Of all $<letter> \in <interval>$, just those in $<solutions>$ satisfy $<left> = <right>$.",
            r"The set of all $<letter>$ in $<interval>$ with $<left> = <right>$ is $<solutions>$.",
        ),
        explained="Solutions are to be checked in the equation, and all of them have to be found.",
    ),
}
