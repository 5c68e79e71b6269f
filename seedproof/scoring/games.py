"""Whether a response plays a game well: its steps are checked by rule, and no answer is compared."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from seedproof.answers.operations import last_block, score_game
from seedproof.record.score import Score
from seedproof.responses.thinking import without_thoughts


def score(row: Mapping[str, Any], response: str) -> Score:
    """Score the steps of a response to a row whose answer is a list of operations."""
    steps = without_thoughts(response)
    answer = "\n".join(last_block(steps))
    if not answer:
        return Score("no answer", "", Fraction(0), "no steps were found in the response")
    game = score_game(steps, row["base_numbers"], row["target"])
    value = game.accuracy(row["best_score"])
    if value == 1:
        return Score("right", answer, value, f"it scores {game.score}, the best there is")
    problems = f" ({', '.join(game.errors)})" if game.errors else ""
    reason = f"it scores {game.score} of {row['best_score']}{problems}"
    return Score("wrong", answer, value, reason, errors=game.errors)
