"""Words the question for all factor pairs of a number."""

from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.problem import Number, Problem
from seedproof.benchmarks.curriculum.words.told import Told
from seedproof.record.draws import Draws, Rejected

_VERBS = ("Find", "List", "Write down", "Give", "Name", "Determine")
_WHAT = (
    "all factor pairs of {n}", "every factor pair of {n}", "all the factor pairs of {n}",
    "all pairs of whole numbers whose product is {n}", "every pair of whole numbers with a product of {n}",
    "all pairs of whole numbers that multiply to {n}", "each pair of factors of {n}",
)  # fmt: skip
_ASKED = (
    "What are all the factor pairs of {n}?", "Which pairs of whole numbers have a product of {n}?",
    "Which pairs of whole numbers can be multiplied to get {n}?", "What are the factor pairs of {n}?",
)  # fmt: skip


def tell_factors(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """Word the number. Raises: Rejected for anything else."""
    (asked,) = problem.question.asked
    if not isinstance(asked, Number):
        raise Rejected("no number to factor")
    question = f"{draws.choice(_VERBS)} {draws.choice(_WHAT)}." if draws.below(6) else draws.choice(_ASKED)
    return Told((question.format(n=asked.digits),), "factor pairs")
