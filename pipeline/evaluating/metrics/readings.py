"""A second reading of answers, and a judge of undecided ones: what other runs say of the same responses."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from msgspec.structs import replace as changed

from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.scored import Scored, answer_of
from pipeline.evaluating.statistics import signed
from pipeline.evaluating.transcripts.part import Key, key_of
from pipeline.evaluating.transcripts.stored import OpenRun
from seedproof.judging import Scores, scores
from seedproof.record.errors import SeedproofError
from seedproof.responses.yes_or_no import yes_or_no
from seedproof.scoring.responses import score

_JUDGEMENTS = {"yes": True, "no": False}


@dataclass(frozen=True)
class Judged:
    """What a judge says of the responses of a run."""

    run: ScoredRun
    right: int
    """Undecided answers that it calls right."""
    wrong: int
    inconclusive: int
    """Undecided answers on which it comes to nothing, or that it was not asked about."""
    on_decided: Scores
    """How it does on answers of which it is proved whether they are right."""


def with_extraction(run: ScoredRun, extraction: OpenRun) -> ScoredRun:
    """Read answers that are not right a second time, as another run states them; this can only add.

    Raises: SeedproofError when the other run is on other rows.
    """
    if extraction.head.rows_sha256 != run.head.rows_sha256:
        raise SeedproofError(
            f"{extraction.folder}: is a run on other rows, expected answers that were read from this run's"
        )
    messages = _messages(extraction)
    return replace(run, scored=[_extracted(run, line, messages) for line in run.scored])


def _extracted(run: ScoredRun, line: Scored, messages: Mapping[Key, str]) -> Scored:
    message = messages.get((line.id, line.attempt))
    if line.right or message is None:
        return line
    return changed(line, extracted=score(run.rows[line.id], message).right)


def with_judge(run: ScoredRun, judge: OpenRun) -> Judged:
    """Hear a judge on each answer. It decides what stayed undecided, and nothing that was proved.

    Raises: SeedproofError when it judges what is not in the run.
    """
    judgements = {key: _judgement(message) for key, message in _messages(judge).items()}
    known = {(line.id, line.attempt) for line in run.scored}
    unknown = [row_id for row_id, attempt in judgements if (row_id, attempt) not in known]
    if unknown:
        raise SeedproofError(
            f"{judge.folder}: judges {unknown[0]!r:.80}, which is not in the run. Judge its responses"
        )
    undecided = [line for line in run.scored if line.verdict == "undecided"]
    said = [judgements.get((line.id, line.attempt)) for line in undecided]
    decided = [line for line in run.scored if line.verdict in ("right", "wrong")]
    pairs = [
        (line.right, judgements[line.id, line.attempt])
        for line in decided
        if (line.id, line.attempt) in judgements
    ]
    return Judged(
        run=replace(run, scored=[_heard(line, judgements) for line in run.scored]),
        right=said.count(True),
        wrong=said.count(False),
        inconclusive=said.count(None),
        on_decided=scores(pairs),
    )


def _heard(line: Scored, judgements: Mapping[Key, bool | None]) -> Scored:
    if line.verdict != "undecided":
        return line
    return changed(line, judged=judgements.get((line.id, line.attempt)))


def stated_judge(judged: Judged) -> dict[str, Any]:
    """Return what a judge did as JSON."""
    of_decided = judged.on_decided
    rates = {
        "macro_f1": of_decided.macro_f1,
        "tpr": of_decided.tpr,
        "tnr": of_decided.tnr,
        "ppv": of_decided.ppv,
        "npv": of_decided.npv,
    }
    return {
        "undecided": {"right": judged.right, "wrong": judged.wrong, "inconclusive": judged.inconclusive},
        "decided": {
            "solutions": of_decided.solutions,
            "inconclusive": of_decided.inconclusive,
            **{name: None if rate is None else signed(rate) for name, rate in rates.items()},
        },
    }


def _messages(run: OpenRun) -> dict[Key, str]:
    """Return the messages with the answers of a run, by row and attempt."""
    messages: dict[Key, str] = {}
    for episode in run.episodes():
        message = answer_of(episode)
        if message is not None:
            messages[key_of(episode)] = message
    return messages


def _judgement(message: str) -> bool | None:
    return _JUDGEMENTS.get(yes_or_no(message))
