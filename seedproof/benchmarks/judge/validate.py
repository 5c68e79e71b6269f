"""Decides each label by the second path of the problem's template, and every change of form by comparison.

The template's checker says whether the answers that a candidate gives solve the problem: it knows neither the
golden answer nor how the candidate was made. Comparison says that what is written is what is given, that a
wrong answer differs from the golden one, and that the first false step is false.
"""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from seedproof.benchmarks.judge import METHOD
from seedproof.benchmarks.judge.row import JudgeRow
from seedproof.equivalence import compare
from seedproof.equivalence.answer_types import parse_type
from seedproof.exact.number import json_text
from seedproof.problems import declaration
from seedproof.problems.checker import Checker
from seedproof.problems.facts import F
from seedproof.record.errors import Finding
from seedproof.record.findings import findings_of
from seedproof.record.seeds import parse_row_id

LARGEST = 6000
"""Characters of a certificate."""


def check(row: JudgeRow) -> Iterator[Finding]:
    """Every promise of a row that its certificate can decide."""
    return findings_of(row, _broken, "not-provable")


def identity(row: JudgeRow) -> str:
    """What must not occur twice in a release: the solution of a problem."""
    return f"{row.get('problem_id')}|{row.get('candidate')}"


def _broken(row: JudgeRow) -> Iterator[tuple[str, str]]:
    if len(row["proof"]["certificate"]) > LARGEST:
        raise ValueError(f"the certificate has more than {LARGEST} characters")
    certificate = json.loads(row["proof"]["certificate"])
    label, parts, false = row["label"], certificate["parts"], certificate.get("false_step")
    yield from _inconsistent(row, certificate)
    checker = declaration(row["family"], "validate", Checker)
    facts = msgspec.convert(certificate["facts"], checker.facts)
    if list(checker.types(facts)) != [one["type"] for one in parts]:
        yield "types", "the parts have other types than the problem asks for"
    for said in checker.wrong(facts, [one["answer"] for one in parts]):
        yield "golden", said
    refused = _refused(checker, facts, [one["given"] for one in parts])
    if label is not (refused is None):
        yield "label", f"is {label}, but the second path says: {refused or 'nothing is wrong'}"
    results = set()
    for one in parts:
        results.add(result := compare(one["answer"], one["given"], *parse_type(one["type"])).result)
        form = compare(one["given"], one["latex"], *parse_type(one["type"]))
        if form.result != "equal":
            yield "form", f"${one['latex']}$ is not {one['given']}: {form.reason}"
        if label and one["answer"] != one["given"]:
            yield "given", f"{one['given']} is given for {one['answer']}, and counted as right"
        if f"{one['answer']}: " not in row["certificate"]:
            yield "certificate", f"says nothing of {one['answer']}"
        if result == "different" and f"{one['given']} instead" not in row["certificate"]:
            yield "certificate", f"says nothing of {one['given']}"
    if results - {"equal", "different"} or label is ("different" in results):
        yield "label", f"is {label}, but compared part by part the answers are {', '.join(sorted(results))}"
    if false:
        yield from _false_step(row, false)


def _inconsistent(row: JudgeRow, certificate: dict[str, Any]) -> Iterator[tuple[str, str]]:
    place, problem = parse_row_id(row["id"]), parse_row_id(row["problem_id"])
    if (problem.benchmark, problem.family, problem.difficulty) != (
        "university",
        place.family,
        place.difficulty,
    ):
        yield "problem", f"{problem} is not a problem of the row's template and difficulty"
    if int(problem.number) not in (int(place.number), int(place.number) // 4):
        yield "problem", f"{problem} is not the one of this row's number"
    proof = {"method": METHOD, "candidates": None, "certificate": json_text(certificate)}
    stated: list[tuple[str, Any, Any]] = [
        ("answer", row["answer"], "yes" if row["label"] is True else "no"),
        ("answer_type", row["answer_type"], "label"),
        ("proof", row["proof"], proof),
        ("keys", set(certificate) - {"false_step"}, {"facts", "parts"}),
        ("false_step", row["false_step"] is not None, "false_step" in certificate),
    ]
    for column, given, expected in stated:
        if given != expected:
            yield "inconsistent", f"{column} is {given!r}, expected {expected!r}"
    if row["label"] is False and row["false_step"] is None:
        yield "false-step", "a wrong answer has no false step"


def _refused(checker: Checker[F], facts: F, given: list[str]) -> str | None:
    """Why the second path refuses answers, None if it does not; what it cannot read it refuses."""
    try:
        return next(iter(checker.wrong(facts, given)), None)
    except ValueError as error:
        return str(error) or "unreadable"


def _false_step(row: JudgeRow, false: dict[str, str]) -> Iterator[tuple[str, str]]:
    options = parse_type(false["type"])
    if type(row["false_step"]) is not int or row["false_step"] < 1:
        yield "false-step", f"is {row['false_step']!r}, expected a number from 1"
    if compare(false["right"], false["given"], *options).result != "different":
        yield "false-step", f"{false['given']} is not shown to differ from {false['right']}"
    if compare(false["given"], false["latex"], *options).result != "equal":
        yield "false-step", f"${false['latex']}$ is not {false['given']}"
    said = f"step {row['false_step']}: {false['given']} where {false['right']} is right"
    if said not in row["certificate"]:
        yield "certificate", f"does not say {said!r}"
