"""Reads the last paragraph of a question: what kind of answer it asks for."""

from seedproof.benchmarks.curriculum.reading.concepts.text import Unreadable
from seedproof.record.answer_forms import form_asked_for


def read_form(paragraph: str) -> tuple[str, tuple[str, ...]]:
    """Read the kind of answer and the names of its components. Raises: Unreadable."""
    asked = form_asked_for(paragraph)
    if asked is None:
        raise Unreadable(f"the answer's form is {paragraph[-80:]!r}")
    kind, names = asked
    return kind, ("quotient", "remainder") if kind == "quotient" else names
