"""`seedproof mutate`."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import click
import msgspec

from pipeline.archiving.releases import current_release
from pipeline.commands import answer, json_option, needs, workers_option
from pipeline.gates.reading import Instances
from pipeline.mutating import counting
from pipeline.mutating.gates import Gates
from pipeline.mutating.kind import Kind, TableKind
from pipeline.mutating.kinds import kinds_of
from pipeline.mutating.kinds.harmless import HARMLESS
from pipeline.mutating.mutating import Outcome, chosen, outcomes
from pipeline.mutating.sentences import fates
from pipeline.mutating.stating import state
from pipeline.releasing.attestations import tool_of, write_attestation
from pipeline.releasing.documents import write_documents_again
from pipeline.releasing.manifest import read_manifest, tables_in
from pipeline.workplace.build import Build
from pipeline.workplace.naming import BENCHMARK
from seedproof.contract import registry
from seedproof.contract.settings import by_split
from seedproof.record.errors import ExitCode, Misuse, SeedproofError
from seedproof.record.names import no_such
from seedproof.record.progress import progress
from seedproof.record.rows import OWN_SPLIT
from seedproof.record.seeds import parse_row_id


@click.command("mutate")
@click.argument("benchmark", type=BENCHMARK)
@click.option(
    "--per",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="Rows to corrupt in each family and difficulty.",
)
@click.option(
    "--kind", "only", multiple=True, help="Only kinds of error whose names contain this; repeatable."
)
@click.option(
    "--root-seed", default="1", show_default=True, help="Root seed of the corruptions, not of the rows."
)
@click.option("--sentences", is_flag=True, help="Change the wordings of generators instead of rows.")
@click.option("--family", default="", help="With --sentences: only the wordings of this family.")
@workers_option
@json_option
@click.option("--write", is_flag=True, help="Write the result as an attestation of the release.")
@needs("build")
@needs("certify", "sentences")
def command(
    benchmark: str,
    per: int,
    only: tuple[str, ...],
    root_seed: str,
    sentences: bool,
    family: str,
    workers: int,
    as_json: bool,
    write: bool,
) -> ExitCode:
    """Corrupt rows in every known way, and report which checks reject them.

    If the checks accept a corrupted row, the command compares it with the row that its seed gives. The table
    lists the errors that only this comparison finds, and says why an error is harmless where this is known.
    Rows come from the build. Exit code 1: a corrupted row passed both the checks and the comparison.

    With --sentences, each wording is made wrong in turn: two values exchanged, a value left out, a unit
    changed, or a comparison reversed. The gates and the SMT solvers check rows with the wrong wording.

    \b
    Example:
        seedproof mutate missing_fact
        seedproof mutate missing_fact --kind question --per 2
        seedproof mutate university --sentences --family mixing_tank
    """  # fmt: skip
    if sentences:
        if write or only:
            raise Misuse("--sentences changes wordings, not rows: leave --write and --kind out")
        return _sentences(benchmark, family, workers, as_json)
    if family:
        raise Misuse("--family chooses wordings: add --sentences")
    if write and only:
        raise Misuse("--write attests what was found of all kinds: leave --kind out")
    kinds = _kinds(benchmark, only)
    build = Build(benchmark)
    release = _release_of(build) if write else None
    settings = by_split(build.settings())[OWN_SPLIT]
    instances = Instances(build, registry.benchmark(benchmark).release.row)
    rows = list(instances.of_split(OWN_SPLIT))
    for row in rows:
        parse_row_id(row["id"])
    gates = Gates(benchmark, settings, list(instances.demonstrations()))
    made = outcomes(gates, kinds, rows, chosen(rows, per), root_seed)

    found = list(progress(made, "kind", len(kinds)))
    statement = state(benchmark, tool_of(benchmark), per, root_seed, found)
    if release is not None:
        write_attestation(release, "mutate", read_manifest(release), statement)
        write_documents_again(release)
    answer(as_json, msgspec.to_builtins(statement), _table(benchmark, found))
    return ExitCode(any(outcome.passed for outcome in found))


def _sentences(benchmark: str, family: str, workers: int, as_json: bool) -> ExitCode:
    modules = counting.modules_of(benchmark, family)
    found = list(progress(fates(benchmark, modules, workers), f"sentences {benchmark}", len(modules)))
    every = [fate for _, of_module in found for fate in of_module]
    counts = counting.counted(benchmark, every)
    answer(as_json, counting.as_json(counts, every) if as_json else {}, counting.table(counts, every))
    return ExitCode(any(fate.trial.end == "hole" for fate in every))


def _kinds(benchmark: str, only: Sequence[str]) -> list[Kind | TableKind]:
    kinds = kinds_of(benchmark)
    some = [kind for kind in kinds if not only or any(part in kind.name for part in only)]
    if not some:
        raise no_such(f"{benchmark}: no kind is named {only[0]}", only[0], (kind.name for kind in kinds))
    return some


def _release_of(build: Build) -> Path:
    """Return the release that has the rows of a build. Raises: SeedproofError when there is none."""
    release = current_release(build.benchmark)
    if tables_in(read_manifest(release)) != tables_in(read_manifest(build.release)):
        raise SeedproofError(f"{release}: has other rows than the build: seedproof cut {build.benchmark}")
    return release


def _table(benchmark: str, found: Sequence[Outcome]) -> Iterator[str]:
    """Yield a line for each kind, then for each that only the seed shows, then the sums."""
    width = max(len(outcome.kind.name) for outcome in found)
    yield f"{'kind':{width}}  rows  without  seed  passed  refused by"
    for outcome in found:
        without = outcome.applied - outcome.only_by_rebuild - outcome.passed
        by = ", ".join(who for who, _ in outcome.refused.most_common(3))
        counts = f"{outcome.applied:4}  {without:7}  {outcome.only_by_rebuild:4}  {outcome.passed:6}"
        yield f"{outcome.kind.name:{width}}  {counts}  {by}".rstrip()
    for outcome in found:
        if outcome.examples:
            why = HARMLESS.get((benchmark, outcome.kind.name), "nobody has said why this does no harm")
            yield f"{outcome.kind.name}: {', '.join(outcome.examples[:3])}. {why}"
    applied = sum(outcome.applied for outcome in found)
    only = sum(outcome.only_by_rebuild for outcome in found)
    passed = sum(outcome.passed for outcome in found)
    yield f"{applied:,} corrupted rows: {only:,} found only by rebuilding, {passed:,} not found"
