"""Whether a response answers a row: one door for every benchmark.

`seedproof.responses` finds the answer and its parts in a response. Simple answers are decided by
`seedproof.answers`, those in free form by `seedproof.equivalence`, games by their checker.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from seedproof import responses
from seedproof.answers import Asked, asked_by
from seedproof.answers import compare as compare_simple
from seedproof.answers.operations import score_game
from seedproof.answers.units import without_unit
from seedproof.record.errors import SeedproofError
from seedproof.record.score import Decision, PartScore, Score
from seedproof.record.verdict import Verdict

LETTERS = "abcdefgh"
"""Parts are named by letters, and no row has more parts."""

_DECISIONS: Mapping[str, Decision] = {"equal": "right", "different": "wrong", "undecided": "undecided"}
_NUMBERS = ("integer", "rational", "decimal", "expression")
"""Simple kinds whose values can also be written as a formula, such as `2^5 - 3`."""


class Golden(msgspec.Struct, frozen=True):
    """The golden answer of one part of a row, and what the row's text asks for there."""

    answer: str
    kind: str
    """A type of `seedproof.equivalence`, with its options, if `free`; else one of `seedproof.answers`."""
    free: bool
    asked: Asked


def score(row: Mapping[str, Any], response: str) -> Score:
    """Score a response to a row, as JSON lines or `datasets` give the row. No response raises.

    Raises: SeedproofError when the row has no answer of a known type.
    """
    try:
        if row["answer_type"] == "operations":
            return _game(row, response)
        golden = list(_golden(row))
        stated = responses.read(response, len(golden))
        parts = tuple(_part(*pair) for pair in zip(golden, stated.parts, strict=True))
    except (LookupError, TypeError, ValueError) as error:
        raise SeedproofError(
            f"{row.get('id')}: cannot be scored ({error}), expected a row of a release"
        ) from error
    verdict = _joined([part.verdict for part in parts])
    reason = next(part.reason for part in parts if part.verdict == verdict)
    value = Fraction(1 if verdict == "right" else 0)
    return Score(verdict, stated.answer, value, reason, parts if row.get("parts") else ())


def _golden(row: Mapping[str, Any]) -> Iterator[Golden]:
    parts = row.get("parts")
    if not parts:
        free = row["answer_type"] == "label"
        yield Golden(row["answer"], row["answer_type"], free, asked_by(row))
        return
    # A list of structs is a dictionary of lists in some versions of `datasets`.
    columns = isinstance(parts, Mapping)
    several = [dict(zip(parts, values, strict=True)) for values in zip(*parts.values())] if columns else parts
    for part in several:
        asked = asked_by({"question": part["question"], "answer_type": part["type"]})
        yield Golden(part["answer"], part["type"], True, asked)


def _part(golden: Golden, stated: str) -> PartScore:
    if not stated:
        return PartScore("no answer", "no answer was found in the response")
    verdict = _compared_freely(golden, stated) if golden.free else _compared_simply(golden, stated)
    return PartScore(_DECISIONS[verdict.result], verdict.reason, stated)


def _compared_simply(golden: Golden, stated: str) -> Verdict:
    verdict = compare_simple(golden.answer, stated, golden.asked)
    if verdict.result != "undecided" or golden.kind not in _NUMBERS:
        return verdict
    formula = _compared_as(golden.answer, stated, "number")
    return verdict if formula.result == "undecided" else formula


def _compared_freely(golden: Golden, stated: str) -> Verdict:
    if golden.kind != "number":
        return _compared_as(golden.answer, stated, golden.kind)
    return _compared_as(golden.answer, without_unit(stated, golden.asked.unit)[0], golden.kind)


def _compared_as(golden: str, stated: str, kind: str) -> Verdict:
    from seedproof.equivalence import compare
    from seedproof.equivalence.answer_types import parse_type

    return compare(golden, stated, *parse_type(kind))


def _joined(verdicts: Sequence[Decision]) -> Decision:
    """Return the verdict on all parts together: right if all are, wrong if one is."""
    order: tuple[Decision, ...] = ("wrong", "no answer", "undecided", "right")
    return min(verdicts, key=order.index)


def _game(row: Mapping[str, Any], response: str) -> Score:
    game = score_game(response, row["base_numbers"], row["target"])
    value = game.accuracy(row["best_score"])
    if value == 1:
        return Score("right", answer, value, f"it scores {game.score}, the best there is")
    problems = f" ({', '.join(game.errors)})" if game.errors else ""
    return Score("wrong", answer, value, f"it scores {game.score} of {row['best_score']}{problems}")
