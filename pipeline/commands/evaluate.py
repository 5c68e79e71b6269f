"""`seedproof evaluate`."""

from pathlib import Path

import click

from pipeline.commands.score import release_of
from pipeline.evaluating.planning.cost import outlook
from pipeline.evaluating.planning.endpoints import RETRIES, Endpoint, host_of, is_refused
from pipeline.evaluating.planning.heads import kind_of
from pipeline.evaluating.planning.requests import Prepared, Request, needs_consent, prepared
from pipeline.evaluating.transcripts.head import MOST_ATTEMPTS, SolverHead
from pipeline.evaluating.transcripts.writing import expect_same_plan
from pipeline.workplace.naming import RELEASE
from seedproof.episodes.turns import Holder
from seedproof.record.extras import named_extra
from seedproof.record.rows import OWN_SPLIT


@click.command("evaluate")
@click.argument("benchmark")
@click.option("--model", required=True, help="Whom to ask: openai/NAME, or seedproof/oracle and its kin.")
@click.option(
    "--out", required=True, type=click.Path(path_type=Path, file_okay=False), help="The run's folder."
)
@click.option("--release", type=RELEASE, help="The folder of the release with the rows.")
@click.option("--version", help="The version of the release.  [default: the newest]")
@click.option(
    "--config", help="Which rows, and with how many worked examples.  [default: the release's default]"
)
@click.option("--split", default=OWN_SPLIT, show_default=True, help="The split to ask.")
@click.option("--control", default="none", show_default=True, help="What is changed in what the model gets.")
@click.option(
    "--protocol", default="", help="How turns follow one another.  [default: the benchmark's first]"
)
@click.option("--scheme", default="", help="Which system message is sent.  [default: the benchmark's first]")
@click.option(
    "--holder",
    type=click.Choice(["strict", "hybrid", "llm"]),
    default="strict",
    show_default=True,
    help="Who reads requests for facts.",
)
@click.option("--holder-model", help="The model that reads requests, for hybrid and llm.")
@click.option(
    "--sample", "--limit", "sample", type=click.IntRange(1), help="Ask so many rows, always the same."
)
@click.option(
    "--attempts", type=click.IntRange(1, MOST_ATTEMPTS), default=1, show_default=True, help="Episodes a row."
)
@click.option(
    "--fresh", type=click.IntRange(1, 1000), help="Ask so many fresh sets, each in a folder of --out."
)
@click.option("--no-images", is_flag=True, help="Send no images.")
@click.option("--base-url", help="Where the model answers, if not where its provider does.")
@click.option("--temperature", type=click.FloatRange(0), default=0.0, show_default=True)
@click.option("--top-p", type=click.FloatRange(0, 1), help="[default: the provider's]")
@click.option("--max-tokens", type=click.IntRange(1), default=4096, show_default=True, help="Of one message.")
@click.option("--seed", type=int, help="For providers that take one.")
@click.option("--checkpoint", type=int, help="The number of a training checkpoint, for learning curves.")
@click.option(
    "--max-connections", type=click.IntRange(1), default=8, show_default=True, help="Calls at a time."
)
@click.option("--yes", is_flag=True, help="Ask, where that may cost money.")
def command(
    benchmark: str,
    model: str,
    out: Path,
    release: Path | None,
    version: str | None,
    config: str | None,
    split: str,
    control: str,
    protocol: str,
    scheme: str,
    holder: Holder,
    holder_model: str | None,
    sample: int | None,
    attempts: int,
    fresh: int | None,
    no_images: bool,
    base_url: str | None,
    temperature: float,
    top_p: float | None,
    max_tokens: int,
    seed: int | None,
    checkpoint: int | None,
    max_connections: int,
    yes: bool,
) -> None:
    """Run a model on a release, and keep what was said: a transcript, which `seedproof score` scores.

    BENCHMARK is found as `score` finds it. Keys are read by the provider from the environment. Without --yes
    a model that may cost money is not called: you are told how many calls that would be. Run again with the
    same choices, it goes on where it was.

    \b
    Example:
        seedproof evaluate missing_fact --model seedproof/oracle --out runs/oracle
        seedproof evaluate curriculum --model openai/NAME --sample 150 --out runs/name --yes
    """
    source = None if fresh is not None else release_of(benchmark, release, version)
    request = Request(
        out=out,
        release=source,
        benchmark=benchmark if source is None else source.name,
        config=config,
        split=split,
        protocol=protocol,
        control=control,
        scheme=scheme,
        images=not no_images,
        holder=holder,
        holder_model=holder_model,
        sample=sample,
        attempts=attempts,
        fresh=fresh,
        checkpoint=checkpoint,
        solver=SolverHead(kind_of(model), model, host_of(base_url), temperature, top_p, max_tokens, seed),
    )
    runs = prepared(request)
    for run in runs:
        expect_same_plan(run.folder, run.head)
    if needs_consent(request) and not yes:
        for line in outlook(runs):
            click.echo(line)
        return
    if base_url is not None and is_refused(base_url):
        click.echo(f"nobody listens at {base_url} so far; it is tried again for some minutes", err=True)
    for run in runs:
        _ask(run, Endpoint(run.head.solver, base_url, holder_model, max_connections, RETRIES))
        click.echo(f"{run.folder}: score it: seedproof score {run.folder}")


def _ask(run: Prepared, endpoint: Endpoint) -> None:
    """Ask what is still to be asked, and say what there is."""
    with named_extra():
        from pipeline.evaluating.engine.waves import ask

    for line in ask(run, endpoint):
        click.echo(line)
