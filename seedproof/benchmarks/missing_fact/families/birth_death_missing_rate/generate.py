"""Draws a birth-death chain; a stationary probability is a ratio of linear functions of any one rate."""

from collections.abc import Hashable, Sequence
from math import gcd, prod

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws, Rejected

STATES = (
    "A continuous-time birth-death chain has the states {states} and {last}.",
    "Consider a birth-death chain in continuous time with the states {states} and {last}.",
    "The states of a continuous-time birth-death chain are {states} and {last}.",
    "There is a birth-death chain in continuous time whose states are {states} and {last}.",
)
UP = (
    "For i = {births}, the chain jumps from state i to state i+1 at the birth rate lambda_i.",
    "Births lead from state i to state i+1 and occur at rate lambda_i, for i = {births}.",
    "The birth rate lambda_i is the rate of jumps from state i to state i+1, for i = {births}.",
    "In state i, for i = {births}, births occur at rate lambda_i; each takes the chain to state i+1.",
)
DOWN = (
    "For i = {deaths}, the chain jumps from state i to state i-1 at the death rate mu_i.",
    "Deaths lead from state i to state i-1 and occur at rate mu_i, for i = {deaths}.",
    "The death rate mu_i is the rate of jumps from state i to state i-1, for i = {deaths}.",
    "In state i, for i = {deaths}, deaths occur at rate mu_i; each takes the chain to state i-1.",
)
DOMAIN = (
    "There are no other jumps, and all rates are positive integers.",
    "No other jumps are possible, and every rate is a positive integer.",
    "The chain makes no other jumps; its rates are positive integers.",
    "All rates are positive integers, and there are no other jumps.",
)
RATE = (
    "{name} = {rate}.",
    "The {kind} rate {name} is {rate}.",
    "In state {start}, the {kind} rate is {name} = {rate}.",
    "The chain jumps from state {start} to state {end} at rate {name} = {rate}.",
    "Jumps from state {start} to state {end} occur at rate {name} = {rate}.",
)
TARGET = (
    "Find the stationary probability of state {state}.",
    "What is the stationary probability of state {state}?",
    "Determine the probability of state {state} in the stationary distribution of the chain.",
    "In the long run, what fraction of the time does the chain spend in state {state}?",
)
HINT = (
    "{name} = {rate}.",
    "The {kind} rate {name} is {rate}.",
    "{name} is equal to {rate}.",
    "The rate {name} is {rate}.",
)
REQUEST = (
    "What is {name}?",
    "What is the value of {name}?",
    "Please give me {name}.",
    "What is the {kind} rate {name}?",
)


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw rates from the band of the difficulty for the states 0 .. d+1, and hide any of them."""
    jumps = difficulty + 1
    rates = draws.integers(2 * jumps, *_band(difficulty))
    birth = rates[:jumps]
    death = rates[jumps:]
    if birth == death:
        raise Rejected("all states have the same probability")
    if len(set(birth)) == len(set(death)) == 1:
        raise Rejected("all birth rates and all death rates are the same")
    target = draws.below(jumps + 1)
    return Problem({"birth": birth, "death": death, "target": target}, draws.choice(_names(jumps)))


def solve(problem: Problem) -> Solution:
    """Solve for the target: each weight is linear in the hidden rate, so its values at 0 and 1 fix it."""
    birth, death, target = problem.facts.values()
    jumps = len(birth)
    rates = [*birth, *death]
    index = _names(jumps).index(problem.slot)
    hidden = rates[index]
    rates[index] = 0
    low = _weights(rates[:jumps], rates[jumps:])
    rates[index] = 1
    high = _weights(rates[:jumps], rates[jumps:])
    over = low[target], high[target] - low[target]
    under = sum(low), sum(high) - sum(low)
    return along(Curve((ratio(over, under),)), hidden, (1, 2))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives every rate but one."""
    birth, death, target = problem.facts.values()
    jumps = len(birth)
    *states, last = map(str, range(jumps + 1))
    births = [
        {"name": f"lambda_{i}", "kind": "birth", "start": i, "end": i + 1, "rate": rate}
        for i, rate in enumerate(birth)
    ]
    deaths = [
        {"name": f"mu_{i}", "kind": "death", "start": i, "end": i - 1, "rate": rate}
        for i, rate in enumerate(death, start=1)
    ]
    given = births + deaths
    hidden = given.pop(_names(jumps).index(problem.slot))
    view = [
        say(draws, STATES, states=", ".join(states), last=last),
        say(draws, UP, births=", ".join(states)),
        say(draws, DOWN, deaths=", ".join([*states[1:], last])),
        say(draws, DOMAIN),
        *say_each(draws, RATE, given),
    ]
    return Words(
        view,
        say(draws, TARGET, state=target),
        (say(draws, HINT, **hidden),),
        say(draws, REQUEST, **hidden),
    )


def state(problem: Problem) -> Hashable:
    """Return all pairs of rates between two states, reduced: only their ratios count."""
    birth, death, _ = problem.facts.values()
    return _either_way(birth, death)


def notes(problem: Problem) -> Hashable:
    """Return the same with 0 for the rate that the view lacks; its pair stays as it is."""
    birth, death, _ = problem.facts.values()
    rates = [*birth, *death]
    rates[_names(len(birth)).index(problem.slot)] = 0
    return _either_way(rates[: len(birth)], rates[len(birth) :])


def _either_way(birth: Sequence[int], death: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Return the reduced pairs; counting the states from the other end makes births deaths."""
    pairs = [_reduced(up, down) for up, down in zip(birth, death, strict=True)]
    from_the_end = [(down, up) for up, down in reversed(pairs)]
    return min(tuple(pairs), tuple(from_the_end))


def _reduced(up: int, down: int) -> tuple[int, int]:
    divisor = gcd(up, down) if up and down else 1
    return up // divisor, down // divisor


def _names(jumps: int) -> list[str]:
    return [f"lambda_{i}" for i in range(jumps)] + [f"mu_{i}" for i in range(1, jumps + 1)]


def _weights(birth: Sequence[int], death: Sequence[int]) -> list[int]:
    """Return the stationary distribution by detailed balance, up to a factor."""
    return [prod(birth[:state]) * prod(death[state:]) for state in range(len(birth) + 1)]


def _band(difficulty: int) -> tuple[int, int]:
    """Return the least and the largest rate: 1 to 10, 2 to 11, 3 to 12, ..."""
    return difficulty, difficulty + 9


FAMILY = Family(
    family_type="B",
    answer_type="rational",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    version=3,
    repairs=[
        "Rates are drawn from 1 to 10, 2 to 11 and 3 to 12, not from 1 to 3+2d: so each of ten values is "
        "alike likely for the absent rate, and larger chains have larger rates.",
        "The answer's denominator has no cap: it is mostly below 100, 300 and 1,200, and the paper's cap of "
        "300 would reject half of the chains of difficulty 3 and tell which rates are possible.",
        "Chains with lambda_i = mu_(i+1) for all i, whose states are alike likely, are rejected, and so are "
        "those in which all birth rates are the same and all death rates are.",
        "The text says what lambda_i and mu_i are, and that all rates are positive integers.",
        "View, request and hint use the same names lambda_i and mu_i.",
    ],
)
