"""`seedproof certify`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import click
from click.core import ParameterSource
from msgspec import to_builtins

from pipeline.archiving.releases import benchmark_in, release_folder
from pipeline.certifying.coverage import stated
from pipeline.certifying.deciding import Decided, decided
from pipeline.certifying.engines import ENGINES, Engine, engines_named
from pipeline.certifying.making import Query, made
from pipeline.certifying.proofs import ENGINE, proved
from pipeline.certifying.reading import released_rows
from pipeline.certifying.released import chosen, expect_certifiable
from pipeline.certifying.table import coverage_table, decided_table
from pipeline.certifying.tallying import covered, tallied
from pipeline.certifying.telling import counted, faults_of, told
from pipeline.certifying.writing import expect_room, write_scripts
from pipeline.commands import answer, json_option, needs, workers_option
from pipeline.stages.certify import run
from pipeline.workplace.build import Build
from pipeline.workplace.home import params_of
from pipeline.workplace.naming import BENCHMARK, RELEASE
from pipeline.workplace.settings import load_settings
from seedproof.loading import Release
from seedproof.record.errors import ExitCode, Finding, NotFound
from seedproof.record.extras import expect_installed
from seedproof.record.json_text import read_json
from seedproof.record.printing import aside
from seedproof.record.progress import progress

SCRIPTS = Path("scripts")
"""Where scripts go if nobody says otherwise."""

OF_A_RELEASE = ("release", "out", "ids", "per", "names", "seconds", "proofs")
"""Options with which a release is asked about, and not the build."""

_FOLDER = click.Path(path_type=Path, file_okay=False)


class Effort(NamedTuple):
    """What engines may take."""

    seconds: float
    """For one script."""
    workers: int


def _seconds(context: click.Context, parameter: click.Parameter, value: float) -> float:
    # No comparison holds for `nan`.
    if not 0.001 <= value <= 86_400:
        raise click.BadParameter(f"{value} is no number of seconds from 0.001 to 86400")
    return value


@click.command("certify")
@click.argument("benchmark", type=BENCHMARK)
@click.option("--release", type=RELEASE, help="Release folder.  [default: the current release]")
@click.option(
    "--out", type=_FOLDER, help=f"New folder for the queries.  [default: {SCRIPTS}; with --decide: none]"
)
@click.option("--rows", "ids", multiple=True, metavar="ID", help="Certify only this row; repeatable.")
@click.option(
    "--per", type=click.IntRange(1), metavar="N", help="Certify only N rows of each family and difficulty."
)
@click.option("--decide", is_flag=True, help="Have SMT solvers decide the queries.")
@click.option("--engine", "names", default="z3,cvc5", show_default=True, help="SMT solvers to use.")
@click.option(
    "--timeout",
    "seconds",
    type=float,
    default=2,
    show_default=True,
    callback=_seconds,
    help="Seconds per query and solver.",
)
@click.option("--proofs", is_flag=True, help="Write cvc5's proofs beside the unsatisfiable queries.")
@workers_option
@json_option
@needs("certify", "decide", "proofs")
@click.pass_context
def command(
    context: click.Context,
    benchmark: str,
    release: Path | None,
    out: Path | None,
    ids: tuple[str, ...],
    per: int | None,
    decide: bool,
    names: str,
    seconds: float,
    proofs: bool,
    workers: int,
    as_json: bool,
) -> ExitCode:
    """Write every claim about a row as an SMT-LIB query, and have z3 and cvc5 decide it.

    Without options, this is a stage of the build: z3 decides every query, and cvc5 those that z3 leaves
    undecided. Queries already in a release's attestation are skipped, except with --decide alone.

    With any further option, the command works on a release. Each query is made from the row's text alone, and
    saved as OUT/<row id>/<query>.smt2. The table shows, for each family, what the queries cover.

    With --decide, every solver decides every query. The command then saves queries only if you give --out or
    --proofs. It checks, in exact fractions, each satisfying assignment that a solver finds.

    Exit code 1: a solver contradicts a claim, a row cannot be read, or no solver decides some query.

    \b
    Example:
        seedproof certify missing_fact
        seedproof certify missing_fact --per 1 --out scripts
        seedproof certify missing_fact --per 1 --decide
    """
    if not any(_is_given(context, option) for option in OF_A_RELEASE):
        expect_installed("build")
        build = Build(benchmark)
        run(build, workers, decides_all=decide)
        answer(as_json, read_json(build.report("certify")) if as_json else {}, [])
        return ExitCode.HOLDS

    expect_certifiable(benchmark)
    engines = engines_named(name.strip() for name in names.split(","))
    folder = out or (None if decide and not proofs else SCRIPTS)
    if folder is not None:
        expect_room(folder)
    place = release or _current(benchmark)
    benchmark_in(place, benchmark)
    source = Release(str(place))
    rows = chosen(released_rows(source), ids, per)
    results = list(progress(made(benchmark, rows), "script", len(rows)))
    queries = [query for result in results for query in result.queries]
    effort = Effort(seconds, workers)
    said = _decided(queries, engines, effort) if decide else []
    proved = _proved(queries, effort) if proofs else []
    if folder is not None:
        write_scripts(folder, queries, proved)
    faults = faults_of(results, said)
    for line in told(faults):
        aside(line)
    subject = f"{source.name} {source.version}"
    done = "each decided as claimed" if decide else f"in {folder}"
    verdict = f"{subject}: {len(queries):,} queries of {len(rows):,} rows, {done}"
    if faults:
        verdict = f"{subject}: NOT CERTIFIED: {counted(faults)}"
    families = covered(results)
    found: dict[str, Any] = {
        "release": subject,
        "rows": len(rows),
        "scripts": len(queries),
        "verdict": verdict,
    }
    found |= {
        "families": stated(families),
        "faults": {kind: list(map(str, of_kind)) for kind, of_kind in faults.items()},
    }
    lines = list(coverage_table(families))
    if decide:
        tallies = tallied(said)
        versions = {engine.name: engine.version() for engine in engines}
        found |= {"queries": to_builtins(tallies), "engines": versions}
        named = ", ".join(f"{name} {version}" for name, version in versions.items())
        lines += ["", *decided_table(tallies, list(versions)), named]
    answer(as_json, found, [*lines, verdict])
    return ExitCode.FAILED if faults else ExitCode.HOLDS


def _is_given(context: click.Context, option: str) -> bool:
    return context.get_parameter_source(option) is not ParameterSource.DEFAULT


def _current(benchmark: str) -> Path:
    """Return the release of params.yaml's version, else what was built.

    Raises: SeedproofError when neither is here.
    """
    version = load_settings(benchmark, params_of(benchmark)).version
    for folder in (release_folder(benchmark, version), Build(benchmark).release):
        if (folder / "jsonl").is_dir():
            return folder
    raise NotFound(f"{benchmark}: no release is here. Make it with make release, or give --release DIR")


def _decided(queries: Sequence[Query], engines: Sequence[Engine], effort: Effort) -> list[Decided]:
    return list(progress(decided(queries, engines, effort.seconds, effort.workers), "decide", len(queries)))


def _proved(queries: Sequence[Query], effort: Effort) -> list[tuple[Query, str]]:
    """Return the proofs that there are, and say how many there are not."""
    ENGINES[ENGINE].version()
    unsatisfiable = sum(query.expected == "unsat" for query in queries)
    found = list(progress(proved(queries, effort.seconds, effort.workers), "prove", unsatisfiable))
    proofs = [(query, proof.text) for query, proof in found if proof.text is not None]
    gaps = sum(proof.has_gaps for _, proof in found)
    missing = [
        Finding(query.script.row_id, "not proved", f"{query.script.query}: {proof.reason}")
        for query, proof in found
        if proof.text is None
    ]
    for line in told({"not proved": missing}):
        aside(line)
    aside(f"{len(proofs):,} of {unsatisfiable:,} proofs written, {gaps:,} of them with steps on trust")
    return proofs
