"""Steps of integrals and antiderivatives, each with its gaps in one order."""

from seedproof.problems.solution import Step, step
from seedproof.text.formula import Like


def inner_integral(low: Like, high: Like, integrand: Like, letter: Like, value: Like) -> Step:
    """Return the step of an integral whose bounds and value may have other letters."""
    return step("inner_integral", low=low, high=high, integrand=integrand, letter=letter, value=value)


def definite_integral(low: Like, high: Like, integrand: Like, letter: Like, value: Like) -> Step:
    """Return the step of an integral between numbers."""
    return step("definite_integral", low=low, high=high, integrand=integrand, letter=letter, value=value)


def antiderivative_between(low: Like, high: Like, function: Like, letter: Like, antiderivative: Like) -> Step:
    """State an antiderivative of a function that is defined between two ends."""
    ends = {"low": low, "high": high}
    gaps = {"function": function, "letter": letter, **ends, "antiderivative": antiderivative}
    return step("antiderivative_between", **gaps)
