"""Decides each row from its stated facts alone, and replays its certificate.

Nothing here samples, words or answers a row: the families' `validate.py` and exact arithmetic are all that
this module reaches.
"""

import json
import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import islice
from typing import Any

from pipeline.benchmarks.missing_fact import part
from pipeline.benchmarks.missing_fact.prover import Prover
from pipeline.errors import Finding
from pipeline.exact.certificate import Cases, parse_certificate
from pipeline.exact.number import json_text
from pipeline.gate import findings_of
from pipeline.rows import Row

LONG_NUMBER = re.compile(r"[0-9]{40}")
"""Nothing that can be proved has one; without this a corrupted row could take for ever."""


@cache
def prover_of(family: str) -> Prover:
    """The family's declaration. Raises: SeedproofError for an unknown name."""
    prover: Prover = part(family, "validate", "PROVER")
    return prover


def check(row: Row) -> Iterator[Finding]:
    """Every promise of a row that its facts can decide."""
    return findings_of(row, _broken, "not-provable")


def identity(row: Row) -> str:
    """What must not occur twice in a release, whatever the wording."""
    return f"{row['family']}|{row['hint_slot']}|{row['facts']}"


def _broken(row: Row) -> Iterator[tuple[str, str]]:
    prover = prover_of(row["family"])
    facts, slot, value = json.loads(row["facts"]), row["hint_slot"], row["hint_value"]
    if LONG_NUMBER.search(f"{row['facts']} {value} {row['witnesses']} {row['proof']}"):
        raise ValueError("a number has more digits than any of this benchmark")
    if json_text(facts) != row["facts"]:
        yield "facts-form", "facts are not canonical JSON"
    for column in ("family_type", "answer_type"):
        if row[column] != getattr(prover, column):
            yield (
                "kind",
                f"{column} is {row[column]!r}, expected {getattr(prover, column)!r}",
            )
    if row["proof"]["method"] != prover.method:
        yield (
            "kind",
            f"proof method is {row['proof']['method']!r}, expected {prover.method!r}",
        )
    if row["budget"] != 3 * row["difficulty"]:
        yield "budget", f"{row['budget']} requests, expected {3 * row['difficulty']}"

    held = prover.held(facts, slot)
    if list(held) != row["accepted_slots"] or held.get(slot) != value:
        yield (
            "slots",
            f"{slot} = {value}, offered for {row['accepted_slots']}, but the facts give {held}",
        )
    view = prover.view(facts, slot)
    for accepted, true_value in held.items():
        if not prover.admits(view, accepted, true_value):
            yield "domain", f"{accepted} = {true_value} is outside the stated domain"
        answers = _distinct(prover, view, accepted, true_value)
        if answers != {row["answer"]}:
            yield (
                "not-unique",
                f"with {accepted} = {true_value} the answers are {_said(answers)}, "
                f"expected {row['answer']} alone",
            )

    yield from _witnessed(row, prover, view)
    yield from _replayed(row, prover, view)

    candidates, without_hint = prover.count(view) if prover.count else (None, None)
    for column, counted, stated in (
        ("proof.candidates", candidates, row["proof"]["candidates"]),
        ("answers_without_hint", without_hint, row["answers_without_hint"]),
    ):
        if counted != stated:
            yield "count", f"{column} is {stated}, counted {counted}"
    if prover.other_side is not None and len(set(islice(prover.other_side(facts, slot), 50))) < 2:
        yield "one-sided", "the holder's data alone decides the answer"


def _witnessed(row: Row, prover: Prover, view: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Without the hint another answer is possible: each witness fixes one, in the stated domain."""
    slot = row["hint_slot"]
    shown = [witness["hint_value"] for witness in row["witnesses"]]
    if len(set(shown)) < len(shown):
        yield "witness", f"the witnesses {shown} are not different"
    if not shown:
        yield (
            "no-witness",
            "no other hint value is shown, expected one that gives another answer",
        )
    for witness in row["witnesses"]:
        value, answer = witness["hint_value"], witness["answer"]
        if answer == row["answer"]:
            yield "witness", f"witness {slot} = {value} gives the row's own answer"
        if not prover.admits(view, slot, value):
            yield "witness", f"witness {slot} = {value} is outside the stated domain"
        elif (answers := _distinct(prover, view, slot, value)) != {answer}:
            yield (
                "witness",
                f"with witness {slot} = {value} the answers are {_said(answers)}, expected {answer} alone",
            )


def _replayed(row: Row, prover: Prover, view: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The certificate gives the right answer at the true hint and at all, or enough, others."""
    slot, true_value = row["hint_slot"], row["hint_value"]
    certificate = parse_certificate(row["proof"]["certificate"])
    values = list(dict.fromkeys((true_value, *prover.values(view, slot, true_value))))
    given = (
        dict(certificate.cases)
        if isinstance(certificate, Cases)
        else {value: certificate.at(_number(value)) for value in values}
    )
    if set(given) != set(values):
        yield "certificate", f"its cases are {sorted(given)}, expected {sorted(values)}"
        return
    for value in values:
        answers = _distinct(prover, view, slot, value)
        if answers != {given[value]}:
            yield (
                "certificate",
                f"at {slot} = {value} it says {given[value]}, but the answers are {_said(answers)}",
            )
    if len(set(given.values())) < 2:
        yield (
            "determined",
            "the answer is the same for every hint: the view alone fixes it",
        )


def _number(value: str) -> int | Fraction:
    number = value.rpartition("= ")[2]
    return Fraction(number) if "/" in number else int(number)


def _distinct(prover: Prover, view: dict[str, Any], slot: str, value: str) -> set[str]:
    return set(islice(prover.answers(view, slot, value), 50))


def _said(answers: set[str]) -> str:
    return ", ".join(sorted(answers)) or "none"
