"""The class of an episode that is not right: the first of an ordered list that holds."""

from pipeline.evaluating.metrics.requests import Requests
from seedproof.record.score import Decision

CLASSES = (
    "error",
    "no_answer",
    "unreadable_answer",
    "hint_wrong",
    "imagined_reply",
    "no_request",
    "unread_only",
    "wrong_slot",
)
"""Of an episode in which facts can be asked for, in the order in which they are tried.

The specification has `imagined_reply` last. There no episode could reach it: the three classes that it names
before are all that is left of wrong answers without the fact.
"""

WRONG = "wrong_answer"
"""Of a readable wrong answer where no facts can be asked for."""


def class_of(verdict: Decision, requests: Requests | None) -> str | None:
    """Return the class of an episode; None for a right one. Without requests nobody could be asked."""
    if verdict == "right":
        return None
    if verdict == "no answer":
        return "no_answer"
    if verdict in ("undecided", "not in the asked form"):
        return "unreadable_answer"
    if requests is None:
        return WRONG
    return _class_of_wrong(requests)


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
