"""How an episode came out. Each one that was asked has an outcome, and stands in every denominator."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from pipeline.evaluating.metrics.plans import When, always, takes_requests
from pipeline.evaluating.transcripts.head import RunHead
from pipeline.evaluating.transcripts.lines import LONGEST_TEXT
from seedproof.episodes.turns import End
from seedproof.record.score import Decision


@dataclass(frozen=True)
class Limit:
    """The largest share that is no reason to doubt a run."""

    share: Fraction
    phrase: Callable[[RunHead], str]
    """Says of more what became of them, and what to do."""


@dataclass(frozen=True)
class Outcome:
    """One way in which an episode comes out."""

    name: str
    end: End
    """What the transcript calls it."""
    when: When = always
    """Under which plans it can occur."""
    limit: Limit | None = None
    """None: it is the model's own."""


def _cut(head: RunHead) -> str:
    most = head.solver.max_tokens
    stated = "was the provider's own" if most is None else f"is {most:,}"
    return (
        f"were cut, and count as not right. --max-tokens {stated}: raise it, or the server's context; of a "
        f"message more than {LONGEST_TEXT:,} characters are cut in any case"
    )


def _overflowed(head: RunHead) -> str:
    return (
        "did not fit into the model's context, and count as not right. Raise the server's context, or take a "
        "config with fewer worked examples"
    )


def _refused(head: RunHead) -> str:
    return "were refused by a filter of the provider, and count as not right. Ask another provider"


def _failed(head: RunHead) -> str:
    return (
        "ended by an error of the endpoint, and count as not right. Run evaluate again: they are asked again"
    )


_FEW = Fraction(2, 100)

ANSWERED = Outcome("answered", "answer")
NO_ANSWER = Outcome("no_answer", "no_answer")

OUTCOMES = (
    ANSWERED,
    Outcome("endpoint_error", "error", limit=Limit(Fraction(0), _failed)),
    Outcome("overflow", "overflow", limit=Limit(_FEW, _overflowed)),
    Outcome("refused", "refused", limit=Limit(_FEW, _refused)),
    Outcome("cut", "cut", limit=Limit(_FEW, _cut)),
    Outcome("budget", "budget", when=takes_requests),
    NO_ANSWER,
)
"""Every outcome: an episode has one of them."""

_BY_END = {outcome.end: outcome for outcome in OUTCOMES}


def outcome_of(end: End, verdict: Decision) -> Outcome:
    """Return the outcome of an episode. A last message in which no answer was found is none."""
    return NO_ANSWER if end == "answer" and verdict == "no answer" else _BY_END[end]
