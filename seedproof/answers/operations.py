"""Steps from base numbers to a target: whether they are legal, and what they score.

An answer is the last run of steps `a + b = c` in a response. Layout is removed, and nothing is repaired;
`docs/reference/answers.md` says which lines are read. The steps must form one tree: each number is used once,
and every result but the last is used in a later step. What stands before the run is never looked at for
points; what stands after it may repeat the steps, check them or sum points, and otherwise leaves the answer
unread. So no answer is chosen among several. The time is linear in the response.
"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from seedproof.answers.games.block import MOST_STEPS, Block, Response
from seedproof.answers.games.lines import Kind, Line, is_step_in_words, read_line
from seedproof.answers.games.remarks import (
    changes_nothing,
    counts_points,
    is_about_points,
    joins_steps,
    leaves_no_equation,
    names_result,
    repeats,
)
from seedproof.answers.games.step import Step, Value, value
from seedproof.record.patterns import Pattern

CLASSES = ("formatting", "calculation", "illegal operand", "missed target")
"""The kinds of errors, in the order of the paper."""

POINTS = {"+": 1, "*": 1, "-": 2, "/": 3}
REACHED, BONUS = 5, 6

_MOST_ASIDES = 4
"""Runs of checks and of sums of points that may follow the steps."""
_MOST_REMARKS = 200
"""Lines after the steps that hold equations."""
_RESULT = Pattern(r"= ?([0-9]{1,18})")


class Judged(NamedTuple):
    """The score of an answer, 0 if it has any error, and all kinds of its errors in order."""

    score: int
    errors: tuple[str, ...]

    def accuracy(self, best_score: int) -> Fraction:
        """Return the score as a share of the best one possible."""
        return Fraction(self.score, best_score)


def score_game(response: str, base_numbers: Sequence[int], target: int) -> Judged:
    """Score the last block of steps in a response. No response raises an error."""
    return judged(Response(response), base_numbers, target)


def judged(read: Response, base_numbers: Sequence[int], target: int) -> Judged:
    """Score the last block of steps in a response whose lines may have been read."""
    block = _final_block(read, len(base_numbers))
    if block is None:
        return Judged(0, ("formatting",))
    whole = _judged(read, block, base_numbers, target)
    paragraph = read.last_paragraph(block) if whole.errors else None
    if paragraph is None:
        return whole
    # What stands above a blank line may be another try, or working.
    apart = _judged(read, paragraph, base_numbers, target)
    return whole if apart.errors else apart


def _judged(read: Response, block: Block, base_numbers: Sequence[int], target: int) -> Judged:
    lines = _without_repetitions(block)
    steps = _steps_of(lines)
    is_read = all(line.kind is Kind.STEPS for line in lines)
    ends_here = _ends_here(block, len(base_numbers))
    errors = set[str]()
    if not (is_read and ends_here):
        errors.add("formatting")
    if not all(step.is_true for step in steps):
        errors.add("calculation")
    played = _play(lines, base_numbers)
    if played.is_illegal:
        errors.add("illegal operand")
    if played.unknown:
        errors.add(_class_of_unknown(played.unknown, read.before(block.start)))
    if ends_here and steps[-1].result != target:
        errors.add("missed target")
    if played.results_left != 1 and not errors & {"formatting", "illegal operand"}:
        errors.add("missed target")
    if errors:
        return Judged(0, tuple(name for name in CLASSES if name in errors))
    return Judged(_points(steps, len(base_numbers)), ())


def reaches_best(response: str, answer: str) -> bool:
    """Return whether a response scores as much as a stored best solution, which uses all base numbers.

    Raises:
        ValueError: The stored answer is no solution.
    """
    steps = [step for line in answer.splitlines() for step in read_line(line).steps]
    used = list[int]()
    results = Counter[Value]()
    for step in steps:
        for operand in (step.left, step.right):
            if results[operand] > 0:
                results[operand] -= 1
            else:
                used.append(int(operand))
        results[step.result] += 1
    target = int(steps[-1].result) if steps else 0
    best = score_game(answer, used, target)
    if best.errors:
        raise ValueError(f"stored answer: is {answer[:80]!r}, expected a solution, one step a line [answer]")
    return score_game(response, used, target).score == best.score


def last_block(read: Response) -> list[str]:
    """Return the lines of the last run of steps, without their layout; steps as `a + b = c`."""
    block = read.last_block
    if block is None:
        return []
    return [", ".join(map(str, line.steps)) or line.text for line in block.lines]


def _final_block(read: Response, count: int) -> Block | None:
    """Return the last run of steps, or the run before it that it checks or whose points it sums."""
    block = read.last_block
    final = block
    for _ in range(_MOST_ASIDES):
        block = read.block_before(block) if block else None
        if block is None:
            break
        if _ends_here(block, count):
            final = block
    return final


def _without_repetitions(block: Block) -> list[Line]:
    """Return the lines of a block but for those that repeat its steps, in one line or as one expression."""
    steps = _steps_of(block.lines)
    if len(steps) > MOST_STEPS:
        return [*block.lines]
    plan, *rest = block.lines
    if _says_the_same(plan.steps, _steps_of(rest)):
        return rest
    return [line for line in block.lines if line.kind is Kind.STEPS or not _only_repeats(line, steps)]


def _says_the_same(plan: Sequence[Step], steps: Sequence[Step]) -> bool:
    """Return whether two or more steps, planned in one line, are those that follow."""
    if len(plan) < 2 or len(plan) != len(steps):
        return False
    return all(step.is_as(planned) for step, planned in zip(steps, plan, strict=True))


def _only_repeats(line: Line, steps: Sequence[Step]) -> bool:
    if leaves_no_equation(line.text) or not joins_steps(line.text):
        return False
    return changes_nothing(line.text, steps)


def _steps_of(lines: Sequence[Line]) -> list[Step]:
    return [step for line in lines for step in line.steps]


def _ends_here(block: Block, count: int) -> bool:
    """Return whether nothing after a block goes on with the game, or plays another one."""
    steps = _steps_of(block.lines)
    if len(steps) > MOST_STEPS:
        return True
    score = _points(steps, count)
    remarks = 0
    sums = list[Step]()
    of_points = False
    for line in block.after:
        if line.kind is Kind.STEPS:
            others = [step for step in line.steps if not repeats(step, steps)]
            if others and not of_points:
                return False
            sums += others
            continue
        if is_step_in_words(line):
            return False
        if line.kind is Kind.UNREAD and (_goes_on(line, steps) or (line.number and not of_points)):
            return False
        if not changes_nothing(line.text, steps, score, of_points=of_points):
            return False
        if not leaves_no_equation(line.text):
            remarks += 1
        elif line.text.startswith("#") or line.text.endswith(":"):
            of_points = is_about_points(line.text)
    return remarks <= _MOST_REMARKS and counts_points(sums, score)


def _goes_on(line: Line, steps: Sequence[Step]) -> bool:
    """Return whether a line that is not read may be one more step."""
    if leaves_no_equation(line.text):
        return not names_result(line.text, steps)
    return not joins_steps(line.text)


class _Played(NamedTuple):
    is_illegal: bool
    unknown: frozenset[Value]
    """Operands that are neither base numbers nor results."""
    results_left: int


def _play(lines: Sequence[Line], base_numbers: Sequence[int]) -> _Played:
    """Play the steps. After a line that is not read, any operand may be the result of that line."""
    base = Counter[Value](base_numbers)
    results = Counter[Value]()
    unknown = set[Value]()
    is_illegal = False
    is_certain = True
    for line in lines:
        is_certain = is_certain and line.kind is Kind.STEPS
        for step in line.steps:
            for operand in (step.left, step.right):
                # Results come first: each must be used once, a base number need not be.
                pool = results if results[operand] > 0 else base
                if pool[operand] > 0:
                    pool[operand] -= 1
                elif is_certain and operand not in base and operand not in results:
                    unknown.add(operand)
                elif is_certain:
                    is_illegal = True
            if step.result < 0 or step.result.denominator != 1:
                is_illegal = True
            results[step.result] += 1
    return _Played(is_illegal, frozenset(unknown), results.total())


def _class_of_unknown(operands: frozenset[Value], before: str) -> str:
    """Return the class of operands out of nowhere: those that are worked out above the block interrupt it."""
    above = {value(result) for result in _RESULT.findall(before)}
    return "formatting" if operands <= above else "illegal operand"


def _points(steps: Sequence[Step], count: int) -> int:
    """Return the points of steps that are legal."""
    signs = {step.sign for step in steps}
    is_complete = len(signs) == min(len(POINTS), count - 1) and len(steps) == count - 1
    bonus = BONUS if is_complete else 0
    return REACHED + sum(POINTS[step.sign] for step in steps) + bonus
