"""Numbers of a square or a cube: `Find all real numbers whose square is 676`."""

from seedproof.certifying.curriculum.numerals import NUMBER_KINDS
from seedproof.certifying.curriculum.problem import Problem, Solutions
from seedproof.certifying.patterns import Patterns
from seedproof.certifying.script import step
from seedproof.certifying.terms import equal, unknown

_TASKS = Patterns(
    {
        "square": (
            "Find all real numbers whose square is {n:numeral}.",
            "List every real number whose square is {n:numeral}.",
            "What are all the real numbers whose square equals {n:numeral}?",
            "Which real numbers have a square of {n:numeral}?",
        ),
        "cube": (
            "Find all real numbers whose cube is {n:numeral}.",
            "List every real number whose cube is {n:numeral}.",
            "What are all the real numbers whose cube equals {n:numeral}?",
            "Which real numbers have a cube of {n:numeral}?",
        ),
    },
    NUMBER_KINDS,
)

NUMBER = unknown("number")


def read_numbers(question: str) -> Problem | None:
    """Read a question for the numbers of a square or a cube; None for anything else."""
    said = _TASKS.find(question)
    if said is None:
        return None
    power = NUMBER ** (2 if said.kind == "square" else 3)
    return Problem((NUMBER,), (step(question, equal(power, said["n"])),), Solutions(NUMBER))
