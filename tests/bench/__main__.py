"""`python -m tests.bench`, and `make bench`: the figures of docs/explanation/speed.md, measured here.

Not a test: it fails only where a command does.
"""

from collections.abc import Iterator
from pathlib import Path

import click

from docs.generated import write
from pipeline.stages import STAGES
from tests.bench import cold, flames, peers
from tests.bench.declared import BENCHMARKS, GROUPS
from tests.bench.kept import SPEED, Figures, keep, kept
from tests.bench.measuring import Figure, command, measured
from tests.bench.pages import files
from tests.bench.workplace import workplace
from tests.corpus import peer_cases

APART = ("cold", "peers", "flames")
"""What takes minutes, or needs other programs."""
CASES = "cases"


@click.command("tests.bench")
@click.argument("what", nargs=-1, metavar="[WHAT]...", type=click.Choice([*GROUPS, CASES, *APART]))
@click.option("--runs", type=click.IntRange(1, 101), default=3, show_default=True, help="The median counts.")
@click.option("--keep", "is_kept", is_flag=True, help="Put the figures into docs/, which then show them.")
@click.option(
    "--tools",
    type=click.Path(path_type=Path, resolve_path=True),
    help="A folder bin/ with reasoning-gym or py-spy.",
)
@click.option("--ancestor", help="For cold: a command that has MIRA-MATH generate its 2,310 rows.")
def main(what: tuple[str, ...], runs: int, is_kept: bool, tools: Path | None, ancestor: str | None) -> None:
    """Measure what is named, in CPU seconds and in yardsticks: by default all but the last three.

    A yardstick is a loop of 3,000,000 turns in pure Python, timed before and after whatever is measured.

    \b
    start                     what starts and ends soon: help, and the audit of a row
    endless                   rows beyond the releases, and releases from their seeds
    missing_fact, number_game, curriculum, university, judge
                              the stages of a benchmark, verify, and work inside a process
    evaluation, answers       asking scripted solvers, scoring; pairs and responses decided
    scale                     a split in one process and in two, beside a plain loop
    responses                 many responses to endless rows, scored by the command
    cases                     no time, but who is right on cases of other verifiers' own tests
    cold                      all benchmarks built in a clone without caches, in two ways
    peers                     tasks of reasoning-gym beside ours
    flames                    where each build spends its time, as py-spy samples it
    """
    found: Figures = {}
    for name, figure in _measured(what or (*GROUPS, CASES), runs, is_kept, tools, ancestor):
        found[name] = figure
        click.echo(_line(name, figure))
    if is_kept:
        keep({**kept(), **found})
        write(files(kept()))
        click.echo(f"kept in {SPEED.parent}")


def _measured(
    what: tuple[str, ...], runs: int, is_kept: bool, tools: Path | None, ancestor: str | None
) -> Iterator[tuple[str, Figure]]:
    click.echo(f"{'':44}{'CPU s':>9}{'wall s':>9}{'MB':>7}{'rows/s':>10}{'yardsticks':>12}")
    with workplace():
        for group in what:
            if group == "flames":
                flames.record(BENCHMARKS, tools)
            elif group == CASES:
                peer_cases.record(is_kept)
            elif group == "cold":
                # One by one, for each takes minutes.
                for one in cold.declared(ancestor):
                    yield from measured([one], 1)
            elif group == "peers":
                yield from peers.measured(tools, runs)
            else:
                _build(group)
                yield from measured(GROUPS[group](), runs)


def _build(group: str) -> None:
    """Build what a group needs, if it is not here."""
    needed = {"evaluation": ("missing_fact", "curriculum")}
    for benchmark in needed.get(group, ()):
        if not Path("build", benchmark, "release").exists():
            for stage in STAGES:
                command(stage, stage, benchmark).take()


def _line(name: str, figure: Figure) -> str:
    rate = f"{figure.rate:,.0f}" if figure.rows else ""
    wall = f"{figure.wall:.2f}" if figure.wall else ""
    memory = str(figure.megabytes) if figure.megabytes else ""
    return f"{name:44}{figure.cpu:9.3f}{wall:>9}{memory:>7}{rate:>10}{figure.yardsticks:12.2f}"


if __name__ == "__main__":
    main()
