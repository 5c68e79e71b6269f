"""`seedproof score`."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from fractions import Fraction
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

import seedproof
from pipeline.commands import json_option, say
from pipeline.evaluating.planning.questions import questions_of
from pipeline.evaluating.transcripts.head import RUN
from pipeline.workplace.naming import RELEASE
from seedproof.contract import registry
from seedproof.contract.groups import Groups
from seedproof.loading import Release
from seedproof.measuring.statistics import decimal
from seedproof.nearby import MANIFEST, RELEASES, no_release
from seedproof.record.errors import Misuse, NotFound
from seedproof.record.files import replacing
from seedproof.record.progress import progress
from seedproof.record.rows import OWN_SPLIT
from seedproof.scoring.judged_files import read_judged
from seedproof.scoring.response_files import checked
from seedproof.scoring.results import Estimate, Listed, Result, Tally, Verdict, result_of
from seedproof.scoring.runs import Details, Run, run
from seedproof.scoring.stating import stated

_FILE = click.Path(path_type=Path, dir_okay=False)
_FOLDER = click.Path(path_type=Path, file_okay=False)
_SHORTEST = 24
"""The width of the first column of tables, unless a name is longer."""

_HEAD = f"{'accuracy':>11}   {'95 %':18}method"
"""What stands above an accuracy with its interval."""

_LONGEST_REASON = 160
"""Characters of a reason that are shown: two lines on a terminal."""


@click.command("score")
@click.argument("benchmark", metavar="BENCHMARK|RUN")
@click.argument("responses", nargs=-1, type=_FILE, metavar="[RESPONSES.jsonl]")
@click.option("--release", type=RELEASE, help="The folder of the release with the rows.")
@click.option("--version", help="The version of the release.  [default: the newest]")
@click.option("--config", help="The config that was asked.  [default: the release's default]")
@click.option("--split", default=OWN_SPLIT, show_default=True, help="The split that was asked.")
@click.option(
    "--response-column",
    "column",
    metavar="NAME",
    help="What has the responses.  [default: response, completion, output or prediction]",
)
@click.option("--judged", type=_FILE, help="Judgements of undecided answers: id, part, judgement.")
@click.option("--details", type=_FILE, help="A file for every verdict and its reason, as JSON lines.")
@click.option("--out", type=_FOLDER, help="Of a run: where its scores go.  [default: into its folder]")
@click.option(
    "--reread", is_flag=True, help="Of a run: say how many replies the holder would not give today."
)
@click.option("--extract-with", "extraction", type=_FOLDER, help="Of a run: another that read its answers.")
@click.option("--judge-with", "judge", type=_FOLDER, help="Of a run: another that judges its responses.")
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
    out: Path | None,
    reread: bool,
    extraction: Path | None,
    judge: Path | None,
    as_json: bool,
) -> None:
    """Score a model's responses to a benchmark: accuracy with intervals, overall and by group.

    BENCHMARK is a name, which stands for the newest release in releases/ here, else on the Hub; or
    NAMESPACE/NAME on the Hub; or the folder of a release. RESPONSES.jsonl has an object a line, with the id
    of a row and the response to it.

    Accuracy counts all rows of the config. A response is right where that was proved. One that is undecided,
    has no answer, or is missing is not right, and is counted apart. --judged takes what a model or a person
    says of the undecided answers alone, as {"id": ..., "part": "b", "judgement": true}; the accuracy with it
    stands beside the proved one.

    RUN is the folder of a run, as `seedproof evaluate` writes it: every metric of its benchmark goes to
    scores.jsonl and result.json.

    \b
    Example:
        seedproof score runs/oracle
        seedproof score number_game responses.jsonl
        seedproof score university responses.jsonl --details details.jsonl --judged judged.jsonl
    """
    if (Path(benchmark) / RUN).is_file():
        _expect_options(context, _OF_RESPONSES, "of responses, and this is a run")
        _score_run(Path(benchmark), release, out, reread, extraction, judge, as_json)
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
    if details is not None and details.resolve() in [path.resolve() for path in read]:
        raise Misuse(f"{details}: is to be read, and would be overwritten. Name another file: --details")
    source = release_of(benchmark, release, version)
    chosen = source.config(config)
    questions = questions_of(source, chosen, split)
    rows = {row["id"]: row for row in questions.rows}
    file = checked(responses[0], rows, column, _elsewhere(source, chosen, split))
    judgements = read_judged(judged, rows) if judged is not None else {}
    with ExitStack() as stack:
        write = _writer(stack, details)
        given = progress(file.responses(), "scoring", file.lines)
        done = run(rows, given, judgements, write)
    groups = _groups_of(source.name)
    result = result_of(list(rows.values()), done.outcomes, groups, judged is not None)
    head = {
        "benchmark": source.name,
        "version": source.version,
        "config": chosen,
        "split": split,
        "rows_sha256": questions.sha256,
        "response_column": file.column,
        "repeated_lines": file.repeated,
        "seedproof": seedproof.__version__,
    }
    say(as_json, head | stated(result) | _judgements(result, done), _report(head, result, done))


_OF_RESPONSES = ("responses", "version", "config", "split", "column", "judged", "details")
_OF_RUNS = ("out", "reread", "extraction", "judge")


def _expect_options(context: click.Context, refused: Sequence[str], reason: str) -> None:
    """Raises: click.UsageError where an option is given that says nothing here."""
    for parameter in context.command.params:
        given = context.get_parameter_source(parameter.name or "") == ParameterSource.COMMANDLINE
        if given and parameter.name in refused and context.params[parameter.name]:
            raise click.UsageError(f"{parameter.opts[0]} is {reason}. Leave it out", context)


def _score_run(
    folder: Path,
    release: Path | None,
    out: Path | None,
    reread: bool,
    extraction: Path | None,
    judge: Path | None,
    as_json: bool,
) -> None:
    """Score a run, write the files, and show the result."""
    from pipeline.evaluating.metrics.reporting import report
    from pipeline.evaluating.metrics.scoring import Asked, score_run

    result = score_run(Asked(folder, release, out, reread, extraction, judge))
    say(as_json, result.stated, report(result.run, result.measured, result.stated))


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
    """Find the release. Raises: SeedproofError when it is not there, or is another one."""
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


def _writer(stack: ExitStack, path: Path | None) -> Details | None:
    """Open the file for details, whole or absent. Returns what writes a line; None without a file."""
    if path is None:
        return None
    file = stack.enter_context(replacing(path))

    def write(details: Mapping[str, Any]) -> None:
        file.write(json.dumps(details).encode() + b"\n")

    return write


def _judgements(result: Result, done: Run) -> dict[str, Any]:
    if result.overall.with_judge is None:
        return {}
    said = ("right", "wrong", "inconclusive", "not applied")
    return {"judgements": {word.replace(" ", "_"): done.judgements[word] for word in said}}


def _report(head: Mapping[str, Any], result: Result, done: Run) -> Iterator[str]:
    """Yield the lines for people."""
    yield f"{head['benchmark']} {head['version']}, config {head['config']}, split {head['split']}"
    yield f"rows with SHA-256 {head['rows_sha256']}"
    yield f"responses from the column {head['response_column']}"
    if head["repeated_lines"]:
        yield f"{head['repeated_lines']:,} lines say again what an earlier line says"
    yield ""
    yield from _counts(result)
    yield ""
    yield from _accuracies(result)
    yield from _of_judge(result, done)
    yield from _errors(result)
    for name, by_value in result.groups.items():
        if len(by_value) > 1:
            yield ""
            yield from _table(name, by_value, result)
    yield from _list("undecided", result.overall.counts["undecided"], result.undecided)
    yield from _list("no answer", result.overall.counts["no answer"], result.unread)


def _counts(result: Result) -> Iterator[str]:
    tally = result.overall
    yield f"rows          {tally.rows:>8,}"
    yield f"  answered    {tally.answered:>8,}"
    best = "   with the best score" if tally.best is not None else ""
    yield f"    right     {tally.counts['right']:>8,}{best}"
    yield f"    wrong     {tally.counts['wrong']:>8,}"
    yield f"    undecided {tally.counts['undecided']:>8,}"
    yield f"  no answer   {tally.counts['no answer']:>8,}"
    yield f"  missing     {tally.counts['missing']:>8,}"
    if not result.complete:
        yield "not complete: a row whose response is missing counts as not right"


def _accuracies(result: Result) -> Iterator[str]:
    tally = result.overall
    yield f"{'':{_SHORTEST}}{_HEAD}"
    yield _line("all rows", tally.accuracy)
    if tally.counts["undecided"]:
        yield f"{'  at most':{_SHORTEST}}{_percent(tally.at_most):>11}   if all that is undecided were right"
    if tally.with_judge is not None:
        yield _line("  with a judge", tally.with_judge)
    if result.responses is not None:
        yield _line("rows with a response", result.responses)
    if tally.best is not None:
        yield _line("share of best scores", tally.best)
    if tally.parts is not None:
        yield _line("share of right parts", tally.parts)


def _of_judge(result: Result, done: Run) -> Iterator[str]:
    if result.overall.with_judge is None:
        return
    uses = _judgements(result, done)["judgements"]
    yield ""
    yield (
        f"a judge on undecided answers: {uses['right']:,} right, {uses['wrong']:,} wrong, "
        f"{uses['inconclusive']:,} inconclusive"
    )
    if uses["not_applied"]:
        yield f"{uses['not_applied']:,} judgements not applied: nothing is undecided there"


def _errors(result: Result) -> Iterator[str]:
    if result.errors:
        yield ""
        yield f"{'error':{_SHORTEST}}{'responses':>9}"
        for name, count in sorted(result.errors.items()):
            yield f"{name:{_SHORTEST}}{count:>9,}"


def _table(title: str, by_value: Mapping[str, Tally], result: Result) -> Iterator[str]:
    """Yield the lines of a group: a head, and a line a value."""
    width = max(_SHORTEST, *(len(value) + 2 for value in by_value))
    verdicts = _shown_verdicts(result)
    counts = "".join(f"{verdict:>11}" for verdict in verdicts)
    yield f"{title:{width}}{'rows':>9}{counts}{_HEAD}"
    for value, tally in by_value.items():
        counts = "".join(f"{tally.counts[verdict]:>11,}" for verdict in verdicts)
        yield f"{value or '-':{width}}{tally.rows:>9,}{counts}{_estimate(tally.accuracy)}"


def _shown_verdicts(result: Result) -> list[Verdict]:
    """Return what the tables count: what is right, and what is neither right nor wrong if there is any."""
    neither: tuple[Verdict, ...] = ("undecided", "no answer", "missing")
    return ["right", *(verdict for verdict in neither if result.overall.counts[verdict])]


def _list(title: str, count: int, responses: Sequence[Listed]) -> Iterator[str]:
    if not responses:
        return
    yield ""
    more = f", the first {len(responses)} of {count:,}; all with --details" if count > len(responses) else ""
    yield f"{title}{more}"
    for response in responses:
        yield f"  {response.id}  {_printable(response.reason)}"


def _line(name: str, estimate: Estimate) -> str:
    return f"{name:{_SHORTEST}}{_estimate(estimate)}"


def _estimate(estimate: Estimate) -> str:
    interval = estimate.interval
    bounds = f"{_hundredths(interval.low)} to {_hundredths(interval.high)}"
    return f"{_percent(estimate.value):>11}   {bounds:18}{interval.method}"


def _percent(share: Fraction) -> str:
    return f"{_hundredths(share)} %"


def _hundredths(share: Fraction) -> str:
    return decimal(100 * share, 2)


def _printable(reason: str) -> str:
    """Return one line of a reason that may quote a response: no control characters, and not too long."""
    plain = "".join(sign if sign.isprintable() else " " for sign in reason)
    return plain if len(plain) <= _LONGEST_REASON else f"{plain[:_LONGEST_REASON]}…"
