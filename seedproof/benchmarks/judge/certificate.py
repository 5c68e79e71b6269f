"""The certificate of a candidate: what is needed to decide its label anew."""

from typing import Any, Literal

import msgspec

from seedproof.benchmarks.judge.row import JudgeRow
from seedproof.record.json_text import typed_value_of

Error = Literal[
    "",
    "slip",
    "missing_part",
    "answer_for_part",
    "two_answers",
    "rounded",
    "constant_missing",
    "wrong_unit",
    "cut_off",
]
"""What is wrong with a candidate; empty where its answers are right."""

AS_PRINTED = "as_printed"
"""The change of a right candidate whose answers stand as they are printed."""

ERRORS: dict[Error, str] = {
    "missing_part": "one part is not answered",
    "answer_for_part": "only one part is answered",
    "two_answers": "two different answers to one part are given",
    "rounded": "a rounded value stands for an exact one",
    "constant_missing": "the constant of integration is missing",
    "wrong_unit": "a right value stands before another unit than the one that is asked for",
    "cut_off": "the solution breaks off before it answers anything",
}
"""What is wrong, beside the slips of the templates, a clause each."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the problem, and what the candidate answers to it."""

    type: str
    answer: str
    """The right answer, as plain text."""
    values: list[str]
    """The values that the candidate gives, as plain text; what has no value in it as it is written."""
    latex: list[str]
    """How each is written in the candidate."""
    rewrites: list[str]
    """The rewrite that leads from each value to how it is written; empty where there is none."""
    unit: str = ""
    """The unit that the part asks for; empty for none."""
    written_unit: str = ""
    """The unit that stands behind each value; empty for none."""


class Certificate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a candidate came about, and what it says."""

    facts: Any
    """The facts of the problem, as its template declares them."""
    parts: list[Part]
    rules: list[str]
    """The rule of each step, in the order of the text."""
    error: Error
    slip: str
    """The slip of the template by which the work goes wrong; empty where there is none."""


LARGEST = 8000
"""Characters of a certificate."""


def certificate_of(row: JudgeRow) -> Certificate:
    """Return the certificate of a row. Raises: ValueError where it is none."""
    text = row["proof"]["certificate"]
    if not isinstance(text, str) or len(text) > LARGEST:
        raise ValueError(f"the certificate is no text of at most {LARGEST} characters")
    return typed_value_of(text, Certificate)
