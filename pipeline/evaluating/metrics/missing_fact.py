"""Metrics of missing_fact. Source: MIRA-Math, section 3.4 and appendix A; the partition is ours."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.classes import CLASSES
from pipeline.evaluating.metrics.declaring import Crossed, Mean, Measures, Metric, Ratio, Share
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.values import flag, readings, right, unanswered, undecided
from seedproof.contract.groups import Group

_TOKENS_A_WORD = Fraction(13, 10)


def _hint(case: Case) -> int:
    return flag(case.scored.canonical)


def _no_hint(case: Case) -> int:
    return flag(not case.scored.canonical)


def _hint_right(case: Case) -> int:
    return flag(case.scored.canonical and case.scored.right)


def _hint_wrong(case: Case) -> int:
    return flag(case.scored.canonical and not case.scored.right)


def _guess_right(case: Case) -> int:
    return flag(not case.scored.canonical and case.scored.right)


def _neither(case: Case) -> int:
    return flag(not case.scored.canonical and not case.scored.right)


def _hit_rate(case: Case) -> Fraction:
    requests = case.scored.requests
    return Fraction(case.scored.offers, requests) if requests else Fraction(0)


def _first_is_offered(case: Case) -> int:
    return flag(case.scored.first is True)


def _requests(case: Case) -> int:
    return case.scored.requests


def _declines(case: Case) -> int:
    return case.scored.declines


def _offers(case: Case) -> int:
    return case.scored.offers


def _unread(case: Case) -> int:
    return case.scored.unread


def _tokens(case: Case) -> Fraction:
    return _TOKENS_A_WORD * case.scored.words


def _has_usage(case: Case) -> bool:
    return case.scored.input_tokens is not None


def _input_tokens(case: Case) -> int:
    return case.scored.input_tokens or 0


def _output_tokens(case: Case) -> int:
    return case.scored.output_tokens or 0


def _has_noncanonical_offer(case: Case) -> int:
    return flag(case.scored.noncanonical > 0)


def _has_offer(case: Case) -> bool:
    return case.scored.before_first_offer is not None


def _before_first_offer(case: Case) -> int:
    return case.scored.before_first_offer or 0


def _imagined(case: Case) -> int:
    return flag(case.scored.imagined)


def _asked_for_given(case: Case) -> int:
    return case.scored.asked_for_given


def _repeats(case: Case) -> int:
    return case.scored.repeats


def _anchored(case: Case) -> int:
    return case.scored.anchored


def _has_examples(case: Case) -> bool:
    return bool(case.row.get("demonstrations"))


def _asks(case: Case) -> int:
    return flag(case.scored.requests > 0)


def _got_quotation(case: Case) -> bool:
    return case.scored.quoted > 0


def _asks_again(case: Case) -> int:
    return flag(case.scored.requests > 1)


_METRICS: tuple[Metric, ...] = (
    Mean("accuracy", right),
    Mean("hit_rate", _hit_rate),
    Mean("first_request_success", _first_is_offered),
    Mean("requests", _requests, unit="count"),
    Mean("declinations", _declines, unit="count"),
    Mean("hints", _offers, unit="count"),
    Mean("unread", _unread, unit="count"),
    Mean("tokens", _tokens, unit="count"),
    Mean("input_tokens", _input_tokens, _has_usage, "count"),
    Mean("output_tokens", _output_tokens, _has_usage, "count"),
    Mean("no_canonical_hint", _no_hint),
    Mean("hint_but_wrong", _hint_wrong),
    Mean("correct", right),
    Mean("hint_right", _hint_right),
    Mean("hint_wrong", _hint_wrong),
    Mean("guess_right", _guess_right),
    Mean("neither", _neither),
    Share("accuracy_given_hint", _hint_right, _hint),
    Ratio("accuracy_by_hints", right, _hint),
    Mean("noncanonical_offers", _has_noncanonical_offer),
    Mean("requests_before_first_offer", _before_first_offer, _has_offer, "count"),
    Share("asks_for_what_it_has", _asked_for_given, _requests),
    Share("repeats", _repeats, _requests),
    Share("anchored", _anchored, _requests, _has_examples),
    Mean("imagined_replies", _imagined),
    Mean("undecided", undecided),
    Mean("no_answer", unanswered),
)
"""`no_canonical_hint`, `hint_but_wrong` and `correct` are those of the paper, and add to 1 if nobody guesses.
`hint_right`, `hint_wrong`, `guess_right` and `neither` always do. `accuracy_by_hints` is the paper's column.
"""

_OF_CONTROL: Mapping[str, Metric] = {
    "complete": Mean("over_asking", _asks),
    "useless": Mean("asks_again", _asks_again, _got_quotation),
}


def _metrics(run: ScoredRun) -> Sequence[Metric]:
    of_control = _OF_CONTROL.get(run.head.control)
    metrics = (*_METRICS, *readings(run))
    return metrics if of_control is None else (*metrics, of_control)


def _classes(run: ScoredRun, cases: Sequence[Case]) -> Mapping[str, Any]:
    """Count the classes of episodes that are not right."""
    counted = Counter(case.scored.error_class for case in cases)
    counted["error"] = run.errors
    return {"classes": {name: counted[name] for name in CLASSES}}


MEASURES = Measures(
    metrics=_metrics,
    crossed=(Crossed(Group("family_type", "type"), Group("difficulty")),),
    extra=_classes,
)
