"""The rules of calculus: derivatives, antiderivatives, integrals, limits."""

from seedproof.problems.rules.rule import Rule

RULES: dict[str, Rule] = {
    "derivative": Rule(
        wordings=(
            r"The derivative of $<function>$ with respect to $<letter>$ is $<derivative>$.",
            r"$\frac{d}{d<letter>}\left(<function>\right) = <derivative>$.",
            r"Differentiating $<function>$ by $<letter>$ gives $<derivative>$.",
        ),
        explained="A derivative is found term by term, by the product rule and the chain rule.",
    ),
    "antiderivative": Rule(
        wordings=(
            r"An antiderivative of $<function>$ with respect to $<letter>$ is $<antiderivative>$.",
            r"$\int \left(<function>\right) d<letter> = <antiderivative> + \text{const}$.",
            r"The derivative of $<antiderivative>$ by $<letter>$ is $<function>$, as it should be.",
        ),
        explained="An antiderivative can always be checked by differentiating it.",
    ),
    "definite_integral": Rule(
        wordings=(
            r"$\int_{<low>}^{<high>} \left(<integrand>\right) d<letter> = <value>$.",
            r"Integrating $<integrand>$ over $<letter>$ from $<low>$ to $<high>$ gives $<value>$.",
            r"From $<letter> = <low>$ to $<letter> = <high>$, the integral of $<integrand>$ is $<value>$.",
        ),
        explained="An integral is the difference of an antiderivative's values at both ends.",
    ),
    "limit": Rule(
        wordings=(
            r"$\lim_{<letter> \to <at>} \left(<expression>\right) = <value>$.",
            r"As $<letter> \to <at>$, the expression $<expression>$ tends to $<value>$.",
            r"The limit of $<expression>$ for $<letter> \to <at>$ is $<value>$.",
        ),
        explained="A limit depends only on the values near the place, not on the value there.",
    ),
    "common_points": Rule(
        wordings=(
            r"The points $(x, y)$ with $<first> = 0$ and $<second> = 0$ are exactly those in $<points>$.",
            r"$<first> = 0$ and $<second> = 0$ hold together exactly for $(x, y) \in <points>$.",
            r"Solving both $<second> = 0$ and $<first> = 0$ for $x$ and $y$ gives the set $<points>$.",
        ),
        explained="One equation is solved for a letter and put into the other.",
    ),
    "greatest": Rule(
        wordings=(
            r"For $<letter> \in <domain>$, $<function>$ is greatest at $<letter> = <at>$, namely $<value>$.",
            r"The maximum of $<function>$ over all $<letter> \in <domain>$ is $<value>$, attained at "
            r"$<letter> = <at>$.",
            r"Of all $<letter> \in <domain>$, $<letter> = <at>$ gives $<function>$ its largest value, "
            r"$<value>$.",
        ),
        explained="A greatest value is among those at the zeros of the derivative and at the ends.",
    ),
    "least": Rule(
        wordings=(
            r"For $<letter> \in <domain>$, $<function>$ is least at $<letter> = <at>$, namely $<value>$.",
            r"The minimum of $<function>$ over all $<letter> \in <domain>$ is $<value>$, attained at "
            r"$<letter> = <at>$.",
            r"Of all $<letter> \in <domain>$, $<letter> = <at>$ gives $<function>$ its smallest value, "
            r"$<value>$.",
        ),
        explained="A least value is among those at the zeros of the derivative and at the ends.",
    ),
    "zeros_between": Rule(
        wordings=(
            "In the open interval $<interval>$, the zeros of $<polynomial>$ (in $<letter>$) are those in "
            "$<zeros>$.",
            r"$<polynomial> = 0$ with $<letter> \in <interval>$ holds just for $<letter> \in <zeros>$.",
            r"Of the zeros of $<polynomial>$, just those in $<zeros>$ have $<letter> \in <interval>$.",
        ),
        explained="Zeros outside of the interval, and at its ends, do not count.",
    ),
    "number_of_zeros": Rule(
        wordings=(
            r"The number of different real zeros of $<polynomial>$, in $<letter>$, is $<number>$.",
            r"$<polynomial> = 0$ holds for exactly $<number>$ real values of $<letter>$.",
            r"By its monotonicity, $<polynomial>$ is zero at exactly $<number>$ real $<letter>$.",
        ),
        explained="Between two stationary points there is at most one zero, and one just if the sign "
        "changes.",
    ),
    "number_of_solutions": Rule(
        wordings=(
            r"The equation $<left> = <parameter>$ has exactly $<number>$ solutions $<letter> \in <domain>$ "
            r"for $<parameter> \in <values>$, and for no other $<parameter>$.",
            r"Just for $<parameter> \in <values>$, there are exactly $<number>$ different $<letter> \in "
            "<domain>$ with $<left> = <parameter>$.",
            r"Counting the $<letter> \in <domain>$ with $<left> = <parameter>$ gives $<number>$ if and "
            r"only if $<parameter> \in <values>$.",
        ),
        explained="A function takes each value at most once wherever it only rises or only falls.",
    ),
    "second_derivative": Rule(
        wordings=(
            r"At $<letter> = <at>$, the second derivative of $<function>$ is $<value>$.",
            r"$\left.\frac{d^2}{d<letter>^2}\left(<function>\right)\right|_{<letter> = <at>} = <value>$.",
            r"Differentiating $<function>$ twice by $<letter>$, at $<letter> = <at>$, gives $<value>$.",
        ),
        explained="The second derivative is the derivative of the first one.",
    ),
    "tangent_to_graph": Rule(
        wordings=(
            r"The tangent to $y = <function>$ at $x = <at>$ is the line $<line>$.",
            r"$<line>$ is the line that touches the graph of $<function>$ at $x = <at>$.",
            r"With the value and the slope of $<function>$ at $x = <at>$, its tangent there is $<line>$.",
        ),
        explained="A tangent has a point and the slope in common with the graph.",
    ),
    "behaves_on": Rule(
        wordings=(
            r"The largest open intervals on which $<polynomial>$ is <behaviour> make up $<intervals>$.",
            r"$<polynomial>$ is <behaviour> just on the open intervals of $<intervals>$.",
            r"By the signs of a derivative, $<polynomial>$ is <behaviour> on $<intervals>$, and on no larger "
            r"open intervals.",
        ),
        explained="A polynomial rises where its derivative is positive but for single points.",
    ),
    "special_points": Rule(
        wordings=(
            r"The <kind> points of the graph of $<polynomial>$ are exactly those in $<points>$.",
            r"The graph of $<polynomial>$ has its <kind> points in $<points>$, and no others.",
            r"As <kind> points of $y = <polynomial>$ we find just those in $<points>$.",
        ),
        explained="Where a derivative changes its sign, there is an extremum or an inflection point.",
    ),
}
