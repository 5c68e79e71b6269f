"""Two runs on the same rows: what the second has more, by pairs of episodes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec

from pipeline.evaluating.metrics.cases import Case, cases_of
from pipeline.evaluating.metrics.judge import agreement
from pipeline.evaluating.metrics.measuring import ALL, OVERALL, by_value, groups_of
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.warning import warnings_of
from pipeline.evaluating.statistics import Difference, Discordance, difference, holm, mcnemar, signed, stated
from pipeline.evaluating.transcripts.head import RunHead
from seedproof.record.errors import SeedproofError

FORMAT = "seedproof-comparison/1"
"""Raised when a key changes its meaning."""

MUST_AGREE = (
    "benchmark",
    "rows_sha256",
    "rows",
    "protocol",
    "control",
    "holder",
    "holder_version",
    "prompt_version",
)
"""The fields of `run.json` in which runs must agree to be compared."""

_FAMILIES = "family"
"""The group over which p-values are adjusted."""


class Compared(NamedTuple):
    """The difference of two runs on some rows."""

    first: Fraction
    """The accuracy of the first run."""
    second: Fraction
    difference: Difference
    discordance: Discordance
    adjusted_p: Fraction | None
    """Of McNemar's test by Holm over families; None of any other group."""


@dataclass(frozen=True)
class Comparison:
    """Two runs, compared overall and by group."""

    first: ScoredRun
    second: ScoredRun
    differing: Sequence[str]
    """The fields of `run.json` in which they differ though they should not."""
    groups: Mapping[str, Mapping[str, Compared]]

    @property
    def overall(self) -> Compared:
        """The difference on all rows."""
        return self.groups[OVERALL][ALL]


def differing_fields(first: RunHead, second: RunHead) -> list[str]:
    """Return the fields in which two runs differ though they should not."""
    return [field for field in MUST_AGREE if getattr(first, field) != getattr(second, field)]


def compare(first: ScoredRun, second: ScoredRun, anyway: bool = False, partial: bool = False) -> Comparison:
    """Compare two runs on the episodes that both have, without follow-ups: they stand behind right answers.

    Raises: SeedproofError when they differ in what was asked and not `anyway`, or one has missing episodes
        and not `partial`, or they have no episode in common.
    """
    differing = differing_fields(first.head, second.head)
    if differing and not anyway:
        raise SeedproofError(
            f"the runs differ in {', '.join(differing)}, expected the same questions, asked alike. "
            "Compare them all the same: --anyway"
        )
    for name, run in (("first", first), ("second", second)):
        if not run.complete and not partial:
            raise SeedproofError(
                f"the {name} run lacks {run.missing:,} of {run.expected:,} episodes. Go on with it, or "
                "compare what both have: --partial"
            )
    pairs = _pairs(first, second)
    if not pairs:
        raise SeedproofError("the runs have no episode in common, expected two runs of the same questions")
    return Comparison(first, second, differing, _by_group(first.head.benchmark, pairs))


_Pair = tuple[Case, Case]


def _pairs(first: ScoredRun, second: ScoredRun) -> list[_Pair]:
    of_second = {(case.scored.id, case.scored.attempt): case for case in cases_of(second) if case.is_main}
    pairs: list[_Pair] = []
    for case in cases_of(first):
        key = (case.scored.id, case.scored.attempt)
        if case.is_main and key in of_second:
            pairs.append((case, of_second[key]))
    return pairs


def _by_group(benchmark: str, pairs: Sequence[_Pair]) -> dict[str, dict[str, Compared]]:
    groups = groups_of(benchmark)
    cases = [case for case, _ in pairs]
    clusters = [groups.cluster_of(case.row) for case in cases]
    compared = {OVERALL: {ALL: _compared(pairs, clusters)}}
    for group in groups.by:
        compared[group.name] = {
            value: _compared(
                [pairs[position] for position in positions], [clusters[position] for position in positions]
            )
            for value, positions in by_value(cases, group).items()
        }
    if _FAMILIES in compared:
        compared[_FAMILIES] = _adjusted(compared[_FAMILIES])
    return compared


def _compared(pairs: Sequence[_Pair], clusters: Sequence[str]) -> Compared:
    first = [before.scored.score for before, _ in pairs]
    second = [after.scored.score for _, after in pairs]
    paired = difference(first, second, clusters)
    if paired is None:
        raise ValueError("there is no pair to compare")
    return Compared(
        first=sum(first, Fraction(0)) / len(pairs),
        second=sum(second, Fraction(0)) / len(pairs),
        difference=paired,
        discordance=mcnemar((before.scored.right, after.scored.right) for before, after in pairs),
        adjusted_p=None,
    )


def _adjusted(compared: Mapping[str, Compared]) -> dict[str, Compared]:
    """Adjust the p-values of families, which are tested side by side."""
    adjusted = holm({value: of_value.discordance.p for value, of_value in compared.items()})
    return {value: of_value._replace(adjusted_p=adjusted[value]) for value, of_value in compared.items()}


def stated_comparison(comparison: Comparison) -> dict[str, Any]:
    """Return a comparison as JSON."""
    heads = [msgspec.to_builtins(run.head) for run in (comparison.first, comparison.second)]
    agreed = None
    if comparison.first.head.benchmark == "judge":
        agreed = agreement(comparison.first, comparison.second)
    stated_whole: dict[str, Any] = {
        "format": FORMAT,
        "first": heads[0],
        "second": heads[1],
        "differing": list(comparison.differing),
        "complete": comparison.first.complete and comparison.second.complete,
        "warnings": [warnings_of(comparison.first), warnings_of(comparison.second)],
        "groups": {
            group: {value: _stated(of_value) for value, of_value in of_group.items()}
            for group, of_group in comparison.groups.items()
        },
    }
    if agreed is not None:
        stated_whole["agreement"] = {
            "solutions": agreed.solutions,
            "share": signed(agreed.share),
            "kappa": None if agreed.kappa is None else signed(agreed.kappa),
        }
    return stated_whole


def _stated(compared: Compared) -> dict[str, Any]:
    tested: dict[str, Any] = {
        "only_first": compared.discordance.first,
        "only_second": compared.discordance.second,
        "p": signed(compared.discordance.p),
    }
    if compared.adjusted_p is not None:
        tested["holm"] = signed(compared.adjusted_p)
    return {
        "first": signed(compared.first),
        "second": signed(compared.second),
        "difference": stated(compared.difference.estimate),
        "clear": compared.difference.is_clear,
        "smallest_detectable": signed(compared.difference.detectable),
        "mcnemar": tested,
    }
