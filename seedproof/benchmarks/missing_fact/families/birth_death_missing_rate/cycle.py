"""Reads the chain back, and solves detailed balance as a linear system."""

from collections.abc import Sequence
from typing import Any

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    states=[
        "A continuous-time birth-death chain has the states {all:ints} and {last:nat}.",
        "Consider a birth-death chain in continuous time with the states {all:ints} and {last:nat}.",
        "The states of a continuous-time birth-death chain are {all:ints} and {last:nat}.",
        "There is a birth-death chain in continuous time whose states are {all:ints} and {last:nat}.",
    ],
    up=[
        "For i = {all:ints}, the chain jumps from state i to state i+1 at the birth rate lambda_i.",
        "Births lead from state i to state i+1 and occur at rate lambda_i, for i = {all:ints}.",
        "The birth rate lambda_i is the rate of jumps from state i to state i+1, for i = {all:ints}.",
        "In state i, for i = {all:ints}, births occur at rate lambda_i; each takes the chain to state i+1.",
    ],
    down=[
        "For i = {all:ints}, the chain jumps from state i to state i-1 at the death rate mu_i.",
        "Deaths lead from state i to state i-1 and occur at rate mu_i, for i = {all:ints}.",
        "The death rate mu_i is the rate of jumps from state i to state i-1, for i = {all:ints}.",
        "In state i, for i = {all:ints}, deaths occur at rate mu_i; each takes the chain to state i-1.",
    ],
    domain=[
        "There are no other jumps, and all rates are positive integers.",
        "No other jumps are possible, and every rate is a positive integer.",
        "The chain makes no other jumps; its rates are positive integers.",
        "All rates are positive integers, and there are no other jumps.",
    ],
    birth=[
        "lambda_{i:nat} = {rate:nat}.",
        "The birth rate lambda_{i:nat} is {rate:nat}.",
        "In state {i:nat}, the birth rate is lambda_{i:nat} = {rate:nat}.",
        "The chain jumps from state {i:nat} to state {end:nat} at rate lambda_{i:nat} = {rate:nat}.",
        "Jumps from state {i:nat} to state {end:nat} occur at rate lambda_{i:nat} = {rate:nat}.",
    ],
    death=[
        "mu_{i:nat} = {rate:nat}.",
        "The death rate mu_{i:nat} is {rate:nat}.",
        "In state {i:nat}, the death rate is mu_{i:nat} = {rate:nat}.",
        "The chain jumps from state {i:nat} to state {end:nat} at rate mu_{i:nat} = {rate:nat}.",
        "Jumps from state {i:nat} to state {end:nat} occur at rate mu_{i:nat} = {rate:nat}.",
    ],
)
TARGET = Sentences(
    target=[
        "Find the stationary probability of state {state:nat}.",
        "What is the stationary probability of state {state:nat}?",
        "Determine the probability of state {state:nat} in the stationary distribution of the chain.",
        "In the long run, what fraction of the time does the chain spend in state {state:nat}?",
    ],
)
BIRTH_HINTS = (
    "lambda_{i:nat} = {rate:nat}.",
    "The birth rate lambda_{i:nat} is {rate:nat}.",
    "lambda_{i:nat} is equal to {rate:nat}.",
    "The rate lambda_{i:nat} is {rate:nat}.",
)
DEATH_HINTS = (
    "mu_{i:nat} = {rate:nat}.",
    "The death rate mu_{i:nat} is {rate:nat}.",
    "mu_{i:nat} is equal to {rate:nat}.",
    "The rate mu_{i:nat} is {rate:nat}.",
)
BIRTH_REQUESTS = (
    "What is lambda_{i:nat}?",
    "What is the value of lambda_{i:nat}?",
    "Please give me lambda_{i:nat}.",
    "What is the birth rate lambda_{i:nat}?",
)
DEATH_REQUESTS = (
    "What is mu_{i:nat}?",
    "What is the value of mu_{i:nat}?",
    "Please give me mu_{i:nat}.",
    "What is the death rate mu_{i:nat}?",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read all rates that are stated; every other rate of the chain is open."""
    sentences = VIEW.read_all(view, once=("states", "up", "down", "domain"))
    states = [*sentences["states"][0]["all"], sentences["states"][0]["last"]]
    up = sentences["up"][0]["all"]
    down = sentences["down"][0]["all"]
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
    hints=dict.fromkeys(BIRTH_HINTS, ("lambda_{i}", "{rate}"))
    | dict.fromkeys(DEATH_HINTS, ("mu_{i}", "{rate}")),
    requests=dict.fromkeys(BIRTH_REQUESTS, "lambda_{i}") | dict.fromkeys(DEATH_REQUESTS, "mu_{i}"),
    fill=fill,
    solve=solve,
)
