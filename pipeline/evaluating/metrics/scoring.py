"""Scores the run of a folder, and writes `scores.jsonl` and `result.json`."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pipeline.evaluating.metrics.measuring import Measured, measure
from pipeline.evaluating.metrics.outcomes import OUTCOMES
from pipeline.evaluating.metrics.readings import stated_judge, with_extraction, with_judge
from pipeline.evaluating.metrics.reporting import shown
from pipeline.evaluating.metrics.runs import ScoredRun, questions_of_run, scored_run
from pipeline.evaluating.metrics.stating import outcomes_of, result_of, write_result, write_scores
from pipeline.evaluating.metrics.warning import warnings_of
from pipeline.evaluating.planning.questions import Questions
from pipeline.evaluating.statistics import stated
from pipeline.evaluating.transcripts.stored import open_run

_ACCURACY = "accuracy"
"""What baselines are of, so that it can be told beside them; every benchmark has it."""


@dataclass(frozen=True)
class Asked:
    """What is asked of a run."""

    folder: Path
    release: Path | None = None
    out: Path | None = None
    """Where the files go; None: into the folder of the run."""
    reread: bool = False
    """Whether to say how many replies the holder of today would not give."""
    extraction: Path | None = None
    """A run that states the answers that a model read from the responses."""
    judge: Path | None = None
    """A run that judges the responses."""


@dataclass(frozen=True)
class Result:
    """What a run is worth."""

    run: ScoredRun
    measured: Measured
    stated: dict[str, Any]
    """As `result.json` has it."""


@dataclass(frozen=True)
class Headline:
    """The accuracy of a run, for people and for JSON."""

    said: str
    stated: dict[str, Any]
    outcomes: Mapping[str, int]
    """How many episodes have each outcome."""
    warnings: Sequence[str]
    """What must be known before the metric is believed."""


def headline_of(folder: Path, questions: Questions) -> Headline:
    """Score what was asked in the run of a folder; nothing is written."""
    run = scored_run(open_run(folder), questions)
    estimate = measure(run).overall[_ACCURACY]
    outcomes = outcomes_of(run)
    warnings = warnings_of(run)
    whole = {
        "folder": str(folder),
        "benchmark": run.head.benchmark,
        "metric": _ACCURACY,
        **stated(estimate),
        "outcomes": outcomes,
        "warnings": warnings,
    }
    said = [f"{_ACCURACY} {shown(estimate)}", *_unusual(outcomes)]
    return Headline("; ".join(said), whole, outcomes, warnings)


def _unusual(outcomes: Mapping[str, int]) -> Iterator[str]:
    """Yield how many episodes have an outcome that is not the model's own."""
    for outcome in OUTCOMES:
        if outcome.limit is not None and outcomes.get(outcome.name):
            yield f"{outcomes[outcome.name]:,} {outcome.name.replace('_', ' ')}"


def score_run(asked: Asked) -> Result:
    """Score a run and write what comes out.

    Raises: SeedproofError when the run is not whole, is of other rows, or a file cannot be written.
    """
    stored = open_run(asked.folder)
    run = scored_run(stored, questions_of_run(stored, asked.release))
    more: dict[str, Any] = {}
    if asked.extraction is not None:
        run = with_extraction(run, open_run(asked.extraction))
    if asked.judge is not None:
        judged = with_judge(run, open_run(asked.judge))
        run = judged.run
        more["judge"] = stated_judge(judged)
    if asked.reread:
        replies = sum(line.requests for line in run.scored)
        more["reread"] = {"replies": replies, "unlike_today": run.unlike_today}
    measured = measure(run)
    whole = {**result_of(run, measured), **more}
    out = asked.out or asked.folder
    write_scores(out, run.scored)
    write_result(out, whole)
    return Result(run, measured, whole)
