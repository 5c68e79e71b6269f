"""Draw the figure of `howto/tables.md` from runs of scripted solvers on all rows of `missing_fact`.

Writes `evaluation.png` and its numbers, `evaluation.csv`, beside this file or into the folder that is named.
It is what `seedproof table --form figure-missing_fact` makes of such runs; here the rows are made from their
seeds, and no run is kept. The same code gives the same bytes.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from pipeline.evaluating.metrics.runs import ScoredRun
from pipeline.evaluating.metrics.scored import scored
from pipeline.evaluating.planning.heads import SCRIPTED, Source, head_of, kind_of, planned
from pipeline.evaluating.planning.questions import Questions
from pipeline.evaluating.scripted import SOLVERS
from pipeline.evaluating.tables import FORMS, MeasuredRun, filled
from pipeline.evaluating.tables.plotting import png
from pipeline.evaluating.transcripts.head import SolverHead
from pipeline.workplace.making import make
from pipeline.workplace.settings import PARAMS, load_settings
from seedproof.contract import registry
from seedproof.episodes.playing import play
from seedproof.episodes.turns import Message, Plan
from seedproof.record.rows import OWN_SPLIT, rows_digest

DOCS = Path(__file__).parent
BENCHMARK = "missing_fact"
CONFIG = "zero_shot"
FORM = "figure-missing_fact"
SHOWN = ("prober", "guess")
"""The scripted solvers, in the order of the legend."""


def questions() -> tuple[Questions, str]:
    """Return all rows of the newest version, made from their seeds, and that version."""
    settings = load_settings(BENCHMARK, DOCS.parent / PARAMS)
    rows = make(BENCHMARK, settings).tables()[CONFIG, OWN_SPLIT]
    return Questions(rows, {}, rows_digest(rows)), settings.version


def run_of(name: str, asked: Questions, version: str) -> MeasuredRun:
    """Return the run of a scripted solver, scored."""
    model = f"{SCRIPTED}{name}"
    solver = SolverHead(kind_of(model), model, None, None, None, None, None)
    plan = planned(Plan(BENCHMARK, CONFIG))
    head = head_of(plan, Source(version=version, split=OWN_SPLIT), asked, solver, None)
    asking = registry.benchmark(BENCHMARK).asking
    lines = []
    for row in asked.rows:

        def say(messages: Sequence[Message], row=row) -> str:
            return SOLVERS[name](row, messages)

        lines.append(scored(row, play(asking, row, plan, say), head))
    return MeasuredRun(ScoredRun(head, asked.by_id, {}, lines, expected=len(lines)))


def write(folder: Path) -> None:
    """Write `evaluation.png` and `evaluation.csv` into a folder."""
    asked, version = questions()
    figure = filled(FORM, [run_of(name, asked, version) for name in SHOWN], FORMS)
    (folder / "evaluation.png").write_bytes(png(figure, "page"))
    (folder / "evaluation.csv").write_text(figure.csv())


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS)
