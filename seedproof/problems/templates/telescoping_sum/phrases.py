"""The sentences of a telescoping sum."""

STATEMENTS = (
    r"Let $$a_k = <term>$$ for $k \ge 1$, and let $S_n = a_1 + a_2 + \dots + a_n$.",
    r"Consider the series $\sum_{k=1}^{\infty} a_k$ with $$a_k = <term>$$ and its partial sums "
    r"$S_n = \sum_{k=1}^{n} a_k$.",
    r"A series has the terms $$a_k = <term>, \qquad k \ge 1.$$ Write them as differences; let $S_n$ "
    "be the sum of the first $n$ terms.",
    r"The terms of a series are $$a_k = <term>, \qquad k = 1, 2, 3, \dots,$$ and $S_n$ is the sum of the "
    r"first $n$ of them.",
)

PARTIAL_SUMS = (
    "Find a closed formula for $S_n$ in terms of $n$.",
    "Express $S_n$ in terms of $n$ alone, without a summation sign.",
)

SUMS = (
    r"What is the sum of the series $\sum_{k=1}^{\infty} a_k$?",
    r"Find $\lim_{n \to \infty} S_n$, the sum of the series.",
)

TEXTS = (STATEMENTS, PARTIAL_SUMS, SUMS)
