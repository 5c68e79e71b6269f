"""Solves the global balance equations: what flows out of a state flows into it."""

import re
from collections.abc import Iterable, Iterator

from seedproof.benchmarks.missing_fact.prover import Facts, Prover
from seedproof.proving.linear import only_solution


def held(facts: Facts, slot: str) -> dict[str, str]:
    """The hidden rate. Raises: ValueError when the facts describe no chain."""
    birth, death, target = facts["birth"], facts["death"], facts["target"]
    if list(facts) != ["birth", "death", "target"] or len(birth) != len(death) or len(birth) < 2:
        raise ValueError("facts need as many birth rates as death rates, and a target")
    if any(type(rate) is not int or rate < 1 for rate in (*birth, *death)):
        raise ValueError(f"rates are {birth} and {death}, expected positive integers")
    if type(target) is not int or not 0 <= target <= len(birth):
        raise ValueError(f"target {target} is no state")
    kind, place = _place(slot)
    return {slot: str(facts[kind][place])}


def view(facts: Facts, slot: str) -> Facts:
    """All rates but the hidden one."""
    kind, place = _place(slot)
    return facts | {kind: [None if at == place else rate for at, rate in enumerate(facts[kind])]}


def admits(view: Facts, slot: str, value: str) -> bool:
    """A positive integer, for the rate that is missing."""
    kind, place = _place(slot)
    return view[kind][place] is None and re.fullmatch("[1-9][0-9]*", value) is not None


def answers(view: Facts, slot: str, value: str) -> Iterator[str]:
    """The target's share of the only stationary distribution."""
    kind, place = _place(slot)
    rates = {"birth": list(view["birth"]), "death": list(view["death"])}
    rates[kind][place] = int(value)
    up, down = [*rates["birth"], 0], [0, *rates["death"]]
    size = len(up)
    balance = [[0] * size for _ in range(size)]
    for state in range(size):
        balance[state][state] = -up[state] - down[state]
        if state > 0:
            balance[state][state - 1] = up[state - 1]
        if state < size - 1:
            balance[state][state + 1] = down[state + 1]
    found = only_solution([*balance, [1] * size], [0] * size + [1])
    if found is not None:
        yield str(found[view["target"]])


def values(view: Facts, slot: str, value: str) -> Iterable[str]:
    """Enough rates to decide a ratio of linear functions, whichever the true one is."""
    return ("1", "2", "3", "5", "7")


def other_side(facts: Facts, slot: str) -> Iterator[str]:
    """One rate alone: the others may all be 1, or all 2."""
    kind, place = _place(slot)
    for rate in (1, 2):
        others = [rate] * len(facts["birth"])
        yield from answers(facts | {"birth": others, "death": others}, slot, str(facts[kind][place]))


def _place(slot: str) -> tuple[str, int]:
    match = re.fullmatch("(lambda|mu)_(0|[1-9][0-9]*)", slot)
    if match is None or slot == "mu_0":
        raise ValueError(f"{slot!r} is no rate")
    return ("birth", int(match[2])) if match[1] == "lambda" else ("death", int(match[2]) - 1)


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
