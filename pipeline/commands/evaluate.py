"""`seedproof evaluate`."""

from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import click

from pipeline.commands import answer, json_option, needs
from pipeline.commands.score import release_of
from pipeline.evaluating.planning.addresses import may_cost
from pipeline.evaluating.planning.calling import endpoint_of, prices_of
from pipeline.evaluating.planning.cost import outlook_on, stated, told
from pipeline.evaluating.planning.endpoints import Endpoint
from pipeline.evaluating.planning.heads import SCRIPTED, kind_of
from pipeline.evaluating.planning.options import Calls, Money, Rows, Settings, Way, gathered
from pipeline.evaluating.planning.requests import Prepared, Request, prepared
from pipeline.evaluating.scripted import SOLVERS
from pipeline.evaluating.transcripts.head import SolverHead
from pipeline.evaluating.transcripts.writing import expect_same_plan
from pipeline.workplace.catalogue import choices_of, meanings_of
from pipeline.workplace.naming import complete_release
from seedproof.contract import registry
from seedproof.record.errors import Misuse, NotDone, SeedproofError
from seedproof.record.names import no_such
from seedproof.record.printing import aside, say

EVERY = "all"
"""What stands for every benchmark that is installed."""


class _WithChoices(click.Command):
    """A command whose help ends with the choices of each benchmark."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the configs, protocols, controls and schemes, where there are several."""
        for name in registry.benchmarks():
            configs = list(registry.benchmark(name).release.configs)
            with formatter.section(name):
                choices = {"config": configs, **choices_of(name)}.items()
                meanings = meanings_of(name)
                lines = []
                for option, of_option in choices:
                    if len(of_option) > 1:
                        lines.append((f"--{option}", ", ".join(of_option)))
                        lines += [(f"  {each}", meanings[each]) for each in of_option if each in meanings]
                formatter.write_dl(lines or [("", "asked in one way")])


@click.command("evaluate", cls=_WithChoices)
@click.argument(
    "benchmarks", metavar="BENCHMARK...", nargs=-1, required=True, shell_complete=complete_release
)
@click.option(
    "--model",
    required=True,
    help="Model to run: PROVIDER/NAME, or a scripted solver such as seedproof/oracle.",
)
@click.option(
    "--out",
    required=True,
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder of the run, with a subfolder for each of several benchmarks.",
)
@gathered(Rows)
@gathered(Way)
@gathered(Settings)
@gathered(Calls)
@gathered(Money)
@json_option
@needs("evaluate")
def command(
    benchmarks: tuple[str, ...],
    model: str,
    out: Path,
    rows: Rows,
    way: Way,
    settings: Settings,
    calls: Calls,
    money: Money,
    as_json: bool,
) -> None:
    """Run a model on benchmarks, save its responses, and report its accuracy.

    BENCHMARK is looked up as in `seedproof score`; `all` means every benchmark. The provider reads its API
    key from the environment. A model that may cost money is called only with --yes; without it you see the
    number of calls and tokens. Repeat the same command to continue a run that stopped. `seedproof score`
    shows every metric of a run. The values for each benchmark follow the options; the first is the
    default.

    \b
    Example:
        seedproof evaluate missing_fact --model seedproof/oracle --out runs/oracle
        seedproof evaluate all --model seedproof/guess --sample 50 --out runs/guess
        seedproof evaluate curriculum --model openai/NAME --sample 150 --out runs/name --yes
    """
    _expect_provider(model)
    prices = prices_of(money)
    endpoint = endpoint_of(model, settings, calls, way.holder_model)
    plans = _plans(benchmarks, endpoint.solver, out, rows, way)
    runs = list(chain(*plans))
    for run in runs:
        expect_same_plan(run.folder, run.head)
    costs = may_cost(model, calls.base_url) or may_cost(way.holder_model or SCRIPTED, None)
    is_free = kind_of(model) == "scripted" and not costs
    asked_first = [] if is_free and not money.dry_run else plans
    outlooks = [outlook_on(of_benchmark, prices) for of_benchmark in asked_first]
    if money.dry_run or (costs and not money.yes):
        how = "--yes. To use fewer rows: --sample" if costs else "leave out --dry-run"
        how = f"no model was called. To call it: {how}"
        answer(as_json, {"plans": list(map(stated, outlooks))}, chain(*map(told, outlooks), [how]))
        return
    if not as_json:
        for line in chain(*map(told, outlooks)):
            say(line)
    _ask_all(runs, endpoint, calls.anyway, as_json)


def _plans(
    benchmarks: tuple[str, ...], solver: SolverHead, out: Path, rows: Rows, way: Way
) -> list[list[Prepared]]:
    """Return the runs of each benchmark."""
    names = registry.benchmarks() if benchmarks == (EVERY,) else tuple(dict.fromkeys(benchmarks))
    if len(names) > 1 and (rows.release is not None or rows.version is not None):
        raise click.UsageError("--release and --version are of one benchmark. Name one, or leave them out")
    plans = []
    for name in names:
        release = None if rows.fresh is not None else release_of(name, rows.release, rows.version)
        benchmark = name if release is None else release.name
        folder = out if len(names) == 1 else out / benchmark
        request = Request(out=folder, release=release, benchmark=benchmark, rows=rows, way=way, solver=solver)
        plans.append(prepared(request))
    return plans


def _ask_all(runs: Sequence[Prepared], endpoint: Endpoint, anyway: bool, as_json: bool) -> None:
    """Ask run by run, and tell of all of them in the end. One that fails does not stop the next.

    Raises: SeedproofError when a run did not end; what the others said is kept, and told.
    """
    from pipeline.evaluating.engine.waves import ask
    from pipeline.evaluating.metrics.scoring import headline_of

    failed: list[SeedproofError] = []
    said: list[str] = []
    results: list[dict[str, Any]] = []
    for run in runs:
        try:
            for line in ask(run, endpoint, anyway):
                (aside if as_json else say)(line)
        except SeedproofError as error:
            failed.append(error)
            if len(runs) > 1:
                aside(f"Error: {error}")
            continue
        scored = headline_of(run.folder, run.questions)
        results.append(scored.stated | {"to_beat": run.to_beat and vars(run.to_beat)})
        said += _told(run, scored.said, scored.warnings)
    if results or not failed:
        answer(as_json, {"runs": results}, said)
    if failed and len(runs) == 1:
        raise failed[0]
    if failed:
        raise NotDone(f"{len(failed)} of {len(runs)} runs did not end, see above. Run it again: each goes on")


def _told(run: Prepared, said: str, warnings: Sequence[str]) -> Iterator[str]:
    """Yield what came out, in a line, and what must be known before it is believed."""
    against = "" if run.to_beat is None else f"; {run.to_beat}"
    yield f"{run.folder}: {said}{against}. Every metric: seedproof score {run.folder}"
    for warning in warnings:
        yield f"{run.folder}: {warning}"


def _expect_provider(model: str) -> None:
    """Raises: SeedproofError for a model without a provider, and for a scripted solver that there is not."""
    provider, stroke, name = model.partition("/")
    if not (provider and stroke and name):
        raise Misuse(
            f"--model {model}: names no provider, expected one such as openai/{name or provider or 'NAME'}, "
            "or a scripted solver such as seedproof/oracle"
        )
    if model.startswith(SCRIPTED) and name not in SOLVERS:
        raise no_such(f"--model {model}: there is no scripted solver {name!r}", name, SOLVERS)
