"""`seedproof collect`."""

from collections import Counter
from pathlib import Path

import click

from pipeline.collecting.collect import collect
from pipeline.commands import answer, json_option


@click.command("collect")
@click.option(
    "--from",
    "source",
    required=True,
    metavar="FILE_OR_HUB_ID",
    help="File of problems, or dataset on the Hub.",
)
@click.option("--split", default="train", show_default=True, help="Split of the dataset.")
@click.option(
    "--out", required=True, type=click.Path(path_type=Path, file_okay=False), help="New folder to write."
)
@click.option(
    "--per-subject",
    type=click.IntRange(1, 1_000_000),
    default=150,
    show_default=True,
    help="Maximum number of problems per subject.",
)
@json_option
def command(source: str, split: str, out: Path, per_subject: int, as_json: bool) -> None:
    """Select problems that others collected, with a reason for each rejection.

    A problem has U-MATH's fields: uuid, subject, has_image, image, problem_statement, golden_answer, and
    optionally solution, multiple_choice, calculator and solve_rates. U-MATH's rules select the problems. OUT
    gets problems.jsonl, images/, rejected.jsonl and a card. Every row and the card state that the answers are
    unproved.

    \b
    Example:
        seedproof collect --from problems.jsonl --out collected
    """
    taken, rejected = collect(source, split, out, per_subject)
    reasons = Counter(rejection.reason.partition(": ")[0] for rejection in rejected)
    lines = [f"{count:8,}  rejected: {reason}" for reason, count in reasons.most_common()]
    lines.append(f"{len(taken):8,}  taken, unproved, in {out}")
    answer(as_json, {"taken": len(taken), "rejected": reasons, "out": str(out)}, lines)
