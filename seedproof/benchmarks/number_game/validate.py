"""Decides each row from its base numbers and target alone, by trying every expression; replays solutions.

Nothing here searches as the generator does, reads text, or scores as the checker does.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache

from seedproof.benchmarks.number_game.enumeration import Counted, enumerated
from seedproof.benchmarks.number_game.parts import part_of, parts_of
from seedproof.benchmarks.number_game.row import NumberGameRow
from seedproof.benchmarks.number_game.rules import BONUS, FAMILIES, LEVELS, POINTS, REACHED, SIGNS, TENTHS
from seedproof.record.errors import Finding
from seedproof.record.findings import findings_of
from seedproof.record.seeds import is_endless

_STEP = re.compile(r"(0|[1-9][0-9]{0,8}) ([-+*/]) (0|[1-9][0-9]{0,8}) = (0|[1-9][0-9]{0,8})")

LARGEST = 1 << 22
"""What one more than each number multiplies to, at most: so much can be enumerated."""


def check(row: NumberGameRow) -> Iterator[Finding]:
    """Every promise of a row that its numbers can decide."""
    return findings_of(row, _broken, "not-provable")


def identity(row: NumberGameRow) -> str:
    """What must not occur twice in a release: operand set and target, whatever the order of the numbers."""
    return f"{sorted(map(str, row.get('base_numbers', [])))}|{row.get('target')}"


def _broken(row: NumberGameRow) -> Iterator[tuple[str, str]]:
    numbers, target = tuple(row["base_numbers"]), row["target"]
    _expect_numbers(numbers, target)
    if row["family"] != FAMILIES[len(numbers)]:
        yield "family", f"is {row['family']}, but there are {len(numbers)} base numbers"
    if target in numbers:
        yield "target", "is a base number"
    operands = tuple(sorted(numbers))
    found = enumerated(operands)
    if target not in found.targets:
        yield "target", f"{target} has no complete solution"
        return
    (part,) = parts_of(operands, [target])
    expected_part = part_of(is_endless(row["id"]), row["seed"])
    if part != expected_part:
        of = part or "no part: a release before 2.0.0 has it"
        yield "part", f"the game is of {of}, its place of {expected_part}"
    counted, order = found.targets[target], _ranking(operands)
    columns: Mapping[str, object] = row
    rank, targets = order[target], len(order)
    for column, expected in (
        ("difficulty", len(LEVELS) * rank // targets + 1),
        ("difficulty_measure", str(_measure(counted))),
        ("band", 1 + sum(tenth < _measure(counted) for tenth in TENTHS)),
        ("rank", rank),
        ("targets_in_set", targets),
        ("solutions", counted.solutions),
        ("score_sum", counted.score_sum),
        ("best_score", counted.best_score),
        ("simple_score", counted.lowest_score),
        ("answer", row["best_solution"]),
        ("answer_type", "operations"),
    ):
        stated = columns[column]
        if stated != expected or type(stated) is not type(expected):
            yield "counted", f"{column} is {stated!r}, enumeration gives {expected!r}"
    solutions = (
        ("best", row["best_solution"].split("\n"), row["best_score"]),
        ("simple", row["simple_solution"].split("\n"), row["simple_score"]),
    )
    for name, steps, stated_score in solutions:
        if (score := _replayed(steps, numbers, target)) != stated_score:
            yield "replay", f"the {name} solution scores {score}, the row says {stated_score}"
    if len(row["simple_solution"].split("\n")) != counted.fewest:
        yield "replay", f"the simple solution has not {counted.fewest} steps, the fewest for its score"
    if counted.plain_score == counted.best_score and any(map(_is_by_one, row["best_solution"].split("\n"))):
        yield "by-one", "the best solution multiplies or divides by 1, and another one is as good"
    said = {
        "method": "exhaustive",
        "candidates": found.expressions,
        "certificate": " | ".join(
            f"{name} {stated_score}: {'; '.join(steps)}" for name, steps, stated_score in solutions
        ),
    }
    if row["proof"] != said:
        yield "proof", f"is {row['proof']}, expected {said}"


def _expect_numbers(numbers: tuple[int, ...], target: int) -> None:
    """Raises: ValueError unless these are so many whole numbers, and small enough to try everything."""
    if len(numbers) not in FAMILIES or any(type(one) is not int or one < 1 for one in numbers):
        raise ValueError(f"base_numbers are {numbers}, expected three to six whole numbers, 1 or larger")
    if type(target) is not int:
        raise ValueError(f"target is {target!r}, expected a whole number")
    size = 1
    for number in numbers:
        size *= number + 1
        if size > LARGEST:
            raise ValueError(f"base_numbers {numbers} are too large to try every expression")


@lru_cache(maxsize=1 << 13)
def _ranking(operands: tuple[int, ...]) -> dict[int, int]:
    """Return the rank of each target of an operand set: by measure, then by target."""
    targets = enumerated(operands).targets
    ordered = sorted(targets, key=lambda target: (_measure(targets[target]), target))
    return {target: rank for rank, target in enumerate(ordered)}


def _measure(counted: Counted) -> Fraction:
    return Fraction(counted.score_sum, counted.solutions**2)


def _is_by_one(step: str) -> bool:
    """Return whether a step multiplies or divides by 1."""
    left, sign, right = step.split(" ")[:3]
    return (sign in "*/" and right == "1") or (sign == "*" and left == "1")


def _replayed(steps: list[str], numbers: tuple[int, ...], target: int) -> int:
    """What a solution scores, step by step; 0 unless it is one tree over base numbers to the target."""
    base, results, used = Counter(numbers), Counter[int](), list[str]()
    value = None
    for line in steps:
        match = _STEP.fullmatch(line)
        if match is None:
            return 0
        left, sign, right, value = int(match[1]), match[2], int(match[3]), int(match[4])
        for operand in (left, right):
            source = results if results[operand] else base
            source[operand] -= 1
            if source[operand] < 0:
                return 0
        true = {
            "+": left + right == value,
            "*": left * right == value,
            "-": left - right == value,
            "/": right != 0 and right * value == left,
        }
        if not true[sign]:
            return 0
        results[value] += 1
        used.append(sign)
    if value != target or results.total() != 1:
        return 0
    complete = base.total() == 0 and len(set(used)) == min(len(SIGNS), len(numbers) - 1)
    return REACHED + sum(POINTS[SIGNS.index(sign)] for sign in used) + (BONUS if complete else 0)
