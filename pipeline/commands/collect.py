"""`seedproof collect`."""

from collections import Counter
from pathlib import Path

import click

from pipeline.collecting.collect import collect
from pipeline.commands import answer, json_option


@click.command("collect")
@click.option("--from", "source", required=True, metavar="FILE_OR_HUB_ID", help="Problems, or a dataset.")
@click.option("--split", default="train", show_default=True, help="The split of a dataset.")
@click.option("--out", required=True, type=click.Path(path_type=Path, file_okay=False), help="A new folder.")
@click.option("--per-subject", type=click.IntRange(1, 1_000_000), default=150, show_default=True)
@json_option
def command(source: str, split: str, out: Path, per_subject: int, as_json: bool) -> None:
    """Select problems that somebody else collected, by the paper's rules; every rejection has its reason.

    A problem has the fields of the original: uuid, subject, has_image, image, problem_statement,
    golden_answer, and perhaps solution, multiple_choice, calculator, solve_rates. OUT gets problems.jsonl,
    images/, rejected.jsonl, and a card. Nobody has proved these answers: every row and the card say so.

    \b
    Example:
        seedproof collect --from problems.jsonl --out collected
    """
    taken, rejected = collect(source, split, out, per_subject)
    reasons = Counter(rejection.reason.partition(": ")[0] for rejection in rejected)
    lines = [f"{count:8,}  rejected: {reason}" for reason, count in reasons.most_common()]
    lines.append(f"{len(taken):8,}  taken, unproved, in {out}")
    answer(as_json, {"taken": len(taken), "rejected": reasons, "out": str(out)}, lines)
