"""What a sceptic sees of one row before the gates speak: the text, the claim, and what was read back."""

from collections.abc import Iterator

from seedproof.exact.number import json_text
from seedproof.problems.questions import read_back, without_answer_form
from seedproof.problems.row import ProblemRow
from seedproof.record.json_text import value_of

FORMULAS: tuple[str, ...] = ("question", "latex")
"""The labels whose texts are Markdown with formulas."""


def shown(row: ProblemRow) -> Iterator[tuple[str, str]]:
    """(label, text) pairs in the order in which one would ask for them."""
    certificate = value_of(row["proof"]["certificate"])
    drawing = value_of(row["drawing"]) if row["drawing"] is not None else None
    yield "question", row["question"]
    if drawing is not None:
        yield "figure", f"{row['image_alt']}\n{row['drawing']}\nSHA-256 {row['image']}"
    yield "answer", "\n".join(f"{one['answer']}  ({one['type']})" for one in row["parts"])
    yield "latex", row["golden_latex"]
    yield "proof", f"{row['proof']['method']}, of\n{json_text(certificate['facts'])}"
    if "twin" in certificate:
        twin = certificate["twin"]
        yield (
            "without the figure",
            f"the same words also fit\n{json_text(twin['facts'])}\n"
            f"with the answers {'; '.join(twin['answers'])}",
        )
    try:
        problem = without_answer_form(row["question"])
        yield "read back", json_text(read_back(row["template"], problem, drawing))
    except ValueError as error:
        yield "read back", f"nothing: {error}"
