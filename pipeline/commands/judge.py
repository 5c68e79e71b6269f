"""`seedproof judge`."""

from collections import Counter
from pathlib import Path

import click

_FOLDER = click.Path(path_type=Path, file_okay=False)


@click.command("judge")
@click.option(
    "--collect",
    "sources",
    required=True,
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="RUN|RESPONSES.jsonl",
    help="A run of university, or a file of responses to it. May be given several times.",
)
@click.option("--out", required=True, type=_FOLDER, help="A new folder.")
@click.option("--release", type=_FOLDER, help="The folder of the release that was asked.")
@click.option("--model", help="Who wrote the responses of a file.  [default: the file's name]")
def command(sources: tuple[Path, ...], out: Path, release: Path | None, model: str | None) -> None:
    """Make labelled solutions for judges of what models answered to university.

    A response is labelled where the verifier decides it: right where every part was proved, wrong where one
    was refuted. What stays undecided is left out and counted, and so are problems with a figure. OUT gets
    solutions.jsonl in the columns of judge, left_out.jsonl with every reason, and a card.

    \b
    Example:
        seedproof judge --collect runs/my-model --out solutions
        seedproof judges solutions/solutions.jsonl judgements.jsonl
    """
    from pipeline.collecting.solutions import collect_solutions

    collected = collect_solutions(sources, release, model, out)
    labels = Counter(row["label"] for row in collected.rows)
    click.echo(f"{labels[True]:8,}  right")
    click.echo(f"{labels[False]:8,}  wrong")
    for reason, count in sorted(Counter(_kind(response.reason) for response in collected.left_out).items()):
        click.echo(f"{count:8,}  left out: {reason}")
    click.echo(f"{len(collected.rows):8,}  labelled solutions in {out}")


def _kind(reason: str) -> str:
    return reason.partition(":")[0]
