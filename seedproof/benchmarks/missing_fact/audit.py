"""What a sceptic sees of one row before the gates speak: the text, the claim, and what was read back."""

from collections.abc import Iterator

from seedproof.benchmarks.missing_fact.cycle import read_back
from seedproof.benchmarks.missing_fact.row import MissingFactRow
from seedproof.exact.number import json_text
from seedproof.text.reading import Unreadable

FORMULAS: tuple[str, ...] = ()
"""The labels whose texts are Markdown with formulas."""


def shown(row: MissingFactRow) -> Iterator[tuple[str, str]]:
    """(label, text) pairs in the order in which one would ask for them."""
    yield "question", row["question"]
    for held in row["held"]:
        yield "hint", f"{held['hint']}\nslot {held['slot']}, value {held['value']}"
    yield "answer", row["answer"]
    for witness in row["witnesses"]:
        yield (
            "witness",
            f"{row['hint_slot']} = {witness['hint_value']} fits the same notes and gives "
            f"{witness['answer']} instead: without the hint both answers are possible",
        )
    proof = row["proof"]
    left = f"; the notes alone leave {proof['candidates']} states" if proof["candidates"] is not None else ""
    yield "proof", f"{proof['method']}: {proof['certificate']}{left}\nh is the number in the hint value"
    try:
        said = read_back(row)
        yield "read back", f"{json_text(said.facts)}\nsolves to {said.answer}"
    except Unreadable as error:
        yield "read back", f"nothing: {error}"
