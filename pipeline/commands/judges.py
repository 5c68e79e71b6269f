"""`seedproof judges`."""

from fractions import Fraction
from itertools import combinations
from pathlib import Path

import click

from seedproof.judging import kappa, overall_and_by_author, read_judgements, read_labelled

_FILE = click.Path(path_type=Path, dir_okay=False)
_HEAD = ("macro-F1", "TPR", "TNR", "PPV", "NPV")


@click.command("judges")
@click.argument("labelled", type=_FILE)
@click.argument("judgements", nargs=-1, required=True, type=_FILE)
def command(labelled: Path, judgements: tuple[Path, ...]) -> None:
    """Score judges on labelled solutions: macro-F1, TPR, TNR, PPV, NPV, overall and by author.

    LABELLED has a solution a line, with id, label and author, or with the fields of the published data: uuid,
    model, label. Each file of JUDGEMENTS is one judge's: the same id, or uuid and model, and judgement: true,
    false, or null where it came to none, which counts as wrong. Of several judges it also says how far any
    two agree, and Cohen's kappa.

    \b
    Example:
        seedproof judges labelled.jsonl judge.jsonl another_judge.jsonl
    """
    solutions = read_labelled(labelled)
    judges = {path: read_judgements(path, solutions) for path in dict.fromkeys(judgements)}
    for path, judged in judges.items():
        scores_by_author = overall_and_by_author(solutions, judged)
        width = max(map(len, scores_by_author)) + 2
        click.echo(
            f"{path}\n{'':{width}}{'solutions':>10}{'open':>6}" + "".join(f"{name:>10}" for name in _HEAD)
        )
        for name, scores in scores_by_author.items():
            rates = "".join(f"{_decimal(rate):>10}" for rate in scores[2:])
            click.echo(f"{name:{width}}{scores.solutions:>10}{scores.inconclusive:>6}{rates}")
    for first, second in combinations(judges, 2):
        alike, beyond = kappa(judges[first], judges[second])
        click.echo(f"{first} and {second}: agree on {_decimal(alike)}, kappa {_decimal(beyond)}")


def _decimal(value: Fraction | None) -> str:
    """Return a value to four places, rounded half up, or a dash for None."""
    if value is None:
        return "-"
    scaled = (20_000 * abs(value) + 1) // 2
    return f"{'-' if value < 0 and scaled else ''}{scaled // 10_000}.{scaled % 10_000:04d}"
