"""Reads the entries back; the second row is c times the first, with c and m11 as unknowns."""

from collections.abc import Sequence

from seedproof.benchmarks.missing_fact.reader import Facts, Reader, Reading
from seedproof.solving.linear import solve_linear
from seedproof.text.reading import Sentences, Unreadable

VIEW = Sentences(
    matrix=[
        "M is a 2 x 2 matrix with the rows (m00, m01) and (m10, m11).",
        "The 2 x 2 matrix M has the rows (m00, m01) and (m10, m11).",
        "Let M be the 2 x 2 matrix whose first row is (m00, m01) and whose second row is (m10, m11).",
        "(m00, m01) and (m10, m11) are the rows of a 2 x 2 matrix M.",
    ],
    domain=[
        "The entries of M are positive integers, and M has rank 1.",
        "M has rank 1, and its entries are positive integers.",
        "All entries of M are positive integers, and the rank of M is 1.",
        "M is a matrix of rank 1 with positive integer entries.",
    ],
    entry=[
        "{name:name} = {entry:nat}.",
        "The entry {name:name} is {entry:nat}.",
        "{name:name} is equal to {entry:nat}.",
        "{name:name} has the value {entry:nat}.",
    ],
)
TARGET = Sentences(target=["Find m11.", "What is m11?", "Determine the entry m11.", "Find the value of m11."])
HINTS = (
    "m10 = {entry:nat}.",
    "The entry m10 is {entry:nat}.",
    "m10 is equal to {entry:nat}.",
    "m10 has the value {entry:nat}.",
)
REQUESTS = (
    "What is m10?",
    "What is the value of m10?",
    "Please give me m10.",
    "What is the entry m10?",
)


def read(view: Sequence[str], target: str) -> Reading:
    """Read the first row; m10 is open unless the text gives it away."""
    sentences = VIEW.read_all(view, once=("matrix", "domain"))
    TARGET.gaps("target", target)
    entries = {entry["name"]: entry["entry"] for entry in sentences["entry"]}
    if len(entries) != len(sentences["entry"]) or not {"m00", "m01"} <= set(entries) <= {"m00", "m01", "m10"}:
        raise Unreadable(f"the entries {sorted(entries)} are given, expected m00 and m01")
    facts = {name: entries.get(name) for name in ("m00", "m01", "m10")}
    return Reading(facts, () if "m10" in entries else ("m10",))


def solve(facts: Facts) -> str:
    """Solve c*m00 = m10 and c*m01 = m11. Raises: Unreadable unless m11 is a positive integer."""
    _, m11 = solve_linear([[facts["m00"], 0], [facts["m01"], -1]], [facts["m10"], 0])
    if m11.denominator != 1 or m11 < 1:
        raise Unreadable("m11 is not a positive integer")
    return str(m11)


READER = Reader(
    read=read,
    hints=dict.fromkeys(HINTS, ("m10", "{entry}")),
    requests=dict.fromkeys(REQUESTS, "m10"),
    fill=lambda facts, slot, value: facts | {slot: int(value)},
    solve=solve,
)
