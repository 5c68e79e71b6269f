"""`seedproof score`."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from itertools import chain
from pathlib import Path
from typing import Literal

import click
from click.core import ParameterSource

import seedproof
from pipeline.commands import answer, json_option, workers_option
from pipeline.evaluating.judging.readers import Readers
from pipeline.evaluating.planning.addresses import may_cost
from pipeline.evaluating.planning.asking import Kind
from pipeline.evaluating.planning.endpoints import Endpoint
from pipeline.evaluating.planning.options import Calls, Money, Settings, gathered
from pipeline.evaluating.transcripts.head import RUN
from pipeline.evaluating.transcripts.writing import expect_same_plan
from pipeline.scaling.engines import Engine, engine_of
from pipeline.workplace.naming import RELEASE, complete_config, complete_release
from pipeline.workplace.root_seed import root_seed_of, root_seed_option
from seedproof.contract import registry
from seedproof.contract.groups import Groups
from seedproof.loading import Release
from seedproof.record.errors import Misuse, NotFound
from seedproof.record.extras import expect_installed
from seedproof.record.nearby import MANIFEST, RELEASES, no_release
from seedproof.record.printing import aside
from seedproof.record.rows import OWN_SPLIT
from seedproof.record.seeds import expect_root_seed, is_endless

_FILE = click.Path(path_type=Path, dir_okay=False)
_FOLDER = click.Path(path_type=Path, file_okay=False)


@click.command("score")
@click.argument("benchmark", metavar="BENCHMARK|RUN", shell_complete=complete_release)
@click.argument("responses", nargs=-1, type=_FILE, metavar="[RESPONSES.jsonl]")
@click.option("--release", type=RELEASE, help="Release folder.")
@click.option("--version", help="Version of the release.  [default: the newest]")
@click.option(
    "--config",
    shell_complete=complete_config,
    help="Config of the rows.  [default: the release's default]",
)
@click.option("--split", default=OWN_SPLIT, show_default=True, help="Split of the rows.")
@click.option(
    "--response-column",
    "column",
    metavar="NAME",
    help="Field with the responses.  [default: response, completion, output or prediction]",
)
@click.option(
    "--judged", type=_FILE, help="JSON Lines with verdicts on undecided answers: id, part, judgement."
)
@click.option(
    "--details", type=_FILE, help="Write every verdict and its reason to this file: JSON Lines or Parquet."
)
@root_seed_option("Seed of endless rows")
@click.option(
    "--engine",
    type=click.Choice(["inline", "processes", "ray"]),
    default="inline",
    show_default=True,
    help="What scores responses: this process, several, or Ray.",
)
@click.option("--address", help="Ray cluster to use.  [default: a new one here]")
@workers_option
@click.option("--out", type=_FOLDER, help="Runs: folder for the scores.  [default: the run's folder]")
@click.option(
    "--reread",
    is_flag=True,
    help="Runs: repeat requests to this version's user simulator, and count different replies.",
)
@click.option(
    "--extract-with",
    "extraction",
    metavar="MODEL|RUN",
    help="Runs: model that looks again for the final answer in responses not scored as correct.",
)
@click.option(
    "--judge-with",
    "judge",
    metavar="MODEL|RUN",
    help="Runs: model that judges whether responses are correct.",
)
@click.option(
    "--verdicts-with",
    "verdicts",
    metavar="MODEL|RUN",
    help="With --judge-with: model that reads the judge's replies without a clear yes or no.",
)
@click.option("--scheme", default="", help="Prompt template for the judge.  [default: brief]")
@click.option("--only-undecided", is_flag=True, help="Have the judge decide only undecided answers.")
@gathered(Settings)
@gathered(Calls)
@gathered(Money)
@json_option
@click.pass_context
def command(
    context: click.Context,
    benchmark: str,
    responses: tuple[Path, ...],
    release: Path | None,
    version: str | None,
    config: str | None,
    split: str,
    column: str | None,
    judged: Path | None,
    details: Path | None,
    root_seed: str | None,
    engine: Literal["inline", "processes", "ray"],
    address: str | None,
    workers: int,
    out: Path | None,
    reread: bool,
    extraction: str | None,
    judge: str | None,
    verdicts: str | None,
    scheme: str,
    only_undecided: bool,
    settings: Settings,
    calls: Calls,
    money: Money,
    as_json: bool,
) -> None:
    """Score a model's responses: accuracy with intervals, overall and by group.

    BENCHMARK is a name, NAME@VERSION, NAMESPACE/NAME on the Hub, or a release folder. A name means the newest
    release. The command takes it from ./releases/, or else rebuilds it from its seeds, or else downloads it
    from the Hub. Each line of RESPONSES.jsonl is an object with the id of a row and the response. The file
    may also be .jsonl.zst or .parquet.

    The endless rows of `sp.generate` and `seedproof scale` are rebuilt from their ids and --root-seed.

    Accuracy counts every row of the config, or of a run's sample. A response counts as correct only if it is
    proved correct. Undecided, missing and unreadable responses count as not correct, and are shown
    separately. --judged takes a judge's verdicts on undecided answers, as {"id": ..., "part": "b",
    "judgement": true}. Accuracy with a judge is shown beside the proved accuracy.

    RUN is a folder written by `seedproof evaluate`. Every metric goes to scores.jsonl and result.json.
    --judge-with, --extract-with and --verdicts-with name a model to call, or the folder of its earlier
    answers. For the benchmark judge, --extract-with looks only at responses without a clear yes or no.

    \b
    Example:
        seedproof score runs/oracle
        seedproof score runs/mine --judge-with openai/NAME --base-url http://localhost:8000/v1
        seedproof score number_game responses.jsonl
        seedproof score university responses.jsonl --details details.jsonl --judged judged.jsonl
        seedproof score missing_fact responses.parquet --root-seed 7 --engine processes
    """
    # They read every kind of answer, which costs more than all the rest of --help.
    from pipeline.evaluating.planning.questions import questions_of
    from pipeline.scaling.scoring import parts_of, score_released
    from seedproof.scoring.judged_files import read_judged
    from seedproof.scoring.response_files import checked, first_id
    from seedproof.scoring.results import result_of
    from seedproof.scoring.stating import stated
    from seedproof.scoring.telling import told, used_judgements

    if (Path(benchmark) / RUN).is_file():
        _expect_options(context, _OF_RESPONSES, "of responses, and this is a run")
        named: dict[Kind, str | None] = {"extraction": extraction, "judgement": judge, "verdict": verdicts}
        readers = Readers(
            run=Path(benchmark),
            release=release,
            out=out or Path(benchmark),
            named={kind: name for kind, name in named.items() if name is not None},
            scheme=scheme,
            only_undecided=only_undecided,
        )
        if not readers.models:
            _expect_options(context, _OF_MODELS, "of models that read a run, and none is named")
        if verdicts is not None and judge is None:
            raise click.UsageError(
                "--verdicts-with reads what a judge has said. Name it: --judge-with", context
            )
        if _have_read(readers, settings, calls, money, as_json):
            _score_run(readers, reread, as_json)
        return
    if not responses:
        _expect_run_or_release(benchmark)
    _expect_options(context, _OF_RUNS, "of a run, and this is none")
    if not responses and Path(benchmark).is_file():
        raise Misuse(
            f"{benchmark}: is a file. Say first of which benchmark: seedproof score BENCHMARK {benchmark}"
        )
    if not responses:
        raise click.MissingParameter(ctx=context, param_type="argument", param_hint="RESPONSES.jsonl")
    _expect_no_judges(benchmark, responses)
    read = [responses[0]] if judged is None else [responses[0], judged]
    if not responses[0].exists():
        raise NotFound(
            f"{responses[0]}: cannot be read (No such file or directory). Give a file of JSON lines"
        )
    if details is not None and details.resolve() in [path.resolve() for path in read]:
        raise Misuse(f"{details}: is to be read, and would be overwritten. Name another file: --details")
    mapping = _Mapping(engine, workers, address, details)
    is_plain = release is None and benchmark in registry.benchmarks()
    if is_plain and is_endless(first_id(responses[0])):
        _expect_options(context, _OF_RELEASES, "of a release, and these are endless rows")
        _score_endless(benchmark, responses[0], column, root_seed, mapping, as_json)
        return
    source = release_of(benchmark, release, version)
    chosen = source.config(config)
    questions = questions_of(source, chosen, split)
    rows = {row["id"]: row for row in questions.rows}
    file = checked(responses[0], rows, column, _elsewhere(source, chosen, split))
    judgements = read_judged(judged, rows) if judged is not None else {}
    with mapping.engine() as on:
        parts = parts_of(responses[0], mapping.workers)
        done = score_released(file, rows, judgements, on, parts, details)
    groups = _groups_of(source.name)
    result = result_of(list(rows.values()), done.outcomes, groups, judged is not None)
    head = {
        "benchmark": source.name,
        "version": source.version,
        "config": chosen,
        "split": split,
        "rows_sha256": questions.sha256,
        "response_column": file.column,
        "repeated_lines": len(file.repeats),
        "seedproof": seedproof.__version__,
    }
    answer(as_json, head | stated(result) | used_judgements(result, done), told(head, result, done))


@dataclass(frozen=True)
class _Mapping:
    """What scores responses, and where their verdicts go."""

    name: Literal["inline", "processes", "ray"]
    asked_workers: int
    address: str | None
    details: Path | None

    @property
    def workers(self) -> int:
        """How many there are."""
        return 1 if self.name == "inline" else self.asked_workers

    @contextmanager
    def engine(self) -> Iterator[Engine]:
        """Yield the engine."""
        with engine_of("ray" if self.name == "ray" else "processes", self.workers, self.address) as engine:
            yield engine


def _score_endless(
    benchmark: str, path: Path, column: str | None, root_seed: str | None, mapping: _Mapping, as_json: bool
) -> None:
    """Score responses to endless rows, and show the result."""
    from pipeline.scaling.endless import EndlessRows
    from pipeline.scaling.scoring import parts_of, score_endless
    from seedproof.scoring.response_files import streamed
    from seedproof.scoring.stating import stated
    from seedproof.scoring.telling import told_endless

    registry.benchmark(benchmark)
    seed = root_seed_of(root_seed)
    if seed is None:
        raise Misuse(f"{path}: has ids of endless rows. Say which seed they are of: --root-seed")
    expect_root_seed(seed)
    file = streamed(path, column)
    groups = _groups_of(benchmark)
    with mapping.engine() as engine:
        parts = parts_of(path, mapping.workers)
        counted = score_endless(file, EndlessRows(benchmark, seed), groups, engine, parts, mapping.details)
    result = counted.result(groups)
    head = {"benchmark": benchmark, "response_column": file.column, "seedproof": seedproof.__version__}
    answer(as_json, head | stated(result), told_endless(head, result))


_OF_RESPONSES = (
    *("responses", "version", "config", "split", "column", "judged", "details"),
    *("root_seed", "engine", "address", "workers"),
)
_OF_RELEASES = ("version", "config", "split", "judged")
_OF_MODELS = (
    "scheme",
    "only_undecided",
    *(field.name for group in (Settings, Calls, Money) for field in fields(group)),
)
_OF_RUNS = ("out", "reread", "extraction", "judge", "verdicts", *_OF_MODELS)


def _expect_options(context: click.Context, refused: Sequence[str], reason: str) -> None:
    """Raises: click.UsageError where an option is given that says nothing here."""
    for parameter in context.command.params:
        given = context.get_parameter_source(parameter.name or "") == ParameterSource.COMMANDLINE
        if given and parameter.name in refused and context.params[parameter.name]:
            raise click.UsageError(f"{parameter.opts[0]} is {reason}. Leave it out", context)


def _have_read(readers: Readers, settings: Settings, calls: Calls, money: Money, as_json: bool) -> bool:
    """Have models read a run. Returns whether they did: else it is told what they would be asked."""
    if not readers.models:
        return True
    expect_installed("evaluate")
    from pipeline.evaluating.engine.waves import ask
    from pipeline.evaluating.judging.requests import readings
    from pipeline.evaluating.planning.calling import endpoint_of, prices_of
    from pipeline.evaluating.planning.cost import outlook_on, stated, told

    def endpoint(model: str) -> Endpoint:
        return endpoint_of(model, settings, calls, None)

    costs = any(may_cost(model, calls.base_url) for model in readers.models)
    outlooks = []
    for run in readings(readers, lambda model: endpoint(model).solver):
        expect_same_plan(run.folder, run.head)
        if money.dry_run or (costs and not money.yes):
            outlooks.append(outlook_on([run], prices_of(money)))
            continue
        for line in ask(run, endpoint(run.head.solver.model), calls.anyway):
            aside(line)
    if outlooks:
        how = "no model was called. To call it: " + ("--yes" if costs else "leave out --dry-run")
        answer(as_json, {"plans": list(map(stated, outlooks))}, chain(*map(told, outlooks), [how]))
    return not outlooks


def _score_run(readers: Readers, reread: bool, as_json: bool) -> None:
    """Score a run, write the files, and show the result."""
    from pipeline.evaluating.metrics.readings import told_readings
    from pipeline.evaluating.metrics.reporting import report
    from pipeline.evaluating.metrics.scoring import Asked, score_run

    asked = Asked(
        readers.run,
        readers.release,
        readers.out,
        reread,
        extraction=readers.read("extraction"),
        judge=readers.read("judgement"),
        verdicts=readers.read("verdict"),
    )
    result = score_run(asked)
    lines = report(result.run, result.measured, result.stated)
    answer(as_json, result.stated, chain(lines, told_readings(result.stated)))


def _expect_run_or_release(benchmark: str) -> None:
    """Raises: SeedproofError where a folder is meant that has neither a run nor a release."""
    is_name = benchmark in registry.benchmarks() or ("/" not in benchmark and (RELEASES / benchmark).is_dir())
    folder = Path(benchmark)
    if is_name or folder.is_file() or (folder / MANIFEST).is_file():
        return
    state = f"has no {RUN} and no {MANIFEST}" if folder.is_dir() else "there is no such folder"
    raise NotFound(
        f"{benchmark}: is no run and no release: {state}. Give the folder of a run, as evaluate --out has "
        "made it, or a benchmark and RESPONSES.jsonl"
    )


def _expect_no_judges(benchmark: str, responses: Sequence[Path]) -> None:
    """Raises: SeedproofError where labelled solutions are given, as this command took them once.

    Or where the benchmark stands behind its responses.
    """
    if [str(path) for path in responses if str(path) in registry.benchmarks()] and Path(benchmark).is_file():
        raise Misuse(f"{benchmark}: the benchmark stands first: seedproof score {responses[0]} {benchmark}")
    if len(responses) > 1 or Path(benchmark).is_file() or benchmark.endswith(".jsonl"):
        files = " ".join(map(str, (benchmark, *responses)))
        raise Misuse(
            f"{benchmark}: score takes a benchmark and one file of responses. To score judges on labelled "
            f"solutions: seedproof judges {files}"
        )


def release_of(benchmark: str, folder: Path | None, version: str | None) -> Release:
    """Find the release; `missing_fact@1.0.0` names its version as well.

    Raises: SeedproofError when it is not there, or is another one.
    """
    name, at, stated_version = benchmark.partition("@")
    if at and not Path(benchmark).exists():
        benchmark, version = name, version or stated_version
    release = _in_folder(benchmark, folder) if folder is not None else _by_name(benchmark, version)
    if version is not None and release.version != version:
        raise Misuse(
            f"{folder or benchmark}: is version {release.version}, and --version is {version}. Leave one out"
        )
    return release


def _in_folder(benchmark: str, folder: Path) -> Release:
    if not (folder / MANIFEST).is_file():
        raise no_release(folder, "" if Path(benchmark) == folder else benchmark.rpartition("/")[2])
    release = Release(str(folder))
    if release.name != benchmark.rpartition("/")[2] and Path(benchmark) != folder:
        raise Misuse(f"{folder}: is a release of {release.name}, not of {benchmark}. Name that one")
    return release


def _by_name(benchmark: str, version: str | None) -> Release:
    if "/" in benchmark and Path(benchmark).is_dir():
        return _in_folder(benchmark, Path(benchmark))
    if "/" not in benchmark and not Path(benchmark).is_dir() and not (RELEASES / benchmark).is_dir():
        # Raises for an unknown name, before the network is asked.
        registry.benchmark(benchmark)
    return Release(benchmark, version)


def _groups_of(benchmark: str) -> Groups:
    """Return by what responses are counted; a benchmark that is not installed has declared nothing."""
    return registry.benchmark(benchmark).groups if benchmark in registry.benchmarks() else Groups()


def _elsewhere(source: Release, config: str, split: str) -> Callable[[str], str]:
    """Return what says in which other config an id is."""

    def sentence(row_id: str) -> str:
        for name in source.configs:
            if name != config and any(row["id"] == row_id for row in source.rows(name, split)):
                return f"It is one of another config: --config {name}"
        return ""

    return sentence
