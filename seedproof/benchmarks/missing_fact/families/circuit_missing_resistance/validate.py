"""Sends a current through the circuit and solves Kirchhoff's current law for the voltages at its nodes."""

import re
from collections.abc import Iterable, Iterator
from itertools import count
from math import lcm
from typing import Any

from seedproof.benchmarks.missing_fact.prover import Facts, Prover
from seedproof.proving.linear import only_solution

Wire = tuple[str, int, int]
"""A resistor between two nodes."""


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the hidden resistance. Raises: ValueError when the facts describe no circuit."""
    tree = facts["tree"]
    resistances = facts["resistances"]
    names = [f"R{number}" for number in range(1, len(resistances) + 1)]
    kinds: set[str] = set()
    if list(facts) != ["tree", "resistances"] or list(resistances) != names or _leaves(tree, kinds) != names:
        raise ValueError("a circuit needs the resistors R1, R2, .. once each, in order")
    if any(type(size) is not int or size < 1 for size in resistances.values()):
        raise ValueError(f"resistances are {resistances}, expected positive integers")
    if len(names) > 3 and len(kinds) < 2:
        raise ValueError(f"all pairs are in {kinds.pop()}, expected both kinds")
    return {slot: str(resistances[slot])}


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


def _leaves(tree: Any, kinds: set[str]) -> list[str]:
    if isinstance(tree, str):
        return [tree]
    kind, left, right = tree
    if kind not in ("series", "parallel"):
        raise ValueError(f"{kind!r} is no way to connect two parts")
    kinds.add(kind)
    return _leaves(left, kinds) + _leaves(right, kinds)


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
    view=view,
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
