"""The sentences of an indeterminate limit."""

AT_ZERO = (
    r"For small $x > 0$, let $$f(x) = <rule>.$$ The limit $L = \lim_{x \to 0^+} f(x)$ is an "
    "indeterminate form.",
    r"Direct substitution of $x = 0$ says nothing about the function $$f(x) = <rule>.$$ "
    r"Let $L = \lim_{x \to 0^+} f(x)$.",
    r"Let $L$ be the limit of $$f(x) = <rule>$$ as $x$ tends to $0$ from the right.",
    r"A computer tabulates $$f(x) = <rule>$$ for smaller and smaller $x > 0$; the values approach "
    "a number $L$.",
)

AT_INFINITY = (
    r"For large $x$, let $$f(x) = <rule>.$$ The limit $L = \lim_{x \to \infty} f(x)$ is an "
    "indeterminate form.",
    "The growth of its factors alone does not decide how this function behaves for large $x$: "
    r"$$f(x) = <rule>.$$ Let $L = \lim_{x \to \infty} f(x)$.",
    r"Let $L$ be the limit of $$f(x) = <rule>$$ as $x$ tends to infinity.",
    r"A computer tabulates $$f(x) = <rule>$$ for larger and larger $x$; the values approach "
    "a number $L$.",
)

AT_ZERO_WITH_K = (
    r"For a real parameter $k$ and small $x > 0$, let $$f(x) = <rule>.$$ For exactly one $k$, the "
    r"limit $L = \lim_{x \to 0^+} f(x)$ exists as a finite number other than zero.",
    r"The function $$f(x) = <rule>$$ depends on a real number $k$, which is chosen in the only way "
    r"for which $L = \lim_{x \to 0^+} f(x)$ is finite and not zero.",
    r"A lecturer wants the limit $L$ of $$f(x) = <rule>$$ for $x \to 0^+$ to be a finite number "
    "other than zero, and finds that only one real $k$ will do.",
)

AT_INFINITY_WITH_K = (
    r"For a real parameter $k$ and large $x$, let $$f(x) = <rule>.$$ For exactly one $k$, the "
    r"limit $L = \lim_{x \to \infty} f(x)$ exists as a finite number.",
    r"The function $$f(x) = <rule>$$ depends on a real number $k$, which is chosen in the only way "
    r"for which $L = \lim_{x \to \infty} f(x)$ is finite.",
    r"A lecturer wants the limit $L$ of $$f(x) = <rule>$$ for $x \to \infty$ to be a finite number, "
    "and finds that only one real $k$ will do.",
)

VALUES = ("Find $L$.", "Determine the exact value of $L$.", "Which number is $L$, exactly?")

RATES_AT_ZERO = (
    r"How fast is the limit approached? Find $\lim_{x \to 0^+} \frac{f(x) - L}{x}$.",
    r"With this $L$, determine $\lim_{x \to 0^+} \frac{f(x) - L}{x}$ exactly.",
    r"Find the exact value of $\lim_{x \to 0^+} \frac{f(x) - L}{x}$.",
)

RATES_AT_INFINITY = (
    r"How fast is the limit approached? Find $\lim_{x \to \infty} x\left(f(x) - L\right)$.",
    r"With this $L$, determine $\lim_{x \to \infty} x\left(f(x) - L\right)$ exactly.",
    r"Find the exact value of $\lim_{x \to \infty} x\left(f(x) - L\right)$.",
)

PARAMETERS = ("Find $k$.", "Determine this $k$.", "Which value of $k$ is it?")

LIMITS = (
    "For this $k$, find $L$.",
    "Determine $L$ exactly for this $k$.",
    "Which number is $L$ then, exactly?",
)

TEXTS: dict[str, dict[str, dict[str, dict[str, tuple[tuple[str, ...], ...]]]]] = {
    "asked": {
        "rate": {
            "place": {
                "zero": (AT_ZERO, VALUES, RATES_AT_ZERO),
                "infinity": (AT_INFINITY, VALUES, RATES_AT_INFINITY),
            }
        },
        "parameter": {
            "place": {
                "zero": (AT_ZERO_WITH_K, PARAMETERS, LIMITS),
                "infinity": (AT_INFINITY_WITH_K, PARAMETERS, LIMITS),
            }
        },
    }
}
"""By what is asked, and where the limit is taken, which is no field."""
