"""Audits a published file of MIRA-MATH: its rows are read, decided by our provers, and compared."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from pipeline.ancestors.auditing import Alarm, Audit, ReadRow, Unread
from pipeline.ancestors.mira.asked import TEMPLATES
from pipeline.ancestors.mira.deciding import broken
from pipeline.ancestors.mira.entries import Unreadable, name_of
from pipeline.ancestors.mira.kinds import KINDS
from pipeline.ancestors.mira.problem import Problem
from pipeline.ancestors.mira.reading import (
    FIELDS,
    READERS,
    Read,
    Row,
    is_id,
    problem_of,
    read,
    row_of,
    stored_answer,
    unlike,
)
from pipeline.ancestors.opening import objects
from seedproof.exact.number import json_text

SUBJECT = "MIRA-MATH"

JUDGED = 30
"""Rows of a family from which on the number of its answers says something."""


class _Checked(NamedTuple):
    """A row that was read."""

    row: Row
    problem: Problem | None
    """None where the row names no hint."""
    stored: str | None
    alarms: list[tuple[str, str]]


def audit(path: Path) -> Audit:
    """Return everything that is wrong in a file.

    Raises: SeedproofError when it cannot be read, or is no file of this benchmark.
    """
    checked: list[_Checked] = []
    unread: list[Unread] = []
    seen: set[str] = set()
    for where, stated in objects(path, FIELDS, SUBJECT):
        try:
            row = row_of(stated)
            if row.id in seen:
                raise Unreadable(f"its id {row.id} is that of an earlier row")
            seen.add(row.id)
            checked.append(_checked(row))
        except Unreadable as error:
            unread.append(Unread(row=_name(stated["id"], where), why=str(error)))
    twins = {**_reworded(checked), **_duplicates(checked)}
    few = _few_answers(checked)
    alarms = [
        Alarm(row=one.row.id, code=code, sentence=sentence)
        for one in checked
        for code, sentence in (*one.alarms, *twins.get(one.row.id, ()), *few.get(one.row.family, ()))
    ]
    return Audit(
        subject=SUBJECT,
        kinds=KINDS,
        read=[_shown(one) for one in checked],
        unread=unread,
        alarms=sorted(alarms, key=_place(checked)),
    )


def _name(stated: object, where: str) -> str:
    return f"{stated} ({where})" if is_id(stated) else where


def _checked(row: Row) -> _Checked:
    """Read and decide a row. Raises: Unreadable."""
    said = read(row)
    alarms = list(_differences(row, said))
    if len(said.hints) != 1:
        alarms.append(("hint-differs", f"it names {len(said.hints)} hints, expected 1"))
        return _Checked(row, None, None, alarms)
    (hint,) = said.hints
    if said.held.get(hint) != said.hints[hint]:
        alarms.append(("hint-differs", f"{name_of(hint)} is not what the holder's sentences state"))
    leaks = hint in said.notes
    if leaks:
        alarms.append(("leak", f"the notes state {name_of(hint)}"))
    problem = problem_of(row, said)
    stored = None
    try:
        stored = stored_answer(row, problem.names)
    except ValueError as error:
        alarms.append(("answer-form", f"the stored answer: {error}"))
    decided = broken(row.family, problem, stored)
    alarms += [found for found in decided if not (leaks and found[0] == "no-request")]
    if problem.rivals and not leaks:
        alarms.append(("not-located", f"{_named(problem.rivals)} may do as well as {problem.slot}"))
    if problem.trivial:
        alarms.append(("trivial", problem.trivial))
    if row.family in TEMPLATES:
        asked = ", ".join(TEMPLATES[row.family])
        alarms.append(("template", f"the prompt asks for {asked}, the answer has {', '.join(problem.names)}"))
    return _Checked(row, problem, stored, alarms)


def _differences(row: Row, said: Read) -> Iterator[tuple[str, str]]:
    """Compare what the two forms of each view state."""
    for whose, texts, constraints in (
        ("solver", said.notes, said.notes_by_machine),
        ("holder", said.held, said.held_by_machine),
    ):
        names = unlike(row.family, texts, constraints)
        if names:
            yield "text-differs", f"the {whose}'s sentences and constraints differ in {_named(names)}"


def _duplicates(checked: Sequence[_Checked]) -> dict[str, list[tuple[str, str]]]:
    """Return the rows whose texts an earlier row has, by id."""
    return _twins(
        [(one, repr((*_texts(one.row), _target(one.row), one.row.solution))) for one in checked],
        "duplicate",
    )


def _texts(row: Row) -> tuple[object, ...]:
    """Return what solver and holder read."""
    return row.family, row.notes, row.held, row.unknowns


def _target(row: Row) -> list[tuple[str, Any]]:
    """Return what the metadata says of the target alone."""
    return sorted((name, value) for name, value in row.target.items() if "target" in name)


def _reworded(checked: Sequence[_Checked]) -> dict[str, list[tuple[str, str]]]:
    """Return the rows whose facts an earlier row has, by id."""
    return _twins(
        [
            (one, f"{one.row.family} {one.problem.slot} {one.stored} {json_text(one.problem.facts)}")
            for one in checked
            if one.problem is not None
        ],
        "reworded",
    )


def _twins(keyed: Sequence[tuple[_Checked, str]], code: str) -> dict[str, list[tuple[str, str]]]:
    first: dict[str, str] = {}
    found: dict[str, list[tuple[str, str]]] = {}
    for one, key in keyed:
        earlier = first.setdefault(key, one.row.id)
        if earlier != one.row.id:
            found[one.row.id] = [(code, f"it is {earlier} again")]
    return found


def _few_answers(checked: Sequence[_Checked]) -> dict[str, list[tuple[str, str]]]:
    """Return the families that have two answers at most, where the answer is no choice between two anyway."""
    found: dict[str, list[tuple[str, str]]] = {}
    for family in READERS:
        of_family = [one for one in checked if one.row.family == family]
        answers = Counter(one.stored for one in of_family if one.stored is not None)
        chosen = set(answers) <= {"0", "1"}
        if answers.total() >= JUDGED and len(answers) <= 2 and not chosen:
            said = " and ".join(f"{answer} in {count} rows" for answer, count in sorted(answers.items()))
            found[family] = [("few-answers", f"the family's answers are {said}")]
    return found


def _place(checked: Sequence[_Checked]) -> Any:
    rows = {one.row.id: number for number, one in enumerate(checked)}
    codes = {kind.code: number for number, kind in enumerate(KINDS)}
    return lambda alarm: (rows[alarm.row], codes[alarm.code])


def _shown(one: _Checked) -> ReadRow:
    row = one.row
    notes = "\n".join(row.notes)
    parts = [("notes", f"{notes}\n\nAsked for: {', '.join(row.unknowns)}"), ("hint", "\n".join(row.held))]
    parts.append(("stored answer", one.stored if one.stored is not None else repr(row.solution)[:300]))
    if one.problem is not None:
        parts.append(("withheld", f"{one.problem.slot} = {one.problem.value}"))
        parts.append(("facts as read", json_text(one.problem.facts)))
    return ReadRow(id=row.id, facets={"family": row.family, "difficulty": str(row.difficulty)}, parts=parts)


def _named(names: Sequence[str]) -> str:
    """Return up to three names as text, and how many more there are."""
    shown = ", ".join(names[:3])
    return shown if len(names) <= 3 else f"{shown} and {len(names) - 3} more"
