"""Draws an integer polynomial and its nodes; Lagrange's formula gives the value at another point."""

from collections.abc import Iterable
from math import prod

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw a polynomial of degree at most 3 or 4; nodes and query are different numbers from 0 on."""
    degree = 2 + min(difficulty, 2)
    coefficients = draws.integers(degree + 1, -3 - difficulty, 3 + difficulty)
    query, *nodes = draws.sample(range(degree + 2 + difficulty), degree + 2)
    nodes.sort()
    values = [
        sum(coefficient * node**power for power, coefficient in enumerate(coefficients)) for node in nodes
    ]
    facts = {"degree": degree, "nodes": nodes, "values": values, "query": query}
    return Problem(facts, f"p_{draws.choice(nodes)}")


def solve(problem: Problem) -> Solution:
    """Solve by Lagrange.

    A value moves by multiples of its distances' product, or a coefficient is not whole.
    """
    _, nodes, values, query = problem.facts.values()
    hidden = nodes.index(int(problem.slot.removeprefix("p_")))
    tops = [prod(query - node for node in _others(nodes, at)) for at in range(len(nodes))]
    bottoms = [prod(nodes[at] - node for node in _others(nodes, at)) for at in range(len(nodes))]
    whole = prod(bottoms)
    known = sum(whole // bottoms[at] * tops[at] * values[at] for at in range(len(nodes)) if at != hidden)
    curve = Curve((ratio((known, whole // bottoms[hidden] * tops[hidden]), (whole,)),))
    return along(curve, values[hidden], (values[hidden] + abs(bottoms[hidden]),))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that lists all nodes, and the values at all but one."""
    degree, nodes, values, query = problem.facts.values()
    hidden = int(problem.slot.removeprefix("p_"))
    listed = draws.choice(("p was evaluated at x = {}.", "The nodes at which p was sampled are x = {}."))
    fact = draws.choice(("p({}) = {}.", "The value of p at x = {} is {}."))
    view = [
        f"p is a polynomial of degree at most {degree}; its coefficients are integers of any size.",
        listed.format(", ".join(map(str, nodes))),
    ]
    view += [fact.format(node, value) for node, value in zip(nodes, values, strict=True) if node != hidden]
    value = values[nodes.index(hidden)]
    return Words(view, f"Find p({query}).", f"p({hidden}) = {value}.", f"What is p({hidden})?")


def _others(nodes: list[int], at: int) -> Iterable[int]:
    return (node for i, node in enumerate(nodes) if i != at)


FAMILY = Family(
    family_type="B",
    answer_type="integer",
    method="linear",
    sample=sample,
    solve=solve,
    words=words,
    repairs=[
        "The view lists all nodes and gives the values at all but one, so that the missing one can be found.",
        "The text says that the coefficients are integers, and so are those of the witness's polynomial.",
    ],
)
