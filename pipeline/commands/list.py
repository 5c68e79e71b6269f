"""`seedproof list`."""

from collections.abc import Iterator, Sequence
from typing import Any

import click

from pipeline.commands import answer, json_option
from pipeline.workplace.catalogue import Entry, choices_of, entry_of, where
from pipeline.workplace.naming import BENCHMARK
from seedproof.contract import registry

_COLUMNS = ("benchmark", "version", "rows", "families", "difficulties", "configs", "data")


@click.command("list")
@click.argument("benchmark", required=False, type=BENCHMARK)
@json_option
def command(benchmark: str | None, as_json: bool) -> None:
    """List the benchmarks, or the configs, options and families of one.

    \b
    Example:
        seedproof list
        seedproof list missing_fact
    """
    if benchmark is None:
        entries = [entry_of(name) for name in registry.benchmarks()]
        answer(as_json, {"benchmarks": [_stated(entry) for entry in entries]}, _overview(entries))
    else:
        found = _stated(entry_of(benchmark)) | {"asking": choices_of(benchmark)}
        answer(as_json, found, _of_one(entry_of(benchmark)))


def _stated(entry: Entry) -> dict[str, Any]:
    return {
        **entry._asdict(),
        "rows": entry.rows,
        "difficulties": entry.levels,
        "data": where(entry.benchmark, entry.version),
    }


def _overview(entries: Sequence[Entry]) -> Iterator[str]:
    rows = [_COLUMNS, *map(_cells, entries)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
    yield "configs and families: seedproof list BENCHMARK"


def _cells(entry: Entry) -> tuple[str, ...]:
    data = where(entry.benchmark, entry.version)
    if not entry.version:
        return (entry.benchmark, "-", "-", "-", "-", "-", data)
    levels = f"{entry.levels[0]} to {entry.levels[-1]}"
    usual, *others = entry.configs
    configs = f"{usual} and {len(others)} more" if others else usual
    counts = (f"{entry.rows:,}", f"{len(entry.families)}")
    return (entry.benchmark, entry.version, *counts, levels, configs, data)


def _of_one(entry: Entry) -> Iterator[str]:
    yield f"{entry.benchmark} {entry.version}".rstrip() + f": {where(entry.benchmark, entry.version)}"
    described = registry.benchmark(entry.benchmark).release.configs
    width = max(len(name) for name in (*entry.configs, *entry.families, "difficulties"))
    yield from ("", f"{'config':{width}}  rows by split")
    for config, splits in entry.configs.items():
        rows = ", ".join(f"{split} {count:,}" for split, count in splits.items())
        yield f"{config:{width}}  {rows}: {described.get(config, '')}".removesuffix(": ")
    yield ""
    for option, names in choices_of(entry.benchmark).items():
        yield f"--{option:{width - 2}}  {', '.join(names)}"
    yield from ("", f"{'family':{width}}  rows by difficulty")
    for family, levels in entry.families.items():
        yield f"{family:{width}}  {', '.join(f'{level} {count:,}' for level, count in levels.items())}"
