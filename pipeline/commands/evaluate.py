"""`seedproof evaluate`."""

from itertools import chain
from pathlib import Path

import click

from pipeline.commands import answer, json_option, needs
from pipeline.commands.score import release_of
from pipeline.evaluating.planning.cost import outlook, stated_outlook
from pipeline.evaluating.planning.endpoints import RETRIES, Endpoint, host_of, is_refused
from pipeline.evaluating.planning.heads import SCRIPTED, kind_of
from pipeline.evaluating.planning.requests import Request, needs_consent, prepared
from pipeline.evaluating.transcripts.head import MOST_ATTEMPTS, SolverHead
from pipeline.evaluating.transcripts.writing import expect_same_plan
from pipeline.workplace.naming import RELEASE, complete_config, complete_release
from seedproof.contract import registry
from seedproof.episodes.turns import Holder
from seedproof.record.errors import Misuse, NotDone
from seedproof.record.names import no_such
from seedproof.record.printing import aside, say
from seedproof.record.rows import OWN_SPLIT

EVERY = "all"
"""What stands for every benchmark that is installed."""

HERE = ("localhost", "127.0.0.1", "::1")
"""The hosts that are this machine: what is asked there costs no money."""


@click.command("evaluate")
@click.argument(
    "benchmarks", metavar="BENCHMARK...", nargs=-1, required=True, shell_complete=complete_release
)
@click.option("--model", required=True, help="Whom to ask: openai/NAME, or seedproof/oracle and its kin.")
@click.option(
    "--out",
    required=True,
    type=click.Path(path_type=Path, file_okay=False),
    help="The run's folder; of several benchmarks, each has its own in it.",
)
@click.option("--release", type=RELEASE, help="The folder of the release with the rows.")
@click.option("--version", help="The version of the release.  [default: the newest]")
@click.option(
    "--config",
    shell_complete=complete_config,
    help="Which rows, and with how many worked examples.  [default: the release's default]",
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
@click.option(
    "--fresh-seed",
    "fresh_seeds",
    multiple=True,
    help="The seed of a fresh set, once for each; of a text the transcript has only the SHA-256.",
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
@click.option("--dry-run", is_flag=True, help="Say what would be asked, and ask nothing.")
@click.option("--yes", is_flag=True, help="Ask, where that may cost money.")
@json_option
@needs("evaluate")
def command(
    benchmarks: tuple[str, ...],
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
    fresh_seeds: tuple[str, ...],
    no_images: bool,
    base_url: str | None,
    temperature: float,
    top_p: float | None,
    max_tokens: int,
    seed: int | None,
    checkpoint: int | None,
    max_connections: int,
    dry_run: bool,
    yes: bool,
    as_json: bool,
) -> None:
    """Run a model on releases, keep what was said, and tell how much of it is right.

    BENCHMARK is found as `score` finds it; `all` is every benchmark. Its configs, controls, protocols and
    schemes are in `seedproof list BENCHMARK`. Keys are read by the provider from the environment. Without
    --yes a model that may cost money is not called: you are told how many calls that would be. Run again with
    the same choices, it goes on where it was. `seedproof score` has every metric of a run.

    \b
    Example:
        seedproof evaluate missing_fact --model seedproof/oracle --out runs/oracle
        seedproof evaluate all --model seedproof/guess --sample 50 --out runs/guess
        seedproof evaluate curriculum --model openai/NAME --sample 150 --out runs/name --yes
    """
    _expect_provider(model)
    names = registry.benchmarks() if benchmarks == (EVERY,) else tuple(dict.fromkeys(benchmarks))
    if len(names) > 1 and (release is not None or version is not None):
        raise click.UsageError("--release and --version are of one benchmark. Name one, or leave them out")
    solver = SolverHead(kind_of(model), model, host_of(base_url), temperature, top_p, max_tokens, seed)
    plans = []
    for name in names:
        source = None if fresh is not None else release_of(name, release, version)
        benchmark = name if source is None else source.name
        request = Request(
            out=out if len(names) == 1 else out / benchmark,
            release=source,
            benchmark=benchmark,
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
            fresh_seeds=fresh_seeds,
            checkpoint=checkpoint,
            solver=solver,
        )
        plans.append(prepared(request))
    runs = list(chain(*plans))
    for run in runs:
        expect_same_plan(run.folder, run.head)
    may_cost = needs_consent(request) and not (host_of(base_url) in HERE and holder_model is None)
    if dry_run or (may_cost and not yes):
        how = f"nothing was asked{'' if dry_run else ' yet'}. To ask: "
        how += "--yes. To ask fewer rows: --sample" if may_cost else "leave out --dry-run"
        answer(as_json, {"plans": list(map(stated_outlook, plans))}, chain(*map(outlook, plans), [how]))
        return
    if base_url is not None and is_refused(base_url):
        raise NotDone(f"{base_url}: nobody listens there. Start the server, then run this again")
    from pipeline.evaluating.engine.waves import ask
    from pipeline.evaluating.metrics.scoring import headline_of

    results = []
    for run in runs:
        endpoint = Endpoint(run.head.solver, base_url, holder_model, max_connections, RETRIES)
        for line in ask(run, endpoint):
            (aside if as_json else say)(line)
        scored = headline_of(run.folder, run.questions)
        results.append(scored.stated)
        if not as_json:
            say(f"{run.folder}: {scored.said}. Every metric: seedproof score {run.folder}")
    if as_json:
        answer(as_json, {"runs": results}, ())


def _expect_provider(model: str) -> None:
    """Raises: SeedproofError for a model without a provider, and for a scripted solver that there is not."""
    provider, stroke, name = model.partition("/")
    if not (provider and stroke and name):
        raise Misuse(
            f"--model {model}: names no provider, expected one such as openai/{name or provider or 'NAME'}, "
            "or a scripted solver such as seedproof/oracle"
        )
    if model.startswith(SCRIPTED):
        from pipeline.evaluating.scripted import SOLVERS

        if name not in SOLVERS:
            raise no_such(f"--model {model}: there is no scripted solver {name!r}", name, SOLVERS)
