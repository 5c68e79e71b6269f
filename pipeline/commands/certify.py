"""`seedproof certify`."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click
from click.core import ParameterSource
from msgspec import to_builtins

from pipeline.archiving.releases import benchmark_in, release_folder
from pipeline.certifying.statement import ARCHIVE
from pipeline.commands import answer, json_option, needs
from pipeline.releasing.documents import write_documents_again
from pipeline.releasing.layers import SCRIPTS_POINTER
from pipeline.workplace.build import Build
from pipeline.workplace.home import params_of
from pipeline.workplace.naming import BENCHMARK, RELEASE
from pipeline.workplace.settings import load_settings
from seedproof.loading import Release
from seedproof.record.errors import ExitCode, Misuse, NotFound
from seedproof.record.files import replacing
from seedproof.record.printing import aside
from seedproof.record.progress import progress

if TYPE_CHECKING:
    from pipeline.certifying.deciding import Decided
    from pipeline.certifying.engines import Engine
    from pipeline.certifying.making import Made, Query

SCRIPTS = Path("scripts")
"""Where scripts go if nobody says otherwise."""

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
@click.option(
    "--write", is_flag=True, help="With --decide: write the attestation and queries to the release."
)
@click.option("--workers", type=click.IntRange(1, 64), help="Number of processes.  [default: one per core]")
@json_option
@needs("certify", "decide", "proofs")
@needs("build", "write")
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
    write: bool,
    workers: int | None,
    as_json: bool,
) -> ExitCode:
    """Write every claim about a row as an SMT-LIB query, and have z3 and cvc5 decide it.

    Each query is made from the row's text alone, and saved as OUT/<row id>/<query>.smt2. The table shows, for
    each family, what the queries cover.

    With --decide, every solver decides every query. The command then saves queries only if you give --out or
    --proofs. It checks, in exact fractions, each satisfying assignment that a solver finds. --write saves the
    result as the release's attestation, with an archive of the queries.

    Exit code 1: a solver contradicts a claim, a row cannot be read, or some query is decided by no solver.

    \b
    Example:
        seedproof certify missing_fact --per 1 --out scripts
        seedproof certify missing_fact --decide
        seedproof certify university --decide --write
    """
    from pipeline.certifying.coverage import stated
    from pipeline.certifying.engines import engines_named
    from pipeline.certifying.making import made
    from pipeline.certifying.reading import released_rows
    from pipeline.certifying.released import chosen, expect_certifiable
    from pipeline.certifying.table import coverage_table, decided_table
    from pipeline.certifying.tallying import covered, tallied
    from pipeline.certifying.telling import counted, faults_of, told
    from pipeline.certifying.writing import expect_room, write_scripts

    expect_certifiable(benchmark)
    if write:
        _expect_whole(context)
    engines = engines_named(name.strip() for name in names.split(","))
    folder = out or (None if decide and not proofs else SCRIPTS)
    if folder is not None:
        expect_room(folder)
    place = release or _current(benchmark)
    if write and place == Build(benchmark).release:
        raise Misuse(f"{place}: is a build, and --write attests releases: seedproof cut {benchmark}")
    benchmark_in(place, benchmark)
    source = Release(str(place))
    rows = chosen(released_rows(source), ids, per)
    results = list(progress(made(benchmark, rows), "script", len(rows)))
    queries = [query for result in results for query in result.queries]
    effort = Effort(seconds, workers or _processors())
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
    written = None
    if faults:
        verdict = f"{subject}: NOT CERTIFIED: {counted(faults)}"
    elif write:
        written = _write(place, source, engines, seconds, results, said)
    families = covered(results)
    found: dict[str, Any] = {
        "release": subject,
        "rows": len(rows),
        "scripts": len(queries),
        "verdict": verdict,
    }
    found |= {"families": stated(families), "faults": faults, "written": written and str(written)}
    lines = list(coverage_table(families))
    if decide:
        tallies = tallied(said)
        versions = {engine.name: engine.version() for engine in engines}
        found |= {"queries": to_builtins(tallies), "engines": versions}
        named = ", ".join(f"{name} {version}" for name, version in versions.items())
        lines += ["", *decided_table(tallies, list(versions)), named]
    lines += [*([f"{written}: written"] if written else []), verdict]
    answer(as_json, found, lines)
    return ExitCode.FAILED if faults else ExitCode.HOLDS


def _expect_whole(context: click.Context) -> None:
    """Raise click.UsageError for a statement about less than all scripts and all engines."""
    if not context.params["decide"]:
        raise click.UsageError("--write attests what engines said. Add --decide", context)
    for name, option in (("ids", "--rows"), ("per", "--per"), ("names", "--engine")):
        if context.get_parameter_source(name) is not ParameterSource.DEFAULT:
            raise click.UsageError(f"--write is of all rows and all engines. Leave out {option}", context)


def _current(benchmark: str) -> Path:
    """Return the release of params.yaml's version, else what was built.

    Raises: SeedproofError when neither is here.
    """
    version = load_settings(benchmark, params_of(benchmark)).version
    for folder in (release_folder(benchmark, version), Build(benchmark).release):
        if (folder / "jsonl").is_dir():
            return folder
    raise NotFound(f"{benchmark}: no release is here. Make it with make release, or give --release DIR")


def _processors() -> int:
    from os import cpu_count

    return cpu_count() or 1


def _decided(queries: "Sequence[Query]", engines: "Sequence[Engine]", effort: Effort) -> "list[Decided]":
    from pipeline.certifying.deciding import decided

    return list(progress(decided(queries, engines, effort.seconds, effort.workers), "decide", len(queries)))


def _proved(queries: "Sequence[Query]", effort: Effort) -> "list[tuple[Query, str]]":
    """Return the proofs that there are, and say how many there are not."""
    from pipeline.certifying.engines import ENGINES
    from pipeline.certifying.proofs import ENGINE, proved
    from pipeline.certifying.telling import told

    ENGINES[ENGINE].version()
    unsatisfiable = sum(query.expected == "unsat" for query in queries)
    found = list(progress(proved(queries, effort.seconds, effort.workers), "prove", unsatisfiable))
    proofs = [(query, proof.text) for query, proof in found if proof.text is not None]
    gaps = sum(proof.has_gaps for _, proof in found)
    missing = [f"{query.place}: {proof.reason}" for query, proof in found if proof.text is None]
    for line in told({"not proved": missing}):
        aside(line)
    aside(f"{len(proofs):,} of {unsatisfiable:,} proofs written, {gaps:,} of them with steps on trust")
    return proofs


def _write(
    place: Path,
    source: Release,
    engines: "Sequence[Engine]",
    seconds: float,
    results: "Sequence[Made]",
    said: "Sequence[Decided]",
) -> Path:
    """Write the attestation of what was said, the archive of the scripts, and the card that tells of it."""
    from hashlib import sha256

    from pipeline.archiving.tracking import track_scripts
    from pipeline.certifying.making import packed
    from pipeline.certifying.stating import state
    from pipeline.certifying.tallying import tallied
    from pipeline.releasing.attestations import tool_of, write_attestation
    from pipeline.releasing.manifest import read_manifest

    content = packed(results)
    with replacing(place / ARCHIVE) as file:
        file.write(content)
    digest = sha256(content).hexdigest()
    statement = state(tool_of(source.name), digest, engines, seconds, results, tallied(said))
    path = write_attestation(place, "certify", read_manifest(place), statement)
    (place / SCRIPTS_POINTER).unlink(missing_ok=True)
    track_scripts(place)
    write_documents_again(place)
    return path
