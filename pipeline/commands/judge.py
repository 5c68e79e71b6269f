"""`seedproof judge`."""

from collections import Counter
from pathlib import Path

import click

from pipeline.commands import answer, json_option
from pipeline.workplace.naming import RELEASE

_FOLDER = click.Path(path_type=Path, file_okay=False)


@click.command("judge")
@click.option(
    "--collect",
    "sources",
    required=True,
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="RUN|RESPONSES.jsonl",
    help="Run of university, or file of responses to it; repeatable.",
)
@click.option("--out", required=True, type=_FOLDER, help="New folder to write.")
@click.option("--release", type=RELEASE, help="Release folder of the responses.")
@click.option("--model", help="Model that wrote a file of responses.  [default: the file's name]")
@json_option
def command(
    sources: tuple[Path, ...], out: Path, release: Path | None, model: str | None, as_json: bool
) -> None:
    """Label models' solutions to university problems, as test data for judges.

    The verifier labels each response: correct if every part is proved, wrong if any part is refuted.
    Undecided responses, and responses to problems with a figure, are left out and counted. The command writes
    three files to --out. solutions.jsonl has the labelled solutions, with the columns of the benchmark
    `judge`. left_out.jsonl has a reason for each response that was left out. README.md describes both.

    \b
    Example:
        seedproof judge --collect runs/my-model --out solutions
        seedproof judges solutions/solutions.jsonl judgements.jsonl
    """
    from pipeline.collecting.solutions import collect_solutions

    collected = collect_solutions(sources, release, model, out)
    labels = Counter(row["label"] for row in collected.rows)
    left_out = Counter(_kind(response.reason) for response in collected.left_out)
    lines = [f"{labels[True]:8,}  right", f"{labels[False]:8,}  wrong"]
    lines += [f"{count:8,}  left out: {reason}" for reason, count in sorted(left_out.items())]
    lines.append(f"{len(collected.rows):8,}  labelled solutions in {out}")
    found = {"right": labels[True], "wrong": labels[False], "left_out": left_out, "out": str(out)}
    answer(as_json, found, lines)


def _kind(reason: str) -> str:
    return reason.partition(":")[0]
