"""The sentences of an alternating series."""

STATEMENTS = (
    r"Let $S$ be the sum of the alternating series $$S = \sum_{n=1}^{\infty} <term>,$$ and let $S_N$ be the "
    r"sum of its first $N$ terms.",
    r"The convergent series $$S = \sum_{n=1}^{\infty} <term>$$ has alternating signs. Its partial sum with "
    r"the terms up to $n = N$ is called $S_N$.",
    r"Someone computes $$S = \sum_{n=1}^{\infty} <term>$$ by its partial sums "
    r"$S_N = \sum_{n=1}^{N} <term>$.",
    r"Write $S_N$ for the sum of the first $N$ terms of the series $$\sum_{n=1}^{\infty} <term>,$$ and $S$ "
    r"for its sum.",
)

TERMS = {
    "linear": r"\frac{(-1)^{n+1}}{<below>}",
    "square": r"\frac{(-1)^{n+1}}{(<below>)^2}",
    "geometric": r"\frac{(-1)^{n+1}}{(<below>) \cdot <c>^n}",
    "hump": r"\frac{(-1)^{n+1} \, n}{n^2 + <c>}",
}

COUNTS = (
    r"What is the least $N$ for which the first omitted term guarantees $|S - S_N| \le "
    r"\frac{1}{<precision>}$?",
    r"An error of at most $\frac{1}{<precision>}$ is allowed. How many terms must be added at least, if the "
    r"error is bounded by the size of the first omitted term?",
)

BOUNDS = (
    r"Which bounds for $S$ do $S_{<terms>}$ and $S_{<following>}$ give? Answer with the pair (lower bound, "
    "upper bound), as exact fractions.",
    r"Compute $S_{<terms>}$ and $S_{<following>}$ exactly, and give the pair (lower bound, upper bound) for "
    "$S$ that they yield.",
)

MEANS = (
    r"Someone takes the mean $\frac{1}{2}(S_N + S_{N+1})$ instead, whose error is at most half the size of "
    r"the term with $n = N + 1$. Which least $N$ does this bound give for an error of at most "
    r"$\frac{1}{<precision>}$?",
    r"The mean $\frac{1}{2}(S_N + S_{N+1})$ misses $S$ by at most half the size of the term with "
    r"$n = N + 1$. For which least $N$ is this bound at most $\frac{1}{<precision>}$?",
)

TEXTS = (STATEMENTS, COUNTS, BOUNDS, MEANS)
