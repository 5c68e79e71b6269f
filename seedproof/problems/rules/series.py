"""The rules of sequences and series: sums, convergence, expansions, recurrences."""

from seedproof.problems.rules.rule import Rule

RULES: dict[str, Rule] = {
    "series_sum": Rule(
        wordings=(
            r"$\sum_{<index>=<start>}^{\infty} <term> = <value>$.",
            r"The terms $<term>$ with the integers $<index> \ge <start>$ add up to $<value>$.",
            r"Summing $<term>$ over all integers $<index> \ge <start>$ gives $<value>$.",
        ),
        explained="The sum of a series is the limit of its partial sums.",
    ),
    "finite_sum": Rule(
        wordings=(
            r"$\sum_{<index>=<start>}^{<end>} <term> = <value>$.",
            r"Adding $<term>$ from $<index> = <start>$ up to $<index> = <end>$ gives $<value>$.",
            r"The terms $<term>$ with $<start> \le <index> \le <end>$ add up to $<value>$.",
        ),
        explained="A finite sum is found by adding its terms, or by a formula for them.",
    ),
    "expansion": Rule(
        wordings=(
            r"Up to the power $<letter>^{<order>}$, the expansion of $<function>$ about $<letter> = 0$ is "
            r"$<polynomial>$.",
            r"With all terms up to the power $<order>$ of $<letter>$, but none beyond, $<function>$ is "
            r"$<polynomial>$.",
            r"The Taylor polynomial of $<function>$ about $<letter> = 0$, with all terms up to "
            r"$<letter>^{<order>}$, is $<polynomial>$.",
        ),
        explained="Expansions are added, multiplied and put into one another like polynomials.",
    ),
    "converges_for": Rule(
        wordings=(
            r"The series $\sum_{<index>=<start>}^{\infty} <term>$ converges exactly for "
            r"$<letter> \in <solution>$.",
            r"Exactly for $<letter> \in <solution>$, the series $\sum_{<index>=<start>}^{\infty} <term>$ "
            r"converges.",
            r"For a real number $<letter>$, the sum $\sum_{<index>=<start>}^{\infty} <term>$ is convergent "
            r"just if $<letter> \in <solution>$.",
        ),
        explained="A power series converges absolutely inside its interval; the ends have to be tested.",
    ),
    "converges_absolutely_for": Rule(
        wordings=(
            r"The series $\sum_{<index>=<start>}^{\infty} <term>$ converges absolutely exactly for "
            r"$<letter> \in <solution>$.",
            r"Exactly for $<letter> \in <solution>$, there is absolute convergence of "
            r"$\sum_{<index>=<start>}^{\infty} <term>$.",
            r"For a real number $<letter>$, the absolute values of the terms of "
            r"$\sum_{<index>=<start>}^{\infty} <term>$ have a finite sum just if $<letter> \in <solution>$.",
        ),
        explained="A series converges absolutely when the absolute values of its terms have a finite sum.",
    ),
    "converges_conditionally_for": Rule(
        wordings=(
            r"The series $\sum_{<index>=<start>}^{\infty} <term>$ converges, but not absolutely, exactly for "
            r"$<letter> \in <solution>$.",
            r"Exactly for $<letter> \in <solution>$, the series $\sum_{<index>=<start>}^{\infty} <term>$ "
            r"converges conditionally.",
            r"Conditional convergence of $\sum_{<index>=<start>}^{\infty} <term>$ happens for real "
            r"$<letter> \in <solution>$, and for no other.",
        ),
        explained="A series converges conditionally when it converges, but its absolute values do not.",
    ),
    "decay": Rule(
        wordings=(
            r"As $<letter> \to \infty$, the expression $<expression>$ behaves like "
            r"$\frac{A}{<letter>^q}$ with "
            r"$(q, A) = <pair>$.",
            r"With $(q, A) = <pair>$, the product of $<letter>^q$ and $<expression>$ tends to $A$ as "
            r"$<letter> \to \infty$.",
            r"For large $<letter>$, $<expression>$ is $\frac{A}{<letter>^q}$ up to a factor that tends "
            r"to $1$, "
            r"where $(q, A) = <pair>$.",
        ),
        explained="The first term of an expansion in powers of 1/n tells how fast an expression decays.",
    ),
    "alternating_estimate": Rule(
        wordings=(
            r"The first omitted term of $\sum_{<index>=<start>}^{\infty} <term>$ bounds the error, and "
            r"it is at "
            r"most $<bound>$ from $<count>$ terms on, not before.",
            r"At least $<count>$ terms of $\sum_{<index>=<start>}^{\infty} <term>$ are needed until the next "
            r"one has an absolute value of at most $<bound>$.",
            r"For $\sum_{<index>=<start>}^{\infty} <term>$, the least number of terms after which the "
            r"size of "
            r"the next term is no more than $<bound>$ is $<count>$.",
        ),
        explained="If the sizes of alternating terms fall to zero, the error is at most the next "
        "term's size.",
    ),
    "series_between": Rule(
        wordings=(
            r"The sum $\sum_{<index>=<start>}^{\infty} <term>$ lies between the numbers $<bounds>$, "
            r"which are "
            r"two neighbouring partial sums, the smaller one first.",
            r"Two neighbouring partial sums of $\sum_{<index>=<start>}^{\infty} <term>$, in their order, are "
            r"$<bounds>$, and the sum of the series is between them.",
            r"Bounds for $\sum_{<index>=<start>}^{\infty} <term>$ from below and above, by two neighbouring "
            r"partial sums, are $<bounds>$.",
        ),
        explained="The partial sums of an alternating series lie above and below its sum in turn.",
    ),
    "fixed_points": Rule(
        wordings=(
            r"The real solutions of $<letter> = <function>$ are exactly those in $<points>$.",
            r"Solving $<function> = <letter>$ for real $<letter>$ gives just $<points>$.",
            r"The function $<function>$ of $<letter>$ has exactly the fixed points $<points>$.",
        ),
        explained="The limit of a recursive sequence is a fixed point of a continuous function.",
    ),
    "sequence_limit": Rule(
        wordings=(
            r"Starting at $<letter> = <start>$ and replacing $<letter>$ by $<function>$ again and again, we "
            r"come nearer and nearer to $<limit>$.",
            r"The sequence that begins with $<start>$, and in which $<function>$ follows after $<letter>$, "
            r"converges to $<limit>$.",
            r"If $<letter>$ is replaced by $<function>$ over and over, beginning with $<start>$, the "
            r"limit is "
            r"$<limit>$.",
        ),
        explained="A bounded monotone sequence converges, and its limit is a fixed point.",
    ),
    "order_of_convergence": Rule(
        wordings=(
            r"Near $<letter> = <limit>$, the step to $<function>$ takes an error $e$ to about $C e^p$ with "
            r"$(p, C) = <pair>$.",
            r"An error $e$ of $<letter>$ near $<limit>$ becomes about $C e^p$ in $<function>$, where "
            r"$(p, C) = <pair>$.",
            r"With $(p, C) = <pair>$, the error of $<function>$ is about $C e^p$ where that of "
            r"$<letter>$ is $e$, "
            r"close to the limit $<limit>$.",
        ),
        explained="The first derivative that is not zero at a fixed point gives the order of convergence.",
    ),
    "coefficient_recurrence": Rule(
        wordings=(
            r"A power series $y = \sum_{n=0}^{\infty} a_n x^n$ that solves $<equation>$ has "
            r"$<following> = <right>$ for all integers $n \ge <from>$.",
            r"Putting $y = \sum_{n=0}^{\infty} a_n x^n$ into $<equation>$ and comparing the coefficients of "
            r"every power gives $<following> = <right>$ for $n \ge <from>$.",
            r"For $y = \sum_{n=0}^{\infty} a_n x^n$, the equation $<equation>$ leads to "
            r"$<following> = <right>$ for every integer $n \ge <from>$.",
        ),
        explained="Two power series are equal only if all their coefficients are.",
    ),
    "series_solution": Rule(
        wordings=(
            r"The solution of $<equation>$ with $<initial>$ begins, up to $x^{<order>}$, with "
            r"$<polynomial>$.",
            r"With $<initial>$ the equation $<equation>$ has a solution whose Taylor polynomial "
            r"about $0$, with all terms up to $x^{<order>}$, is $<polynomial>$.",
            r"Up to and including $x^{<order>}$, the power series of the $y$ with $<equation>$ and "
            r"$<initial>$ "
            r"reads $<polynomial>$.",
        ),
        explained="The initial values are the first coefficients; the recurrence gives all others.",
    ),
    "derivative_of_solution": Rule(
        wordings=(
            r"The solution of $<equation>$ with $<initial>$ has $<derivative> = <value>$.",
            r"For the $y$ with $<equation>$ and $<initial>$ we find $<derivative> = <value>$.",
            r"From $<equation>$ and $<initial>$ it follows that $<derivative> = <value>$.",
        ),
        explained="The derivative number k at 0 is the coefficient of the k-th power times k factorial.",
    ),
    "initial_value_problem": Rule(
        wordings=(
            r"The function $y = <function>$ is the solution of $<equation>$ with $<initial>$.",
            r"The equation $<equation>$ with $<initial>$ is solved by $y = <function>$.",
            r"We recognise $y = <function>$: it satisfies $<equation>$ and $<initial>$.",
        ),
        explained="Whether a function solves an initial value problem is seen by putting it in.",
    ),
    "satisfies_recurrence": Rule(
        wordings=(
            r"The sequence $a_n = <term>$ satisfies $<recurrence>$ for all $n \ge 0$.",
            r"One solution of $<recurrence>$ for $n \ge 0$, whatever its first terms, is $a_n = <term>$.",
            r"With $a_n = <term>$, we have $<recurrence>$ for every integer $n \ge 0$.",
        ),
        explained="A particular solution has the form of the right side, times n if that solves without it.",
    ),
    "generating_function": Rule(
        wordings=(
            r"With $<recurrence>$ for $n \ge 0$ and $<initial>$, the power series with the "
            r"coefficients $a_n$ is "
            r"$<function>$.",
            r"From $<recurrence>$ for $n \ge 0$ and $<initial>$ it follows that "
            r"$\sum_{n=0}^{\infty} a_n x^n = <function>$.",
            r"The generating function of the sequence with $<initial>$ and $<recurrence>$ for $n \ge 0$ is "
            r"$<function>$.",
        ),
        explained="A shift of the index multiplies a generating function by a power of x.",
    ),
    "recurrence_solved": Rule(
        wordings=(
            r"The sequence with $<recurrence>$ for $n \ge 0$ and $<initial>$ is $a_n = <term>$.",
            r"With $<initial>$ and $<recurrence>$ for $n \ge 0$, all terms are given by $a_n = <term>$.",
            r"From $<recurrence>$ for $n \ge 0$ and $<initial>$ it follows that $a_n = <term>$.",
        ),
        explained="The first terms decide the constants in the general solution.",
    ),
    "growth_ratio": Rule(
        wordings=(
            r"If $a_n = <term>$, then $\frac{a_{n+1}}{a_n}$ tends to $<value>$.",
            r"For the sequence $a_n = <term>$, the ratio of a term to the one before has the limit "
            r"$<value>$.",
            r"The quotients $\frac{a_{n+1}}{a_n}$ of $a_n = <term>$ converge to $<value>$.",
        ),
        explained="The power that grows fastest decides the ratio of neighbouring terms.",
    ),
    "derivative_at_zero": Rule(
        wordings=(
            r"The derivative of order $<order>$ of $<function>$ with respect to $<letter>$ is $<value>$ at "
            r"$<letter> = 0$.",
            r"Differentiating $<function>$ by $<letter>$ a number of $<order>$ times, and putting "
            r"$<letter> = 0$, "
            r"gives $<value>$.",
            r"At $<letter> = 0$, $<function>$ has the derivative $<value>$ of order $<order>$.",
        ),
        explained="The coefficient of the k-th power, times k factorial, is the derivative of order k.",
    ),
    "integral_for_integers": Rule(
        wordings=(
            r"For every integer $n \ge 1$, $\int_{<low>}^{<high>} \left(<integrand>\right) d<letter> = "
            r"<value>$.",
            r"Integrating $<integrand>$ over $<letter>$ from $<low>$ to $<high>$ gives $<value>$ for "
            r"all integers "
            r"$n \ge 1$.",
            r"Whatever the integer $n \ge 1$, from $<letter> = <low>$ to $<letter> = <high>$ the integral of "
            r"$<integrand>$ is $<value>$.",
        ),
        explained="Products of polynomials with sine or cosine are integrated by parts.",
    ),
}
