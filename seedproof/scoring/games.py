"""Whether a response plays a game well: its steps are checked by rule, and no answer is compared."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from seedproof.answers.games.block import Response
from seedproof.answers.operations import Judged, judged, last_block
from seedproof.record.score import Score
from seedproof.responses.short import kept_if_short
from seedproof.responses.thinking import without_thoughts


def score(row: Mapping[str, Any], response: str) -> Score:
    """Score the steps of a response to a row whose answer is a list of operations."""
    answer, game = _played(response, tuple(row["base_numbers"]), row["target"])
    if not answer:
        return Score("no answer", "", Fraction(0), "no steps were found in the response")
    value = game.accuracy(row["best_score"])
    if value == 1:
        return Score("right", answer, value, f"it scores {game.score}, the best there is")
    problems = f" ({', '.join(game.errors)})" if game.errors else ""
    reason = f"it scores {game.score} of {row['best_score']}{problems}"
    return Score("wrong", answer, value, reason, errors=game.errors)


# The same steps are played in several configs.
@kept_if_short
def _played(response: str, base_numbers: tuple[int, ...], target: int) -> tuple[str, Judged]:
    """Return the steps of a response, and what they score."""
    read = Response(without_thoughts(response))
    return "\n".join(last_block(read)), judged(read, base_numbers, target)
