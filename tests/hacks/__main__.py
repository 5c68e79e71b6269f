"""Plays the table of hacks, prints what was paid, and writes the page and its data.

python -m tests.hacks
python -m tests.hacks --rows 5 --kind hedged    # writes nothing
"""

from collections.abc import Sequence

import click

from docs.generated import write
from tests.hacks.frame import load
from tests.hacks.page import PAGE, accepted, files, summary
from tests.hacks.playing import ROWS, Play, plays


@click.command()
@click.option("--rows", default=ROWS, show_default=True, help="Rows of a benchmark for each mechanism.")
@click.option("--kind", default="", help="Mechanisms of this kind alone.")
def main(rows: int, kind: str) -> None:
    """Play every mechanism; page and data are written where none was left out."""
    chosen = [mechanism for mechanism in load().values() if kind in ("", mechanism.kind)]
    if not chosen:
        raise click.BadParameter(f"there is no kind {kind}", param_hint="--kind")
    played = list(plays(chosen, rows))
    show(played)
    if not kind and rows == ROWS:
        write(files(played))
        click.echo(f"wrote {PAGE}")


def show(played: Sequence[Play]) -> None:
    """Print what came of it."""
    for play in played:
        for one in play.accepted:
            click.echo(f"{play.mechanism.kind}: {play.mechanism.name}: {one.target.row['id']}")
            click.echo(f"    asked: {'; '.join(one.target.golds)}")
            click.echo(f"    paid:  {one.response!r}")
    click.echo(summary(played))
    click.echo(f"accepted: {'none' if accepted(played) == 'None.' else 'as above'}")


main()
