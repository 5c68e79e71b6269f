"""Measures of the table of curriculum that no other benchmark has."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from seedproof.benchmarks.curriculum.generate import tasks
from seedproof.benchmarks.curriculum.naturalness import SAMPLE, measured_rows
from seedproof.benchmarks.curriculum.release import tables
from seedproof.benchmarks.curriculum.row import CurriculumRow
from seedproof.benchmarks.curriculum.settings import Curriculum, of_family
from seedproof.benchmarks.curriculum.skeleton import body_of
from seedproof.benchmarks.curriculum.standards import standard_of
from seedproof.benchmarks.curriculum.statistics import skeleton_of
from seedproof.contract.settings import to_be_there
from seedproof.measuring.declaring import Measure, TooFew
from seedproof.measuring.expectations import Found, at_least
from seedproof.measuring.limits import enough, not_below, percent, with_chance
from seedproof.measuring.statistics import most_common_answers
from seedproof.measuring.variety import different
from seedproof.record.patterns import Pattern

JUDGED = 30
"""Problems, or follow-ups, of a family from which on a share of one answer says something."""

KINDS = {"original": "", "incremental": "i", "counterfactual": "c"}

_DIGIT = Pattern("[0-9]")


def counts(settings: Curriculum, rows: Sequence[CurriculumRow]) -> Found:
    """Compare the rows of each family and kind with what is asked for.

    How many problems there are is settled; of follow-ups, at most one of each kind the standard has.
    """
    asked = {
        (family, standard_of(family).grade): settings.generate.rows_of(family) for family in tasks(settings)
    }
    there = {family: rows for (family, _), rows in to_be_there(settings, asked).items()}
    found = Counter((row["family"], row["kind"]) for row in rows)
    table = []
    for family in sorted({*tasks(settings), *(family for family, _ in found)}):
        wanted = there.get(family, 0)
        standard = standard_of(family)
        for kind, suffix in KINDS.items():
            most = wanted if suffix in standard.follow_ups else 0
            least = wanted if kind == "original" else 0
            rows_found = found[family, kind]
            table.append({"family": family, "kind": kind, "rows": rows_found, "least": least, "most": most})
    return table, [at_least("rows", "least"), at_least("most", "rows")]


def kind(row: CurriculumRow) -> str:
    """Return a row's family, its grade and whether it is a problem or a follow-up."""
    return f"{row['family']} {row['grade']} {row['kind']}"


def kinds(settings: Curriculum) -> list[str]:
    """Return what `kind` may be."""
    return [f"{family} {standard_of(family).grade} {kind}" for family in tasks(settings) for kind in KINDS]


def place(row: CurriculumRow) -> str:
    """Return what must not stand twice: family, kind, and the number that problem and follow-ups share."""
    return f"{row['family']} {row['id'].rpartition('/')[2].partition('-')[0]} {row['kind']}"


def conversation(row: CurriculumRow) -> str:
    """Return a row's family and all that is said in it."""
    return "\n\n".join([row["family"], *(turn["content"] for turn in row["dialogue"])])


def body(row: CurriculumRow) -> str:
    """Return a question without the form of its answer."""
    return body_of(row["question"])


def of_problems(measure: Measure) -> Measure:
    """Expect of the problems alone what a measure does: follow-ups go on from their text."""

    def of_problems_alone(settings: Curriculum, rows: Sequence[CurriculumRow]) -> Found:
        return measure(settings, [row for row in rows if row["kind"] == "original"])

    return of_problems_alone


def of_problems_across(measure: Measure) -> Measure:
    """Expect of the problems of all splits what a measure does."""

    def of_problems_alone(settings: Curriculum, by_split: dict[str, Sequence[CurriculumRow]]) -> Found:
        problems = {
            split: [row for row in rows if row["kind"] == "original"] for split, rows in by_split.items()
        }
        return measure(settings, problems)

    return of_problems_alone


def answers(settings: Curriculum, rows: Sequence[CurriculumRow]) -> Found:
    """Compare the most common answer of each family, of problems and of follow-ups, with its limit.

    By chance it may be above it.
    """
    common = {
        (config, family): found
        for config, of_config in tables(rows, [], settings.generate).items()
        for family, found in most_common_answers(of_config).items()
    }
    judged = enough({group: total for group, (_, _, total) in common.items()}, JUDGED)
    limits = settings.quality.most_common_answer_percent
    table = [
        {
            "family": family,
            "config": config,
            "found": percent(count, total),
            "most": with_chance(of_family(limits, family), total),
        }
        for (config, family), (_, count, total) in common.items()
        if (config, family) in judged
    ]
    return table, [at_least("most", "found")]


def variety(settings: Curriculum, rows: Sequence[CurriculumRow]) -> Found:
    """Compare the different sentences of each family's problems with how many there must be."""
    fewest = settings.quality.fewest_skeletons
    measure = different(skeleton_of, lambda _, family, rows: of_family(fewest, family) * rows // 100, 1, 100)
    return of_problems(measure)(settings, rows)


def naturalness(settings: Curriculum, rows: Sequence[CurriculumRow]) -> Found:
    """Compare vocabulary and variety of a sample with the least there must be. Raises: TooFew problems."""
    problems = [row for row in rows if row["kind"] == "original"]
    if len(problems) < SAMPLE:
        raise TooFew(len(problems), SAMPLE)
    ours = measured_rows(problems)
    limits = settings.quality.naturalness
    found = {
        "vocabulary": ours.vocabulary,
        "distinct_2_per_mille": int(1000 * Fraction(ours.distinct_2)),
        "verb_forms": ours.verb_forms,
    }
    least = {
        "vocabulary": limits.least_vocabulary,
        "distinct_2_per_mille": limits.least_distinct_2_per_mille,
        "verb_forms": limits.least_verb_forms,
    }
    return not_below("measure", found, least.__getitem__)


def digits(row: CurriculumRow) -> int:
    """Return how many digits there are to calculate with."""
    return len(_DIGIT.findall(" ".join(row["symbolic"])))


def band(row: CurriculumRow) -> int:
    """Return the band of a row's grade: 0 of kindergarten to grade 2, 1 of 3 to 5, 2 of 6 to 8."""
    return row["grade"] // 3
