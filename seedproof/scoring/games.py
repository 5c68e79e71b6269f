"""Whether a response plays a game well: its steps are checked by rule, and no answer is compared."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from seedproof.answers.games.block import Response
from seedproof.answers.operations import Judged, judged, last_block
from seedproof.record.score import Score
from seedproof.responses.disowning import (
    announces_another,
    disowns,
    disowns_what_follows,
)
from seedproof.responses.reply import said
from seedproof.responses.short import kept_if_short


def score(row: Mapping[str, Any], response: str) -> Score:
    """Score the steps of a response to a row whose answer is a list of operations."""
    answer, game = _played(response, tuple(row["base_numbers"]), row["target"])
    if not answer:
        return Score("no answer", "", Fraction(0), "no steps were found in the response")
    value = game.accuracy(row["best_score"])
    if value == 1:
        return Score("right", answer, value, f"it scores {game.score}, the best there is")
    best = row["best_score"]
    reason = f"legal, {game.score} of {best} points; the best is {best}"
    if game.errors:
        reason = f"it breaks a rule ({', '.join(game.errors)}), and scores 0 of {best}"
    return Score("wrong", answer, value, reason, errors=game.errors)


# The same steps are played in several configs.
@kept_if_short
def _played(response: str, base_numbers: tuple[int, ...], target: int) -> tuple[str, Judged]:
    """Return the steps of a response, and what they score."""
    read = Response(said(response))
    steps = "\n".join(last_block(read))
    if _is_disowned(read):
        return steps, Judged(0, ("formatting",))
    return steps, judged(read, base_numbers, target)


def _is_disowned(read: Response) -> bool:
    """Return whether what stands before or behind the steps says that they are not the answer."""
    block = read.last_block
    if block is None:
        return False
    before = read.lines[: block.start]
    return (
        any(map(announces_another, (block.heading, *before[-1:])))
        or any(disowns(line.text) for line in block.after)
        or any(map(disowns_what_follows, before))
    )
