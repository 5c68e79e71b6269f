"""Writes answers that nobody worked out: the form that a task asks for, with one number in every place."""

from collections.abc import Mapping, Sequence

from pipeline.evaluating.scripted.golden import lettered
from seedproof.episodes.turns import Row
from seedproof.record.answer_forms import form_asked_for

_FORMS: Mapping[str, str] = {
    "comparison": "=",
    "factor_pairs": "({0}, {0})",
    "quotient": "quotient = {0}, remainder = {0}",
}
"""What is written for a kind of answer that is not just the number; `{0}` stands for the number."""


def filled(row: Row, texts: Sequence[str], number: str) -> str:
    """Return an answer to the last of the texts that asks for one; `number` is in every place of it."""
    if row.get("parts"):
        return lettered([number] * len(row["parts"]))
    asked = [form for form in map(form_asked_for, texts) if form is not None]
    kind, names = asked[-1] if asked else (row["answer_type"], ())
    if kind == "operations":
        return f"{number} + {number} = {number}"
    if row["answer"] in ("yes", "no"):
        return "No"
    return f"Answer: {_value(kind, names, number)}"


def _value(kind: str, names: Sequence[str], number: str) -> str:
    if kind == "tuple":
        return f"({', '.join(number for _ in names)})"
    if kind in ("named", "linear pair"):
        return ", ".join(f"{name} = {number}" for name in names)
    return _FORMS.get(kind, "{0}").format(number)
