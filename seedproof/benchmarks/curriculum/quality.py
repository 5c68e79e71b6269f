"""What must hold of the table as a whole, beyond what each row proves of itself."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction

from seedproof.benchmarks.curriculum.generate import tasks
from seedproof.benchmarks.curriculum.links import broken_links
from seedproof.benchmarks.curriculum.naturalness import SAMPLE, measured_rows
from seedproof.benchmarks.curriculum.release import LAYOUT, tables
from seedproof.benchmarks.curriculum.row import CurriculumRow
from seedproof.benchmarks.curriculum.settings import Curriculum, of_family
from seedproof.benchmarks.curriculum.standards import standard_of
from seedproof.benchmarks.curriculum.statistics import skeletons_of, statistics
from seedproof.contract.layout import Configs
from seedproof.measuring.expectations import Suite, at_least, expect, expect_each
from seedproof.measuring.statistics import most_common_answers
from seedproof.record.errors import Finding

__all__ = ["findings", "statistics", "suites"]

JUDGED = 30
"""Problems, or follow-ups, of a family from which on a share of one answer says something."""

KINDS = {"original": "", "incremental": "i", "counterfactual": "c"}


def suites(settings: Curriculum, rows: Sequence[CurriculumRow]) -> Iterator[Suite]:
    """Yield the tables of rows, of the groups of a family and kind, of answers and of skeletons."""
    yield _of_rows(settings, rows)
    yield _of_groups(settings, rows)
    by_config = tables(rows, [], settings.generate)
    common = {
        (config, family): found
        for config, of_config in by_config.items()
        for family, found in most_common_answers(of_config).items()
    }
    if judged := {group: found for group, found in common.items() if found[2] >= JUDGED}:
        yield _of_answers(settings, judged)
    if by_config["problems"]:
        yield _of_skeletons(settings, by_config["problems"])
    if len(by_config["problems"]) >= SAMPLE:
        yield _of_naturalness(settings, by_config["problems"])


def _of_rows(settings: Curriculum, rows: Sequence[CurriculumRow]) -> Suite:
    table = [
        row
        | {"conversation": "\n\n".join(turn["content"] for turn in row["dialogue"]), "number": _number(row)}
        for row in rows
    ]
    never_null = [column for column in LAYOUT.columns if column not in ("parent_id", "followup_text")]
    grades = [standard_of(family).grade for family in tasks(settings)]
    lowest, highest = min(grades), max(grades)
    return (
        "rows",
        table,
        [
            expect(
                "table_columns_to_match_ordered_list", column_list=[*LAYOUT.columns, "conversation", "number"]
            ),
            *expect_each("column_values_to_be_unique", ("id", "seed")),
            *expect_each("column_values_to_not_be_null", never_null),
            expect("compound_columns_to_be_unique", column_list=["family", "conversation"]),
            expect("compound_columns_to_be_unique", column_list=["family", "number", "kind"]),
            expect("column_values_to_be_in_set", column="family", value_set=tasks(settings)),
            expect("column_values_to_be_in_set", column="kind", value_set=[*KINDS]),
            expect("column_values_to_be_between", column="grade", min_value=lowest, max_value=highest),
            expect("column_value_lengths_to_be_between", column="question", min_value=40, max_value=2500),
        ],
    )


def _number(row: CurriculumRow) -> str:
    """Return the number that problem and follow-ups share."""
    return str(row["id"].rpartition("/")[2].partition("-")[0])


def _of_groups(settings: Curriculum, rows: Sequence[CurriculumRow]) -> Suite:
    """How many problems there are is settled; of follow-ups, at most one of each kind the standard has."""
    found = Counter((row["family"], row["kind"]) for row in rows)
    table = []
    for family in sorted({*tasks(settings), *(family for family, _ in found)}):
        wanted, standard = settings.generate.rows_of(family), standard_of(family)
        for kind, suffix in KINDS.items():
            most = wanted if suffix in standard.follow_ups else 0
            least = wanted if kind == "original" else 0
            rows_found = found[family, kind]
            table.append({"family": family, "kind": kind, "rows": rows_found, "least": least, "most": most})
    return "groups", table, [at_least("rows", "least"), at_least("most", "rows")]


def _of_answers(settings: Curriculum, judged: dict[tuple[str, str], tuple[str, int, int]]) -> Suite:
    limits = settings.quality.most_common_answer_percent
    table = [
        {
            "config": config,
            "family": family,
            "most_common_answer_percent": -(-100 * count // total),
            "limit_percent": of_family(limits, family),
        }
        for (config, family), (_, count, total) in judged.items()
    ]
    return "answers", table, [at_least("limit_percent", "most_common_answer_percent")]


def _of_skeletons(settings: Curriculum, problems: Sequence[CurriculumRow]) -> Suite:
    total = Counter(row["family"] for row in problems)
    table = [
        {
            "family": family,
            "skeletons": len(found),
            "fewest": of_family(settings.quality.fewest_skeletons, family) * min(total[family], 100) // 100,
        }
        for family, found in skeletons_of(problems).items()
    ]
    return "skeletons", table, [at_least("skeletons", "fewest")]


def _of_naturalness(settings: Curriculum, problems: Sequence[CurriculumRow]) -> Suite:
    limits = settings.quality.naturalness
    ours = measured_rows(problems)
    table = [
        {"measure": "vocabulary", "ours": ours.vocabulary, "least": limits.least_vocabulary},
        {
            "measure": "distinct_2_per_mille",
            "ours": int(1000 * Fraction(ours.distinct_2)),
            "least": limits.least_distinct_2_per_mille,
        },
        {"measure": "verb_forms", "ours": ours.verb_forms, "least": limits.least_verb_forms},
    ]
    return "naturalness", table, [at_least("ours", "least")]


def findings(rows: Sequence[CurriculumRow], by_config: Configs[CurriculumRow]) -> Iterator[Finding]:
    """No follow-up without its parent, and each follows what the parent's row says; no row lacks a config."""
    placed = [row["id"] for of_config in by_config.values() for row in of_config]
    if sorted(placed) != sorted(row["id"] for row in rows):
        yield Finding("configs", "configs", "the configs together have not each row once")
    yield from broken_links(rows)
