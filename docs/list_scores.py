"""Score the runs in `docs/runs/` again, and list them in `scores.md`: `make scores`.

Each run gets its `scores.jsonl`. If another folder is named, its runs are scored and the table is printed.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

from pipeline.evaluating.metrics.measuring import measure
from pipeline.evaluating.metrics.runs import ScoredRun, questions_of_run, scored_run
from pipeline.evaluating.metrics.stating import write_scores
from pipeline.evaluating.planning.beating import to_beat
from pipeline.evaluating.planning.heads import planned
from pipeline.evaluating.statistics import Estimate, signed
from pipeline.evaluating.transcripts.head import RUN
from pipeline.evaluating.transcripts.stored import OpenRun, open_run
from pipeline.releasing.markdown import plain
from seedproof.episodes.turns import Plan
from seedproof.loading import Release
from seedproof.record.printing import say

DOCS = Path(__file__).parent
PAGE = DOCS / "scores.md"
RUNS = DOCS / "runs"
BEGIN = "<!-- scores: begin -->\n"
END = "<!-- scores: end -->\n"

_SELECTIONS = {"all": "all", "sample": "a sample", "own": "of its own choice"}


def table(runs: Path) -> Iterator[str]:
    """Score every run of a folder, at any depth, write its `scores.jsonl`, and yield the lines of the table.

    Raises: SeedproofError when a run is not sealed, or is not as it was asked.
    """
    yield "| model | benchmark | asked | rows | tokens | accuracy, 95 % | ended otherwise | best baseline |"
    yield "| --- | --- | --- | ---: | ---: | --- | --- | --- |"
    for head in sorted(runs.rglob(RUN)):
        stored = open_run(head.parent)
        run = scored_run(stored, questions_of_run(stored))
        write_scores(stored.folder, run.scored)
        yield f"| {' | '.join(_cells(stored, run))} |"


def _cells(stored: OpenRun, run: ScoredRun) -> Iterator[str]:
    head = run.head
    guess = to_beat(Release(head.benchmark, head.version), head.config, head.split)
    yield plain(head.solver.model.rpartition("/")[2]).replace("|", r"\|")
    yield f"{head.benchmark} {head.version}"
    yield ", ".join(_asked(run))
    yield "all" if head.rows is None else f"{len(head.rows):,}, {_SELECTIONS[run.selection]}"
    yield "-" if head.solver.max_tokens is None else f"{head.solver.max_tokens:,}"
    yield _interval(measure(run).overall["accuracy"])
    yield ", ".join(_otherwise(stored)) or "none"
    yield "-" if guess is None else f"{_percent(Fraction(guess.share))} % (`{guess.name}`)"


def _asked(run: ScoredRun) -> Iterator[str]:
    """Yield the config, and each choice that is not the usual one."""
    head = run.head
    usual = planned(Plan(head.benchmark, head.config))
    yield f"`{head.config}`"
    for name in ("protocol", "control", "scheme", "holder"):
        chosen: str = getattr(head, name)
        if chosen != getattr(usual, name):
            yield f"{name} `{chosen}`"
    if not head.images and any(row.get("has_image") for row in run.rows.values()):
        yield "no images"
    if head.system is not None:
        yield "a system message of its own"
    if head.attempts > 1:
        yield f"{head.attempts:,} attempts"
    if head.solver.api != "chat":
        yield head.solver.api


def _interval(estimate: Estimate | None) -> str:
    if estimate is None or estimate.low is None or estimate.high is None:
        return "-"
    return f"{_percent(estimate.value)} % ({_percent(estimate.low)} to {_percent(estimate.high)})"


def _percent(share: Fraction) -> str:
    return signed(100 * share, 1)


def _otherwise(stored: OpenRun) -> Iterator[str]:
    """Yield how many episodes ended in which other way."""
    ends = Counter(episode.end for episode in stored.episodes())
    for end, count in sorted(ends.items()):
        if end != "answer":
            yield f"{count:,} {end.replace('_', ' ')}"


def main(runs: Path | None) -> None:
    """Print the table of a folder, or make that of the page again."""
    if runs is not None:
        for line in table(runs):
            say(line)
        return
    before, _, rest = PAGE.read_text().partition(BEGIN)
    lines = "".join(f"{line}\n" for line in table(RUNS))
    PAGE.write_text(f"{before}{BEGIN}\n{lines}\n{END}{rest.partition(END)[2]}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
