"""How the benchmark is asked: once a solution, in one of two schemes."""

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
}


def _system(plan: Plan) -> str:
    return _SYSTEM[plan.scheme or "brief"]


ASKING = Asking(system=_system, schemes=tuple(_SYSTEM))
"""How the benchmark is asked."""
