"""Decides each row from the facts of its certificate, by the template's second path.

Of a row with a figure, also that the figure is needed: other facts with other answers have the same words
(`cycle` reads them back), so that the text alone leaves more than one answer.
"""

import re
from collections.abc import Iterator
from typing import Any
from uuid import UUID

import msgspec

from seedproof.exact.number import json_text
from seedproof.figures import check as check_drawing
from seedproof.problems import declaration
from seedproof.problems.certificate import ProblemCertificate, Twin, certificate_of
from seedproof.problems.checker import Checker
from seedproof.problems.checking.alt_text import wrong_with_alt
from seedproof.problems.drawing import drawing_digest, drawing_text
from seedproof.problems.facts import F
from seedproof.problems.row import ProblemRow
from seedproof.record.errors import Finding
from seedproof.record.findings import findings_of
from seedproof.record.json_text import value_of

LARGEST, LONGEST = 100_000, 4000
"""No number in the facts of a problem is larger, no facts have more characters."""


def check(row: ProblemRow) -> Iterator[Finding]:
    """Every promise of a row that its facts can decide."""
    return findings_of(row, _broken, "not-provable")


def identity(row: ProblemRow) -> str:
    """What must not occur twice in a release: template and facts, whatever the wording."""
    try:
        facts = json_text(certificate_of(row["proof"]["certificate"]).facts)
    except (LookupError, TypeError, ValueError):
        # `check` says what is wrong with it.
        facts = str(row.get("proof"))
    return f"{row.get('template')}|{facts}"


def _broken(row: ProblemRow) -> Iterator[tuple[str, str]]:
    checker = declaration(row["template"], "validate", Checker)
    certificate = _certificate(row["proof"]["certificate"])
    facts = msgspec.convert(certificate.facts, checker.facts)
    answers = [part_["answer"] for part_ in row["parts"]]
    types = list(checker.types(facts))
    proof = {"method": checker.method, "candidates": None, "certificate": json_text(certificate)}
    stated: list[tuple[str, Any, Any]] = [
        ("template", row["template"], row["family"]),
        ("proof", row["proof"], proof),
        ("parts", [part_["type"] for part_ in row["parts"]], types),
        ("answer_type", row["answer_type"], types[0] if len(types) == 1 else "parts"),
        ("answer", row["answer"], _joined(answers)),
        ("source", row["source"], "generated"),
        ("uuid", row["uuid"], str(UUID(hex=row["seed"]))),
    ]
    for column, given, expected in stated:
        if given != expected:
            yield "inconsistent", f"{column} is {given!r}, expected {expected!r}"
    for said in checker.refusals(facts, answers):
        yield "wrong", said
    visual = row["drawing"] is not None
    if row["has_image"] is not visual or (certificate.twin is not None) is not visual:
        yield "figure", "has_image, drawing and certificate do not say alike whether there is a figure"
    elif certificate.twin is not None:
        yield from _figure(row, checker, facts, certificate.twin)
    elif row["image"] is not None or row["image_alt"] is not None:
        yield "figure", "there is an image without a drawing"


def _certificate(text: str) -> ProblemCertificate:
    """Read the certificate. Raises: ValueError for numbers so large that a checker might never be done."""
    certificate = certificate_of(text)
    said = json_text([certificate.facts, certificate.twin.facts if certificate.twin else None])
    if len(said) > LONGEST or any(int(number) > LARGEST for number in re.findall("[0-9]{1,9}", said)):
        raise ValueError(f"the facts have a number above {LARGEST}, or are longer than {LONGEST} characters")
    return certificate


def _joined(answers: list[str]) -> str:
    if len(answers) == 1:
        return answers[0]
    return "; ".join(f"({chr(ord('a') + place)}) {one}" for place, one in enumerate(answers))


_NUMBER = re.compile(r"-?[0-9]+(/[0-9]+)?|-?oo")
_DIGITS = re.compile(r"[0-9]+(?:[./][0-9]+)?")


def _wording(drawing: Any, key: str = "") -> set[tuple[str, str]]:
    """Return all that a drawing says beside its numbers, and the steps of its grid.

    Figures with the same words say the same, but for lengths and the like, so nothing is written on one that
    gives its answer away.
    """
    if isinstance(drawing, dict):
        return {said for name, value in drawing.items() for said in _wording(value, name)}
    if isinstance(drawing, list):
        return {said for value in drawing for said in _wording(value, key)}
    text = str(drawing)
    if key.endswith("_step"):
        return {(key, text)}
    if key in ("text", "label", "labels") or not _NUMBER.fullmatch(text):
        return {(key, _DIGITS.sub("#", text))}
    return set()


def _figure(row: ProblemRow, checker: Checker[F], facts: F, twin: Twin) -> Iterator[tuple[str, str]]:
    drawing = value_of(row["drawing"] or "null")
    if drawing_text(drawing) != row["drawing"] or drawing_digest(drawing) != row["image"]:
        yield "figure", "the image is not the one of the drawing, or the drawing is not written canonically"
    for sentence in wrong_with_alt(row["image_alt"] or "", [part["answer"] for part in row["parts"]]):
        yield "figure", f"the alternative text: {sentence}"
    for one in (drawing, twin.drawing):
        check_drawing(one)
    if drawing_digest(twin.drawing) == row["image"]:
        yield "twin", "the certificate's other problem has the same figure"
    if twin.alt != row["image_alt"]:
        yield "figure", "the alternative text tells it from the certificate's other problem"
    if _wording(drawing) != _wording(twin.drawing):
        yield "figure", "what is written in it, or its grid, is not as in the certificate's other problem"
    for said in checker.refusals(msgspec.convert(twin.facts, checker.facts), twin.answers):
        yield "twin", f"of the certificate's other problem: {said}"
    if not checker.refusals(facts, twin.answers):
        yield "twin", "the answers of the certificate's other problem are right here, too"
