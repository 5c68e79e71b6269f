"""Draws a birth-death chain; a stationary probability is a ratio of linear functions of any one rate."""

from math import gcd, prod

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws, Rejected


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw rates in 1 .. 3+2d for the states 0 .. d+1, and hide any of them."""
    jumps = difficulty + 1
    fastest = 3 + 2 * difficulty
    birth = draws.integers(jumps, 1, fastest)
    death = draws.integers(jumps, 1, fastest)
    target = draws.below(jumps + 1)
    weights = _weights(birth, death)
    if difficulty <= 3 and (total := sum(weights)) // gcd(total, weights[target]) > 300:
        raise Rejected("denominator of the answer above 300")
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
    over = (low[target], high[target] - low[target])
    under = (sum(low), sum(high) - sum(low))
    return along(Curve((ratio(over, under),)), hidden, (1, 2))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that gives every rate but one, birth rates first."""
    birth, death, target = problem.facts.values()
    jumps = len(birth)
    states = [str(state) for state in range(jumps + 1)]
    view = [
        f"A continuous-time birth-death chain has the states {', '.join(states)}.",
        f"For i = {', '.join(states[:-1])}, it jumps from state i to state i+1 at the birth rate lambda_i.",
        f"For i = {', '.join(states[1:])}, it jumps from state i to state i-1 at the death rate mu_i.",
        "There are no other jumps, and all rates are positive integers.",
    ]
    hint = ""
    for index, (name, rate) in enumerate(zip(_names(jumps), [*birth, *death], strict=True)):
        if name == problem.slot:
            hint = f"{name} = {rate}."
            continue
        if index < jumps:
            kind, way, start, end = "birth", "up", index, index + 1
        else:
            kind, way, start, end = "death", "down", index - jumps + 1, index - jumps
        view.append(
            draws.choice(
                (
                    f"{name} = {rate}.",
                    f"The {kind} rate {name} in state {start} is {rate}.",
                    f"The chain goes {way} from state {start} to state {end} at rate {name} = {rate}.",
                )
            )
        )
    asked = f"Find the stationary probability of state {target}."
    return Words(view, asked, hint, f"What is {problem.slot}?")


def _names(jumps: int) -> list[str]:
    return [f"lambda_{i}" for i in range(jumps)] + [f"mu_{i}" for i in range(1, jumps + 1)]


def _weights(birth: list[int], death: list[int]) -> list[int]:
    """Return the stationary distribution by detailed balance, up to a factor."""
    return [prod(birth[:state]) * prod(death[state:]) for state in range(len(birth) + 1)]


FAMILY = Family(
    family_type="B",
    answer_type="rational",
    method="parametric",
    sample=sample,
    solve=solve,
    words=words,
    repairs=[
        "The text says what lambda_i and mu_i are, and that all rates are positive integers.",
        "View, request and hint use the same names lambda_i and mu_i.",
    ],
)
