"""Several tests at once: Holm's step-down adjustment."""

from collections.abc import Mapping
from fractions import Fraction


def holm(p_values: Mapping[str, Fraction]) -> dict[str, Fraction]:
    """Return the adjusted p-values, in the order of the given ones. Source: Holm, 1979.

    What is below 0.05 stays below it whatever the others are: the chance of one false finding is 5 % at most.
    """
    adjusted: dict[str, Fraction] = {}
    largest = Fraction(0)
    in_order = sorted(p_values, key=lambda name: p_values[name])
    for position, name in enumerate(in_order):
        tests = len(in_order) - position
        largest = max(largest, min(Fraction(1), tests * p_values[name]))
        adjusted[name] = largest
    return {name: adjusted[name] for name in p_values}
