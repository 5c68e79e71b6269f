"""Solves p P = p by exact linear algebra, for the transition matrix that a hint completes."""

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import lcm

from seedproof.benchmarks.missing_fact.prover import Facts, Prover
from seedproof.proving.distribution import check_rows, completed, number, splits, stationary_of
from seedproof.proving.linear import stationary

TWO_STATES = range(10, 41)
"""The common denominators of a chain of two states."""


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return both absent entries. Raises: ValueError when the facts describe no Markov chain."""
    chain = facts["P"]
    target = facts["target"]
    if list(facts) != ["P", "target"] or len(chain) < 2:
        raise ValueError("facts need a matrix P of at least 2 states, and a target")
    check_rows(chain, len(chain), len(chain))
    if type(target) is not int or not 0 <= target < len(chain):
        raise ValueError(f"target {target} is no state")
    row, column, second = _gaps(facts, slot)
    return {slot: chain[row][column], f"P_{row}_{second}": chain[row][second]}


def denominators(difficulty: int) -> range:
    """Return the common denominators that the rows of P may have."""
    if difficulty == 1:
        return TWO_STATES
    return range(6 + 2 * difficulty, 13 + 2 * difficulty)


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield what is too large, too simple, or printed in the notes."""
    chain = [list(map(number, row)) for row in facts["P"]]
    size = len(chain)
    if size != min(difficulty + 1, 4):
        yield f"{size} states"
    common = lcm(*[entry.denominator for row in chain for entry in row])
    if all(whole % common for whole in denominators(difficulty)):
        yield f"the common denominator {common}"
    if len(set(map(tuple, chain))) < size:
        yield "two equal rows"
    if all(sum(column) == 1 for column in zip(*chain, strict=True)):
        yield "a doubly stochastic chain"
    row, *gaps = _gaps(facts, slot)
    if sum(chain[row][column] for column in gaps) < Fraction(1, 3):
        yield "absent entries that share less than a third"
    distribution = stationary_of(tuple(map(tuple, facts["P"])))
    if distribution is None:
        yield "no stationary distribution"
        return
    answer = distribution[facts["target"]]
    if any(answer in row for row in chain):
        yield f"a chain with the answer {answer} in it"


def view(facts: Facts, slot: str) -> Facts:
    """Return all transitions but the two."""
    row, *gaps = _gaps(facts, slot)
    lines = [list(line) for line in facts["P"]]
    for column in gaps:
        lines[row][column] = None
    return facts | {"P": lines}


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is a positive probability that leaves one for the other absent entry."""
    row, column = _place(slot)
    return completed(view["P"][row], column, value) is not None


def answers(view: Facts, slot: str, value: str) -> Iterator[str]:
    """Yield the target's share of the only stationary distribution."""
    row, column = _place(slot)
    line = completed(view["P"][row], column, value)
    if line is None:
        return
    distribution = stationary_of(
        tuple(line if at == row else tuple(known) for at, known in enumerate(view["P"]))
    )
    if distribution is not None:
        yield str(distribution[view["target"]])


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return enough entries to decide a ratio of linear functions."""
    return splits(view["P"][_place(slot)[0]], value)


def other_side(facts: Facts, slot: str) -> Iterator[str]:
    """Yield what one entry alone allows: the other rows may favour the target more or less."""
    row, column = _place(slot)
    size = len(facts["P"])
    target = facts["target"]
    known = Fraction(facts["P"][row][column])
    line = [known if state == column else (1 - known) / (size - 1) for state in range(size)]
    for favour in (Fraction(1, 2), Fraction(2, 3)):
        others = [favour if state == target else (1 - favour) / (size - 1) for state in range(size)]
        distribution = stationary([line if state == row else others for state in range(size)])
        if distribution is not None:
            yield str(distribution[target])


def _gaps(facts: Facts, slot: str) -> tuple[int, int, int]:
    """Return the row, the column of the slot, and the column of the entry that is absent with it."""
    row, column = _place(slot)
    size = len(facts["P"])
    if not (row < size and column < size):
        raise ValueError(f"P has no entry {slot}")
    return row, column, (column + facts["target"] % (size - 1) + 1) % size


def _place(slot: str) -> tuple[int, int]:
    match = re.fullmatch("P_(0|[1-9][0-9]*)_(0|[1-9][0-9]*)", slot)
    if match is None:
        raise ValueError(f"{slot!r} is no entry of P")
    return int(match[1]), int(match[2])


PROVER = Prover(
    family_type="B",
    answer_type="rational",
    method="parametric",
    held=held,
    ranges=ranges,
    view=view,
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
