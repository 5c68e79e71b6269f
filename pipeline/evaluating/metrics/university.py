"""Metrics of university. Source: U-MATH, table 4 and figure 11."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.declaring import Crossed, Mean, Measures, Metric
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.values import DOUBTFUL, readings, right
from pipeline.evaluating.statistics import quantile
from seedproof.contract.groups import Group

FEW = 30
"""Problems of a group below which it is marked."""

_QUARTERS = (0, 1, 2, 3, 4)

_MODALITY = Group("has_image", "modality", {False: "text", True: "visual"})


def _share_of_parts(case: Case) -> Fraction:
    parts = case.scored.parts
    if not parts:
        return case.scored.score
    return Fraction(sum(1 for part in parts if part.verdict == "right"), len(parts))


def _has_parts(case: Case) -> bool:
    return len(case.row.get("parts") or ()) > 1


def _response_words(case: Case) -> int:
    return case.scored.response_words


_METRICS: tuple[Metric, ...] = (
    Mean("accuracy", right),
    Mean("parts", _share_of_parts, over=_has_parts),
    *DOUBTFUL,
    Mean("response_words", _response_words, unit="count"),
)


def _metrics(run: ScoredRun) -> Sequence[Metric]:
    return (*_METRICS, *readings(run))


def _extra(run: ScoredRun, cases: Sequence[Case]) -> Mapping[str, Any]:
    return {
        "undecided_by_type": _undecided_by_type(cases),
        "few": _few(cases),
        "response_words": {
            "text": _quartiles([case for case in cases if not case.row["has_image"]]),
            "visual": _quartiles([case for case in cases if case.row["has_image"]]),
        },
    }


def _undecided_by_type(cases: Sequence[Case]) -> dict[str, int]:
    """Count undecided parts by the type of their answer, without its options."""
    counted: Counter[str] = Counter()
    for case in cases:
        for part, verdict in zip(case.row["parts"], case.scored.parts or (), strict=False):
            if verdict.verdict == "undecided":
                counted[part["type"].partition("(")[0]] += 1
    return dict(sorted(counted.items()))


def _few(cases: Sequence[Case]) -> list[str]:
    """Name what has fewer problems than a share of them can tell: subject and modality."""
    counted = Counter((case.row["subject"], _MODALITY.of(case.row)) for case in cases)
    return sorted(f"{subject} × {modality}" for (subject, modality), count in counted.items() if count < FEW)


def _quartiles(cases: Sequence[Case]) -> list[int] | None:
    """Return least, quartiles and most of the words of responses; None where there are none."""
    if not cases:
        return None
    words = [case.scored.response_words for case in cases]
    quantiles = [quantile(words, Fraction(quarter, 4)) for quarter in _QUARTERS]
    return [int(value) for value in quantiles if value is not None]


MEASURES = Measures(
    metrics=_metrics,
    stratum="subject",
    crossed=(Crossed(Group("subject"), _MODALITY),),
    extra=_extra,
)
