"""`seedproof import`."""

from pathlib import Path

import click
import msgspec

from pipeline.commands import needs
from pipeline.commands.score import release_of
from pipeline.evaluating.planning.questions import chosen, expect_rows_of, questions_of
from pipeline.evaluating.transcripts.sealing import finish
from pipeline.evaluating.transcripts.writing import Writer, expect_new
from pipeline.workplace.naming import RELEASE
from seedproof.record.extras import named_extra
from seedproof.record.files import alone
from seedproof.record.printing import say


@click.command("import")
@click.argument("log", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE.eval")
@click.option(
    "--out", required=True, type=click.Path(path_type=Path, file_okay=False), help="Folder of the run."
)
@click.option("--release", type=RELEASE, help="Release folder.")
@needs("evaluate")
def command(log: Path, out: Path, release: Path | None) -> None:
    """Import a log of Inspect (`inspect eval`) as a run.

    FILE.eval comes from `inspect eval seedproof/NAME`, or from task files that `seedproof export evals`
    wrote. The release is looked up as in `seedproof score`, in the version named by the log.

    \b
    Example:
        seedproof import logs/name.eval --out runs/name
    """
    with named_extra():
        from pipeline.evaluating.engine.logs import read_log_episodes, read_log_head

    head = read_log_head(log)
    source = release_of(head.benchmark, release, head.version)
    everything = questions_of(source, head.config, head.split)
    expect_rows_of(head, everything, source)
    questions = chosen(everything, head.rows)
    if head.rows is not None:
        # A log has them as they were drawn, a run as the release has them.
        head = msgspec.structs.replace(head, rows=tuple(row["id"] for row in questions.rows))
    with alone(out):
        expect_new(out)
        with Writer(out, head) as writer:
            for episode in read_log_episodes(log, head, questions):
                writer.append(episode)
        finish(out, questions.order)
    say(f"{out}: {len(writer.known):,} episodes of {len(questions.rows):,} rows")
    say(f"score it: seedproof score {out}")
