"""Reads the transition matrix back, and solves for its stationary distribution."""

from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.solving.distribution import filled, open_places, table
from seedproof.solving.linear import stationary
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    states="A Markov chain in discrete time has the states {all:ints}.",
    meaning="P[i][j] is the probability that a step from state i leads to state j.",
    domain="All entries of P lie strictly between 0 and 1, and each row of P sums to 1.",
    entry=[
        "P[{i:nat}][{j:nat}] = {p:rat}.",
        "A step from state {i:nat} leads to state {j:nat} with probability P[{i:nat}][{j:nat}] = {p:rat}.",
    ],
)
TARGET = Sentences(target="Find the stationary probability of state {state:nat}.")


def read(view: Sequence[str], target: str) -> Reading:
    """Read the matrix with its gaps; two or more gaps in a row are open."""
    sentences = VIEW.read_all(view, once=("states", "meaning", "domain"))
    states = sentences["states"][0]["all"]
    asked = TARGET.read(target)[1]["state"]
    if states != list(range(len(states))) or len(states) < 2 or asked not in states:
        raise Unreadable(f"no chain has the states {states}, with {asked} among them")
    chain = table(sentences["entry"], len(states), len(states))
    return Reading({"P": chain, "target": asked}, tuple(sorted(f"P_{i}_{j}" for i, j in open_places(chain))))


def fill(facts: Facts, slot: str, value: str) -> Facts:
    """Put in the entry, and the other one that its row's sum gives."""
    _, row, column = slot.split("_")
    return facts | {"P": filled(facts["P"], int(row), int(column), value)}


READER = Reader(
    read=read,
    hints={"P[{i:nat}][{j:nat}] = {p:rat}.": ("P_{i}_{j}", "{p}")},
    requests={"What is P[{i:nat}][{j:nat}]?": "P_{i}_{j}"},
    fill=fill,
    solve=lambda facts: str(stationary(facts["P"])[facts["target"]]),
)
