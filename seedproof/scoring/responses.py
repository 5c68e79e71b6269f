"""Whether a response answers a row: one door for every benchmark.

`seedproof.responses` finds the answer and its parts in a response. Simple answers are decided by
`seedproof.answers`, those in free form by `seedproof.equivalence`, games by their checker.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from seedproof import responses
from seedproof.record.budget import SharedOutOfBudget, shared
from seedproof.record.errors import SeedproofError
from seedproof.record.reasons import in_our_words
from seedproof.record.score import PartScore, Score, worst
from seedproof.responses.addressed import without_restated
from seedproof.responses.characters import plain_characters
from seedproof.responses.judgements import Stance
from seedproof.responses.reply import bounded
from seedproof.responses.yes_or_no import yes_or_no
from seedproof.scoring import games
from seedproof.scoring.concluding import concluded
from seedproof.scoring.deciding import decided, is_assumed, reconsidered
from seedproof.scoring.golden import Simple, golden_answers
from seedproof.scoring.surrounding import changed_by
from seedproof.scoring.unlettered import scored_by_names


def score(row: Mapping[str, Any], response: str) -> Score:
    """Score a response to a row, as JSON lines or `datasets` give the row. No response raises.

    Raises: SeedproofError when the row has no answer of a known type.
    """
    try:
        with shared():
            return _scored(row, bounded(response))
    except SharedOutOfBudget as error:
        return Score("undecided", "", Fraction(0), str(error))


def _scored(row: Mapping[str, Any], response: str) -> Score:
    try:
        if row["answer_type"] == "operations":
            return games.score(row, response)
        if row["answer"] in ("yes", "no") and not row.get("parts"):
            stance = yes_or_no(response)
            if stance and ("\ufffd" in plain_characters(response)):
                stance = "both"
            return _yes_or_no(row["answer"], stance)
        golden = list(golden_answers(row))
        stated = responses.read(response, len(golden), row["question"])
        parts = tuple(decided(*pair) for pair in zip(golden, stated.parts, strict=True))
        if len(parts) > 1:
            own = without_restated(response, row["question"])
            parts = concluded(golden, own, scored_by_names(golden, own, parts))
    except (LookupError, TypeError, ValueError, ArithmeticError, RecursionError) as error:
        if response:
            _scored(row, "")  # Raises where the row is to blame.
            return Score("undecided", "", Fraction(0), f"it cannot be read ({in_our_words(error)})")
        raise SeedproofError(
            f"{row.get('id')}: cannot be scored ({in_our_words(error)}), expected a row of a release"
        ) from error
    if len(parts) == 1 and isinstance(golden[0], Simple):
        parts = (reconsidered(golden[0], parts[0], response),)
    if parts[0].verdict == "right" and isinstance(golden[0], Simple) and is_assumed(response, golden[0]):
        parts = (PartScore("undecided", "it is said under an assumption", parts[0].answer),)
    if any(part.verdict == "right" for part in parts) and (left := changed_by(response, golden)):
        parts = tuple(
            PartScore("undecided", f"{left[-40:]!r} may change it", part.answer)
            if part.verdict == "right"
            else part
            for part in parts
        )
    verdict = worst(part.verdict for part in parts)
    reason = next(part.reason for part in parts if part.verdict == verdict)
    value = Fraction(1 if verdict == "right" else 0)
    return Score(verdict, stated.answer, value, reason, parts if row.get("parts") else ())


def _yes_or_no(golden: str, stance: Stance) -> Score:
    """Return the score of a judgement by what the response says."""
    if not stance:
        return Score("no answer", "", Fraction(0), "it says neither yes nor no")
    if stance == "both":
        return Score("undecided", "", Fraction(0), "it says neither a plain yes nor a plain no")
    if stance == golden:
        return Score("right", stance, Fraction(1), f"it says {stance}")
    return Score("wrong", stance, Fraction(0), f"it says {stance}, where {golden} is right")
