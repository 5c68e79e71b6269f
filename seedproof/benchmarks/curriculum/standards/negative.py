"""Whether a problem has a number below zero in it, or passes one."""

from seedproof.benchmarks.curriculum.symbolic.problem import Number, Problem, parts
from seedproof.benchmarks.curriculum.symbolic.values import values


def shows_negative(problem: Problem) -> bool:
    """Return whether a numeral, or a value on the way to the answer, is below zero."""
    for whole in problem.expressions():
        for part in parts(whole):
            if type(part) is Number and part.digits < 0:
                return True
    return any(value < 0 for case in values(problem) for _, value in case.steps)
