"""Runs one half of the corpus and prints what is false: `python -m tests.corpus seen [--open]`."""

from pathlib import Path

import click

from tests.corpus.reading import HERE, Outcome, counts, pairs, responses

HALVES = [path.name for path in sorted(HERE.iterdir()) if Path(path, "pairs.jsonl").exists()]


@click.command()
@click.argument("half", type=click.Choice(HALVES))
@click.option("--open", "is_open", is_flag=True, help="List the undecided ones, too.")
def main(half: str, is_open: bool) -> None:
    """Print counts by type and by benchmark, and every false verdict, of one HALF of the corpus."""
    parts = {
        "pairs": list(pairs(half)),
        "pairs, swapped": list(pairs(half, swapped=True)),
        "responses": list(responses(half)),
    }
    for title, outcomes in parts.items():
        _table(title, outcomes)
    for title, outcomes in parts.items():
        _cases(title, outcomes, "false")
        if is_open:
            _cases(title, outcomes, "undecided")


def _table(title: str, outcomes: list[Outcome]) -> None:
    click.echo(
        f"{title:25} {'right':>6} {'accepted':>9} {'wrong':>6} {'refused':>8} {'undecided':>10} {'false':>6}"
    )
    groups = sorted({outcome.group for outcome in outcomes})
    for group in groups:
        _line(group, [outcome for outcome in outcomes if outcome.group == group])
    _line("all", outcomes)
    click.echo()


def _line(name: str, outcomes: list[Outcome]) -> None:
    count = counts(outcomes)
    click.echo(
        f"  {name:23} {count.right:6} {count.accepted:9} {count.wrong:6} {count.refused:8} "
        f"{count.undecided:10} {count.false:6}"
    )


def _cases(title: str, outcomes: list[Outcome], fate: str) -> None:
    listed = [outcome for outcome in outcomes if outcome.fate == fate]
    click.echo(f"{title}, {fate}: {len(listed)}")
    for outcome in listed:
        click.echo(f"  {outcome.case}")
        click.echo(f"    is {outcome.verdict}, labelled {outcome.expected}: {outcome.reason}")
    click.echo()


if __name__ == "__main__":
    main()
