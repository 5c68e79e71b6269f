"""The sentences of a problem about mean values or about the number of solutions."""

STATEMENTS = {
    "mean": (
        "Let $$f(x) = <coefficients>$$ on the interval $[<low>, <high>]$.",
        r"A particle is at the place $$f(x) = <coefficients>$$ on a line after $x$ seconds, for "
        r"$<low> \le x \le <high>$ (negative $x$ are before the start of the clock).",
        "The mean value theorem is applied to $$f(x) = <coefficients>$$ on $[<low>, <high>]$.",
        "On $[<low>, <high>]$, consider the function $$f(x) = <coefficients>.$$",
    ),
    "count": (
        "Let $$f(x) = <coefficients>$$ for all real $x$.",
        "How often a horizontal line meets the graph of $$f(x) = <coefficients>$$ is to be found out without "
        "drawing it.",
        "Monotonicity and Rolle's theorem say much about the zeros of $$f(x) = <coefficients>.$$",
        "Consider the polynomial $$f(x) = <coefficients>$$ on the real line.",
    ),
    "level": (
        "For a real number $k$, consider the equation $$<f> = k$$ with the unknown <shape>.",
        "The number of solutions of the equation $$<f> = k$$ with <shape> depends on the real parameter $k$.",
        "Let $k$ be a real parameter. Monotonicity shows how many solutions <shape> the equation $$<f> = "
        "k$$ has.",
        "The solutions of $$<f> = k,$$ where <shape>, are to be counted for each real $k$.",
    ),
}

FIRST = {
    "mean": (
        "For which number $p$ does Rolle's theorem apply to $g(x) = f(x) - p x$ on this interval?",
        "Find the number $p$ for which $f(x) - p x$ has equal values at both ends of the interval.",
    ),
    "count": (
        "How many different real zeros does $f$ have?",
        "Find the number of different real zeros of $f$.",
    ),
    "level": (
        "For which $k$ does it have exactly <number> different solutions? Give the set of all these $k$.",
        "Find the set of all $k$ for which there are exactly <number> different solutions.",
    ),
}

SECOND = {
    "mean": (
        r"Hence find the set of all $c$ in the open interval with $f'(c) = \frac{f(<high>) - "
        "f(<low>)}{<high> - (<low>)}$.",
        "At which $c$ inside the interval is the tangent to the graph of $f$ parallel to the chord over "
        "the interval? Give the set of all such $c$.",
    ),
    "count": (
        "For which real $k$ does $f(x) = k$ have <number> different real solutions? Answer in "
        "interval notation.",
        "Find the set of all $k$ for which the equation $f(x) = k$ has <number> different real solutions, "
        "in interval notation.",
    ),
    "level": (
        "For which $k$ does it have exactly one solution (a multiple solution counts once)? Give the set of "
        "all these $k$.",
        "Find the set of all $k$ for which there is exactly one solution, where a multiple one counts once.",
    ),
}

NUMBERS = {2: "two", 3: "three", 4: "four"}

WORDS = {"shape": {"exp": r"$x \in \mathbb{R}$", "log": "$x > 0$"}}

TEXTS = {
    "kind": {
        "mean": (STATEMENTS["mean"], FIRST["mean"], SECOND["mean"]),
        "count": (STATEMENTS["count"], FIRST["count"], SECOND["count"]),
        "level": (STATEMENTS["level"], FIRST["level"], SECOND["level"]),
    }
}
