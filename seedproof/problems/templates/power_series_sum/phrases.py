"""The sentences of a power series that is summed."""

STATEMENTS = (
    r"Let $f$ be the sum of the power series $$f(x) = <series>$$ <domain>.",
    r"The power series $$f(x) = <series>$$ is to be summed <domain>.",
    r"A function $f$ is defined by $$f(x) = <series>$$ <domain>.",
    r"Differentiating or integrating a known series term by term leads to the sum of $$f(x) = <series>$$ "
    "<domain>.",
    r"Consider $$f(x) = <series>$$ <domain>.",
)

BOUNDED = "for $|x| < <radius>$"

EVERYWHERE = "for all real $x$"

SERIES = {
    "geometric": (
        r"\sum_{n=0}^{\infty} (<weight>) \, x^n",
        r"\sum_{n=0}^{\infty} \frac{<weight>}{<size>^n} \, x^n",
    ),
    "logarithm": (
        r"\sum_{n=0}^{\infty} \frac{<weight>}{n + 1} \, x^{n+1}",
        r"\sum_{n=0}^{\infty} \frac{<weight>}{<size>^n \, (n + 1)} \, x^{n+1}",
    ),
    "double": (
        r"\sum_{n=1}^{\infty} \frac{<weight>}{n \, (n + 1)} \, x^{n+1}",
        r"\sum_{n=1}^{\infty} \frac{<weight>}{<size>^n \, n \, (n + 1)} \, x^{n+1}",
    ),
    "exponential": (
        r"\sum_{n=0}^{\infty} \frac{<weight>}{n!} \, x^n",
        r"\sum_{n=0}^{\infty} \frac{<weight>}{<size>^n \, n!} \, x^n",
    ),
}
"""By kind, without and with a scale."""

SIGN = r"(-1)^n \, "
"""Stands before the terms of a negative scale."""

CLOSED_FORMS = (
    "Find $f(x)$ in closed form, without a sum.",
    "Express $f(x)$ in terms of elementary functions.",
    "What is $f(x)$ in closed form?",
)

VALUES = (r"Use this to find the exact value of $<numerical>$.", r"Hence evaluate $<numerical>$ exactly.")

NUMERICAL = {
    "geometric": r"\sum_{n=0}^{\infty} (<weight>) \left(<at>\right)^n",
    "logarithm": r"\sum_{n=0}^{\infty} \frac{<weight>}{n + 1} \left(<at>\right)^{n+1}",
    "double": r"\sum_{n=1}^{\infty} \frac{<weight>}{n \, (n + 1)} \left(<at>\right)^{n+1}",
    "exponential": r"\sum_{n=0}^{\infty} \frac{<weight>}{n!} \left(<at>\right)^n",
}

TEXTS = (STATEMENTS, CLOSED_FORMS, VALUES)
