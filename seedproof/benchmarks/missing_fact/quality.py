"""What must hold of the table as a whole, beyond what each row proves of itself."""

import math
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from seedproof.benchmarks.missing_fact.generate import family_of, tasks
from seedproof.benchmarks.missing_fact.guessing import (
    Guessed,
    Habits,
    answers_of,
    guessed,
    habits,
    not_thought_of,
    together,
)
from seedproof.benchmarks.missing_fact.likeness import alike
from seedproof.benchmarks.missing_fact.release import LAYOUT
from seedproof.benchmarks.missing_fact.row import MissingFactRow
from seedproof.benchmarks.missing_fact.settings import MissingFact
from seedproof.benchmarks.missing_fact.work import mean_work
from seedproof.contract.layout import Configs
from seedproof.measuring.expectations import Suite, at_least, commonest, counted, expect, expect_each
from seedproof.measuring.statistics import decimal, lengths, most_common_answers, shares
from seedproof.record.errors import Finding
from seedproof.record.findings import findings_of

JUDGED = 30
"""Rows of a family from which on a share of its rows says something."""

MALFORMED = "malformed"

_EXAMPLE = "Example {}\n\n{}\n\nRequest: {}\nHolder: {}\nAnswer: {}\n\n"
"""A demonstration in front of a question: its number, question, request, hint and answer."""

_DIGITS = re.compile("[0-9]+")


def suites(settings: MissingFact, rows: Sequence[MissingFactRow]) -> Iterator[Suite]:
    """Yield the tables of rows, of the groups of a family and difficulty, and of the families."""
    yield _of_rows(settings, rows)
    yield counted("groups", Counter((row["family"], row["difficulty"]) for row in rows), _expected(settings))
    judged = {name: common for name, common in most_common_answers(rows).items() if common[2] >= JUDGED}
    if judged:
        of_judged = [row for row in rows if row["family"] in judged]
        measurable = list(filter(_is_measurable, of_judged))
        yield commonest("families", judged, settings.quality.limit_of)
        yield _of_guesses(settings, measurable)
        yield _of_skeletons(settings, of_judged)
        yield _of_work(measurable)


def _of_guesses(settings: MissingFact, rows: Sequence[MissingFactRow]) -> Suite:
    """What each guesser has right without a request, against what it may have."""
    by_family = guessed(rows)
    limits = {family: settings.quality.guessed_limit_of(family) for family in by_family}
    table = [
        line
        for family, of_family in by_family.items()
        for line in _guessers(family, of_family, limits[family])
    ]
    table += _guessers("all", together(by_family), settings.quality.guessed_limit)
    table += [
        line
        for family, of_family in habits(rows).items()
        for line in _by_habit(family, of_family, limits[family])
    ]
    return "guesses", table, [at_least("allowed", "right")]


def _guessers(family: str, guessed_right: Guessed, percent: int) -> list[dict[str, Any]]:
    """Compare in hundredths of rows.

    Only chance makes `simplest` better than `likeliest`, so it has room for that: three standard deviations.
    """
    rows = guessed_right.rows
    chance = _chance(rows, percent)
    return [
        {"family": family, "guesser": guesser, "right": math.ceil(100 * right), "allowed": allowed}
        for guesser, right, allowed in (
            ("simplest", guessed_right.simplest, rows * percent + chance),
            ("likeliest", guessed_right.likeliest, rows * percent),
            ("constant", guessed_right.constant, rows * percent),
        )
    ]


def _by_habit(family: str, by_habit: Habits, percent: int) -> list[dict[str, Any]]:
    """Compare what is right by always taking the same one of alike likely answers."""
    allowed = by_habit.rows * percent + _chance(by_habit.rows, percent)
    return [
        {"family": family, "guesser": f"likeliest, {habit}", "right": 100 * right, "allowed": allowed}
        for habit, right in (
            ("first", by_habit.first),
            ("last", by_habit.last),
            ("contrary", by_habit.contrary),
        )
    ]


def _chance(rows: int, percent: int) -> int:
    """Return three standard deviations of the number of rows that are right by chance, in hundredths."""
    return 3 * math.isqrt(rows * percent * (100 - percent))


def _of_skeletons(settings: MissingFact, rows: Sequence[MissingFactRow]) -> Suite:
    """How many texts a family has, whatever the numbers."""
    skeletons: dict[str, set[str]] = {}
    for row in rows:
        skeletons.setdefault(row["family"], set()).add(_DIGITS.sub("#", row["question"]))
    total = Counter(row["family"] for row in rows)
    table = [
        {
            "family": family,
            "skeletons": len(of_family),
            "fewest": min(settings.quality.fewest_skeletons, total[family] * 2 // 3),
        }
        for family, of_family in sorted(skeletons.items())
    ]
    return "skeletons", table, [at_least("skeletons", "fewest")]


def _of_work(rows: Sequence[MissingFactRow]) -> Suite:
    """Whether every difficulty of a family is more work than the one before, in the mean."""
    means = mean_work(rows)
    table = [
        {"family": family, "difficulty": harder, "rises": int(of_family[harder] > of_family[easier])}
        for family, of_family in means.items()
        for easier, harder in pairwise(sorted(of_family))
    ]
    return "work", table, [expect("column_values_to_be_in_set", column="rises", value_set=[1])]


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
            expect("column_value_lengths_to_be_between", column="question", min_value=300, max_value=12000),
        ],
    )


def _expected(settings: MissingFact) -> dict[tuple[str, int], int]:
    return {
        (name, difficulty): settings.generate.rows_of(name, family_of(name).family_type)
        for name in tasks(settings)
        for difficulty in settings.generate.difficulties
    }


def findings(rows: Sequence[MissingFactRow], by_config: Configs[MissingFactRow]) -> Iterator[Finding]:
    """Check that no problem stands twice, that each can be guessed at, and that few-shot rows show theirs."""
    examples = {
        (row["family"], *map(str, example.values())): (row["family"], example)
        for row in by_config["four_shot"]
        for example in row["demonstrations"]
    }
    yield from alike(rows, list(examples.values()))
    for row in rows:
        yield from _unmeasured(row)
    plain = {row["id"]: row for row in rows}
    for row in by_config["four_shot"]:
        rest = row["question"]
        for number, shot in enumerate(row["demonstrations"], start=1):
            stated = [str(value) for value in shot.values()]
            opening = _EXAMPLE.format(number, *stated)
            if not rest.startswith(opening):
                sentence = (
                    f"the question does not give demonstration {number}, and nothing else, in its place"
                )
                yield Finding(row["id"], "few-shot", sentence)
            rest = rest[len(opening) :]
        if rest != f"Your problem\n\n{plain[row['id']]['question']}":
            sentence = "behind the demonstrations stands more, or less, than the row's own question"
            yield Finding(row["id"], "few-shot", sentence)


def _unmeasured(row: MissingFactRow) -> Iterator[Finding]:
    return findings_of(row, _measured, MALFORMED)


def _measured(row: MissingFactRow) -> Iterator[tuple[str, str]]:
    """Measure a row alone, and yield what guessers do not think of. A malformed row raises what it does."""
    mean_work([row])
    guessed([row])
    yield from not_thought_of(row)
    possible = answers_of(row["family"], row["facts"], row["hint_slot"], row["difficulty"])
    if len(possible) < 2:
        yield "decided", f"the public ranges leave {len(possible)} answers without the hint, expected two"


def _is_measurable(row: MissingFactRow) -> bool:
    """Return whether the row has facts to guess at; if not, it has a finding that says so."""
    return all(finding.code != MALFORMED for finding in _unmeasured(row))


def statistics(rows: Sequence[MissingFactRow], settings: MissingFact) -> dict[str, Any]:
    """What the report and the card tell of the table, as fixed decimals."""
    measurable = list(filter(_is_measurable, rows))
    by_family = guessed(measurable)
    everything = together(by_family)
    return {
        "blind_guess_rate": decimal(everything.best / max(everything.rows, 1)),
        **lengths(rows),
        "most_common_answer": shares(most_common_answers(rows)),
        "guessed_without_request": _shares(everything),
        "guessed_without_request_by_family": {
            family: _shares(of_family) for family, of_family in by_family.items()
        },
        "work": {
            family: {str(difficulty): decimal(mean, 1) for difficulty, mean in of_family.items()}
            for family, of_family in mean_work(measurable).items()
        },
    }


def _shares(right: Guessed) -> dict[str, str]:
    rows = max(right.rows, 1)
    return {
        "simplest": decimal(right.simplest / rows),
        "likeliest": decimal(right.likeliest / rows),
        "constant": decimal(right.constant / rows),
    }
