"""`seedproof scale`."""

import re
from pathlib import Path

import click
import msgspec

from pipeline.auditing.fresh import seed_of
from pipeline.commands import answer, json_option, needs, workers_option
from pipeline.scaling.engines import EngineName, engine_of
from pipeline.scaling.run import Share
from pipeline.workplace.naming import BENCHMARK, complete_family
from pipeline.workplace.root_seed import root_seed_option
from seedproof.record.errors import Misuse

MOST = click.IntRange(1, 10**12)
"""How many rows or candidates a split may have."""


@click.command("scale")
@click.argument("benchmark", type=BENCHMARK)
@click.option(
    "--out",
    required=True,
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder of the split, which another call resumes or adds to.",
)
@click.option("--rows", type=MOST, help="Rows that the split should have.")
@click.option("--candidates", type=MOST, help="Candidates to try, instead of --rows.")
@root_seed_option("Number or text")
@click.option("--hold-out", metavar="A:B", help="Leave out problems with a key in this range: 0:0.05.")
@click.option(
    "--family",
    "families",
    multiple=True,
    shell_complete=complete_family,
    help="Use only this family; repeatable.",
)
@click.option("--difficulty", type=int, multiple=True, help="Use only this difficulty; repeatable.")
@click.option(
    "--engine",
    type=click.Choice(["processes", "ray"]),
    default="processes",
    show_default=True,
    help="What runs the parts.",
)
@click.option("--address", help="Ray cluster to use.  [default: a new one here]")
@click.option("--part", metavar="I/N", help="Make every N-th part, from I on, and stop.")
@workers_option
@json_option
@needs("build")
def command(
    benchmark: str,
    out: Path,
    rows: int | None,
    candidates: int | None,
    root_seed: str | None,
    hold_out: str | None,
    families: tuple[str, ...],
    difficulty: tuple[int, ...],
    engine: EngineName,
    address: str | None,
    part: str | None,
    workers: int,
    as_json: bool,
) -> None:
    """Make a training split of any size: proved rows in Parquet files, with manifest and checksums.

    The same seed gives the same files on every machine and engine.

    \b
    Example:
        seedproof scale missing_fact --rows 1000 --root-seed 7 --out train
    """
    # pyarrow and numpy take a second to load.
    from pipeline.scaling.asked import run_of
    from pipeline.scaling.scale import make_share, make_split

    if (rows is None) == (candidates is None):
        raise Misuse("scale: needs either --rows or --candidates")
    share = _share_of(part, candidates)
    run = run_of(out, benchmark, _seed_of(root_seed), hold_out, families, difficulty)
    with engine_of(engine, workers, address) as chosen:
        if share is not None:
            made = make_share(run, chosen, share)
            answer(
                as_json, {"out": str(out), "parts": made}, [f"{out}: {made:,} parts of this share are made"]
            )
            return
        manifest = make_split(run, chosen, rows, candidates)
    stated = msgspec.to_builtins(manifest)
    answer(as_json, {"out": str(out), **stated}, [f"{out}: {manifest}"])


def _seed_of(given: str | None) -> int | str:
    if given is None:
        raise Misuse("scale: needs --root-seed, a number or a text: the same seed gives the same rows")
    return seed_of(given)


def _share_of(part: str | None, candidates: int | None) -> Share | None:
    """Return the share that `I/N` names. Raises: Misuse when it names none."""
    if part is None:
        return None
    match = re.fullmatch("([0-9]{1,9})/([0-9]{1,9})", part)
    if match is None or not 1 <= int(match[1]) <= int(match[2]):
        raise Misuse(f"--part: is {part!r:.40}, expected a share such as 3/64, from 1/64 to 64/64")
    if candidates is None:
        raise Misuse("--part: needs --candidates, from which all machines know the parts")
    return Share(candidates, int(match[1]) - 1, int(match[2]))
