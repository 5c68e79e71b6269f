"""What `seedproof_score.py` has more where a benchmark has a holder."""

from collections.abc import Mapping
from typing import Any

from pipeline.evals.alone.seedproof_score import module

HOLDER = ""
"""The module with the function `hold(row, request)`."""


def hold(row: Mapping[str, Any], request: str) -> dict[str, Any]:
    """Reply to a request as the holder of the fact that a row lacks.

    `verdict` is OFFER, DECLINE or UNREAD, `text` what is replied, `slot` the name of the fact that was asked
    for, None where none was understood.
    """
    reply = module(HOLDER).hold(row, request)
    return {"verdict": reply.verdict, "slot": reply.slot, "text": reply.text}
