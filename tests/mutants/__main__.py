"""Proves that nothing is lost: mutants of the product are written into a copy, and tests are to fail.

    python -m tests.mutants --circle test     # first of all, it measures what `make test` covers
    python -m tests.mutants --circle soak
    python -m tests.mutants.pages             # the table

A run that was stopped goes on where it was. After a change, remove `build/mutants/`.
"""

import json
import tempfile
from pathlib import Path

import click

from tests.mutants.choosing import choose
from tests.mutants.covering import CIRCLES, Covering, measure
from tests.mutants.killing import Trials
from tests.mutants.pages import RESULTS, read

SEED = "41" * 16


@click.command
@click.option("--seed", default=SEED, show_default=True, help="32 hexadecimal digits.")
@click.option("--count", default=120, show_default=True)
@click.option("--circle", type=click.Choice(list(CIRCLES)), default="test", show_default=True)
@click.option("--results", type=click.Path(path_type=Path), default=RESULTS, show_default=True)
@click.option("--workers", default=2, show_default=True, help="Processes that measure.")
@click.option("--tests", multiple=True, help="Measure these tests alone.")
@click.option("--room", "rooms", multiple=True, help="Mutants of these rooms alone.")
def main(
    seed: str,
    count: int,
    circle: str,
    results: Path,
    workers: int,
    tests: tuple[str, ...],
    rooms: tuple[str, ...],
) -> None:
    """Try the mutants that have no result yet; the soak only tries those that `make test` does not kill."""
    folder = Path("build/mutants").absolute() / circle
    if not (folder / "coverage").exists():
        measure(circle, folder, workers, tests)
    done = {
        found["mutant"] for found in read(results) if found["circle"] == circle or found["result"] == "killed"
    }
    left = [mutant for mutant in choose(seed, count, rooms) if str(mutant) not in done]
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        trials = Trials(circle, Covering(folder), Path(place))
        trials.make_copy()
        for mutant in left:
            click.echo(str(mutant))
            found = {"mutant": str(mutant), "room": mutant.room, "circle": circle}
            found |= trials.verdict(mutant)
            click.echo(f"    {found['result']} {found['by']}")
            results.parent.mkdir(parents=True, exist_ok=True)
            with results.open("a") as file:
                file.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
