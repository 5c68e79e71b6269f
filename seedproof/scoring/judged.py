"""What a judge, a model or a person, makes of what stayed undecided. What is decided stays as it is."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from seedproof.record.score import LETTERS, Decision, PartScore, Score, worst

WHOLE = ""
"""The name of an answer that has no parts, or one."""

Judgements = Mapping[str, bool | None]
"""By letter of a part, or `WHOLE`: right, wrong, or inconclusive (None)."""


def undecided_parts(score: Score) -> tuple[str, ...]:
    """Return the letters of the undecided parts; `WHOLE` for an undecided answer of no parts, or one."""
    if score.parts:
        return tuple(name for name, part in _named(score.parts) if part.verdict == "undecided")
    return (WHOLE,) if score.verdict == "undecided" else ()


def with_judgements(score: Score, judgements: Judgements) -> Score:
    """Decide the undecided parts of a score by judgements, and mark them as judged.

    A judgement on what is decided changes nothing, and an inconclusive one leaves the part undecided.
    """
    if score.parts:
        return _by_part(score, judgements)
    judgement = judgements.get(WHOLE)
    if score.verdict != "undecided" or judgement is None:
        return score
    verdict = _verdict(judgement)
    return replace(score, verdict=verdict, value=_value(verdict), reason=_reason(verdict), judged=True)


def _by_part(score: Score, judgements: Judgements) -> Score:
    parts = tuple(_judged(part, judgements.get(name)) for name, part in _named(score.parts))
    if parts == score.parts:
        return score
    verdict = worst(part.verdict for part in parts)
    reason = next(part.reason for part in parts if part.verdict == verdict)
    return replace(score, verdict=verdict, value=_value(verdict), reason=reason, parts=parts, judged=True)


def _judged(part: PartScore, judgement: bool | None) -> PartScore:
    if part.verdict != "undecided" or judgement is None:
        return part
    verdict = _verdict(judgement)
    return replace(part, verdict=verdict, reason=_reason(verdict), judged=True)


def _named(parts: Sequence[PartScore]) -> list[tuple[str, PartScore]]:
    if len(parts) == 1:
        return [(WHOLE, parts[0])]
    return list(zip(LETTERS, parts, strict=False))


def _verdict(judgement: bool) -> Decision:
    return "right" if judgement else "wrong"


def _value(verdict: Decision) -> Fraction:
    return Fraction(1 if verdict == "right" else 0)


def _reason(verdict: Decision) -> str:
    return f"a judge says that it is {verdict}"
