"""Writes a problem in words: all rules and points, the problem, the form of the answer; and steps as text."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from seedproof.benchmarks.number_game.rules import BONUS, POINTS, REACHED, different_operations
from seedproof.benchmarks.number_game.search import Step
from seedproof.record.answer_forms import ANSWER_FORMS

_COUNTS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


class Example(NamedTuple):
    """A worked example: a game, its simple and its best solution, and their points."""

    numbers: Sequence[int]
    target: int
    simple: str
    simple_score: int
    best: str
    best_score: int


def question(numbers: Sequence[int], target: int, shown: Sequence[Example] = ()) -> str:
    """Write all that the solver sees, `shown` before the problem."""
    examples = "".join(
        f"Example {number}\n\n{_problem(one.numbers, one.target)}\n\n"
        f"Simple solution, {one.simple_score} points:\n{one.simple}\n\n"
        f"Best solution, {one.best_score} points:\n{one.best}\n\n"
        for number, one in enumerate(shown, start=1)
    )
    own = _problem(numbers, target)
    if shown:
        own = f"Your problem\n\n{own}"
    form = ANSWER_FORMS["operations"].written()
    return f"{_rules(len(numbers))}\n\n{examples}{own}\n\n{form}"


def steps_text(steps: Sequence[Step]) -> str:
    """Write one line for each step: `8 + 4 = 12`."""
    return "\n".join(f"{left} {sign} {right} = {result}" for left, sign, right, result in steps)


def _problem(numbers: Sequence[int], target: int) -> str:
    return f"Target number: {target}\nBase numbers: {', '.join(map(str, numbers))}"


@cache
def _rules(count: int) -> str:
    """Write the rules for so many base numbers."""
    plus, times, minus, divided = POINTS
    different = different_operations(count)
    if different < 4:
        variety = f"{_COUNTS[different]} different operations are used"
    elif count == 5:
        variety = "each of the four operations is used exactly once"
    else:
        variety = "each of the four operations is used at least once"
    return (
        "Reach the target number from the base numbers by addition, subtraction, multiplication and "
        "division, for as many points as you can.\n\n"
        f"Rules:\n"
        f"- A step takes two numbers, and one of the four operations gives a new number from them.\n"
        f"- You may take each base number once, and the result of each step once in a later step. A base "
        f"number that is listed twice may be taken twice. Not all base numbers must be taken.\n"
        f"- Every result is a whole number, 0 or larger: no step may give a negative number, and a division "
        f"must come out without remainder. Nothing is divided by 0.\n"
        f"- The result of the last step is the target number. The result of every other step is taken in a "
        f"later one. At least one step is needed.\n"
        f"- A solution that breaks a rule scores 0.\n\n"
        f"Points:\n"
        f"- {REACHED} for reaching the target number\n"
        f"- {plus} for each addition\n"
        f"- {times} for each multiplication\n"
        f"- {minus} for each subtraction\n"
        f"- {divided} for each division\n"
        f"- {BONUS} more if all {_COUNTS[count]} base numbers are taken and {variety}"
    )
