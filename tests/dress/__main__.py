"""Prints which share of right answers is accepted in each dress.

python -m tests.dress               # writes the page and its data
python -m tests.dress --rows 5      # writes nothing
"""

import click

from docs.generated import write
from tests.dress.frame import BENCHMARKS, worn
from tests.dress.report import PAGE, by, files, percent
from tests.dress.table import DRESSES

ROWS = 50


@click.command
@click.option("--rows", default=ROWS, show_default=True, help="Rows of each benchmark.")
@click.option("--refused", is_flag=True, help="Show each response that is refused.")
def main(rows: int, refused: bool) -> None:
    """Put right answers into all dresses."""
    found = worn(DRESSES, rows)
    of_dress = by(found, "dress")
    for dress in DRESSES:
        mine = of_dress.get(dress.name, [])
        shares = [percent(by(mine, "benchmark").get(benchmark, [])) for benchmark in BENCHMARKS]
        click.echo("\t".join([dress.name, percent(mine), *shares]))
        for one in mine:
            if refused and not one.accepted:
                click.echo(f"    {one.verdict}: {one.reason}: {one.response!r}")
    click.echo(f"all\t{percent(found)}")
    if rows == ROWS:
        write(files(found, rows, PAGE.read_text()))
        click.echo(f"wrote {PAGE}")


if __name__ == "__main__":
    main()
