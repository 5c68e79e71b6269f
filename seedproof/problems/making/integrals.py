"""The step that states an antiderivative, of which many templates have some."""

from seedproof.problems.solution import Step, step
from seedproof.text.formula import Like


def antiderivative_between(low: Like, high: Like, function: Like, letter: Like, antiderivative: Like) -> Step:
    """State an antiderivative of a function that is defined between two ends."""
    ends = {"low": low, "high": high}
    gaps = {"function": function, "letter": letter, **ends, "antiderivative": antiderivative}
    return step("antiderivative_between", **gaps)
