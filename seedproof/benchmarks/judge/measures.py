"""Measures of the table of judge that no other benchmark has."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import ceil, isqrt
from statistics import mean, pvariance

from seedproof.benchmarks.judge.certificate import certificate_of
from seedproof.benchmarks.judge.choosing import CANDIDATES
from seedproof.benchmarks.judge.generate import candidates_of, shares
from seedproof.benchmarks.judge.matching import (
    Labelled,
    Shown,
    agreement_rights,
    matching_rights,
    normalised,
)
from seedproof.benchmarks.judge.row import JudgeRow
from seedproof.benchmarks.judge.settings import Judge
from seedproof.benchmarks.judge.surface import surface_right
from seedproof.contract.settings import to_be_there
from seedproof.measuring.declaring import TooFew
from seedproof.measuring.expectations import Found, expect
from seedproof.measuring.limits import at_most, counted, families, percent, with_chance
from seedproof.measuring.variety import skeleton
from seedproof.problems.reader import parts_of

JUDGED = 400
"""Candidates from which on the classifiers say something."""


def is_labelled(settings: Judge) -> bool:
    """Return whether the rows asked for are right and wrong solutions, and not all right."""
    return settings.generate.rows.candidates == "labelled"


def counts(settings: Judge, rows: Sequence[JudgeRow]) -> Found:
    """Compare the rows of each template and difficulty with what is asked for."""
    each = candidates_of(settings.generate.rows)
    asked = {
        (name, difficulty): each * count
        for name, by in shares(settings.generate.rows).items()
        for difficulty, count in by.items()
    }
    found = Counter((row["family"], row["difficulty"]) for row in rows)
    return counted(found, to_be_there(settings, asked))


def labels(settings: Judge) -> list[str]:
    """Return what labels there may be."""
    return ["True", "False"] if is_labelled(settings) else ["True"]


def label(row: JudgeRow) -> str:
    """Return a row's label as a text."""
    return str(row["label"])


def problems(settings: Judge, rows: Sequence[JudgeRow]) -> Found:
    """Count the candidates of each problem, the right ones, and their writers."""
    table = [
        {
            "problem": problem,
            "candidates": len(of_problem),
            "right": [row["label"] for row in of_problem].count(True),
            "authors": len({row["author"] for row in of_problem}),
        }
        for problem, of_problem in by_problem(rows).items()
    ]
    expected = {"candidates": [CANDIDATES], "right": list(range(1, CANDIDATES)), "authors": [CANDIDATES]}
    return table, [
        expect("column_values_to_be_in_set", column=column, value_set=allowed)
        for column, allowed in expected.items()
    ]


def balance(settings: Judge, rows: Sequence[JudgeRow]) -> Found:
    """Compare how far the share of right candidates is from one half with its limit."""
    return _limited(rows, {"all": _lopsided(rows)}, settings.quality.label_difference_percent)


def constant(settings: Judge, rows: Sequence[JudgeRow]) -> Found:
    """Compare what the more common label of each template has right with what it may have."""
    judged = families(rows, 3 * CANDIDATES)
    found = {}
    for name, of_family in judged.items():
        right = [row["label"] for row in of_family].count(True)
        found[name] = percent(max(right, len(of_family) - right), len(of_family))
    return at_most("family", found, lambda family: with_chance(75, len(judged[family])))


def surface(settings: Judge, rows: Sequence[JudgeRow]) -> Found:
    """Compare what a classifier of words and lengths has right with what it may have."""
    accuracy = Fraction(surface_right(rows), len(rows)) if len(rows) >= JUDGED else Fraction()
    return _limited(rows, {"all": accuracy}, settings.quality.surface_accuracy_percent)


def lengths_alike(settings: Judge, rows: Sequence[JudgeRow]) -> Found:
    """Compare how much longer right candidates are than wrong ones, or shorter, with the limit.

    By chance it may be three standard errors more. Raises: TooFew rows.
    """
    _expect_enough(rows)
    right, wrong = _lengths(rows, label=True), _lengths(rows, label=False)
    longer = max(mean(right), mean(wrong))
    difference = abs(mean(right) - mean(wrong)) / longer
    error = pvariance(right) / len(right) + pvariance(wrong) / len(wrong)
    room = 3 * isqrt(ceil(100**2 * error / longer**2))
    most = settings.quality.length_difference_percent + room
    return at_most("rule", {"all": ceil(100 * difference)}, lambda name: most)


def agreed(settings: Judge, rows: Sequence[JudgeRow]) -> Found:
    """Compare what the answer of most candidates has right with what it may have."""
    return _limited(rows, {"all": agreement(rows)}, settings.quality.agreement_accuracy_percent)


def golden(settings: Judge, rows: Sequence[JudgeRow]) -> Found:
    """Compare what rules have right that look for the correct answer with what they may have."""
    return _limited(rows, golden_aware(rows), settings.quality.golden_accuracy_percent)


def _limited(rows: Sequence[JudgeRow], found: dict[str, Fraction], limit: int) -> Found:
    """Compare shares of rows with a limit in percent, and room for chance. Raises: TooFew rows."""
    _expect_enough(rows)
    most = with_chance(limit, len(rows))
    return at_most("rule", {name: ceil(100 * part) for name, part in found.items()}, lambda name: most)


def _expect_enough(rows: Sequence[JudgeRow]) -> None:
    """Raises: TooFew rows to say anything."""
    if len(rows) < JUDGED:
        raise TooFew(len(rows), JUDGED)


def correct_answers(row: JudgeRow) -> list[str]:
    """Return the correct answer of each part."""
    return parts_of(row["golden_answer"])


def candidate(row: JudgeRow) -> str:
    """Return the solution that is judged."""
    return row["candidate"]


def wording(row: JudgeRow) -> str:
    """Return a candidate whatever its numbers."""
    return skeleton(row["candidate"])


def by_problem(rows: Sequence[JudgeRow]) -> dict[str, list[JudgeRow]]:
    """Return the candidates of each problem."""
    found: dict[str, list[JudgeRow]] = {}
    for row in rows:
        found.setdefault(row["problem_id"], []).append(row)
    return found


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
        [[(_answers(row), row["label"]) for row in of_problem] for of_problem in by_problem(rows).values()]
    )


def _answers(row: JudgeRow) -> tuple[frozenset[str], ...]:
    return tuple(frozenset(part.values) for part in certificate_of(row).parts)


def mean_length(rows: Sequence[JudgeRow], label: bool) -> Fraction:
    """Return the mean number of characters of the right candidates, or of the wrong ones."""
    of_label = _lengths(rows, label)
    return mean(of_label) if of_label else Fraction(0)


def _lengths(rows: Sequence[JudgeRow], label: bool) -> list[Fraction]:
    return [Fraction(len(row["candidate"])) for row in rows if row["label"] is label]
