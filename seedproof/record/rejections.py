"""Candidates that were drawn and rejected: counted by reason, and the first few of each kept."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

KEPT = 5
"""Candidates that are kept of each reason in a family."""


class Refused(NamedTuple):
    """A candidate of a stream that breaks a rule."""

    reason: str
    what: object = None
    """What was drawn, as values of JSON; None where the rule was broken before anything was whole."""


class Rejection(msgspec.Struct, frozen=True):
    """A rejected candidate: the seed and the draw give it again."""

    family: str
    reason: str
    row: str
    """The id of the row for which the seed's stream was drawn."""
    seed: str
    draw: int
    """How many candidates of the stream were rejected before it."""
    what: str
    """What was drawn, as JSON; nothing where the rule was broken before anything was whole."""


@dataclass
class Rejections:
    """The rejected candidates of one family."""

    family: str
    counts: Counter[str] = field(default_factory=Counter)
    kept: list[Rejection] = field(default_factory=list)
    """The first ones of each reason, in the order in which they were drawn."""

    def add(self, row_id: str, seed: str, refused: Iterable[Refused], before: int = 0) -> None:
        """Count candidates of one stream, one after the other, that come after so many rejected `before`."""
        for draw, (reason, what) in enumerate(refused, start=before):
            self.counts[reason] += 1
            if self.counts[reason] <= KEPT:
                said = "" if what is None else msgspec.json.encode(what, enc_hook=str).decode()
                self.kept.append(Rejection(self.family, reason, row_id, seed, draw, said))
