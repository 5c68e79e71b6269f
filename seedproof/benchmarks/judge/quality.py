"""What must hold of the table as a whole: labels, writers and lengths in balance, nothing on the surface."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import ceil
from typing import Any

from seedproof.benchmarks.judge.certificate import certificate_of
from seedproof.benchmarks.judge.choosing import CANDIDATES
from seedproof.benchmarks.judge.generate import shares
from seedproof.benchmarks.judge.matching import (
    Labelled,
    Shown,
    agreement_rights,
    matching_rights,
    normalised,
)
from seedproof.benchmarks.judge.release import LAYOUT
from seedproof.benchmarks.judge.row import JudgeRow
from seedproof.benchmarks.judge.settings import Judge
from seedproof.benchmarks.judge.surface import surface_right
from seedproof.benchmarks.judge.writers import WRITERS
from seedproof.contract.layout import Configs
from seedproof.measuring.expectations import Suite, at_least, counted, expect, expect_each
from seedproof.measuring.statistics import decimal, guessed, lengths, most_common_answers, share
from seedproof.measuring.statistics import shares as shares_of
from seedproof.problems.reader import parts_of
from seedproof.record.errors import Finding

JUDGED = 400
"""Candidates from which on the classifiers say something."""


def suites(settings: Judge, rows: Sequence[JudgeRow]) -> Iterator[Suite]:
    """Yield the tables of rows, of templates, of problems, and of what the surface tells."""
    labelled = settings.generate.rows.candidates == "labelled"
    labels = [True, False] if labelled else [True]
    never_null = [column for column in LAYOUT.columns if column != "false_step"]
    yield (
        "rows",
        list(rows),
        [
            expect("table_columns_to_match_ordered_list", column_list=list(LAYOUT.columns)),
            *expect_each("column_values_to_be_unique", ("id", "seed", "candidate")),
            *expect_each("column_values_to_not_be_null", never_null),
            expect("column_values_to_be_in_set", column="author", value_set=list(WRITERS)),
            expect("column_values_to_be_in_set", column="label", value_set=labels),
            expect("column_value_lengths_to_be_between", column="question", min_value=300, max_value=8500),
        ],
    )
    each = CANDIDATES if labelled else 1
    wanted = shares(settings.generate.rows).items()
    yield counted(
        "groups",
        Counter((row["family"], row["difficulty"]) for row in rows),
        {(name, difficulty): each * count for name, by in wanted for difficulty, count in by.items()},
    )
    if labelled:
        yield _of_problems(rows)
        if len(rows) >= JUDGED:
            yield _of_surface(settings, rows)


def _of_problems(rows: Sequence[JudgeRow]) -> Suite:
    table = [
        {
            "problem": problem,
            "candidates": len(of_problem),
            "right": [row["label"] for row in of_problem].count(True),
            "authors": len({row["author"] for row in of_problem}),
        }
        for problem, of_problem in _by_problem(rows).items()
    ]
    expected = {"candidates": [CANDIDATES], "right": list(range(1, CANDIDATES)), "authors": [CANDIDATES]}
    expectations = [
        expect("column_values_to_be_in_set", column=column, value_set=counts)
        for column, counts in expected.items()
    ]
    return "problems", table, expectations


def _by_problem(rows: Sequence[JudgeRow]) -> dict[str, list[JudgeRow]]:
    found: dict[str, list[JudgeRow]] = {}
    for row in rows:
        found.setdefault(row["problem_id"], []).append(row)
    return found


def _of_surface(settings: Judge, rows: Sequence[JudgeRow]) -> Suite:
    right = _mean_length(rows, label=True)
    wrong = _mean_length(rows, label=False)
    asked = settings.quality
    table = [
        _limited("accuracy of the surface classifier", _surface(rows), asked.surface_accuracy_percent),
        _limited(
            "difference of mean lengths",
            abs(right - wrong) / max(right, wrong),
            asked.length_difference_percent,
        ),
        _limited("accuracy of agreement", agreement(rows), asked.agreement_accuracy_percent),
        _limited("difference from as many right as wrong", _lopsided(rows), asked.label_difference_percent),
    ]
    table += [
        _limited(f"accuracy of: {rule}", accuracy, asked.golden_accuracy_percent)
        for rule, accuracy in golden_aware(rows).items()
    ]
    return "surface", table, [at_least("limit", "found")]


def _limited(what: str, found: Fraction, limit: int) -> dict[str, Any]:
    return {"what": f"{what}, percent", "found": ceil(100 * found), "limit": limit}


def _surface(rows: Sequence[JudgeRow]) -> Fraction:
    return Fraction(surface_right(rows), len(rows))


def _lopsided(rows: Sequence[JudgeRow]) -> Fraction:
    """Return how far the share of right candidates is from one half."""
    right = [row["label"] for row in rows].count(True)
    return abs(Fraction(right, len(rows)) - Fraction(1, 2))


def golden_aware(rows: Sequence[JudgeRow]) -> dict[str, Fraction]:
    """Return what rules get right that look for the letters of the correct answer, or their negations."""
    labelled = [
        Labelled(
            Shown(tuple(map(normalised, parts_of(row["golden_answer"]))), row["candidate"]), row["label"]
        )
        for row in rows
    ]
    return matching_rights(labelled)


def agreement(rows: Sequence[JudgeRow]) -> Fraction:
    """Return what is right of: the largest group of candidates of a problem that answer alike is right."""
    return agreement_rights(
        [[(_answers(row), row["label"]) for row in of_problem] for of_problem in _by_problem(rows).values()]
    )


def _answers(row: JudgeRow) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(part.values) for part in certificate_of(row).parts)


def _mean_length(rows: Sequence[JudgeRow], label: bool) -> Fraction:
    of_label = [len(row["candidate"]) for row in rows if row["label"] is label]
    return Fraction(sum(of_label), len(of_label)) if of_label else Fraction(0)


def findings(rows: Sequence[JudgeRow], by_config: Configs[JudgeRow]) -> Iterator[Finding]:
    """Candidates of a problem show the same problem and the same correct answer."""
    for problem, of in _by_problem(rows).items():
        if len({(row["problem"], row["golden_answer"]) for row in of}) > 1:
            yield Finding(problem, "problem", "its candidates show different problems or answers")


def statistics(rows: Sequence[JudgeRow], settings: Judge) -> dict[str, Any]:
    """What the report and the card tell of the table, as fixed decimals."""
    common = most_common_answers(rows)
    labels = {True: "right", False: "wrong"}
    authors = Counter((row["author"], labels[row["label"]]) for row in rows)
    labelled = settings.generate.rows.candidates == "labelled"
    return {
        "problems": len(_by_problem(rows)),
        "blind_guess_rate": guessed(common),
        "most_common_answer": shares_of(common),
        "authors": {
            author: {said: authors[author, said] for said in labels.values()} for author in sorted(WRITERS)
        },
        "mean_characters": {said: decimal(_mean_length(rows, label), 1) for label, said in labels.items()},
        "surface_accuracy": share(surface_right(rows), len(rows)) if labelled else None,
        "golden_aware_accuracy": decimal(max(golden_aware(rows).values()), 4) if labelled else None,
        "golden_aware": {rule: decimal(accuracy, 4) for rule, accuracy in golden_aware(rows).items()}
        if labelled
        else None,
        "agreement_accuracy": decimal(agreement(rows), 4) if labelled else None,
        "changes": {
            said: dict(sorted(Counter(_changes(rows, label)).items())) for label, said in labels.items()
        },
        **lengths(rows),
    }


def _changes(rows: Sequence[JudgeRow], label: bool) -> list[str]:
    changes: list[str] = []
    for row in rows:
        if row["label"] is label:
            changes += row["change"].split(", ")
    return changes
