"""Pins the first rows of a family in tests/golden/: `python -m tests.pin university mixing_tank`.

`tests/house/test_golden.py` makes every pinned row again. A pin that differs stays without `--again`.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

import click
from msgspec.structs import replace

from pipeline.workplace.settings import load_settings
from seedproof.benchmarks.curriculum import generate as curriculum
from seedproof.benchmarks.curriculum.standards import STANDARDS
from seedproof.benchmarks.judge import generate as judge
from seedproof.benchmarks.judge.settings import Judge, Rows
from seedproof.benchmarks.missing_fact import FAMILIES
from seedproof.benchmarks.missing_fact import generate as missing_fact
from seedproof.benchmarks.number_game import generate as number_game
from seedproof.benchmarks.university import generate as university
from seedproof.problems import TEMPLATES, WORKED
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import Row, line_of
from seedproof.record.seeds import ENDLESS, RELEASED, RowId, parse_row_id

GOLDEN = Path("tests/golden")

GAMES = ("d1/000000", "d2/000001", "d3/000000", f"d2/{ENDLESS}")
"""The first game of each difficulty, and one of the endless line."""


def _missing_fact(family: str) -> list[Row]:
    return [missing_fact.rebuild(RowId("missing_fact", family, 2, "0"), RELEASED)]


def _curriculum(family: str) -> Sequence[Row]:
    """The first problem and its follow-ups."""
    return curriculum.make_family(family, [curriculum.Quota("test", 1, RELEASED)]).splits["test"]


def _number_game(family: str) -> list[Row]:
    places = [parse_row_id(f"number_game/{family}/{game}") for game in GAMES]
    return [number_game.rebuild(place, RELEASED) for place in places]


def _university(family: str) -> list[Row]:
    return [university.rebuild(RowId("university", family, 2, "0"), RELEASED)]


def _judge(family: str) -> Sequence[Row]:
    """The first candidate of the first problem that has candidates."""
    settings = load_settings("judge")
    assert isinstance(settings, Judge)
    one_each = replace(settings.generate, root_seed=RELEASED, rows=Rows(problems=len(WORKED)))
    rows = judge.run_task(replace(settings, generate=one_each, splits={}), family).splits["test"]
    return rows[:1]


class Pinned(NamedTuple):
    """What is pinned of a benchmark."""

    families: Sequence[str]
    """In the order of the file."""
    rows: Callable[[str], Iterable[Row]]
    """The rows of a family that are pinned."""


PINNED = {
    "curriculum": Pinned([standard.family for standard in STANDARDS], _curriculum),
    "judge": Pinned(WORKED, _judge),
    "missing_fact": Pinned(FAMILIES, _missing_fact),
    "number_game": Pinned([number_game.PUBLISHED.family], _number_game),
    "university": Pinned(TEMPLATES, _university),
}


def pinned_lines(benchmark: str, folder: Path = GOLDEN) -> dict[str, list[bytes]]:
    """Return the pinned lines by family, in the order of the file."""
    lines: dict[str, list[bytes]] = {}
    for line in (folder / f"{benchmark}.jsonl").read_bytes().splitlines(keepends=True):
        lines.setdefault(json.loads(line)["family"], []).append(line)
    return lines


def commands(folder: Path = GOLDEN) -> list[str]:
    """Return the commands that pin what is not pinned; that of a template pins its candidate, too."""
    missing = {
        benchmark: set(of.families) - set(pinned_lines(benchmark, folder)) for benchmark, of in PINNED.items()
    }
    missing["judge"] -= missing["university"]
    return [f"python -m tests.pin {name} {family}" for name in missing for family in sorted(missing[name])]


def pin(benchmark: str, family: str, folder: Path = GOLDEN, again: bool = False) -> str:
    """Pin the first rows of a family, and say so.

    Raises: SeedproofError where there is no such family, or where it is pinned otherwise, unless `again`.
    """
    order = list(PINNED[benchmark].families)
    if family not in order:
        near = get_close_matches(family, order, n=1)
        meant = f". Did you mean {near[0]}?" if near else ""
        raise SeedproofError(f"{benchmark} has nothing to pin of {family!r}{meant}")
    lines = pinned_lines(benchmark, folder)
    path = folder / f"{benchmark}.jsonl"
    made = [line_of(row) for row in PINNED[benchmark].rows(family)]
    before = lines.get(family)
    if before == made:
        return f"{path}: {family} is pinned already"
    if before and not again:
        raise SeedproofError(
            f"{path}: {family} is pinned otherwise, so its seeds give other rows now. If they should, raise "
            "the generator's version, and pin with --again"
        )
    lines[family] = made
    # The rows of a family that went stay, at the end, until somebody takes them out.
    names = sorted(lines, key=lambda name: order.index(name) if name in order else len(order))
    path.write_bytes(b"".join(line for name in names for line in lines[name]))
    ids = ", ".join(json.loads(line)["id"] for line in made)
    return f"{path}: {'pinned again' if before else 'pinned'}: {ids}"


@click.command
@click.argument("benchmark", type=click.Choice(sorted(PINNED)))
@click.argument("family")
@click.option("--again", is_flag=True, help="Replace a pin that differs.")
def main(benchmark: str, family: str, again: bool) -> None:
    """Pin the first rows of a FAMILY; of a template of `university` without a figure, its candidate, too."""
    also = ["judge"] if benchmark == "university" and family in WORKED else []
    try:
        for name in (benchmark, *also):
            click.echo(pin(name, family, again=again))
    except SeedproofError as error:
        raise click.ClickException(str(error)) from error


if __name__ == "__main__":
    main()
