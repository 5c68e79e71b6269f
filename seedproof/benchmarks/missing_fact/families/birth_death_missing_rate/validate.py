"""Solves the global balance equations: what flows out of a state flows into it."""

import re
from collections.abc import Iterable, Iterator

from seedproof.benchmarks.missing_fact.prover import Facts, Prover
from seedproof.proving.linear import only_solution


def held(facts: Facts, slot: str) -> dict[str, str]:
    """Return the hidden rate. Raises: ValueError when the facts describe no chain."""
    birth = facts["birth"]
    death = facts["death"]
    target = facts["target"]
    if list(facts) != ["birth", "death", "target"] or len(birth) != len(death) or len(birth) < 2:
        raise ValueError("facts need as many birth rates as death rates, and a target")
    if any(type(rate) is not int or rate < 1 for rate in (*birth, *death)):
        raise ValueError(f"rates are {birth} and {death}, expected positive integers")
    if type(target) is not int or not 0 <= target <= len(birth):
        raise ValueError(f"target {target} is no state")
    kind, index = _kind_and_index(slot)
    return {slot: str(facts[kind][index])}


def band(difficulty: int) -> range:
    """Return the rates of a difficulty."""
    return range(difficulty, difficulty + 10)


def ranges(facts: Facts, slot: str, difficulty: int) -> Iterator[str]:
    """Yield what is too small, too large or all the same."""
    birth = facts["birth"]
    death = facts["death"]
    if len(birth) != difficulty + 1:
        yield f"{len(birth) + 1} states"
    rates = band(difficulty)
    for rate in (*birth, *death):
        if rate not in rates:
            yield f"the rate {rate}"
    if all(up == down for up, down in zip(birth, death, strict=True)):
        yield "the same probability for all states"
    if min(birth) == max(birth) and min(death) == max(death):
        yield "the same birth rate and the same death rate everywhere"


def view(facts: Facts, slot: str) -> Facts:
    """Return all rates but the hidden one."""
    kind, index = _kind_and_index(slot)
    return facts | {kind: [None if i == index else rate for i, rate in enumerate(facts[kind])]}


def admits(view: Facts, slot: str, value: str) -> bool:
    """Return whether the value is a positive integer, and its rate is missing."""
    kind, index = _kind_and_index(slot)
    return view[kind][index] is None and re.fullmatch("[1-9][0-9]*", value) is not None


def answers(view: Facts, slot: str, value: str) -> Iterator[str]:
    """Yield the target's share of the only stationary distribution."""
    kind, index = _kind_and_index(slot)
    rates = {"birth": list(view["birth"]), "death": list(view["death"])}
    rates[kind][index] = int(value)
    up = [*rates["birth"], 0]
    down = [0, *rates["death"]]
    size = len(up)
    balance = [[0] * size for _ in range(size)]
    for state in range(size):
        balance[state][state] = -up[state] - down[state]
        if state > 0:
            balance[state][state - 1] = up[state - 1]
        if state < size - 1:
            balance[state][state + 1] = down[state + 1]
    distribution = only_solution([*balance, [1] * size], [0] * size + [1])
    if distribution is not None:
        yield str(distribution[view["target"]])


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Return enough rates to decide a ratio of linear functions, whichever the true one is."""
    return ("1", "2", "3", "5", "7")


def other_side(facts: Facts, slot: str) -> Iterator[str]:
    """Yield what one rate alone allows: the others may all be 1, or all 2."""
    kind, index = _kind_and_index(slot)
    for rate in (1, 2):
        others = [rate] * len(facts["birth"])
        yield from answers(facts | {"birth": others, "death": others}, slot, str(facts[kind][index]))


def _kind_and_index(slot: str) -> tuple[str, int]:
    match = re.fullmatch("(lambda|mu)_(0|[1-9][0-9]*)", slot)
    if match is None or slot == "mu_0":
        raise ValueError(f"{slot!r} is no rate")
    if match[1] == "lambda":
        return ("birth", int(match[2]))
    return ("death", int(match[2]) - 1)


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
