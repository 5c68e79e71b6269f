"""What must hold of the table as a whole: labels, writers and lengths in balance, nothing on the surface."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from seedproof.benchmarks.judge.expectations import EXPECTED
from seedproof.benchmarks.judge.measures import agreement, by_problem, golden_aware, mean_length
from seedproof.benchmarks.judge.row import JudgeRow
from seedproof.benchmarks.judge.settings import Judge
from seedproof.benchmarks.judge.surface import surface_right
from seedproof.benchmarks.judge.writers import WRITERS
from seedproof.contract.layout import Configs
from seedproof.measuring.declaring import suites_of
from seedproof.measuring.expectations import Suite
from seedproof.measuring.statistics import decimal, guessed, lengths, most_common_answers, share
from seedproof.measuring.statistics import shares as shares_of
from seedproof.record.errors import Finding

__all__ = ["EXPECTED", "findings", "statistics", "suites"]


def suites(settings: Judge, rows: Sequence[JudgeRow]) -> Iterator[Suite]:
    """Yield the tables to look at, as `expectations.py` declares them."""
    yield from suites_of(EXPECTED, settings, rows)


def findings(rows: Sequence[JudgeRow], by_config: Configs[JudgeRow]) -> Iterator[Finding]:
    """Candidates of a problem show the same problem and the same correct answer."""
    for problem, of in by_problem(rows).items():
        if len({(row["problem"], row["golden_answer"]) for row in of}) > 1:
            yield Finding(problem, "problem", "its candidates show different problems or answers")


def statistics(rows: Sequence[JudgeRow], settings: Judge) -> dict[str, Any]:
    """What the report and the card tell of the table, as fixed decimals."""
    common = most_common_answers(rows)
    labels = {True: "right", False: "wrong"}
    authors = Counter((row["author"], labels[row["label"]]) for row in rows)
    labelled = settings.generate.rows.candidates == "labelled"
    return {
        "problems": len(by_problem(rows)),
        "blind_guess_rate": guessed(common),
        "most_common_answer": shares_of(common),
        "authors": {
            author: {said: authors[author, said] for said in labels.values()} for author in sorted(WRITERS)
        },
        "mean_characters": {said: decimal(mean_length(rows, label), 1) for label, said in labels.items()},
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
