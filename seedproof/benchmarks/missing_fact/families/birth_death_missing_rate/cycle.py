"""Reads the chain back, and solves detailed balance as a linear system."""

from collections.abc import Sequence
from typing import Any

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    states="A continuous-time birth-death chain has the states {all:ints}.",
    up="For i = {all:ints}, it jumps from state i to state i+1 at the birth rate lambda_i.",
    down="For i = {all:ints}, it jumps from state i to state i-1 at the death rate mu_i.",
    domain="There are no other jumps, and all rates are positive integers.",
    birth=[
        "lambda_{i:nat} = {rate:nat}.",
        "The birth rate lambda_{i:nat} in state {i:nat} is {rate:nat}.",
        "The chain goes up from state {i:nat} to state {end:nat} at rate lambda_{i:nat} = {rate:nat}.",
    ],
    death=[
        "mu_{i:nat} = {rate:nat}.",
        "The death rate mu_{i:nat} in state {i:nat} is {rate:nat}.",
        "The chain goes down from state {i:nat} to state {end:nat} at rate mu_{i:nat} = {rate:nat}.",
    ],
)
TARGET = Sentences(target="Find the stationary probability of state {state:nat}.")


def read(view: Sequence[str], target: str) -> Reading:
    """Read all rates that are stated; every other rate of the chain is open."""
    sentences = VIEW.read_all(view, once=("states", "up", "down", "domain"))
    states, up, down = (sentences[kind][0]["all"] for kind in ("states", "up", "down"))
    if states != list(range(len(states))) or up != states[:-1] or down != states[1:] or len(states) < 3:
        raise Unreadable(f"no chain has the states {states}, birth rates {up} and death rates {down}")
    asked = TARGET.read(target)[1]["state"]
    if asked not in states:
        raise Unreadable(f"the chain has no state {asked}")
    birth = _rates(sentences["birth"], up, 1)
    death = _rates(sentences["death"], down, -1)
    open_slots = [f"lambda_{i}" for i, rate in zip(up, birth, strict=True) if rate is None]
    open_slots += [f"mu_{i}" for i, rate in zip(down, death, strict=True) if rate is None]
    return Reading({"birth": birth, "death": death, "target": asked}, tuple(sorted(open_slots)))


def fill(facts: Facts, slot: str, value: str) -> Facts:
    """Put the rate into its gap."""
    name, _, state = slot.partition("_")
    if name == "lambda":
        kind, index = "birth", int(state)
    else:
        kind, index = "death", int(state) - 1
    rates = list(facts[kind])
    if not 0 <= index < len(rates) or rates[index] is not None or int(value) < 1:
        raise Unreadable(f"{slot} = {value} does not fill the gap")
    rates[index] = int(value)
    return facts | {kind: rates}


def solve(facts: Facts) -> str:
    """Solve detailed balance: between neighbours as much flows up as down."""
    size = len(facts["birth"]) + 1
    rows = [[0] * size for _ in range(size - 1)] + [[1] * size]
    for state, (up, down) in enumerate(zip(facts["birth"], facts["death"], strict=True)):
        rows[state][state] = up
        rows[state][state + 1] = -down
    return str(solve_linear(rows, [0] * (size - 1) + [1])[facts["target"]])


def _rates(sentences: list[dict[str, Any]], places: Sequence[int], step: int) -> list[int | None]:
    rates: dict[int, int | None] = dict.fromkeys(places)
    for gaps in sentences:
        i = gaps["i"]
        if rates.get(i, 0) is not None or gaps.get("end", i + step) != i + step or gaps["rate"] < 1:
            raise Unreadable(f"no rate of the chain, or one that was stated before: {gaps}")
        rates[i] = gaps["rate"]
    return list(rates.values())


READER = Reader(
    read=read,
    hints={
        "lambda_{i:nat} = {rate:int}.": ("lambda_{i}", "{rate}"),
        "mu_{i:nat} = {rate:int}.": ("mu_{i}", "{rate}"),
    },
    requests={"What is lambda_{i:nat}?": "lambda_{i}", "What is mu_{i:nat}?": "mu_{i}"},
    fill=fill,
    solve=solve,
)
