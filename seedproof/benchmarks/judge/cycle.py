"""Reads each question as a judge does: the problem, its answer, the solution's last line; and judges it.

The problem's text is read back to the facts that were proved. The label comes from the text alone: the LaTeX
of the correct answer compared with the LaTeX that the solution ends with.
"""

import json
from collections.abc import Iterator, Mapping

from seedproof.benchmarks.judge.reading import shown, stated, steps
from seedproof.benchmarks.judge.row import JudgeRow
from seedproof.equivalence import compare
from seedproof.equivalence.answer_types import parse_type
from seedproof.problems.questions import read_back
from seedproof.problems.reader import parts_of
from seedproof.record.errors import Finding
from seedproof.record.findings import findings_of


def check(row: JudgeRow) -> Iterator[Finding]:
    """Everything in which the text differs from the row."""
    return findings_of(row, _differences, "unreadable")


def judged(question: str, types: list[str]) -> list[str]:
    """Equal, different or undecided, for each part of a question. Raises: Unreadable."""
    said = shown(question)
    golden, given = parts_of(said.golden), stated(said.candidate)
    return [
        compare(one, other, *parse_type(kind)).result
        for one, other, kind in zip(golden, given, types, strict=True)
    ]


def _differences(row: JudgeRow) -> Iterator[tuple[str, str]]:
    said = shown(row["question"])
    certificate = json.loads(row["proof"]["certificate"])
    columns: Mapping[str, object] = row
    for column, text in (
        ("problem", said.problem),
        ("golden_answer", said.golden),
        ("candidate", said.candidate),
    ):
        if columns[column] != text:
            yield column, f"the question has another {column} than the row"
    facts = read_back(row["family"], said.problem, None)
    if facts != certificate["facts"]:
        yield "facts", f"the text says {facts}, the certificate {certificate['facts']}"
    for one, golden, given in zip(
        certificate["parts"], parts_of(said.golden), stated(said.candidate), strict=True
    ):
        if compare(one["answer"], golden, *parse_type(one["type"])).result != "equal":
            yield "golden", f"${golden}$ is not {one['answer']}"
        if given != one["latex"]:
            yield "final", f"the solution ends with ${given}$, the certificate has ${one['latex']}$"
    results = judged(row["question"], [one["type"] for one in certificate["parts"]])
    answer = "yes" if set(results) == {"equal"} else "no" if "different" in results else "undecided"
    if answer != row["answer"]:
        yield "answer", f"the text gives {answer}, the row says {row['answer']}"
    false = certificate.get("false_step")
    if false and f"${false['latex']}$" not in _step(said.candidate, row["false_step"]):
        yield "false-step", f"step {row['false_step']} of the solution does not say ${false['latex']}$"


def _step(candidate: str, number: int | None) -> str:
    """Return a step as far as the writer's layout tells them apart, else all; nothing beyond the last."""
    found = steps(candidate)
    if number is None or len(found) < 2:
        return candidate
    return found[number - 1] if 1 <= number <= len(found) else ""
