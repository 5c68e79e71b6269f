"""The sentences of two trigonometric sums."""

STATEMENTS = (
    r"Consider the sums $$C = <cosines> \quad\text{and}\quad S = <sines>.$$",
    r"For the two finite sums $$C = <cosines> \quad\text{and}\quad S = <sines>$$ exact values are wanted.",
    r"Put $$C = <cosines> \quad\text{and}\quad S = <sines>.$$ The complex number $C + iS$ is easier to find "
    r"than its two parts.",
    r"In a calculation of an alternating current, the numbers $$C = <cosines> \quad\text{and}\quad "
    r"S = <sines>$$ turn up.",
)

COSINES = (
    "Find the exact value of $C$.",
    "What is $C$, exactly?",
)

SINES = (
    "Find the exact value of $S$.",
    "What is $S$, exactly?",
)

TEXTS = (STATEMENTS, COSINES, SINES)
