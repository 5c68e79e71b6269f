"""Runs a small model that is really there through every benchmark: `make real-model`.

    python -m tests.real_model .venv/real_model build/real_model --sample 30

Its server is killed once and started again; then the same command is run again, which asks what is missing.
What came is scored and listed. With 135 million parameters the model only shows that all of it works: its
scores are those of who guesses.

The runs that are kept are made so, into folders that are not there yet. `make scores` does the rest:

    make real-model OUT=docs/runs/SmolLM2-135M-Instruct
    python -m tests.real_model .venv/real_model tests/real_model/data/completions \\
        --sample 5 --max-tokens 128 -- --api completions
"""

import subprocess
import sys
import time
from pathlib import Path

import click

from pipeline.evaluating.transcripts.head import RUN
from pipeline.evaluating.transcripts.stored import open_run
from tests.ours import OURS
from tests.real_model.server import ALIAS, Server

LIST = Path(__file__).parents[2] / "docs/list_scores.py"
SEEDPROOF = (sys.executable, "-m", "pipeline")
SECONDS_DOWN = 5


@click.command
@click.argument("environment", type=click.Path(path_type=Path, exists=True, file_okay=False))
@click.argument("out", type=click.Path(path_type=Path, file_okay=False))
@click.option("--sample", default=30, show_default=True, help="Rows of each benchmark.")
@click.option("--max-tokens", default=256, show_default=True, help="Of one message.")
@click.option("--benchmark", "benchmarks", multiple=True, default=OURS, help="These alone.")
@click.argument("options", nargs=-1)
def main(
    environment: Path,
    out: Path,
    sample: int,
    max_tokens: int,
    benchmarks: tuple[str, ...],
    options: tuple[str, ...],
) -> None:
    """Ask the model of an ENVIRONMENT, keep the runs in OUT, and list them. OPTIONS are of `evaluate`."""
    with Server(environment) as server:
        asking = [*SEEDPROOF, "evaluate", *benchmarks, "--model", f"openai/{ALIAS}", "--base-url", server.url]
        asking += ["--sample", str(sample), "--max-tokens", str(max_tokens), "--max-connections", "2"]
        asking += ["--no-images", "--out", str(out), *options]
        ask(asking, out, server, kill_at=sample * len(benchmarks) // 2)
        click.echo("== the same command again: it asks what is missing")
        subprocess.run(asking, check=True)
    runs = sorted(path.parent for path in out.rglob(RUN))
    for run in runs:
        subprocess.run([*SEEDPROOF, "score", run], check=True, stdout=subprocess.DEVNULL)
    subprocess.run([sys.executable, LIST, out], check=True)
    failed = [str(run) for run in runs if any(episode.end == "error" for episode in open_run(run).episodes())]
    raise SystemExit(f"ended by an error, after it was asked again: {', '.join(failed)}" if failed else 0)


def ask(command: list[str], out: Path, server: Server, kill_at: int) -> None:
    """Run a command that asks; kill the server when so many episodes are there, and start it again."""
    with subprocess.Popen(command) as asking:
        while asking.poll() is None and episodes(out) < kill_at:
            time.sleep(1)
        if asking.poll() is None:
            click.echo(f"== the server is killed, {episodes(out)} episodes are there")
            server.kill()
            time.sleep(SECONDS_DOWN)
            server.start()
            click.echo("== the server is back")


def episodes(out: Path) -> int:
    """Return how many episodes the runs of a folder have so far."""
    return sum(path.read_bytes().count(b"\n") for path in out.glob("**/episodes*.jsonl"))


if __name__ == "__main__":
    main()
