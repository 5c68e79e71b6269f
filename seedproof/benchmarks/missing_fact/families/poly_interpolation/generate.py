"""Draws an integer polynomial and its nodes; Lagrange's formula gives the value at another point.

The polynomial is q + s*N: q is of lower degree and gives the values that the view shows, N is monic and 0 at
their nodes. So s, which only the withheld value tells, is any number of its range alike.
"""

from collections.abc import Hashable, Iterable
from functools import cache
from math import prod

from seedproof.benchmarks.missing_fact.family import Family, Problem, Solution, Words, along
from seedproof.benchmarks.missing_fact.wording import say, say_each
from seedproof.exact.certificate import Curve, ratio
from seedproof.record.draws import Draws, Rejected

POLYNOMIAL = (
    "p is a polynomial of degree at most {degree}; its coefficients are integers of any size.",
    "Let p be a polynomial whose coefficients are integers, of any size, and whose degree is at most "
    "{degree}.",
    "The polynomial p has integer coefficients of any size, and its degree is at most {degree}.",
    "p(x) is a polynomial in x with integer coefficients of any size; its degree is at most {degree}.",
)
NODES = (
    "p was evaluated at x = {nodes}.",
    "The nodes at which p was sampled are x = {nodes}.",
    "The values of p were recorded at x = {nodes}.",
    "Samples of p were taken at the points x = {nodes}.",
)
VALUE = (
    "p({x}) = {y}.",
    "The value of p at x = {x} is {y}.",
    "p({x}) is equal to {y}.",
    "At x = {x}, p has the value {y}.",
    "The sample at x = {x} is p({x}) = {y}.",
)
TARGET = (
    "Find p({x}).",
    "What is p({x})?",
    "Determine the value of p at x = {x}.",
    "Compute p({x}).",
)
REQUEST = (
    "What is p({x})?",
    "What is the value of p at x = {x}?",
    "Please give me p({x}).",
    "What is the value p({x})?",
)


def sample(draws: Draws, difficulty: int) -> Problem:
    """Draw a polynomial of degree 3 or 4, by the values that are shown and its leading coefficient."""
    degree = 2 + min(difficulty, 2)
    query, hidden, *shown = draws.sample(range(difficulty - 1, difficulty + 7), degree + 2)
    choices = _coefficients(difficulty)
    coefficients = [choices[place] for place in draws.integers(degree, 0, len(choices) - 1)]
    (leading,) = draws.nonzeros(1, 3 + difficulty)
    nodes = [hidden, *shown]
    draws.shuffle(nodes)
    *values, answer = [
        sum(coefficient * at**power for power, coefficient in enumerate(coefficients))
        + leading * prod(at - node for node in shown)
        for at in (*nodes, query)
    ]
    if 0 in values:
        raise Rejected("a node is a root")
    if answer in (0, *values):
        raise Rejected("answer is 0 or the value at a node")
    facts = {"degree": degree, "nodes": nodes, "values": values, "query": query}
    return Problem(facts, f"p_{hidden}")


def solve(problem: Problem) -> Solution:
    """Solve by Lagrange.

    A value moves by multiples of its distances' product, or a coefficient is not whole.
    """
    _, nodes, values, query = problem.facts.values()
    hidden = nodes.index(_hidden(problem))
    tops = [prod(query - node for node in _others(nodes, at)) for at in range(len(nodes))]
    bottoms = [prod(nodes[at] - node for node in _others(nodes, at)) for at in range(len(nodes))]
    whole = prod(bottoms)
    known = sum(whole // bottoms[at] * tops[at] * values[at] for at in range(len(nodes)) if at != hidden)
    curve = Curve((ratio((known, whole // bottoms[hidden] * tops[hidden]), (whole,)),))
    return along(curve, values[hidden], (values[hidden] + abs(bottoms[hidden]),))


def words(problem: Problem, draws: Draws) -> Words:
    """Write a view that lists all nodes, and the values at all but one."""
    degree, nodes, values, query = problem.facts.values()
    facts = {node: {"x": node, "y": value} for node, value in zip(nodes, values, strict=True)}
    gap = facts.pop(_hidden(problem))
    view = [
        say(draws, POLYNOMIAL, degree=degree),
        say(draws, NODES, nodes=", ".join(map(str, nodes))),
        *say_each(draws, VALUE, list(facts.values())),
    ]
    return Words(
        view,
        say(draws, TARGET, x=query),
        (say(draws, VALUE, **gap),),
        say(draws, REQUEST, **gap),
        symbol=f"p({query})",
    )


def state(problem: Problem) -> Hashable:
    """Return the values by node: nodes have no order."""
    _, nodes, values, _ = problem.facts.values()
    return tuple(sorted(zip(nodes, values, strict=True)))


def notes(problem: Problem) -> Hashable:
    """Return the node that has no value, and the values at the others."""
    _, nodes, values, _ = problem.facts.values()
    hidden = _hidden(problem)
    return hidden, tuple(sorted((node, y) for node, y in zip(nodes, values, strict=True) if node != hidden))


@cache
def _coefficients(difficulty: int) -> list[int]:
    """Return what a coefficient of q may be."""
    sizes = range(difficulty, 5 + 3 * difficulty + 1)
    return [sign * size for size in sizes for sign in (1, -1)]


def _hidden(problem: Problem) -> int:
    return int(problem.slot.removeprefix("p_"))


def _others(nodes: list[int], at: int) -> Iterable[int]:
    return (node for i, node in enumerate(nodes) if i != at)


FAMILY = Family(
    family_type="B",
    answer_type="integer",
    method="linear",
    sample=sample,
    solve=solve,
    words=words,
    state=state,
    notes=notes,
    version=3,
    repairs=[
        "The view lists all nodes and gives the values at all but one, so that the missing one can be found.",
        "The text says that the coefficients are integers, and so are those of the witness's polynomial.",
        "The polynomial is q + s*N, where N is the product of x - c over the nodes c with a value in the "
        "notes, q has a lower degree and coefficients of size d to 5+3d with either sign, and s is from "
        "-(3+d) to 3+d, without 0. With the paper's coefficients from -(3+d) to 3+d, the notes leave one "
        "polynomial in 98 of 100 rows.",
        "Nodes and query are drawn from d-1 to d+6, not from 0 to degree+1+d; nodes and values come in "
        "random order, no value at a node is 0, and the answer is neither 0 nor a value at a node.",
    ],
)
