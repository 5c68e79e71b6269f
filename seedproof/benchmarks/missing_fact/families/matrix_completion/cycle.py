"""Reads the entries back; the second row is c times the first, with c and m11 as unknowns."""

from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    matrix="M is a 2 x 2 matrix with the rows (m00, m01) and (m10, m11).",
    domain="The entries of M are positive integers, and M has rank 1.",
    m00=["m00 = {entry:nat}.", "The entry m00 is {entry:nat}."],
    m01=["m01 = {entry:nat}.", "The entry m01 is {entry:nat}."],
    m10=["m10 = {entry:nat}.", "The entry m10 is {entry:nat}."],
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read the first row; m10 is open unless the text gives it away."""
    sentences = VIEW.read_all(view, once=("matrix", "domain", "m00", "m01"))
    if target != "Find m11.":
        raise Unreadable(f"{target!r} does not ask for m11")
    if len(sentences["m10"]) > 1:
        raise Unreadable("the text gives m10 twice")
    facts = {key: sentences[key][0]["entry"] if sentences[key] else None for key in ("m00", "m01", "m10")}
    return Reading(facts, () if sentences["m10"] else ("m10",))


def solve(facts: Facts) -> str:
    """Solve c*m00 = m10 and c*m01 = m11. Raises: Unreadable unless m11 is a positive integer."""
    _, m11 = solve_linear([[facts["m00"], 0], [facts["m01"], -1]], [facts["m10"], 0])
    if m11.denominator != 1 or m11 < 1:
        raise Unreadable("m11 is not a positive integer")
    return str(m11)


READER = Reader(
    read=read,
    hints={"The entry m10 is {entry:int}.": ("m10", "{entry}"), "m10 = {entry:int}.": ("m10", "{entry}")},
    requests={"What is m10?": "m10"},
    fill=lambda facts, slot, value: facts | {slot: int(value)},
    solve=solve,
)
