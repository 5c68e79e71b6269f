"""Scores the responses to many rows, one after the other; of each it keeps no more than what became of it."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from seedproof.record.errors import SeedproofError
from seedproof.record.score import LETTERS, Score
from seedproof.scoring.judged import Judgements, undecided_parts, with_judgements
from seedproof.scoring.responses import score
from seedproof.scoring.results import Outcome, outcome_of

Details = Callable[[Mapping[str, Any]], object]
"""Takes all that is known of a response, as JSON."""


@dataclass(frozen=True)
class Run:
    """What became of responses."""

    outcomes: dict[str, Outcome] = field(default_factory=dict)
    """By the id of the row."""
    judgements: Counter[str] = field(default_factory=Counter)
    """How many said `right`, `wrong` or `inconclusive`, and how many were `not applied`: nothing was open."""


def run(
    rows: Mapping[str, Mapping[str, Any]],
    responses: Iterable[tuple[str, str]],
    judged: Mapping[str, Judgements],
    details: Details | None = None,
) -> Run:
    """Score responses to rows, by id; `judged` has judgements by id, which decide what is undecided alone.

    Raises: SeedproofError when a row cannot be scored, or an id is not known.
    """
    done = Run()
    for row_id, response in responses:
        if row_id not in rows:
            raise SeedproofError(f"{row_id!r:.80} is not among the rows. Did the file change meanwhile?")
        scored = score(rows[row_id], response)
        judgements = judged.get(row_id, {})
        decided = with_judgements(scored, judgements)
        done.outcomes[row_id] = outcome_of(scored, decided)
        done.judgements.update(_uses(scored, judgements))
        if details is not None:
            details(details_of(row_id, scored, decided))
    _finish(done, rows, judged, details)
    return done


def _finish(
    done: Run,
    rows: Mapping[str, Mapping[str, Any]],
    judged: Mapping[str, Judgements],
    details: Details | None,
) -> None:
    """Tell of the rows without a response."""
    for row_id in rows:
        if row_id in done.outcomes:
            continue
        done.judgements["not applied"] += len(judged.get(row_id, {}))
        if details is not None:
            details({**_MISSING, "id": row_id})


_MISSING: Mapping[str, Any] = {
    "id": "",
    "verdict": "missing",
    "value": "0",
    "share": "0",
    "answer": "",
    "reason": "it has no response",
    "parts": [],
}


def _uses(scored: Score, judgements: Judgements) -> list[str]:
    """Say what each judgement did."""
    undecided = undecided_parts(scored)
    words = {True: "right", False: "wrong", None: "inconclusive"}
    return [
        words[judgement] if name in undecided else "not applied" for name, judgement in judgements.items()
    ]


def details_of(row_id: str, scored: Score, decided: Score) -> dict[str, Any]:
    """Return all that is known of a response as JSON: what was proved, and what a judge decided."""
    parts: list[dict[str, Any]] = []
    for letter, part, of_judge in zip(LETTERS, scored.parts, decided.parts, strict=False):
        shown = {"part": letter, "verdict": part.verdict, "answer": part.answer, "reason": part.reason}
        if of_judge.judged:
            shown["judged"] = of_judge.verdict
        parts.append(shown)
    details = {
        "id": row_id,
        "verdict": scored.verdict,
        "value": str(scored.value),
        "share": str(scored.share),
        "answer": scored.answer,
        "reason": scored.undecided or scored.reason,
        "parts": parts,
    }
    if decided.judged:
        details["judged"] = decided.verdict
    return details
