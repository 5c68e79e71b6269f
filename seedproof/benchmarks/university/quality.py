"""What must hold of the table as a whole, beyond what each row proves of itself."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from seedproof.benchmarks.university.depth import depth_by_difficulty, school_share
from seedproof.benchmarks.university.generate import shares, tasks
from seedproof.benchmarks.university.release import LAYOUT
from seedproof.benchmarks.university.settings import University
from seedproof.contract.layout import Configs
from seedproof.measuring.expectations import Suite, commonest, counted, expect, expect_each
from seedproof.measuring.statistics import decimal, guessed, lengths, most_common_answers
from seedproof.measuring.statistics import shares as shares_of
from seedproof.problems.row import ProblemRow
from seedproof.problems.sampling import template_of
from seedproof.record.errors import Finding

JUDGED = 15
"""Rows of a template from which on a share of one answer says something."""


def suites(settings: University, rows: Sequence[ProblemRow]) -> Iterator[Suite]:
    """Yield the tables of rows, of templates and difficulties, of subjects, and of the commonest answers."""
    yield _of_rows(settings, rows)
    wanted = shares(settings.generate.rows)
    yield counted(
        "groups",
        Counter((row["family"], row["difficulty"]) for row in rows),
        {(name, difficulty): most for name, by in wanted.items() for difficulty, most in by.items()},
    )
    asked = {"text": settings.generate.rows.text, "visual": settings.generate.rows.visual}
    yield counted(
        "quotas",
        Counter((row["subject"], "visual" if row["has_image"] else "text") for row in rows),
        {(subject, kind): total for kind, by in asked.items() for subject, total in by.items()},
    )
    judged = {name: common for name, common in most_common_answers(rows).items() if common[2] >= JUDGED}
    if judged:
        yield commonest("templates", judged, settings.quality.limit_of)


def _of_rows(settings: University, rows: Sequence[ProblemRow]) -> Suite:
    kinds = [f"{name} {template_of(name).subject}" for name in tasks(settings)]
    table = [
        row
        | {
            "kind": f"{row['family']} {row['subject']}",
            "asked": f"{row['question']} {row['image']}",
            "question_parts": len(row["parts"]),
        }
        for row in rows
    ]
    derived = ("kind", "asked", "question_parts")
    never_null = [column for column in LAYOUT.columns if column not in ("image", "image_alt", "drawing")]
    return (
        "rows",
        table,
        [
            expect("table_columns_to_match_ordered_list", column_list=[*LAYOUT.columns, *derived]),
            *expect_each("column_values_to_be_unique", ("id", "seed", "uuid", "asked")),
            *expect_each("column_values_to_not_be_null", never_null),
            expect("column_values_to_be_in_set", column="kind", value_set=kinds),
            expect("column_values_to_be_in_set", column="source", value_set=["generated"]),
            expect("column_values_to_be_between", column="question_parts", min_value=1, max_value=6),
            expect("column_value_lengths_to_be_between", column="question", min_value=60, max_value=2000),
        ],
    )


LONG = 5
"""Characters from which on an answer that stands in a description is no accident."""


def findings(rows: Sequence[ProblemRow], by_config: Configs[ProblemRow]) -> Iterator[Finding]:
    """Check that the description of a figure gives no answer away."""
    for row in rows:
        for one in row["parts"] if row["has_image"] else ():
            if len(one["answer"]) >= LONG and one["answer"] in (row["image_alt"] or ""):
                yield Finding(row["id"], "leak", f"image_alt has the answer {one['answer']}")


def statistics(rows: Sequence[ProblemRow], settings: University) -> dict[str, Any]:
    """What the report and the card tell of the table, as fixed decimals."""
    common = most_common_answers(rows)
    parts = sum(len(row["parts"]) for row in rows)
    return {
        "rows": len(rows),
        "blind_guess_rate": guessed(common),
        "most_common_answer": shares_of(common),
        "subjects": {
            subject: {"text": of_subject[False], "visual": of_subject[True]}
            for subject, of_subject in sorted(_by_subject(rows).items())
        },
        "parts_per_problem": decimal(Fraction(parts, len(rows)), 2),
        "answer_types": dict(
            sorted(Counter(one["type"].partition("(")[0] for row in rows for one in row["parts"]).items())
        ),
        "depth": depth_by_difficulty(rows),
        "school_share": school_share(rows),
        **lengths(rows),
    }


def _by_subject(rows: Sequence[ProblemRow]) -> dict[str, Counter[bool]]:
    found: dict[str, Counter[bool]] = {}
    for row in rows:
        found.setdefault(row["subject"], Counter())[row["has_image"]] += 1
    return found
