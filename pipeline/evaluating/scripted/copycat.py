"""Asks what the worked examples ask, whatever its own notes lack."""

import re
from collections.abc import Sequence

from pipeline.evaluating.scripted.oracles import missing_fact
from pipeline.evaluating.scripted.solver import texts_of
from pipeline.evaluating.scripted.stubborn import stubborn
from seedproof.episodes.turns import Message, Row

_REQUEST = re.compile(r"^Request: [^\n]+$", re.MULTILINE)


def copycat(row: Row, messages: Sequence[Message]) -> str:
    """Send the request of the last worked example, and answer right if that was enough, else with zeros."""
    texts = texts_of(messages)
    solved = missing_fact.solve(row["family"], texts)
    if solved is not None:
        return f"Answer: {solved}"
    requests = _REQUEST.findall(texts[0]) if len(texts) == 1 else []
    if requests:
        return str(requests[-1])
    return stubborn(row, messages)
