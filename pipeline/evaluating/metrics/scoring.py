"""Scores the run of a folder, and writes `scores.jsonl` and `result.json`."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pipeline.evaluating.metrics.measuring import Measured, measure
from pipeline.evaluating.metrics.readings import stated_judge, with_extraction, with_judge
from pipeline.evaluating.metrics.reporting import shown
from pipeline.evaluating.metrics.runs import ScoredRun, questions_of_run, scored_run
from pipeline.evaluating.metrics.stating import result_of, write_result, write_scores
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


def headline_of(folder: Path, questions: Questions) -> Headline:
    """Score what was asked in the run of a folder; nothing is written."""
    run = scored_run(open_run(folder), questions)
    estimate = measure(run).overall[_ACCURACY]
    whole: dict[str, Any] = {"folder": str(folder), "benchmark": run.head.benchmark, "metric": _ACCURACY}
    return Headline(f"{_ACCURACY} {shown(estimate)}", whole | stated(estimate))


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
