"""Reads each question back, and the figure with it, and compares what is read with what was proved.

The golden answers are read from their LaTeX and compared with the canonical ones, as a solver's answer is.
"""

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from pipeline.benchmarks.university import part
from pipeline.benchmarks.university.reader import Facts, Reader, Unreadable, parts_of
from pipeline.benchmarks.university.types import parse_type
from pipeline.equivalence import compare
from pipeline.errors import Finding
from pipeline.gate import findings_of
from pipeline.rows import Row

_PART = re.compile(r"\(([a-h])\) (.+)")


def check(row: Row) -> Iterator[Finding]:
    """Everything in which text, figure and LaTeX differ from the row."""
    return findings_of(row, _differences, "unreadable")


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


def read_back(row: Row, drawing: dict[str, Any] | None) -> Facts:
    """The facts that the row's question says, with a figure as drawn. Raises: Unreadable, ValueError."""
    reader: Reader = part(row["template"], "cycle", "READER")
    return reader.read(*asked(row["question"]), drawing)


def _differences(row: Row) -> Iterator[tuple[str, str]]:
    certificate, parts = json.loads(row["proof"]["certificate"]), row["parts"]
    if list(asked(row["question"]).questions) != [one["question"] for one in parts]:
        yield "parts", "the question does not ask what its parts say"
    drawing = json.loads(row["drawing"]) if row["drawing"] is not None else None
    if (said := read_back(row, drawing)) != certificate["facts"]:
        yield "facts", f"the text says {said}, the certificate {certificate['facts']}"
    if drawing is not None:
        twin = certificate["twin"]
        if (said := read_back(row, twin["drawing"])) != twin["facts"]:
            yield "twin", f"with the other figure the text says {said}, the certificate {twin['facts']}"
    for one, said_latex in zip(parts, parts_of(row["golden_latex"]), strict=True):
        verdict = compare(one["answer"], said_latex, *parse_type(one["type"]))
        if verdict.result != "equal":
            yield "latex", f"${said_latex}$ is not {one['answer']}: {verdict.reason}"
