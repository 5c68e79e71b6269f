"""Reads each question back, and the figure with it, and compares what is read with what was proved.

The golden answers are read from their LaTeX and compared with the canonical ones, as a solver's answer is.
The form in which a part asks for its answer is found in its words.
"""

from collections.abc import Iterator

from seedproof.equivalence import compare
from seedproof.equivalence.answer_types import parse_type
from seedproof.problems.certificate import certificate_of
from seedproof.problems.checking.asked_words import differences
from seedproof.problems.questions import asked, read_back, without_answer_form
from seedproof.problems.reader import parts_of
from seedproof.problems.row import ProblemRow
from seedproof.record.errors import Finding
from seedproof.record.findings import findings_of
from seedproof.record.json_text import value_of


def check(row: ProblemRow) -> Iterator[Finding]:
    """Everything in which text, figure and LaTeX differ from the row."""
    return findings_of(row, _differences, "unreadable")


def _differences(row: ProblemRow) -> Iterator[tuple[str, str]]:
    certificate = certificate_of(row["proof"]["certificate"])
    parts = row["parts"]
    problem = without_answer_form(row["question"])
    statement, questions = asked(problem)
    if list(questions) != [one["question"] for one in parts]:
        yield "parts", "the question does not ask what its parts say"
    for one in parts:
        for sentence in differences(one["asked"], statement, one["question"], one["type"]):
            yield "asked", sentence
    drawing = value_of(row["drawing"]) if row["drawing"] is not None else None
    said = read_back(row["template"], problem, drawing)
    if said != certificate.facts:
        yield "facts", f"the text says {said}, the certificate {certificate.facts}"
    twin = certificate.twin
    if drawing is not None and twin is not None:
        said = read_back(row["template"], problem, twin.drawing)
        if said != twin.facts:
            yield "twin", f"with the other figure the text says {said}, the certificate {twin.facts}"
    for one, said_latex in zip(parts, parts_of(row["golden_latex"]), strict=True):
        verdict = compare(one["answer"], said_latex, *parse_type(one["type"]))
        if verdict.result != "equal":
            yield "latex", f"${said_latex}$ is not {one['answer']}: {verdict.reason}"
