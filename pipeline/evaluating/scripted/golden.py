"""Writes golden answers as responses: what a solver says that knows them."""

from collections.abc import Sequence

from seedproof.episodes.turns import Message, Row
from seedproof.record.score import LETTERS


def golden(row: Row) -> str:
    """Return a response that states the golden answer of a row, in the form that its task asks for."""
    if row.get("parts"):
        return lettered([part["answer"] for part in row["parts"]])
    if row["answer_type"] == "operations":
        return str(row["answer"])
    if row["answer"] in ("yes", "no"):
        return str(row["answer"]).capitalize()
    return f"Answer: {row['answer']}"


def lettered(answers: Sequence[str]) -> str:
    """Return a response that states the answer to each part of a problem, one a line."""
    if len(answers) == 1:
        return f"Answer:\n{answers[0]}"
    lines = [f"({letter}) {answer}" for letter, answer in zip(LETTERS, answers, strict=False)]
    return "\n".join(["Answer:", *lines])


def golden_answer(row: Row, messages: Sequence[Message]) -> str:
    """Answer with the golden answer, whatever is asked. It knows it from the row."""
    return golden(row)
