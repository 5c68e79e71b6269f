"""Guesses the hidden resistance from its band; neither names nor the order of branches matter."""

from collections.abc import Iterator, Mapping
from typing import Any

from seedproof.benchmarks.missing_fact.families.circuit_missing_resistance.validate import band, ranges
from seedproof.benchmarks.missing_fact.survey import Facts, Survey
from seedproof.exact.number import json_text

OPERATIONS = {"series": 1, "parallel": 3}
"""A sum; a product over a sum."""


def completions(view: Facts, slot: str, difficulty: int) -> Mapping[str, int]:
    """Return every resistance of the band with which the network is one of the difficulty."""
    weights: dict[str, int] = {}
    for size in band(difficulty):
        facts = view | {"resistances": view["resistances"] | {slot: size}}
        if next(ranges(facts, slot, difficulty), None) is None:
            weights[str(size)] = 1
    return weights


def simplest(view: Facts, slot: str) -> str:
    """Return the smallest positive integer."""
    return "1"


def images(facts: Facts) -> Iterator[Facts]:
    """Yield the network with all branches of a group in order, and its resistors named in that order."""
    sizes: list[int | None] = []
    tree = _named(_network(facts["tree"], facts["resistances"]), sizes)
    yield {"tree": tree, "resistances": {f"R{number}": size for number, size in enumerate(sizes, start=1)}}


def operations(facts: Facts) -> int:
    """Count one operation for each pair in series, and three for each pair in parallel."""
    return _operations(facts["tree"])


def _network(tree: Any, resistances: Mapping[str, int | None]) -> Any:
    """Return a resistor's size, or the kind and the branches; a branch is never of its group's kind."""
    if isinstance(tree, str):
        return resistances[tree]
    kind, *parts = tree
    branches: list[Any] = []
    for part in parts:
        branch = _network(part, resistances)
        if isinstance(branch, list) and branch[0] == kind:
            branches += branch[1:]
        else:
            branches.append(branch)
    return [kind, *sorted(branches, key=json_text)]


def _named(network: Any, sizes: list[int | None]) -> Any:
    """Return the tree of a network, in pairs from the left; its sizes are appended to those before."""
    if not isinstance(network, list):
        sizes.append(network)
        return f"R{len(sizes)}"
    kind, first, *others = network
    tree = _named(first, sizes)
    for branch in others:
        tree = [kind, tree, _named(branch, sizes)]
    return tree


def _operations(tree: Any) -> int:
    if isinstance(tree, str):
        return 0
    kind, left, right = tree
    return OPERATIONS[kind] + _operations(left) + _operations(right)


SURVEY = Survey(
    completions=completions,
    simplest=simplest,
    images=images,
    operations=operations,
)
