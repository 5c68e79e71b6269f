"""Reads the path sums back, and solves the three equations."""

from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    triangle="In a triangle on the vertices 0, 1, 2 the edges 0-1, 1-2, 2-0 have the weights e01, e12, e20.",
    domain="The weights are positive integers.",
    sums="The path sums are s1 = e01 + e12, s2 = e12 + e20 and s3 = e01 + e20.",
    s1=["s1 = {sum:nat}.", "The path sum s1 is {sum:nat}."],
    s2=["s2 = {sum:nat}.", "The path sum s2 is {sum:nat}."],
    s3=["s3 = {sum:nat}.", "The path sum s3 is {sum:nat}."],
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read two path sums; s3 is open unless the text gives it away."""
    sentences = VIEW.read_all(view, once=("triangle", "domain", "sums", "s1", "s2"))
    if target != "Find e01, e12 and e20.":
        raise Unreadable(f"{target!r} does not ask for the weights")
    if len(sentences["s3"]) > 1:
        raise Unreadable("the text gives s3 twice")
    facts = {key: sentences[key][0]["sum"] if sentences[key] else None for key in ("s1", "s2", "s3")}
    return Reading(facts, () if sentences["s3"] else ("s3",), ("e01", "e12", "e20"))


def solve(facts: Facts) -> str:
    """Return the only weights with these sums. Raises: Unreadable unless they are positive integers."""
    weights = solve_linear([[1, 1, 0], [0, 1, 1], [1, 0, 1]], [facts["s1"], facts["s2"], facts["s3"]])
    if any(weight.denominator != 1 or weight < 1 for weight in weights):
        raise Unreadable("the weights are not positive integers")
    return f"({', '.join(map(str, weights))})"


READER = Reader(
    read=read,
    hints={"The path sum s3 is {sum:int}.": ("s3", "{sum}"), "s3 = {sum:int}.": ("s3", "{sum}")},
    requests={"What is s3?": "s3"},
    fill=lambda facts, slot, value: facts | {slot: int(value)},
    solve=solve,
)
