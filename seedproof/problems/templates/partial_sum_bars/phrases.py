"""The sentences of a bar chart of a sequence: no height is said."""

STATEMENTS = {
    "terms": (
        "The bars of the figure show the first <count> terms of a geometric sequence $a_1, a_2, a_3, "
        r"\ldots$; all heights shown are integers. Let $S_N = a_1 + \ldots + a_N$, and let $S$ be the sum "
        "of all terms.",
        r"Read the first <count> terms of a geometric sequence $a_1, a_2, \ldots$ off the chart: the "
        r"heights of the bars are integers. Its partial sums are $S_N = a_1 + \ldots + a_N$, and $S$ is the "
        "sum of all terms.",
        r"A geometric series $S = \sum_{n=1}^{\infty} a_n$ has the partial sums $S_N$. The heights of the "
        "<count> bars, all integers, are its first terms.",
        "In the chart, the bar over $n$ has the height $a_n$, an integer for each of the <count> bars. The "
        r"sequence $a_1, a_2, \ldots$ is geometric, $S_N$ is the sum of its first $N$ terms, and $S$ the "
        "sum of all.",
    ),
    "sequence": (
        r"The bars of the figure show the first <count> members of a sequence $x_1, x_2, x_3, \ldots$; all "
        "heights shown are integers. The differences $x_{n+1} - x_n$ form a geometric sequence. Let $L$ be "
        "the limit of $x_n$.",
        r"Read the first <count> members of a sequence $x_1, x_2, \ldots$ off the chart: the heights of the "
        "bars are integers. The differences $x_{n+1} - x_n$ of all its members form a geometric sequence, "
        "and $L$ is the limit of $x_n$.",
        "A process is measured once a day: the bar over $n$ shows $x_n$, an integer on each of the first "
        "<count> days. From day to day the change $x_{n+1} - x_n$ is multiplied by the same number. Let $L$ "
        "be the limit of $x_n$.",
        "In the chart, the bar over $n$ has the height $x_n$, an integer for each of the <count> bars. The "
        r"differences of neighbouring members of the sequence $x_1, x_2, \ldots$, which goes on for ever, "
        "form a geometric sequence, and $L$ is the limit of $x_n$.",
    ),
}

COUNTS = {3: "three", 4: "four", 5: "five"}

FORMULAS = {
    "terms": (
        r"Find a formula for $a_n$, valid for all integers $n \ge 1$.",
        r"Express $a_n$ in terms of $n \ge 1$.",
    ),
    "sequence": (
        r"Find a formula for $x_n$, valid for all integers $n \ge 1$.",
        r"Express $x_n$ in terms of $n \ge 1$.",
    ),
}

LIMITS = {
    "terms": ("Find $S$.", "What is the value of $S$?"),
    "sequence": ("Find $L$.", "What is the value of $L$?"),
}

ERRORS = {
    "terms": (
        r"What is the least $N$ with $|S - S_N| < \frac{1}{<precision>}$?",
        r"How many terms must be added at least, so that $|S - S_N| < \frac{1}{<precision>}$?",
    ),
    "sequence": (
        r"What is the least $n$ with $|x_n - L| < \frac{1}{<precision>}$?",
        r"For which $n$ does $|x_n - L| < \frac{1}{<precision>}$ hold for the first time?",
    ),
}

TEXTS = {
    "kind": {
        "terms": (STATEMENTS["terms"], FORMULAS["terms"], LIMITS["terms"], ERRORS["terms"]),
        "sequence": (STATEMENTS["sequence"], FORMULAS["sequence"], LIMITS["sequence"], ERRORS["sequence"]),
    }
}
