"""Score the runs in `docs/runs/` again, and list them in `scores.md` and for the cards: `make scores`.

Each run gets its `scores.jsonl`. If you name another folder, its runs are scored and the table is printed.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from pathlib import Path

from pipeline.evaluating.metrics.measuring import measure
from pipeline.evaluating.metrics.runs import ScoredRun, questions_of_run, scored_run
from pipeline.evaluating.metrics.stating import write_scores
from pipeline.evaluating.planning.beating import to_beat
from pipeline.evaluating.planning.heads import planned
from pipeline.evaluating.statistics import Estimate, signed
from pipeline.evaluating.transcripts.head import RUN
from pipeline.evaluating.transcripts.stored import OpenRun, open_run
from pipeline.releasing.card import SCORES
from pipeline.releasing.markdown import plain
from seedproof.episodes.turns import Plan
from seedproof.loading import Release
from seedproof.record.printing import say

DOCS = Path(__file__).parent
CARDS = DOCS.parent / "datacards"
PAGE = DOCS / "scores.md"
RUNS = DOCS / "runs"
BEGIN = "<!-- scores: begin -->\n"
END = "<!-- scores: end -->\n"

_SELECTIONS = {"all": "all", "sample": "a sample", "own": "of its own choice"}
_ENDS = {"cut": "ran out of tokens", "no_answer": "gave no answer"}


@dataclass(frozen=True)
class Line:
    """What the tables say of a run."""

    benchmark: str
    version: str
    accuracy: Estimate | None
    cells: Mapping[str, str]


def lines_of(runs: Path) -> list[Line]:
    """Score every run of a folder, at any depth, and write its `scores.jsonl`; the best come first.

    Raises: SeedproofError when a run is not sealed, or is not as it was asked.
    """
    lines = [_line(head.parent) for head in sorted(runs.rglob(RUN))]
    return sorted(lines, key=lambda line: (line.benchmark, line.version, -_value(line.accuracy)))


def _line(folder: Path) -> Line:
    stored = open_run(folder)
    run = scored_run(stored, questions_of_run(stored))
    write_scores(stored.folder, run.scored)
    head = run.head
    accuracy = measure(run).overall["accuracy"]
    guess = to_beat(Release(head.benchmark, head.version), head.config, head.split)
    cells = {
        "model": plain(head.solver.model.rpartition("/")[2]).replace("|", r"\|"),
        "config": ", ".join(_asked(run)),
        "rows": "all" if head.rows is None else f"{len(head.rows):,}, {_SELECTIONS[run.selection]}",
        "tokens": "-" if head.solver.max_tokens is None else f"{head.solver.max_tokens:,}",
        "accuracy, 95 %": _interval(accuracy),
        "unanswered": ", ".join(_unanswered(stored)) or "none",
        "best baseline": "-" if guess is None else f"{_percent(Fraction(guess.share))} % (`{guess.name}`)",
    }
    return Line(head.benchmark, head.version, accuracy, cells)


def _value(accuracy: Estimate | None) -> Fraction:
    return Fraction(-1) if accuracy is None else accuracy.value


def table(lines: list[Line]) -> Iterator[str]:
    """Yield the lines of the page's table."""
    yield "| benchmark | model | config | rows | tokens | accuracy, 95 % | unanswered | best baseline |"
    yield "| --- | --- | --- | ---: | ---: | --- | --- | --- |"
    for line in lines:
        yield f"| {line.benchmark} {line.version} | {' | '.join(line.cells.values())} |"


def write_for_cards(lines: list[Line]) -> None:
    """Write the lines of each benchmark to `datacards/<benchmark>/scores.json`, by version."""
    for benchmark, of_benchmark in groupby(lines, key=lambda line: line.benchmark):
        versions = groupby(of_benchmark, key=lambda line: line.version)
        cells = {version: [line.cells for line in of_version] for version, of_version in versions}
        (CARDS / benchmark / SCORES).write_text(json.dumps(cells, indent=1, ensure_ascii=False) + "\n")


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


def _unanswered(stored: OpenRun) -> Iterator[str]:
    """Yield how many episodes ended in which way without an answer."""
    ends = Counter(episode.end for episode in stored.episodes())
    for end, count in sorted(ends.items()):
        if end != "answer":
            yield f"{count:,} {_ENDS.get(end, end.replace('_', ' '))}"


def main(runs: Path | None) -> None:
    """Print the table of a folder, or make those of the page and the cards again."""
    lines = lines_of(runs or RUNS)
    if runs is not None:
        for line in table(lines):
            say(line)
        return
    before, _, rest = PAGE.read_text().partition(BEGIN)
    text = "".join(f"{line}\n" for line in table(lines))
    PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}")
    write_for_cards(lines)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
