"""Metrics of missing_fact. Source: MIRA-Math, section 3.4 and appendix A; the partition is ours."""

from collections.abc import Sequence
from fractions import Fraction

from pipeline.evaluating.metrics.cases import Case
from pipeline.evaluating.metrics.declaring import Crossed, Mean, Measures, Metric, Ratio, ShareOfRequests
from pipeline.evaluating.metrics.plans import lacks_fact, takes_requests
from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.values import DOUBTFUL, flag, readings, right
from pipeline.evaluating.transcripts.head import RunHead
from seedproof.contract.groups import Group

_TOKENS_A_WORD = Fraction(13, 10)


def _may_be_granted(head: RunHead) -> bool:
    """Return whether the first request can get the fact that is missing."""
    return lacks_fact(head) and not _is_useless(head)


def _may_copy(head: RunHead) -> bool:
    """Return whether a first request can be that of a worked example, and be declined."""
    return takes_requests(head) and not _is_useless(head) and head.shots > 0


def _is_complete(head: RunHead) -> bool:
    return head.control == "complete"


def _is_useless(head: RunHead) -> bool:
    return head.control == "useless"


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


def _asks(case: Case) -> int:
    return flag(case.scored.requests > 0)


def _got_quotation(case: Case) -> bool:
    return case.scored.quoted > 0


def _asks_again(case: Case) -> int:
    return flag(case.scored.requests > 1)


_METRICS: tuple[Metric, ...] = (
    Mean("accuracy", right),
    Mean("hit_rate", _hit_rate, when=lacks_fact),
    Mean("first_request_success", _first_is_offered, when=_may_be_granted),
    Mean("requests", _requests, when=takes_requests, unit="count"),
    Mean("declinations", _declines, when=takes_requests, unit="count"),
    Mean("hints", _offers, when=takes_requests, unit="count"),
    Mean("unread", _unread, when=takes_requests, unit="count"),
    Mean("tokens", _tokens, unit="count"),
    Mean("input_tokens", _input_tokens, over=_has_usage, unit="count"),
    Mean("output_tokens", _output_tokens, over=_has_usage, unit="count"),
    Mean("no_canonical_hint", _no_hint, when=lacks_fact),
    Mean("hint_but_wrong", _hint_wrong, when=lacks_fact),
    Mean("correct", right, when=lacks_fact),
    Mean("hint_right", _hint_right, when=lacks_fact),
    Mean("hint_wrong", _hint_wrong, when=lacks_fact),
    Mean("guess_right", _guess_right, when=lacks_fact),
    Mean("neither", _neither, when=lacks_fact),
    Ratio("accuracy_given_hint", _hint_right, _hint, when=lacks_fact),
    Ratio("accuracy_by_hints", right, _hint, when=lacks_fact),
    Mean("noncanonical_offers", _has_noncanonical_offer, when=takes_requests),
    Mean(
        "requests_before_first_offer", _before_first_offer, over=_has_offer, when=takes_requests, unit="count"
    ),
    ShareOfRequests("asks_for_what_it_has", _asked_for_given, when=lacks_fact),
    ShareOfRequests("repeats", _repeats, when=takes_requests),
    ShareOfRequests("anchored", _anchored, when=_may_copy),
    Mean("imagined_replies", _imagined, when=takes_requests),
    Mean("over_asking", _asks, when=_is_complete),
    Mean("asks_again", _asks_again, over=_got_quotation, when=_is_useless),
    *DOUBTFUL,
)
"""`no_canonical_hint`, `hint_but_wrong` and `correct` are those of the paper, and add to 1 if nobody guesses.
`hint_right`, `hint_wrong`, `guess_right` and `neither` always do. `accuracy_by_hints` is the paper's column.
"""


def _metrics(run: ScoredRun) -> Sequence[Metric]:
    return (*_METRICS, *readings(run))


MEASURES = Measures(
    metrics=_metrics,
    stratum="family",
    crossed=(Crossed(Group("family_type", "type"), Group("difficulty")),),
)
