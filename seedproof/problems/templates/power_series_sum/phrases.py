"""The sentences of a power series that is summed."""

from typing import Literal

from seedproof.problems.templates.power_series_sum.facts import Kind

Size = Literal["one", "minus one", "positive", "negative"]

STATEMENTS = (
    r"Let $f$ be the sum of the power series $$f(x) = <series>$$ <domain>.",
    r"The power series $$f(x) = <series>$$ is to be summed <domain>.",
    r"A function $f$ is defined by $$f(x) = <series>$$ <domain>.",
    r"Differentiating or integrating a known series term by term leads to the sum of $$f(x) = <series>$$ "
    "<domain>.",
    r"Consider $$f(x) = <series>$$ <domain>.",
)

DOMAINS: dict[Literal["bounded", "all"], str] = {
    "bounded": "for $|x| < <radius>$",
    "all": "for all real $x$",
}

SERIES: dict[tuple[Kind, Size], str] = {
    ("geometric", "one"): r"\sum_{n=0}^{\infty} (<weight>) \, x^n",
    ("geometric", "minus one"): r"\sum_{n=0}^{\infty} (-1)^n \, (<weight>) \, x^n",
    ("geometric", "positive"): r"\sum_{n=0}^{\infty} \frac{<weight>}{<size>^n} \, x^n",
    ("geometric", "negative"): r"\sum_{n=0}^{\infty} (-1)^n \, \frac{<weight>}{<size>^n} \, x^n",
    ("logarithm", "one"): r"\sum_{n=0}^{\infty} \frac{<weight>}{n + 1} \, x^{n+1}",
    ("logarithm", "minus one"): r"\sum_{n=0}^{\infty} (-1)^n \, \frac{<weight>}{n + 1} \, x^{n+1}",
    ("logarithm", "positive"): r"\sum_{n=0}^{\infty} \frac{<weight>}{<size>^n \, (n + 1)} \, x^{n+1}",
    ("logarithm", "negative"): r"\sum_{n=0}^{\infty} (-1)^n \, \frac{<weight>}{<size>^n \, (n + 1)} \, "
    r"x^{n+1}",
    ("double", "one"): r"\sum_{n=1}^{\infty} \frac{<weight>}{n \, (n + 1)} \, x^{n+1}",
    ("double", "minus one"): r"\sum_{n=1}^{\infty} (-1)^n \, \frac{<weight>}{n \, (n + 1)} \, x^{n+1}",
    ("double", "positive"): r"\sum_{n=1}^{\infty} \frac{<weight>}{<size>^n \, n \, (n + 1)} \, x^{n+1}",
    ("double", "negative"): r"\sum_{n=1}^{\infty} (-1)^n \, \frac{<weight>}{<size>^n \, n \, (n + 1)} \, "
    r"x^{n+1}",
    ("exponential", "one"): r"\sum_{n=0}^{\infty} \frac{<weight>}{n!} \, x^n",
    ("exponential", "minus one"): r"\sum_{n=0}^{\infty} (-1)^n \, \frac{<weight>}{n!} \, x^n",
    ("exponential", "positive"): r"\sum_{n=0}^{\infty} \frac{<weight>}{<size>^n \, n!} \, x^n",
    ("exponential", "negative"): r"\sum_{n=0}^{\infty} (-1)^n \, \frac{<weight>}{<size>^n \, n!} \, x^n",
}
"""By kind, and by the scale: 1, -1, larger, or smaller."""

CLOSED_FORMS = (
    "Find $f(x)$ in closed form, without a sum.",
    "Express $f(x)$ in terms of elementary functions.",
    "What is $f(x)$ in closed form?",
)

VALUES = (
    r"Use this to find the exact value of $<series>$.",
    r"Hence evaluate $<series>$ exactly.",
)

NUMERICAL: dict[Kind, str] = {
    "geometric": r"\sum_{n=0}^{\infty} (<weight>) \left(<at>\right)^n",
    "logarithm": r"\sum_{n=0}^{\infty} \frac{<weight>}{n + 1} \left(<at>\right)^{n+1}",
    "double": r"\sum_{n=1}^{\infty} \frac{<weight>}{n \, (n + 1)} \left(<at>\right)^{n+1}",
    "exponential": r"\sum_{n=0}^{\infty} \frac{<weight>}{n!} \left(<at>\right)^n",
}
