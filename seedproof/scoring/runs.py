"""Scores the responses to many rows, one after the other; of each it keeps no more than what became of it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

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


class Rows(Protocol):
    """Rows by their ids: a table, or what makes them."""

    def __contains__(self, row_id: object, /) -> bool: ...

    def __getitem__(self, row_id: str, /) -> Mapping[str, Any]: ...


class Scored(NamedTuple):
    """What became of a response."""

    row_id: str
    row: Mapping[str, Any]
    outcome: Outcome
    uses: Sequence[str]
    """What each judgement did."""


def scored(
    rows: Rows,
    responses: Iterable[tuple[str, str, str]],
    judged: Mapping[str, Judgements],
    details: Details | None = None,
) -> Iterator[Scored]:
    """Score responses to rows, each after the name of its line and an id.

    `judged` has judgements by id, which decide what is undecided alone.

    Raises: SeedproofError when a row cannot be scored, or an id is not known.
    """
    for where, row_id, response in responses:
        if row_id not in rows:
            raise SeedproofError(f"{where}: {row_id!r:.80} is not among the rows that are scored")
        row = rows[row_id]
        score_of = score(row, response)
        judgements = judged.get(row_id, {})
        decided = with_judgements(score_of, judgements)
        if details is not None:
            details(details_of(row_id, score_of, decided))
        yield Scored(row_id, row, outcome_of(score_of, decided), _uses(score_of, judgements))


def run(
    rows: Rows,
    responses: Iterable[tuple[str, str, str]],
    judged: Mapping[str, Judgements],
    details: Details | None = None,
) -> Run:
    """Score responses as `scored` does, and keep what became of each by its id."""
    done = Run()
    for row_id, _, outcome, uses in scored(rows, responses, judged, details):
        done.outcomes[row_id] = outcome
        done.judgements.update(uses)
    return done


def finish(
    done: Run,
    rows: Iterable[str],
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
