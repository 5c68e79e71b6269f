"""Sends a current through the circuit and solves Kirchhoff's current law for the voltages at its nodes."""

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import count
from math import lcm
from typing import Any

from seedproof.benchmarks.missing_fact.prover import Facts, Prover
from seedproof.proving.linear import only_solution

LARGEST_DENOMINATOR = 500
"""Of the answer, up to difficulty 3."""

Wire = tuple[str, int, int]
"""A resistor between two nodes."""


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the hidden resistance. Raises: ValueError when the facts describe no circuit."""
    if list(facts) != ["tree", "resistances"]:
        raise ValueError("facts need a tree and its resistances")
    resistances = facts["resistances"]
    names = [f"R{number}" for number in range(1, len(resistances) + 1)]
    if list(resistances) != names:
        raise ValueError(f"the resistances are those of {', '.join(resistances)}, expected R1, R2, ...")
    if sorted(_leaves(facts["tree"])) != sorted(names):
        raise ValueError("not every resistor stands in the circuit once")
    if any(type(size) is not int or size < 1 for size in resistances.values()):
        raise ValueError(f"resistances are {resistances}, expected positive integers")
    return {slot: str(resistances[slot])}


def band(difficulty: int) -> range:
    """Return the resistances of a difficulty."""
    return range(2 * difficulty, 2 * difficulty + 23)


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield what is too many, too large, all of one kind, or printed in the notes."""
    tree = facts["tree"]
    sizes = facts["resistances"].values()
    count = len(sizes)
    if count != 2 * difficulty + 1:
        yield f"{count} resistors"
    for size in sizes:
        if size not in band(difficulty):
            yield f"a resistance of {size} ohms"
    if len(set(_kinds(tree))) < 2:
        yield "a network without both series and parallel"
    (answer,) = answers(view(facts, slot), slot, str(facts["resistances"][slot]))
    resistance = Fraction(answer)
    if difficulty <= 3 and resistance.denominator > LARGEST_DENOMINATOR:
        yield f"the answer {answer}"
    if resistance in sizes or resistance in range(1, count + 1):
        yield f"the answer {answer}, which is a number of the notes or the hint"


def view(facts: Facts, slot: str) -> Facts:
    """Return the circuit, and all resistances but one."""
    return facts | {"resistances": facts["resistances"] | {slot: None}}


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is a positive integer, and its resistance is missing."""
    return view["resistances"][slot] is None and re.fullmatch("[1-9][0-9]*", value) is not None


def answers(view: Facts, slot: str, value: str) -> Iterator[str]:
    """Yield the voltage that drives a unit current from node 0 to node 1, which is grounded."""
    resistances = view["resistances"] | {slot: int(value)}
    fresh = count(2)
    wires = list(_wires(view["tree"], 0, 1, fresh))
    size = next(fresh)
    scale = lcm(*resistances.values())
    currents = [[0] * size for _ in range(size)]
    for name, start, end in wires:
        conductance = scale // resistances[name]
        currents[start][start] += conductance
        currents[end][end] += conductance
        currents[start][end] -= conductance
        currents[end][start] -= conductance
    free = [0, *range(2, size)]
    rows = [[currents[row][column] for column in free] for row in free]
    voltages = only_solution(rows, [scale] + [0] * (size - 2))
    if voltages is not None:
        yield str(voltages[0])


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return enough resistances to decide a ratio of linear functions, whichever the true one is."""
    return ("1", "2", "3", "5", "7")


def other_side(facts: Facts, slot: str) -> Iterator[str]:
    """Yield what the circuit and one resistance allow: the others may all be 1, or all 2."""
    for size in (1, 2):
        others = dict.fromkeys(facts["resistances"], size)
        yield from answers(facts | {"resistances": others}, slot, str(facts["resistances"][slot]))


def _leaves(tree: Any) -> list[str]:
    if isinstance(tree, str):
        return [tree]
    kind, left, right = tree
    if kind not in ("series", "parallel"):
        raise ValueError(f"{kind!r} is no way to connect two parts")
    return _leaves(left) + _leaves(right)


def _kinds(tree: Any) -> Iterator[str]:
    if isinstance(tree, list):
        kind, left, right = tree
        yield kind
        yield from _kinds(left)
        yield from _kinds(right)


def _wires(tree: Any, start: int, end: int, fresh: Iterator[int]) -> Iterator[Wire]:
    if isinstance(tree, str):
        yield tree, start, end
        return
    kind, left, right = tree
    if kind == "series":
        middle = next(fresh)
        yield from _wires(left, start, middle, fresh)
        yield from _wires(right, middle, end, fresh)
    else:
        yield from _wires(left, start, end, fresh)
        yield from _wires(right, start, end, fresh)


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
