"""Steps from base numbers to a target: whether they are legal, and what they score.

An answer is the last block of steps `a + b = c` in a response, one a line. Layout is removed: bullets and
numbering, bold, dollar signs, code fences, and the usual other signs for the operations. Nothing else is
repaired. The steps must form one tree: each number is used once, and every result but the last is used in a
later step. Every line is read a fixed number of times, so the time is linear in the response.
"""

import re
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

CLASSES = ("formatting", "calculation", "illegal operand", "missed target")
"""The kinds of errors, in the order of the paper."""

POINTS = {"+": 1, "*": 1, "-": 2, "/": 3}
REACHED, BONUS = 5, 6

_LONGEST_LINE = 200
"""Characters, far more than any step needs."""

_SIGNS = str.maketrans(dict.fromkeys("−–—", "-") | dict.fromkeys("×·⋅∙xX", "*") | dict.fromkeys("÷:∶∕", "/"))
_COMMANDS = {
    r"\times": "*",
    r"\cdot": "*",
    r"\div": "/",
    r"\(": "",
    r"\)": "",
    r"\[": "",
    r"\]": "",
    r"\,": "",
}
_LABEL = re.compile(r"(?:[-•*+] |\(?[0-9]{1,2}[.)] |[Ss]tep [0-9]{1,2} ?[:.)] ?)")
_VALUE = r"(-?[0-9]{1,18}(?:\.[0-9]{1,18})?)"
_STEP = re.compile(rf"{_VALUE} ?([-+*/]) ?{_VALUE} ?= ?{_VALUE}")
_DIGIT = re.compile("[0-9]")


class Judged(NamedTuple):
    """The score of an answer, 0 if it has any error, and all kinds of its errors in order."""

    score: int
    errors: tuple[str, ...]

    def accuracy(self, best_score: int) -> Fraction:
        """Return the score as a share of the best one possible."""
        return Fraction(self.score, best_score)


class _Step(NamedTuple):
    left: Fraction
    sign: str
    right: Fraction
    result: Fraction

    @property
    def is_true(self) -> bool:
        match self.sign:
            case "+":
                return self.left + self.right == self.result
            case "-":
                return self.left - self.right == self.result
            case "*":
                return self.left * self.right == self.result
        return self.right != 0 and self.left == self.right * self.result


def score_game(response: str, base_numbers: Sequence[int], target: int) -> Judged:
    """Score the last block of steps in a response. No response raises an error."""
    lines = last_block(response)
    steps = [step for line in lines if (step := _step(line)) is not None]
    errors = set[str]()
    if len(steps) < len(lines) or not lines:
        errors.add("formatting")
    if not all(step.is_true for step in steps):
        errors.add("calculation")
    base, results = Counter(map(Fraction, base_numbers)), Counter[Fraction]()
    for step in steps:
        for value in (step.left, step.right):
            # Results come first: each must be used once, a base number need not be.
            pool = results if results[value] > 0 else base
            if pool[value] > 0:
                pool[value] -= 1
            else:
                errors.add("illegal operand")
        if step.result < 0 or step.result.denominator != 1:
            errors.add("illegal operand")
        results[step.result] += 1
    if steps and (steps[-1].result != target or (results.total() != 1 and "illegal operand" not in errors)):
        errors.add("missed target")
    if errors:
        return Judged(0, tuple(name for name in CLASSES if name in errors))
    different = len({step.sign for step in steps}) == min(len(POINTS), len(base_numbers) - 1)
    bonus = BONUS if different and base.total() == 0 else 0
    return Judged(REACHED + sum(POINTS[step.sign] for step in steps) + bonus, ())


def reaches_best(response: str, answer: str) -> bool:
    """Return whether a response scores as much as a stored best solution, which uses all base numbers.

    Raises:
        ValueError: The stored answer is no solution.
    """
    steps = [_step(line) for line in answer.splitlines()]
    used, results = list[int](), Counter[Fraction]()
    for step in steps:
        if step is None:
            raise ValueError(f"stored answer: is {answer[:80]!r}, expected steps, one a line [answer]")
        for value in (step.left, step.right):
            if results[value] > 0:
                results[value] -= 1
            else:
                used.append(int(value))
        results[step.result] += 1
    target = int(steps[-1].result) if steps and steps[-1] else 0
    best = score_game(answer, used, target)
    if best.errors:
        raise ValueError(f"stored answer: is {answer[:80]!r}, expected a solution [answer]")
    return score_game(response, used, target).score == best.score


def last_block(response: str) -> list[str]:
    """Return the last lines with an equation, without their layout; no other text may stand between them."""
    block = list[str]()
    for line in reversed(response.splitlines()):
        if "=" in line and _DIGIT.search(line):
            block.append(_plain(line))
        elif block and line.strip("`~ \t"):
            break
    return block[::-1]


def _plain(line: str) -> str:
    if len(line) > _LONGEST_LINE:
        return ""
    for command, sign in _COMMANDS.items():
        line = line.replace(command, sign)
    line = " ".join(line.replace("$", "").replace("`", "").split())
    label = _LABEL.match(line)
    line = line[label.end() :] if label else line
    return line.strip("*_ ").rstrip(".,;").strip("*_ ").translate(_SIGNS)


def _step(line: str) -> _Step | None:
    match = _STEP.fullmatch(line)
    if match is None:
        return None
    left, sign, right, result = match.groups()
    return _Step(Fraction(left), sign, Fraction(right), Fraction(result))
