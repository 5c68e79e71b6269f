"""Factor pairs, such as those of 24 in `List all the factor pairs of 24`."""

from seedproof.certifying.curriculum.problem import Pairs, Problem
from seedproof.certifying.patterns import Patterns
from seedproof.certifying.script import step
from seedproof.certifying.terms import at_most, equal, integer

_VERBS = ("Determine", "Find", "Give", "List", "Name", "Write down")
_PAIRS = (
    "{verb} [all ][the ]factor pairs of {n:integer}.",
    "{verb} every factor pair of {n:integer}.",
    "{verb} all pairs of factors of {n:integer}.",
    "{verb} each pair of factors of {n:integer}.",
    "{verb} every pair of factors of {n:integer}.",
    "{verb} all pairs of whole numbers that multiply to {n:integer}.",
    "{verb} all pairs of whole numbers whose product is {n:integer}.",
    "{verb} every pair of whole numbers with a product of {n:integer}.",
)

_TASKS = Patterns(
    {
        "pairs": (
            *(pattern.replace("{verb}", verb) for verb in _VERBS for pattern in _PAIRS),
            "What are [all ]the factor pairs of {n:integer}?",
            "In which ways can {n:integer} be written as a product of two whole numbers?",
            "Which pairs of whole numbers can be multiplied to get {n:integer}?",
            "Which pairs of whole numbers have a product of {n:integer}?",
            "Which two whole numbers have a product of {n:integer}? List all pairs.",
            "The product of two whole numbers is {n:integer}. Which pairs of numbers can they be?",
            "Two whole numbers are multiplied to get {n:integer}. Find all pairs.",
        )
    }
)

SMALLER = integer("smaller")
GREATER = integer("greater")


def read(question: str) -> Problem | None:
    """Read a question for factor pairs; None for anything else."""
    said = _TASKS.find(question)
    if said is None:
        return None
    product = step(said.sentence, equal(SMALLER * GREATER, said["n"]))
    ordered = step("two whole numbers, the smaller first", at_most(1, SMALLER), at_most(SMALLER, GREATER))
    bounded = step("a factor is at most the product", at_most(GREATER, said["n"]))
    return Problem((SMALLER, GREATER), (product, ordered, bounded), Pairs(SMALLER, GREATER))
