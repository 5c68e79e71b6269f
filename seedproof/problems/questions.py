"""Takes a question apart, and reads the facts of its problem back."""

import json
import re
from typing import NamedTuple

from seedproof.exact.number import json_text
from seedproof.problems.checking.texts import reader_of
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Unreadable
from seedproof.record.answer_forms import ANSWER_FORMS

_PART = re.compile(r"\(([a-h])\) (.+)")


class Asked(NamedTuple):
    """A question taken apart: what is given, and what each part asks."""

    statement: str
    questions: tuple[str, ...]


def without_answer_form(question: str) -> str:
    """Return a question without its last paragraph, which says how to answer.

    Raises: Unreadable when that is missing, or is the one for another number of parts.
    """
    problem, _, sentence = question.rpartition("\n\n")
    kind = "free"
    if problem.rpartition("\n\n")[2].startswith("(a) "):
        kind = "free parts"
    if sentence != ANSWER_FORMS[kind].written():
        raise Unreadable(f"the question does not end by saying how to answer: {sentence!r}")
    return problem


def asked(problem: str) -> Asked:
    """Return statement and parts of a problem. Raises: Unreadable unless its parts are lettered in order."""
    statement, _, last = problem.rpartition("\n\n")
    lines = last.split("\n")
    if len(lines) == 1:
        return Asked(statement, (last,))
    matches = [_PART.fullmatch(line) for line in lines]
    if [match and match[1] for match in matches] != list("abcdefgh"[: len(lines)]):
        raise Unreadable(f"the parts are not (a), (b) and so on: {last!r}")
    return Asked(statement, tuple(match[2] for match in matches if match))


def read_back(template: str, problem: str, drawing: Drawing | None) -> object:
    """Return the facts that a problem says, with a figure as drawn, as they stand in a certificate.

    Raises: Unreadable, ValueError.
    """
    facts = reader_of(template).read(*asked(problem), drawing)
    stated: object = json.loads(json_text(facts))
    return stated
