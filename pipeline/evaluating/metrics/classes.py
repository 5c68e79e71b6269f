"""The class of an episode that is not right: the first of an ordered list that holds."""

from collections.abc import Mapping

from pipeline.evaluating.metrics.outcomes import ANSWERED, OUTCOMES, Outcome
from pipeline.evaluating.metrics.plans import When, always, lacks_fact
from pipeline.evaluating.metrics.requests import Requests
from pipeline.evaluating.transcripts.head import RunHead
from seedproof.record.score import Decision


def _lacks_nothing(head: RunHead) -> bool:
    return not lacks_fact(head)


CLASSES: Mapping[str, When] = {
    **{outcome.name: outcome.when for outcome in OUTCOMES if outcome != ANSWERED},
    "not_in_the_asked_form": always,
    "undecided": always,
    "hint_wrong": lacks_fact,
    "imagined_reply": lacks_fact,
    "no_request": lacks_fact,
    "unread_only": lacks_fact,
    "wrong_slot": lacks_fact,
    "wrong_answer": _lacks_nothing,
}
"""The classes in the order in which they are tried, each with the plans under which it can occur.

The specification has `imagined_reply` last. There no episode could reach it: the three classes that it names
before are all that is left of wrong answers without the fact.
"""


def class_of(outcome: Outcome, verdict: Decision, requests: Requests | None) -> str | None:
    """Return the class of an episode; None for a right one.

    `requests` is None where the solver lacks no fact that it could ask for.
    """
    if verdict == "right":
        return None
    if outcome != ANSWERED:
        return outcome.name
    if verdict in ("not in the asked form", "undecided"):
        return verdict.replace(" ", "_")
    return "wrong_answer" if requests is None else _class_of_wrong(requests)


def _class_of_wrong(requests: Requests) -> str:
    if requests.canonical:
        return "hint_wrong"
    if requests.imagined:
        return "imagined_reply"
    if not requests.total:
        return "no_request"
    if requests.unread == requests.total:
        return "unread_only"
    # A request for several facts at once counts as one for a wrong slot.
    return "wrong_slot"
