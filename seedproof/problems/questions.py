"""Takes a question apart, and reads its facts back."""

import json
import re
from typing import NamedTuple

from seedproof.exact.number import json_text
from seedproof.problems import declaration
from seedproof.problems.drawing import Drawing
from seedproof.problems.reader import Reader, Unreadable

_PART = re.compile(r"\(([a-h])\) (.+)")


class Asked(NamedTuple):
    """A question taken apart: what is given, and what each part asks."""

    statement: str
    questions: tuple[str, ...]


def asked(question: str) -> Asked:
    """Statement and parts of a question. Raises: Unreadable when its parts are not lettered in order."""
    statement, _, last = question.rpartition("\n\n")
    lines = last.split("\n")
    if len(lines) == 1:
        return Asked(statement, (last,))
    matches = [_PART.fullmatch(line) for line in lines]
    if [match and match[1] for match in matches] != list("abcdefgh"[: len(lines)]):
        raise Unreadable(f"the parts are not (a), (b) and so on: {last!r}")
    return Asked(statement, tuple(match[2] for match in matches if match))


def read_back(template: str, question: str, drawing: Drawing | None) -> object:
    """Return the facts that a question says, with a figure as drawn, as they stand in a certificate.

    Raises: Unreadable, ValueError.
    """
    reader = declaration(template, "cycle", Reader)
    facts = reader.read(*asked(question), drawing)
    stated: object = json.loads(json_text(facts))
    return stated
