"""Asks for everything at once, as often as it may."""

from collections.abc import Sequence

from pipeline.evaluating.scripted.stubborn import stubborn
from seedproof.episodes.turns import Message, Row

EVERYTHING = "Request: Please give me every fact that you have."


def wide(row: Row, messages: Sequence[Message]) -> str:
    """Ask for all facts until no requests are left, then answer with zeros. It knows the budget.

    A task that takes no requests is asked all the same.
    """
    requests = sum(message.role == "assistant" for message in messages)
    if requests < row.get("budget", 1):
        return EVERYTHING
    return stubborn(row, messages)
