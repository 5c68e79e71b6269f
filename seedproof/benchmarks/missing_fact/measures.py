"""Measures of the table of missing_fact that no other benchmark has."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil
from typing import Any

from seedproof.benchmarks.missing_fact.generate import family_of, tasks
from seedproof.benchmarks.missing_fact.guessing import (
    Guessed,
    Habits,
    answers_of,
    guessed,
    habits,
    simple_answers,
    together,
)
from seedproof.benchmarks.missing_fact.row import MissingFactRow
from seedproof.benchmarks.missing_fact.settings import MissingFact
from seedproof.benchmarks.missing_fact.work import mean_work, work_of
from seedproof.contract.settings import to_be_there
from seedproof.measuring.expectations import Found, at_least
from seedproof.measuring.limits import chance, counted, families
from seedproof.measuring.rising import rising
from seedproof.measuring.variety import skeleton
from seedproof.record.errors import Finding
from seedproof.record.findings import findings_of

JUDGED = 30
"""Rows of a family from which on a share of its rows says something."""

DRAWN = 150
"""The most rows of a family of a release, in which so many must differ."""

MALFORMED = "malformed"


def counts(settings: MissingFact, rows: Sequence[MissingFactRow]) -> Found:
    """Compare the rows of each family and difficulty with what is asked for."""
    asked = {
        (name, difficulty): settings.generate.rows_of(name, family_of(name).family_type)
        for name in tasks(settings)
        for difficulty in settings.generate.difficulties
    }
    found = Counter((row["family"], row["difficulty"]) for row in rows)
    return counted(found, to_be_there(settings, asked))


def kind(row: MissingFactRow) -> str:
    """Return a row's family, with its type and that of its answers."""
    return f"{row['family']} {row['family_type']} {row['answer_type']}"


def kinds(settings: MissingFact) -> list[str]:
    """Return what `kind` may be."""
    families_made = [family_of(name) for name in tasks(settings)]
    return [
        f"{name} {family.family_type} {family.answer_type}"
        for name, family in zip(tasks(settings), families_made, strict=True)
    ]


def problem(row: MissingFactRow) -> str:
    """Return what must not stand twice: a family's facts, and which of them is withheld."""
    return f"{row['family']} {row['hint_slot']} {row['facts']}"


def notes(row: MissingFactRow) -> str:
    """Return what a solver is told, without the rules of the game."""
    return "\n".join([*row["view"], row["target"]])


def wording(row: MissingFactRow) -> str:
    """Return a question whatever its numbers."""
    return skeleton(row["question"])


def fewest_skeletons(settings: MissingFact, family: str, rows: int) -> int:
    """Return how many wordings so many rows of a family must have."""
    return min(settings.quality.fewest_skeletons, rows * 2 // 3)


def guesses(settings: MissingFact, rows: Sequence[MissingFactRow]) -> Found:
    """Compare what each guesser has right without a request with what it may have."""
    measurable = [row for row in _judged(rows) if is_measurable(row)]
    by_family = guessed(measurable)
    limits = {family: settings.quality.guessed_limit_of(family) for family in by_family}
    table = [
        line
        for family, of_family in by_family.items()
        for line in guessers(family, of_family, limits[family])
    ]
    table += guessers("all", together(by_family), settings.quality.guessed_limit)
    table += [
        line
        for family, of_family in habits(measurable).items()
        for line in by_habit(family, of_family, limits[family])
    ]
    return table, [at_least("allowed", "right")]


def work(settings: MissingFact, rows: Sequence[MissingFactRow]) -> Found:
    """Compare the mean work of each difficulty of a family with that of the one before."""
    return rising(mean_work([row for row in _judged(rows) if is_measurable(row)]))


def _judged(rows: Sequence[MissingFactRow]) -> list[MissingFactRow]:
    """Return the rows of families that have enough of them. Raises: TooFew if none has."""
    return [row for of_family in families(rows, JUDGED).values() for row in of_family]


def guessers(family: str, guessed_right: Guessed, percent: int) -> list[dict[str, Any]]:
    """Compare in hundredths of rows.

    Only chance makes `simplest` better than `likeliest`, so it has room for that: three standard deviations.
    """
    rows = guessed_right.rows
    room = chance(rows, percent)
    return [
        {"family": family, "guesser": guesser, "right": ceil(100 * right), "allowed": allowed}
        for guesser, right, allowed in (
            ("simplest", guessed_right.simplest, rows * percent + room),
            ("likeliest", guessed_right.likeliest, rows * percent),
            ("constant", guessed_right.constant, rows * percent),
        )
    ]


def by_habit(family: str, by_habit: Habits, percent: int) -> list[dict[str, Any]]:
    """Compare what is right by always taking the same one of alike likely answers."""
    allowed = by_habit.rows * percent + chance(by_habit.rows, percent)
    return [
        {"family": family, "guesser": f"likeliest, {habit}", "right": 100 * right, "allowed": allowed}
        for habit, right in (
            ("first", by_habit.first),
            ("last", by_habit.last),
            ("contrary", by_habit.contrary),
        )
    ]


def unmeasured(row: MissingFactRow) -> Iterator[Finding]:
    """Yield what keeps a row from being measured."""
    return findings_of(row, _measured, MALFORMED)


def _measured(row: MissingFactRow) -> Sequence[tuple[str, str]]:
    """Return what guessers do not think of. A malformed row raises what it does."""
    return _not_thought_of(row["family"], row["difficulty"], row["facts"], row["hint_slot"], row["answer"])


@lru_cache(maxsize=100_000)
def _not_thought_of(
    family: str, difficulty: int, facts: str, slot: str, answer: str
) -> Sequence[tuple[str, str]]:
    """Measure a problem in every way; every measure asks whether that can be done."""
    work_of(family, facts, answer)
    simple_answers(family, facts, slot)
    possible = answers_of(family, facts, slot, difficulty)
    found: list[tuple[str, str]] = []
    if answer not in possible:
        # `likeliest` is measured on other answers.
        found.append(("guess", f"no completion within the public ranges gives its answer {answer}"))
    if len(possible) < 2:
        sentence = f"the public ranges leave {len(possible)} answers without the hint, expected two"
        found.append(("decided", sentence))
    return found


def is_measurable(row: MissingFactRow) -> bool:
    """Return whether the row has facts to guess at; if not, it has a finding that says so."""
    return all(finding.code != MALFORMED for finding in unmeasured(row))
