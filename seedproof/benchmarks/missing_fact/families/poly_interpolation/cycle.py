"""Reads nodes and values back, and solves by Newton's divided differences."""

from collections.abc import Sequence
from fractions import Fraction

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.text.reading import Sentences, Unreadable

TEXT = Sentences(
    polynomial="p is a polynomial of degree at most {degree:nat}; its coefficients are integers of any size.",
    nodes=["p was evaluated at x = {nodes:ints}.", "The nodes at which p was sampled are x = {nodes:ints}."],
    value=["p({x:int}) = {y:int}.", "The value of p at x = {x:int} is {y:int}."],
    target="Find p({x:int}).",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read the values in the order of the nodes, at most one left out."""
    sentences = TEXT.read_all(view, once=("polynomial", "nodes"))
    degree = sentences["polynomial"][0]["degree"]
    nodes = sentences["nodes"][0]["nodes"]
    query = TEXT.gaps("target", target)["x"]
    given = {value["x"]: value["y"] for value in sentences["value"]}
    missing = [node for node in nodes if node not in given]
    if (
        len(view) != 2 + len(given)
        or len(missing) > 1
        or list(given) != [at for at in nodes if at not in missing]
    ):
        raise Unreadable("the values are not given once each in the order of the nodes, but for one")
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
    hints={"p({x:nat}) = {y:int}.": ("p_{x}", "{y}")},
    requests={"What is p({x:nat})?": "p_{x}"},
    fill=fill,
    solve=solve,
)
