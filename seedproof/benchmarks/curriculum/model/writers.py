"""Counts who wrote a release's texts and who read them back, from its rows and the transcript."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from seedproof.benchmarks.curriculum.model.gate import ACCEPTED
from seedproof.benchmarks.curriculum.model.transcript import Attempt, Attempts
from seedproof.measuring.statistics import share
from seedproof.record.seeds import RowId, parse_row_id


def writers(rows: Sequence[Mapping[str, Any]], attempts: Attempts) -> dict[str, Any]:
    """Return models by the names under which they answered, versions of prompts, and shares accepted.

    Attempts at rows that were not asked for do not count: those of other families, or beyond the last number.
    """
    by_row = {row: attempts[row] for row in _asked(rows, attempts)}
    every = [attempt for of_row in by_row.values() for attempt in of_row]
    accepted = [attempt for attempt in every if attempt.verdict == ACCEPTED]
    told = [_accepted(attempts[row["id"]]) for row in rows]
    return {
        "models": dict(sorted(Counter(attempt.write.model for attempt in told).items())),
        "readers": dict(
            sorted(Counter(attempt.read.model for attempt in told if attempt.read is not None).items())
        ),
        "prompt_versions": sorted({attempt.prompt_version for attempt in every}),
        "attempts": len(every),
        "accepted_attempts": share(len(accepted), len(every)),
        "problems": _counts(by_row, "problem"),
        "followups": _counts(by_row, "follow-up"),
        "read_by_our_reader": sum(attempt.text_read_by == "reader" for attempt in told),
        "read_by_models_alone": sum(attempt.text_read_by == "model" for attempt in told),
    }


def _asked(rows: Sequence[Mapping[str, Any]], attempts: Attempts) -> Iterator[str]:
    """Yield the ids with attempts, up to the last number of each family."""
    last: dict[str, int] = {}
    for row in rows:
        place = parse_row_id(row["id"])
        last[place.family] = max(last.get(place.family, 0), _number(place))
    for row_id in sorted(attempts):
        place = parse_row_id(row_id)
        if _number(place) <= last.get(place.family, -1):
            yield row_id


def _number(place: RowId) -> int:
    return int(place.number.partition("-")[0])


def _counts(by_row: Mapping[str, Sequence[Attempt]], kind: str) -> dict[str, Any]:
    of_kind = [of_row for row_id, of_row in by_row.items() if (row_id[-1].isdigit()) == (kind == "problem")]
    told = sum(any(attempt.verdict == ACCEPTED for attempt in of_row) for of_row in of_kind)
    return {"asked": len(of_kind), "accepted": share(told, len(of_kind))}


def _accepted(of_row: Sequence[Attempt]) -> Attempt:
    return next(attempt for attempt in of_row if attempt.verdict == ACCEPTED)
