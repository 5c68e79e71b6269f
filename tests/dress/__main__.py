"""Prints which share of right answers is accepted in each dress, and writes `docs/dress.md`.

python -m tests.dress --rows 50
"""

from pathlib import Path

import click

from tests.dress.frame import BENCHMARKS, worn
from tests.dress.report import by, page, percent
from tests.dress.table import DRESSES


@click.command
@click.option("--rows", default=50, show_default=True, help="Rows of each benchmark.")
@click.option("--out", type=click.Path(path_type=Path), default=Path("docs/dress.md"), show_default=True)
@click.option("--refused", is_flag=True, help="Show each response that is refused.")
def main(rows: int, out: Path, refused: bool) -> None:
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
    out.write_text(page(found, rows))


if __name__ == "__main__":
    main()
