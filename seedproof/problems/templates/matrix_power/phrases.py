"""The sentences of powers of a matrix."""

RECURRENCES = (
    r"The sequences <sequences> are given by $<starts>$ and $$\begin{cases} <system> \end{cases}$$ for all "
    r"$n \ge 0$. In matrix form, $v_{n+1} = A v_{n}$ with $v_{n} = <vector>$.",
    r"Consider the coupled recurrences $$\begin{cases} <system> \end{cases}$$ with the starting values "
    "$<starts>$, for the sequences <sequences>, and let $A$ be the matrix with $v_{n+1} = A v_{n}$, where "
    "$v_{n} = <vector>$.",
    r"With the starting values $<starts>$, the sequences <sequences> satisfy $$\begin{cases} <system> "
    r"\end{cases}$$ for every integer $n \ge 0$. Write this as $v_{n+1} = A v_{n}$ with $v_{n} = <vector>$.",
    r"Starting from $<starts>$, the sequences <sequences> evolve according to $$\begin{cases} <system> "
    r"\end{cases}$$ Let $v_{n} = <vector>$, and let $A$ be the matrix with $v_{n+1} = A v_{n}$ for all $n$.",
)

SEQUENCES = {2: "$x_{n}$ and $y_{n}$", 3: "$x_{n}$, $y_{n}$ and $z_{n}$"}
"""By their number."""

EIGENVALUES = (
    "Find the eigenvalues of $A$, as a set.",
    "Determine the set of all eigenvalues of $A$.",
)

POWERS = (
    "Compute $A^{n}$ in closed form.",
    "Give all entries of $A^{n}$ as explicit functions of $n$, as a matrix.",
)

TERMS = (
    "Find an explicit formula for $x_{n}$.",
    "Express $x_{n}$ in terms of $n$.",
)

STORIES = {
    "cars": (
        "A rental company has two stations, A and B. In any week, $<leaving>\\%$ of the cars at A end up at "
        "B, and $<returning>\\%$ of those at B end up at A; no cars are added. Today $<first>$ cars are at A "
        "and $<second>$ at B.",
        "Today $<first>$ cars of a rental company stand at station A and $<second>$ at station B, and there "
        "are no others. Each week $<leaving>\\%$ of the cars at A are returned at B, and $<returning>\\%$ of "
        "those at B are returned at A.",
    ),
    "readers": (
        "In a small town everyone reads one of two papers, A or B. From year to year $<leaving>\\%$ of the "
        "readers of A change to B, while $<returning>\\%$ of the readers of B change to A. This year A has "
        "$<first>$ readers and B has $<second>$.",
        "This year the papers A and B have $<first>$ and $<second>$ readers. Every year, $<leaving>\\%$ of "
        "the readers of A change to B and $<returning>\\%$ of those of B change to A, and nobody stops "
        "reading.",
    ),
    "fish": (
        "Two ponds, A and B, are joined by a narrow channel. Every day $<leaving>\\%$ of the fish in A swim "
        "to B and $<returning>\\%$ of those in B swim to A. At first $<first>$ fish are in A and $<second>$ "
        "in B.",
        "At first there are $<first>$ fish in pond A and $<second>$ in pond B. Through a channel, "
        "$<leaving>\\%$ of the fish in A change to B each day, and $<returning>\\%$ of those in B change to "
        "A.",
    ),
    "bicycles": (
        "A city lends bicycles in two districts, A and B. Each month $<leaving>\\%$ of the bicycles in A are "
        "taken to B, and $<returning>\\%$ of those in B are taken to A. In the beginning there are "
        "$<first>$ in A and $<second>$ in B.",
        "In the beginning a city has $<first>$ bicycles in district A and $<second>$ in district B. Each "
        "month $<leaving>\\%$ of those in A move to B, and $<returning>\\%$ of those in B move to A.",
    ),
}

UNITS = {
    "cars": ("weeks", "cars at station A"),
    "readers": ("years", "readers of paper A"),
    "fish": ("days", "fish in pond A"),
    "bicycles": ("months", "bicycles in district A"),
}
"""The unit of time, and what is counted."""

TRANSITIONS = (
    "Treat the numbers as real numbers, and let $P$ be the matrix that takes the column of the two numbers, "
    "A first, to that of the next step. Find $P^{n}$ in closed form.",
    "Let $P$ be the transition matrix, which acts on columns with the number for A on top; numbers need not "
    "be integers. Compute $P^{n}$ in closed form.",
)

COUNTS = (
    "Give the number of <counted> after $n$ <unit> as an explicit function of $n$.",
    "According to this model, what is the number of <counted> after $n$ <unit>? Answer in terms of $n$.",
)

FIRST_TIMES = (
    "After how many <unit> are there, for the first time, <side> than $<threshold>$ <counted>?",
    "Find the first $n$ such that after $n$ <unit> there are <side> than $<threshold>$ <counted>.",
)

WORDS = {"side": {"more": "more", "fewer": "fewer"}}

TEXTS = {
    "kind": {
        "recurrence": (RECURRENCES, EIGENVALUES, POWERS, TERMS),
        "chain": {
            "story": {
                "cars": (STORIES["cars"], TRANSITIONS, COUNTS, FIRST_TIMES),
                "readers": (STORIES["readers"], TRANSITIONS, COUNTS, FIRST_TIMES),
                "fish": (STORIES["fish"], TRANSITIONS, COUNTS, FIRST_TIMES),
                "bicycles": (STORIES["bicycles"], TRANSITIONS, COUNTS, FIRST_TIMES),
            }
        },
    }
}
