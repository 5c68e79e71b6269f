"""Scores of one judge: macro-F1 and the rates of both classes. An inconclusive judgement counts as wrong."""

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from seedproof.judging.records import Judgements, Labelled


class Counts(NamedTuple):
    """Solutions by label and judgement."""

    hit: int
    """Right and judged right."""
    missed: int
    """Right and judged wrong."""
    false_alarm: int
    """Wrong and judged right."""
    rejected: int
    """Wrong and judged wrong."""


class Scores(NamedTuple):
    """Exact scores; None where nothing could be counted, such as PPV if no solution was judged right."""

    solutions: int
    inconclusive: int
    macro_f1: Fraction | None
    """None where all solutions are right, or all wrong."""
    tpr: Fraction | None
    """The share of right solutions that were judged right."""
    tnr: Fraction | None
    """The share of wrong solutions that were judged wrong."""
    ppv: Fraction | None
    """The share of solutions judged right that are right."""
    npv: Fraction | None
    """The share of solutions judged wrong that are wrong."""


def scores(pairs: Iterable[tuple[bool, bool | None]]) -> Scores:
    """Score pairs of label and judgement.

    Source: U-MATH, section 3.3.
    """
    counted = {(label, judged): 0 for label in (True, False) for judged in (True, False)}
    inconclusive = 0
    for label, judged in pairs:
        inconclusive += judged is None
        counted[label, not label if judged is None else judged] += 1
    counts = Counts(
        hit=counted[True, True],
        missed=counted[True, False],
        false_alarm=counted[False, True],
        rejected=counted[False, False],
    )
    return Scores(
        sum(counts),
        inconclusive,
        macro_f1(counts),
        _share(counts.hit, counts.missed),
        _share(counts.rejected, counts.false_alarm),
        _share(counts.hit, counts.false_alarm),
        _share(counts.rejected, counts.missed),
    )


def macro_f1(counts: Counts) -> Fraction | None:
    """Return the mean of the F1 of both classes; None where only one label occurs.

    The F1 of a class that neither occurs nor is judged to occur is 0/0. Where a class does not occur, no
    judge can earn more than 0 on it, whatever it says.
    """
    has_right = counts.hit + counts.missed > 0
    has_wrong = counts.false_alarm + counts.rejected > 0
    if not (has_right and has_wrong):
        return None
    errors = counts.missed + counts.false_alarm
    return (_f1(counts.hit, errors) + _f1(counts.rejected, errors)) / 2


def overall_and_by_author(labelled: dict[str, Labelled], judgements: Judgements) -> dict[str, Scores]:
    """Return the scores over all solutions, as `overall`, then those of each author, by name."""
    authors = sorted({solution.author for solution in labelled.values()})
    groups = {"overall": list(labelled)}
    groups |= {
        author: [key for key, solution in labelled.items() if solution.author == author] for author in authors
    }
    return {
        name: scores((labelled[key].label, judgements[key]) for key in keys) for name, keys in groups.items()
    }


def _f1(hits: int, errors: int) -> Fraction:
    return Fraction(2 * hits, 2 * hits + errors) if hits else Fraction(0)


def _share(part: int, rest: int) -> Fraction | None:
    return Fraction(part, part + rest) if part + rest else None
