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
    "the factor pairs of {n}", "all pairs of factors of {n}",
)  # fmt: skip
_ASKED = (
    "What are all the factor pairs of {n}?",
    "Which pairs of whole numbers have a product of {n}?",
    "Which pairs of whole numbers can be multiplied to get {n}?",
    "What are the factor pairs of {n}?",
    "In which ways can {n} be written as a product of two whole numbers?",
    "Which two whole numbers have a product of {n}? List all pairs.",
    "The product of two whole numbers is {n}. Which pairs of numbers can they be?",
    "Two whole numbers are multiplied to get {n}. Find all pairs.",
)


def tell_factors(standard: Standard, problem: Problem, draws: Draws) -> Told:
    """Word the number. Raises: Rejected for anything else."""
    (asked,) = problem.question.asked
    if not isinstance(asked, Number):
        raise Rejected("no number to factor")
    question = draws.choice(_ASKED)
    if draws.below(5) < 3:
        question = f"{draws.choice(_VERBS)} {draws.choice(_WHAT)}."
    return Told(_sentences(question.format(n=asked.digits)), "factor pairs")


def _sentences(text: str) -> tuple[str, ...]:
    """Cut a text where a sentence ends and another begins."""
    for end in (". ", "? "):
        first, found, last = text.partition(end)
        if found:
            return (f"{first}{end[0]}", last)
    return (text,)
