"""Reads a row of MathCAMPS: its parts as they are stated, and the problem that its statements make."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from seedproof.benchmarks.curriculum.standards import STANDARDS
from seedproof.benchmarks.curriculum.standards.standard import Standard
from seedproof.benchmarks.curriculum.symbolic.parsing import parse_problem
from seedproof.benchmarks.curriculum.symbolic.problem import NotAProblem, Problem

FIELDS = ("id", "standard", "grade", "kind", "parent_id", "symbolic", "theme", "statement", "answer")
"""The fields of a row that are read."""

ORIGINAL = "original"
FOLLOW_UPS = ("incremental", "counterfactual")

LONGEST = 4000
"""Characters of a text."""

_STANDARDS = {standard.name: standard for standard in STANDARDS}
_LINE = re.compile(r"[ -~]{1,400}")


class Unreadable(Exception):
    """A row that is not in the form of this benchmark."""


@dataclass(frozen=True, kw_only=True)
class Row:
    """A row that was read."""

    id: str
    standard: Standard
    """The standard, as we declare it; ours have the names that the ancestor gives them."""
    kind: str
    parent: str | None
    """The id of the problem that a follow-up follows; None for other rows."""
    lines: tuple[str, ...]
    problem: Problem
    is_story: bool
    """Whether the text was ordered on a theme, and not as an exercise on a concept."""
    text: str
    answer: str
    """As it is published."""


def is_id(stated: object) -> bool:
    """Return whether this is a row's id."""
    return isinstance(stated, str) and re.fullmatch("[A-Za-z0-9._-]{1,60}", stated) is not None


def row_of(stated: Mapping[str, Any]) -> Row:
    """Return a row in our forms. Raises: Unreadable."""
    if not is_id(stated["id"]):
        raise Unreadable("the id is no text of up to 60 letters, digits, points and hyphens")
    name = _text(stated["standard"], "the standard")
    if name not in _STANDARDS:
        raise Unreadable(f"the standard {name[:60]!r} is none of MathCAMPS")
    lines = stated["symbolic"]
    if not isinstance(lines, list) or not all(
        isinstance(line, str) and _LINE.fullmatch(line) for line in lines
    ):
        raise Unreadable("the symbolic form is no list of lines in ASCII of up to 400 characters")
    try:
        problem = parse_problem(lines)
    except NotAProblem as error:
        raise Unreadable(f"the symbolic form cannot be read: {error}") from error
    kind = stated["kind"]
    if kind not in (ORIGINAL, *FOLLOW_UPS):
        raise Unreadable(
            f"the kind is {repr(kind)[:60]}, expected {ORIGINAL} or one of {', '.join(FOLLOW_UPS)}"
        )
    parent = stated["parent_id"]
    if not (parent is None if kind == ORIGINAL else is_id(parent)):
        raise Unreadable("the id of the problem before it is missing, or stands where none belongs")
    return Row(
        id=stated["id"],
        standard=_STANDARDS[name],
        kind=kind,
        parent=parent,
        lines=tuple(lines),
        problem=problem,
        is_story=bool(_text(stated["theme"] or "", "the theme")),
        text=_text(stated["statement"], "the text"),
        answer=_text(stated["answer"], "the answer"),
    )


def _text(value: object, name: str) -> str:
    if not isinstance(value, str) or len(value) > LONGEST:
        raise Unreadable(f"{name} is no text of up to {LONGEST:,} characters")
    if not all(sign.isprintable() or sign in "\n\r\t" for sign in value):
        raise Unreadable(f"{name} has characters that cannot be printed")
    return value
