"""What must hold of the table as a whole: labels, writers and lengths in balance, nothing on the surface."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from seedproof.benchmarks.judge.generate import CANDIDATES, shares
from seedproof.benchmarks.judge.release import LAYOUT
from seedproof.benchmarks.judge.row import JudgeRow
from seedproof.benchmarks.judge.settings import Judge
from seedproof.benchmarks.judge.surface import surface_right
from seedproof.benchmarks.judge.writing import WRITERS
from seedproof.contract.layout import Configs
from seedproof.measuring.expectations import Suite, at_least, counted, expect, expect_each
from seedproof.measuring.statistics import decimal, guessed, lengths, most_common_answers, share
from seedproof.measuring.statistics import shares as shares_of
from seedproof.record.errors import Finding

JUDGED = 400
"""Candidates from which on the surface classifier says something."""


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
            expect("column_value_lengths_to_be_between", column="question", min_value=300, max_value=6000),
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
            "right": sum(row["label"] for row in of),
            "wrong": sum(not row["label"] for row in of),
            "authors": len({row["author"] for row in of}),
            "slips": len({row["change"] for row in of if not row["label"]}),
        }
        for problem, of in _by_problem(rows).items()
    ]
    half = CANDIDATES // 2
    expected = {"right": half, "wrong": half, "authors": CANDIDATES, "slips": half}
    expectations = [
        expect("column_values_to_be_in_set", column=column, value_set=[count])
        for column, count in expected.items()
    ]
    return "problems", table, expectations


def _by_problem(rows: Sequence[JudgeRow]) -> dict[str, list[JudgeRow]]:
    found: dict[str, list[JudgeRow]] = {}
    for row in rows:
        found.setdefault(row["problem_id"], []).append(row)
    return found


def _of_surface(settings: Judge, rows: Sequence[JudgeRow]) -> Suite:
    right, wrong = (_mean_length(rows, label) for label in (True, False))
    asked = settings.quality
    table = [
        {
            "what": "accuracy of the surface classifier, percent",
            "found": -(-100 * surface_right(rows) // len(rows)),
            "limit": asked.surface_accuracy_percent,
        },
        {
            "what": "difference of mean lengths, percent",
            "found": -(-100 * abs(right - wrong) // max(right, wrong)),
            "limit": asked.length_difference_percent,
        },
    ]
    return "surface", table, [at_least("limit", "found")]


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
        "changes": {
            said: dict(sorted(Counter(_changes(rows, label)).items())) for label, said in labels.items()
        },
        **lengths(rows),
    }


def _changes(rows: Sequence[JudgeRow], label: bool) -> list[str]:
    return [name for row in rows if row["label"] is label for name in row["change"].split(", ")]
