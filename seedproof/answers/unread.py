"""Why a text states no value, or no such value as is asked for."""

from collections.abc import Hashable


class UnreadError(ValueError):
    """The text states no value that is sure.

    `candidates` are the values that it wavers between, if known; `hedged` says that it states them as
    alternatives, `3 or 4`, so that it can never be right. `likely` is a value that it states if it is the
    stored one, and may not state otherwise.
    """

    def __init__(
        self,
        reason: str,
        candidates: tuple[Hashable, ...] = (),
        *,
        hedged: bool = False,
        likely: Hashable = None,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.candidates = candidates
        self.hedged = hedged
        self.likely = likely


class OtherError(ValueError):
    """The text states what no right answer can be."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
