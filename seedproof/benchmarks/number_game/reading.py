"""Reads a question back: rules and points, worked examples, base numbers, target. Knows no writer."""

import re
from functools import lru_cache
from typing import NamedTuple

from seedproof.record.answer_forms import ANSWER_FORMS

LONGEST = 20_000
"""Characters."""

_COUNTS = {"three": 3, "four": 4, "five": 5, "six": 6}
_RULES = re.compile(
    r"Reach the target number from the base numbers by addition, subtraction, multiplication and division, "
    r"for as many points as you can\.\n\n"
    r"Rules:\n"
    r"- A step takes two numbers, and one of the four operations gives a new number from them\.\n"
    r"- You may take each base number once, and the result of each step once in a later step\. A base number "
    r"that is listed twice may be taken twice\. Not all base numbers must be taken\.\n"
    r"- Every result is a whole number, 0 or larger: no step may give a negative number, and a division must "
    r"come out without remainder\. Nothing is divided by 0\.\n"
    r"- The result of the last step is the target number\. The result of every other step is taken in a "
    r"later one\. At least one step is needed\.\n"
    r"- A solution that breaks a rule scores 0\.\n\n"
    r"Points:\n"
    r"- (?P<reached>[0-9]{1,3}) for reaching the target number\n"
    r"- (?P<plus>[0-9]{1,3}) for each addition\n"
    r"- (?P<times>[0-9]{1,3}) for each multiplication\n"
    r"- (?P<minus>[0-9]{1,3}) for each subtraction\n"
    r"- (?P<divided>[0-9]{1,3}) for each division\n"
    r"- (?P<bonus>[0-9]{1,3}) more if all (?P<count>three|four|five|six) base numbers are taken and "
    r"(?:each of the four operations is used (?P<once>exactly|at least) once"
    r"|(?P<kinds>two|three) different operations are used)\n\n"
)
_PROBLEM = r"Target number: ([0-9]{1,9})\nBase numbers: ([0-9]{1,9}(?:, [0-9]{1,9}){2,5})\n\n"
_STEPS = r"([0-9]{1,3}) points:\n((?:[0-9]+ [-+*/] [0-9]+ = [0-9]+\n)+)\n"
_EXAMPLE = re.compile(
    rf"Example ([1-9][0-9]{{0,2}})\n\n{_PROBLEM}Simple solution, {_STEPS}Best solution, {_STEPS}"
)
_LAST = re.compile(rf"(Your problem\n\n)?{_PROBLEM}" + re.escape(ANSWER_FORMS["operations"].sentence))
_KINDS = {"two": 2, "three": 3, None: 4}


_KEPT = 1 << 11
"""Questions of which it is kept what they state, more than a table has: several solvers read each of them."""


class Problem(NamedTuple):
    """Base numbers in the order of the text, and the target to be reached."""

    numbers: tuple[int, ...]
    target: int


class Shown(NamedTuple):
    """A worked example: a game, its simple and its best solution, and the points that are said of them."""

    problem: Problem
    simple: str
    simple_score: int
    best: str
    best_score: int


class Asked(NamedTuple):
    """What a question states."""

    points: dict[str, int]
    """Points by operation, `reached` for the target, `bonus` for a complete solution."""
    different: int
    """How many different operations a complete solution has."""
    problem: Problem
    examples: list[Shown]
    """Worked examples."""


@lru_cache(_KEPT)
def read(question: str) -> Asked:
    """Read a question to its last character.

    Raises: ValueError where it says anything else than a question of this game does.
    """
    rules = _RULES.match(question) if len(question) <= LONGEST else None
    if rules is None:
        raise ValueError("the question does not begin with the rules of the game")
    examples = list[Shown]()
    at = rules.end()
    while example := _EXAMPLE.match(question, at):
        if int(example[1]) != len(examples) + 1:
            raise ValueError(f"example {example[1]} stands where {len(examples) + 1} should")
        simple, best = example[5].rstrip("\n"), example[7].rstrip("\n")
        shown = Shown(_problem(example[2], example[3]), simple, int(example[4]), best, int(example[6]))
        examples.append(shown)
        at = example.end()
    last = _LAST.fullmatch(question, at)
    if last is None or (last[1] is not None) != bool(examples):
        raise ValueError("the question does not end with a problem and the form of its answer")
    problem = _problem(last[2], last[3])
    count = _COUNTS[rules["count"]]
    if len(problem.numbers) != count or (rules["once"] == "exactly") != (count == 5):
        raise ValueError(f"the rules are for {rules['count']} numbers, but there are {len(problem.numbers)}")
    names = {"+": "plus", "*": "times", "-": "minus", "/": "divided", "reached": "reached", "bonus": "bonus"}
    points = {sign: int(rules[name]) for sign, name in names.items()}
    return Asked(points, _KINDS[rules["kinds"]], problem, examples)


def _problem(target: str, numbers: str) -> Problem:
    return Problem(tuple(map(int, numbers.split(", "))), int(target))
