"""Solves for the coefficients, asks that they be integers, and evaluates the polynomial."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import factorial

from seedproof.benchmarks.missing_fact.prover import Facts, Prover
from seedproof.proving.linear import only_solution


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the value at the slot's node, of an integer polynomial that is known at all nodes."""
    degree, nodes, samples, query = (facts[key] for key in ("degree", "nodes", "values", "query"))
    if any(type(number) is not int for number in (degree, query, *nodes, *samples)):
        raise ValueError("a number is not an integer")
    if len({query, *nodes}) != degree + 2 or len(nodes) != degree + 1 or len(samples) != degree + 1:
        raise ValueError(
            f"{nodes} and {query} are not {degree + 2} different points, or not all have a value"
        )
    value = str(samples[_index(facts, slot)])
    if not admits(facts, slot, value):
        raise ValueError("no integer polynomial has these values")
    return {slot: value}


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield what lies outside the ranges of the nodes, of the values shown, or of the leading coefficient.

    A polynomial of lower degree through the values shown must have coefficients of the difficulty's sizes.
    """
    degree, nodes, samples, query = facts.values()
    if degree != (3 if difficulty == 1 else 4):
        yield f"degree {degree}"
    for node in (*nodes, query):
        if not difficulty - 1 <= node <= difficulty + 6:
            yield f"the point {node}"
    if 0 in samples:
        yield "a value 0"
    for answer in answers(facts, slot, str(samples[_index(facts, slot)])):
        if too_plain(facts, answer):
            yield f"the answer {answer}, which is 0 or a value at a node"
    coefficients = _coefficients(tuple(nodes), tuple(samples))
    if coefficients is None or coefficients[-1] not in leading_coefficients(difficulty):
        yield f"the coefficients {coefficients}"
    index = _index(facts, slot)
    shown = [tuple(numbers[:index] + numbers[index + 1 :]) for numbers in (nodes, samples)]
    lower = _coefficients(*shown)
    if lower is None:
        yield "values shown that no integer polynomial of lower degree has"
        return
    sizes = [abs(coefficient) for coefficient in lower]
    if min(sizes) < difficulty or max(sizes) > 3 * difficulty + 5:
        yield f"values shown that belong to the coefficients {lower}"


def too_plain(facts: Facts, answer: str) -> bool:
    """Return whether an answer is 0 or a value at a node."""
    return answer == "0" or int(answer) in facts["values"]


def leading_coefficients(difficulty: int) -> list[int]:
    """Return what the coefficient of the highest power may be."""
    largest = difficulty + 3
    return [value for value in range(-largest, largest + 1) if value]


def view(facts: Facts, slot: str) -> Facts:
    """Return all but that value."""
    return _with(facts, slot, None)


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value belongs to a polynomial with integer coefficients and the other values."""
    return re.fullmatch(r"0|-?[1-9][0-9]*", value) is not None and any(
        True for _ in answers(view, slot, value)
    )


def answers(view: Facts, slot: str, value: str) -> Iterator[str]:
    """Yield the value at the query, by Horner's rule."""
    filled = _with(view, slot, int(value))
    coefficients = _coefficients(tuple(filled["nodes"]), tuple(filled["values"]))
    if coefficients is not None:
        result = 0
        for coefficient in reversed(coefficients):
            result = result * view["query"] + coefficient
        yield str(result)


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return four more values, which decide p + q*h.

    A multiple of the factorial of the nodes' range keeps coefficients whole.
    """
    nodes = view["nodes"]
    node = nodes[_index(view, slot)]
    step = factorial(node - min(nodes)) * factorial(max(nodes) - node)
    return (str(int(value) + turns * step) for turns in (-2, -1, 1, 2))


def other_side(facts: Facts, slot: str) -> Iterator[str]:
    """Yield what one value alone allows: the polynomial may be constant, or rise by 1 with each step."""
    index = _index(facts, slot)
    for slope in (0, 1):
        yield str(facts["values"][index] + slope * (facts["query"] - facts["nodes"][index]))


@lru_cache(maxsize=16)
def _coefficients(nodes: tuple[int, ...], samples: tuple[int, ...]) -> list[int] | None:
    """Return the coefficients, the constant first; None when one is not an integer."""
    solution = only_solution([[node**power for power in range(len(nodes))] for node in nodes], samples)
    if solution is None or any(value.denominator != 1 for value in solution):
        return None
    return list(map(int, solution))


def _with(facts: Facts, slot: str, value: int | None) -> Facts:
    samples = list(facts["values"])
    samples[_index(facts, slot)] = value
    return facts | {"values": samples}


def _index(facts: Facts, slot: str) -> int:
    """Return the index of the slot's node. Raises: ValueError when the slot is no node."""
    return [f"p_{node}" for node in facts["nodes"]].index(slot)


PROVER = Prover(
    family_type="B",
    answer_type="integer",
    method="linear",
    held=held,
    ranges=ranges,
    view=view,
    admits=admits,
    answers=answers,
    values=values,
    other_side=other_side,
)
