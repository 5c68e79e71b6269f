"""Reads both matrices back, solves for the stationary distribution, and sums over the states."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.solving.distribution import filled, open_places, table
from seedproof.solving.linear import stationary
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    sizes=[
        "A hidden Markov model has the states {states:ints} and {last_state:nat}. "
        "It emits the symbols {symbols:ints} and {last_symbol:nat}.",
        "Consider a hidden Markov model with the states {states:ints} and {last_state:nat}, "
        "and with the symbols {symbols:ints} and {last_symbol:nat}.",
        "The states of a hidden Markov model are {states:ints} and {last_state:nat}; "
        "its symbols are {symbols:ints} and {last_symbol:nat}.",
        "There is a hidden Markov model whose states are {states:ints} and {last_state:nat} "
        "and whose symbols are {symbols:ints} and {last_symbol:nat}.",
    ],
    steps=[
        "P is its transition matrix: P[i][j] is the probability that a step from state i leads to state j.",
        "Its transition matrix is P, where P[i][j] is the probability that state i is followed by state j.",
        "The entry P[i][j] of its transition matrix P is the probability of a step from state i to state j.",
        "Its transition matrix is P: from state i, the next state is j with probability P[i][j].",
    ],
    emissions=[
        "E is its emission matrix: E[s][o] is the probability of emitting symbol o in state s.",
        "Its emission matrix is E, where E[s][o] is the probability that state s emits symbol o.",
        "The entry E[s][o] of its emission matrix E is the probability of symbol o in state s.",
        "Its emission matrix is E: in state s, the model emits symbol o with probability E[s][o].",
    ],
    domain=[
        "All entries of P and E lie strictly between 0 and 1, and each row of P and of E sums to 1.",
        "Every entry of P and E is greater than 0 and less than 1, and the entries of each row add up to 1.",
        "Each row of P and each row of E adds up to 1, and all entries lie strictly between 0 and 1.",
        "The entries of P and of E are strictly between 0 and 1, and those in the same row sum to 1.",
    ],
    step=[
        "P[{i:nat}][{j:nat}] = {p:rat}.",
        "The entry P[{i:nat}][{j:nat}] is {p:rat}.",
        "A step from state {i:nat} leads to state {j:nat} with probability P[{i:nat}][{j:nat}] = {p:rat}.",
        "From state {i:nat} the model goes to state {j:nat} with probability P[{i:nat}][{j:nat}] = {p:rat}.",
        "The probability that state {i:nat} is followed by state {j:nat} is P[{i:nat}][{j:nat}] = {p:rat}.",
    ],
    emission=[
        "E[{i:nat}][{j:nat}] = {p:rat}.",
        "The entry E[{i:nat}][{j:nat}] is {p:rat}.",
        "State {i:nat} emits symbol {j:nat} with probability E[{i:nat}][{j:nat}] = {p:rat}.",
        "In state {i:nat} the model emits symbol {j:nat} with probability E[{i:nat}][{j:nat}] = {p:rat}.",
        "The probability of symbol {j:nat} in state {i:nat} is E[{i:nat}][{j:nat}] = {p:rat}.",
    ],
)
TARGET = Sentences(
    target=[
        "Find the probability that symbol {symbol:nat} is emitted under the stationary distribution of P.",
        "Under the stationary distribution of P, what is the probability of emitting symbol {symbol:nat}?",
        "In the long run, what fraction of the emitted symbols are equal to {symbol:nat}?",
        "Determine the probability of emitting symbol {symbol:nat} in the steady state of the model.",
    ]
)
HINTS = (
    "E[{i:nat}][{j:nat}] = {p:rat}.",
    "The entry E[{i:nat}][{j:nat}] is {p:rat}.",
    "E[{i:nat}][{j:nat}] is equal to {p:rat}.",
    "The emission probability E[{i:nat}][{j:nat}] is {p:rat}.",
)
REQUESTS = (
    "What is E[{i:nat}][{j:nat}]?",
    "What is the value of E[{i:nat}][{j:nat}]?",
    "Please give me E[{i:nat}][{j:nat}].",
    "What is the emission probability E[{i:nat}][{j:nat}]?",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read both matrices; two or more gaps in a row of E are open."""
    sentences = VIEW.read_all(view, once=("sizes", "steps", "emissions", "domain"))
    listed = sentences["sizes"][0]
    states = [*listed["states"], listed["last_state"]]
    symbols = [*listed["symbols"], listed["last_symbol"]]
    asked = TARGET.read(target)[1]["symbol"]
    if states != list(range(len(states))) or symbols != list(range(len(symbols))) or asked not in symbols:
        raise Unreadable(f"no model has the states {states} and the symbols {symbols}, {asked} among them")
    chain = table(sentences["step"], len(states), len(states))
    emissions = table(sentences["emission"], len(states), len(symbols))
    if any(None in row for row in chain):
        raise Unreadable("the text does not state every entry of P")
    open_slots = sorted(f"e_{i}_{j}" for i, j in open_places(emissions))
    return Reading({"P": chain, "E": emissions, "target": asked}, tuple(open_slots))


def fill(facts: Facts, slot: str, value: str) -> Facts:
    """Put in the emission, and the other one that its row's sum gives."""
    _, state, symbol = slot.split("_")
    return facts | {"E": filled(facts["E"], int(state), int(symbol), value)}


def solve(facts: Facts) -> str:
    """Return the stationary mean of the target's emissions."""
    target = facts["target"]
    emissions = facts["E"]
    shares = stationary(facts["P"])
    return str(sum(share * Fraction(row[target]) for share, row in zip(shares, emissions, strict=True)))


READER = Reader(
    read=read,
    hints=dict.fromkeys(HINTS, ("e_{i}_{j}", "{p}")),
    requests=dict.fromkeys(REQUESTS, "e_{i}_{j}"),
    fill=fill,
    solve=solve,
)
