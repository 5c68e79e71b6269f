"""How the benchmark is asked: once a solution, in one of several schemes."""

from collections.abc import Mapping

from seedproof.episodes.asking import Asking
from seedproof.episodes.turns import Plan

_LAST_LINE = "End your message with the word `Yes` or the word `No`, alone on the last line."

_SYSTEM: Mapping[str, str] = {
    "brief": f"Judge whether the final answer of a solution is correct. Think it through first. {_LAST_LINE}",
    "stepwise": (
        "Judge whether the final answer of a solution is correct. Go about it in this order.\n"
        "1. List the parts that the problem asks for.\n"
        "2. Write down the correct answer to each part, as it is given to you.\n"
        "3. Write down the final answer of the solution to each part. Take its last statement; the way to it "
        "does not count.\n"
        "4. Compare the two part by part. Different ways to write the same value are the same; simplify "
        "where you must, and check that nothing is missing or added.\n"
        "5. The solution is correct only if every part agrees.\n"
        f"{_LAST_LINE}"
    ),
    "automatic": (
        "You are given a problem, the correct answer to it, and a solution to grade. Compare the answer at "
        f"which the solution arrives with the correct answer. Think step by step. {_LAST_LINE}"
    ),
    "manual": (
        "You are given a problem, the correct answer to it, and a solution to grade. Take these steps in "
        "turn, and leave none out.\n"
        "1. Find the answer at which the solution arrives.\n"
        "2. Derive or transform whatever you need in order to compare it with the correct answer.\n"
        "3. Compare the two.\n"
        "4. Give your verdict.\n"
        "Where the problem has several parts, do so for each of them: write down the correct answer and the "
        "answer of the solution, transform them as far as needed, and compare them only then. Give one "
        f"verdict on all parts in the end. {_LAST_LINE}"
    ),
}
"""`automatic` and `manual` ask for the steps that the two prompts of U-MATH ask for, figures 8 and 9."""


def _system(plan: Plan) -> str:
    return _SYSTEM[plan.scheme or "brief"]


ASKING = Asking(
    system=_system,
    schemes=tuple(_SYSTEM),
    meanings={
        "brief": "a short instruction",
        "stepwise": "five steps to follow",
        "automatic": "the steps of U-MATH's prompt in figure 8",
        "manual": "the steps of U-MATH's prompt in figure 9",
    },
)
"""How the benchmark is asked."""
