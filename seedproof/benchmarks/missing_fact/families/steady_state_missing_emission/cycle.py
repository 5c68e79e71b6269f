"""Reads both matrices back, solves for the stationary distribution, and sums over the states."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.solving.distribution import filled, open_places, table
from seedproof.solving.linear import stationary
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    sizes="A hidden Markov model has the states {states:ints} and the symbols {symbols:ints}.",
    steps="P[i][j] is the probability that a step from state i leads to state j.",
    emissions="E[s][o] is the probability that the model, when it is in state s, emits the symbol o.",
    domain="All entries of P and E lie strictly between 0 and 1, and each row of P and of E sums to 1.",
    step=[
        "P[{i:nat}][{j:nat}] = {p:rat}.",
        "A step from state {i:nat} leads to state {j:nat} with probability P[{i:nat}][{j:nat}] = {p:rat}.",
    ],
    emission=[
        "E[{i:nat}][{j:nat}] = {p:rat}.",
        "In state {i:nat} the model emits the symbol {j:nat} with probability E[{i:nat}][{j:nat}] = {p:rat}.",
    ],
)
TARGET = Sentences(
    target="Find the probability that symbol {symbol:nat} is emitted under the stationary distribution of P."
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read both matrices; two or more gaps in a row of E are open."""
    sentences = VIEW.read_all(view, once=("sizes", "steps", "emissions", "domain"))
    states, symbols = (sentences["sizes"][0][kind] for kind in ("states", "symbols"))
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
    hints={"E[{i:nat}][{j:nat}] = {p:rat}.": ("e_{i}_{j}", "{p}")},
    requests={"What is E[{i:nat}][{j:nat}]?": "e_{i}_{j}"},
    fill=fill,
    solve=solve,
)
