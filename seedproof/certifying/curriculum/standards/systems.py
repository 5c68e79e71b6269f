"""Pairs of linear equations: `Solve 7t + 9n = 468 and 6t - 3n = 144 for t and n`."""

from seedproof.certifying.curriculum.expressions import Sheet, equation
from seedproof.certifying.curriculum.problem import Problem, System
from seedproof.certifying.curriculum.wording import MATHEMATICS
from seedproof.certifying.patterns import Patterns
from seedproof.certifying.script import Unread, step

_TASKS = Patterns(
    {
        "solve": (
            "Determine all {x:letter} and {y:letter} for which {e:equation} and {f:equation}.",
            "Find all {x:letter} and {y:letter} with {e:equation} and {f:equation}.",
            "Find all solutions of {e:equation} and {f:equation} for {x:letter} and {y:letter}.",
            "Find every pair of {x:letter} and {y:letter} with {e:equation} and {f:equation}.",
            "For which values of {x:letter} and {y:letter} are both {e:equation} and {f:equation} true?",
            "Solve {e:equation} and {f:equation} for {x:letter} and {y:letter}.",
            "Solve for {x:letter} and {y:letter}: {e:equation} and {f:equation}.",
            "Solve the system {e:equation} and {f:equation} for {x:letter} and {y:letter}.",
            "Solve the system of equations {e:equation}, {f:equation} for {x:letter} and {y:letter}.",
            "What values of {x:letter} and {y:letter} satisfy {e:equation} and {f:equation}?",
            "Which values of {x:letter} and {y:letter} solve {e:equation} and {f:equation}?",
            "Which {x:letter} and {y:letter} make both {e:equation} and {f:equation} true?",
        )
    },
    MATHEMATICS,
)


def read(question: str) -> Problem | None:
    """Read two equations with two letters; None for anything else."""
    said = _TASKS.find(question)
    if said is None:
        return None
    sheet = Sheet()
    claims = [equation(said[gap], sheet) for gap in ("e", "f")]
    if sheet.quotients or sorted(sheet.letters) != sorted([said["x"], said["y"]]):
        raise Unread(f"the equations have other letters: {question}")
    values = tuple((name, sheet.letters[name]) for name in (said["x"], said["y"]))
    return Problem(sheet.symbols, (step(question, *claims),), System(values))
