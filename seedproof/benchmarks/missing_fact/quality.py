"""What must hold of the table as a whole, beyond what each row proves of itself."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from seedproof.benchmarks.missing_fact.generate import family_of, tasks
from seedproof.benchmarks.missing_fact.release import LAYOUT
from seedproof.benchmarks.missing_fact.row import MissingFactRow
from seedproof.benchmarks.missing_fact.settings import MissingFact
from seedproof.contract.layout import Configs
from seedproof.measuring.expectations import Suite, commonest, counted, expect, expect_each
from seedproof.measuring.statistics import guessed, lengths, most_common_answers, shares
from seedproof.record.errors import Finding

JUDGED = 30
"""Rows of a family from which on a share of one answer says something."""


def suites(settings: MissingFact, rows: Sequence[MissingFactRow]) -> Iterator[Suite]:
    """Yield the tables of rows, of the groups of a family and difficulty, and of the families."""
    yield _of_rows(settings, rows)
    yield counted("groups", Counter((row["family"], row["difficulty"]) for row in rows), _expected(settings))
    judged = {name: common for name, common in most_common_answers(rows).items() if common[2] >= JUDGED}
    if judged:
        yield commonest("families", judged, settings.quality.limit_of)


def _of_rows(settings: MissingFact, rows: Sequence[MissingFactRow]) -> Suite:
    kinds = [
        f"{name} {family_of(name).family_type} {family_of(name).answer_type}" for name in tasks(settings)
    ]
    table = [row | {"kind": f"{row['family']} {row['family_type']} {row['answer_type']}"} for row in rows]
    never_null = [column for column in LAYOUT.columns if column != "answers_without_hint"]
    return (
        "rows",
        table,
        [
            expect("table_row_count_to_equal", value=sum(_expected(settings).values())),
            expect("table_columns_to_match_ordered_list", column_list=[*LAYOUT.columns, "kind"]),
            *expect_each("column_values_to_be_unique", ("id", "seed")),
            *expect_each("column_values_to_not_be_null", never_null),
            expect("compound_columns_to_be_unique", column_list=["family", "hint_slot", "facts"]),
            expect("column_values_to_be_in_set", column="kind", value_set=kinds),
            expect("column_value_lengths_to_be_between", column="question", min_value=300, max_value=8000),
        ],
    )


def _expected(settings: MissingFact) -> dict[tuple[str, int], int]:
    return {
        (name, difficulty): settings.generate.rows_of(name, family_of(name).family_type)
        for name in tasks(settings)
        for difficulty in settings.generate.difficulties
    }


def findings(rows: Sequence[MissingFactRow], by_config: Configs[MissingFactRow]) -> Iterator[Finding]:
    """Check that few-shot rows give their demonstrations word for word, then the row's own question."""
    plain = {row["id"]: row for row in rows}
    for row in by_config["four_shot"]:
        asked, rest = plain[row["id"]]["question"], row["question"]
        for shot in row["demonstrations"]:
            for said in map(str, shot.values()):
                _, found, rest = rest.partition(said)
                if not found:
                    yield Finding(
                        row["id"],
                        "few-shot",
                        f"the question does not give the demonstration's {said!r}",
                    )
        if not rest.endswith(f"\n\n{asked}"):
            yield Finding(
                row["id"],
                "few-shot",
                "the question does not end with the row's own question",
            )


def statistics(rows: Sequence[MissingFactRow], settings: MissingFact) -> dict[str, Any]:
    """What the report and the card tell of the table, as fixed decimals."""
    common = most_common_answers(rows)
    return {"blind_guess_rate": guessed(common), **lengths(rows), "most_common_answer": shares(common)}
