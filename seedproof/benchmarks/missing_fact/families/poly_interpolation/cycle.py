"""Reads nodes and values back, and solves by Newton's divided differences."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    polynomial=[
        "p is a polynomial of degree at most {degree:nat}; its coefficients are integers of any size.",
        "Let p be a polynomial whose coefficients are integers, of any size, and whose degree is at most "
        "{degree:nat}.",
        "The polynomial p has integer coefficients of any size, and its degree is at most {degree:nat}.",
        "p(x) is a polynomial in x with integer coefficients of any size; its degree is at most "
        "{degree:nat}.",
    ],
    nodes=[
        "p was evaluated at x = {nodes:ints}.",
        "The nodes at which p was sampled are x = {nodes:ints}.",
        "The values of p were recorded at x = {nodes:ints}.",
        "Samples of p were taken at the points x = {nodes:ints}.",
    ],
    value=[
        "p({x:int}) = {y:int}.",
        "The value of p at x = {x:int} is {y:int}.",
        "p({x:int}) is equal to {y:int}.",
        "At x = {x:int}, p has the value {y:int}.",
        "The sample at x = {x:int} is p({x:int}) = {y:int}.",
    ],
)
TARGET = Sentences(
    target=[
        "Find p({x:int}).",
        "What is p({x:int})?",
        "Determine the value of p at x = {x:int}.",
        "Compute p({x:int}).",
    ]
)
HINTS = (
    "p({x:nat}) = {y:int}.",
    "The value of p at x = {x:nat} is {y:int}.",
    "p({x:nat}) is equal to {y:int}.",
    "At x = {x:nat}, p has the value {y:int}.",
    "The sample at x = {x:nat} is p({x:nat}) = {y:int}.",
)
REQUESTS = (
    "What is p({x:nat})?",
    "What is the value of p at x = {x:nat}?",
    "Please give me p({x:nat}).",
    "What is the value p({x:nat})?",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read the nodes and the values, at most one left out."""
    sentences = VIEW.read_all(view, once=("polynomial", "nodes"))
    degree = sentences["polynomial"][0]["degree"]
    nodes = sentences["nodes"][0]["nodes"]
    query = TARGET.gaps("target", target)["x"]
    given = {value["x"]: value["y"] for value in sentences["value"]}
    missing = [node for node in nodes if node not in given]
    if len(given) != len(sentences["value"]) or not given.keys() <= set(nodes) or len(missing) > 1:
        raise Unreadable("the values are not given once for each node, but for one")
    if len({*nodes, query}) != degree + 2 or len(nodes) != degree + 1:
        raise Unreadable("the nodes and the query are not different, or too few or too many for the degree")
    facts = {"degree": degree, "nodes": nodes, "values": [given.get(node) for node in nodes], "query": query}
    return Reading(facts, tuple(f"p_{node}" for node in missing))


def fill(facts: Facts, slot: str, value: str) -> Facts:
    """Put the value at the node that has none."""
    filled = zip(facts["nodes"], facts["values"], strict=True)
    return facts | {"values": [int(value) if y is None and slot == f"p_{x}" else y for x, y in filled]}


def solve(facts: Facts) -> str:
    """Interpolate. Newton's basis is monic and integer: its coefficients are whole exactly where p's are."""
    nodes = facts["nodes"]
    differences = [Fraction(value) for value in facts["values"]]
    for order in range(1, len(nodes)):
        for at in range(len(nodes) - 1, order - 1, -1):
            differences[at] = (differences[at] - differences[at - 1]) / (nodes[at] - nodes[at - order])
    if any(difference.denominator != 1 for difference in differences):
        raise Unreadable("no polynomial with integer coefficients has these values")
    result = Fraction(0)
    for node, difference in zip(reversed(nodes), reversed(differences), strict=True):
        result = result * (facts["query"] - node) + difference
    return str(result)


READER = Reader(
    read=read,
    hints=dict.fromkeys(HINTS, ("p_{x}", "{y}")),
    requests=dict.fromkeys(REQUESTS, "p_{x}"),
    fill=fill,
    solve=solve,
)
