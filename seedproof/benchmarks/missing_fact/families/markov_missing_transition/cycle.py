"""Reads the transition matrix back, and solves for its stationary distribution."""

from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.solving.distribution import filled, open_places, table
from seedproof.solving.linear import stationary
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    states=[
        "A Markov chain in discrete time has the states {all:ints} and {last:nat}.",
        "Consider a discrete-time Markov chain with the states {all:ints} and {last:nat}.",
        "The states of a discrete-time Markov chain are {all:ints} and {last:nat}.",
        "There is a Markov chain in discrete time whose states are {all:ints} and {last:nat}.",
    ],
    meaning=[
        "P is its transition matrix: P[i][j] is the probability that a step from state i leads to state j.",
        "Its transition matrix is P, where P[i][j] is the probability that state i is followed by state j.",
        "The entry P[i][j] of its transition matrix P is the probability of a step from state i to state j.",
        "Its transition matrix is P: from state i, the next state is j with probability P[i][j].",
    ],
    domain=[
        "All entries of P lie strictly between 0 and 1, and each row of P sums to 1.",
        "Every entry of P is greater than 0 and less than 1, and the entries of each row add up to 1.",
        "Each row of P adds up to 1, and all its entries lie strictly between 0 and 1.",
        "The entries of P are strictly between 0 and 1, and those in the same row sum to 1.",
    ],
    entry=[
        "P[{i:nat}][{j:nat}] = {p:rat}.",
        "The entry P[{i:nat}][{j:nat}] is {p:rat}.",
        "A step from state {i:nat} leads to state {j:nat} with probability P[{i:nat}][{j:nat}] = {p:rat}.",
        "From state {i:nat} the chain goes to state {j:nat} with probability P[{i:nat}][{j:nat}] = {p:rat}.",
        "The probability that state {i:nat} is followed by state {j:nat} is P[{i:nat}][{j:nat}] = {p:rat}.",
    ],
)
TARGET = Sentences(
    target=[
        "Find the stationary probability of state {state:nat}.",
        "What is the stationary probability of state {state:nat}?",
        "Determine the probability of state {state:nat} in the stationary distribution of the chain.",
        "In the long run, what fraction of its time does the chain spend in state {state:nat}?",
    ]
)
HINTS = (
    "P[{i:nat}][{j:nat}] = {p:rat}.",
    "The entry P[{i:nat}][{j:nat}] is {p:rat}.",
    "P[{i:nat}][{j:nat}] is equal to {p:rat}.",
    "The transition probability P[{i:nat}][{j:nat}] is {p:rat}.",
)
REQUESTS = (
    "What is P[{i:nat}][{j:nat}]?",
    "What is the value of P[{i:nat}][{j:nat}]?",
    "Please give me P[{i:nat}][{j:nat}].",
    "What is the transition probability P[{i:nat}][{j:nat}]?",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read the matrix with its gaps; two or more gaps in a row are open."""
    sentences = VIEW.read_all(view, once=("states", "meaning", "domain"))
    listed = sentences["states"][0]
    states = [*listed["all"], listed["last"]]
    asked = TARGET.read(target)[1]["state"]
    if states != list(range(len(states))) or asked not in states:
        raise Unreadable(f"no chain has the states {states}, with {asked} among them")
    chain = table(sentences["entry"], len(states), len(states))
    return Reading({"P": chain, "target": asked}, tuple(sorted(f"P_{i}_{j}" for i, j in open_places(chain))))


def fill(facts: Facts, slot: str, value: str) -> Facts:
    """Put in the entry, and the other one that its row's sum gives."""
    _, row, column = slot.split("_")
    return facts | {"P": filled(facts["P"], int(row), int(column), value)}


READER = Reader(
    read=read,
    hints=dict.fromkeys(HINTS, ("P_{i}_{j}", "{p}")),
    requests=dict.fromkeys(REQUESTS, "P_{i}_{j}"),
    fill=fill,
    solve=lambda facts: str(stationary(facts["P"])[facts["target"]]),
)
