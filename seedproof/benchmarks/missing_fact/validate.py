"""Decides each row from its stated facts alone, and replays its certificate.

Nothing here samples, words or answers a row: the families' `validate.py` and exact arithmetic are all that
this module reaches.
"""

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import islice
from typing import Any

from seedproof.benchmarks.missing_fact import declaration
from seedproof.benchmarks.missing_fact.prover import Prover
from seedproof.benchmarks.missing_fact.row import MissingFactRow
from seedproof.benchmarks.missing_fact.settings import HIGHEST_DIFFICULTY
from seedproof.exact.certificate import Cases, parse_certificate
from seedproof.exact.number import json_text
from seedproof.record.errors import Finding
from seedproof.record.findings import findings_of
from seedproof.record.json_text import value_of

LONG_NUMBER = re.compile(r"[0-9]{40}")
"""A number longer than any that can be proved; without this a corrupted row could take for ever."""


ENOUGH = 50
"""Answers, of those that a prover gives, that are looked at; two different ones settle everything."""

REPLAYED = 3
"""Hints beside the true one at which a function is replayed: two functions of HIGHEST_DEGREE that agree at
four places are the same."""

HIGHEST_DEGREE = {0: 2, 1: 1}
"""Of a certificate's numerator, by the degree of its denominator: quadratic polynomials, and ratios of linear
functions. No answer is any other function of the hint."""


@cache
def prover_of(family: str) -> Prover:
    """Return the family's declaration. Raises: SeedproofError for an unknown name."""
    return declaration(family, "validate", Prover)


def check(row: MissingFactRow) -> Iterator[Finding]:
    """Every promise of a row that its facts can decide."""
    return findings_of(row, _broken, "not-provable")


def identity(row: MissingFactRow) -> str:
    """What must not occur twice in a release, whatever the wording."""
    return "|".join(str(row.get(column)) for column in ("family", "hint_slot", "facts"))


def _broken(row: MissingFactRow) -> Iterator[tuple[str, str]]:
    prover = prover_of(row["family"])
    facts, slot = value_of(row["facts"]), row["hint_slot"]
    if LONG_NUMBER.search(f"{row['facts']} {row['hint_value']} {row['witnesses']} {row['proof']}"):
        raise ValueError("a number has more digits than any of this benchmark")
    if json_text(facts) != row["facts"]:
        yield "facts-form", "facts are not canonical JSON"
    for name, stated, expected in (
        ("family_type", row["family_type"], prover.family_type),
        ("answer_type", row["answer_type"], prover.answer_type),
        ("proof.method", row["proof"]["method"], prover.method),
        ("budget", row["budget"], 3 * row["difficulty"]),
    ):
        if stated != expected:
            yield "kind", f"{name} is {stated!r}, expected {expected!r}"

    held, view = prover.held(facts, slot), prover.view(facts, slot)
    if list(held) != row["accepted_slots"] or held.get(slot) != row["hint_value"]:
        said = f"{slot} = {row['hint_value']}, offered for {row['accepted_slots']}"
        yield "slots", f"the row has {said}, but the facts give {held}"
    told = {entry["slot"]: entry["value"] for entry in row["held"]}
    if list(told.items()) != list(held.items()) or len(told) != len(row["held"]):
        yield "held", f"the row holds {row['held']}, but the facts give {held}"
    difficulty = row["difficulty"]
    if difficulty not in range(1, HIGHEST_DIFFICULTY + 1):
        yield "range", f"difficulty is {difficulty!r}, expected 1 to {HIGHEST_DIFFICULTY}"
        return
    for outside in prover.ranges(facts, slot, difficulty):
        yield "range", f"at difficulty {difficulty}: {outside}"
    possible = _Possible(prover, view)
    for accepted, value in held.items():
        if not prover.admits(view, accepted, value):
            yield "domain", f"{accepted} = {value} is outside the stated domain"
        yield from possible.unless("not-unique", accepted, value, row["answer"])
    yield from _witnessed(row, prover, view, possible)
    yield from _replayed(row, prover, view, possible)

    candidates, without_hint = prover.count(view) if prover.count else (None, None)
    for name, count, counted in (
        ("proof.candidates", row["proof"]["candidates"], candidates),
        ("answers_without_hint", row["answers_without_hint"], without_hint),
    ):
        if count != counted:
            yield "count", f"{name} is {count}, counted {counted}"
    if prover.other_side is not None and len(set(islice(prover.other_side(facts, slot), ENOUGH))) < 2:
        yield "one-sided", "the holder's data alone decides the answer"


class _Possible:
    """The answers that a view leaves with a hint, each worked out once."""

    def __init__(self, prover: Prover, view: dict[str, Any]) -> None:
        self._prover, self._view = prover, view
        self._known: dict[tuple[str, str], set[str]] = {}

    def unless(self, code: str, slot: str, value: str, answer: str | None) -> Iterator[tuple[str, str]]:
        """Yield a finding with this code unless exactly this answer is possible."""
        if (slot, value) not in self._known:
            self._known[slot, value] = set(islice(self._prover.answers(self._view, slot, value), ENOUGH))
        found = self._known[slot, value]
        if found != {answer}:
            said = ", ".join(sorted(found)) or "none"
            yield code, f"with {slot} = {value} the answers are {said}, expected {answer} alone"


def _witnessed(
    row: MissingFactRow, prover: Prover, view: dict[str, Any], possible: _Possible
) -> Iterator[tuple[str, str]]:
    """Check that each witness fixes another answer without the hint, in the stated domain."""
    slot = row["hint_slot"]
    shown = [witness["hint_value"] for witness in row["witnesses"]]
    if not shown or len(set(shown)) < len(shown):
        yield "witness", f"the witnesses are {shown}, expected at least one, each different"
    for witness in row["witnesses"]:
        value, answer = witness["hint_value"], witness["answer"]
        if answer == row["answer"]:
            yield "witness", f"witness {slot} = {value} gives the row's own answer"
        if not prover.admits(view, slot, value):
            yield "witness", f"witness {slot} = {value} is outside the stated domain"
        yield from possible.unless("witness", slot, value, answer)


def _replayed(
    row: MissingFactRow, prover: Prover, view: dict[str, Any], possible: _Possible
) -> Iterator[tuple[str, str]]:
    """Check that the certificate answers rightly at the true hint, and at all others or enough of them."""
    slot, true_value = row["hint_slot"], row["hint_value"]
    certificate = parse_certificate(row["proof"]["certificate"])
    values = list(dict.fromkeys((true_value, *prover.values(view, slot, true_value))))
    if isinstance(certificate, Cases):
        given: dict[str, str | None] = dict(certificate.cases)
        if set(given) != set(values):
            yield "certificate", f"its cases are {sorted(given)}, expected {sorted(values)}"
            return
        for witness in row["witnesses"]:
            if witness["hint_value"] not in given:
                yield "witness", f"witness {slot} = {witness['hint_value']} is no case of the certificate"
    else:
        for over, under in certificate.degrees:
            if over > HIGHEST_DEGREE.get(under, -1):
                yield "certificate", f"it is of degrees {over} and {under}, expected {HIGHEST_DEGREE}"
                return
        given = {value: certificate.at(_number(value)) for value in values[: 1 + REPLAYED]}
    for value, answer in given.items():
        yield from possible.unless("certificate", slot, value, answer)
    if len(set(given.values())) < 2:
        yield "determined", "the answer is the same for every hint: the view alone fixes it"


def _number(value: str) -> int | Fraction:
    number = value.rpartition("= ")[2]
    return Fraction(number) if "/" in number else int(number)
